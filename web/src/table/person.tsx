/** What the host may do with somebody: a small menu beside each name. */
import "../styles/person.css";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../i18n/use";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/emblem";
import { BotLevel } from "./bots";
import { type Seated, useTable } from "./context";

export function PersonMenu({ person }: { person: Seated }): VNode | null {
  const { line, state, view } = useTable();
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!state.you.host) return null;
  const me = person.id === state.you.person;
  const muted = (view.muted ?? []).includes(person.id);
  const calls = view.caller === person.id;
  const act = (ask: () => void) => () => {
    ask();
    setOpen(false);
  };
  return <>
    <button type="button" class="btn quiet icon more" aria-label={t("person-menu", { name: person.name })} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      <Icon name="more" />
    </button>
    {open && (
      <Dialog label={person.name} onClose={() => setOpen(false)} class="personmenu" headed>
        <div class="acts">
          {(person.may_get ?? []).map((seat) => (
            <button type="button" key={seat} class="btn" onClick={act(() => void line.ask({ type: "assign", person: person.id, seat }))}>
              {t("person-seat", { seat })}
            </button>
          ))}
          {person.seat != null && (
            <button type="button" class="btn" onClick={act(() => void line.ask({ type: "assign", person: person.id, seat: null }))}>
              <Icon name="eye" />{t("person-stand")}
            </button>
          )}
          {person.bot == null && (
            <button type="button" class="btn" onClick={act(() => void line.ask({ type: "name_caller", person: calls ? null : person.id }))}>
              <Icon name="caller" />{t(calls ? "person-caller-off" : "person-caller")}
            </button>
          )}
          {!me && person.bot == null && (
            <button type="button" class="btn" onClick={act(() => void line.ask({ type: "hand_over", person: person.id }))}>
              <Icon name="crown" />{t("person-host")}
            </button>
          )}
          {!me && person.bot == null && (
            <button type="button" class="btn" onClick={act(() => void line.ask({ type: "mute", person: person.id, muted: !muted }))}>
              <Icon name="hush" />{t(muted ? "person-unmute" : "person-mute")}
            </button>
          )}
          <BotLevel person={person} onDone={() => setOpen(false)} />
          {!me && (
            <button type="button" class="btn danger" onClick={act(() => void line.ask({ type: "kick", person: person.id }))}>
              <Icon name="leave" />{t(person.bot == null ? "person-kick" : "bot-dismiss")}
            </button>
          )}
        </div>
      </Dialog>
    )}
  </>;
}
