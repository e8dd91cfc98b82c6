/** Takes the picture of the README anew, docs/picture.png: the shelf, and a table on a phone beside it. */
import path from "node:path";
import { openBrowser, PHONE, somebody } from "../web/tests/e2e/helpers/browser.mjs";
import { openHouse } from "../web/tests/e2e/helpers/house.mjs";
import { openTable } from "../web/tests/e2e/helpers/opening.mjs";

const PICTURE = path.resolve(import.meta.dirname, "../docs/picture.png");
const SHELF = { width: 1130, height: 940 };
const WHOLE = { width: 1500, height: 940 };
const GAME = "crypto-geographique";

const seen = async (page) => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500); // whatever moves has arrived
  return `data:image/png;base64,${(await page.screenshot()).toString("base64")}`;
};

const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
try {
  const visitor = await somebody(browser, { viewport: SHELF });
  await visitor.goto(house.address);
  await visitor.locator("article .button").first().waitFor();
  const shelf = await seen(visitor);

  const player = await somebody(browser, PHONE);
  await openTable(player, house, GAME);
  await player.locator(".prompt.asked").waitFor();
  const table = await seen(player);

  const frame = await somebody(browser, { viewport: WHOLE, deviceScaleFactor: 0.75 });
  await frame.setContent(`
    <style>
      body { display: flex; align-items: center; margin: 0; overflow: hidden; background: #f7f0e1; }
      .phone { width: 330px; border: 10px solid #1e2230; border-radius: 36px; }
    </style>
    <img src="${shelf}" /><img class="phone" src="${table}" />`);
  await frame.screenshot({ path: PICTURE });
  console.log(PICTURE);
} finally {
  await browser.close();
  await house.close();
}
