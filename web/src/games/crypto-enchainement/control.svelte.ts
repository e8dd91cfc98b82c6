import { Drag } from "~/board/drag.svelte.ts";
import type { Mark } from "~/board/map/regions.ts";
import { Places } from "~/board/places.ts";
import { others } from "~/board/round.ts";
import type { Table } from "~/games/contract.ts";
import { France } from "~/games/geographie/france.svelte.ts";
import type { Event, Move, View } from "~/generated/games/crypto-enchainement.ts";

export type EnchainementTable = Table<View, Move, Event>;

const DRAWN = 8; // cards of the chain that the map still shows joined

/** What one's fingers do at the table of Enchaînement. */
export class Control {
  readonly places = new Places();
  readonly drag: Drag<number>;
  readonly france: France;
  /** The cards of one's hand that are to be laid, in order. */
  plan = $state.raw<readonly number[]>([]);
  look = $state<number | null>(null);

  constructor(readonly table: EnchainementTable) {
    this.france = new France(table.asset("departements.json"));
    this.drag = new Drag((card, target, element) => {
      if (target === "map") void this.lay([...this.plan, card], element);
    });
  }

  get me(): number | null {
    return typeof this.table.eye === "number" ? this.table.eye : null;
  }

  get others(): number[] {
    return others(this.me, this.table.view.players.length);
  }

  get hand(): readonly number[] {
    return this.me === null ? [] : (this.table.view.players[this.me]?.hand ?? []);
  }

  /** The department that is to be followed. */
  get visible(): number | null {
    return this.plan.at(-1) ?? this.table.view.chain.at(-1)?.card ?? null;
  }

  /** The last cards of the chain, as the map draws them, and those planned. */
  get path(): number[] {
    const laid = this.table.view.chain.slice(-DRAWN).map(({ card }) => card);
    return [...laid, ...this.plan];
  }

  can(kind: Move["move"], card?: number): boolean {
    const wanted = (move: Move) => move.move === kind && (card === undefined || ("card" in move && move.card === card));
    return this.table.active && (this.table.moves ?? []).some(wanted);
  }

  /** That card can come next: the house says so for the first, the map for those after it. */
  follows(card: number): boolean {
    if (this.plan.includes(card)) return false;
    if (this.plan.length === 0) return this.can("lay", card);
    return this.visible !== null && this.france.neighbours(this.visible).includes(card);
  }

  /** The house, when it was asked, would do that. */
  advised(kind: Move["move"], card?: number): boolean {
    const { hint } = this.table;
    return hint?.move === kind && (card === undefined || ("card" in hint && hint.card === card));
  }

  mark(department: number): Mark {
    const { chain } = this.table.view;
    if (this.plan.includes(department)) return { kind: "chosen" };
    if (this.hand.includes(department)) return { kind: this.follows(department) ? "open" : "mine" };
    if (department === chain.at(-1)?.card) return { kind: "last" };
    if (this.table.aid("notes") && chain.some(({ card }) => card === department)) return { kind: "gone" };
    const near = this.look !== null && this.table.aid("look") && this.france.neighbours(this.look).includes(department);
    return near ? { kind: "near" } : {};
  }

  /** A card is pressed: it joins the cards to be laid, or leaves them with those after it. */
  async press(card: number, element: Element): Promise<void> {
    const at = this.plan.indexOf(card);
    if (at >= 0) this.plan = this.plan.slice(0, at);
    else if (this.follows(card)) this.plan = [...this.plan, card];
    else if (this.table.active) await this.table.send({ move: "lay", card }, element);
  }

  /** Lay these cards, one after the other, until the house refuses one. */
  async lay(cards: readonly number[], element: Element): Promise<void> {
    this.plan = [];
    for (const card of cards) if (await this.table.send({ move: "lay", card }, element)) return;
  }
}
