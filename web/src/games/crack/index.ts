/** Le Crack in the browser. */
import { gameClient, type Sound } from "~/games/contract.ts";
import type { Event } from "~/generated/games/crack.ts";
import Board from "./Board.svelte";
import { Control, type CrackTable } from "./control.svelte.ts";
import { pool } from "./deal.ts";
import Figure from "./Figure.svelte";
import Hand from "./Hand.svelte";
import Pad from "./Pad.svelte";
import { spoken, weighed } from "./spoken.ts";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const SOUNDS: Partial<Record<Event["event"], Sound>> = { laid: "tile", passed: "slide", traded: "slide", over: "end" };

export default gameClient({
  control: (table: CrackTable) => new Control(table),
  Board,
  Hand,
  Pad,
  places: true,
  prompt: (table, control) => {
    if (control.exchanged !== null) return table.texts.say("ck-choose", { count: control.mayExchange });
    return table.active && table.view.phase === "trade" ? table.texts.say("ck-trade-ask") : null;
  },
  spoken,
  tellPreview: weighed,
  sound: (events) => events.map(({ event }) => SOUNDS[event]).find((sound) => sound !== undefined) ?? null,
  deal: { shuffled: pool, left: (view) => view.pool_pieces ?? [] },
  figures: { "CK-11": Figure },
  texts: { fr, en },
});
