/** The cells of a 17×17 board: counted by rows from 0, named row first, as on the printed boards (9I is the middle). */

export const SIZE = 17;
export const CELLS = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);
export const COLUMNS = "ABCDEFGHIJKLMNOPQ";

export type Direction = "across" | "down";

export function nameOf(cell: number): string {
  return `${Math.floor(cell / SIZE) + 1}${COLUMNS[cell % SIZE]}`;
}

export function cellOf(name: string): number {
  return (Number.parseInt(name, 10) - 1) * SIZE + COLUMNS.indexOf(name.at(-1)!);
}

/** The next cell in a direction (-1: the one before); null at the edge. */
export function beside(cell: number, direction: Direction, step = 1): number | null {
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
  const at = (direction === "across" ? column : row) + step;
  if (at < 0 || at >= SIZE) return null;
  return direction === "across" ? row * SIZE + at : at * SIZE + column;
}
