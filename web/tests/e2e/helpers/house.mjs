/** A house of its own for a test: a server on a free port, in a folder that goes away with it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const PATIENCE = 60_000;
const COMMAND = process.env.LUDOTHEQUE ?? path.resolve(import.meta.dirname, "../../../../.venv/bin/ludotheque");

export async function openHouse(...options) {
  const folder = await mkdtemp(path.join(tmpdir(), "ludotheque-"));
  const server = spawn(COMMAND, ["serve", "--port", "0", "--no-limits", "--thinkers", "1", ...options], {
    cwd: folder,
    env: { ...process.env, LUDOTHEQUE_DATABASE: path.join(folder, "house.db"), PYTHONUNBUFFERED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(server, "exit");
  let told = "";
  const opened = new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (data) => {
        told += data;
        const found = told.match(/https?:\/\/[\d.]+:\d+\/\S*/);
        if (found) resolve(found[0]);
      });
    closed.then(([code]) => reject(new Error(`the house closed (${code}):\n${told}`)));
    setTimeout(() => reject(new Error(`the house did not open:\n${told}`)), PATIENCE).unref();
  });
  const close = async () => {
    server.kill("SIGTERM");
    await closed;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { address: await opened, close };
  } catch (error) {
    await close();
    throw error;
  }
}
