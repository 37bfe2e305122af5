/** Where the server's host says who they are, and what becomes of people's data; nothing if they have named neither. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useDoorWords } from "../i18n/doors";
import { askHouse, type House } from "../state/api";

/** It does not change while the server runs. */
let known: House | undefined;

export function HouseLinks(): VNode | null {
  const words = useDoorWords();
  const [house, setHouse] = useState(known);
  useEffect(() => {
    if (known) return;
    askHouse().then((told) => {
      known = told;
      setHouse(told);
    }, () => undefined); // Without a line there is nothing to show either.
  }, []);
  if (!house || !words) return null;
  const link = (to: string | null, id: string): VNode | null => to ? <a class="linky" href={to} rel="noopener">{words.say(id)}</a> : null;
  return <span class="houselinks">{link(house.imprint, "house-imprint")} {link(house.privacy, "house-privacy")}</span>;
}
