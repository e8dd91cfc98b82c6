import { expect, test } from "vitest";
import { find, to } from "~/shell/router.svelte.ts";

const at = (path: string) => find(new URL(path, "http://localhost:3000/"));

test.each([
  ["/", "shelf", {}],
  ["/jeux/crypto-90", "game", { game: "crypto-90" }],
  ["/jeux/crypto-90/", "game", { game: "crypto-90" }],
  ["/jeux/crypto-90/table", "open", { game: "crypto-90" }],
  ["/t/Abc-9_", "table", { table: "Abc-9_" }],
  ["/revoir", "record", {}],
  ["/revoir/Abc", "replay", { table: "Abc" }],
  ["/salon/x", "nowhere", {}],
])("%s is %s", (path, page, parts) => {
  expect(at(path)).toMatchObject({ page, parts });
});

test("the rest of an address is told to the page", () => {
  const route = at("/revoir/Abc?ply=7#C90-4");
  expect(route.query.get("ply")).toBe("7");
  expect(route.hash).toBe("C90-4");
});

test("an address leads back to its page", () => {
  expect(at(to("table", { table: "a b" }))).toMatchObject({ page: "table", parts: { table: "a%20b" } });
  expect(to("shelf")).toBe("/");
});
