const FIRST = 400;
const LONGEST = 15_000;

/** How long to wait before the next try: twice as long each time, and never quite what the others wait. */
export class Backoff {
  #tries = 0;

  constructor(private readonly random: () => number = Math.random) {}

  next(): number {
    const wait = Math.min(LONGEST, FIRST * 2 ** this.#tries++);
    return wait * (0.5 + this.random() / 2);
  }

  reset(): void {
    this.#tries = 0;
  }
}
