import { type Box, Camera } from "~/board/map/camera.svelte.ts";
import type { Region } from "~/board/map/regions.ts";

interface Department {
  readonly n: number;
  readonly nom: string;
  readonly moderne: string;
  readonly voisins: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly d: string;
}

interface Data {
  readonly viewBox: readonly [number, number, number, number];
  readonly departements: readonly Department[];
}

/** The ninety departments of before 1968, as the cards count them. Empty until the map has come. */
export class France {
  regions = $state.raw<readonly Region[]>([]);
  readonly camera: Camera;
  #departments = $state.raw(new Map<number, Department>());

  constructor(address: string) {
    this.camera = new Camera({ x: 0, y: 0, width: 980, height: 1000 });
    void this.#load(address);
  }

  async #load(address: string): Promise<void> {
    const answer = await fetch(address);
    if (!answer.ok) return;
    const data = (await answer.json()) as Data;
    this.#departments = new Map(data.departements.map((department) => [department.n, department]));
    this.regions = data.departements.map(({ n, nom, voisins, x, y, r, d }) => {
      return { id: n, name: nom, neighbours: voisins, x, y, r, d };
    });
  }

  name(number: number): string {
    return this.#departments.get(number)?.nom ?? "";
  }

  /** What it is called today, when that is something else. */
  modern(number: number): string | null {
    const department = this.#departments.get(number);
    return department && department.moderne !== department.nom ? department.moderne : null;
  }

  neighbours(number: number): readonly number[] {
    return this.#departments.get(number)?.voisins ?? [];
  }

  /** Look at these departments, with some room around. */
  lookAt(numbers: readonly number[]): void {
    const seen = numbers.flatMap((number) => this.#departments.get(number) ?? []);
    if (seen.length === 0) return;
    const margin = 90;
    const left = Math.min(...seen.map(({ x }) => x)) - margin;
    const top = Math.min(...seen.map(({ y }) => y)) - margin;
    const width = Math.max(...seen.map(({ x }) => x)) + margin - left;
    const height = Math.max(...seen.map(({ y }) => y)) + margin - top;
    const box: Box = { x: left, y: top, width, height };
    this.camera.show(box);
  }
}

/** As it is printed: 04. */
export function number(card: number): string {
  return String(card).padStart(2, "0");
}
