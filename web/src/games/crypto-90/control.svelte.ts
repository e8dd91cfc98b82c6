import { Drag } from "~/board/drag.svelte.ts";
import { Places } from "~/board/places.ts";
import { others } from "~/board/round.ts";
import type { Table } from "~/games/contract.ts";
import type { Event, Exchange, Hypnotise, Move, View } from "~/generated/games/crypto-90.ts";

export type Crypto90Table = Table<View, Move, Event>;
/** What can be carried: the card just taken, the top of the discard pile (taken on the way), a fakir of one's own. */
export type Carried = "held" | "top" | "fakir";

/** The names of places on this table. */
export const at = {
  stock: "stock",
  discard: "discard",
  held: (seat: number) => `held-${seat}`,
  hand: (seat: number) => `hand-${seat}`,
  fakirs: (seat: number) => `fakirs-${seat}`,
  row: (seat: number, place: number) => `row-${seat}-${place}`,
};

/** What one's fingers do at the table, for the board, the hand and the spoken view. */
export class Control {
  readonly places = new Places();
  readonly drag: Drag<Carried>;
  /** A fakir has been picked up, and waits for somebody's card. */
  fakirChosen = $state(false);
  /** The card in hand is turned to its owner. */
  handShown = $state(false);

  constructor(readonly table: Crypto90Table) {
    this.drag = new Drag((carried, target, element) => this.drop(carried, target, element));
  }

  /** The seat at the near side of the table. */
  get me(): number | null {
    return typeof this.table.eye === "number" ? this.table.eye : null;
  }

  /** The others, as they sit from one's left on; everybody, for who only watches. */
  get others(): number[] {
    return others(this.me, this.table.view.players.length);
  }

  get throwing(): boolean {
    return this.fakirChosen || this.drag.payload === "fakir";
  }

  can(kind: Move["move"]): boolean {
    return this.table.active && (this.table.moves ?? []).some(({ move }) => move === kind);
  }

  canExchange(place: number | null): boolean {
    return this.#has((move): move is Exchange => move.move === "exchange" && (move.place ?? null) === place);
  }

  canHypnotise(target: number, place: number): boolean {
    return this.#has(
      (move): move is Hypnotise => move.move === "hypnotise" && move.target === target && move.place === place,
    );
  }

  #has(wanted: (move: Move) => boolean): boolean {
    return this.table.active && (this.table.moves ?? []).some(wanted);
  }

  /** The house, when it was asked, would do that. */
  advised(kind: Move["move"]): boolean {
    return this.table.hint?.move === kind;
  }

  /** The house would lay the card taken there. */
  advisedPlace(seat: number, place: number | null): boolean {
    const { hint } = this.table;
    if (hint?.move === "exchange") return seat === this.me && (hint.place ?? null) === place;
    return hint?.move === "hypnotise" && hint.target === seat && hint.place === place;
  }

  /** Something may be done with that place of a row now. */
  isOpen(seat: number, place: number): boolean {
    if (this.throwing) return this.canHypnotise(seat, place);
    if (this.drag.payload === "top") return seat === this.me;
    return seat === this.me && this.canExchange(place);
  }

  /** A place of somebody's row is pressed. */
  async pressRow(seat: number, place: number, element: Element): Promise<void> {
    if (this.fakirChosen) await this.#hypnotise(seat, place, element);
    else if (seat === this.me) await this.table.send({ move: "exchange", place }, element);
  }

  async pressHand(element: Element): Promise<void> {
    if (this.can("exchange")) await this.table.send({ move: "exchange", place: null }, element);
    else this.handShown = !this.handShown;
  }

  async pressStock(element: Element): Promise<void> {
    await this.table.send({ move: "draw" }, element);
  }

  /** The discard pile: where a card comes from, or goes to. */
  async pressDiscard(element: Element): Promise<void> {
    await this.table.send({ move: this.table.view.phase === "draw" ? "take" : "throw" }, element);
  }

  pressFakir(): void {
    this.fakirChosen = !this.fakirChosen;
  }

  async drop(carried: Carried, target: string, element: Element): Promise<void> {
    const [where, seat, place] = target.split("-");
    if (carried === "fakir") {
      if (where === "row") await this.#hypnotise(Number(seat), Number(place), element);
      return;
    }
    const mine = Number(seat) === this.me && (where === "row" || where === "hand");
    if (carried === "held" && where === "discard") await this.table.send({ move: "throw" }, element);
    if (!mine) return;
    if (carried === "top" && (await this.table.send({ move: "take" }, element))) return;
    await this.table.send({ move: "exchange", place: where === "row" ? Number(place) : null }, element);
  }

  async #hypnotise(target: number, place: number, element: Element): Promise<void> {
    if (!(await this.table.send({ move: "hypnotise", target, place }, element))) this.fakirChosen = false;
  }
}
