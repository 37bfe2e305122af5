// Cuts the fonts of the @fontsource packages down to the letters and the axes that the page uses.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const modules = new URL("../node_modules/", import.meta.url);
const made = new URL(".cryptonym-fonts/", modules);

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");
const LETTERS = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x2010, 0x2044)}∞−×←↑→↓`,
  "latin-ext": range(0x100, 0x17f),
};
const TEXT = { wght: { min: 400, max: 800 }, wdth: { min: 62, max: 100 } };
const DISPLAY = { wght: { min: 500, max: 900 } };

const CUTS = Object.entries(LETTERS).flatMap(([subset, letters]) => [
  { name: `archivo-${subset}`, from: `@fontsource-variable/archivo/files/archivo-${subset}-wdth-normal.woff2`, letters, axes: TEXT },
  { name: `besley-${subset}`, from: `@fontsource-variable/besley/files/besley-${subset}-wght-normal.woff2`, letters, axes: DISPLAY },
  ...[400, 700].map((weight) => ({
    name: `courier-prime-${weight}-${subset}`,
    from: `@fontsource/courier-prime/files/courier-prime-${subset}-${weight}-normal.woff2`,
    letters,
  })),
]);

export function fonts() {
  return {
    name: "cryptonym-fonts",
    async config() {
      if (process.env.VITEST) return;
      mkdirSync(made, { recursive: true });
      const missing = CUTS.filter(({ name }) => !existsSync(new URL(`${name}.woff2`, made)));
      if (missing.length === 0) return;
      const { default: subset } = await import("subset-font");
      for (const { name, from, letters, axes } of missing) {
        const whole = readFileSync(fileURLToPath(new URL(from, modules)));
        const cut = await subset(whole, letters, { targetFormat: "woff2", variationAxes: axes });
        writeFileSync(new URL(`${name}.woff2`, made), cut);
      }
    },
  };
}
