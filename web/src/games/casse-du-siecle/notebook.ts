import type { Event } from "~/generated/games/casse-du-siecle.ts";
import type { CasseTable } from "./control.svelte.ts";

/** What one knows and the view keeps, line by line; nothing when a table is played from memory. */
export function notes(table: CasseTable): string[] {
  const { view, texts, names } = table;
  const and = texts.say("list-separator");
  const gears = view.gears.flatMap(({ place, level, number }) =>
    number === null ? [] : [texts.say("cs-gear-seen", { place, level, number })],
  );
  const rings = view.rings.flatMap(({ keys, size }, index) =>
    keys.length === 0
      ? []
      : [texts.say("cs-note-ring", { ring: index + 1, keys: keys.join(and), more: size - keys.length })],
  );
  const hands = view.hands.flatMap(({ keys }, seat) =>
    keys.length === 0 || seat === table.eye
      ? []
      : [texts.say("cs-note-hand", { name: names[seat] ?? "", keys: keys.join(and) })],
  );
  const among = view.notes.map((note) => {
    const places = [
      ...note.rings.map((ring) => texts.say("cs-note-at-ring", { ring })),
      ...note.hands.map((seat) => texts.say("cs-note-at-hand", { name: names[seat] ?? "" })),
      ...note.doors.map((door) => texts.say("cs-note-at-door", { door })),
    ];
    return texts.say("cs-note-among", { keys: note.keys.join(and), places: places.join(and) });
  });
  const wrong = view.wrong.map((numbers) => texts.say("cs-note-wrong", { numbers: numbers.join(" ") }));
  return [...gears, ...rings, ...hands, ...among, ...wrong];
}

/** An event without what only its player saw: at a table without notes it is told once, and then to be remembered. */
export function forgotten(event: Event): Event {
  switch (event.event) {
    case "took":
    case "threw":
      return { ...event, keys: null };
    case "looked":
      return { ...event, number: null };
    case "laid":
      return event.down ? { ...event, key: null } : event;
    case "changed":
      return event.down ? { ...event, back: null } : event;
    default:
      return event;
  }
}
