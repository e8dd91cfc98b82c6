import type { Sealed } from "~/shell/replay/sealed.ts";

const CARDS = 12; // of each colour
const TARGETS = 3;
/** How many tiles there are of each value; 0 is a joker (CC-2). */
const COUNTS: readonly (readonly [number, readonly number[]])[] = [
  [8, [1, 2, 5, 10]],
  [6, [3, 4, 6, 7, 8, 9, 11, 12, 13]],
  [2, [20, 0]],
];

/** The whole bag, shuffled once the three targets are drawn. */
export async function bag(chance: Sealed): Promise<number[]> {
  for (let drawn = 0; drawn < TARGETS; drawn += 1) await chance.below(CARDS);
  const tiles = COUNTS.flatMap(([count, faces]) => faces.flatMap((face) => Array<number>(count).fill(face)));
  tiles.sort((one, other) => one - other);
  await chance.shuffle(tiles);
  return tiles;
}
