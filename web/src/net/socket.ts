import type { Asked, Done, Refusal, Sent, Update, Watch } from "~/generated/wire.ts";
import { RefusedError } from "./api.ts";
import { Backoff } from "./backoff.ts";
import { wish } from "./nonce.ts";

export const PROTOCOL = 1;

/** `nobody`: the house does not know who we are; `turned-away`: it will not have us; `old`: it speaks newer. */
export type Link = "off" | "connecting" | "open" | "lost" | "nobody" | "turned-away" | "old";

type Wished<A> = A extends { readonly id: string } ? Omit<A, "id"> : never;
/** A command or question, before it has an id. */
export type Wish = Wished<Asked>;
type Answer = Update | Done | Extract<Sent, { id: string }>;

interface Waiting {
  readonly asked: Asked;
  resolve(answer: Answer): void;
  reject(error: RefusedError): void;
}

/** Somebody who wants to be told of a table, and the last entry they know. */
export interface Watcher {
  readonly table: string;
  readonly number: number | null;
  told(message: Exclude<Sent, { is: "welcome" | "pong" | "lobby" }>): void;
}

export interface Hearing {
  link(link: Link): void;
  heard(message: Sent): void;
}

const PING_EVERY = 20_000;
const SILENCE = 9_000;

/** The one connection of this page: it comes back by itself, says again what was not answered, and catches up. */
export class Connection {
  readonly #watchers = new Map<string, Watcher>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #backoff = new Backoff();
  #socket: WebSocket | null = null;
  #link: Link = "off";
  #lobby = false;
  #timer = 0;
  #ping = 0;
  #after = 0;

  constructor(
    private readonly address: string,
    private readonly hearing: Hearing,
  ) {}

  get link(): Link {
    return this.#link;
  }

  open(): void {
    if (this.#socket || this.#link === "old") return;
    clearTimeout(this.#timer);
    this.#set(this.#link === "lost" ? "lost" : "connecting");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(data));
    socket.onclose = ({ code }) => socket === this.#socket && this.#closed(code);
    this.#expect();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#set("off");
  }

  /** Somebody else now, or the network is back: begin anew at once. */
  renew(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (this.#link === "open") this.#set("lost");
    this.#backoff.reset();
    this.open();
  }

  /** Is anybody still there? Asked when the page comes back to the front. */
  probe(): void {
    if (this.#link === "open") this.#say({ do: "ping" });
    else if (this.#link === "lost") this.renew();
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.set(watcher.table, watcher);
    if (this.#link === "open") this.#send(this.#watching(watcher));
    return () => {
      if (this.#watchers.get(watcher.table) !== watcher) return;
      this.#watchers.delete(watcher.table);
      if (this.#link === "open") this.#send({ do: "unwatch", table: watcher.table });
    };
  }

  lobby(on: boolean): void {
    this.#lobby = on;
    if (this.#link === "open") this.#send({ do: "lobby", on });
  }

  /** A command is done when the promise resolves, whatever happens to the connection meanwhile; or it is refused. */
  wish(what: Wish): Promise<Answer> {
    const asked = { ...what, id: wish() } as Asked & { id: string };
    return new Promise((resolve, reject) => {
      this.#waiting.set(asked.id, { asked, resolve, reject });
      if (this.#link === "open") this.#say(asked);
    });
  }

  #watching({ table, number }: Watcher): Watch {
    return { do: "watch", table, since: number };
  }

  #send(asked: Asked): void {
    this.#socket?.send(JSON.stringify(asked));
  }

  /** What wants an answer soon. */
  #say(asked: Asked): void {
    this.#send(asked);
    this.#expect();
  }

  /** The house must say something before long, or the line is dead. */
  #expect(): void {
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#ping = window.setTimeout(() => {
      if (socket === this.#socket) {
        socket?.close();
        this.#closed(1006);
      }
    }, SILENCE);
  }

  #hear(message: Sent): void {
    clearTimeout(this.#ping);
    this.#ping = window.setTimeout(() => this.#say({ do: "ping" }), PING_EVERY);
    if (message.is === "welcome") {
      if (message.protocol !== PROTOCOL) this.#set("old");
      else this.#welcomed();
    }
    if (message.is === "closing") this.#after = message.after;
    this.hearing.heard(message);
    if ("table" in message && typeof message.table === "string")
      this.#watchers.get(message.table)?.told(message as never);
    if (message.is === "table") this.#watchers.get(message.info.table)?.told(message);
    if (message.is === "update" && message.command) this.#settle(message.command, message);
    if (message.is === "refused") this.#refuse(message.id, message.refusal);
    else if ("id" in message) this.#settle(message.id, message);
  }

  #welcomed(): void {
    this.#backoff.reset();
    this.#after = 0;
    this.#set("open");
    for (const watcher of this.#watchers.values()) this.#send(this.#watching(watcher));
    if (this.#lobby) this.#send({ do: "lobby", on: true });
    for (const { asked } of this.#waiting.values()) this.#say(asked);
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
  }

  #refuse(id: string | null, refusal: Refusal): void {
    if (id === null) return;
    this.#waiting.get(id)?.reject(new RefusedError(refusal));
    this.#waiting.delete(id);
  }

  #closed(code: number): void {
    this.#socket = null;
    clearTimeout(this.#ping);
    if (this.#link === "old") return;
    if (code === 4401 || code === 4403) {
      this.#set(code === 4401 ? "nobody" : "turned-away");
      return;
    }
    this.#set("lost");
    const wait = this.#after > 0 ? this.#after + Math.random() * 1000 : this.#backoff.next();
    this.#after = 0;
    this.#timer = window.setTimeout(() => this.open(), wait);
  }

  #set(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.hearing.link(link);
  }
}
