import { beforeEach, describe, expect, test } from "vitest";
import { cellOf } from "~/board/grid/cells.ts";
import { ORDERS, piece } from "~/games/crack/colours.ts";
import { Control, type CrackTable } from "~/games/crack/control.svelte.ts";
import type { Event, Move, View } from "~/generated/games/crack.ts";
import { table } from "./table.ts";

const RACK = ["AB", "AR", "TG", "OB", "ER"];

function view(more: Partial<View> = {}): View {
  const board: (string | null)[] = Array.from({ length: 289 }, () => null);
  board[cellOf("2A")] = "OR";
  return {
    phase: "lay",
    turn: 0,
    first: 0,
    ground: "BGPR".repeat(73).slice(0, 289),
    board,
    finals: {},
    racks: [{ count: 5, pieces: RACK }],
    pool: 60,
    pool_pieces: null,
    accounts: [],
    fresh: [],
    swapped: null,
    score: null,
    may_swap: false,
    must_give: 2,
    may_trade: 0,
    stopping: [],
    idle: 0,
    ...more,
  };
}

let made: ReturnType<typeof table<View, Move, Event>>;
let control: Control;

function sit(more: Partial<View> = {}) {
  made = table<View, Move, Event>({ view: view(more), moves: null });
  control = new Control(made as unknown as CrackTable);
  control.follow();
}

const press = (...keys: string[]) => {
  for (const key of keys) control.key(new KeyboardEvent("keydown", { key }));
};
const keyOf = (code: string) =>
  control.composer.rack.find(({ piece: { letter, colour } }) => letter + colour === code)!.key;

beforeEach(() => sit());

describe("laying", () => {
  test("typed letters take the colour of their cell when they can", () => {
    control.pressCell(cellOf("1D"));
    press("a");
    expect(control.move?.tiles).toEqual([{ letter: "A", colour: "R", cell: "1D" }]);
    press("A");
    expect(control.move?.tiles[1]).toEqual({ letter: "A", colour: "B", cell: "1E" });
    press("a");
    expect(control.move?.tiles.length).toBe(2);
  });

  test("what is put down is played as it lies", async () => {
    control.put(keyOf("TG"), cellOf("2B"));
    await control.lay(document.body);
    expect(made.sent).toEqual([{ move: "lay", tiles: [{ letter: "T", colour: "G", cell: "2B" }], swap: null }]);
  });
});

describe("swapping a letter of the board", () => {
  test("only when the house allows it, for the same letter in another colour", () => {
    control.put(keyOf("OB"), cellOf("2A"));
    expect(control.swapping).toBe(null);
    sit({ may_swap: true });
    control.put(keyOf("AB"), cellOf("2A"));
    expect(control.swapping).toBe(null);
    control.put(keyOf("OB"), cellOf("2A"));
    control.put(keyOf("TG"), cellOf("2B"));
    expect(control.move?.swap).toEqual({ cell: "2A", colour: "B" });
    expect(control.at(cellOf("2A"))).toEqual(piece("OB"));
    expect(control.free.map(({ piece: { letter, colour } }) => letter + colour)).toEqual(["AB", "AR", "ER", "OR"]);
    control.pressCell(cellOf("2A"));
    expect(control.swapping).toBe(null);
  });

  test("gives the letter taken, to be laid elsewhere", () => {
    sit({ may_swap: true });
    control.put(keyOf("OB"), cellOf("2A"));
    control.put(keyOf("OR"), cellOf("3A"));
    expect(control.move).toEqual({
      move: "lay",
      tiles: [{ letter: "O", colour: "R", cell: "3A" }],
      swap: { cell: "2A", colour: "B" },
    });
    control.pressCell(cellOf("2A"));
    expect(control.move).toBe(null);
    expect(control.composer.rack.map(({ piece: { letter, colour } }) => letter + colour)).toEqual(RACK);
  });
});

describe("exchanging", () => {
  test("in place of a word", async () => {
    control.exchanged = [];
    for (const code of ["AB", "AR", "TG"]) control.pressPiece(keyOf(code));
    await control.exchange(document.body);
    expect(made.sent).toEqual([{ move: "pass", pieces: [piece("AB"), piece("AR")] }]);
  });

  test("after one, when that is one's right", async () => {
    sit({ phase: "trade", may_trade: 1, must_give: 0 });
    control.exchanged = [];
    for (const code of ["ER", "AR"]) control.pressPiece(keyOf(code));
    await control.exchange(document.body);
    expect(made.sent).toEqual([{ move: "trade", pieces: [piece("ER")] }]);
  });
});

test("a rack is kept by letters, vowels first, or by colours, the strongest first", () => {
  const told = (order: keyof typeof ORDERS) =>
    RACK.map(piece)
      .toSorted(ORDERS[order])
      .map(({ letter, colour }) => letter + colour);
  expect(told("letters")).toEqual(["AB", "AR", "ER", "OB", "TG"]);
  expect(told("colours")).toEqual(["AR", "ER", "TG", "AB", "OB"]);
});

test("the pad has what is being laid in pencil, once it is a word", () => {
  const score = {
    formed: [{ letters: "ORE", cells: ["2A", "2B", "2C"], valid: true, points: 0, colour: false, aces: [] }],
    word_points: 8,
    bonus: 75,
    factor: 2,
    aces: 3,
    as_points: 60,
    final: 0,
    lines: [],
  } as unknown as NonNullable<View["score"]>;
  const preview = { score, total: 226, refused: null, rule: "", details: {} };
  control.preview = { ...preview, legal: false };
  expect(control.pencil).toBeNull();
  control.preview = { ...preview, legal: true };
  expect(control.pencil).toEqual({ word: "ORE", aces: 3, points: 166 });
});

test("a played word that is pressed shows what it was worth, though one has just sat down", () => {
  const laid = (word: string, cells: string[], points: number) =>
    ({ event: "laid", word, points, score: { formed: [{ letters: word, cells }] } }) as unknown as Event;
  const past = [laid("OR", ["2A", "2B"], 8), laid("OS", ["2A", "3A"], 9)];
  made = table<View, Move, Event>({ view: view(), moves: null, past });
  control = new Control(made as unknown as CrackTable);
  control.pressCell(cellOf("2A"));
  expect(control.shown?.formed[0]?.letters).toBe("OS");
  expect(control.scoreAt(cellOf("2B"))?.formed[0]?.letters).toBe("OR");
  expect(control.scoreAt(cellOf("9I"))).toBeNull();
});
