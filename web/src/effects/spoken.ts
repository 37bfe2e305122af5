/** What screen readers hear: full sentences, in the order in which things happened. */
import type { Messages } from "../i18n/messages";
import { cardName } from "../pictures/faces";
import type { GameView, Happened, TableSeen } from "../protocol";
import type { State } from "../state/reduce";
import { changesOf } from "../table/changes";
import { nameOf } from "../table/context";
import { numberText } from "../table/number";

export interface Spoken {
  text: string;
  now: boolean;
}

const now = (text: string): Spoken => ({ text, now: true });
const later = (text: string): Spoken => ({ text, now: false });

export function spokenOf(message: Happened, before: State, state: State, t: Messages["text"]): Spoken | undefined {
  const { view } = state;
  if (!view) return undefined;
  return ofTheTable(message, before, view, t) ?? (view.game ? ofTheGame(message, state, view, view.game, t) : undefined);
}

/** Who comes, sits and leaves, and what the host sets. */
function ofTheTable({ event, who }: Happened, before: State, view: TableSeen, t: Messages["text"]): Spoken | undefined {
  switch (event.type) {
    case "person_joined":
      return later(t("note-joined", { name: event.name }));
    case "seat_taken":
      return later(t("note-sat", { name: nameOf(view, event.person), seat: event.seat }));
    case "seat_left":
      return later(t("note-stood", { name: nameOf(view, event.person) }));
    case "person_left":
      return later(t("note-left", { name: event.name }));
    case "host_changed":
      return later(t("note-host", { name: nameOf(view, event.person) }));
    case "settings_changed": {
      const changes = before.view ? changesOf(before.view.settings, view.settings, nameOf(view, who ?? view.host ?? undefined), t) : [];
      return later(changes.join(" ") || t("note-settings"));
    }
    default:
      return undefined;
  }
}

function ofTheGame({ event, who }: Happened, state: State, view: TableSeen, game: GameView, t: Messages["text"]): Spoken | undefined {
  switch (event.type) {
    case "game_dealt":
      return now(t("announce-turn", { team: event.starting }));
    case "clue_given": {
      const number = event.number === "unlimited" ? t("number-unlimited") : numberText(event.number);
      return now(state.actions.includes("guess")
        ? t("announce-your-guess", { word: event.word, number })
        : t("announce-given", { team: event.team, word: event.word, number }));
    }
    case "card_covered": {
      const said = t("announce-covered", { word: cardName(game, event.card, view, t), identity: event.identity });
      const left = game.clue?.guesses_left;
      return now(left != null && left > 0 && event.by === "TURN-3" ? `${said} ${plain(t("touches-left", { n: left }))}.` : said);
    }
    case "turn_ended":
      return now(state.actions.includes("clue") ? t("announce-your-clue") : t("announce-turn", { team: game.turn }));
    case "last_stand_began":
      return now(t("slip-stand-title"));
    case "clue_challenged":
      return now(t("note-challenged", { name: nameOf(view, who ?? undefined) }));
    case "challenge_decided":
      return now(t("note-decided", { upheld: event.upheld ? "yes" : "no", judge: event.judge, rule: event.rule ?? "", codename: event.codename ?? "" }));
    case "game_ended":
      return now(event.winner ? t("end-wins", { team: event.winner }) : t("end-called-off"));
    case "hourglass_turned":
      return later(t("note-hourglass", { name: nameOf(view, who ?? undefined) }));
    case "clock_paused":
      return later(t("note-paused"));
    default:
      return undefined;
  }
}

export const plain = (marked: string): string => marked.replace(/<[^>]+>/g, "");
