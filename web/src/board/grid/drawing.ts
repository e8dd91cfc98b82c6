import { type Box, Camera } from "~/board/map/camera.svelte.ts";
import { SIZE } from "./cells.ts";

/** The side of a cell. */
export const UNIT = 40;
/** The room for coordinates, above and at the left. */
export const EDGE = 26;

/** The middle of a cell on the drawing of the board. */
export function middle(cell: number): [number, number] {
  return [EDGE + (cell % SIZE) * UNIT + UNIT / 2, EDGE + Math.floor(cell / SIZE) * UNIT + UNIT / 2];
}

/** A camera over a whole board, with its coordinates. */
export function boardCamera(): Camera {
  return new Camera({ x: 0, y: 0, width: SIZE * UNIT + EDGE + 4, height: SIZE * UNIT + EDGE + 4 }, 3);
}

/** The part of the drawing that holds these cells, with some room around. */
export function around(cells: readonly number[], room = 2): Box | null {
  if (cells.length === 0) return null;
  const middles = cells.map(middle);
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const margin = (room + 0.5) * UNIT;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}
