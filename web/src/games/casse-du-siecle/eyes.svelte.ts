import type { Event } from "~/generated/games/casse-du-siecle.ts";
import type { CasseTable } from "./control.svelte.ts";

/** A gear that somebody looks at just now; its number, for who may know it. */
export interface Peep {
  readonly seat: number;
  readonly place: number;
  readonly level: number;
  readonly number: number | null;
}

/** Keys that one has just seen in a ring. */
export interface Glimpse {
  readonly ring: number;
  readonly keys: readonly string[];
}

const LOOKING = 3200; // milliseconds
const REMEMBERING = 9000; // what is not noted goes out of sight

/** What is before one's eyes for a moment only. */
export class Eyes {
  peep = $state.raw<Peep | null>(null);
  glimpse = $state.raw<Glimpse | null>(null);
  #looking: ReturnType<typeof setTimeout> | undefined;
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: CasseTable) {}

  /** Show who looks at which gear, and what one has seen in a ring oneself. */
  watch(events: readonly Event[]): void {
    for (const event of events) {
      if (event.event === "looked") this.#look(event);
      if (event.event === "took" && event.keys && event.seat === this.table.eye) this.#see(event.ring, event.keys);
    }
  }

  #look({ seat, place, level, number }: Peep): void {
    clearTimeout(this.#looking);
    this.peep = { seat, place, level, number };
    this.#looking = setTimeout(() => this.blink(), LOOKING);
    if (number !== null) this.table.announce(this.table.texts.say("cs-gear-seen", { place, level, number }));
  }

  #see(ring: number, keys: readonly string[]): void {
    clearTimeout(this.#forgetting);
    this.glimpse = { ring, keys };
    if (this.table.options.notes === false)
      this.#forgetting = setTimeout(() => {
        this.glimpse = null;
      }, REMEMBERING);
  }

  blink(): void {
    clearTimeout(this.#looking);
    this.peep = null;
  }

  /** The reader jumped to another moment: nothing of the last one stays. */
  forget(): void {
    this.blink();
    clearTimeout(this.#forgetting);
    this.glimpse = null;
  }
}
