import { beforeEach, expect, test, vi } from "vitest";
import { Control } from "~/games/crypto-enchainement/control.svelte.ts";
import type { Event, Move, View } from "~/generated/games/crypto-enchainement.ts";
import { REFUSAL, table } from "./table.ts";

const department = (n: number, voisins: number[]) => ({
  n,
  nom: `D${n}`,
  moderne: `D${n}`,
  voisins,
  x: n,
  y: n,
  r: 20,
  d: "",
});
const DATA = {
  viewBox: [0, 0, 980, 1000],
  credit: "",
  departements: [department(2, [60, 80]), department(29, [22, 56]), department(60, [2, 80]), department(80, [2, 60])],
};

const VIEW: View = {
  phase: "follow",
  turn: 0,
  match: { round: 1, dealer: 0, goal: null, rounds: 3, totals: [0, 0], pad: [] },
  players: [
    { count: 3, hand: [2, 29, 60], fakirs: 0, penalty: 60 },
    { count: 3, hand: null, fakirs: 0, penalty: 60 },
  ],
  chain: [
    { card: 62, seat: null },
    { card: 80, seat: 1 },
  ],
  missed: [],
  stock: 70,
  stock_cards: null,
};

let made: ReturnType<typeof table<View, Move, Event>>;
let control: Control;

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => DATA }));
  const moves: Move[] = [2, 60].map((card) => ({ move: "lay", card }));
  made = table<View, Move, Event>({ view: VIEW, moves });
  control = new Control(made);
  await vi.waitFor(() => expect(control.france.regions.length).toBe(4));
});

test("the house says which card comes first, the map which come after it", () => {
  expect([2, 29, 60].map((card) => control.follows(card))).toEqual([true, false, true]);
  void control.press(2, document.body);
  expect([2, 29, 60].map((card) => control.follows(card))).toEqual([false, false, true]);
});

test("several cards are laid in one gesture", async () => {
  for (const card of [60, 2]) await control.press(card, document.body);
  expect(made.sent).toEqual([]);
  await control.lay(control.plan, document.body);
  expect(made.sent).toEqual([
    { move: "lay", card: 60 },
    { move: "lay", card: 2 },
  ]);
  expect(control.plan).toEqual([]);
});

test("the chain stops at what the house refuses", async () => {
  made.refusal = REFUSAL;
  await control.lay([60, 2], document.body);
  expect(made.sent).toEqual([{ move: "lay", card: 60 }]);
});

test("a card pressed again leaves the plan, with those after it", async () => {
  for (const card of [60, 2, 60]) await control.press(card, document.body);
  expect(control.plan).toEqual([]);
});

test("a card that does not follow is sent, so that the house says why not", async () => {
  await control.press(29, document.body);
  expect(made.sent).toEqual([{ move: "lay", card: 29 }]);
});

test("the map shows what may be played, what is to be followed, and the way", () => {
  expect([60, 29, 80, 62].map((one) => control.mark(one).kind)).toEqual(["open", "mine", "last", "gone"]);
  expect(control.path).toEqual([62, 80]);
});
