// Fluent files for the page. Comments in them are for translators; they need not travel.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What comes with every screen: `page.ftl?page` is all of these in one, so that a language is one chunk. */
const TOGETHER = ["links", "page", "pictures", "referee", "seats", "titles", "violations"];

const terse = (text) => text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n").replace(/^( +)/gm, " ");

export function joinedFluent() {
  return {
    name: "cryptonym-joined-fluent",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "page" || !file.endsWith("page.ftl")) return null;
      const files = TOGETHER.map((name) => join(dirname(file), `${name}.ftl`)).filter(existsSync);
      for (const one of files) this.addWatchFile(one);
      return `export default ${JSON.stringify(files.map((one) => readFileSync(one, "utf8")).join("\n"))}`;
    },
  };
}

export function terseFluent() {
  return {
    name: "cryptonym-terse-fluent",
    enforce: "post",
    apply: "build",
    transform(code, id) {
      if (!/\.ftl\?(raw|page)/.test(id)) return null;
      const text = JSON.parse(code.replace(/^export default /, "").replace(/;?\s*$/, ""));
      return { code: `export default ${JSON.stringify(terse(text))}`, map: null };
    },
  };
}
