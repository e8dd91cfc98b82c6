/** Opens a table alone against the house, with those options, and sits down at it. */
export async function openTable(page, house, game, { options = {}, others = 1 } = {}) {
  await page.goto(house.address);
  await page.locator("main h1").waitFor();
  const table = await page.evaluate(
    async ({ game, options, others }) => {
      const post = async (path, body) => {
        const answer = await fetch(`api/${path}`, {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      const { games } = await (await fetch("api/shelf")).json();
      const bot = games.find(({ slug }) => slug === game).bots.at(-1);
      await post("me", { name: "Colette", lang: document.documentElement.lang });
      const { promise } = await post("promises");
      const opened = await post("tables", {
        promise,
        terms: { game, options, public: false, clock: { clock: "none" }, undo: true, hints: true },
        seats: [{ seat: "screen", nonce: "c0".repeat(32) }, ...Array(others).fill({ seat: "bot", bot })],
      });
      return opened.table;
    },
    { game, options, others },
  );
  await page.goto(`${house.address}t/${table}`);
  await page.locator(".frame").waitFor();
}
