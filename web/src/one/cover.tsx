/** Between two hands: a cover in the team's ink. Nothing of the key is on the page behind it, because there is no page behind it. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../effects/announce";
import { Hold } from "../gadget/hold";
import { type Game, onMove, phaseOf } from "../game/model";
import type { Say } from "../i18n/extra";
import { useText } from "../i18n/use";
import { Confirm } from "../ui/dialog";
import { Emblem } from "../ui/emblem";

/** Whose hands the phone belongs in now, for messages. */
export function whoHas(game: Game): string {
  const phase = phaseOf(game);
  if (game.rules.mode === "coop") return phase === "guess" ? "operative" : "spymaster";
  return onMove({ ...game, phase });
}

export function Handing({ say, game, secret, onTaken }: { say: Say; game: Game; secret: boolean; onTaken: () => void }): VNode {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const to = whoHas(game);
  const team = game.rules.mode === "coop" ? game.starting : game.turn;
  useEffect(() => announce(say("one-hand", { to }), true), [to]);
  return (
    <main class={`onecover ${team}`} data-screen="one-cover" data-to={to}>
      <span class="em-big"><Emblem of={team} /></span>
      <h1>{say("one-hand", { to })}</h1>
      <p>{say(secret ? "one-only-you" : "one-all-look")}</p>
      {secret ? (
        <Hold class="onetake" label={say("one-i-am", { to })} hint={t("hold-on")} onDone={onTaken} onAsk={() => setAsking(true)}>
          {(label) => <span class="onesay">{label}<small>{say("one-hold")}</small></span>}
        </Hold>
      ) : <button type="button" class="onetake" onClick={onTaken}><span class="onesay">{say("one-board")}</span></button>}
      {asking && (
        <Confirm question={say("one-show-question")} line={say("one-only-you")} yes={say("one-i-am", { to })} no={t("back")} onYes={onTaken} onNo={() => setAsking(false)} />
      )}
    </main>
  );
}
