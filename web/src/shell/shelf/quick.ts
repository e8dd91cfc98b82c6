import type { Box, OpenTable } from "~/generated/wire.ts";
import { api } from "~/net/api.ts";
import { nonce } from "~/net/nonce.ts";
import * as promises from "~/net/promises.ts";
import { house } from "../house.svelte.ts";
import { router, to } from "../router.svelte.ts";

/** Who plays for the house unless one says otherwise: the strongest that is not for laughs. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("normal") ? "normal" : (bots.at(-1) ?? "hasard");
}

/** Open a table and go there; the house is bound to its part of the deal before it is told ours. */
export async function openTable(table: Omit<OpenTable, "promise">): Promise<void> {
  await house.somebody();
  const { promise, commitment } = await api.promise();
  const { table: name } = await api.open({ promise, ...table });
  promises.expect(name, commitment);
  router.go(to("table", { table: name }));
}

/** One click: the fewest players, the others played by the house, and nobody hurries. */
export function playNow(box: Box): Promise<void> {
  const others = Array.from({ length: box.least - 1 }, () => ({ seat: "bot", bot: usualBot(box.bots) }) as const);
  return openTable({
    terms: { game: box.slug, options: {}, public: false, clock: { clock: "none" }, undo: true, hints: true },
    seats: [{ seat: "screen", nonce: nonce() }, ...others],
  });
}
