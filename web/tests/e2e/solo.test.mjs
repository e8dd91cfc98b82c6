/** Alone against the house, by keyboard, in words: a whole game, then watched again and verified. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, allWell, openBrowser, PHONE, picture, somebody } from "./helpers/browser.mjs";
import { openHouse } from "./helpers/house.mjs";
import { playOut } from "./helpers/player.mjs";

let house;
let browser;

before(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await house?.close();
});

test("one click on the shelf begins a game", async () => {
  const page = await somebody(browser);
  await page.goto(house.address);
  await page.getByRole("button", { name: "Jouer : Crypto-90" }).click();
  await page.locator(".frame").waitFor();
  assert.match(await page.title(), /Crypto-90/);
  await picture(page, "table-crypto-90");
  allWell(page);
});

test("a whole game by keyboard in words, in French, then watched and verified", async () => {
  const page = await somebody(browser, { settings: { spoken: true } });
  await page.goto(`${house.address}jeux/crypto-90/table`);
  await page.getByLabel("Points à atteindre").fill("50");
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.locator(".frame").waitFor();
  await accessible(page, "a table in words");
  await page.getByLabel("Que faites-vous ?").fill("abattre");
  await page.keyboard.press("Enter");
  const rule = page.getByRole("alert").getByRole("link", { name: "C90-10" });
  assert(new URL(await rule.getAttribute("href"), page.url()).href.endsWith("/jeux/crypto-90#C90-10"));
  await page.getByRole("alert").getByRole("button").press("Enter");
  assert((await playOut(page)) > 0);

  const end = page.getByRole("dialog");
  assert.match(await end.innerText(), /gagne/);
  await picture(page, "table-crypto-90-end");
  await accessible(page, "the end of a game");
  await end.getByRole("link", { name: "Revoir la partie" }).press("Enter");

  await page.getByRole("button", { name: "Un coup en avant" }).press("Enter");
  await page.waitForURL(/ply=1&eye=open/);
  await page.getByLabel("Vue de").selectOption("0");
  await page.waitForURL(/ply=1&eye=0/);
  await page.reload();
  await page.getByRole("button", { name: "Un coup en arrière" }).waitFor();
  await picture(page, "replay-crypto-90-words");
  await page.getByRole("button", { name: "Vérifier le battage" }).click();
  const checks = page.locator(".seal li");
  await checks.first().waitFor();
  const told = await checks.allInnerTexts();
  assert.equal(told.length, 5);
  for (const line of told) assert.match(line, /oui$/);
  await picture(page, "replay-verified");
  await accessible(page, "a replay");
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE.viewport);
  await accessible(page, "a replay on a phone");
  allWell(page);
});
