import { nonce } from "~/net/nonce.ts";
import type { Wish } from "~/net/socket.ts";
import { house } from "../house.svelte.ts";
import { usualBot } from "../shelf/quick.ts";
import type { Seated } from "./seated.svelte.ts";

const AWAY_LONG = 60_000;

/** What one may do about a table, besides playing. */
export interface Act {
  readonly name: "undo" | "hint" | "resign" | "entrust" | "take-back" | "relieve" | "take-bot" | "rematch";
  readonly seat: number | null;
  /** Asked twice before it is done. */
  readonly grave: boolean;
  run(): unknown;
}

/** What can be done now, most wanted first. */
export function acts(table: Seated): Act[] {
  const { info, mine, turn, feed } = table;
  const on = { table: feed.table };
  const say = (wish: Wish) => () => table.command(wish);
  const found: Act[] = [];
  const add = (name: Act["name"], seat: number | null, run: () => unknown, grave = false) =>
    found.push({ name, seat, run, grave });
  if (info.phase === "finished") {
    if (mine.length > 0 && !info.next)
      add("rematch", null, say({ do: "rematch", nonces: mine.map(() => nonce()), ...on }));
    return found;
  }
  if (info.phase !== "playing") return found;
  const bot = usualBot(house.box(info.terms.game)?.bots ?? []);
  const seat = typeof table.eye === "number" ? table.eye : null;
  const moved = feed.log.some((told) => told.told === "played" && told.seat === seat && feed.plies.has(told.number));
  if (seat !== null && info.terms.undo && moved) add("undo", null, say({ do: "undo", seat, ply: table.ply, ...on }));
  if (seat !== null && info.terms.hints && turn.includes(seat)) add("hint", null, () => table.ask());
  info.seats.forEach((place, at) => {
    const own = mine.includes(at);
    if (place.kind === "bot" && place.person !== null && place.person === house.me?.person)
      add("take-back", at, say({ do: "sit", seat: at, nonce: nonce(), ...on }));
    else if (own && !place.resigned) {
      add("entrust", at, say({ do: "entrust", seat: at, bot, ...on }));
      add("resign", at, say({ do: "resign", seat: at, ...on }), true);
    } else if (place.kind === "person" && place.away_since !== null && house.now() - place.away_since > AWAY_LONG)
      add("relieve", at, say({ do: "entrust", seat: at, bot, ...on }));
    else if (mine.length === 0 && place.kind === "bot" && place.person === null)
      add("take-bot", at, say({ do: "sit", seat: at, nonce: nonce(), ...on }));
  });
  return found;
}
