/** Enchaînement in the browser. */
import { gameClient, type Sound } from "~/games/contract.ts";
import { stock } from "~/games/geographie/deal.ts";
import enShared from "~/games/geographie/texts/en.ftl?raw";
import frShared from "~/games/geographie/texts/fr.ftl?raw";
import type { Event } from "~/generated/games/crypto-enchainement.ts";
import Board from "./Board.svelte";
import { Control, type EnchainementTable } from "./control.svelte.ts";
import Figure from "./Figure.svelte";
import Hand from "./Hand.svelte";
import { spoken } from "./spoken.ts";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  laid: "card",
  drew: "card",
  "found-fakir": "flip",
  missed: "refused",
  "round-over": "good",
};

/** To follow or to draw, when it is one of the two. */
function prompt({ texts, active, view }: EnchainementTable, control: Control): string | null {
  if (!active || view.phase !== "follow" || control.visible === null) return null;
  return texts.say(control.can("draw") ? "ench-stuck" : "ench-follow", { card: texts.value("card", control.visible) });
}

export default gameClient({
  control: (table: EnchainementTable) => new Control(table),
  Board,
  Hand,
  places: true,
  prompt,
  spoken,
  sound: (events) => events.map(({ event }) => SOUNDS[event]).find((sound) => sound !== undefined) ?? null,
  deal: {
    shuffled: (chance, _, seats) => stock(chance, seats, 9),
    left: (view) => view.stock_cards ?? [],
  },
  figures: { "CGE-2": Figure },
  aids: { notes: true, look: true },
  texts: { fr: `${frShared}\n${fr}`, en: `${enShared}\n${en}` },
});
