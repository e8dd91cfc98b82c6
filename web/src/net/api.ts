import type {
  ChangePassword,
  Credentials,
  GameStats,
  Guest,
  Me,
  OpenTable,
  Promised,
  Rank,
  Refusal,
  Rename,
  Replay,
  SeatsAllowed,
  Shelf,
  TableInfo,
  Tables,
} from "~/generated/wire.ts";
import { at } from "./base.ts";

/** The house says no, and why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

/** Nobody answers, or what answers is not the house. */
export class LostError extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(at(`api/${path}`), {
      method,
      headers: {
        "accept-language": document.documentElement.lang,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new LostError(`${method} ${path}`, { cause: error });
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  if (typeof told === "object" && told !== null && "sentence" in told) throw new RefusedError(told as Refusal);
  throw new LostError(`${method} ${path}: ${answer.status}`);
}

export const api = {
  shelf: () => ask<Shelf>("GET", "shelf"),
  seats: (game: string, options: Readonly<Record<string, unknown>>) =>
    ask<SeatsAllowed>("POST", `shelf/${game}/seats`, { options }),
  ranking: (game: string) => ask<readonly Rank[]>("GET", `shelf/${game}/ranking`),

  me: () => ask<Me | null>("GET", "me"),
  guest: (guest: Guest) => ask<Me>("POST", "me", guest),
  rename: (change: Rename) => ask<Me>("PATCH", "me", change),
  claim: (credentials: Credentials) => ask<Me>("POST", "me/claim", credentials),
  changePassword: (change: ChangePassword) => ask<Me>("PUT", "me/password", change),
  login: (credentials: Credentials) => ask<Me>("POST", "login", credentials),
  logout: () => ask<void>("POST", "logout"),
  forget: () => ask<void>("DELETE", "me"),
  mute: (person: string, on: boolean) => ask<Me>(on ? "PUT" : "DELETE", `me/muted/${person}`),
  stats: () => ask<readonly GameStats[]>("GET", "me/stats"),
  mine: (before?: number) =>
    ask<Tables>("GET", before === undefined ? "me/tables" : `me/tables?finished=1&before=${before}`),

  promise: () => ask<Promised>("POST", "promises"),
  open: (table: OpenTable) => ask<TableInfo>("POST", "tables", table),
  table: (table: string) => ask<TableInfo>("GET", `tables/${table}`),
  record: (table: string) => ask<unknown>("GET", `tables/${table}/record`),
  replay: (table: string, eye: string, first: number, count: number) =>
    ask<Replay>("GET", `tables/${table}/replay?eye=${eye}&first=${first}&count=${count}`),
  replayRecord: (record: unknown, eye: string, first: number, count: number) =>
    ask<Replay>("POST", `replay?eye=${eye}&first=${first}&count=${count}`, record),
};
