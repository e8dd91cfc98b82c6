import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "~/shell/settings.svelte.ts";
import { Guide } from "~/shell/table/guide.svelte.ts";
import type { Seated } from "~/shell/table/seated.svelte.ts";

interface At {
  phase: string;
  ply?: number;
  hint?: { move: string } | null;
}

function sit({ phase, ply = 0, hint = null }: At) {
  const table = { game: "crypto-90", eye: 0, curtain: null, result: null, active: true, view: { phase }, ply, hint };
  return { table, guide: new Guide(table as unknown as Seated) };
}

beforeEach(() => settings.choose({ guide: true, guided: [] }));

describe("a first game", () => {
  test("begins with steps that say where to look", async () => {
    const { guide } = sit({ phase: "draw" });
    expect(guide.told).toBeNull();
    await guide.fetch("fr");
    expect([guide.steps, guide.look]).toEqual([3, "hand"]);
    guide.understood();
    expect([guide.step, guide.look]).toEqual([2, "board"]);
  });

  test("goes on with each phase, once", async () => {
    const { guide } = sit({ phase: "place" });
    await guide.fetch("fr");
    for (let step = 0; step < 3; step += 1) guide.understood();
    expect(guide.told).toMatch(/▼/);
    guide.understood();
    expect(guide.told).toBeNull();
  });

  test("says why the house would play so", async () => {
    const { guide } = sit({ phase: "draw", hint: { move: "draw" } });
    await guide.fetch("en");
    expect(guide.why).toMatch(/^Why\?/);
  });
});

test("whoever is well under way, has left the guide, or wants none, is told nothing", async () => {
  const { guide } = sit({ phase: "draw", ply: 40 });
  await guide.fetch("fr");
  expect(guide.told).toBeNull();

  const { guide: left } = sit({ phase: "draw" });
  await left.fetch("fr");
  left.leave();
  left.leave();
  expect(left.told).toBeNull();
  expect(settings.choices.guided).toEqual(["crypto-90"]);

  settings.choose({ guide: false, guided: [] });
  const { guide: unwanted } = sit({ phase: "draw" });
  await unwanted.fetch("fr");
  expect(unwanted.told).toBeNull();
});

test("every game has a guide that says where to look, in a few steps", async () => {
  for (const game of [
    "crypto-90",
    "crypto-geographique",
    "crypto-enchainement",
    "chiffres-croises",
    "crack",
    "casse-du-siecle",
  ]) {
    const { table, guide } = sit({ phase: "none" });
    table.game = game;
    await guide.fetch("fr");
    expect(guide.steps, game).toBe(3);
    for (; guide.begun; guide.understood()) expect(guide.look, `${game} ${guide.step}`).not.toBeNull();
  }
});
