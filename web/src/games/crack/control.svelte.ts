import { Drag } from "~/board/drag.svelte.ts";
import { cellOf, nameOf } from "~/board/grid/cells.ts";
import { ARROWS, Composer, type Held } from "~/board/grid/composer.svelte.ts";
import { around, boardCamera } from "~/board/grid/drawing.ts";
import { others } from "~/board/round.ts";
import { isRefusal, type Table } from "~/games/contract.ts";
import type { Event, Lay, Move, Piece, Preview, Score, Swap, Turn, View } from "~/generated/games/crack.ts";
import { type Colour, LOOKS, piece } from "./colours.ts";

export type CrackTable = Table<View, Move, Event, Preview>;

/** A letter of the rack takes the place of the same one on the board, which may be laid elsewhere. */
interface Swapping {
  readonly key: number;
  readonly cell: number;
  /** The key of the letter taken. */
  readonly taken: number;
}

function same(one: Piece, other: Piece): boolean {
  return one.letter === other.letter && one.colour === other.colour;
}

/** What one's fingers do at the table of Le Crack. */
export class Control {
  readonly composer: Composer<Piece>;
  readonly camera = boardCamera();
  readonly drag: Drag<number>;
  preview = $state.raw<Preview | null>(null);
  /** The letters chosen to be exchanged, when that is what one does. */
  exchanged = $state.raw<readonly number[] | null>(null);
  swapping = $state.raw<Swapping | null>(null);
  /** The score of a word that was played, shown because somebody pressed it. */
  shown = $state.raw<Score | null>(null);
  #asked = 0;

  constructor(readonly table: CrackTable) {
    this.composer = new Composer((cell) => this.table.view.board[cell] !== null);
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

  get pieces(): readonly Piece[] {
    return this.me === null ? [] : (this.table.view.racks[this.me]?.pieces ?? []).map(piece);
  }

  /** The colour of a cell of the board. */
  ground(cell: number): Colour {
    return this.table.view.ground[cell] as Colour;
  }

  /** Letters can be laid now. */
  get lays(): boolean {
    return ["opening", "second", "lay"].includes(this.table.view.phase);
  }

  /** How many letters may be exchanged now: in place of a word, or after one. */
  get mayExchange(): number {
    const { may_trade, must_give } = this.table.view;
    return this.table.view.phase === "trade" ? may_trade : must_give;
  }

  /** The letters that are neither on the board nor about to be swapped. */
  get free(): readonly Held<Piece>[] {
    return this.composer.free.filter(({ key }) => key !== this.swapping?.key);
  }

  /** What the table says of a word: of the one being formed, or of one that was pressed. */
  get told(): Preview | Score | null {
    return this.preview ?? this.shown;
  }

  /** What is being laid, as the score pad would have it. */
  get pencil(): Turn | null {
    if (!this.preview?.legal || !this.preview.score) return null;
    const { formed, aces, as_points } = this.preview.score;
    return { word: formed[0]?.letters ?? null, aces, points: this.preview.total - as_points };
  }

  get move(): Lay | null {
    const tiles = [...this.composer.laid].map(([cell, { piece }]) => ({ ...piece, cell: nameOf(cell) }));
    return tiles.length > 0 ? { move: "lay", tiles, swap: this.#swap() } : null;
  }

  #swap(): Swap | null {
    const held = this.composer.rack.find(({ key }) => key === this.swapping?.key);
    return this.swapping && held ? { cell: nameOf(this.swapping.cell), colour: held.piece.colour } : null;
  }

  /** The letter that has been played on a cell. */
  lying(cell: number): Piece | null {
    const code = this.table.view.board[cell];
    return code ? piece(code) : null;
  }

  /** The letter that lies on a cell, with what is put down and swapped. */
  at(cell: number): Piece | null {
    const own = this.composer.laid.get(cell)?.piece;
    if (own) return own;
    const swapped =
      this.swapping?.cell === cell ? this.composer.rack.find(({ key }) => key === this.swapping?.key) : null;
    return swapped?.piece ?? this.lying(cell);
  }

  /** What the house would lay, when it was asked, and is not put down yet. */
  get advised(): { cell: string; face: string }[] {
    const { hint } = this.table;
    if (hint?.move !== "lay") return [];
    const open = hint.tiles.filter(({ cell }) => !this.composer.laid.has(cellOf(cell)));
    return open.map(({ cell, letter, colour }) => ({ cell, face: `${letter}${colour ? LOOKS[colour].sign : ""}` }));
  }

  /** The rack or the board has changed. To be called in an effect. */
  follow(): void {
    this.composer.refill(this.pieces, same);
    this.swapping = null;
    this.exchanged = null;
    this.shown = null;
  }

  /** What the last word that lies on a cell was worth. */
  scoreAt(cell: number): Score | null {
    const name = nameOf(cell);
    const laid = this.table.past.filter((event) => event.event === "laid");
    return laid.findLast(({ score }) => score.formed.some(({ cells }) => cells.includes(name)))?.score ?? null;
  }

  /** Ask the house what is put down makes. To be called in an effect. */
  async judge(): Promise<void> {
    const asked = ++this.#asked;
    const move = this.move;
    if (!move || this.me === null || this.table.replay) {
      this.preview = null;
      return;
    }
    const answer = await this.table.preview(move);
    if (asked === this.#asked) this.preview = answer && !isRefusal(answer) ? answer : null;
  }

  /** A letter goes to a free cell, or in the place of the same letter in another colour. */
  put(key: number, cell: number): void {
    const lying = this.lying(cell);
    const held = this.composer.rack.find((one) => one.key === key);
    this.composer.picked = null;
    if (!lying) this.composer.put(key, cell);
    else if (
      held &&
      this.table.view.may_swap &&
      key !== this.swapping?.taken &&
      lying.letter === held.piece.letter &&
      lying.colour !== held.piece.colour
    ) {
      this.#unswap();
      this.swapping = { key, cell, taken: this.composer.lend(lying) };
    }
  }

  #unswap(): void {
    if (this.swapping) this.composer.giveBack(this.swapping.taken);
    this.swapping = null;
  }

  pressCell(cell: number): void {
    const { picked } = this.composer;
    if (this.swapping?.cell === cell) this.#unswap();
    else if (picked !== null) this.put(picked, cell);
    else {
      this.shown = this.table.view.board[cell] ? this.scoreAt(cell) : null;
      this.composer.press(cell);
    }
  }

  pressPiece(key: number): void {
    const chosen = this.exchanged;
    if (chosen === null) this.composer.pick(key);
    else if (chosen.includes(key)) this.exchanged = chosen.filter((one) => one !== key);
    else if (chosen.length < this.mayExchange) this.exchanged = [...chosen, key];
  }

  takeBack(): void {
    this.composer.clear();
    this.#unswap();
  }

  #takeBack(key: number): void {
    if (this.swapping?.key === key || this.swapping?.taken === key) this.#unswap();
    for (const [cell, held] of this.composer.laid) if (held.key === key) this.composer.take(cell);
  }

  async lay(element: Element): Promise<void> {
    if (this.move) await this.table.send(this.move, element);
  }

  /** Exchange what is chosen, in place of a word or after one. */
  async exchange(element: Element): Promise<void> {
    const keys = this.exchanged ?? [];
    const pieces = this.composer.rack.filter(({ key }) => keys.includes(key)).map(({ piece }) => piece);
    await this.table.send({ move: this.table.view.phase === "trade" ? "trade" : "pass", pieces }, element);
  }

  /** Keys: arrows and letters on the board, Backspace back, Enter puts down what is picked, or plays. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const [direction, step] = arrow;
      if (this.composer.direction !== direction && step === 1) this.composer.direction = direction;
      this.composer.move(direction, step);
      this.#tellCell();
    } else if (/^[a-z]$/i.test(event.key)) this.#type(event.key.toUpperCase());
    else if (event.key === "Backspace") this.composer.erase();
    else if (event.key === " ") this.composer.turn();
    else if (event.key === "Escape") this.takeBack();
    else if (event.key === "Enter") this.#enter(event.currentTarget as Element);
    else return;
    event.preventDefault();
  }

  /** A letter at the cursor: in the colour of the cell when there is one, else the first. */
  #type(letter: string): void {
    const { cursor } = this.composer;
    if (cursor === null) return;
    const ground = this.ground(cursor);
    const open = new Set(this.free.map(({ key }) => key));
    const fits = (piece: Piece) => this.free.some((held) => held.piece === piece && open.has(held.key));
    if (!this.composer.type((piece) => piece.letter === letter && piece.colour === ground && fits(piece)))
      this.composer.type((piece) => piece.letter === letter && fits(piece));
    this.#tellCell();
  }

  #enter(element: Element): void {
    const { picked, cursor } = this.composer;
    if (picked === null || cursor === null) void this.lay(element);
    else this.pressCell(cursor);
  }

  #tellCell(): void {
    const { cursor } = this.composer;
    if (cursor === null) return;
    const { texts } = this.table;
    const piece = this.at(cursor);
    const colour = (it: string) => String(texts.value("colour", it));
    this.table.announce(
      texts.say("ck-cell", {
        cell: nameOf(cursor),
        ground: colour(this.ground(cursor)),
        letter: piece?.letter ?? "none",
        colour: piece ? colour(piece.colour) : "none",
      }),
    );
  }

  /** Bring the last word into sight. */
  lookAtLast(): void {
    const box = around(this.table.view.fresh.map(cellOf), 4);
    if (box && this.camera.zoom > 1) this.camera.show(box);
  }
}
