import { beside, type Direction, SIZE } from "./cells.ts";

/** What lies in a rack: a key of its own, as two pieces may be alike. */
export interface Held<T> {
  readonly key: number;
  readonly piece: T;
}

/** Pieces put down on a grid before they are played: from the rack to cells and back, by finger or by cursor. */
export class Composer<T> {
  /** The rack in the order its owner likes, what is put down included. */
  rack = $state.raw<readonly Held<T>[]>([]);
  /** What is put down, by cell. */
  laid = $state.raw<ReadonlyMap<number, Held<T>>>(new Map());
  /** The piece of the rack that is picked. */
  picked = $state<number | null>(null);
  cursor = $state<number | null>(null);
  direction = $state<Direction>("across");
  readonly #taken: (cell: number) => boolean;
  #next = 0;

  /** `taken` says whether something of the board lies on a cell. */
  constructor(taken: (cell: number) => boolean) {
    this.#taken = taken;
  }

  get free(): readonly Held<T>[] {
    const down = new Set([...this.laid.values()].map(({ key }) => key));
    return this.rack.filter(({ key }) => !down.has(key));
  }

  /** The rack has changed: what is still there keeps its place; what was put down is taken back. */
  refill(pieces: readonly T[], same: (one: T, other: T) => boolean): void {
    const left = [...pieces];
    const kept = this.rack.filter(({ piece }) => {
      const at = left.findIndex((other) => same(piece, other));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    this.rack = [...kept, ...left.map((piece) => ({ key: this.#next++, piece }))];
    this.clear();
  }

  /** A piece joins the rack for a while: its key. */
  lend(piece: T): number {
    const held = { key: this.#next++, piece };
    this.rack = [...this.rack, held];
    return held.key;
  }

  /** A piece that was lent goes back, wherever it is. */
  giveBack(key: number): void {
    this.laid = new Map([...this.laid].filter(([, held]) => held.key !== key));
    this.rack = this.rack.filter((held) => held.key !== key);
    if (this.picked === key) this.picked = null;
  }

  sort(order: (one: T, other: T) => number): void {
    this.rack = this.rack.toSorted((one, other) => order(one.piece, other.piece));
  }

  shuffle(): void {
    const order = new Map(this.rack.map(({ key }) => [key, Math.random()]));
    this.rack = this.rack.toSorted((one, other) => order.get(one.key)! - order.get(other.key)!);
  }

  /** A piece takes the place of another one in the rack, as its owner likes it. */
  place(key: number, there: number): void {
    const [from, to] = [key, there].map((wanted) => this.rack.findIndex((held) => held.key === wanted));
    if (from === undefined || to === undefined || from < 0 || to < 0) return;
    this.rack = this.rack.toSpliced(from, 1).toSpliced(to, 0, this.rack[from]!);
  }

  /** Put that piece on a cell; what was put down there comes back. Nothing happens on what lies on the board. */
  put(key: number, cell: number, piece?: T): void {
    const held = this.rack.find((one) => one.key === key);
    if (!held || this.#taken(cell)) return;
    const laid = new Map([...this.laid].filter(([at, one]) => at !== cell && one.key !== key));
    laid.set(cell, piece === undefined ? held : { key, piece });
    this.laid = laid;
    this.picked = null;
  }

  take(cell: number): void {
    this.laid = new Map([...this.laid].filter(([at]) => at !== cell));
  }

  clear(): void {
    this.laid = new Map();
    this.picked = null;
  }

  pick(key: number): void {
    this.picked = this.picked === key ? null : key;
  }

  /** A cell is pressed: it gets the picked piece, gives its own back, or becomes the place where one types. */
  press(cell: number): void {
    if (this.picked !== null && !this.#taken(cell)) this.put(this.picked, cell);
    else if (this.laid.has(cell)) this.take(cell);
    else if (this.cursor === cell) this.turn();
    else this.cursor = cell;
  }

  turn(): void {
    this.direction = this.direction === "across" ? "down" : "across";
  }

  move(direction: Direction, step: 1 | -1): void {
    this.cursor = beside(this.cursor ?? Math.floor((SIZE * SIZE) / 2), direction, step) ?? this.cursor;
  }

  /** Put the first such piece of the rack at the cursor, and go on to the next free cell. Says whether there was one. */
  type(wanted: (piece: T) => boolean, piece?: T): boolean {
    const held = this.free.find((one) => wanted(one.piece));
    if (!held || this.cursor === null || this.#taken(this.cursor)) return false;
    this.put(held.key, this.cursor, piece);
    this.#advance(1);
    return true;
  }

  /** Take back what is at the cursor, or the last one typed before it. */
  erase(): void {
    if (this.cursor === null) return;
    if (!this.laid.has(this.cursor)) this.#advance(-1);
    this.take(this.cursor);
  }

  #advance(step: 1 | -1): void {
    let cell = this.cursor;
    do cell = cell === null ? null : beside(cell, this.direction, step);
    while (cell !== null && this.#taken(cell));
    if (cell !== null) this.cursor = cell;
  }
}

/** The arrow keys as moves of the cursor. */
export const ARROWS: Readonly<Record<string, readonly [Direction, 1 | -1]>> = {
  ArrowRight: ["across", 1],
  ArrowLeft: ["across", -1],
  ArrowDown: ["down", 1],
  ArrowUp: ["down", -1],
};
