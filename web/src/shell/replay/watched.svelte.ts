import type { Eye, GameClient, News, Sound, Table } from "~/games/contract.ts";
import type { Refusal, SeatInfo } from "~/generated/wire.ts";
import { at } from "~/net/base.ts";
import type { Language } from "~/texts/language.ts";
import { house } from "../house.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { sounds } from "../table/sounds.ts";
import type { Film } from "./film.svelte.ts";

const NOBODY_ACTS: Refusal = { code: "game-over", rule: "", details: {}, sentence: "" };

/** A finished game, looked at: the same table, at which nobody can act. */
export class Watched implements Table {
  readonly replay = true;
  readonly active = false;
  readonly moves = null;
  readonly turn: readonly number[] = [];
  readonly hint = null;
  readonly result = null;
  /** The moment shown. */
  ply = $state(0);
  #film = $state.raw<Film>()!;
  #count = 0;

  constructor(
    film: Film,
    readonly client: GameClient,
    readonly options: Readonly<Record<string, unknown>>,
    private readonly gameTexts: () => Language,
  ) {
    this.#film = film;
  }

  get film(): Film {
    return this.#film;
  }
  set film(film: Film) {
    this.#film = film;
  }
  get game() {
    return this.#film.game;
  }
  get texts() {
    return this.gameTexts();
  }
  get lang() {
    return this.texts.lang;
  }
  get names() {
    return this.#film.names;
  }
  readonly seats: readonly SeatInfo[] = $derived.by(() =>
    this.names.map((name) => ({
      kind: "person",
      person: null,
      name,
      bot: null,
      here: true,
      away_since: null,
      resigned: false,
    })),
  );
  get eye(): Eye {
    const { eye } = this.#film;
    return eye === "open" ? "open" : eye === "table" ? null : Number(eye);
  }
  /** The moment wanted; while it is being fetched, the last one that was there. */
  #last: ReturnType<Film["moments"]["get"]>;
  readonly moment = $derived.by(() => {
    this.#last = this.#film.moments.get(this.ply) ?? this.#last;
    return this.#last!;
  });
  get view() {
    return this.moment.view;
  }
  get scores() {
    return this.moment.scores;
  }
  #shown = { ply: 0, eye: "" };
  readonly news: News<unknown> = $derived.by(() => {
    const { ply, events } = this.moment;
    const step = ply === this.#shown.ply + 1 && this.#film.eye === this.#shown.eye;
    this.#shown = { ply, eye: this.#film.eye };
    this.#count += 1;
    return { count: this.#count, events: step ? events : [], jumped: !step };
  });
  readonly past: readonly unknown[] = $derived.by(() => {
    const moments = [...this.#film.moments.values()].filter(({ ply }) => ply <= this.ply);
    return moments.sort((one, other) => one.ply - other.ply).flatMap(({ events }) => events);
  });
  get motion(): boolean {
    return settings.motion;
  }

  aid(name: string): boolean {
    return settings.choices.aids[`${this.game}/${name}`] ?? this.client.aids?.[name] ?? false;
  }
  asset(name: string): string {
    return at(house.box(this.game)!.assets.find((asset) => asset.name === name)!.path);
  }
  async send(): Promise<Refusal> {
    return NOBODY_ACTS;
  }
  async preview(): Promise<null> {
    return null;
  }
  async read(): Promise<Refusal> {
    return NOBODY_ACTS;
  }
  refuse(): void {}
  announce(): void {}
  play(sound: Sound): void {
    if (settings.choices.sound) sounds.play(sound);
  }
}
