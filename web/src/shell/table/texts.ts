import { FluentResource } from "@fluent/bundle";
import type { GameClient } from "~/games/contract.ts";
import { Language } from "~/texts/language.ts";
import { house } from "../house.svelte.ts";

const made = new WeakMap<Language, Language>();

/** The texts of a game with those of its part of the client over them. */
export function gameTexts(game: string, client: GameClient | undefined): Language {
  const told = house.game(game)!;
  const own = client?.texts?.[told.lang];
  if (!own) return told;
  let all = made.get(told);
  if (!all) {
    all = new Language(told.lang, [...told.resources, new FluentResource(own)]);
    made.set(told, all);
  }
  return all;
}
