// What index.html says before anything of the page runs, in every language: `shell.ftl`.
import { readFileSync } from "node:fs";
import { pageLanguages, tagOf } from "./names.mjs";

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function said(language, message) {
  const text = readFileSync(new URL(`../../src/cryptonym/messages/${language}/shell.ftl`, import.meta.url), "utf8");
  return escaped(text.match(new RegExp(`^${message} = (.*)$`, "m"))[1]);
}

export function shell() {
  return {
    name: "cryptonym-shell",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html
          .replace(/<!-- shell-older.*?-->/, pageLanguages().map((language) => `<p lang="${tagOf(language)}">${said(language, "shell-older")}</p>`).join("\n      "))
          .replace("<!-- shell-no-script -->", [...new Set(pageLanguages().map((language) => said(language, "shell-no-script")))].join(" / ")),
    },
  };
}
