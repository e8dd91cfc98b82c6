import type { SpokenPart } from "~/games/contract.ts";
import type { CombinaisonsTable, Control } from "./control.svelte.ts";

/** The table in words: one's cards by combination and their neighbours, the middle, the others, the match. */
export function spoken(table: CombinaisonsTable, control: Control): SpokenPart[] {
  const { view, texts, names } = table;
  const told = (card: number) => String(texts.value("card", card));
  const all = (cards: readonly number[]) => cards.map(told).join(", ");
  const thrown = table.aid("notes") ? view.discard.slice(0, -1) : [];
  const parts: SpokenPart[] = [];
  if (view.asking !== null)
    parts.push({
      heading: texts.say("comb-spoken-question"),
      lines: [texts.say("comb-question", { name: names[view.asking] ?? "" })],
    });
  if (control.me !== null) {
    const held = control.held === null ? [] : [`${texts.say("comb-taken")} : ${told(control.held)}`];
    const groups = control.groups.map(({ what, cards, points }) => {
      return `${texts.tell("as-group", { what })} : ${all(cards)}${points > 0 ? ` (${points})` : ""}`;
    });
    const { fakirs } = view.players[control.me]!;
    const exposed = fakirs > 0 ? [texts.say("geo-fakirs", { count: fakirs })] : [];
    const worth = texts.say("comb-worth", { points: control.groups.reduce((sum, { points }) => sum + points, 0) });
    parts.push({ heading: texts.say("geo-spoken-you"), lines: [...held, ...groups, worth, ...exposed] });
    const mine = [...control.groups.flatMap(({ cards }) => cards), ...(control.held === null ? [] : [control.held])];
    parts.push({
      heading: texts.say("geo-spoken-neighbours"),
      lines: mine.map((card) =>
        texts.say("geo-neighbours-of", { name: told(card), neighbours: all(control.france.neighbours(card)) }),
      ),
    });
  }
  parts.push({
    heading: texts.say("geo-spoken-middle"),
    lines: [
      texts.say("geo-discard-card", { card: control.top === null ? "none" : told(control.top) }),
      texts.say("geo-stock-card", { count: view.stock }),
      ...(thrown.length > 0 ? [texts.say("geo-spoken-thrown", { cards: all(thrown) })] : []),
    ],
  });
  for (const seat of control.others) {
    const { count, fakirs, known, hand } = view.players[seat]!;
    parts.push({
      heading: names[seat] ?? "",
      lines: [
        hand ? all(hand) : texts.say("geo-cards", { count }),
        ...(fakirs > 0 ? [texts.say("geo-fakirs", { count: fakirs })] : []),
        ...(known.length > 0 && !hand ? [`${texts.say("geo-known")} : ${all(known)}`] : []),
      ],
    });
  }
  const totals = view.match.totals.map((total, seat) => `${names[seat]} ${total}`).join(", ");
  parts.push({
    heading: texts.say("geo-spoken-match"),
    lines: [texts.say("geo-spoken-round", { round: view.match.round, totals })],
  });
  return parts;
}
