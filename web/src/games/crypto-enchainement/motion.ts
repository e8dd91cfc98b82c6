import type { Flight } from "~/board/flight.ts";
import type { Event } from "~/generated/games/crypto-enchainement.ts";

/** What flies when that has happened. */
export function flights(event: Event): Flight[] {
  switch (event.event) {
    case "laid":
      return [{ from: `seat-${event.seat}`, to: "visible" }];
    case "drew":
      return event.card === null ? [] : [{ from: "stock", to: `card-${event.card}` }];
    default:
      return [];
  }
}
