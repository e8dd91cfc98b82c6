import { Drag } from "~/board/drag.svelte.ts";
import { cellOf, nameOf } from "~/board/grid/cells.ts";
import { ARROWS, Composer } from "~/board/grid/composer.svelte.ts";
import { around, boardCamera } from "~/board/grid/drawing.ts";
import { others } from "~/board/round.ts";
import { isRefusal, type Table } from "~/games/contract.ts";
import type { Event, Lay, Move, Preview, View } from "~/generated/games/chiffres-croises.ts";

export type ChiffresTable = Table<View, Move, Event, Preview>;

/** A tile of one's rack: its face (0: a joker), and what it stands for. */
export interface Tile {
  readonly face: number;
  readonly value: number;
}

/** What a joker may stand for. */
export const JOKER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20];

const SLOW = 900; // milliseconds after which a digit is a number of its own

/** What one's fingers do at the table of Les Chiffres croisés. */
export class Control {
  readonly composer: Composer<Tile>;
  readonly camera = boardCamera();
  readonly drag: Drag<number>;
  /** What is put down so far makes this; null while nothing is, or while the house thinks. */
  preview = $state.raw<Preview | null>(null);
  /** The cell of a joker whose value is asked. */
  asking = $state<number | null>(null);
  /** The tiles chosen to be changed with the bag, when that is what one does. */
  exchanged = $state.raw<readonly number[] | null>(null);
  #digits = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly table: ChiffresTable) {
    this.composer = new Composer((cell) => (this.table.view.board[cell] ?? 0) > 0);
    this.drag = new Drag((key, target) => {
      const [where, number] = target.split("-");
      if (where === "cell") this.put(key, Number(number));
      if (where === "rack") this.#takeBack(key);
      if (where === "rack" && number) this.composer.place(key, Number(number));
    });
  }

  get me(): number | null {
    return typeof this.table.eye === "number" ? this.table.eye : null;
  }

  get others(): number[] {
    return others(this.me, this.table.view.racks.length);
  }

  get faces(): readonly number[] {
    return this.me === null ? [] : (this.table.view.racks[this.me]?.faces ?? []);
  }

  /** The move that is put down. */
  get move(): Lay | null {
    const tiles = [...this.composer.laid].map(([cell, { piece }]) => {
      return { cell: nameOf(cell), value: piece.value, joker: piece.face === 0 };
    });
    return tiles.length > 0 ? { move: "lay", tiles } : null;
  }

  /** What the house would lay, when it was asked, and is not put down yet. */
  get advised(): { cell: string; face: string }[] {
    const { hint } = this.table;
    if (hint?.move !== "lay") return [];
    const open = hint.tiles.filter(({ cell }) => !this.composer.laid.has(cellOf(cell)));
    return open.map(({ cell, value, joker }) => ({ cell, face: joker ? `★${value}` : String(value) }));
  }

  /** The rack or the board has changed. To be called in an effect. */
  follow(): void {
    const pieces = this.faces.map((face) => ({ face, value: face }));
    this.composer.refill(pieces, (one, other) => one.face === other.face);
    this.exchanged = null;
    this.asking = null;
  }

  /** Ask the house what is put down makes. To be called in an effect. */
  async judge(): Promise<void> {
    const asked = ++this.#asked;
    const move = this.asking === null ? this.move : null;
    if (!move || this.me === null || this.table.replay) {
      this.preview = null;
      return;
    }
    const answer = await this.table.preview(move);
    if (asked === this.#asked) this.preview = answer && !isRefusal(answer) ? answer : null;
  }

  /** Put a tile on a cell; a joker is asked its value. */
  put(key: number, cell: number): void {
    this.composer.put(key, cell);
    this.#ask(cell);
  }

  pressCell(cell: number): void {
    this.composer.press(cell);
    this.#ask(cell);
  }

  pressTile(key: number): void {
    const chosen = this.exchanged;
    if (chosen === null) this.composer.pick(key);
    else if (chosen.includes(key)) this.exchanged = chosen.filter((one) => one !== key);
    else if (chosen.length < this.table.view.may_exchange) this.exchanged = [...chosen, key];
  }

  #ask(cell: number): void {
    const laid = this.composer.laid.get(cell);
    this.asking = laid?.piece.face === 0 && laid.piece.value === 0 ? cell : null;
    if (this.asking !== null) this.table.announce(this.table.texts.say("cc-joker-value"));
  }

  /** The joker that asks stands for that. */
  name(value: number): void {
    const laid = this.asking === null ? undefined : this.composer.laid.get(this.asking);
    if (laid && this.asking !== null) this.composer.put(laid.key, this.asking, { face: 0, value });
    this.asking = null;
  }

  takeBack(): void {
    this.composer.clear();
    this.asking = null;
  }

  /** The joker that asks goes back to the rack. */
  unask(): void {
    if (this.asking !== null) this.composer.take(this.asking);
    this.asking = null;
  }

  #takeBack(key: number): void {
    for (const [cell, held] of this.composer.laid) if (held.key === key) this.composer.take(cell);
  }

  async lay(element: Element): Promise<void> {
    if (this.move && this.asking === null) await this.table.send(this.move, element);
  }

  async exchange(element: Element): Promise<void> {
    const keys = this.exchanged ?? [];
    const faces = this.composer.rack.filter(({ key }) => keys.includes(key)).map(({ piece }) => piece.face);
    if (faces.length > 0) await this.table.send({ move: "exchange", faces }, element);
  }

  /** Keys: arrows and numbers on the board, J a joker, Backspace back, Enter puts down what is picked, or plays. */
  key(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    const element = event.currentTarget as Element;
    if (arrow) {
      this.#flush();
      const [direction, step] = arrow;
      if (this.composer.direction !== direction && step === 1) this.composer.direction = direction;
      this.composer.move(direction, step);
      this.#tellCell();
    } else if (/^\d$/.test(event.key)) this.#digit(event.key);
    else if (event.key.toLowerCase() === "j") this.#type(0);
    else if (event.key === "Backspace") this.composer.erase();
    else if (event.key === " ") this.composer.turn();
    else if (event.key === "Escape") this.takeBack();
    else if (event.key === "Enter") {
      this.#flush();
      this.#enter(element);
    } else return;
    event.preventDefault();
  }

  /** Numbers have one digit or two: the second may follow. */
  #digit(digit: string): void {
    clearTimeout(this.#timer);
    this.#digits += digit;
    const numbers = this.asking === null ? this.composer.free.map(({ piece }) => piece.face) : JOKER_VALUES;
    const begun =
      numbers.some((number) => number > 9 && String(number).startsWith(this.#digits)) && this.#digits.length === 1;
    if (begun) this.#timer = setTimeout(() => this.#flush(), SLOW);
    else this.#flush();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    if (this.#digits !== "") this.#type(Number(this.#digits));
    this.#digits = "";
  }

  #type(face: number): void {
    if (this.asking !== null) {
      if (JOKER_VALUES.includes(face)) this.name(face);
      return;
    }
    const cell = this.composer.cursor;
    if (this.composer.type((piece) => piece.face === face) && cell !== null) this.#ask(cell);
    this.#tellCell();
  }

  #enter(element: Element): void {
    const { picked, cursor } = this.composer;
    if (picked === null || cursor === null) void this.lay(element);
    else this.pressCell(cursor);
  }

  #tellCell(): void {
    const cell = this.composer.cursor;
    if (cell === null) return;
    if (this.asking !== null) return; // the question is what is to be heard
    const value = this.composer.laid.get(cell)?.piece.value ?? this.table.view.board[cell] ?? 0;
    this.table.announce(this.table.texts.say("cc-cell", { cell: nameOf(cell), value: value || "none" }));
  }

  /** Bring the last move into sight. */
  lookAtLast(): void {
    const box = around(this.table.view.fresh.map(cellOf), 4);
    if (box && this.camera.zoom > 1) this.camera.show(box);
  }
}
