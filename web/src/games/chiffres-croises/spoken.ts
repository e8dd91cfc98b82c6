import { cellOf, nameOf } from "~/board/grid/cells.ts";
import type { SpokenPart } from "~/games/contract.ts";
import type { Combination, Preview } from "~/generated/games/chiffres-croises.ts";
import type { ChiffresTable, Control } from "./control.svelte.ts";

const SIZE = 17;

/** The table in words: one's rack and the targets, then every line of the board that has something on it. */
export function spoken(table: ChiffresTable, control: Control): SpokenPart[] {
  const { view, texts, names } = table;
  const face = (it: number) => String(texts.value("face", it));
  const rows = Array.from({ length: SIZE }, (_, row) => line(view.board, row)).filter((told) => told !== "");
  const free = (cells: readonly string[]) => cells.filter((cell) => !view.board[cellOf(cell)]);
  const special = [
    [free(view.blue), "cc-spoken-blue"],
    [free(view.red), "cc-spoken-red"],
    [view.jokers, "cc-spoken-jokers"],
    [view.fresh, "cc-spoken-fresh"],
  ] as const;
  const parts: SpokenPart[] = [
    { heading: texts.say("cc-targets"), lines: [view.targets.join(", ")] },
    { heading: texts.say("cc-spoken-board"), lines: rows.length > 0 ? rows : [texts.say("cc-spoken-empty")] },
    {
      heading: texts.say("cc-spoken-cells"),
      lines: special.flatMap(([cells, text]) =>
        cells.length > 0 ? [texts.say(text, { cells: cells.join(", ") })] : [],
      ),
    },
    {
      heading: texts.say("cc-spoken-players"),
      lines: [
        ...view.racks.map(({ count }, seat) =>
          texts.say("cc-spoken-player", { name: names[seat] ?? "", total: view.totals[seat] ?? 0, count }),
        ),
        texts.say("cc-bag", { count: view.bag }),
      ],
    },
  ];
  if (control.me !== null)
    parts.unshift({ heading: texts.say("cc-spoken-rack"), lines: [control.faces.map(face).join(", ")] });
  return parts;
}

/** What tiles that are typed would make: each line with its sum, the score, or why not. */
export function weighed({ texts, names }: ChiffresTable, preview: Preview): string[] {
  const { combinations, lines, legal, points, refused, details } = preview;
  const sum = ({ cells, sum, fits }: Combination) =>
    texts.say("cc-spoken-sum", { from: cells[0] ?? "", to: cells.at(-1) ?? "", sum, fits: String(fits) });
  return [
    ...combinations.map(sum),
    ...lines.map((line) => texts.tell("as-line", { ...line })),
    ...(legal ? [`${points} ${texts.say("cc-points")}`] : []),
    ...(refused ? [texts.tell(`refused-${refused}`, details, names)] : []),
  ];
}

function line(board: readonly number[], row: number): string {
  const cells = board.slice(row * SIZE, (row + 1) * SIZE).map((value, column) => ({ value, at: row * SIZE + column }));
  return cells
    .filter(({ value }) => value > 0)
    .map(({ value, at }) => `${nameOf(at)} ${value}`)
    .join(", ");
}
