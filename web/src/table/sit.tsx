/** From a link to a seat in one tap: join, then sit. */
import type { VNode } from "preact";
import { animalName } from "../i18n/animals";
import { useText } from "../i18n/use";
import { LIMITS } from "../protocol";
import { prefs, setPrefs } from "../state/prefs";
import type { SeatName } from "../state/reduce";
import { useStore } from "../state/store";
import { selectWhole } from "../ui/select";
import { useTable } from "./context";

/** The name one goes by: the one typed last, else an animal that was drawn. */
export function useName(): [string, (name: string) => void] {
  const { name } = useStore(prefs);
  const t = useText();
  return [name ?? animalName(t), (next) => setPrefs({ name: next })];
}

export function useSit(): { join(): Promise<boolean>; take(seat: SeatName): Promise<void> } {
  const { line, state } = useTable();
  const t = useText();
  const join = async (): Promise<boolean> => {
    if (state.you.person !== undefined) return true;
    const name = prefs.get().name?.trim() || animalName(t);
    const answer = await line.ask({ type: "join", name });
    return answer.type === "ack";
  };
  return {
    join,
    async take(seat) {
      if (await join()) await line.ask({ type: "sit", seat });
    },
  };
}

export function NameField(): VNode {
  const [name, setName] = useName();
  const t = useText();
  return (
    <label class="field row name">
      <span class="soft">{t("your-name")}</span>
      <input value={name} maxLength={LIMITS.name} autocomplete="nickname" onFocus={selectWhole} onInput={(event) => setName(event.currentTarget.value)} />
    </label>
  );
}
