/** Whole games in words and by keyboard alone: chosen from the list of moves, or typed where moves are composed. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { accessible, allWell, openBrowser, PHONE, picture, somebody } from "./helpers/browser.mjs";
import { openHouse } from "./helpers/house.mjs";
import { openTable } from "./helpers/opening.mjs";
import { listen, playOut, playOutTyped } from "./helpers/player.mjs";
import { TYPED } from "./helpers/words.mjs";

/** Options with which a game is short. */
const SHORT = {
  "crypto-geographique": { objectif: 100 },
  "crypto-enchainement": { manches: 1 },
  "casse-du-siecle": {},
  "chiffres-croises": {},
  crack: {},
};
const ONLY = (process.env.LUDOTHEQUE_E2E ?? Object.keys(SHORT).join()).split(",").filter((game) => game in SHORT);

let house;
let browser;

before(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await house?.close();
});

describe("in words", { concurrency: 2 }, () => {
  for (const game of ONLY)
    test(game, async () => {
      const page = await somebody(browser, { settings: { spoken: true }, ...(game === "crack" ? PHONE : {}) });
      listen(page);
      await openTable(page, house, game, { options: SHORT[game] });
      await page.locator('[data-act="hint"]').waitFor();
      const wider = await page.locator(".ground").evaluate((it) => it.scrollWidth - it.clientWidth);
      assert(wider <= 0, `${game} in words is ${wider} px too wide`);
      const made = game in TYPED ? await playOutTyped(page, TYPED[game]) : await playOut(page);
      assert(made > 0);
      await page.keyboard.press("Escape");
      await accessible(page, `${game} in words`);
      await picture(page, `words-${game}`, { fullPage: true });
      allWell(page);
    });
});
