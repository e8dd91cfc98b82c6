import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const OWNED_BY_THE_HOUSE = /^(game|option|command|field|move|event|refused|end|bot|as|rule|rules|phase)-/;

const written = readdirSync("src", { recursive: true, encoding: "utf-8" }).map((path) => path.replaceAll("\\", "/"));
const french = written.filter((path) => path.endsWith("fr.ftl"));
const sources = written
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(`src/${path}`, "utf-8"));

function messages(path: string): { id: string; variables: string[] }[] {
  return new FluentResource(readFileSync(`src/${path}`, "utf-8")).body.map((message) => ({
    id: message.id,
    variables: [...new Set(JSON.stringify(message).match(/"type":"var","name":"\w+"/g) ?? [])].sort(),
  }));
}

describe.each(french)("%s", (path) => {
  test("is told in English too, of the same things", () => {
    const english = messages(path.replace(/fr\.ftl$/, "en.ftl"));
    const sorted = (all: typeof english) => all.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(sorted(english)).toEqual(sorted(messages(path)));
  });
});

test("the client's own texts hide none of the house's", () => {
  expect(messages("texts/fr.ftl").filter(({ id }) => OWNED_BY_THE_HOUSE.test(id))).toEqual([]);
});

test("every text of the client is said somewhere", () => {
  const code = sources.join("\n");
  const said = (id: string) =>
    code.includes(`"${id}"`) ||
    id.split("-").some((_, at, parts) => code.includes(`\`${parts.slice(0, at + 1).join("-")}-\${`));
  expect(messages("texts/fr.ftl").filter(({ id }) => !said(id))).toEqual([]);
});
