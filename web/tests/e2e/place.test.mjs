/** A house under a path of its own: nothing leaves it, it can be installed, and it says when nobody answers. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { allWell, openBrowser, picture, somebody } from "./helpers/browser.mjs";
import { openHouse } from "./helpers/house.mjs";
import { openLine } from "./helpers/line.mjs";

let house;
let browser;
let line;

before(async () => {
  [house, browser] = await Promise.all([openHouse("--root-path", "/maison"), openBrowser()]);
  line = await openLine(house.address);
});
after(async () => {
  await browser?.close();
  line?.close();
  await house?.close();
});

test("no request leaves the house", async () => {
  const page = await somebody(browser);
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("websocket", (socket) => asked.push(socket.url().replace(/^ws/, "http")));
  await page.goto(house.address);
  await page.getByRole("button", { name: "Jouer : Crypto-90" }).click();
  await page.locator(".frame").waitFor();
  assert(page.url().startsWith(`${house.address}t/`));
  await page.reload();
  await page.locator(".frame").waitFor();
  assert(asked.some((address) => address.endsWith("/socket")));
  assert.deepEqual(
    asked.filter((address) => !address.startsWith(house.address) && !address.startsWith("data:")),
    [],
  );
  allWell(page);
});

test("whoever asked for it and looks elsewhere is told that it is their turn", async () => {
  const page = await somebody(browser, { settings: { notify: true, spoken: true } });
  await page.context().grantPermissions(["notifications"], { origin: new URL(house.address).origin });
  await page.goto(house.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.addInitScript(() => Object.defineProperty(document, "visibilityState", { get: () => "hidden" }));
  await page.reload();
  await page.getByRole("button", { name: "Jouer : Crypto-90" }).click();
  const told = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  for (let moves = 0; moves < 6 && (await told()).length === 0; moves += 1) {
    await page.locator(".spoken .moves button").first().click();
    await page.locator(".spoken .moves button").first().waitFor();
  }
  const table = new URL(page.url()).pathname.split("/").at(-1);
  assert.deepEqual(await told(), [{ title: "Crypto-90", body: "À vous", tag: table }]);
  allWell(page);
});

test("it can be installed, and opens with a word of its own when nobody answers", async () => {
  const page = await somebody(browser);
  await page.goto(line.address);
  const manifest = await page.evaluate(async () =>
    (await fetch(document.querySelector("link[rel=manifest]").href)).json(),
  );
  assert.equal(manifest.name, "Ludothèque");
  for (const { src } of manifest.icons)
    assert.equal((await page.request.get(new URL(src, line.address).href)).status(), 200, src);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // its files pass through the worker now, and are kept
  await page.getByRole("button", { name: "Jouer : Crypto-90" }).waitFor();
  line.cut();
  await page.reload();
  await page.getByRole("heading", { name: "La maison ne répond pas" }).waitFor();
  await picture(page, "away");
  line.mend();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByRole("button", { name: "Jouer : Crypto-90" }).waitFor();
  allWell(page);
});
