import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Control } from "~/games/casse-du-siecle/control.svelte.ts";
import { home, ringsBy } from "~/games/casse-du-siecle/keys.ts";
import { flights } from "~/games/casse-du-siecle/motion.ts";
import { forgotten, notes } from "~/games/casse-du-siecle/notebook.ts";
import { spoken, tellMove } from "~/games/casse-du-siecle/spoken.ts";
import type { Event, Move, View } from "~/generated/games/casse-du-siecle.ts";
import { Language } from "~/texts/language.ts";
import { REFUSAL, table } from "./table.ts";

const LETTERS = [..."CODE"];
const DOORS = [0, 1, 2, 3, 4, 5].map((door) => ({
  owner: door < 3 ? 0 : 1,
  open: false,
  locks: LETTERS.map((letter, at) => ({ printed: `${((door + at) % 6) + 1}${letter}`, laid: false, key: null })),
}));
const VIEW: View = {
  phase: "lay",
  turn: 0,
  player: 0,
  turns: 1,
  game: 1,
  games: 1,
  doors: DOORS,
  rings: Array.from({ length: 12 }, (_, at) => ({ size: at === 2 ? 0 : 4, keys: at === 4 ? ["1D"] : [] })),
  hands: [
    { size: 3, keys: ["3C", "4O", "6E"], back: 0 },
    { size: 1, keys: [], back: 0 },
  ],
  gears: [1, 2, 3, 4].map((place) => ({
    place,
    level: 1,
    number: place === 2 ? 7 : null,
    seen_by: place === 2 ? [0] : [],
  })),
  known: [1, 0],
  reserve: 6,
  reserve_gears: null,
  dialled: [],
  wrong: [[1, 2, 3, 4]],
  opened: [],
  mixing: [],
  throwing: [],
  notes: [{ keys: ["2E"], rings: [1, 7], hands: [1], doors: [] }],
  sight: { ring: 3, keys: ["3C", "4O", "5D", "6E"], gears: [] },
  stakes: { ring: 1, gear: 0, chips: [-1, 1], door_pot: 1, safe_pot: 0 },
};
const HERE = document.createElement("button");

function seated(moves: Move[], view: Partial<View> = {}) {
  const made = table<View, Move, Event>({ view: { ...VIEW, ...view }, moves });
  return { made, control: new Control(made) };
}

describe("keys and doors", () => {
  it("knows whose paint a key has, and which rings hang by a door", () => {
    expect(home(VIEW, "3C")).toBe(3);
    expect(home(VIEW, "1E")).toBe(4);
    expect(home(VIEW, "9X")).toBe(0);
    expect(ringsBy(4)).toEqual([7, 8]);
  });
});

describe("what is pressed and dropped", () => {
  it("takes a ring, and lets the house refuse an empty one", async () => {
    const { made, control } = seated([{ move: "take", ring: 1 }]);
    expect(control.ringIsOpen(1)).toBe(true);
    expect(control.ringIsOpen(3)).toBe(false);
    made.refusal = REFUSAL;
    await control.pressRing(3, HERE);
    expect(made.sent).toEqual([{ move: "take", ring: 3 }]);
  });

  it("lays the picked key on a door, and puts it down when it is picked again", async () => {
    const { made, control } = seated([{ move: "lay", key: 1, door: 3 }, { move: "done" }]);
    expect(control.doorIsOpen(3)).toBe(false);
    control.pick(1);
    expect(control.doorIsOpen(3)).toBe(true);
    expect(control.doorIsOpen(2)).toBe(false);
    await control.pressDoor(3, HERE);
    expect(made.sent).toEqual([{ move: "lay", key: 1, door: 3 }]);
    expect(control.picked).toBe(null);
    control.pick(2);
    control.pick(2);
    expect(control.picked).toBe(null);
  });

  it("throws keys only with a key, chooses rings to mix, looks at gears, enters numbers", async () => {
    const thrown = seated([{ move: "throw", key: 2, ring: 5 }]);
    await thrown.control.pressRing(5, HERE);
    expect(thrown.made.sent).toEqual([]);
    thrown.control.pick(2);
    expect(thrown.control.ringIsOpen(5)).toBe(true);
    expect(thrown.control.isLoose(2)).toBe(true);
    await thrown.control.pressRing(5, HERE);
    expect(thrown.made.sent).toEqual([{ move: "throw", key: 2, ring: 5 }]);

    const mixed = seated([{ move: "mix", ring: 8 }]);
    await mixed.control.pressRing(8, HERE);
    expect(mixed.made.sent).toEqual([{ move: "mix", ring: 8 }]);

    const looked = seated([{ move: "look", place: 2, level: 1 }]);
    expect(looked.control.gearIsOpen(2, 1)).toBe(true);
    await looked.control.pressGear(2, 1, HERE);
    expect(looked.made.sent).toEqual([{ move: "look", place: 2, level: 1 }]);

    const dialled = seated([{ move: "dial", number: 9 }]);
    await dialled.control.dial(9, HERE);
    expect(dialled.made.sent).toEqual([{ move: "dial", number: 9 }]);
  });

  it("asks before it bets on somebody else's door, and changes a door that has one other way", async () => {
    const bet: Move = { move: "bet", door: 5, keys: [2, 3] };
    const { made, control } = seated([bet, { move: "change", door: 1, code: 0 }]);
    await control.pressDoor(5, HERE);
    expect(made.sent).toEqual([]);
    expect(control.betting).toBe(5);
    control.pick(1);
    expect(control.bets(5)).toEqual([]);
    control.pick(3);
    expect(control.bets(5)).toEqual([bet]);
    control.pick(3);
    await control.pressDoor(1, HERE);
    expect(made.sent).toEqual([{ move: "change", door: 1, code: 0 }]);
    expect(control.betting).toBe(null);
  });

  it("does nothing when it is somebody else's turn", async () => {
    const made = table<View, Move, Event>({ view: VIEW, moves: null, active: false });
    const control = new Control(made);
    await control.pressRing(1, HERE);
    await control.pressDoor(1, HERE);
    await control.pressGear(1, 1, HERE);
    expect(made.sent).toEqual([]);
  });
});

describe("what is seen for a moment", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const TOOK: Event = { event: "took", seat: 0, ring: 3, count: 4, keys: ["3C", "4O", "5D", "6E"] };
  const LOOKED: Event = { event: "looked", seat: 0, place: 1, level: 1, number: 10, stacked: false };

  it("goes out of sight when nothing is noted", () => {
    const made = table<View, Move, Event>({ view: VIEW, options: { notes: false } });
    const { eyes } = new Control(made);
    eyes.watch([TOOK, LOOKED]);
    expect(eyes.glimpse).toEqual({ ring: 3, keys: TOOK.keys });
    expect(eyes.peep?.number).toBe(10);
    vi.advanceTimersByTime(4000);
    expect(eyes.peep).toBe(null);
    vi.advanceTimersByTime(9000);
    expect(eyes.glimpse).toBe(null);
  });

  it("stays when it is noted, and shows nothing of what others saw", () => {
    const { eyes } = seated([]).control;
    eyes.watch([TOOK]);
    vi.advanceTimersByTime(60_000);
    expect(eyes.glimpse?.ring).toBe(3);
    eyes.forget();
    eyes.watch([
      { ...TOOK, seat: 1, keys: null },
      { ...LOOKED, seat: 1, number: null },
    ]);
    expect(eyes.glimpse).toBe(null);
    expect(eyes.peep).toEqual({ seat: 1, place: 1, level: 1, number: null });
  });
});

describe("a table without notes", () => {
  it("keeps in its journal what everybody saw, and nothing else", () => {
    const laid: Event = { event: "laid", seat: 0, door: 3, letter: "C", key: "3C", down: false };
    expect(forgotten({ event: "took", seat: 0, ring: 3, count: 1, keys: ["3C"] })).toMatchObject({ keys: null });
    expect(forgotten({ event: "looked", seat: 0, place: 1, level: 1, number: 10, stacked: false })).toMatchObject({
      number: null,
    });
    expect(forgotten(laid)).toEqual(laid);
    expect(forgotten({ ...laid, down: true })).toMatchObject({ key: null });
  });
});

describe("what flies", () => {
  it("goes from the ring that was taken to the locks, and from the door to the new rings", () => {
    const told: Event[] = [
      { event: "took", seat: 1, ring: 3, count: 4, keys: null },
      { event: "laid", seat: 1, door: 4, letter: "O", key: "5O", down: false },
      { event: "threw", seat: 1, ring: 3, count: 3, keys: null },
      { event: "mixed", seat: 1, door: 4, keys: [], rings: [1, 2], into: [1, 2, 9] },
    ];
    expect(flights(told)).toEqual([
      { from: "ring-3", to: "hand-1" },
      { from: "ring-3", to: "lock-4-O" },
      { from: "hand-1", to: "ring-3" },
      { from: "door-4", to: "ring-1" },
      { from: "door-4", to: "ring-2" },
      { from: "door-4", to: "ring-9" },
    ]);
  });
});

describe("what the house advises", () => {
  const advised = (hint: Move) => {
    const made = table<View, Move, Event>({ view: VIEW, moves: [], hint });
    return new Control(made);
  };

  it("is pointed at where it lies", () => {
    const laying = advised({ move: "lay", key: 2, door: 3 });
    expect([1, 2, 3].filter((key) => laying.advised("key", key))).toEqual([2]);
    expect([2, 3].filter((door) => laying.advised("door", door))).toEqual([3]);
    expect(laying.advised("ring", 3)).toBe(false);
    expect(advised({ move: "bet", door: 4, keys: [1, 3] }).advised("key", 3)).toBe(true);
    expect(advised({ move: "look", place: 2, level: 1 }).advisedGear(2, 1)).toBe(true);
  });
});

describe("in words", () => {
  it("tells keys, safe, doors, rings and the notebook", () => {
    const { made, control } = seated([]);
    expect(spoken(made, control).map(({ lines }) => lines.length)).toEqual([2, 5, 6, 12, 2, 4]);
    expect(notes(made)).toHaveLength(4);
  });

  it("tells moves by what is on the keys", () => {
    const source = "cs-move-lay = { $key }, { $door }\ncs-move-bet = { $keys }, { $door }\nmove-take = { $ring }";
    const texts = new Language("fr", [new FluentResource(source)]);
    const made = table<View, Move, Event>({ view: VIEW, moves: [], texts });
    expect(tellMove(made, { move: "lay", key: 2, door: 3 })).toBe("4O, 3");
    expect(tellMove(made, { move: "bet", door: 4, keys: [1, 3] })).toBe("3C 6E, 4");
    expect(tellMove(made, { move: "take", ring: 5 })).toBe("5");
  });
});
