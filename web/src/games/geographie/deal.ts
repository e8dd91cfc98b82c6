import type { Sealed } from "~/shell/replay/sealed.ts";

const NUMBERS = 90;
const FAKIRS = 6;
const FAKIR = 0;

/** The stock once everybody has so many cards: the first dealer is drawn, then all is shuffled (CG-3, CG-4). */
export async function stock(chance: Sealed, seats: number, each: number): Promise<number[]> {
  await chance.below(seats);
  const cards = [...Array.from({ length: NUMBERS }, (_, at) => at + 1), ...Array<number>(FAKIRS).fill(FAKIR)];
  await chance.shuffle(cards);
  for (let dealt = 0; dealt < seats * each; dealt += 1) while (cards.pop() === FAKIR);
  while (cards.at(-1) === FAKIR) await chance.shuffle(cards);
  return cards;
}
