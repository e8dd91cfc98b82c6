import type { SeatInfo } from "~/generated/wire.ts";
import type { Language } from "~/texts/language.ts";

/** Who sits there, for people: a name, the house's player by its strength, or an empty seat. */
export function seatName(seat: SeatInfo, at: number, texts: Language): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot" && seat.bot) return texts.say("seat-bot", { bot: texts.say(`bot-${seat.bot}`) });
  return seat.kind === "open" ? texts.say("seat-open") : texts.say("seat", { number: at + 1 });
}
