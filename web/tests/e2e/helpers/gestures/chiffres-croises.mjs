/** How each move of Les Chiffres croisés is made on the drawn table. */
import { action, cellOf, play, put, rack } from "./grid.mjs";

const value = (page, number) => page.locator(".hand .ask button").getByText(String(number), { exact: true });

export default {
  async lay(page, fingers, { tiles }) {
    for (const { cell, value: number, joker } of tiles) {
      await put(page, fingers, joker ? 0 : number, cellOf(cell));
      if (joker) await fingers.press(page, value(page, number));
    }
    if (!fingers.points && tiles.some(({ joker }) => joker)) await fingers.press(page, action(page).first());
    else await play(page, fingers);
  },
  async exchange(page, fingers, { faces }) {
    await fingers.press(page, page.locator('.hand [data-way="exchange"]'));
    for (const face of faces) await fingers.press(page, rack(page, face).and(page.locator(":not(.picked)")).first());
    await fingers.press(page, action(page));
  },
  pass: (page, fingers) => fingers.press(page, page.locator('.hand [data-way="pass"]')),
};
