import { FluentResource } from "@fluent/bundle";
import { loadGuide } from "~/games/index.ts";
import { type Lang, Language } from "~/texts/language.ts";
import { settings } from "../settings.svelte.ts";
import type { Seated } from "./seated.svelte.ts";

/** Where a step asks one to look. */
export type Look = "board" | "hand";

const EARLY = 12; // whoever comes back to a game that is well under way needs no guide

/**
 * What a newcomer to a game is told. Its texts say when and where: `guide-<n>-<look>` are the first steps,
 * `guide-now-<phase>` is told when that phase is met for the first time, `guide-why-<move>` with a move that the house
 * would make.
 */
export class Guide {
  /** The step shown, from 1; beyond the last, phases are told as they come. */
  step = $state(1);
  #texts = $state.raw<Language | null>(null);
  #read = $state.raw<readonly string[]>([]);
  readonly #early: boolean;

  constructor(private readonly table: Seated) {
    this.#early = table.ply < EARLY;
  }

  get wanted(): boolean {
    const { choices } = settings;
    return (
      this.#early &&
      typeof this.table.eye === "number" &&
      this.table.curtain === null &&
      !this.table.result &&
      choices.guide &&
      !choices.guided.includes(this.table.game)
    );
  }

  async fetch(lang: Lang): Promise<void> {
    if (this.#texts?.lang === lang) return;
    const told = await loadGuide(this.table.game, lang);
    this.#texts = told === null ? null : new Language(lang, [new FluentResource(told)]);
  }

  readonly #steps = $derived.by(() => this.#texts?.names("guide-").filter((name) => /^guide-\d/.test(name)) ?? []);
  get steps(): number {
    return this.#steps.length;
  }
  get begun(): boolean {
    return this.step <= this.steps;
  }

  readonly #name = $derived.by(() => {
    if (!this.wanted || !this.#texts) return null;
    if (this.begun) return this.#steps[this.step - 1]!;
    const name = `guide-now-${(this.table.view as { phase?: string }).phase}`;
    return this.table.active && this.#texts.has(name) && !this.#read.includes(name) ? name : null;
  });
  /** What is told now; null when there is nothing to tell. */
  get told(): string | null {
    return this.#name && this.#texts!.say(this.#name);
  }
  get look(): Look | null {
    if (!this.#name) return null;
    return this.#name.endsWith("-board") ? "board" : this.#name.endsWith("-hand") ? "hand" : null;
  }
  /** Why the house would make the move that it advises. */
  get why(): string | null {
    const { hint } = this.table;
    const name = `guide-why-${(hint as { move?: string } | null)?.move}`;
    return hint && this.#name && this.#texts?.has(name) ? this.#texts.say(name) : null;
  }

  /** It is understood; when nothing is left to be told, this game needs no guide any more. */
  understood(): void {
    if (this.begun) this.step += 1;
    else if (this.#name) this.#read = [...this.#read, this.#name];
    const later = this.#texts?.names("guide-now-") ?? [];
    if (!this.begun && later.every((name) => this.#read.includes(name))) this.leave();
  }

  leave(): void {
    const { guided } = settings.choices;
    if (!guided.includes(this.table.game)) settings.choose({ guided: [...guided, this.table.game] });
  }
}
