import { defineConfig } from "vitest/config";
import { fonts } from "./tools/fonts.mjs";
import { finish, languageOf } from "./tools/finish.mjs";
import { joinedFluent, terseFluent } from "./tools/fluent.mjs";
import { shell } from "./tools/shell.mjs";

const SERVER = process.env.CRYPTONYM ?? "127.0.0.1:8000";

/** The oldest browsers that the page is built for, as in README. Older ones are told so by index.html. */
const SUPPORTED = ["chrome111", "firefox121", "safari16.4"];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [fonts(), joinedFluent(), terseFluent(), shell(), finish()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/cryptonym/server/static",
    emptyOutDir: true,
    target: SUPPORTED,
    cssTarget: SUPPORTED,
    modulePreload: { polyfill: false },
    // Everything stays a file of its own: the page's policy allows no inline script, and hashed files are kept for ever.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: (chunk) => `assets/${languageOf(chunk) ?? "[name]"}-[hash].js` } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": `http://${SERVER}`, "/ws": { target: `ws://${SERVER}`, ws: true } },
  },
  // Machines are shared: a test that waits for Python may take its time.
  test: { environment: "jsdom", include: ["tests/**/*.test.{ts,tsx}"], testTimeout: 30_000 },
});
