import type { Box, OptionField } from "~/generated/wire.ts";
import type { Language } from "~/texts/language.ts";

/** A value of an option in words. */
export function tellValue({ name, kind }: OptionField, value: unknown, texts: Language): string {
  const written = typeof value === "boolean" ? String(value) : value === null ? "none" : String(value);
  if (texts.has(`option-${name}-${written}`)) return texts.say(`option-${name}-${written}`);
  if (kind === "switch") return texts.say(value ? "word-yes" : "word-no");
  if (typeof value === "number") return value.toLocaleString(texts.lang);
  return value === null ? texts.say("word-none") : written;
}

export interface Choice {
  readonly label: string;
  readonly value: string;
}

/** The options that are not as usual, in words; with `all`, every one. */
export function tellOptions(
  box: Box,
  options: Readonly<Record<string, unknown>>,
  texts: Language,
  all = false,
): Choice[] {
  return box.options
    .filter(({ name, default: usual }) => all || (name in options && options[name] !== usual))
    .map((field) => ({
      label: texts.say(`option-${field.name}`),
      value: tellValue(field, options[field.name] ?? field.default, texts),
    }));
}
