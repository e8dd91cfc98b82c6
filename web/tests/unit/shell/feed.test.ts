import { beforeEach, expect, test } from "vitest";
import type { Moving, Snapshot, TableInfo, Update } from "~/generated/wire.ts";
import { broken } from "~/net/promises.ts";
import { Feed } from "~/shell/table/feed.svelte.ts";

const moving = (ply: number, events: unknown[] = [], number = 0): Moving =>
  ({
    ply,
    turn: [ply % 2],
    scores: [0, 0],
    clock: null,
    offers: [],
    sights: [{ seat: 0, view: { ply }, moves: [], log: events.length > 0 ? [{ number, events }] : [] }],
  }) as unknown as Moving;

const snapshot = (number: number): Snapshot =>
  ({
    is: "table",
    at: 1000,
    number,
    info: { table: "t", seats: [], turn: [0], ply: 1, result: null },
    log: [{ told: "played", seat: 0, ply: 1, number, at: 900 }],
    now: moving(1, [{ event: "drew" }], number),
    watchers: 1,
  }) as unknown as Snapshot;

const update = (number: number, told: Record<string, unknown>, now: Moving | null): Update =>
  ({
    is: "update",
    table: "t",
    at: 2000,
    number,
    command: null,
    told: { ...told, number },
    now,
    info: null,
    result: null,
  }) as unknown as Update;

let feed: Feed;
beforeEach(() => {
  feed = new Feed("t");
  feed.told(snapshot(5));
});

test("a snapshot is all there is to know", () => {
  expect(feed.number).toBe(5);
  expect(feed.seen.get(0)).toEqual([{ number: 5, events: [{ event: "drew" }] }]);
  expect(feed.fresh.bySeat).toBeNull();
});

test("an update adds what happened", () => {
  feed.told(update(6, { told: "played", seat: 1, ply: 2 }, moving(2, [{ event: "threw" }], 6)));
  expect(feed.number).toBe(6);
  expect(feed.info!.ply).toBe(2);
  expect(feed.seen.get(0)).toHaveLength(2);
  expect(feed.fresh.bySeat!.get(0)).toEqual([{ event: "threw" }]);
  expect([...feed.plies]).toEqual([
    [5, 1],
    [6, 2],
  ]);
});

test("an update told twice counts once", () => {
  const again = update(6, { told: "played", seat: 1, ply: 2 }, moving(2, [{ event: "threw" }], 6));
  feed.told(again);
  const { count } = feed.fresh;
  feed.told(again);
  expect(feed.log).toHaveLength(2);
  expect(feed.fresh.count).toBe(count);
});

test("a move taken back is no longer among the moves, and nothing flies", () => {
  feed.told(update(6, { told: "played", seat: 1, ply: 2 }, moving(2, [{ event: "threw" }], 6)));
  feed.told(update(7, { told: "undone", seat: 1, ply: 1 }, moving(1)));
  expect([...feed.plies.keys()]).toEqual([5]);
  expect(feed.fresh.bySeat).toBeNull();
});

test("what is said changes nothing on the board", () => {
  const { count } = feed.fresh;
  feed.told(update(6, { told: "said", person: "p", name: "Rose", text: "Oh", phrase: null }, null));
  expect(feed.log).toHaveLength(2);
  expect(feed.fresh.count).toBe(count);
});

test("a table that does not exist is told so", () => {
  const refusal = { code: "no-such-table", rule: "", details: {}, sentence: "Non." };
  feed.told({ is: "refused", id: null, table: "t", refusal });
  expect(feed.refused).toEqual(refusal);
});

test("the deal of a rematch must be the one that was shown first", () => {
  const over = (number: number, about: Partial<TableInfo>): Update => ({
    ...update(number, { told: "said" }, null),
    info: { ...feed.info!, ...about },
  });
  const rematch = (commitment: string) => broken({ table: "next", commitment } as TableInfo);
  feed.told(over(6, { next: null, again: "shown" }));
  expect(rematch("other")).toBe(false);
  feed.told(over(7, { next: "next", again: "other" }));
  expect(rematch("other")).toBe(true);
  expect(rematch("shown")).toBe(false);
  feed = new Feed("t");
  feed.told({ ...snapshot(8), info: { ...snapshot(8).info, next: "next", again: "other" } });
  expect(rematch("other")).toBe(true);
});
