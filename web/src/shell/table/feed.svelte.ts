import type { LogLine, Moving, Refusal, SeatInfo, Snapshot, TableInfo, Update } from "~/generated/wire.ts";
import * as promises from "~/net/promises.ts";
import type { Watcher } from "~/net/socket.ts";

export type Told = Snapshot["log"][number];
type Message = Parameters<Watcher["told"]>[0];

/** What has just come: the events of one entry for each eye, or nothing that can be shown as motion. */
export interface Fresh {
  readonly count: number;
  readonly bySeat: ReadonlyMap<number | null, readonly unknown[]> | null;
}

/** A table as the house tells of it. It only ever repeats what came through the socket. */
export class Feed implements Watcher {
  info = $state.raw<TableInfo | null>(null);
  now = $state.raw<Moving | null>(null);
  /** Entries of the table's log. */
  log = $state.raw<readonly Told[]>([]);
  /** What each eye has seen, by the number of the entry. */
  seen = $state.raw<ReadonlyMap<number | null, readonly LogLine[]>>(new Map());
  fresh = $state.raw<Fresh>({ count: 0, bySeat: null });
  watchers = $state(0);
  refused = $state.raw<Refusal | null>(null);
  /** When `now` was told, by the clock of the house. */
  at = $state(0);
  #number = $state<number | null>(null);
  /** What the house showed first of the deal of a rematch. */
  #again: string | null = null;

  constructor(readonly table: string) {}

  get number(): number | null {
    return this.#number;
  }

  /** The ply of each entry that was a move; entries of moves taken back are missing. */
  readonly plies = $derived.by(() => {
    const plies = new Map<number, number>();
    for (const told of this.log) {
      if (told.told === "played" || told.told === "flagged") plies.set(told.number, told.ply);
      if (told.told === "undone") for (const [number, ply] of plies) if (ply > told.ply) plies.delete(number);
    }
    return plies;
  });

  told(message: Message): void {
    if (message.is === "table") this.#snapshot(message);
    else if (message.is === "update") this.#update(message);
    else if (message.is === "presence") this.#present(message.seats, message.watchers);
    else if (message.is === "refused" && message.id === null) this.refused = message.refusal;
    this.#again ??= this.info?.again ?? null;
    if (this.info?.next) promises.expect(this.info.next, this.#again ?? "");
  }

  #snapshot({ at, number, info, log, now, watchers }: Snapshot): void {
    this.#number = number;
    this.at = at;
    this.info = info;
    this.log = log;
    this.now = now;
    this.watchers = watchers;
    this.seen = new Map(now.sights.map((sight) => [sight.seat, sight.log]));
    this.fresh = { count: this.fresh.count + 1, bySeat: null };
  }

  #update({ at, number, told, now, info, result }: Update): void {
    if (this.info === null || number <= (this.#number ?? -1)) return; // told already
    this.#number = number;
    this.log = [...this.log, told];
    if (info) this.info = info;
    if (result && !this.info.result) this.info = { ...this.info, result };
    if (!now) return;
    this.at = at;
    this.now = now;
    this.info = { ...this.info, turn: now.turn, ply: now.ply };
    this.seen = new Map(now.sights.map(({ seat, log }) => [seat, [...(this.seen.get(seat) ?? []), ...log]]));
    const told_ = now.sights.map(({ seat, log }) => [seat, log.flatMap(({ events }) => events)] as const);
    if (told.told === "undone") this.fresh = { count: this.fresh.count + 1, bySeat: null };
    else if (told_.some(([, events]) => events.length > 0))
      this.fresh = { count: this.fresh.count + 1, bySeat: new Map(told_) };
  }

  #present(seats: readonly SeatInfo[], watchers: number): void {
    if (this.info) this.info = { ...this.info, seats };
    this.watchers = watchers;
  }
}
