/** How each move of Enchaînement is made on the drawn table. */
const way = (page, name) => page.locator(`.hand [data-way="${name}"]`);

export default {
  async lay(page, fingers, { card: number }) {
    const card = page.locator(`.hand button[data-card="${number}"]`);
    if (fingers.carries) await fingers.carry(page, card, page.locator('[data-drop="map"]'));
    else {
      await fingers.press(page, card);
      await fingers.press(page, way(page, "lay"));
    }
  },
  end: (page, fingers) => fingers.press(page, way(page, "end")),
  draw: (page, fingers) => fingers.press(page, way(page, "draw")),
};
