import { defineConfig } from "vitest/config";
import { fonts } from "./tools/fonts.mjs";
import { finish } from "./tools/finish.mjs";
import { terseFluent } from "./tools/fluent.mjs";

const SERVER = process.env.CRYPTONYM ?? "127.0.0.1:8000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [fonts(), terseFluent(), finish()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/cryptonym/server/static",
    emptyOutDir: true,
    // The last two years of browsers: nothing is written twice for older ones.
    target: ["chrome124", "firefox126", "safari17.5"],
    cssTarget: ["chrome124", "firefox126", "safari17.5"],
    modulePreload: { polyfill: false },
    // Everything stays a file of its own: the page's policy allows no inline script, and hashed files are kept for ever.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": `http://${SERVER}`, "/ws": { target: `ws://${SERVER}`, ws: true } },
  },
  // Machines are shared: a test that waits for Python may take its time.
  test: { environment: "jsdom", include: ["tests/**/*.test.{ts,tsx}"], testTimeout: 30_000 },
});
