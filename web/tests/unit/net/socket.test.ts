import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RefusedError } from "~/net/api.ts";
import { Connection, type Link, type Watcher } from "~/net/socket.ts";

class Wire {
  static all: Wire[] = [];
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {}
  hear(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(protocol = 1): void {
    this.hear({ is: "welcome", protocol, version: "1", at: 0, me: {} });
  }
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}

const wire = () => Wire.all.at(-1)!;
const PLAY = { do: "play", table: "t", seat: 0, ply: 3, move: { move: "draw" } } as const;

let links: Link[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  links = [];
  connection = new Connection("ws://house/socket", { link: (link) => links.push(link), heard: () => {} });
  connection.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a command is done when the update that names it comes", async () => {
  wire().welcome();
  const wished = connection.wish(PLAY);
  const { id } = wire().sent[0]!;
  wire().hear({ is: "update", table: "t", number: 4, command: "another" });
  wire().hear({ is: "update", table: "t", number: 5, command: id });
  await expect(wished).resolves.toMatchObject({ number: 5 });
});

test("a command is refused with the reason", async () => {
  wire().welcome();
  const wished = connection.wish(PLAY);
  const refusal = { code: "stale", rule: "", details: {}, sentence: "Trop tard." };
  wire().hear({ is: "refused", id: wire().sent[0]!.id, table: "t", refusal });
  await expect(wished).rejects.toEqual(new RefusedError(refusal));
});

test("what was not answered is said again with the same name, once the line is back", async () => {
  wire().welcome();
  const wished = connection.wish(PLAY);
  const { id } = wire().sent[0]!;
  wire().drop();
  expect(connection.link).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(Wire.all).toHaveLength(2);
  wire().welcome();
  expect(wire().sent).toEqual([{ ...PLAY, id }]);
  wire().hear({ is: "done", id, table: "t", number: 5 });
  await expect(wished).resolves.toMatchObject({ is: "done" });
  expect(links).toEqual(["connecting", "open", "lost", "open"]);
});

test("a table that was watched is watched again from the last entry known", async () => {
  const told: unknown[] = [];
  const watcher = { table: "t", number: null as number | null, told: (message: unknown) => told.push(message) };
  const leave = connection.watch(watcher as Watcher);
  wire().welcome();
  expect(wire().sent).toEqual([{ do: "watch", table: "t", since: null }]);
  watcher.number = 12;
  wire().drop(1012);
  await vi.advanceTimersByTimeAsync(1000);
  wire().welcome();
  expect(wire().sent).toEqual([{ do: "watch", table: "t", since: 12 }]);
  wire().hear({ is: "presence", table: "t", seats: [], watchers: 1 });
  wire().hear({ is: "presence", table: "u", seats: [], watchers: 1 });
  expect(told).toHaveLength(1);
  leave();
  expect(wire().sent.at(-1)).toEqual({ do: "unwatch", table: "t" });
});

test("a house that closes says when to come back", async () => {
  wire().welcome();
  wire().hear({ is: "closing", after: 5000 });
  wire().drop(1012);
  await vi.advanceTimersByTimeAsync(4900);
  expect(Wire.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1200);
  expect(Wire.all).toHaveLength(2);
});

test("a line on which nothing is heard any more is dead", async () => {
  wire().welcome();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(wire().sent).toEqual([{ do: "ping" }]);
  wire().hear({ is: "pong", at: 0 });
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(connection.link).toBe("lost");
});

test.each([
  [4401, "nobody"],
  [4403, "turned-away"],
] as const)("after %i it does not insist", async (code, link) => {
  wire().welcome();
  wire().drop(code);
  expect(connection.link).toBe(link);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.all).toHaveLength(1);
});

test("a house that speaks newer is left alone", () => {
  wire().welcome(2);
  expect(connection.link).toBe("old");
});
