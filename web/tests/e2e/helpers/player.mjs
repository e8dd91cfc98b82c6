/** Somebody who plays any game in words and by keyboard alone, as the house advises, without knowing a rule. */

const MOVES = ".spoken .moves button";

const ply = (page) => page.locator(".frame").getAttribute("data-ply");

async function press(page, button) {
  await button.focus();
  await page.keyboard.press("Enter");
}

/** One move: ask the house, find its answer in the list. False when something else is to be read first. */
export async function playOne(page) {
  await page.waitForFunction((moves) => document.querySelector(`${moves}, dialog[open]`), MOVES);
  if (await page.locator("dialog[open]").count()) return false;
  const before = await ply(page);
  await press(page, page.locator('[data-act="hint"]'));
  const hint = await page.locator(".prompt .hint").innerText();
  const words = await page.locator(MOVES).allInnerTexts();
  const advised = words
    .map((told, at) => ({ told: told.trim(), at }))
    .filter(({ told }) => hint.includes(told))
    .sort((a, b) => b.told.length - a.told.length)[0];
  if (!advised) throw new Error(`“${hint}” is none of: ${words.join(", ")}`);
  await press(page, page.locator(MOVES).nth(advised.at));
  await page.waitForFunction(
    (was) => document.querySelector("dialog[open]") || document.querySelector(".frame")?.dataset.ply !== was,
    before,
  );
  return true;
}

/** Plays until nobody can play any more, going on at the end of each round. Answers how many moves it took. */
export async function playOut(page, most = 600) {
  for (let made = 0; made < most; ) {
    if (await playOne(page)) made += 1;
    else if ((await page.locator('[data-act="go-on"]').count()) === 0) return made;
    else {
      await press(page, page.locator('[data-act="go-on"]'));
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
  }
  throw new Error(`still playing after ${most} moves`);
}
