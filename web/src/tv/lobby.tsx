/** Before the cards are dealt: how to come to the table, large, and who sits where. */
import type { VNode } from "preact";
import { besideGame } from "../i18n/beside";
import { OWN_NAMES, tagOf } from "../i18n/languages";
import { useText } from "../i18n/use";
import type { Team } from "../state/reduce";
import { at, modeOf } from "../table/context";
import { spoken } from "../ui/code";
import { Emblem, Icon, Mark } from "../ui/emblem";
import { peopleIn, TvPeople } from "./side";
import type { OnTv } from "./television";

export const TvLobby = besideGame(function TvLobby(on: OnTv): VNode {
  const { view, say, link } = on;
  const t = useText();
  const { settings } = view;
  return <>
    <TvTeam {...on} team="red" />
    <div class="tvmiddle tvinvite">
      {link ? <TvJoin {...on} /> : <div class="tvclosed"><Mark /><p>{say("tv-waiting")}</p></div>}
      <p class="tvplays">
        <span lang={tagOf(settings.language)}>{OWN_NAMES[settings.language]}</span><span>{t("kind-name", { kind: settings.kind ?? "words" })}</span><span>{settings.rules.grid === "5x5" ? "5 × 5" : "5 × 4"}</span><span>{t(`mode-${modeOf(view)}`)}</span>
        {settings.rules.assassin_ending && <span>{t("fine")}</span>}
      </p>
      <p class="tvready"><b>{view.missing ? t(view.missing.message, view.missing.args) : t("lobby-ready")}</b>{!view.missing && <> {t("lobby-ready-guest")}</>}</p>
    </div>
    <TvTeam {...on} team="blue" />
  </>;
});

function TvTeam({ team, ...on }: OnTv & { team: Team }): VNode {
  const { view } = on;
  const t = useText();
  const played = (view.seats ?? []).some((seat) => seat.startsWith(team));
  const free = at(view, `${team}-spymaster`).length === 0;
  return (
    <section class={`tvside ${team}`} aria-label={t("team-name", { team })}>
      <h2><Emblem of={team} />{played ? t("team-name", { team }) : t("team-enemy")}</h2>
      {played ? <>
        {free && <p class="tvfree"><Icon name="key" />{t("role-spymaster")} …</p>}
        <TvPeople {...on} people={peopleIn(on, team)} />
      </> : <p class="tvsoft">{t("coop-line")}</p>}
    </section>
  );
}

/** QR, code and address; nothing at all where the way to the table is hidden. */
export const TvJoin = besideGame(function TvJoin({ link, state, view, say, corner }: OnTv & { corner?: boolean }): VNode | null {
  const t = useText();
  if (!link || view.locked) return null;
  const code = state.code && spoken(state.code);
  return (
    <div class={`tvjoin${corner ? " corner" : ""}`}>
      <span class="tvqr"><img src={`/api/tables/${link}/qr.svg`} alt={t("invite-qr")} width="300" height="300" /></span>
      <p>
        <b>{say(corner ? "tv-join-short" : "tv-join")}</b>
        {code && <>
          {!corner && <span>{say("tv-type", { address: location.host })}</span>}
          <span class="tvcode" aria-label={t("invite-code", { code: [...(state.code ?? "")].join(" ") })} role="img">{code}</span>
        </>}
      </p>
    </div>
  );
});
