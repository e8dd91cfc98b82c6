import { expect, test } from "vitest";
import { pointOf } from "~/shell/table/told.svelte.ts";

test("a refusal is shown over the middle of what was tried", () => {
  const card = document.createElement("button");
  card.getBoundingClientRect = () => ({ left: 100, width: 50, top: 300 }) as DOMRect;
  expect(pointOf(card)).toEqual({ x: 125, y: 300 });
  expect(pointOf({ x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
});
