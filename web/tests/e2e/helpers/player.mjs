/** People who play any game to its end as the house advises, without knowing a rule. */

const MOVES = ".spoken .moves button";

const ply = (page) => page.locator(".frame").getAttribute("data-ply");

async function press(page, button) {
  await button.focus();
  await page.keyboard.press("Enter");
}

/** Something else is done there than was: a move was made, or there is something to read first. */
function changed(page, before) {
  return page.waitForFunction(
    (was) => document.querySelector("dialog[open]") || document.querySelector(".frame")?.dataset.ply !== was,
    before,
  );
}

/** One move in words and by keyboard alone: ask the house, find its answer in the list. */
async function inWords(page) {
  await press(page, page.locator('[data-act="hint"]'));
  const hint = await page.locator(".prompt .hint").innerText();
  const words = await page.locator(MOVES).allInnerTexts();
  const advised = words
    .map((told, at) => ({ told: told.trim(), at }))
    .filter(({ told }) => hint.includes(told))
    .sort((a, b) => b.told.length - a.told.length)[0];
  if (!advised) throw new Error(`“${hint}” is none of: ${words.join(", ")}`);
  await press(page, page.locator(MOVES).nth(advised.at));
}

/** One move typed as the house advises it; what it would make is counted first. */
function typed(words) {
  return async (page) => {
    await press(page, page.locator('[data-act="hint"]'));
    await page.locator(".prompt .hint").waitFor();
    const { move } = page.advised;
    await page.locator("#command").fill(words[move.move](move));
    if (move.move === "lay") {
      await press(page, page.locator('[data-way="weigh"]'));
      await page.locator(".weighed li").first().waitFor();
    }
    await press(page, page.locator("#command"));
  };
}

/** Hears what the house advises, as it comes through the wire. To be called before the table is opened. */
export function listen(page) {
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.is === "hint") page.advised = message;
    }),
  );
}

/** One move on the drawn table, made with those fingers. */
function byHand(gestures, fingers) {
  return async (page) => {
    const now = Number(await ply(page));
    await page.locator('[data-act="hint"]').click();
    await page.locator(".prompt .hint").waitFor();
    const { move, ply: at } = page.advised;
    if (at !== now) throw new Error(`advice for ${at} at ${now}`);
    const gesture = gestures[move.move];
    if (!gesture) throw new Error(`no gesture for ${JSON.stringify(move)}`);
    await gesture(page, fingers, move).catch((error) => {
      throw new Error(`${JSON.stringify(move)}: ${error.message}`, { cause: error });
    });
  };
}

/** Plays until nobody can play any more, going on at the end of each round. Answers how many moves it took. */
async function play(page, one, most) {
  for (let made = 0; made < most; ) {
    await page.waitForFunction(() => document.querySelector('dialog[open], [data-act="hint"]'));
    if ((await page.locator("dialog[open]").count()) === 0) {
      const before = await ply(page);
      await one(page);
      await changed(page, before);
      made += 1;
    } else if ((await page.locator('[data-act="go-on"]').count()) === 0) return made;
    else {
      await press(page, page.locator('[data-act="go-on"]'));
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
  }
  throw new Error(`still playing after ${most} moves`);
}

export const playOut = (page, most = 600) => play(page, inWords, most);
export const playOutTyped = (page, words, most = 600) => play(page, typed(words), most);

/** So many moves on the drawn table; fewer when the game is over before. */
export async function playByHand(page, game, fingers, moves) {
  const gestures = await import(`./gestures/${game}.mjs`);
  const one = byHand(gestures.default, fingers);
  for (let made = 0; made < moves; made += 1) {
    await page.waitForFunction(() => document.querySelector('dialog[open], [data-act="hint"]'));
    if (await page.locator("dialog[open]").count()) return;
    const before = await ply(page);
    await one(page);
    await changed(page, before);
  }
}

export async function playOutByHand(page, game, fingers, most = 600) {
  const gestures = await import(`./gestures/${game}.mjs`);
  return play(page, byHand(gestures.default, fingers), most);
}
