import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Told } from "~/shell/table/feed.svelte.ts";
import { journal } from "~/shell/table/journal.ts";
import { Language } from "~/texts/language.ts";

const SOURCES = [
  "../src/ludotheque/core/texts/fr.ftl",
  "../src/ludotheque/table/texts/fr.ftl",
  "../tests/highcard/texts/fr.ftl",
];
const texts = new Language(
  "fr",
  SOURCES.map((path) => new FluentResource(readFileSync(path, "utf-8"))),
);
const NAMES = ["Rose", "Jean"];

const log = [
  { told: "opened", name: "Rose", number: 0, at: 0 },
  { told: "sat", seat: 1, name: "Jean", number: 1, at: 1 },
  { told: "played", seat: 0, ply: 1, number: 2, at: 2 },
  { told: "played", seat: 1, ply: 2, number: 3, at: 3 },
  { told: "undone", seat: 1, ply: 1, number: 4, at: 4 },
  { told: "said", person: "p", name: "Jean", text: null, phrase: "oops", number: 5, at: 5 },
  { told: "entrusted", seat: 1, bot: "facile", name: "Jean", number: 6, at: 6 },
] as unknown as Told[];
const seen = [
  { number: 2, events: [{ event: "kept", seat: 0 }] },
  { number: 3, events: [{ event: "kept", seat: 1 }] },
];

test("tells what happened at a table, without what was taken back", () => {
  const entries = journal(log, seen, new Map([[2, 1]]), texts, NAMES);
  expect(entries.map(({ kind, who, lines }) => [kind, who, ...lines])).toEqual([
    ["table", null, "Rose ouvre la table."],
    ["table", null, "Jean s’assoit à la place 2."],
    ["game", null, "Rose garde sa carte."],
    ["table", null, "Jean reprend son coup."],
    ["said", "Jean", texts.say("phrase-oops")],
    ["table", null, "La maison (Facile) joue à la place de Jean."],
  ]);
});
