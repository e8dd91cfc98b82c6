import type { Flight } from "~/board/flight.ts";
import type { Event } from "~/generated/games/crypto-90.ts";
import { at } from "./control.svelte.ts";

/** What flies when that has happened. */
export function flights(event: Event): Flight[] {
  switch (event.event) {
    case "drew":
      return [{ from: at.stock, to: at.held(event.seat) }];
    case "took":
      return [{ from: at.discard, to: at.held(event.seat) }];
    case "exchanged": {
      const place = event.place === null ? at.hand(event.seat) : at.row(event.seat, event.place);
      return [
        { from: at.held(event.seat), to: place },
        { from: place, to: at.discard },
      ];
    }
    case "threw":
      return [{ from: at.held(event.seat), to: at.discard }];
    case "found-fakir":
      return [{ from: at.stock, to: at.fakirs(event.seat) }];
    case "hypnotised":
      return [{ from: at.fakirs(event.seat), to: at.row(event.target, event.place) }];
    default:
      return [];
  }
}
