import { untrack } from "svelte";
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

  // what others do, aloud
  let heard = table.news.count;
  $effect(() => {
    const { count, events } = table.news;
    if (count === heard) return;
    heard = count;
    untrack(() => {
      const sound = events.length > 0 && table.client.sound?.(events, table);
      if (sound) table.play(sound);
      if (events.length > 0) table.announce(events.map((event) => table.texts.event(event, table.names)).join(" "));
    });
  });

  $effect(() => {
    const name = table.texts.say("game-name");
    document.title = yours ? `● ${table.texts.say("prompt-yours")} – ${name}` : `${name} – Ludothèque`;
    return showTurn(yours);
  });

  let was = untrack(() => yours);
  $effect(() => {
    if (yours && !was) {
      table.play("turn");
      notify(table.texts.say("game-name"), table.texts.say("prompt-yours"), table.feed.table);
    }
    was = yours;
  });

  let ended = table.result !== null;
  $effect(() => {
    if (table.result && !ended) {
      ended = true;
      table.play("end");
      table.announce(table.texts.say(`end-${table.result.reason}`));
    }
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
