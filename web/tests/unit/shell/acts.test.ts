import { afterEach, expect, test } from "vitest";
import type { Me } from "~/generated/wire.ts";
import { house } from "~/shell/house.svelte.ts";
import { acts } from "~/shell/table/acts.ts";
import type { Seated } from "~/shell/table/seated.svelte.ts";

const SEAT = { kind: "person", person: "p1", name: "Anne", bot: null, here: true, away_since: null, resigned: false };
const BOT = { ...SEAT, kind: "bot", person: null, name: null, bot: "normal" };

function table({ seats, mine, turn = mine }: { seats: readonly object[]; mine: number[]; turn?: number[] }): Seated {
  const info = { phase: "playing", terms: { game: "jeu", undo: true, hints: true }, seats, next: null };
  const feed = { table: "t", log: [], plies: new Map() };
  return { info, feed, mine, turn, eye: mine[0] ?? null, ply: 0 } as unknown as Seated;
}

const found = (seated: Seated) => acts(seated).map(({ name, seat }) => `${name} ${seat}`);

function be(person: string) {
  house.me = { person } as Me;
}

afterEach(() => {
  house.me = null;
});

test("whoever plays may be advised, leave the seat to the house, or resign", () => {
  be("p1");
  expect(found(table({ seats: [SEAT, BOT], mine: [0] }))).toEqual(["hint null", "entrust 0", "resign 0"]);
});

test("whoever left the seat to the house may have it back, and nobody else", () => {
  const seats = [
    { ...SEAT, kind: "bot", bot: "normal" },
    { ...SEAT, person: "p2" },
  ];
  be("p1");
  expect(found(table({ seats, mine: [] }))).toEqual(["take-back 0"]);
  be("p3");
  expect(found(table({ seats, mine: [] }))).toEqual([]);
});

test("who looks on may take the place of the house; who has a place may have the absent relieved", () => {
  be("p3");
  expect(found(table({ seats: [SEAT, BOT], mine: [] }))).toEqual(["take-bot 1"]);
  be("p1");
  const away = { ...SEAT, person: "p2", here: false, away_since: house.now() - 120_000 };
  expect(found(table({ seats: [SEAT, away], mine: [0], turn: [] }))).toEqual(["entrust 0", "resign 0", "relieve 1"]);
});
