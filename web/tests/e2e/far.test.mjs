/** Two people far apart, each in their language; one loses the line and comes back. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { allWell, openBrowser, PHONE, picture, somebody } from "./helpers/browser.mjs";
import { openHouse } from "./helpers/house.mjs";
import { openLine } from "./helpers/line.mjs";

const MOVES = ".spoken .moves button";

let house;
let browser;
let line;

before(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
  line = await openLine(house.address);
});
after(async () => {
  await browser?.close();
  line?.close();
  await house?.close();
});

/** Whoever's turn it is makes any move. */
async function oneMove(...pages) {
  const mover = await Promise.any(
    pages.map((page) =>
      page
        .locator(MOVES)
        .first()
        .waitFor()
        .then(() => page),
    ),
  );
  const ply = Number(await mover.locator(".frame").getAttribute("data-ply"));
  await mover.locator(MOVES).first().click();
  for (const page of pages)
    await page.waitForFunction((was) => Number(document.querySelector(".frame").dataset.ply) > was, ply);
}

test("an invitation, a game, a lost line, chat, resigning, a rematch", async () => {
  const colette = await somebody(browser, { settings: { spoken: true } });
  await colette.goto(`${house.address}jeux/crypto-90/table`);
  await colette.getByRole("radio", { name: "Chacun chez soi" }).check();
  await colette.getByRole("button", { name: "Ouvrir la table et inviter" }).click();
  const link = await colette.getByRole("textbox", { name: "Lien de la table" }).inputValue();
  await picture(colette, "invitation");

  const john = await somebody(browser, { settings: { spoken: true, lang: "en" }, ...PHONE });
  await john.goto(link.replace(house.address, line.address));
  await john.getByLabel("Your name at this table").fill("John");
  await picture(john, "invitation-phone");
  await john.getByRole("button", { name: "Sit down" }).click();
  await Promise.all([colette, john].map((page) => page.locator(".frame").waitFor()));
  await oneMove(colette, john);

  line.cut();
  const lost = john.locator(".prompt").getByText("Connection lost");
  await lost.waitFor();
  await colette.getByText("absent").first().waitFor();
  await picture(john, "connection-lost-phone");
  await colette.getByLabel("Dire quelque chose").fill("Tu es là ?");
  await colette.keyboard.press("Enter");
  line.mend();
  await lost.waitFor({ state: "detached" });
  await john.locator("[aria-live]").getByText("The connection is back.").waitFor();
  await john.getByRole("button", { name: "Journal", exact: true }).click();
  await john.getByText("Tu es là ?").waitFor();
  await john.keyboard.press("Escape");
  for (let moves = 0; moves < 4; moves += 1) await oneMove(colette, john);

  const say = async (act) => {
    await colette.getByRole("button", { name: "Que peut-on faire ?" }).click();
    await colette.getByRole("button", { name: act }).click();
  };
  await say("Laisser la maison jouer pour moi");
  await john.locator(MOVES).first().waitFor();
  await say("Reprendre ma place");
  await oneMove(colette, john);

  await john.getByRole("button", { name: "What can be done?" }).click();
  await john.getByRole("button", { name: "Resign", exact: true }).click();
  await john.getByRole("button", { name: /Really/ }).click();
  await colette.getByRole("dialog", { name: /gagne/ }).waitFor();
  const won = await john.getByRole("dialog").innerText();
  assert.match(won, /resigned/i);
  await john.getByRole("button", { name: "Rematch" }).click();
  const before = colette.url();
  await colette.keyboard.press("Escape");
  await colette.getByRole("button", { name: "D’accord" }).click();
  await Promise.all(
    [colette, john].map((page) => page.waitForURL((url) => url.href !== before && /\/t\//.test(url.pathname))),
  );
  await oneMove(colette, john);
  allWell(colette, john);
});
