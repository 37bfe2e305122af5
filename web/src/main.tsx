import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { App, fetchAhead } from "./app";
import { prepareRegions } from "./effects/announce";
import { heedForcedColours } from "./effects/contrast";
import { allowSounds } from "./effects/sounds";
import { keep, preferred, tagOf, type UiLanguage } from "./i18n/languages";
import { loadMessages, type Messages } from "./i18n/messages";
import { Speak } from "./i18n/use";
import { missed } from "./ui/missing";
import "./state/prefs";

function Page({ first }: { first: Messages }) {
  const [messages, setMessages] = useState(first);
  const change = (language: UiLanguage): void => {
    keep(language);
    const load = (): void => void loadMessages(language).then(setMessages, () => missed(load));
    load();
  };
  useEffect(() => {
    document.documentElement.lang = tagOf(messages.language);
    for (const sentence of document.querySelectorAll<HTMLElement>("#older p")) sentence.hidden = sentence.lang !== tagOf(messages.language);
  }, [messages]);
  return <Speak value={{ ...messages, change }}><App /></Speak>;
}

prepareRegions();
allowSounds();
heedForcedColours();
fetchAhead();
const page = document.getElementById("page");
const start = (): void =>
  void loadMessages(preferred()).then((messages) => {
    if (page) render(<Page first={messages} />, page);
  }, () => missed(start));
start();
