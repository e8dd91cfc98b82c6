/** Crypto-90 in the browser. */
import { gameClient, type Sound } from "~/games/contract.ts";
import type { Event } from "~/generated/games/crypto-90.ts";
import Board from "./Board.svelte";
import { Control, type Crypto90Table } from "./control.svelte.ts";
import { stock } from "./deal.ts";
import FigureSeries from "./FigureSeries.svelte";
import FigureWin from "./FigureWin.svelte";
import Hand from "./Hand.svelte";
import { spoken } from "./spoken.ts";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  drew: "card",
  took: "card",
  exchanged: "card",
  threw: "card",
  "found-fakir": "flip",
  hypnotised: "slide",
  shown: "good",
};

export default gameClient({
  control: (table: Crypto90Table) => new Control(table),
  Board,
  Hand,
  places: true,
  prompt: (table, control) => (control.fakirChosen && table.active ? table.texts.say("c90-choose-victim") : null),
  spoken,
  sound: (events) => events.map(({ event }) => SOUNDS[event]).find((sound) => sound !== undefined) ?? null,
  deal: { shuffled: stock, left: (view) => view.stock_cards ?? [] },
  figures: { "C90-10": FigureWin, "C90-18": FigureSeries },
  aids: { order: true, parity: true, fit: true, "hide-hand": false },
  texts: { fr, en },
});
