import type { View } from "~/generated/games/casse-du-siecle.ts";

/** The paint of the six doors, and of what is written on it; the figure of the door always stands beside. */
const PAINT: readonly (readonly [string, string])[] = [
  ["var(--rouge-full)", "#fff"],
  ["var(--jaune-full)", "#1e2230"],
  ["var(--vert-full)", "#fff"],
  ["var(--rose-full)", "#fff"],
  ["#8fc0f5", "#1e2230"],
  ["#f3ede0", "#1e2230"],
];
const BRASS = ["#d3bd8c", "#1e2230"] as const;

export function paint(door: number): string {
  const [ground, ink] = PAINT[door - 1] ?? BRASS;
  return `--paint: ${ground}; --on-paint: ${ink}`;
}

/** The door that has that key printed on a lock, counted from 1. */
export function home(view: View, key: string): number {
  return view.doors.findIndex(({ locks }) => locks.some(({ printed }) => printed === key)) + 1;
}

/** Two rings hang by each door. */
export function ringsBy(door: number): readonly [number, number] {
  return [2 * door - 1, 2 * door];
}

/** The outline of a gear round (0, 0). */
export function gearPath(teeth: number, outer: number, inner: number): string {
  const step = (2 * Math.PI) / teeth;
  const at = (angle: number, radius: number) =>
    `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  const tooth = (tooth: number) => {
    const from = tooth * step;
    return `${at(from - step * 0.28, inner)}L${at(from - step * 0.17, outer)}L${at(from + step * 0.17, outer)}L${at(from + step * 0.28, inner)}`;
  };
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i)).join("L")}Z`;
}
