import type { Box, Replay } from "~/generated/wire.ts";
import { api } from "~/net/api.ts";
import { at } from "~/net/base.ts";
import type { Paper } from "../replay/verify.ts";

/** The file of a game that holds the worked examples of its rules. */
const FILE = "examples.json";

/** A worked example: a record that starts from a position, and a move that is refused there, if that is the point. */
export interface Example {
  readonly example: number;
  readonly record: Paper;
  readonly refused?: unknown;
}

export function hasExamples(box: Box): boolean {
  return box.assets.some(({ name }) => name === FILE);
}

export async function loadExamples(box: Box): Promise<readonly Example[]> {
  const file = box.assets.find(({ name }) => name === FILE);
  if (!file) return [];
  const answer = await fetch(at(file.path));
  return answer.ok ? answer.json() : [];
}

/** The moments of an example, all open; its players are A, B, … as on the sheets. */
export async function replay({ record }: Example, eye: string, first: number, count: number): Promise<Replay> {
  const seen = await api.replayRecord(record, eye, first, count);
  return { ...seen, names: seen.names.map((_, seat) => String.fromCharCode(65 + seat)) };
}
