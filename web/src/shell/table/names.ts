import type { SeatInfo } from "~/generated/wire.ts";
import type { Language } from "~/texts/language.ts";

/** Who sits at a table, for people: a name, a player of the house by its strength, or an empty seat. */
export function seatNames(seats: readonly SeatInfo[], texts: Language): string[] {
  return seats.map((seat, at) => {
    if (seat.name) return seat.name;
    if (seat.kind === "bot" && seat.bot) {
      const alike = seats.filter(({ name, bot }) => !name && bot === seat.bot).length > 1;
      return texts.say("seat-bot", { bot: texts.say(`bot-${seat.bot}`), number: alike ? at + 1 : 0 });
    }
    return seat.kind === "open" ? texts.say("seat-open") : texts.say("seat", { number: at + 1 });
  });
}
