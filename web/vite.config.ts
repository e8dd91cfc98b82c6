import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const house = process.env.HOUSE ?? "http://127.0.0.1:8000"; // who answers while one works on the client: `npm run dev`

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte()],
  resolve: {
    alias: { "~": fileURLToPath(new URL("src", import.meta.url)) },
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: {
    proxy: {
      "/api": house,
      "/texts": house,
      "/files": house,
      "/socket": { target: house, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/unit/**/*.test.ts"],
    setupFiles: ["tests/unit/setup.ts"],
  },
}));
