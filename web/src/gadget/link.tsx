/** Ways from the home page to rooms of their own. Their words come with the page's, so that nothing moves when they arrive. */
import type { VNode } from "preact";
import { useText } from "../i18n/use";
import { Icon, type IconName } from "../ui/emblem";
import { go } from "../ui/route";

export function PlainLink({ to, icon, id }: { to: string; icon: IconName; id: string }): VNode {
  const text = useText();
  return (
    <a href={to} onClick={(event) => {
      event.preventDefault();
      go(to);
    }}><Icon name={icon} /><span>{text(id)}</span></a>
  );
}

export const GadgetLink = (): VNode => <PlainLink to="/key" icon="key" id="home-gadget" />;
