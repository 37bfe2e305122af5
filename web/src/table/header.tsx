import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../i18n/use";
import type { GameView } from "../protocol";
import { Brand } from "../ui/brand";
import { spoken } from "../ui/code";
import { Emblem, Icon, Mark } from "../ui/emblem";
import type { Layout } from "../ui/layout";
import { lazy, Suspense } from "../ui/lazy";
import { isSpymaster, nameOf, peopleOf, teamOf, useTable } from "./context";
import { useShown } from "./slip";

export const Menu = lazy(() => import("./menu").then(({ Menu: loaded }) => loaded));

export function Header({ game, layout }: { game?: GameView | undefined; layout: Layout }): VNode {
  const { state, view } = useTable();
  const t = useText();
  const [open, setOpen] = useState(false);
  const { seat } = state.you;
  const team = teamOf(seat);
  const menu = <>
    <button type="button" class="btn quiet icon" aria-label={t("menu")} aria-haspopup="dialog" onClick={() => setOpen(true)}><Icon name="menu" /></button>
    {open && <Suspense of={Menu} props={{ onClose: () => setOpen(false) }} />}
  </>;
  if (layout === "phone" && game) {
    return (
      <header class="top">
        <a class="home" href="/" aria-label="Cryptonym"><Mark /></a>
        <Score game={game} />
        <div class="turnword"><Turnword game={game} /><Away /></div>
        {menu}
      </header>
    );
  }
  return (
    <header class="top">
      <Brand />
      <span class="grow" />
      {game && !game.ending && layout === "tablet" && <><Away /><Score game={game} /></>}
      {team && game && !game.ending && isSpymaster(seat) && layout === "wide" && (
        <span class={`chip badge ${team}`}><Icon name="key" small />{t("badge-spymaster", { team, name: nameOf(view, state.you.person) })}</span>
      )}
      <div class="over">
        {state.code && game && <div class="tab"><span>{t("table")}</span><span class="type soft">{spoken(state.code)}</span></div>}
        <span class="grow" />
        <a class="btn quiet icon" href="/rules" target="_blank" rel="noopener" aria-label={t("rules")}><Icon name="book" /></a>
        {menu}
      </div>
    </header>
  );
}

function Score({ game }: { game: GameView }): VNode {
  const t = useText();
  return (
    <div class="score">
      {(["red", "blue"] as const).map((one) => (
        <span key={one} class={`${one}${game.turn === one ? "" : " off"}`} aria-label={t("agents-score", { team: one, n: game.left[one] })} role="img">
          <Emblem of={one} />{game.left[one]}
        </span>
      ))}
    </div>
  );
}

/** A phone's slip has no room for its title beside a clue or buttons: it stands up here then. */
function Turnword({ game }: { game: GameView }): VNode {
  const { title, clue, go } = useShown(game, "phone");
  return <b key={title}>{clue || go ? title : ""}</b>;
}

/** Who has a seat and is not there, for everybody to see. A wide screen has it beside the names. */
function Away(): VNode {
  const { state, view } = useTable();
  const t = useText();
  const names = peopleOf(view).filter(({ id, seat, bot }) => seat != null && bot == null && !state.here.includes(id)).map(({ name }) => name);
  return <small class="gone" role="status">{names.length > 0 && <><i class="dot off" aria-hidden="true" />{t("away-now", { names: names.join(", ") })}</>}</small>;
}
