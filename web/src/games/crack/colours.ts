import type { Piece } from "~/generated/games/crack.ts";

export type Colour = Piece["colour"];

/** A letter as views write it, its colour last: "AB". */
export function piece(code: string): Piece {
  return { letter: code[0]!, colour: code[1] as Colour };
}

export interface Look {
  /** The full colour, white on it. */
  readonly full: string;
  /** What speaks when colour cannot: drawn in a square from -1 to 1. */
  readonly mark: string;
  readonly sign: string;
}

/** The four colours of the box, each with its mark. */
export const LOOKS: Readonly<Record<Colour, Look>> = {
  B: { full: "var(--bleu-full)", mark: "M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0z", sign: "●" },
  P: { full: "var(--rose-full)", mark: "M0 -1.2L1.2 0 0 1.2 -1.2 0z", sign: "◆" },
  G: { full: "var(--vert-full)", mark: "M0 -1.1L1.15 0.9 -1.15 0.9z", sign: "▲" },
  R: { full: "var(--rouge-full)", mark: "M-0.95 -0.95H0.95V0.95H-0.95z", sign: "■" },
};

/** What a letter of that colour is worth. */
export const VALUES: Readonly<Record<Colour, number>> = { B: 1, P: 2, G: 3, R: 4 };

const VOWELS = "AEIOUY";

function vowelFirst({ letter }: Piece): number {
  return VOWELS.includes(letter) ? 0 : 1;
}

/** The orders in which a rack can be kept. */
export const ORDERS: Readonly<Record<"letters" | "colours", (one: Piece, other: Piece) => number>> = {
  letters: (one, other) =>
    vowelFirst(one) - vowelFirst(other) ||
    one.letter.localeCompare(other.letter) ||
    VALUES[one.colour] - VALUES[other.colour],
  colours: (one, other) => VALUES[other.colour] - VALUES[one.colour] || one.letter.localeCompare(other.letter),
};
