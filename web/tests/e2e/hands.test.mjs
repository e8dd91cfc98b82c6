/** Whole games on the drawn tables: carried with a mouse, tapped on a phone, by keys alone. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { accessible, allWell, fits, openBrowser, PHONE, picture, somebody, WIDE } from "./helpers/browser.mjs";
import { keys, mouse, thumb } from "./helpers/fingers.mjs";
import { openHouse } from "./helpers/house.mjs";
import { openTable } from "./helpers/opening.mjs";
import { listen, playOutByHand } from "./helpers/player.mjs";

const WAYS = {
  mouse: { fingers: mouse, lang: "fr", ...WIDE },
  thumb: { fingers: thumb, lang: "en", ...PHONE },
  keys: { fingers: keys, lang: "fr", ...WIDE, colorScheme: "dark" },
};
/** Options with which a game is short. */
const SHORT = {
  "crypto-90": { objectif: 50 },
  "crypto-geographique": { objectif: 100 },
  "crypto-enchainement": { manches: 1 },
  "chiffres-croises": {},
  "casse-du-siecle": {},
  crack: {},
};
const ONLY = (process.env.LUDOTHEQUE_E2E ?? Object.keys(SHORT).join()).split(",");

let house;
let browser;

before(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** The game is watched again, and its shuffle checked in this browser. */
async function verified(page, game) {
  await page.goto(page.url().replace("/t/", "/revoir/"));
  await page.getByRole("button", { name: "Vérifier le battage" }).click();
  const checks = page.locator(".seal li");
  await checks.first().waitFor();
  for (const line of await checks.allInnerTexts()) assert.match(line, /oui$/, game);
  await page.keyboard.press("Escape");
  await picture(page, `replay-${game}`);
}

// most of the time is cards that fly and bots that think
describe("whole games", { concurrency: 2 }, () => {
  for (const game of ONLY)
    for (const [way, { fingers, lang, ...look }] of Object.entries(WAYS))
      test(`${game}, played out by ${way}`, async () => {
        const page = await somebody(browser, { settings: { lang }, ...look });
        listen(page);
        await openTable(page, house, game, { options: SHORT[game] });
        await accessible(page, `the table of ${game}, ${way}`);
        assert((await playOutByHand(page, game, fingers)) > 0);
        await picture(page, `end-${game}-${way}`);
        await page.keyboard.press("Escape");
        await picture(page, `table-${game}-${way}`);
        await fits(page, `${game} ${way}`);
        if (way === "mouse") await verified(page, game);
        allWell(page);
      });
});
