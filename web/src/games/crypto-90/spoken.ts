import type { SpokenPart } from "~/games/contract.ts";
import { number } from "./aids.ts";
import type { Control, Crypto90Table } from "./control.svelte.ts";

/** The table in words: one's own cards first, then the middle, the others, the match. */
export function spoken(table: Crypto90Table, control: Control): SpokenPart[] {
  const { view, texts, names } = table;
  const cards = (row: readonly number[]) => row.map((card) => String(texts.value("card", card))).join(", ");
  const before = (seat: number) => {
    const { fakirs, series } = view.players[seat]!;
    return [
      ...(fakirs > 0 ? [texts.say("c90-spoken-fakirs", { count: fakirs })] : []),
      ...(series ? [texts.say("c90-spoken-series", { first: series[0], last: series[1] })] : []),
    ];
  };
  const parts: SpokenPart[] = [];
  if (control.me !== null) {
    const player = view.players[control.me]!;
    const held = view.turn === control.me ? view.held : null;
    parts.push({
      heading: texts.say("c90-spoken-you"),
      lines: [
        ...(held === null ? [] : [texts.say("c90-held-card", { card: number(held) })]),
        texts.say("c90-spoken-row", { cards: cards(player.row) }),
        ...(player.hand === null ? [] : [texts.say("c90-hand-card", { card: number(player.hand) })]),
        ...before(control.me),
      ],
    });
  }
  const top = view.top === null ? "none" : view.top === 0 ? "fakir" : number(view.top);
  parts.push({
    heading: texts.say("c90-spoken-middle"),
    lines: [texts.say("c90-discard-card", { card: top }), texts.say("c90-stock-card", { count: view.stock })],
  });
  for (const seat of control.others) {
    const { row, hand } = view.players[seat]!;
    const shown = hand === null ? [] : [texts.say("c90-hand-of", { name: names[seat] ?? "", card: number(hand) })];
    parts.push({
      heading: names[seat] ?? "",
      lines: [texts.say("c90-spoken-row-of", { cards: cards(row) }), ...shown, ...before(seat)],
    });
  }
  const totals = view.match.totals.map((total, seat) => `${names[seat]} ${total}`).join(", ");
  parts.push({
    heading: texts.say("c90-spoken-match"),
    lines: [texts.say("c90-spoken-round", { round: view.match.round, totals })],
  });
  return parts;
}
