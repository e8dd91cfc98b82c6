import { expect, test } from "vitest";
import { Camera } from "~/board/map/camera.svelte.ts";
import { type Region, tints } from "~/board/map/regions.ts";

const WHOLE = { x: 0, y: 0, width: 100, height: 200 };

test("one begins with the whole, and never looks beyond it", () => {
  const camera = new Camera(WHOLE);
  expect(camera.box).toEqual(WHOLE);
  camera.approach(0.5);
  expect(camera.box).toEqual(WHOLE);
  camera.approach(2, 0, 0);
  expect(camera.box).toEqual({ x: 0, y: 0, width: 50, height: 100 });
  camera.approach(100);
  expect(camera.zoom).toBe(5);
});

test("what one points at stays where it is", () => {
  const camera = new Camera(WHOLE);
  camera.approach(2, 40, 60);
  const { x, y, width, height } = camera.box;
  expect([(40 - x) / width, (60 - y) / height]).toEqual([0.4, 0.3]);
});

test("a part is shown as near as it fits", () => {
  const camera = new Camera(WHOLE);
  camera.show({ x: 20, y: 20, width: 50, height: 20 });
  expect([camera.zoom, camera.x, camera.y]).toEqual([2, 45, 50]);
});

test("a window of another shape shows all there is room for", () => {
  const camera = new Camera(WHOLE);
  camera.width = 300;
  camera.height = 300;
  expect(camera.box).toEqual({ x: -50, y: 0, width: 200, height: 200 });
  camera.approach(4, 0, 0);
  expect(camera.box).toEqual({ x: 0, y: 0, width: 50, height: 50 });
});

test("neighbours have different tints", () => {
  const ring = [1, 2, 3, 4, 5].map((id) => ({ id, neighbours: [(id % 5) + 1, ((id + 3) % 5) + 1] }));
  const found = tints(ring as unknown as Region[]);
  for (const { id, neighbours } of ring)
    for (const other of neighbours) expect(found.get(id)).not.toBe(found.get(other));
});
