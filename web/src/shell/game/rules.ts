import type { Language } from "~/texts/language.ts";

export interface Rule {
  readonly number: string;
  readonly text: string;
}

export interface Section {
  readonly name: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The rules of a game as they are written in its texts: sections, each before its rules. */
export function sections(texts: Language): Section[] {
  const found: { name: string; title: string; rules: Rule[] }[] = [];
  for (const name of texts.names("rule")) {
    if (name.startsWith("rules-section-"))
      found.push({ name: name.slice("rules-section-".length), title: texts.say(name), rules: [] });
    else if (name.startsWith("rule-")) {
      if (found.length === 0) found.push({ name: "rules", title: "", rules: [] });
      found.at(-1)!.rules.push({ number: name.slice("rule-".length), text: texts.say(name) });
    }
  }
  return found;
}
