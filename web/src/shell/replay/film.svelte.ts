import type { Moment, Replay } from "~/generated/wire.ts";

const REEL = 40;

/** The moments of a finished game, fetched as they are wanted, as one eye saw them. */
export class Film {
  names = $state.raw<readonly string[]>([]);
  plies = $state(0);
  game = $state("");
  moments = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  readonly #asked = new Set<number>();

  constructor(
    readonly eye: string,
    private readonly fetch: (eye: string, first: number, count: number) => Promise<Replay>,
  ) {}

  /** Have that moment and those about it at hand. */
  async want(ply: number): Promise<void> {
    const reel = Math.floor(ply / REEL);
    const wanted = [reel, ...(ply % REEL > REEL / 2 ? [reel + 1] : [])].filter(
      (one) => !this.#asked.has(one) && (one === 0 || this.plies === 0 || one * REEL <= this.plies),
    );
    await Promise.all(wanted.map((one) => this.#load(one)));
  }

  async #load(reel: number): Promise<void> {
    this.#asked.add(reel);
    try {
      const { game, names, plies, moments } = await this.fetch(this.eye, reel * REEL, REEL);
      this.game = game;
      this.names = names;
      this.plies = plies;
      this.moments = new Map([...this.moments, ...moments.map((moment) => [moment.ply, moment] as const)]);
    } catch (error) {
      this.#asked.delete(reel);
      throw error;
    }
  }
}
