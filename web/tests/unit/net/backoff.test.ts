import { expect, test } from "vitest";
import { Backoff } from "~/net/backoff.ts";

test("waits twice as long each time, up to a limit, and begins anew", () => {
  const backoff = new Backoff(() => 1);
  const waits = Array.from({ length: 8 }, () => backoff.next());
  expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
  expect(waits.at(-1)).toBe(15_000);
  backoff.reset();
  expect(backoff.next()).toBe(400);
});

test("no two wait quite the same", () => {
  expect(new Backoff(() => 0).next()).toBe(200);
});
