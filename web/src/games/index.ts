import type { GameClient } from "./contract.ts";

const parts = import.meta.glob<GameClient>("./*/index.ts", { import: "default" });

/** The part of the client for that game, loaded when it is opened; a game without one is played in words. */
export async function loadGame(slug: string): Promise<GameClient> {
  const load = parts[`./${slug}/index.ts`] ?? parts["./in-words/index.ts"];
  return load!();
}

const guides = import.meta.glob<string>("./*/guide/*.ftl", { query: "?raw", import: "default" });

/** What a newcomer is told in a first game, as texts `guide-1`, `guide-2`, …; null when nobody wrote any. */
export async function loadGuide(slug: string, lang: string): Promise<string | null> {
  return (await guides[`./${slug}/guide/${lang}.ftl`]?.()) ?? null;
}
