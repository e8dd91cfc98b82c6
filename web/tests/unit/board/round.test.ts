import { expect, test } from "vitest";
import { others } from "~/board/round.ts";

test("the others sit from one's left on; who only watches sees everybody", () => {
  expect(others(1, 4)).toEqual([2, 3, 0]);
  expect(others(0, 2)).toEqual([1]);
  expect(others(null, 3)).toEqual([0, 1, 2]);
});
