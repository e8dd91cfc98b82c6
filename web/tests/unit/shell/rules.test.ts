import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { sections } from "~/shell/game/rules.ts";
import { Language } from "~/texts/language.ts";

test("rules stand in their sections, in the order in which they are written", () => {
  const texts = new Language("fr", [
    new FluentResource(
      "rules-section-deal = La donne\nrule-X-1 = Donnez.\nother = Autre\nrules-section-end = La fin\nrule-X-12 = Arrêtez.\nrule-X-3 = Comptez.\n",
    ),
  ]);
  expect(sections(texts).map(({ title, rules }) => [title, ...rules.map(({ number }) => number)])).toEqual([
    ["La donne", "X-1"],
    ["La fin", "X-12", "X-3"],
  ]);
});
