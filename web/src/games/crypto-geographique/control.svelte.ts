import { Drag } from "~/board/drag.svelte.ts";
import type { Mark } from "~/board/map/regions.ts";
import { Places } from "~/board/places.ts";
import { others } from "~/board/round.ts";
import type { Table } from "~/games/contract.ts";
import { France } from "~/games/geographie/france.svelte.ts";
import type { Event, Group, Move, View } from "~/generated/games/crypto-geographique.ts";

export type CombinaisonsTable = Table<View, Move, Event>;
type WithCard = "throw" | "stop" | "ask";

/** What one's fingers do at the table of Combinaisons. */
export class Control {
  readonly places = new Places();
  readonly drag: Drag<number>;
  readonly france: France;
  /** The card of one's hand that is picked, to be thrown. */
  chosen = $state<number | null>(null);
  /** The department that is looked at, on the map or in the hand. */
  look = $state<number | null>(null);

  constructor(readonly table: CombinaisonsTable) {
    this.france = new France(table.asset("departements.json"));
    this.drag = new Drag((card, target, element) => void (target === "discard" && this.throw(card, element)));
  }

  get me(): number | null {
    return typeof this.table.eye === "number" ? this.table.eye : null;
  }

  get others(): number[] {
    return others(this.me, this.table.view.players.length);
  }

  /** The card just taken, when one may see it. */
  get held(): number | null {
    return this.table.view.turn === this.me ? this.table.view.held : null;
  }

  get groups(): readonly Group[] {
    return this.me === null ? [] : (this.table.view.players[this.me]?.groups ?? []);
  }

  get top(): number | null {
    return this.table.view.discard.at(-1) ?? null;
  }

  can(kind: Move["move"], card?: number): boolean {
    const wanted = (move: Move) => move.move === kind && (card === undefined || ("card" in move && move.card === card));
    return this.table.active && (this.table.moves ?? []).some(wanted);
  }

  /** The number of a combination among those of one's hand, from 1; 0 for a card that touches none. */
  group(card: number): number {
    const combinations = this.groups.filter(({ cards }) => cards.length > 1);
    return combinations.findIndex(({ cards }) => cards.includes(card)) + 1;
  }

  /** The house, when it was asked, would do that. */
  advised(kind: Move["move"], card?: number): boolean {
    const { hint } = this.table;
    return hint?.move === kind && (card === undefined || ("card" in hint && hint.card === card));
  }

  mark(department: number): Mark {
    const { view } = this.table;
    const mine = this.held === department || this.groups.some(({ cards }) => cards.includes(department));
    if (department === this.chosen) return { kind: "chosen" };
    if (mine) return { kind: "mine", group: this.group(department) };
    if (department === this.top) return { kind: "last" };
    if (this.table.aid("notes") && view.discard.includes(department)) return { kind: "gone" };
    const seen = this.look ?? this.chosen;
    const near = seen !== null && this.table.aid("look") && this.france.neighbours(seen).includes(department);
    return near ? { kind: "near" } : {};
  }

  /** A card of one's own is pressed: picked, or put back. */
  choose(card: number): void {
    this.chosen = this.chosen === card ? null : card;
  }

  async draw(element: Element): Promise<void> {
    await this.table.send({ move: "draw" }, element);
  }

  /** The discard pile: where a card comes from, or goes to. */
  async pressDiscard(element: Element): Promise<void> {
    if (this.chosen !== null && this.table.view.holding) await this.throw(this.chosen, element);
    else await this.table.send({ move: "take" }, element);
  }

  throw(card: number, element: Element): Promise<void> {
    return this.#with("throw", card, element);
  }

  /** Throw the picked card, and stop the round or ask to. */
  end(kind: "stop" | "ask", element: Element): Promise<void> {
    return this.chosen === null ? Promise.resolve() : this.#with(kind, this.chosen, element);
  }

  async #with(kind: WithCard, card: number, element: Element): Promise<void> {
    if (!(await this.table.send({ move: kind, card }, element))) this.chosen = null;
  }
}
