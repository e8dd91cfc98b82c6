import type { Eye, GameClient, News, Place, Sound, Table } from "~/games/contract.ts";
import type { Refusal } from "~/generated/wire.ts";
import { RefusedError } from "~/net/api.ts";
import { at } from "~/net/base.ts";
import type { Wish } from "~/net/socket.ts";
import type { Language } from "~/texts/language.ts";
import { house } from "../house.svelte.ts";
import { settings } from "../settings.svelte.ts";
import type { Feed } from "./feed.svelte.ts";
import { seatNames } from "./names.ts";
import { sounds } from "./sounds.ts";
import { pointOf, Told } from "./told.svelte.ts";

/** A table at which one sits or looks on: what the house tells, and what one asks of it. */
export class Seated implements Table {
  readonly told = new Told();
  readonly replay = false;
  /** Who is in front of the screen, of those who share it. */
  #front = $state<number | null>(null);
  #pending = $state(0);
  #hint = $state.raw<{ ply: number; move: unknown } | null>(null);

  constructor(
    readonly feed: Feed,
    readonly client: GameClient,
    private readonly gameTexts: () => Language,
  ) {
    if (this.mine.length === 1) this.#front = this.mine[0]!;
  }

  get info() {
    return this.feed.info!;
  }
  get now() {
    return this.feed.now!;
  }
  get game() {
    return this.info.terms.game;
  }
  get options() {
    return this.info.terms.options;
  }
  get lang() {
    return this.texts.lang;
  }
  get texts(): Language {
    return this.gameTexts();
  }
  get seats() {
    return this.info.seats;
  }
  readonly names = $derived.by(() => seatNames(this.seats, this.texts));

  get mine(): readonly number[] {
    return this.info.mine;
  }
  get eye(): Eye {
    return this.mine.includes(this.#front!) ? this.#front : (this.mine[0] ?? null);
  }
  /** Who is to take the screen before anything is shown on it. */
  get curtain(): number | null {
    if (this.mine.length < 2 || !settings.choices.curtain || this.info.phase !== "playing") return null;
    if (this.#front !== null && this.turn.includes(this.#front)) return null;
    return this.mine.find((seat) => this.turn.includes(seat)) ?? (this.#front === null ? this.mine[0]! : null);
  }
  readonly sight = $derived.by(() => {
    const { sights } = this.now;
    return sights.find(({ seat }) => seat === this.eye) ?? sights[0]!;
  });
  get view() {
    return this.sight.view;
  }
  get moves() {
    return this.sight.moves;
  }
  get turn() {
    return this.now.turn;
  }
  get ply() {
    return this.now.ply;
  }
  get scores() {
    return this.now.scores;
  }
  get result() {
    return this.info.result;
  }
  get active(): boolean {
    return (
      this.info.phase === "playing" &&
      typeof this.eye === "number" &&
      this.turn.includes(this.eye) &&
      this.#pending === 0 &&
      house.link === "open" &&
      !this.info.seats[this.eye]!.resigned
    );
  }
  readonly news: News<unknown> = $derived.by(() => {
    const { count, bySeat } = this.feed.fresh;
    return { count, events: bySeat?.get(this.sight.seat) ?? [], jumped: bySeat === null };
  });
  readonly past: readonly unknown[] = $derived.by(() => {
    const lines = this.feed.seen.get(this.sight.seat) ?? [];
    return lines.flatMap(({ number, events }) => (this.feed.plies.has(number) ? events : []));
  });
  get hint(): unknown {
    return this.#hint?.ply === this.ply ? this.#hint.move : null;
  }
  get motion(): boolean {
    return settings.motion && document.visibilityState === "visible";
  }

  aid(name: string): boolean {
    return settings.choices.aids[`${this.game}/${name}`] ?? this.client.aids?.[name] ?? false;
  }
  asset(name: string): string {
    return at(house.box(this.game)!.assets.find((asset) => asset.name === name)!.path);
  }

  /** Somebody else sits down in front of the screen. */
  front(seat: number): void {
    this.#front = seat;
  }

  async send(move: unknown, place?: Place): Promise<Refusal | null> {
    const seat = this.eye as number;
    return this.command(
      { do: "play", seat, ply: this.ply, move: move as Record<string, unknown>, table: this.feed.table },
      place,
    );
  }

  /** A command, and why it is refused if it is. */
  async command(wish: Wish, place?: Place): Promise<Refusal | null> {
    const tried = pointOf(place); // by the time of the answer it may be drawn anew
    this.#pending += 1;
    try {
      await house.connection.wish(wish);
      return null;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refuse(error.refusal, tried);
      return error.refusal;
    } finally {
      this.#pending -= 1;
    }
  }

  async preview(move: unknown): Promise<unknown> {
    const seat = this.eye as number;
    const wish: Wish = { do: "preview", seat, move: move as Record<string, unknown>, table: this.feed.table };
    return this.#ask(wish, (answer) => ("preview" in answer ? answer.preview : null));
  }

  async read(text: string) {
    const read = await this.#ask({ do: "read", text, table: this.feed.table }, (answer) =>
      "move" in answer ? { move: answer.move } : null,
    );
    return read as { move: unknown } | Refusal;
  }

  async ask(): Promise<void> {
    const wish: Wish = { do: "hint", seat: this.eye as number, table: this.feed.table };
    await this.#ask(wish, (answer) => {
      if (answer.is === "hint") this.#hint = { ply: answer.ply, move: answer.move };
      return null;
    });
  }

  async #ask<T>(
    wish: Wish,
    take: (answer: Awaited<ReturnType<typeof house.connection.wish>>) => T,
  ): Promise<T | Refusal> {
    try {
      return take(await house.connection.wish(wish));
    } catch (error) {
      if (error instanceof RefusedError) return error.refusal;
      throw error;
    }
  }

  refuse(refusal: Refusal, place?: Place): void {
    this.told.refuse(refusal, place);
    this.play("refused");
  }
  announce(text: string): void {
    this.told.announce(text);
  }
  play(sound: Sound): void {
    if (settings.choices.sound) sounds.play(sound);
  }
}
