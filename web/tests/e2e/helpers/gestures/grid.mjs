/** How pieces of a rack are put on a board of 17×17 cells. */
const SIZE = 17;
const UNIT = 40;
const EDGE = 26;
const COLUMNS = "ABCDEFGHIJKLMNOPQ";
const MARGIN = 4;

const board = (page) => page.locator('.board svg[role="application"]');
const cell = (page, at) => page.locator(`.board [data-cell="${at}"]`);

export const rack = (page, piece) => page.locator(`.hand .rack [data-piece="${piece}"]:enabled`).first();
export const action = (page, main = true) => page.locator(`.hand .line button${main ? ".main" : ":not(.main)"}`);

export function cellOf(name) {
  return (Number.parseInt(name, 10) - 1) * SIZE + COLUMNS.indexOf(name.at(-1));
}

/** Move the board until that cell can be touched. */
async function reveal(page, at) {
  const frame = await board(page).boundingBox();
  const { x, y, width, height } = await cell(page, at).boundingBox();
  const hidden = (start, size, from, all) => start < from + MARGIN || start + size > from + all - MARGIN;
  if (!hidden(x, width, frame.x, frame.width) && !hidden(y, height, frame.y, frame.height)) return;
  const [left, top] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const reach = (by, all) => Math.max(-all / 2 + MARGIN, Math.min(all / 2 - MARGIN, by));
  await page.mouse.move(left, top);
  await page.mouse.down();
  const [across, down] = [left - x - width / 2, top - y - height / 2];
  await page.mouse.move(left + reach(across, frame.width), top + reach(down, frame.height), { steps: 4 });
  await page.mouse.up();
  const moved = await cell(page, at).boundingBox();
  if (moved.x !== x || moved.y !== y) await reveal(page, at);
}

/** Where keys are typed now; the middle when nobody has typed yet. */
async function cursor(page) {
  const drawn = page.locator(".board .cursor");
  if ((await drawn.count()) === 0) return (SIZE * SIZE - 1) / 2;
  const [, x, y] = (await drawn.getAttribute("transform")).match(/translate\(([\d.]+) ([\d.]+)\)/).map(Number);
  return Math.round((y - EDGE - UNIT / 2) / UNIT) * SIZE + Math.round((x - EDGE - UNIT / 2) / UNIT);
}

async function walk(page, at) {
  await board(page).focus();
  if ((await page.locator(".board .cursor").count()) === 0) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
  }
  const from = await cursor(page);
  const [down, across] = [Math.floor(at / SIZE) - Math.floor(from / SIZE), (at % SIZE) - (from % SIZE)];
  for (let i = 0; i < Math.abs(down); i += 1) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  for (let i = 0; i < Math.abs(across); i += 1) await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
}

/** A piece of the rack goes to a cell. */
export async function put(page, fingers, piece, at) {
  if (fingers.carries) {
    await reveal(page, at);
    await fingers.carry(page, rack(page, piece), cell(page, at));
    return;
  }
  await fingers.press(page, rack(page, piece));
  if (fingers.points) {
    await reveal(page, at);
    await fingers.press(page, cell(page, at));
  } else {
    await walk(page, at);
    await page.keyboard.press("Enter");
  }
}

/** What is put down is played: by its button, or by Enter on the board. */
export async function play(page, fingers) {
  if (fingers.points) await fingers.press(page, action(page).first());
  else await page.keyboard.press("Enter");
}
