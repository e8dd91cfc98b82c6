/** How each move of Le Casse du siècle is made on the drawn table. */
const ring = (page, number) => page.locator(`[data-drop="ring-${number}"]`);
const door = (page, number) => page.locator(`[data-drop="door-${number}"]`);
const key = (page, number) => page.locator(".hand .keys button").nth(number - 1);
const ways = (page) => page.locator(".hand fieldset button");

async function bring(page, fingers, number, target) {
  if (fingers.carries) await fingers.carry(page, key(page, number), target);
  else {
    await fingers.press(page, key(page, number));
    await fingers.press(page, target);
  }
}

async function face(page, number) {
  return key(page, number).getAttribute("data-piece");
}

export default {
  take: (page, fingers, { ring: number }) => fingers.press(page, ring(page, number)),
  mix: (page, fingers, { ring: number }) => fingers.press(page, ring(page, number)),
  lay: (page, fingers, { key: number, door: target }) => bring(page, fingers, number, door(page, target)),
  throw: (page, fingers, { key: number, ring: target }) => bring(page, fingers, number, ring(page, target)),
  look: (page, fingers, { place, level }) => fingers.press(page, page.locator(`[data-gear="${place}-${level}"]`)),
  change: (page, fingers, { door: target, code }) =>
    fingers.press(page, page.locator(`.hand fieldset [data-way="change-${target}-${code}"]`)),
  async bet(page, fingers, { door: target, keys }) {
    const names = [];
    for (const number of keys) names.push(await face(page, number));
    await fingers.press(page, door(page, target));
    await fingers.press(page, ways(page).getByText(names.join(" "), { exact: true }));
  },
  async dial(page, fingers, { number }) {
    const keypad = ways(page).getByText(String(number), { exact: true });
    if ((await keypad.count()) === 0) await fingers.press(page, page.locator('.hand [data-way="dial"]'));
    await fingers.press(page, keypad);
  },
  done: (page, fingers) => fingers.press(page, page.locator('.hand [data-way="done"]')),
};
