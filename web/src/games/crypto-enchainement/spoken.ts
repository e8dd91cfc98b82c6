import type { SpokenPart } from "~/games/contract.ts";
import type { Control, EnchainementTable } from "./control.svelte.ts";

const LAST = 6;

/** The table in words: the department to follow, one's cards, the chain, the others, the match. */
export function spoken(table: EnchainementTable, control: Control): SpokenPart[] {
  const { view, texts, names } = table;
  const told = (card: number) => String(texts.value("card", card));
  const all = (cards: readonly number[]) => cards.map(told).join(", ");
  const visible = view.chain.at(-1)?.card;
  const middle =
    visible === undefined
      ? []
      : [
          `${texts.say("ench-visible")} : ${told(visible)}`,
          texts.say("geo-neighbours-of", { name: told(visible), neighbours: all(control.france.neighbours(visible)) }),
        ];
  const parts: SpokenPart[] = [
    {
      heading: texts.say("geo-spoken-middle"),
      lines: [...middle, texts.say("geo-stock-card", { count: view.stock })],
    },
  ];
  if (control.me !== null) {
    const { penalty, fakirs } = view.players[control.me]!;
    parts.push({
      heading: texts.say("geo-spoken-you"),
      lines: [
        all(control.hand),
        texts.say("ench-penalty", { penalty }),
        ...(fakirs > 0 ? [texts.say("geo-fakirs", { count: fakirs })] : []),
      ],
    });
    parts.push({
      heading: texts.say("geo-spoken-neighbours"),
      lines: control.hand.map((card) =>
        texts.say("geo-neighbours-of", { name: told(card), neighbours: all(control.france.neighbours(card)) }),
      ),
    });
  }
  parts.push({
    heading: texts.say("ench-spoken-chain", { count: view.chain.length }),
    lines: [all(view.chain.slice(-LAST).map(({ card }) => card))],
  });
  for (const seat of control.others) {
    const { count, fakirs, hand } = view.players[seat]!;
    parts.push({
      heading: names[seat] ?? "",
      lines: [
        hand ? all(hand) : texts.say("geo-cards", { count }),
        ...(fakirs > 0 ? [texts.say("geo-fakirs", { count: fakirs })] : []),
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
