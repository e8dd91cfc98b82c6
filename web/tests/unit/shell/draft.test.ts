import { expect, test } from "vitest";
import type { Box } from "~/generated/wire.ts";
import { Draft, read } from "~/shell/opening/draft.svelte.ts";
import { fits } from "~/shell/shelf/filter.ts";

const box = {
  slug: "jeu",
  minutes: 30,
  least: 2,
  most: 4,
  bots: ["hasard", "facile", "normal"],
  options: [
    { name: "objectif", kind: "number", default: 1000, choices: [], least: 50, most: 5000, optional: false },
    { name: "notes", kind: "switch", default: false, choices: [], least: null, most: null, optional: false },
  ],
  presets: { simple: {}, memory: { notes: true } },
} as unknown as Box;

const called = (seat: number) => `Joueur ${seat + 1}`;

test("as it comes: oneself and a bot, nothing unusual said", () => {
  const table = new Draft(box).table(called);
  expect(table.terms).toMatchObject({ game: "jeu", options: {}, public: false, hints: true, clock: { clock: "none" } });
  expect(table.seats.map(({ seat }) => seat)).toEqual(["screen", "bot"]);
  expect(table.seats[0]).toMatchObject({ nonce: expect.stringMatching(/^[0-9a-f]{64}$/), name: null });
  expect(table.seats[1]).toMatchObject({ bot: "normal" });
});

test("round one screen, everybody has a number and a name of their own", () => {
  const draft = new Draft(box);
  draft.meet("screen");
  draft.add();
  draft.seats[2] = { kind: "screen", name: " Zoé " };
  const seats = draft.table(called).seats.map((seat) => (seat.seat === "screen" ? seat : null));
  expect(new Set(seats.map((seat) => seat?.nonce)).size).toBe(3);
  expect(seats.map((seat) => seat?.name)).toEqual([null, "Joueur 2", "Zoé"]);
});

test("options that were changed are said, and only those", () => {
  const draft = new Draft(box);
  draft.options.notes = true;
  expect(draft.table(called).terms.options).toEqual({ notes: true });
});

test("a usual choice sets all options, and is known again", () => {
  const draft = new Draft(box);
  expect(draft.preset).toBe("simple");
  draft.options.objectif = 500;
  expect(draft.preset).toBe(null);
  draft.prefer("memory");
  expect(draft.preset).toBe("memory");
  expect(draft.table(called).terms.options).toEqual({ notes: true });
});

test("a table is announced only while it has room", () => {
  const draft = new Draft(box);
  draft.meet("far");
  draft.announced = true;
  expect(draft.table(called).terms.public).toBe(true);
  draft.seats[1] = { kind: "bot", bot: "facile" };
  expect(draft.table(called).terms.public).toBe(false);
});

test("seats follow what the options allow", () => {
  const draft = new Draft(box);
  draft.allow(4, 4);
  expect(draft.seats).toHaveLength(4);
  draft.allow(2, 3);
  expect(draft.seats).toHaveLength(3);
});

test("a number left out is as usual", () => {
  expect(read(box.options[0]!, " ")).toBe(1000);
  expect(read(box.options[0]!, "250")).toBe(250);
});

test("alone one plays anything; several play what seats them", () => {
  expect(fits(box, 1, null)).toBe(true);
  expect(fits(box, 4, null)).toBe(true);
  expect(fits(box, 5, null)).toBe(false);
  expect(fits(box, null, "long")).toBe(false);
});
