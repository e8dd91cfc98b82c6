import { nameOf } from "~/board/grid/cells.ts";
import type { SpokenPart } from "~/games/contract.ts";
import type { Piece } from "~/generated/games/crack.ts";
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
  const last = (view.score?.formed ?? []).map(({ letters }) => letters).join(", ");
  const parts: SpokenPart[] = [
    { heading: texts.say("ck-spoken-board"), lines: rows.length > 0 ? rows : [texts.say("ck-spoken-empty")] },
    {
      heading: texts.say("ck-spoken-players"),
      lines: [
        ...view.accounts.map(({ total, aces }, seat) =>
          texts.say("ck-spoken-player", { name: names[seat] ?? "", total, aces }),
        ),
        texts.say("ck-pool", { count: view.pool }),
        ...(last === "" ? [] : [texts.say("ck-spoken-last", { words: last })]),
      ],
    },
  ];
  if (control.me !== null)
    parts.unshift({ heading: texts.say("ck-spoken-rack"), lines: [control.pieces.map(told).join(", ")] });
  return parts;
}
