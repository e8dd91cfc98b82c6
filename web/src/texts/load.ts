import { FluentResource } from "@fluent/bundle";
import { type Lang, Language } from "./language.ts";

const ours = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const read = new Map<string, Promise<FluentResource>>();

/** A file of texts of the house or of a game; its address says its version, so it is asked for once. */
function fetched(address: string): Promise<FluentResource> {
  let resource = read.get(address);
  if (!resource) {
    resource = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return new FluentResource(await answer.text());
    });
    resource.catch(() => read.delete(address));
    read.set(address, resource);
  }
  return resource;
}

/** The client's own texts: there before the house has answered. */
export async function clientTexts(lang: Lang): Promise<Language> {
  return new Language(lang, [new FluentResource(await ours[`./${lang}.ftl`]!())]);
}

/** The same with those of the house, then of a game, from where the shelf says they are. */
export async function withTexts(language: Language, ...addresses: readonly string[]): Promise<Language> {
  return new Language(language.lang, [...language.resources, ...(await Promise.all(addresses.map(fetched)))]);
}
