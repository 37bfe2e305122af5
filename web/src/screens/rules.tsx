/** The rules in the reader's language, each with an anchor of its own. */
import { HOME } from "../i18n/front";
import { speaking } from "../i18n/speaking";
import "../styles/pages.css";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LANGUAGES, OWN_NAMES, rulesFor, shortName, tagOf } from "../i18n/languages";
import { useMessages } from "../i18n/use";
import { Answered, rulesIn } from "../state/api";
import { Still } from "../learn/still";
import { Brand } from "../ui/brand";
import { Choice } from "../ui/controls";
import { Markdown } from "./markdown";

export const RulesPage = speaking(HOME, function RulesPage(): VNode {
  const { language, change, text: t } = useMessages();
  const [source, setSource] = useState<string>();
  // Who comes for a rule goes to it; all others begin with the game itself.
  const [begins] = useState(() => !location.hash);
  const [trouble, setTrouble] = useState<"rules-missing" | "rules-no-line">();
  useEffect(() => {
    let current = true;
    setSource(undefined);
    const load = (): void => {
      if (!current) return;
      setTrouble(undefined);
      rulesIn(language).then(
        (text) => current && setSource(text),
        (error: unknown) => current && setTrouble(error instanceof Answered && error.status === 404 ? "rules-missing" : "rules-no-line"),
      );
    };
    load();
    addEventListener("online", load);
    return () => {
      current = false;
      removeEventListener("online", load);
    };
  }, [language]);
  useEffect(() => {
    const jump = (): void => {
      const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      for (const marked of document.querySelectorAll(".rulespage .marked")) marked.classList.remove("marked");
      if (!place) return;
      place.classList.add("marked");
      place.scrollIntoView({ block: "center" });
    };
    if (source) jump();
    addEventListener("hashchange", jump);
    return () => removeEventListener("hashchange", jump);
  }, [source]);
  return (
    <div class="screen rulespage" data-screen="rules">
      <header class="top">
        <Brand />
        <span class="grow" />
        <Choice
          label={t("language")} value={language} onChange={change}
          options={LANGUAGES.map((value) => ({ value, label: shortName(value), title: OWN_NAMES[value], lang: tagOf(value) }))}
        />
      </header>
      <main class="panel prose" lang={tagOf(rulesFor(language))}>
        {begins && <Still lang={tagOf(language)} />}
        {source !== undefined ? <Markdown source={source} /> : trouble ? <p role="alert">{t(trouble)}</p> : <p role="status">{t("rules-loading")}</p>}
      </main>
    </div>
  );
});
