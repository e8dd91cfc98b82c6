/** How each move of Le Crack is made on the drawn table. */
import { action, cellOf, play, put } from "./grid.mjs";

async function give(page, fingers, pieces) {
  for (const { letter, colour } of pieces)
    await fingers.press(
      page,
      page.locator(`.hand .rack [data-piece${colour ? "" : "^"}="${letter}${colour ?? ""}"]:not(.picked)`).first(),
    );
  await fingers.press(page, action(page));
}

async function choose(page, fingers, way, pieces) {
  await fingers.press(page, page.locator(`.hand [data-way="${way}"]`));
  await give(page, fingers, pieces);
}

async function letterAt(page, name) {
  return page.locator(`.board [data-cell="${cellOf(name)}"] [data-letter]`).getAttribute("data-letter");
}

export default {
  async lay(page, fingers, { tiles, swap }) {
    if (swap) await put(page, fingers, `${await letterAt(page, swap.cell)}${swap.colour}`, cellOf(swap.cell));
    for (const { cell, letter, colour } of tiles) await put(page, fingers, `${letter}${colour}`, cellOf(cell));
    await play(page, fingers);
  },
  pass: (page, fingers, { pieces }) => choose(page, fingers, "pass", pieces),
  trade: (page, fingers, { pieces }) => choose(page, fingers, "trade", pieces),
  keep: (page, fingers) => fingers.press(page, page.locator('.hand [data-way="keep"]')),
  stop: (page, fingers) => fingers.press(page, page.locator('.hand [data-way="stop"]')),
};
