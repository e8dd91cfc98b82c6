import { FluentResource } from "@fluent/bundle";
import type { Table } from "~/games/contract.ts";
import type { Refusal } from "~/generated/wire.ts";
import { Language } from "~/texts/language.ts";

type Fake<View, Move, Event> = Table<View, Move, Event> & { sent: Move[]; refusal: Refusal | null };

/** A table without a house: it notes what is sent, and refuses it when it was told to. */
export function table<View, Move, Event>(
  some: Partial<Table<View, Move, Event>> & { view: View },
): Fake<View, Move, Event> {
  const sent: Move[] = [];
  const made: Fake<View, Move, Event> = {
    game: "",
    options: {},
    lang: "fr" as const,
    texts: new Language("fr", [new FluentResource("")]),
    seats: [],
    names: ["Anne", "Bruno", "Cléo"],
    eye: 0,
    moves: [],
    active: true,
    turn: [0],
    ply: 0,
    scores: [0, 0],
    result: null,
    replay: false,
    news: { count: 0, events: [], jumped: false },
    past: [],
    hint: null,
    motion: false,
    aid: () => true,
    asset: (name: string) => name,
    send: async (move: Move) => {
      sent.push(move);
      return made.refusal;
    },
    preview: async () => null,
    read: async () => made.refusal ?? ({} as Refusal),
    refuse: () => {},
    announce: () => {},
    play: () => {},
    sent,
    refusal: null,
    ...some,
  };
  return made;
}

export const REFUSAL = { code: "no", rule: "", details: {}, sentence: "Non." } as unknown as Refusal;
