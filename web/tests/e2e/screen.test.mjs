/** Three people round one screen: a curtain between them. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, allWell, openBrowser, picture, somebody } from "./helpers/browser.mjs";
import { openHouse } from "./helpers/house.mjs";

const MOVES = ".spoken .moves button";

let house;
let browser;

before(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await house?.close();
});

test("the screen goes from hand to hand, and nobody sees another's", async () => {
  const page = await somebody(browser, { settings: { spoken: true } });
  await page.goto(`${house.address}jeux/crypto-90/table`);
  await page.getByRole("radio", { name: "Autour de cet écran" }).check();
  await page.getByRole("button", { name: "Une place de plus" }).click();
  for (const [at, name] of ["Anne", "Bruno", "Chloé"].entries())
    await page.getByLabel(`Nom à la place ${at + 1}`).fill(name);
  await picture(page, "new-table");
  await page.getByRole("button", { name: "Commencer" }).click();

  const seen = new Set();
  for (let turn = 0; turn < 3; turn += 1) {
    const lift = page.getByRole("button", { name: /C’est moi/ });
    await lift.waitFor();
    assert.equal(await page.locator(".ground, .journal, .pad").count(), 0);
    if (turn === 0) {
      await picture(page, "curtain");
      await accessible(page, "the curtain");
    }
    seen.add((await lift.innerText()).split(", ")[1]);
    await lift.press("Enter");
    while ((await lift.count()) === 0) {
      const ply = await page.locator(".frame").getAttribute("data-ply");
      await page.locator(MOVES).first().click();
      await page.waitForFunction((was) => document.querySelector(".frame").dataset.ply !== was, ply);
      await page.waitForFunction((moves) => document.querySelector(`${moves}, .curtain`), MOVES);
    }
  }
  assert.deepEqual([...seen].sort(), ["Anne", "Bruno", "Chloé"]);
  allWell(page);
});
