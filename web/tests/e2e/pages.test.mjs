/** Every page at two sizes and in two lights: nothing goes wrong, nothing serious for other eyes; pictures to look at. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, allWell, fits, openBrowser, PHONE, picture, somebody, WIDE } from "./helpers/browser.mjs";
import { openHouse } from "./helpers/house.mjs";

const PAGES = {
  shelf: "",
  game: "jeux/crypto-90",
  "new-table": "jeux/crypto-90/table",
  lobby: "salon",
  mine: "tables",
  account: "compte",
  settings: "reglages",
  record: "revoir",
  nowhere: "nulle/part",
  "no-table": "t/aucune",
};
const LOOKS = {
  wide: WIDE,
  "wide-dark": { ...WIDE, colorScheme: "dark" },
  phone: PHONE,
  "phone-dark": { ...PHONE, colorScheme: "dark" },
};

let house;
let browser;

before(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await house?.close();
});

for (const [look, options] of Object.entries(LOOKS)) {
  test(`pages: ${look}`, async () => {
    const page = await somebody(browser, { settings: { lang: look.startsWith("wide") ? "fr" : "en" }, ...options });
    for (const [name, address] of Object.entries(PAGES)) {
      await page.goto(house.address + address);
      await page.locator("h1").first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await picture(page, `${name}-${look}`);
      if (!look.startsWith("phone")) await accessible(page, `${name} ${look}`);
      await fits(page, `${name} ${look}`);
    }
    allWell(page);
  });
}

for (const [look, lang] of [
  ["wide", "fr"],
  ["phone", "en"],
])
  test(`pages of each game: ${look}`, async () => {
    const page = await somebody(browser, { settings: { lang }, ...LOOKS[look] });
    await page.goto(house.address);
    const { games } = await page.evaluate(async () => (await fetch("api/shelf")).json());
    for (const { slug, assets } of games) {
      const worked = assets.some(({ name }) => name === "examples.json");
      for (const [name, address] of [
        [`game-${slug}`, `jeux/${slug}`],
        [`new-table-${slug}`, `jeux/${slug}/table`],
        ...(worked ? [[`examples-${slug}`, `jeux/${slug}/exemples?n=3`]] : []),
      ]) {
        await page.goto(house.address + address);
        await page.locator("h1").first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await picture(page, `${name}-${look}`, { fullPage: name.startsWith("game") });
        await accessible(page, `${name} ${look}`);
        await fits(page, `${name} ${look}`);
      }
    }
    allWell(page);
  });

test("large print, and colours easier to tell apart, on a small phone", async () => {
  const settings = { print: "large", colours: "distinct" };
  const page = await somebody(browser, { settings, ...PHONE, viewport: { width: 360, height: 640 } });
  for (const [name, address] of Object.entries({ ...PAGES, "new-table": "jeux/casse-du-siecle/table" })) {
    await page.goto(house.address + address);
    await page.locator("h1").first().waitFor();
    await picture(page, `${name}-large`);
    await fits(page, `${name} in large print`);
  }
  allWell(page);
});

test("the other language, at once and for good", async () => {
  const page = await somebody(browser);
  await page.goto(`${house.address}reglages`);
  await page.getByText("English").click();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  allWell(page);
});

test("a rule that is linked to is shown", async () => {
  const page = await somebody(browser);
  await page.goto(`${house.address}jeux/crypto-90#C90-14`);
  const rule = page.locator("#C90-14");
  await rule.waitFor();
  await page.waitForFunction(
    () => Math.abs(document.getElementById("C90-14").getBoundingClientRect().top) < innerHeight,
  );
  allWell(page);
});
