/** The menu: what is one's own, what is the host's, and the keys. */
import "../styles/menu.css";
import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import { besideGame } from "../i18n/beside";
import { useText } from "../i18n/use";
import { LIMITS } from "../protocol";
import { setPrefs } from "../state/prefs";
import { forget } from "../state/recent";
import { Switch } from "../ui/switch";
import { Confirm, Dialog } from "../ui/dialog";
import { Icon } from "../ui/emblem";
import { lazy, Suspense } from "../ui/lazy";
import { go } from "../ui/route";
import { selectWhole } from "../ui/select";
import { peopleOf, useTable } from "./context";
import { PersonalSettings } from "./personal";
import { PersonMenu } from "./person";
import { Televisions, WatchersDelay } from "./shows";

const Keys = lazy(() => import("./keys").then(({ KeysHelp }) => KeysHelp));

const Complain = lazy(() => import("./complain").then(({ Complain: loaded }) => loaded));

const Called = lazy(() => import("./called").then(({ Called: loaded }) => loaded));

const MoveSeat = lazy(() => import("./move").then(({ MoveSeat: loaded }) => loaded));

export const Menu = besideGame(function Menu({ onClose }: { onClose: () => void }): VNode {
  const { state, view, line } = useTable();
  const t = useText();
  const [asking, setAsking] = useState<"call-off" | "leave">();
  const [moving, setMoving] = useState(false);
  const game = view.game;
  const playing = game !== undefined && game !== null && !game.ending;
  const joined = state.you.person !== undefined;
  return (
    <Dialog label={t("menu")} onClose={onClose} class="menu" headed>
      <PersonalSettings />
      {joined && <section class="personal"><Suspense of={Called} props={{}} /></section>}
      {joined && <section><h3>{t("menu-you")}</h3><Rename /></section>}
      {joined && (
        <section class="menurow">
          {state.you.seat !== "watcher" && (
            <button type="button" class="btn" onClick={() => void line.ask({ type: "stand" })}><Icon name="eye" />{t("just-watch")}</button>
          )}
          <button type="button" class="btn" onClick={() => setMoving(true)}><Icon name="flip" />{t("move-seat")}</button>
          <button type="button" class="btn" onClick={() => setAsking("leave")}><Icon name="leave" />{t("leave")}</button>
        </section>
      )}
      {state.you.host && (
        <section>
          <h3>{t("menu-host")}</h3>
          <Switch name={t("lock")} line={t("lock-line")} on={view.locked ?? false} onChange={(locked) => void line.ask({ type: "lock_door", locked })} />
          <DoorPassword />
          <WatchersDelay />
          <Switch name={t("talk")} line={t("talk-line")} on={view.talk ?? true} onChange={(on) => void line.ask({ type: "switch_talk", on })} />
          {playing && game.clock && (
            <Switch name={t("pause")} line={t("pause-line")} on={game.clock.ends == null} onChange={(paused) => void line.ask({ type: "pause", paused })} />
          )}
          <ul class="people">
            {peopleOf(view).map((person) => (
              <li key={person.id}>
                <span class="nm">{person.name}</span>
                <small class="soft">{view.caller === person.id ? t("caller") : t("seat-name", { seat: person.seat ?? "watcher" })}</small>
                <span class="grow" />
                <PersonMenu person={person} />
              </li>
            ))}
          </ul>
          <div class="menurow"><button type="button" class="btn" onClick={() => void line.ask({ type: "renew_code" })}>{t("renew-code")}</button></div>
          {playing && <button type="button" class="btn danger" onClick={() => setAsking("call-off")}>{t("call-off")}</button>}
        </section>
      )}
      <Televisions />
      <section class="menurow">
        <a class="btn quiet" href="/rules" target="_blank" rel="noopener"><Icon name="book" />{t("rules")}</a>
      </section>
      <details><summary>{t("keys-title")}</summary><Suspense of={Keys} props={{}} /></details>
      <Suspense of={Complain} props={{}} />
      {moving && <Suspense of={MoveSeat} props={{ onClose: () => setMoving(false) }} />}
      {asking === "call-off" && (
        <Confirm
          question={t("call-off-question")} line={t("call-off-line")} yes={t("call-off")} no={t("back")}
          onNo={() => setAsking(undefined)}
          onYes={() => {
            void line.ask({ type: "call_off" });
            onClose();
          }}
        />
      )}
      {asking === "leave" && (
        <Confirm
          question={t("leave-question")} line={t("leave-line")} yes={t("leave")} no={t("back")}
          onNo={() => setAsking(undefined)}
          onYes={() => {
            void line.ask({ type: "leave" }).then(() => {
              forget(line.table);
              go("/");
            });
          }}
        />
      )}
    </Dialog>
  );
});

function Rename(): VNode {
  const { state, view, line } = useTable();
  const t = useText();
  const now = (state.you.person && view.people?.[state.you.person]?.name) || "";
  const [name, setName] = useState(now);
  const [said, setSaid] = useState<ComponentChildren>();
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (!name.trim() || name === now) return;
        setPrefs({ name: name.trim() });
        void line.ask({ type: "rename", name }).then((answer) => setSaid(
          answer.type === "ack" ? <><Icon name="check" small /> {t("renamed", { name: name.trim() })}</> : t(answer.broken.message, answer.broken.args),
        ));
      }}
    >
      <label class="field row name">
        <span class="soft">{t("your-name")}</span>
        <input value={name} maxLength={LIMITS.name} autocomplete="nickname" onFocus={selectWhole} onInput={(event) => {
          setName(event.currentTarget.value);
          setSaid(undefined);
        }} />
      </label>
      <button type="submit" class="btn" disabled={!name.trim() || name === now}>{t("rename")}</button>
      <p class="small said" role="status">{said}</p>
    </form>
  );
}

/** What newcomers have to say at the door. It is sent once and shown to nobody. */
function DoorPassword(): VNode {
  const { line, view } = useTable();
  const t = useText();
  const [password, setPassword] = useState("");
  if (view.password) {
    return (
      <div class="row">
        <span class="grow">{t("password-is-set")}</span>
        <button type="button" class="btn" onClick={() => void line.ask({ type: "set_password", password: null })}>{t("password-drop")}</button>
      </div>
    );
  }
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (!password) return;
        void line.ask({ type: "set_password", password });
        setPassword("");
      }}
    >
      <input class="field" maxLength={LIMITS.password} placeholder={t("password-new")} aria-label={t("password-new")} autocomplete="off" value={password} onInput={(event) => setPassword(event.currentTarget.value)} />
      <button type="submit" class="btn" disabled={!password}>{t("password-set")}</button>
    </form>
  );
}
