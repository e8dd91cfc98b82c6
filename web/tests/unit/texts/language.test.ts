import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { type Lang, Language } from "~/texts/language.ts";
import cases from "./told.json";

const HOUSE = "../src/ludotheque/core/texts";
const GAME = "../tests/highcard/texts";

function language(lang: Lang): Language {
  return new Language(
    lang,
    [HOUSE, GAME].map((folder) => new FluentResource(readFileSync(`${folder}/${lang}.ftl`, "utf-8"))),
  );
}

test.each(cases)("tells as Python does: $lang $name", ({ lang, name, fields, names, told }) => {
  expect(
    language(lang as Lang)
      .tell(name, fields, names)
      .replaceAll("\u00a0", " "),
  ).toBe(told);
});

test("tells events and moves by their tags", () => {
  expect(language("en").event({ event: "kept", seat: 1 }, ["Rose", "Jean"])).toContain("Jean");
  expect(language("en").move({ move: "keep" }, [])).toBe(language("en").say("move-keep"));
});

test("lists texts in the order in which they are written, overridden ones in their first place", () => {
  const texts = new Language("fr", [new FluentResource("rule-B = b\nrule-A = a\nother = o\n")]);
  expect(texts.names("rule-")).toEqual(["rule-B", "rule-A"]);
  const over = texts.with("rule-A = autre\n");
  expect(over.say("rule-A")).toBe("autre");
  expect(over.names("rule-")).toEqual(["rule-B", "rule-A"]);
});
