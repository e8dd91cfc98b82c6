/** Fingers on a phone: two of them bring a board nearer, one moves it, one carries a piece where it goes. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { allWell, fits, openBrowser, PHONE, picture, somebody } from "./helpers/browser.mjs";
import { thumb } from "./helpers/fingers.mjs";
import { openHouse } from "./helpers/house.mjs";
import { openTable } from "./helpers/opening.mjs";
import { listen, playByHand } from "./helpers/player.mjs";

const STEPS = 8;
const BREATH = 60; // milliseconds: a click that comes at once passes for the end of the drag

let house;
let browser;

before(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** Fingers go from where they are put down to where they are lifted, all at once. */
async function slide(page, ...ways) {
  const line = await page.context().newCDPSession(page);
  const at = (step) =>
    ways.map(([from, to], id) => ({
      id,
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
    }));
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step += 1)
    await line.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await line.detach();
}

const box = async (drawing) => (await drawing.getAttribute("viewBox")).split(" ").map(Number);

async function middle(element) {
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Brings a drawing nearer with two fingers, then pushes it with one. */
async function pinched(page, drawing) {
  const { x, y } = await middle(drawing);
  const [, , before] = await box(drawing);
  await slide(
    page,
    [
      { x: x - 30, y },
      { x: x - 110, y },
    ],
    [
      { x: x + 30, y },
      { x: x + 110, y },
    ],
  );
  const [left, , near] = await box(drawing);
  assert(near < before / 1.8, `two fingers bring it nearer: ${before} to ${near}`);
  await slide(page, [
    { x, y },
    { x: x - 60, y },
  ]);
  const [pushed, , same] = await box(drawing);
  assert(pushed > left && same === near, `one finger moves it: ${left} to ${pushed}`);
}

/** Where a cell lies that is in sight and has nothing on it. */
function freeCell(grid) {
  return grid.evaluate((svg) => {
    const window = svg.getBoundingClientRect();
    const middles = [...svg.querySelectorAll("[data-cell]:not(:has(.tile))")].map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    return middles.find(
      ({ x, y }) => x > window.left + 60 && x < window.right - 60 && y > window.top + 60 && y < window.bottom - 60,
    );
  });
}

async function sit(game, options = {}) {
  const page = await somebody(browser, { settings: { lang: "fr" }, ...PHONE });
  listen(page);
  await openTable(page, house, game, { options });
  await page.locator('[data-act="hint"]').waitFor();
  return page;
}

test("the map of France", async () => {
  const page = await sit("crypto-enchainement");
  const map = page.locator(".map svg[role=group]");
  await page.locator(".map [data-region]").first().waitFor({ state: "attached" });
  await pinched(page, map);
  await picture(page, "touch-map");
  await page.getByRole("button", { name: "Toute la France" }).tap();
  await page.waitForFunction(() => document.querySelector(".map svg[role=group]").viewBox.baseVal.width >= 980);
  await fits(page, "the map");
  allWell(page);
});

test("a crossword: the board nearer, a tile carried by a finger, the last move in sight", async () => {
  const page = await sit("chiffres-croises");
  const grid = page.locator('.board svg[role="application"]');
  await pinched(page, grid);
  const tile = page.locator('.hand .rack .tile:not([data-piece="0"])').first();
  await slide(page, [await middle(tile), await freeCell(grid)]);
  await page.locator(".board .tile.own").waitFor();
  await page.waitForTimeout(BREATH);
  await picture(page, "touch-grid");
  await page.getByRole("button", { name: "Reprendre" }).tap();
  await playByHand(page, "chiffres-croises", thumb, 2);
  await page.locator('[data-act="hint"]').waitFor();
  const [x, y, width, height] = await box(grid);
  const drawn = await page
    .locator(".board [data-cell] .fresh")
    .evaluateAll((tiles) =>
      tiles.map((it) => it.closest("[data-cell]").transform.baseVal.consolidate().matrix).map(({ e, f }) => [e, f]),
    );
  assert(drawn.length > 0);
  for (const [left, top] of drawn)
    assert(left >= x && left + 40 <= x + width && top >= y && top + 40 <= y + height, "the last move is in sight");
  allWell(page);
});
