/** How heavy is the client, how soon can one play, does the page jump, how long from a click to the drawn answer? */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { openBrowser, somebody } from "../web/tests/e2e/helpers/browser.mjs";
import { openHouse } from "../web/tests/e2e/helpers/house.mjs";

const STATIC = path.resolve(import.meta.dirname, "../src/ludotheque/web/static");
const FIRST_LOAD = 90; // KB of JavaScript, gzipped, before the shelf is seen
const VISITS = 9;
const MOVES = 60;

const kilobytes = (file) => gzipSync(readFileSync(path.join(STATIC, file))).length / 1024;
const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

function sizes() {
  const page = readFileSync(path.join(STATIC, "index.html"), "utf-8");
  const scripts = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const all = readdirSync(path.join(STATIC, "assets"));
  const texts = all.find((file) => /^fr-.*\.js$/.test(file));
  const first = [...scripts, `assets/${texts}`].reduce((sum, file) => sum + kilobytes(file), 0);
  console.log(`first load: ${first.toFixed(1)} KB of JavaScript, gzipped (at most ${FIRST_LOAD})`);
  const later = all.filter((file) => file.endsWith(".js") && !scripts.includes(`assets/${file}`) && file !== texts);
  const heaviest = later.map((file) => [kilobytes(`assets/${file}`), file]).sort(([a], [b]) => b - a);
  for (const [size, file] of heaviest.slice(0, 8)) console.log(`  later: ${size.toFixed(1).padStart(5)} KB ${file}`);
  return first <= FIRST_LOAD;
}

async function visits(browser, address) {
  const ready = [];
  let shift = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await somebody(browser);
    await page.addInitScript(() => {
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
      const seen = new MutationObserver(() => {
        if (!document.querySelector("article .button")) return;
        seen.disconnect();
        requestAnimationFrame(() => {
          globalThis.ready = performance.now();
        });
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    await page.goto(address);
    await page.waitForFunction(() => globalThis.ready);
    await page.evaluate(() => document.fonts.ready);
    ready.push(await page.evaluate(() => globalThis.ready));
    shift = Math.max(shift, await page.evaluate(() => globalThis.shift));
    await page.context().close();
  }
  console.log(`shelf: one can play after ${at(ready, 0.5).toFixed(0)} ms (median of ${VISITS} first visits, slowest ${at(ready, 1).toFixed(0)})`);
  console.log(`layout shift: ${shift.toFixed(3)} at most`);
}

async function clicks(browser, address) {
  const page = await somebody(browser, { settings: { spoken: true } });
  await page.goto(address);
  await page.getByRole("button", { name: "Jouer : Crypto-90" }).click();
  const times = [];
  while (times.length < MOVES) {
    await page.locator(".spoken .moves button, dialog[open]").first().waitFor();
    if (await page.locator("dialog[open]").count()) {
      await page.keyboard.press("Escape");
      continue;
    }
    times.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const before = performance.now();
            new MutationObserver((_, observer) => {
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - before));
            }).observe(document.querySelector(".frame"), { attributeFilter: ["data-ply"] });
            document.querySelector(".spoken .moves button").click();
          }),
      ),
    );
  }
  console.log(`a click to the drawn answer: median ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms, of ${MOVES} moves`);
}

const light = sizes();
const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
try {
  await visits(browser, house.address);
  await clicks(browser, house.address);
} finally {
  await browser.close();
  await house.close();
}
process.exitCode = light ? 0 : 1;
