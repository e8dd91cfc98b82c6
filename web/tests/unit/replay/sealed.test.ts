import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import crypto90 from "~/games/crypto-90/index.ts";
import inWords from "~/games/in-words/index.ts";
import { bytes, Sealed } from "~/shell/replay/sealed.ts";
import { type Checked, ordered, type Paper, verify } from "~/shell/replay/verify.ts";

const paper: Paper = JSON.parse(readFileSync("../tests/records/crypto-90.record.json", "utf-8"));

describe("the chance of a real table", () => {
  test("draws the lots that Python draws", async () => {
    const chance = new Sealed(Uint8Array.from({ length: 32 }, (_, at) => at));
    const drawn: number[] = [];
    for (const n of [1, 2, 10, 96, 3_000_000_000, 3_000_000_000, 4_000_000_000, 7]) drawn.push(await chance.below(n));
    expect(drawn).toEqual([0, 1, 9, 31, 2360485253, 1376201217, 3186738187, 0]);
    const items = Array.from({ length: 20 }, (_, at) => at);
    await chance.shuffle(items);
    expect(items).toEqual([14, 19, 13, 17, 11, 5, 15, 10, 4, 16, 1, 7, 8, 3, 2, 12, 9, 18, 6, 0]);
  });
});

describe("a record", () => {
  const right = (checks: Checked[]) => Object.fromEntries(checks.map((check) => [check.check, check.right]));
  const pile = () => crypto90.deal!.shuffled(new Sealed(bytes(paper.shuffle.seed)), paper.options, paper.seats);

  test("as Python wrote it is right in all", async () => {
    const stock_cards = (await pile()).slice(0, 40);
    const checks = await verify(paper, paper.shuffle.commitment, crypto90, { stock_cards });
    expect(right(checks)).toEqual({ whole: true, shown: true, commitment: true, seed: true, deal: true });
  });

  test("that was changed is found out", async () => {
    const moves = (paper as unknown as { moves: unknown[] }).moves.slice(1);
    const checks = await verify({ ...paper, moves } as Paper, null, inWords, {});
    expect(right(checks)).toEqual({ whole: false, shown: null, commitment: true, seed: true, deal: null });
  });

  test("of a deal that somebody chose is found out", async () => {
    const nonces = ["00".repeat(16)];
    const other = { ...paper, shuffle: { ...paper.shuffle, nonces, secret: "11".repeat(32) } };
    const stock_cards = (await pile()).slice(0, 40).reverse();
    const checks = right(await verify(other, "22".repeat(32), crypto90, { stock_cards }));
    expect(checks).toEqual({ whole: false, shown: false, commitment: false, seed: false, deal: false });
  });

  test("is hashed with its fields in order", () => {
    expect(ordered({ b: [1, { d: null, c: "é" }], a: true })).toBe('{"a":true,"b":[1,{"c":"é","d":null}]}');
  });
});
