/** How each move of Combinaisons is made on the drawn table. */
const card = (page, number) => page.locator(`.hand button[data-card="${number}"]`);
const discard = (page) => page.locator('[data-drop="discard"]');
const way = (page, name) => page.locator(`.hand [data-way="${name}"]`);

async function end(page, fingers, kind, number) {
  await fingers.press(page, card(page, number));
  await fingers.press(page, way(page, kind));
}

export default {
  draw: (page, fingers) => fingers.press(page, page.locator(".piles button").first()),
  take: (page, fingers) => fingers.press(page, discard(page)),
  throw: (page, fingers, { card: number }) =>
    fingers.carries ? fingers.carry(page, card(page, number), discard(page)) : end(page, fingers, "throw", number),
  stop: (page, fingers, { card: number }) => end(page, fingers, "stop", number),
  ask: (page, fingers, { card: number }) => end(page, fingers, "ask", number),
  agree: (page, fingers) => fingers.press(page, way(page, "agree")),
  decline: (page, fingers) => fingers.press(page, way(page, "decline")),
};
