/** Title and icon of the tab say whose turn it is: nothing of the key. */
import type { GameView } from "../protocol";

const LOZENGE = "%3Cpath fill='%23c23b22' d='M11 5l11 11-11 11L0 16z'/%3E";
const DISC = "%3Ccircle cx='22' cy='16' r='9.5' fill='%231b4b82'/%3E";
const MEET = "%3Cpath fill='%231e1b18' d='M18 7.4a9.5 9.5 0 0 0 0 17.2L22 16z'/%3E";
const RED = "%3Cpath fill='%23c23b22' d='M16 1l15 15-15 15L1 16z'/%3E";
const BLUE = "%3Ccircle cx='16' cy='16' r='14' fill='%231b4b82'/%3E";
const CALL = "%3Ccircle cx='26' cy='6' r='6' fill='%23fcf8ec' stroke='%23221e1a' stroke-width='2'/%3E";

const icon = (drawn: string): string => `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E${drawn}%3C/svg%3E`;

export function showTab(game: GameView | undefined, yours: string | undefined): void {
  const playing = game !== undefined && !game.ending;
  document.title = playing && yours ? yours : "Cryptonym";
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = icon(playing ? (game.turn === "red" ? RED : BLUE) + (yours ? CALL : "") : LOZENGE + DISC + MEET);
}
