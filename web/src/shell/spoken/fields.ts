import type { SpokenPart } from "~/games/contract.ts";
import type { Language } from "~/texts/language.ts";

/** Any view in words, for games that have no better way: every field, under the text `view-<field>` when there is one. */
export function fieldsInWords(view: unknown, texts: Language, names: readonly string[]): SpokenPart[] {
  return Object.entries(view as Record<string, unknown>)
    .filter(([field]) => field !== "phase")
    .map(([field, value]) => ({ heading: label(field, texts), lines: lines(field, value, texts, names) }));
}

function label(field: string, texts: Language): string {
  for (const name of [`view-${field}`, `field-${field}`]) if (texts.has(name)) return texts.say(name);
  return field.replaceAll("_", " ");
}

function lines(field: string, value: unknown, texts: Language, names: readonly string[]): string[] {
  if (Array.isArray(value)) {
    if (!value.some((item) => typeof item === "object" && item !== null)) return [told(field, value, texts, names)];
    return value.map((item) => `${told(field.replace(/s$/, ""), item, texts, names)}`);
  }
  return [told(field, value, texts, names)];
}

function told(field: string, value: unknown, texts: Language, names: readonly string[]): string {
  if (Array.isArray(value)) return value.map((item) => told(field.replace(/s$/, ""), item, texts, names)).join(", ");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([inner, item]) => `${label(inner, texts)} ${told(inner, item, texts, names)}`)
      .join(", ");
  if (value === null || typeof value === "boolean")
    return texts.say(value === null ? "word-none" : value ? "word-yes" : "word-no");
  return String(texts.value(field, value, names));
}
