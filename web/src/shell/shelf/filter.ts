import type { Box } from "~/generated/wire.ts";

export type Length = "short" | "middle" | "long";

const SHORT = 25;
const LONG = 50;

export function lengthOf({ minutes }: Box): Length {
  return minutes <= SHORT ? "short" : minutes < LONG ? "middle" : "long";
}

/** Alone, one plays anything against the house. */
export function fits(box: Box, players: number | null, length: Length | null): boolean {
  const enough = players === null || players === 1 || (players >= box.least && players <= box.most);
  return enough && (length === null || lengthOf(box) === length);
}
