import type { Box, OpenTable, OptionField } from "~/generated/wire.ts";
import { nonce } from "~/net/nonce.ts";
import { usualBot } from "../shelf/quick.ts";
import type { Clock } from "./clocks.ts";

export type Company = "house" | "screen" | "far";
type Options = Record<string, unknown>;
export type Wish = { kind: "screen"; name: string } | { kind: "open" } | { kind: "bot"; bot: string };

const CLOCKS = {
  none: { clock: "none" },
  turn: { clock: "turn", seconds: 60 },
  player: { clock: "player", seconds: 900, increment: 10 },
  days: { clock: "days", days: 3 },
} as const satisfies Record<Clock["clock"], Clock>;

/** A table that is about to be opened: who, how, how fast. */
export class Draft {
  company = $state<Company>("house");
  seats = $state<Wish[]>([]);
  options = $state<Options>({});
  clock = $state.raw<Clock>(CLOCKS.none);
  undo = $state(true);
  hints = $state(true);
  announced = $state(false);
  least = $state(2);
  most = $state(2);

  constructor(private readonly box: Box) {
    this.least = box.least;
    this.most = box.most;
    this.options = this.#usual();
    this.meet("house");
  }

  /** The name of the usual choice that these options are; null when they are one's own. */
  get preset(): string | null {
    const same = (preset: Options) => {
      const all = { ...this.#usual(), ...preset };
      return Object.keys(all).every((name) => all[name] === this.options[name]);
    };
    return Object.entries(this.box.presets).find(([, preset]) => same(preset))?.[0] ?? null;
  }

  /** Choose all options as one usually does. */
  prefer(preset: string): void {
    this.options = { ...this.#usual(), ...this.box.presets[preset] };
  }

  #usual(): Options {
    return Object.fromEntries(this.box.options.map(({ name, default: usual }) => [name, usual]));
  }

  /** With whom: everybody else follows, and can then be changed one by one. */
  meet(company: Company): void {
    this.company = company;
    const others = Array.from({ length: Math.max(this.seats.length, this.least) - 1 }, () => this.#other());
    this.seats = [{ kind: "screen", name: "" }, ...others];
    this.announced = false;
    this.hints = company === "house";
  }

  /** How many can play has changed with the options. */
  allow(least: number, most: number): void {
    this.least = least;
    this.most = most;
    while (this.seats.length < least) this.add();
    if (this.seats.length > most) this.seats = this.seats.slice(0, most);
  }

  add(): void {
    this.seats.push(this.#other());
  }

  remove(at: number): void {
    this.seats.splice(at, 1);
  }

  pace(clock: Clock["clock"]): void {
    this.clock = CLOCKS[clock];
  }

  get open(): boolean {
    return this.seats.some(({ kind }) => kind === "open");
  }

  /** What the house is asked: options that are as usual are not said; others at this screen are called so until they say. */
  table(called: (seat: number) => string): Omit<OpenTable, "promise"> {
    const chosen = this.box.options.filter(({ name, default: usual }) => this.options[name] !== usual);
    return {
      terms: {
        game: this.box.slug,
        options: Object.fromEntries(chosen.map(({ name }) => [name, this.options[name]])),
        public: this.open && this.announced,
        clock: this.clock,
        undo: this.undo,
        hints: this.hints,
      },
      seats: this.seats.map((seat, at) => {
        if (seat.kind === "open") return { seat: "open" };
        if (seat.kind === "bot") return { seat: "bot", bot: seat.bot };
        return { seat: "screen", nonce: nonce(), name: seat.name.trim() || (at === 0 ? null : called(at)) };
      }),
    };
  }

  #other(): Wish {
    if (this.company === "house") return { kind: "bot", bot: usualBot(this.box.bots) };
    return this.company === "screen" ? { kind: "screen", name: "" } : { kind: "open" };
  }
}

/** What a person wrote for an option that is a number; nothing written may mean no number. */
export function read(field: OptionField, written: string): unknown {
  if (written.trim() === "") return field.default === null ? null : field.default;
  return Number(written);
}
