import { beforeEach, describe, expect, test } from "vitest";
import { beside, CELLS, cellOf, nameOf } from "~/board/grid/cells.ts";
import { Composer } from "~/board/grid/composer.svelte.ts";

test("cells are named row first", () => {
  expect([nameOf(0), nameOf(144), nameOf(288)]).toEqual(["1A", "9I", "17Q"]);
  expect(CELLS.every((cell) => cellOf(nameOf(cell)) === cell)).toBe(true);
});

test("a line ends at the edge", () => {
  expect([beside(16, "across"), beside(0, "across", -1), beside(0, "down"), beside(288, "down")]).toEqual([
    null,
    null,
    17,
    null,
  ]);
});

describe("what is put down before it is played", () => {
  const board = new Set([146]);
  let composer: Composer<string>;
  const down = () => [...composer.laid].map(([cell, { piece }]) => `${nameOf(cell)} ${piece}`).sort();
  const rack = () => composer.rack.map(({ piece }) => piece).join("");

  beforeEach(() => {
    composer = new Composer((cell) => board.has(cell));
    composer.refill([..."ABCA"], (one, other) => one === other);
  });

  test("a picked piece goes to the cell that is pressed, and comes back when pressed again", () => {
    composer.pick(composer.rack[1]!.key);
    composer.press(144);
    expect(down()).toEqual(["9I B"]);
    expect(composer.free.map(({ piece }) => piece)).toEqual(["A", "C", "A"]);
    composer.press(144);
    expect(down()).toEqual([]);
  });

  test("the rack is kept in the order its owner likes", () => {
    const [first, , third] = composer.rack.map(({ key }) => key);
    composer.place(third!, first!);
    expect(rack()).toBe("CABA");
    composer.place(third!, composer.rack[3]!.key);
    expect(rack()).toBe("ABAC");
    composer.place(third!, 99);
    expect(rack()).toBe("ABAC");
  });

  test("nothing is put on what lies on the board", () => {
    composer.put(composer.rack[0]!.key, 146);
    expect(down()).toEqual([]);
  });

  test("a piece is at one place only, and a cell holds one piece", () => {
    const [a, b] = composer.rack;
    composer.put(a!.key, 144);
    composer.put(a!.key, 145);
    composer.put(b!.key, 145);
    expect(down()).toEqual(["9J B"]);
  });

  test("typing goes on over what lies on the board, and back", () => {
    composer.press(145);
    for (const letter of "ABA") expect(composer.type((piece) => piece === letter)).toBe(true);
    expect(composer.type((piece) => piece === "A")).toBe(false);
    expect(down()).toEqual(["9J A", "9L B", "9M A"]);
    composer.erase();
    composer.erase();
    expect(down()).toEqual(["9J A"]);
  });

  test("the cursor turns when its cell is pressed again", () => {
    composer.press(100);
    composer.press(100);
    expect([composer.cursor, composer.direction]).toEqual([100, "down"]);
    composer.move("down", 1);
    expect(composer.cursor).toBe(117);
  });

  test("after a refill what is still held keeps its place, and nothing stays down", () => {
    composer.sort((one, other) => (one < other ? 1 : -1));
    expect(rack()).toBe("CBAA");
    composer.put(composer.rack[0]!.key, 144);
    composer.refill([..."BAXA"], (one, other) => one === other);
    expect(rack()).toBe("BAAX");
    expect(down()).toEqual([]);
  });

  test("a shuffle loses nothing", () => {
    composer.shuffle();
    expect([...rack()].sort().join("")).toBe("AABC");
  });

  test("a piece may be put down as another: a joker with its value", () => {
    composer.put(composer.rack[2]!.key, 144, "C=5");
    expect(down()).toEqual(["9I C=5"]);
    expect(composer.free.length).toBe(3);
  });
});
