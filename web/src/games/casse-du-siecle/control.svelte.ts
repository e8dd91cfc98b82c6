import { Drag } from "~/board/drag.svelte.ts";
import { Places } from "~/board/places.ts";
import type { Table } from "~/games/contract.ts";
import type { Bet, Change, Event, Move, View } from "~/generated/games/casse-du-siecle.ts";
import { Eyes } from "./eyes.svelte.ts";

export type CasseTable = Table<View, Move, Event>;

/** The names of places on this table. */
export const at = {
  ring: (ring: number) => `ring-${ring}`,
  door: (door: number) => `door-${door}`,
  lock: (door: number, letter: string) => `lock-${door}-${letter}`,
  gear: (place: number, level: number) => `gear-${place}-${level}`,
  hand: (seat: number) => `hand-${seat}`,
};

/** What one's fingers do at the table of Le Casse du siècle. */
export class Control {
  readonly places = new Places();
  readonly drag: Drag<number>;
  /** The key that is picked, by its place in hand, from 1. */
  picked = $state<number | null>(null);
  /** Somebody else's door on which one thinks of betting. */
  betting = $state<number | null>(null);
  /** The combination is about to be entered. */
  dialling = $state(false);
  readonly eyes: Eyes;

  constructor(readonly table: CasseTable) {
    this.eyes = new Eyes(table);
    this.drag = new Drag((key, target, element) => {
      const [where, number] = target.split("-");
      this.picked = key;
      if (where === "ring") void this.pressRing(Number(number), element);
      if (where === "door") void this.pressDoor(Number(number), element);
    });
  }

  get me(): number | null {
    return typeof this.table.eye === "number" ? this.table.eye : null;
  }

  get hand(): readonly string[] {
    return this.me === null ? [] : this.table.view.hands[this.me]!.keys;
  }

  /** The key that is picked or in the air. */
  get carried(): number | null {
    return this.drag.payload ?? this.picked;
  }

  can(kind: Move["move"]): boolean {
    return this.list(kind).length > 0;
  }

  /** The legal moves of one kind. */
  list<Kind extends Move["move"]>(kind: Kind): Extract<Move, { move: Kind }>[] {
    if (!this.table.active) return [];
    return (this.table.moves ?? []).filter((move): move is Extract<Move, { move: Kind }> => move.move === kind);
  }

  /** The house, when it was asked, would do something with that. */
  advised(what: "ring" | "door" | "key", number: number): boolean {
    const hint: Partial<Record<string, unknown>> = { ...this.table.hint };
    return hint[what] === number || (what === "key" && Array.isArray(hint.keys) && hint.keys.includes(number));
  }

  advisedGear(place: number, level: number): boolean {
    const { hint } = this.table;
    return hint?.move === "look" && hint.place === place && hint.level === level;
  }

  changes(door?: number): Change[] {
    return this.list("change").filter((move) => door === undefined || move.door === door);
  }

  /** The bets on that door, with the key carried if there is one. */
  bets(door: number): Bet[] {
    const carried = this.carried;
    return this.list("bet").filter((move) => move.door === door && (carried === null || move.keys.includes(carried)));
  }

  /** Something may be done with that key now. */
  isLoose(key: number): boolean {
    return (
      [...this.list("lay"), ...this.list("throw")].some((move) => move.key === key) ||
      this.list("bet").some(({ keys }) => keys.includes(key))
    );
  }

  ringIsOpen(ring: number): boolean {
    if ([...this.list("take"), ...this.list("mix")].some((move) => move.ring === ring)) return true;
    const key = this.carried;
    return key !== null && this.list("throw").some((move) => move.ring === ring && move.key === key);
  }

  doorIsOpen(door: number): boolean {
    const key = this.carried;
    if (key === null) return this.changes(door).length + this.bets(door).length > 0;
    return this.list("lay").some((move) => move.door === door && move.key === key) || this.bets(door).length > 0;
  }

  gearIsOpen(place: number, level: number): boolean {
    return this.list("look").some((move) => move.place === place && move.level === level);
  }

  pick(key: number): void {
    this.picked = this.picked === key ? null : key;
    this.betting = null;
  }

  /** A ring is taken, chosen to be mixed, or gets a key. What cannot be done is tried all the same: the house says why. */
  async pressRing(ring: number, element: Element): Promise<void> {
    if (!this.table.active) return;
    const key = this.carried;
    if (this.can("take")) await this.#send({ move: "take", ring }, element);
    else if (this.can("mix")) await this.#send({ move: "mix", ring }, element);
    else if (key !== null) await this.#send({ move: "throw", key, ring }, element);
  }

  async pressDoor(door: number, element: Element): Promise<void> {
    if (!this.table.active) return;
    const key = this.carried;
    if (this.bets(door).length > 0) this.betting = door;
    else if (key !== null) await this.#send({ move: "lay", key, door }, element);
    else {
      const [change, other] = this.changes(door);
      if (change && !other) await this.#send(change, element);
    }
  }

  async pressGear(place: number, level: number, element: Element): Promise<void> {
    if (this.can("look")) await this.#send({ move: "look", place, level }, element);
    else this.eyes.blink();
  }

  async #send(move: Move, element: Element): Promise<void> {
    const refused = await this.table.send(move, element);
    this.picked = null;
    if (!refused) this.rest();
  }

  async bet(move: Bet | Change, element: Element): Promise<void> {
    await this.#send(move, element);
  }

  async dial(number: number, element: Element): Promise<void> {
    await this.table.send({ move: "dial", number }, element);
  }

  async done(element: Element): Promise<void> {
    await this.#send({ move: "done" }, element);
  }

  /** Nothing is picked, nothing begun. */
  rest(): void {
    this.picked = null;
    this.betting = null;
    this.dialling = false;
  }
}
