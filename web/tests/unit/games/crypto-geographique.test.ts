import { beforeEach, describe, expect, test, vi } from "vitest";
import { Control } from "~/games/crypto-geographique/control.svelte.ts";
import type { Event, Move, View } from "~/generated/games/crypto-geographique.ts";
import { REFUSAL, table } from "./table.ts";

const HAND = { count: 3, known: [], fakirs: 0, partner: null };

const DATA = {
  viewBox: [0, 0, 980, 1000],
  credit: "",
  departements: [
    { n: 59, nom: "Nord", moderne: "Nord", voisins: [62], x: 1, y: 1, r: 20, d: "" },
    { n: 62, nom: "Pas-de-Calais", moderne: "Pas-de-Calais", voisins: [59, 80], x: 9, y: 1, r: 20, d: "" },
    { n: 80, nom: "Somme", moderne: "Somme", voisins: [62], x: 9, y: 9, r: 20, d: "" },
  ],
};

function view(more: Partial<View> = {}): View {
  const hand = {
    ...HAND,
    hand: [29, 59, 62],
    groups: [
      { what: "paire" as const, cards: [59, 62], points: 10 },
      { what: "seule" as const, cards: [29], points: 0 },
    ],
  };
  return {
    phase: "throw",
    turn: 0,
    match: { round: 1, dealer: 0, goal: 1000, rounds: 50, totals: [0, 0], pad: [] },
    players: [hand, { ...HAND, hand: null, groups: null }],
    held: 75,
    holding: true,
    asking: null,
    stock: 60,
    discard: [13, 80],
    patience: 16,
    stock_cards: null,
    ...more,
  };
}

const MOVES: Move[] = [29, 59, 62].flatMap((card): Move[] => [{ move: "throw", card }]);
let made: ReturnType<typeof table<View, Move, Event>>;
let control: Control;

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => DATA }));
  made = table<View, Move, Event>({ view: view(), moves: MOVES });
  control = new Control(made);
  await vi.waitFor(() => expect(control.france.regions.length).toBe(3));
});

describe("the map", () => {
  test("shows one's cards by combination, the card just taken, the top of the discards, and what is gone", () => {
    expect([59, 29, 75, 80, 13].map((department) => control.mark(department))).toEqual([
      { kind: "mine", group: 1 },
      { kind: "mine", group: 0 },
      { kind: "mine", group: 0 },
      { kind: "last" },
      { kind: "gone" },
    ]);
  });

  test("shows the neighbours of what is looked at, but not over what else it says", () => {
    control.look = 59;
    expect(control.mark(62)).toEqual({ kind: "mine", group: 1 });
    expect(control.mark(80)).toEqual({ kind: "last" });
    control.look = null;
    expect(control.mark(44)).toEqual({});
  });
});

describe("throwing", () => {
  test("a card is picked, then thrown on the discard pile", async () => {
    control.choose(29);
    expect(control.mark(29)).toEqual({ kind: "chosen" });
    await control.pressDiscard(document.body);
    expect(made.sent).toEqual([{ move: "throw", card: 29 }]);
    expect(control.chosen).toBe(null);
  });

  test("what is refused stays picked", async () => {
    made.refusal = REFUSAL;
    control.choose(29);
    await control.end("stop", document.body);
    expect(made.sent).toEqual([{ move: "stop", card: 29 }]);
    expect(control.chosen).toBe(29);
  });

  test("a card pressed twice is put back", () => {
    control.choose(29);
    control.choose(29);
    expect(control.chosen).toBe(null);
  });
});

test("the discard pile gives its top to who holds nothing", async () => {
  const taking = table<View, Move, Event>({
    view: view({ phase: "draw", held: null, holding: false }),
    moves: [{ move: "take" }],
  });
  await new Control(taking).pressDiscard(document.body);
  expect(taking.sent).toEqual([{ move: "take" }]);
});
