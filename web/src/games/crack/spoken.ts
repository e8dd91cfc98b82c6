import { nameOf } from "~/board/grid/cells.ts";
import type { SpokenPart } from "~/games/contract.ts";
import type { Piece, Preview } from "~/generated/games/crack.ts";
import { piece } from "./colours.ts";
import type { Control, CrackTable } from "./control.svelte.ts";

const SIZE = 17;

/** The table in words: one's letters, the board row by row, the last word, the players. */
export function spoken(table: CrackTable, control: Control): SpokenPart[] {
  const { view, texts, names } = table;
  const told = ({ letter, colour }: Piece) => `${letter} ${texts.value("colour", colour)}`;
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const cells = view.board.slice(row * SIZE, (row + 1) * SIZE).map((code, column) => {
      return code ? `${nameOf(row * SIZE + column)} ${told(piece(code))}` : "";
    });
    return cells.filter((cell) => cell !== "").join(", ");
  }).filter((row) => row !== "");
  const colours = Array.from({ length: SIZE }, (_, row) => {
    const cells = [...view.ground.slice(row * SIZE, (row + 1) * SIZE)];
    return `${row + 1} : ${cells.map((colour) => texts.value("colour", colour)).join(", ")}`;
  });
  const finals = Object.entries(view.finals).map(([cell, points]) => `${cell} ${points}`);
  const parts: SpokenPart[] = [
    { heading: texts.say("ck-spoken-board"), lines: rows.length > 0 ? rows : [texts.say("ck-spoken-empty")] },
    {
      heading: texts.say("ck-spoken-players"),
      lines: [
        ...view.accounts.map(({ total, aces }, seat) =>
          texts.say("ck-spoken-player", { name: names[seat] ?? "", total, aces }),
        ),
        texts.say("ck-pool", { count: view.pool }),
      ],
    },
    { heading: texts.say("ck-spoken-finals"), lines: finals },
    { heading: texts.say("ck-spoken-colours"), lines: colours },
  ];
  if (view.score)
    parts.splice(1, 0, {
      heading: texts.say("ck-spoken-last"),
      lines: [
        view.score.formed.map(({ letters, cells }) => `${letters} (${cells[0]})`).join(", "),
        ...view.score.lines.map((line) => texts.tell("as-line", { ...line })),
      ],
    });
  if (control.me !== null)
    parts.unshift({ heading: texts.say("ck-spoken-rack"), lines: [control.pieces.map(told).join(", ")] });
  return parts;
}
/** What letters that are typed would make: the words, the score line by line, or why not. */
export function weighed({ texts, names }: CrackTable, { score, legal, total, refused, details }: Preview): string[] {
  const words = (score?.formed ?? []).map(({ letters, valid }) => `${letters} ${valid ? "✓" : "✗"}`);
  return [
    ...(words.length > 0 ? [words.join(", ")] : []),
    ...(score?.lines ?? []).map((line) => texts.tell("as-line", { ...line })),
    ...(legal ? [`${total} ${texts.say("ck-points")}`] : []),
    ...(refused ? [texts.tell(`refused-${refused}`, details, names)] : []),
  ];
}
