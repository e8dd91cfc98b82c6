import { untrack } from "svelte";
import { house } from "../house.svelte.ts";
import { router, to } from "../router.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { notify, showTurn } from "./attention.ts";
import type { Seated } from "./seated.svelte.ts";

/** Tells what happens to those who do not see it: screen readers, other tabs, ears. */
export function watchful(the: () => Seated): void {
  const table = the();
  const yours = $derived(
    table.info.phase === "playing" && table.turn.some((seat) => table.mine.includes(seat)) && !table.result,
  );

  // what happens, whose turn it makes it and how it ends, aloud and in one breath
  let heard = table.news.count;
  let was = untrack(() => yours);
  let ended = table.result !== null;
  $effect(() => {
    const { count, events } = table.news;
    const fresh = count === heard ? [] : events;
    const begins = yours && !was;
    const ends = table.result !== null && !ended;
    heard = count;
    was = yours;
    ended ||= ends;
    untrack(() => {
      const told = fresh.map((event) => table.texts.event(event, table.names));
      if (begins) told.push(table.texts.say("prompt-yours"));
      if (ends) told.push(table.texts.say(`end-${table.result!.reason}`));
      if (told.length > 0) table.announce(told.join(" "));
      const sound = fresh.length > 0 && table.client.sound?.(fresh, table);
      if (sound) table.play(sound);
      if (begins) {
        table.play("turn");
        notify(table.texts.say("game-name"), table.texts.say("prompt-yours"), table.feed.table).catch(() => {});
      }
      if (ends) table.play("end");
    });
  });

  // the line to the house, when it breaks and when it is mended
  let link = untrack(() => house.link);
  $effect(() => {
    if (house.link === "lost" && link !== "lost") table.announce(table.texts.say("link-lost"));
    else if (house.link === "open" && link === "lost") table.announce(table.texts.say("link-back"));
    link = house.link;
  });

  $effect(() => {
    const name = table.texts.say("game-name");
    document.title = yours ? `● ${table.texts.say("prompt-yours")} – ${name}` : `${name} – Ludothèque`;
    return showTurn(yours);
  });

  // without the curtain the screen turns by itself to whoever is to play
  $effect(() => {
    if (settings.choices.curtain || table.turn.includes(table.eye as number)) return;
    const next = table.mine.find((seat) => table.turn.includes(seat));
    if (next !== undefined) table.front(next);
  });

  // those who agreed to a rematch go on together
  let next = table.info.next;
  $effect(() => {
    if (table.info.next && table.info.next !== next && table.mine.length > 0) {
      next = table.info.next;
      router.go(to("table", { table: table.info.next }));
    }
  });
}
