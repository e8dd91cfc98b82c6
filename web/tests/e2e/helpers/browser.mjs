/** Debian's Chromium, and people who use it. Whatever goes wrong in a page fails the test. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "playwright-core";

const PLACES = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const WIDE = { viewport: { width: 1440, height: 900 } };

const SCREENS = path.resolve(import.meta.dirname, "../../../../build/screens");
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

export async function openBrowser() {
  const executablePath = PLACES.find((place) => place && existsSync(place));
  assert(executablePath, "no Chromium: install Debian's chromium, or say where one is in CHROMIUM");
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Somebody with a browser of their own. `settings` are what they chose before. */
export async function somebody(browser, { settings = {}, ...options } = {}) {
  const context = await browser.newContext({ ...WIDE, locale: "fr-FR", ...options });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(
    (chosen) => {
      const kept = JSON.parse(localStorage.getItem("ludotheque") ?? "{}");
      localStorage.setItem("ludotheque", JSON.stringify({ ...chosen, ...kept }));
    },
    { sound: false, guide: false, ...settings },
  );
  const page = await context.newPage();
  page.wrongs = [];
  page.on("pageerror", (error) => page.wrongs.push(error.stack ?? error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text()))
      page.wrongs.push(message.text());
  });
  return page;
}

/** Nothing went wrong in these pages. */
export function allWell(...pages) {
  for (const page of pages) assert.deepEqual(page.wrongs, []);
}

/** Keeps a picture of the page for people to look at: build/screens. */
export async function picture(page, name, options = {}) {
  await mkdir(SCREENS, { recursive: true });
  await page.screenshot({ ...options, path: path.join(SCREENS, `${name}.png`) });
}

/** Nothing sticks out at the side. (A phone would zoom out to show it: its window is then wider than its screen.) */
export async function fits(page, name) {
  const wide = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));
  const room = page.viewportSize().width;
  assert(wide <= room, `${name} is ${wide - room} px too wide`);
}

/** Nothing serious for those who see, hear or move otherwise. */
export async function accessible(page, name) {
  await page.evaluate(await readFile(AXE, "utf-8"));
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  assert.deepEqual(
    serious.map(
      ({ id, nodes }) =>
        `${name}: ${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(" | ")}`,
    ),
    [],
  );
}
