/** The game as the table, a file or a link has it, and its review as the server makes it. */
import { writeLog } from "../game/log";
import { Answered, reviewGame } from "../state/api";
import type { Loaded } from "../replay/source";
import type { Review } from "./model";

/** Why there is no review: `busy` passes, `down` may, and of what is no whole game there is none. */
export type NoReview = "busy" | "down" | "none";

export async function askReview(game: Loaded): Promise<Review | NoReview> {
  try {
    return await reviewGame({ log: writeLog(game.events), language: game.language, marks: game.marks.map(({ turn, cards }) => ({ turn, cards: [...cards] })) });
  } catch (error) {
    if (!(error instanceof Answered)) return "down";
    return error.status === 429 ? "busy" : error.status === 422 ? "none" : "down";
  }
}
