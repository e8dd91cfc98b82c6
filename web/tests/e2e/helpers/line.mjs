/** A telephone line to the house that can be cut and mended. */
import { once } from "node:events";
import net from "node:net";

export async function openLine(address) {
  const house = new URL(address);
  const calls = new Set();
  let whole = true;
  const exchange = net.createServer((near) => {
    if (!whole) return near.destroy();
    const far = net.connect(Number(house.port), house.hostname);
    for (const end of [near, far]) {
      calls.add(end);
      end.on("close", () => {
        calls.delete(end);
        near.destroy();
        far.destroy();
      });
      end.on("error", () => {});
    }
    near.pipe(far).pipe(near);
  });
  exchange.listen(0, "127.0.0.1");
  await once(exchange, "listening");
  const hangUp = () => {
    for (const end of calls) end.destroy();
  };
  return {
    address: `http://127.0.0.1:${exchange.address().port}${house.pathname}`,
    cut() {
      whole = false;
      hangUp();
    },
    mend() {
      whole = true;
    },
    close() {
      hangUp();
      exchange.close();
    },
  };
}
