/** Ways to handle what is drawn on a table: a mouse that drags, a thumb that taps, keys alone. */

const STEPS = 6;

/** Where to point, once nothing lies over it. */
async function middle(element) {
  await element.scrollIntoViewIfNeeded();
  return element.evaluate(async (it) => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 50));
    for (let tries = 0; tries < 200; tries += 1, await wait()) {
      const { x, y, width, height } = it.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      if (it.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
    throw new Error("something lies over it");
  });
}

/** Whoever carries things where they go. */
export const mouse = {
  carries: true,
  points: true,
  async press(page, element) {
    const { x, y } = await middle(element);
    await page.mouse.click(x, y);
  },
  async carry(page, element, target) {
    const from = await middle(element);
    const to = await middle(target);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: STEPS });
    await page.mouse.up();
  },
};

/** Whoever touches one thing, then another. */
export const thumb = {
  carries: false,
  points: true,
  press: (_, element) => element.tap(),
};

/** Whoever has no pointer at all. */
export const keys = {
  carries: false,
  points: false,
  async press(page, element) {
    await element.focus();
    await page.keyboard.press("Enter");
  },
};
