// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generate, schema } from "../tools/types.mjs";

// Only where the project is set up: the schema comes out of Python.
it.skipIf(!existsSync(join(__dirname, "../../.venv")))("protocol.ts is what cryptonym.protocol says now (npm run types)", () => {
  expect(readFileSync(join(__dirname, "../src/protocol.ts"), "utf8")).toBe(generate(schema()));
});
