/** Les Chiffres croisés in the browser. */
import { gameClient, type Sound } from "~/games/contract.ts";
import type { Event } from "~/generated/games/chiffres-croises.ts";
import Board from "./Board.svelte";
import { type ChiffresTable, Control } from "./control.svelte.ts";
import { bag } from "./deal.ts";
import Figure from "./Figure.svelte";
import Hand from "./Hand.svelte";
import { spoken, weighed } from "./spoken.ts";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const SOUNDS: Partial<Record<Event["event"], Sound>> = { laid: "tile", exchanged: "slide", over: "end" };

export default gameClient({
  control: (table: ChiffresTable) => new Control(table),
  Board,
  Hand,
  places: true,
  prompt: (table, control) =>
    control.exchanged === null ? null : table.texts.say("cc-choose-exchange", { most: table.view.may_exchange }),
  spoken,
  tellPreview: weighed,
  sound: (events) => events.map(({ event }) => SOUNDS[event]).find((sound) => sound !== undefined) ?? null,
  deal: { shuffled: bag, left: (view) => view.bag_faces ?? [] },
  figures: { "CC-11": Figure },
  texts: { fr, en },
});
