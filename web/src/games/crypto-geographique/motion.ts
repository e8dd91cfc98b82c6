import type { Flight } from "~/board/flight.ts";
import type { Event } from "~/generated/games/crypto-geographique.ts";

/** What flies when that has happened. */
export function flights(event: Event): Flight[] {
  switch (event.event) {
    case "drew":
      return [{ from: "stock", to: "held" }];
    case "took":
      return [{ from: "discard", to: "held" }];
    case "threw":
      return [{ from: `seat-${event.seat}`, to: "discard" }];
    default:
      return [];
  }
}
