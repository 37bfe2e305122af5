// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generate, told } from "../tools/types.mjs";

// Only where the project is set up: protocol and languages come out of Python.
it.skipIf(!existsSync(join(__dirname, "../../.venv")))("protocol, names and examples are what Python says now (npm run types)", () => {
  for (const [path, made] of Object.entries(generate(told()))) expect(readFileSync(join(__dirname, "../src", path), "utf8")).toBe(made);
});
