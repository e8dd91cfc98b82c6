import type { LogLine } from "~/generated/wire.ts";
import type { Language } from "~/texts/language.ts";
import type { Told } from "./feed.svelte.ts";

/** One entry of a table's log, told: lines about the game, an entry about the table, or what somebody says. */
export interface Entry {
  readonly number: number;
  readonly at: number;
  readonly kind: "game" | "table" | "said";
  readonly who: string | null;
  readonly person: string | null;
  readonly lines: readonly string[];
}

/** The log of a table in words, as one eye knows it; moves that were taken back are no longer told. */
export function journal(
  log: readonly Told[],
  seen: readonly LogLine[],
  plies: ReadonlyMap<number, number>,
  texts: Language,
  names: readonly string[],
  /** What is kept of an event: games played from memory keep less than was seen. */
  kept: (event: unknown) => unknown = (event) => event,
): Entry[] {
  const events = new Map(seen.map((line) => [line.number, line.events]));
  return log.flatMap((told): Entry[] => {
    const happened = events.get(told.number) ?? [];
    const moved = told.told === "played" || told.told === "flagged";
    if (moved && !plies.has(told.number)) return [];
    const lines = happened.map((event) => texts.event(kept(event), names));
    const entry = { number: told.number, at: told.at, who: null, person: null };
    if (told.told === "said")
      return [{ ...entry, kind: "said", who: told.name, person: told.person, lines: [saying(told, texts)] }];
    const own = told.told === "played" ? [] : [tellTold(told, texts, names)];
    const kind = moved || happened.length > 0 ? "game" : "table";
    return own.length + lines.length > 0 ? [{ ...entry, kind, lines: [...own, ...lines] }] : [];
  });
}

function saying(told: Extract<Told, { told: "said" }>, texts: Language): string {
  return told.text ?? texts.say(`phrase-${told.phrase}`);
}

function tellTold(told: Told, texts: Language, names: readonly string[]): string {
  const place = "seat" in told ? { place: told.seat + 1 } : {};
  const bot = told.told === "entrusted" ? { bot: texts.say(`bot-${told.bot}`) } : {};
  return texts.tell(`told-${told.told}`, { ...told, ...place, ...bot }, names);
}
