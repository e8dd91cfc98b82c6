import type { Sealed } from "~/shell/replay/sealed.ts";

const NUMBERS = 90;
const FAKIR = 0;

/** All cards, shuffled once the first dealer is drawn. */
export async function stock(chance: Sealed, _: unknown, seats: number): Promise<number[]> {
  await chance.below(seats);
  const fakirs = seats === 4 ? 4 : 6;
  const cards = [...Array.from({ length: NUMBERS }, (_, at) => at + 1), ...Array<number>(fakirs).fill(FAKIR)];
  await chance.shuffle(cards);
  return cards;
}
