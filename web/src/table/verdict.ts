/** The end in words: who won, one sentence why, and co-op's title. */
import type { Messages } from "../i18n/messages";
import type { EndingSeen, GameView } from "../protocol";
import { other } from "./context";

type Text = Messages["text"];

export function verdictOf(game: GameView, { winner }: EndingSeen, t: Text): string {
  if (winner == null) return t("end-called-off");
  if (game.rules.mode !== "coop") return t("end-wins", { team: winner });
  return t(winner === game.starting ? "end-coop-won" : "end-coop-lost");
}

/** One sentence why. COOP-3 has two ways, which the key tells apart. */
export function reasonOf(game: GameView, { by, winner }: EndingSeen, t: Text): string {
  const assassin = Object.values(game.covered ?? {}).includes("assassin") && !game.rules.assassin_ending;
  const id = by === "COOP-3" && assassin ? "end-by-turn-7" : `end-by-${by.toLowerCase()}`;
  return t(id, { team: winner ?? game.turn, loser: winner ? other(winner) : game.turn });
}

/** A won co-op game has a title by its score (COOP-4). */
export const titleOf = (game: GameView, score: number, t: Text): string =>
  t(`title-${game.cards.length < 25 ? "5x4" : "5x5"}-${Math.max(1, score)}`);
