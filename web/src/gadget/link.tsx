/** The way to the gadget, for the home page. Its words come with the page's, so that nothing moves when they arrive. */
import type { VNode } from "preact";
import { useText } from "../i18n/use";
import { Icon } from "../ui/emblem";
import { go } from "../ui/route";

export function GadgetLink(): VNode {
  const text = useText();
  return (
    <a href="/key" onClick={(event) => {
      event.preventDefault();
      go("/key");
    }}><Icon name="key" /><span>{text("home-gadget")}</span></a>
  );
}
