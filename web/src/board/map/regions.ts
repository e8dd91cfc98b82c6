/** What a map is drawn from. */
export interface Region {
  readonly id: number;
  readonly name: string;
  /** Its outline as an SVG path, and the middle and radius of the largest circle inside. */
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly neighbours: readonly number[];
}

/** How a region stands out. */
export interface Mark {
  /** `mine` in hand, `near` beside what is looked at, `open` may be played, `last` lies on top, `gone` out of the game. */
  readonly kind?: "mine" | "near" | "open" | "last" | "gone" | "chosen";
  /** A group that it belongs to: 1 to 4. */
  readonly group?: number;
}

const TINTS = 5;

/** A tint for each region, such that neighbours differ. */
export function tints(regions: readonly Region[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { id, neighbours } of regions) {
    const taken = new Set(neighbours.map((neighbour) => found.get(neighbour)));
    const free = [0, 1, 2, 3, 4].map((tint) => (tint + id) % TINTS).find((tint) => !taken.has(tint));
    found.set(id, free ?? 0);
  }
  return found;
}
