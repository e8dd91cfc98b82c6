import { describe, expect, test } from "vitest";
import { fits, home, number, rises } from "~/games/crypto-90/aids.ts";
import { Control } from "~/games/crypto-90/control.svelte.ts";
import { flights } from "~/games/crypto-90/motion.ts";
import type { Event, Move, View } from "~/generated/games/crypto-90.ts";
import { REFUSAL, table } from "./table.ts";

const ROW = [10, 79, 74, 18, 50, 0, 90, 15];

function position(phase: string): View {
  const player = { row: ROW, hand: 72, fakirs: 1, series: null, ordered: false };
  const match = { round: 1, dealer: 0, goal: 1000, rounds: 50, totals: [0, 0], pad: [] };
  return {
    phase,
    turn: 0,
    match,
    players: [player, player],
    held: 20,
    stock: 60,
    discard: 3,
    top: 21,
    patience: 16,
    stock_cards: null,
    discard_cards: null,
  };
}

function at(phase: string, moves: Move[], active = true) {
  const made = table<View, Move, Event>({ view: position(phase), moves, active });
  return { made, control: new Control(made) };
}

const element = document.createElement("div");

describe("what an attentive player sees", () => {
  test("neighbours in order", () => {
    expect(ROW.map((_, index) => rises(ROW, index))).toEqual([true, false, false, true, false, false, false, false]);
  });

  test("where a card fits: fakirs and ends stand in nobody's way", () => {
    expect(fits(ROW, 0, 20)).toBe(true);
    expect(fits(ROW, 1, 20)).toBe(true);
    expect(fits(ROW, 1, 5)).toBe(false);
    expect(fits(ROW, 4, 60)).toBe(true);
  });

  test("where a number would stand if all were spread evenly", () => {
    expect([home(1, 8), home(45, 8), home(90, 8)]).toEqual([0, 3, 7]);
  });

  test("numbers are written as they are printed", () => expect(number(4)).toBe("04"));
});

describe("gestures", () => {
  test("a place of one's own row is open when the house says so, and exchanges", async () => {
    const { made, control } = at("place", [{ move: "exchange", place: 2 }, { move: "throw" }]);
    expect(control.isOpen(0, 2)).toBe(true);
    expect(control.isOpen(0, 3)).toBe(false);
    expect(control.isOpen(1, 2)).toBe(false);
    await control.pressRow(0, 2, element);
    expect(made.sent).toEqual([{ move: "exchange", place: 2 }]);
  });

  test("nothing is open while one waits", () => {
    const { control } = at("place", [{ move: "exchange", place: 2 }], false);
    expect(control.isOpen(0, 2)).toBe(false);
    expect(control.can("exchange")).toBe(false);
  });

  test("the discard pile gives a card, then takes one", async () => {
    const taking = at("draw", [{ move: "take" }]);
    await taking.control.pressDiscard(element);
    const throwing = at("place", [{ move: "throw" }]);
    await throwing.control.pressDiscard(element);
    expect([...taking.made.sent, ...throwing.made.sent]).toEqual([{ move: "take" }, { move: "throw" }]);
  });

  test("a discard dragged onto a place is taken, then exchanged", async () => {
    const { made, control } = at("draw", [{ move: "take" }]);
    await control.drop("top", "row-0-4", element);
    expect(made.sent).toEqual([{ move: "take" }, { move: "exchange", place: 4 }]);
  });

  test("a discard that is refused is not exchanged", async () => {
    const { made, control } = at("draw", [{ move: "take" }]);
    made.refusal = REFUSAL;
    await control.drop("top", "hand-0", element);
    expect(made.sent).toEqual([{ move: "take" }]);
  });

  test("the card just taken is dropped on a row, the hand or the discard pile, and nowhere else", async () => {
    const { made, control } = at("place", []);
    for (const target of ["row-0-1", "hand-0", "discard", "row-1-1", "stock"])
      await control.drop("held", target, element);
    expect(made.sent).toEqual([{ move: "exchange", place: 1 }, { move: "exchange", place: null }, { move: "throw" }]);
  });

  test("a fakir is picked up, thrown at somebody, and put down again", async () => {
    const { made, control } = at("after", [{ move: "hypnotise", target: 1, place: 3 }]);
    control.pressFakir();
    expect(control.isOpen(1, 3)).toBe(true);
    expect(control.isOpen(1, 4)).toBe(false);
    await control.pressRow(1, 3, element);
    expect(made.sent).toEqual([{ move: "hypnotise", target: 1, place: 3 }]);
    expect(control.fakirChosen).toBe(false);
  });

  test("a fakir that is refused stays in the fingers", async () => {
    const { made, control } = at("after", []);
    made.refusal = REFUSAL;
    control.pressFakir();
    await control.pressRow(1, 3, element);
    expect(control.fakirChosen).toBe(true);
  });

  test("the hand is exchanged when it may be, else turned over", async () => {
    const { made, control } = at("draw", [{ move: "draw" }]);
    await control.pressHand(element);
    expect([control.handShown, made.sent.length]).toEqual([true, 0]);
  });
});

test("the others sit round from one's left; who only watches sees everybody", () => {
  const one = table<View, Move, Event>({ view: position("draw"), eye: 1 });
  expect(new Control(one).others).toEqual([0]);
  expect(new Control(table<View, Move, Event>({ view: position("draw"), eye: null })).others).toEqual([0, 1]);
});

test("an exchange flies both ways", () => {
  const event: Event = { event: "exchanged", seat: 1, place: 4, card: 20, thrown: 18, secret: false };
  expect(flights(event)).toEqual([
    { from: "held-1", to: "row-1-4" },
    { from: "row-1-4", to: "discard" },
  ]);
});
