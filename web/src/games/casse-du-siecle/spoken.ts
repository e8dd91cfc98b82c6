import type { SpokenPart } from "~/games/contract.ts";
import type { Move } from "~/generated/games/casse-du-siecle.ts";
import type { CasseTable, Control } from "./control.svelte.ts";
import { notes } from "./notebook.ts";

/** The table in words: one's keys and what one has just seen, the safe, doors, rings, people, the notebook. */
export function spoken(table: CasseTable, control: Control): SpokenPart[] {
  const { view, texts, names } = table;
  const say = texts.say.bind(texts);
  const and = say("list-separator");
  const parts: SpokenPart[] = [];
  if (control.me !== null) {
    const { sight } = view;
    parts.push({
      heading: say("cs-spoken-you"),
      lines: [
        control.hand.length > 0
          ? say("cs-spoken-keys", { keys: control.hand.map((key, index) => `${key} (n° ${index + 1})`).join(and) })
          : say("cs-no-keys"),
        ...(sight?.ring ? [say("cs-spoken-ring", { ring: sight.ring, keys: sight.keys.join(and) })] : []),
        ...(sight?.gears ?? []).map(({ place, level, number }) =>
          say("cs-gear-seen", { place, level, number: number ?? 0 }),
        ),
      ],
    });
  }
  parts.push(
    {
      heading: say("cs-safe"),
      lines: [
        ...view.gears.map((gear) =>
          say("cs-gear-label", {
            place: gear.place,
            level: gear.level,
            number: gear.number ?? "none",
            seen: gear.seen_by.map((seat) => names[seat]).join(and) || "none",
          }),
        ),
        ...(view.dialled.length > 0 ? [say("cs-dialled", { numbers: view.dialled.join(" ") })] : []),
        ...(view.stakes.ring > 0 ? [say("cs-door-pot", { count: view.stakes.door_pot })] : []),
        ...(view.stakes.gear > 0 ? [say("cs-safe-pot", { count: view.stakes.safe_pot })] : []),
      ],
    },
    {
      heading: say("cs-spoken-doors"),
      lines: view.doors.map(({ owner, open, locks }, index) =>
        say("cs-door-label", {
          door: index + 1,
          owner: owner === null ? "none" : (names[owner] ?? ""),
          open: String(open),
          keys: locks.map(({ laid, key, printed }) => (laid ? (key ?? "?") : `(${printed})`)).join(" "),
        }),
      ),
    },
    {
      heading: say("cs-spoken-rings"),
      lines: view.rings.map(({ size, keys }, index) =>
        say("cs-ring-label", { ring: index + 1, count: size, keys: keys.join(and) || "none" }),
      ),
    },
    { heading: say("cs-spoken-crew"), lines: view.hands.map((_, seat) => person(table, seat)) },
  );
  const kept = notes(table);
  if (kept.length > 0) parts.push({ heading: say("cs-notebook"), lines: kept });
  return parts;
}

function person(table: CasseTable, seat: number): string {
  const { view, texts, names } = table;
  const { stakes } = view;
  const told = [
    texts.say("cs-known", { count: view.known[seat] ?? 0, of: view.gears.length }),
    texts.say("cs-held", { count: view.hands[seat]!.size }),
    ...(stakes.ring + stakes.gear > 0 ? [texts.say("cs-chips", { count: stakes.chips[seat] ?? 0 })] : []),
  ];
  return `${names[seat]} : ${told.join(", ")}`;
}
/** A move in words, keys by what is on them. */
export function tellMove({ texts, names, view, eye }: CasseTable, move: Move): string {
  const hand = typeof eye === "number" ? (view.hands[eye]?.keys ?? []) : [];
  const named = (key: number) => hand[key - 1] ?? `n° ${key}`;
  switch (move.move) {
    case "lay":
      return texts.say("cs-move-lay", { key: named(move.key), door: move.door });
    case "throw":
      return texts.say("cs-move-throw", { key: named(move.key), ring: move.ring });
    case "bet":
      return texts.say("cs-move-bet", { keys: move.keys.map(named).join(" "), door: move.door });
    default:
      return texts.move(move, names);
  }
}
