/** Le Casse du siècle in the browser. */
import { gameClient, type Sound } from "~/games/contract.ts";
import type { Event } from "~/generated/games/casse-du-siecle.ts";
import Board from "./Board.svelte";
import { type CasseTable, Control } from "./control.svelte.ts";
import { dealt, lying } from "./deal.ts";
import Figure from "./Figure.svelte";
import Hand from "./Hand.svelte";
import { forgotten } from "./notebook.ts";
import Pad from "./Pad.svelte";
import { spoken, tellMove } from "./spoken.ts";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

/** The one to be heard first. */
const SOUNDS: readonly (readonly [Event["event"], Sound])[] = [
  ["safe-opened", "good"],
  ["opened", "good"],
  ["looked", "flip"],
  ["wagered", "chip"],
  ["changed", "tile"],
  ["laid", "tile"],
  ["mixed", "slide"],
  ["took", "slide"],
  ["threw", "card"],
  ["entered", "refused"],
];

export default gameClient({
  control: (table: CasseTable) => new Control(table),
  Board,
  Hand,
  Pad,
  places: true,
  prompt: (table, control) => {
    if (!table.active) return null;
    if (control.betting !== null) return table.texts.say("cs-choose-bet", { door: control.betting });
    if (table.view.phase === "throw" && control.carried === null) return table.texts.say("cs-choose-thrown");
    return null;
  },
  spoken,
  tellMove,
  sound: (events) => SOUNDS.find(([kind]) => events.some(({ event }) => event === kind))?.[1] ?? null,
  kept: (event, table) => (table.options.notes === false && !table.result ? forgotten(event) : event),
  deal: { shuffled: dealt, left: lying },
  figures: { "CS-5": Figure },
  aids: { colour: true },
  texts: { fr, en },
});
