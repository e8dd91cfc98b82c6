import { Camera } from "~/board/map/camera.svelte.ts";

/** A camera over a whole board of 17×17 cells, with its coordinates. */
export function boardCamera(): Camera {
  return new Camera({ x: 0, y: 0, width: 17 * 40 + 20, height: 17 * 40 + 20 }, 3);
}
