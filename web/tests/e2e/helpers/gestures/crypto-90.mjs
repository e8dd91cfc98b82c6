/** How each move of Crypto-90 is made on the drawn table. */
const place = (page, seat, number) => page.locator(`[data-drop="row-${seat}-${number}"]`);
const discard = (page) => page.locator('[data-drop="discard"]');
const hand = (page) => page.locator('.hand [data-drop^="hand-"]');
const held = (page) => page.locator(".hand .held .card");

async function me(page) {
  return Number((await hand(page).getAttribute("data-drop")).slice("hand-".length));
}

export default {
  draw: (page, fingers) => fingers.press(page, page.locator(".piles button").first()),
  take: (page, fingers) => fingers.press(page, discard(page)),
  throw: (page, fingers) =>
    fingers.carries ? fingers.carry(page, held(page), discard(page)) : fingers.press(page, discard(page)),
  async exchange(page, fingers, { place: number }) {
    const target = number ? place(page, await me(page), number) : hand(page);
    if (fingers.carries) await fingers.carry(page, held(page), target);
    else await fingers.press(page, target);
  },
  async hypnotise(page, fingers, { target, place: number }) {
    const fakir = page.locator(".hand .fakirs .card").last();
    const victim = place(page, target, number);
    if (fingers.carries) await fingers.carry(page, fakir, victim);
    else {
      await fingers.press(page, fakir);
      await fingers.press(page, victim);
    }
  },
  pass: (page, fingers) => fingers.press(page, page.locator(".hand .actions button:not(.main)")),
  show: (page, fingers) => fingers.press(page, page.locator(".hand .actions .main")),
};
