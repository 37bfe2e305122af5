// Comments in Fluent files are for translators; they need not travel.
export function terseFluent() {
  return {
    name: "cryptonym-terse-fluent",
    enforce: "post",
    apply: "build",
    transform(code, id) {
      if (!/\.ftl\?raw/.test(id)) return null;
      const text = JSON.parse(code.replace(/^export default /, "").replace(/;?\s*$/, ""));
      const terse = text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n").replace(/^( +)/gm, " ");
      return { code: `export default ${JSON.stringify(terse)}`, map: null };
    },
  };
}
