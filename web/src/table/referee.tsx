/** The referee's panel: always there while a clue is typed, so that nothing moves; seen by the typist alone. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useGivingWords, useSay } from "../i18n/giving";
import { Rich, useText } from "../i18n/use";
import type { GameView } from "../protocol";
import { storage } from "../state/storage";
import { Icon } from "../ui/emblem";
import { RuleLink } from "../ui/rule";
import { other, spymasterOf, useTable } from "./context";
import { type Drafting, hintOf } from "./drafting";

export function RefereePanel({ game, drafting, reading }: { game: GameView; drafting: Drafting; reading: boolean }): VNode {
  const { view } = useTable();
  const t = useText();
  const { verdict, answer } = drafting;
  const opponent = game.rules.mode === "coop" ? undefined : spymasterOf(view, other(game.turn));
  const word = drafting.word.trim();
  const hint = hintOf(drafting.number);
  const against = verdict?.finding === "illegal" || verdict?.finding === "doubtful";
  const once = useOnce(drafting);
  const say = useSay();
  const loud = (against || verdict?.finding === "notice") && answer !== true;
  return (
    <section class={`ref${loud ? " loud" : ""}`} aria-live="polite" aria-label={t("referee")}>
      <h2>
        {answer === true ? say("referee-allowed", { name: opponent?.name ?? "" })
          : answer === false ? say("referee-denied", { name: opponent?.name ?? "" })
            : drafting.lapsed ? say("referee-lapsed", { name: opponent?.name ?? "" })
            : verdict?.finding === "illegal" ? say("referee-illegal")
              : verdict?.finding === "doubtful" ? say("referee-doubtful")
                : verdict?.finding === "notice" ? say("referee-notice")
                  : t("referee")}
      </h2>
      <div class="findings">
        {game.rules.referee === "silent" ? <p>{say("referee-silent")}</p>
          : !reading ? <p>{say("referee-idle")}</p>
          : !word ? <p>{t("referee-waiting")}</p>
            : verdict === undefined ? <p>{say("referee-reading", { word })}</p>
              : verdict.finding === "unjudged" ? <p>{say("referee-unjudged")}</p>
              : (verdict.reasons ?? []).length === 0 ? <p class="fine"><Icon name="check" small /> {t("referee-nothing", { word })}</p>
                : verdict.reasons?.map((reason, i) => (
                  <p key={i}>{t(reason.message, reason.args)} <RuleLink rule={reason.rule} /></p>
                ))}
        {reading && hint && <p>{say(hint)}</p>}
        {reading && once && <p>{once}</p>}
      </div>
      {loud && (
        <div class="acts">
          <button type="button" class="btn main" onClick={drafting.focus}>{t("referee-change")}</button>
          {opponent && answer === undefined && (
            <button type="button" class="btn" disabled={drafting.asked} onClick={drafting.ask}>
              <Icon name="hush" />{drafting.asked ? say("referee-asked", { name: opponent.name }) : say("referee-ask", { name: opponent.name })}
            </button>
          )}
        </div>
      )}
      {(word || !reading) && <p class="only">
        <Icon name="eye" small />
        <span>{against && opponent && answer !== true ? <Rich say={say} id="referee-only-challenge" args={{ name: opponent.name }} /> : t("referee-only")}</span>
      </p>}
    </section>
  );
}

const KNOWN = "cryptonym.marks";
/** In so many turns it is said that cards may be marked; then, or once some are, never again on this device. */
const SAID = 3;

/** What to say of marks in this turn, if anything. */
function useOnce({ marking, marks }: Drafting): string | undefined {
  const words = useGivingWords();
  const [said] = useState(() => Number(storage.get(KNOWN) ?? 0));
  const marked = marks.length > 0;
  useEffect(() => {
    if (marking && said < SAID) storage.set(KNOWN, String(marked ? SAID : said + 1));
  }, [marking, marked]);
  return marking && said < SAID ? words?.say(marked ? "meant-once" : "meant-hint") : undefined;
}

/** The same in one line, for phones. */
export function RefereeLine({ game, drafting }: { game: GameView; drafting: Drafting }): VNode {
  const { view } = useTable();
  const t = useText();
  const { verdict, answer } = drafting;
  const opponent = game.rules.mode === "coop" ? undefined : spymasterOf(view, other(game.turn));
  const word = drafting.word.trim();
  const hint = hintOf(drafting.number);
  const reason = verdict?.reasons?.[0];
  const once = useOnce(drafting);
  const say = useSay();
  const loud = reason !== undefined && answer !== true;
  return (
    <div class={`refline${loud ? " loud" : ""}`} aria-live="polite" aria-label={t("referee")}>
      <span class="said">
        {answer === true ? say("referee-allowed", { name: opponent?.name ?? "" })
          : game.rules.referee === "silent" ? say("referee-silent")
            : !word ? t("referee-waiting")
              : verdict === undefined ? say("referee-reading", { word })
                : drafting.asked ? say("referee-asked", { name: opponent?.name ?? "" })
                : drafting.lapsed ? say("referee-lapsed", { name: opponent?.name ?? "" })
                : verdict.finding === "unjudged" ? say("referee-unjudged")
                : reason ? <>{t(reason.message, reason.args)} <RuleLink rule={reason.rule} /></>
                  : hint ? say(hint)
                  : <><Icon name="check" small /> {once ?? t("referee-nothing", { word })}</>}
      </span>
      {loud && opponent && answer === undefined && (
        <button type="button" class="btn" disabled={drafting.asked} onClick={drafting.ask} aria-label={say("referee-ask", { name: opponent.name })}>
          <Icon name="hush" />
        </button>
      )}
    </div>
  );
}
