// After a build: licences beside what they are for, a .gz beside each compressible file, and the sizes on the screen.
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const web = fileURLToPath(new URL("../", import.meta.url));
const SHIPPED = ["@fontsource-variable/archivo", "@fontsource-variable/besley", "@fontsource/courier-prime", "preact", "@fluent/bundle"];
const COMPRESSIBLE = /\.(html|js|css|svg|txt|json|webmanifest)$/;

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

function copyLicences(out) {
  mkdirSync(join(out, "licences"), { recursive: true });
  for (const name of SHIPPED) {
    const { license } = JSON.parse(readFileSync(join(web, "node_modules", name, "package.json"), "utf8"));
    // A package that names its licence and forgets its text gets ours of that text.
    const texts = [...["LICENSE", "LICENSE.md", "LICENSE.txt"].map((file) => join(web, "node_modules", name, file)), join(web, "licences", `LICENSE-${license}.txt`)];
    const from = texts.find(existsSync);
    if (!from) throw new Error(`${name} is shipped without the text of its licence, ${license}`);
    copyFileSync(from, join(out, "licences", `${name.replace(/^@/, "").replace("/", "-")}.txt`));
  }
}

export function finish() {
  let out = "";
  return {
    name: "cryptonym-finish",
    apply: "build",
    configResolved(config) {
      out = join(config.root, config.build.outDir);
    },
    closeBundle() {
      if (!existsSync(out)) return;
      copyLicences(out);
      const rows = [];
      for (const file of filesUnder(out)) {
        const size = statSync(file).size;
        if (!COMPRESSIBLE.test(file)) {
          rows.push([relative(out, file), size, size]);
          continue;
        }
        const small = gzipSync(readFileSync(file), { level: 9 });
        writeFileSync(`${file}.gz`, small);
        rows.push([relative(out, file), size, small.length]);
      }
      for (const [name, plain, small] of rows) {
        if (!name.startsWith("licences")) console.log(`${name.padEnd(48)} ${String(plain).padStart(7)} B ${String(small).padStart(7)} B gz`);
      }
    },
  };
}
