import type { GameClient } from "./contract.ts";

const parts = import.meta.glob<GameClient>("./*/index.ts", { import: "default" });

/** The part of the client for that game, loaded when it is opened; a game without one is played in words. */
export async function loadGame(slug: string): Promise<GameClient> {
  const load = parts[`./${slug}/index.ts`] ?? parts["./in-words/index.ts"];
  return load!();
}
