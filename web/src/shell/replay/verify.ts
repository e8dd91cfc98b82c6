import type { GameClient } from "~/games/contract.ts";
import { bytes, hexadecimal, Sealed, seedOf, sha256 } from "./sealed.ts";

/** A record, as `docs/` describes it; what is needed here. */
export interface Paper {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly shuffle: {
    readonly commitment: string;
    readonly secret: string;
    readonly nonces: readonly string[];
    readonly seed: string;
  };
  readonly start?: unknown;
  readonly digest: string;
}

export type Check = "whole" | "shown" | "commitment" | "seed" | "deal";
export interface Checked {
  readonly check: Check;
  /** Null: there is nothing to check it against. */
  readonly right: boolean | null;
}

/** Whether nobody chose the deal, computed here: `shown` is what the house showed as people sat down. */
export async function verify(
  paper: Paper,
  shown: string | null,
  client: GameClient,
  first: unknown,
): Promise<Checked[]> {
  const { commitment, secret, nonces, seed } = paper.shuffle;
  const { digest, ...bare } = paper;
  return [
    { check: "whole", right: (await hashed(ordered(bare))) === digest },
    { check: "shown", right: shown === null ? null : shown === commitment },
    { check: "commitment", right: hexadecimal(await sha256(bytes(secret))) === commitment },
    { check: "seed", right: hexadecimal(await seedOf(bytes(secret), nonces.map(bytes))) === seed },
    { check: "deal", right: await dealt(paper, client, first) },
  ];
}

/** The pile shuffled here is the one that was dealt from. */
async function dealt(paper: Paper, client: GameClient, first: unknown): Promise<boolean | null> {
  if (!client.deal || paper.start) return null;
  const pile = await client.deal.shuffled(new Sealed(bytes(paper.shuffle.seed)), paper.options, paper.seats);
  const left = client.deal.left(first);
  return left.length > 0 && left.every((piece, at) => JSON.stringify(piece) === JSON.stringify(pile[at]));
}

async function hashed(text: string): Promise<string> {
  return hexadecimal(await sha256(new TextEncoder().encode(text)));
}

/** JSON with its fields in order and no space: the form of which the digest is taken. */
export function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, item]) => `${JSON.stringify(name)}:${ordered(item)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}
