import type { Flight } from "~/board/flight.ts";
import type { Event } from "~/generated/games/casse-du-siecle.ts";
import { at } from "./control.svelte.ts";

/** What flies when that has happened. A ring that was just taken is where its keys come from. */
export function flights(events: readonly Event[]): Flight[] {
  const took = events.find((event) => event.event === "took");
  const keysOf = (seat: number) => (took?.seat === seat ? at.ring(took.ring) : at.hand(seat));
  return events.flatMap((event): Flight[] => {
    switch (event.event) {
      case "took":
        return [{ from: at.ring(event.ring), to: at.hand(event.seat) }];
      case "laid":
        return [{ from: keysOf(event.seat), to: at.lock(event.door, event.letter) }];
      case "changed":
        return event.laid.map((key) => ({ from: keysOf(event.seat), to: at.lock(event.door, key[1]!) }));
      case "wagered":
        return event.laid.map((key) => ({ from: keysOf(event.seat), to: at.lock(event.door, key[1]!) }));
      case "threw":
        return [{ from: at.hand(event.seat), to: at.ring(event.ring) }];
      case "mixed":
        return event.into.map((ring) => ({ from: at.door(event.door), to: at.ring(ring) }));
      default:
        return [];
    }
  });
}
