// After a build: what a table needs, for the server to say ahead; licences beside what they are for, a .gz beside each compressible file, and the sizes on the screen.
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { pageLanguages } from "./names.mjs";

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

/** The language whose words a chunk holds: those that come with every screen. */
export const languageOf = ({ facadeModuleId }) => facadeModuleId?.match(/([\w-]+)\/page\.ftl\?page/)?.[1];

/** The worker keeps the rules in every language. It is no module of the page, so it is told which there are. */
function tellWorker(out) {
  const worker = join(out, "sw.js");
  const text = readFileSync(worker, "utf8");
  const told = text.replace('const LANGUAGES = ["en"];', `const LANGUAGES = ${JSON.stringify(pageLanguages())};`);
  if (told === text) throw new Error("sw.js has no list of languages");
  writeFileSync(worker, told);
}

/** The files of a table in the order in which they are needed: a phone far away would hear of them one after the other. */
function aheadOfTable(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
  const closure = (first) => {
    const found = new Set([first]);
    for (const { imports } of found) for (const name of imports) if (bundle[name]?.type === "chunk") found.add(bundle[name]);
    return found;
  };
  const of = (module) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  const page = closure(chunks.find(({ isEntry }) => isEntry));
  const table = [...closure(of("/src/screens/room.tsx"))].filter((chunk) => !page.has(chunk));
  const styles = table.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return {
    page: [...page].map(({ fileName }) => fileName),
    languages: Object.fromEntries(pageLanguages().map((language) => [language, chunks.find((chunk) => languageOf(chunk) === language).fileName])),
    table: [...new Set([...styles, ...table.map(({ fileName }) => fileName)])],
  };
}

export function finish() {
  let out = "";
  return {
    name: "cryptonym-finish",
    apply: "build",
    configResolved(config) {
      out = join(config.root, config.build.outDir);
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(aheadOfTable(bundle)) });
      },
    },
    closeBundle() {
      if (!existsSync(out)) return;
      copyLicences(out);
      tellWorker(out);
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
