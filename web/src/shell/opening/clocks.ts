import type { Terms } from "~/generated/wire.ts";
import type { Language } from "~/texts/language.ts";

export type Clock = Terms["clock"];

/** How much time there is, in words. */
export function tellClock(clock: Clock, texts: Language): string {
  switch (clock.clock) {
    case "none":
      return texts.say("clock-none");
    case "turn":
      return clock.seconds < 60
        ? texts.say("clock-turn-seconds", { seconds: clock.seconds })
        : texts.say("clock-turn-minutes", { minutes: clock.seconds / 60 });
    case "player":
      return texts.say("clock-player", { minutes: clock.seconds / 60, increment: clock.increment });
    case "days":
      return texts.say("clock-days", { days: clock.days });
  }
}
