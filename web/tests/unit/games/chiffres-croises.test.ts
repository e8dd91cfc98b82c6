import { beforeEach, describe, expect, test, vi } from "vitest";
import { Control } from "~/games/chiffres-croises/control.svelte.ts";
import type { Event, Move, Preview, View } from "~/generated/games/chiffres-croises.ts";
import { table } from "./table.ts";

const RACK = [0, 1, 5, 12, 13];

function view(more: Partial<View> = {}): View {
  return {
    phase: "play",
    turn: 0,
    targets: [17, 29, 45],
    board: Array.from({ length: 289 }, (_, cell) => (cell === 144 ? 5 : 0)),
    jokers: [],
    blue: [],
    red: [],
    fresh: ["9I"],
    racks: [{ count: 5, faces: RACK }],
    bag: 40,
    bag_faces: null,
    totals: [0],
    turns: [[]],
    sheet: null,
    idle: 0,
    may_pass: false,
    may_exchange: 2,
    ...more,
  };
}

let made: ReturnType<typeof table<View, Move, Event>>;
let control: Control;
const press = (...keys: string[]) => {
  for (const key of keys) control.key(new KeyboardEvent("keydown", { key }));
};
const keyOf = (face: number) => control.composer.rack.find(({ piece }) => piece.face === face)!.key;

beforeEach(() => {
  made = table<View, Move, Event>({ view: view(), moves: null });
  control = new Control(made as unknown as ConstructorParameters<typeof Control>[0]);
  control.follow();
});

describe("laying", () => {
  test("tiles that are put down become a move", async () => {
    control.put(keyOf(12), 143);
    await control.lay(document.body);
    expect(made.sent).toEqual([{ move: "lay", tiles: [{ cell: "9H", value: 12, joker: false }] }]);
  });

  test("a joker is asked its value before anything is played", async () => {
    control.put(keyOf(0), 145);
    expect(control.asking).toBe(145);
    await control.lay(document.body);
    expect(made.sent).toEqual([]);
    control.name(12);
    await control.lay(document.body);
    expect(made.sent).toEqual([{ move: "lay", tiles: [{ cell: "9J", value: 12, joker: true }] }]);
  });

  test("the value of a joker is typed where it lies, or the joker taken back", () => {
    vi.useFakeTimers();
    control.pressCell(145);
    press("j", "1", "2");
    expect(control.move?.tiles).toEqual([{ cell: "9J", value: 12, joker: true }]);
    press("Backspace", "j", "2");
    vi.runAllTimers();
    expect(control.move?.tiles).toEqual([{ cell: "9J", value: 2, joker: true }]);
    press("Backspace", "j");
    control.unask();
    expect([control.asking, control.move]).toEqual([null, null]);
    vi.useRealTimers();
  });

  test("what the house advises is drawn until it is put down", () => {
    const tiles = [
      { cell: "9H", value: 12, joker: false },
      { cell: "9J", value: 5, joker: true },
    ];
    made = table<View, Move, Event>({ view: view(), moves: null, hint: { move: "lay", tiles } });
    control = new Control(made as unknown as ConstructorParameters<typeof Control>[0]);
    control.follow();
    expect(control.advised).toEqual([
      { cell: "9H", face: "12" },
      { cell: "9J", face: "★5" },
    ]);
    control.put(keyOf(12), 143);
    expect(control.advised.map(({ cell }) => cell)).toEqual(["9J"]);
  });

  test("numbers are typed, over what lies on the board", () => {
    vi.useFakeTimers();
    control.pressCell(143);
    press("1", "2", "1");
    vi.runAllTimers();
    expect(control.move?.tiles).toEqual([
      { cell: "9H", value: 12, joker: false },
      { cell: "9J", value: 1, joker: false },
    ]);
    press("Backspace");
    expect(control.move?.tiles.length).toBe(1);
    vi.useRealTimers();
  });

  test("nothing is sent while nothing is put down", async () => {
    await control.lay(document.body);
    press("Enter");
    expect(made.sent).toEqual([]);
  });
});

describe("exchanging", () => {
  test("as many tiles as the house allows", async () => {
    control.exchanged = [];
    for (const face of [1, 5, 12]) control.pressTile(keyOf(face));
    control.pressTile(keyOf(1));
    await control.exchange(document.body);
    expect(made.sent).toEqual([{ move: "exchange", faces: [5] }]);
  });
});

test("only the answer to the last question counts", async () => {
  const answers: ((preview: Preview) => void)[] = [];
  made.preview = () => new Promise((resolve) => answers.push(resolve));
  const worth = (points: number) => ({ points }) as unknown as Preview;
  control.put(keyOf(12), 143);
  const first = control.judge();
  control.put(keyOf(5), 142);
  const second = control.judge();
  answers[1]!(worth(2));
  answers[0]!(worth(1));
  await Promise.all([first, second]);
  expect(control.preview?.points).toBe(2);
});
