import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Lang = "fr" | "en";
export type Details = Readonly<Record<string, unknown>>;
export type Names = readonly string[];

/** Arguments of these names are seats, told as the names of those who sit there. */
const SEATS = new Set(["seat", "turn", "target", "owner", "partner", "winner", "dealer"]);

/** French signs stay with their words at the end of a line. */
function bound(text: string): string {
  return text.replaceAll(/ (?=[:;!?»])|(?<=«) /g, "\u00a0");
}

/**
 * Texts in one language, told by the same rules as `ludotheque.core.language`: a field that holds no value is given
 * as `none`, truth as `yes` and `no`; a field for which there is a text `as-<field>` is told through it (as `$it`; what
 * has fields of its own, by them); so is each item of a field of several, and they are joined.
 */
export class Language {
  readonly #bundle: FluentBundle;
  readonly #names = new Set<string>();

  constructor(
    readonly lang: Lang,
    readonly resources: readonly FluentResource[],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const resource of resources) {
      this.#bundle.addResource(resource, { allowOverrides: true });
      for (const { id } of resource.body) this.#names.add(id);
    }
  }

  /** These texts with others over them. */
  with(...sources: readonly string[]): Language {
    return new Language(this.lang, [...this.resources, ...sources.map((source) => new FluentResource(source))]);
  }

  has(name: string): boolean {
    return this.#bundle.hasMessage(name);
  }

  /** The texts whose names begin so, in the order in which they are written. */
  names(prefix: string): string[] {
    return [...this.#names].filter((name) => name.startsWith(prefix));
  }

  /** The text of that name. */
  say(name: string, args: Record<string, string | number> = {}): string {
    const message = this.#bundle.getMessage(name);
    if (!message?.value) return name;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, errors);
    if (errors.length > 0) console.error(`${this.lang} ${name}:`, ...errors);
    return this.lang === "fr" ? bound(text) : text;
  }

  /** The text of that name with the fields of something that happened; seats are told by name. */
  tell(name: string, details: Details, names: Names = []): string {
    const args: Record<string, string | number> = {};
    for (const [field, value] of Object.entries(details)) args[field] = this.value(field, value, names);
    return this.say(name, args);
  }

  /** One field of something, as a text is given it. */
  value(field: string, value: unknown, names: Names = []): string | number {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value)) {
      const one = field.endsWith("s") ? field.slice(0, -1) : field;
      return value.map((item) => String(this.value(one, item, names))).join(this.say("list-separator"));
    }
    if (typeof value === "object") return this.tell(`as-${field}`, value as Details, names);
    if (SEATS.has(field) && typeof value === "number") return names[value] ?? this.say("seat", { number: value + 1 });
    const plain = typeof value === "number" ? value : String(value);
    return this.has(`as-${field}`) ? this.say(`as-${field}`, { it: plain }) : plain;
  }

  /** An event in words, as a line of the log. */
  event(event: unknown, names: Names): string {
    return this.#struct("event", event, names);
  }

  /** A move in words. */
  move(move: unknown, names: Names): string {
    return this.#struct("move", move, names);
  }

  #struct(kind: "event" | "move", struct: unknown, names: Names): string {
    const fields = struct as Record<string, unknown>;
    return this.tell(`${kind}-${fields[kind]}`, fields, names);
  }
}
