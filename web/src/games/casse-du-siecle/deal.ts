import type { View } from "~/generated/games/casse-du-siecle.ts";
import type { Sealed } from "~/shell/replay/sealed.ts";

const KEYS = 48;
const RINGS = 12;
const RING = 4;
const GEARS = 10;
const LETTERS = "CODE";

/** Two copies of each key, one after the other: 1C 1C 1O 1O … 6E 6E. */
function written(key: number): string {
  const name = Math.floor(key / 2);
  return `${Math.floor(name / LETTERS.length) + 1}${LETTERS[name % LETTERS.length]}`;
}

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, at) => at + from);

/**
 * The first player is drawn; keys are mixed, piled by four, and the piles mixed (CS-2); then the gears (CS-3).
 * Rings by their keys, then the gears on the safe.
 */
export async function dealt(chance: Sealed, _: unknown, seats: number): Promise<string[]> {
  await chance.below(seats);
  const keys = upTo(KEYS);
  await chance.shuffle(keys);
  const rings = upTo(RINGS).map(() => ring(upTo(RING).map(() => written(keys.pop()!))));
  await chance.shuffle(rings);
  const gears = upTo(GEARS, 1);
  await chance.shuffle(gears);
  return [...rings, ...gears.slice(-4).reverse().map(String)];
}

/** The same, as it is seen at the start with all open. */
export function lying(view: View): string[] {
  return [...view.rings.map(({ keys }) => ring(keys)), ...view.gears.map(({ number }) => String(number))];
}

function ring(keys: readonly string[]): string {
  return keys.toSorted().join(" ");
}
