/**
 * What a game's part of the client is given and gives: the whole of what passes between the frame round a table
 * (`src/shell/table`) and a game (`src/games/<slug>/index.ts`, whose default export is made by `gameClient`).
 * A game here draws and listens. It knows no rule: what may be done comes from the house, in `table.moves`.
 */
import type { Component, Snippet } from "svelte";
import type { Refusal, Result, SeatInfo } from "~/generated/wire.ts";
import type { Sealed } from "~/shell/replay/sealed.ts";
import type { Lang, Language } from "~/texts/language.ts";

export type Seat = number;
/** Who looks: a seat, a spectator (null), or the open eye of a replay, which sees everything. */
export type Eye = Seat | null | "open";

/** Where on the page something was tried: the bubble that says why not appears there. */
export type Place = Element | { readonly x: number; readonly y: number };

/** What has just happened, for boards that show it: `count` grows by one each time. */
export interface News<Event> {
  readonly count: number;
  readonly events: readonly Event[];
  /** A game was taken back, or the reader jumped to another moment: show the view at once, without motion. */
  readonly jumped: boolean;
}

/** Sounds of the house, made in the browser. */
export type Sound = "card" | "tile" | "chip" | "slide" | "flip" | "good" | "refused" | "turn" | "end";

/**
 * A table as one eye sees it now. Every property is reactive: read it in markup, `$derived` or `$effect`.
 * `View`, `Move`, `Event` and `Preview` are the generated types of the game (`src/generated/games/<slug>.ts`).
 */
export interface Table<View = unknown, Move = unknown, Event = unknown, Preview = unknown> {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly lang: Lang;
  /** Texts of the house, of the client, of the game and of its part of the client. */
  readonly texts: Language;
  readonly seats: readonly SeatInfo[];
  /** Names by seat, for `texts.event(event, names)`, `texts.move(move, names)` and `texts.tell(name, fields, names)`. */
  readonly names: readonly string[];

  /** Whose view is drawn: with several people on one screen, the one in front of it. */
  readonly eye: Eye;
  readonly view: View;
  /** The legal moves of that seat; null when it may not act, or when moves are composed and `preview` judges them. */
  readonly moves: readonly Move[] | null;
  /** It may act: it is its turn, the connection stands, the move before it is settled, and this is no replay. */
  readonly active: boolean;
  readonly turn: readonly Seat[];
  /** How many moves have been made. */
  readonly ply: number;
  readonly scores: readonly number[];
  readonly result: Result | null;
  readonly replay: boolean;

  readonly news: News<Event>;
  /** All that this eye has been told of the game so far, without what was taken back. */
  readonly past: readonly Event[];
  /** What the house would play, when it was asked: a board may point at it. */
  readonly hint: Move | null;

  /** Motion is welcome: neither reduced motion nor a hidden page. */
  readonly motion: boolean;
  /** An aid of this game (see `GameClient.aids`) is on. */
  aid(name: string): boolean;
  /** The address of a file of the game that its board is drawn from. */
  asset(name: string): string;

  /** Make a move. When it is refused, a bubble says why, at that place, and the refusal is returned. */
  send(move: Move, place?: Place): Promise<Refusal | null>;
  /** What a move would make and be worth, legal or not yet (composed moves). Null when the house did not answer. */
  preview(move: Move): Promise<Preview | Refusal | null>;
  /** Typed words to a move. */
  read(text: string): Promise<{ readonly move: Move } | Refusal>;
  /** Show a bubble that says why something cannot be done. */
  refuse(refusal: Refusal, place?: Place): void;
  /** Tell a screen reader. What others do is told by the frame. */
  announce(text: string): void;
  play(sound: Sound): void;
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === "object" && answer !== null && "sentence" in answer && "code" in answer;
}

/** A part of what is seen, in words: a heading and its lines. */
export interface SpokenPart {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What `Board`, `Hand` and `Pad` are mounted with. */
export interface Parts<T = Table, Control = unknown> {
  readonly table: T;
  /** Made once a table by `control`; shared by board, hand and spoken view. */
  readonly control: Control;
  /** Who sits there: name, clock, presence, turn. A game that sets `places` puts one for each seat where it sits. */
  readonly plate: Snippet<[Seat]>;
}

/**
 * A game's part of the client. A view that has a `match` (`Standing` of `core/match.py`) needs no pad of its own: the
 * frame draws its score pad, and tells the end of each round from it, line by line (`as-line` in the texts). Nor does one
 * that has what each turn brought (`turns`, by seat) and, in the end, the account of the whole (`sheet`).
 */
export interface GameClient<View = unknown, Move = unknown, Event = unknown, Preview = unknown, Control = unknown> {
  /** What is selected, dragged, composed: one object for board, hand and spoken view. */
  control(table: Table<View, Move, Event, Preview>): Control;
  /** The middle of the table. It fills the room it is given, from 320 px wide on. */
  readonly Board: Component<Parts<Table<View, Move, Event, Preview>, Control>>;
  /** The bottom edge, under the line that says what to do: one's own hand, at the thumb. */
  readonly Hand?: Component<Parts<Table<View, Move, Event, Preview>, Control>>;
  /** The game's own score pad. */
  readonly Pad?: Component<Parts<Table<View, Move, Event, Preview>, Control>>;
  /** The board itself puts the plates of the seats; else they are in a strip above it. */
  readonly places?: boolean;
  /** The one thing to do now; without it, or when it answers null, the text `phase-<phase>` with the fields of the view. */
  prompt?(table: Table<View, Move, Event, Preview>, control: Control): string | null;
  /** What is seen, in words, the most important first; without it, the fields of the view. */
  spoken?(table: Table<View, Move, Event, Preview>, control: Control): readonly SpokenPart[];
  /**
   * What a composed move that is typed would make, line by line, for the spoken view. How it is typed is told by the
   * text `spoken-how`.
   */
  tellPreview?(table: Table<View, Move, Event, Preview>, preview: Preview): readonly string[];
  /** A move in words for the list of the spoken view; without it, the text `move-<tag>`. */
  tellMove?(table: Table<View, Move, Event, Preview>, move: Move): string;
  /** What the journal keeps of an event, where what was seen is to be remembered. */
  kept?(event: Event, table: Table<View, Move, Event, Preview>): Event;
  /** What is heard when these events happen. */
  sound?(events: readonly Event[], table: Table<View, Move, Event, Preview>): Sound | null;
  /** The first shuffle done again in the browser, and what the first moment, seen open, still holds of that pile. */
  readonly deal?: {
    shuffled(chance: Sealed, options: Readonly<Record<string, unknown>>, seats: number): Promise<readonly unknown[]>;
    left(view: View): readonly unknown[];
  };
  /** Figures on the rules page: by rule number. The text `figure-<rule>` says what one sees. */
  readonly figures?: Readonly<Record<string, Component>>;
  /** Aids that a person may turn on, the texts `aid-<name>`; the value is whether they are on at first. */
  readonly aids?: Readonly<Record<string, boolean>>;
  /** Texts of the game's part of the client: `import fr from "./texts/fr.ftl?raw"`. */
  readonly texts?: Readonly<Record<Lang, string>>;
}

/** Checks a game's part against its own types, then forgets them: the frame needs not know them. */
export function gameClient<View, Move, Event, Preview, Control>(
  client: GameClient<View, Move, Event, Preview, Control>,
): GameClient {
  return client as unknown as GameClient;
}
