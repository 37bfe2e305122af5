"""One sentence about a clue, and one about the game. They say what happened to words, never that somebody did something wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cryptonym.ai.review.model import ReviewedClue, Story, Touch
from cryptonym.ai.review.touches import Touches
from cryptonym.engine import Game, Identity, Team
from cryptonym.engine.model import AGENT_OF

LEVEL: Final = 0.1
"""Two chances that are no farther apart than this are level."""
SWING: Final = 0.12
"""A touch that changes the chances by less does not tip a game."""
CLOSE: Final = 0.25
"""A game whose chances stay this close to even until its last turn is even to the end."""


def story_of(clue: ReviewedClue, found: Touches | None, game: Game) -> Story:
    """`game` is the one that is over; `found` is None for a word that the mind does not know."""
    say: dict[str, str | int] = {"clue": clue.word}
    astray = next((card for card in clue.touched if game.key[card] is not AGENT_OF[clue.team]), None)
    missed = [card for card in clue.meant if card not in clue.touched]
    if clue.ended_by == "PEN-1":
        return Story("review-story-illegal", say)
    if found is None:
        return Story("review-story-unknown", say)
    if astray is not None:
        return _drawn_away(say, astray, missed, found, game)
    if missed:
        ended = "time" if clue.ended_by == "TIME-2" else "stopped"
        return Story(f"review-story-{ended}", say | {"found": len(clue.touched)}, {"card": missed[0]})
    beside = [card for card in clue.touched if card not in clue.meant]
    if clue.meant and beside:
        return Story("review-story-more", say, {"card": beside[0]})
    return Story("review-story-found", say | {"count": len(clue.touched)})


def _drawn_away(say: dict[str, str | int], astray: int, missed: Sequence[int], found: Touches, game: Game) -> Story:
    """A touch led to a card of somebody else: how near it was, beside the nearest card that was meant."""
    what = "assassin" if game.key[astray] is Identity.ASSASSIN else "other"
    chance = found.touched[astray]
    told: dict[str, str | int] = {**say, "what": what, "chance": percent(chance)}
    if not missed:
        return Story("review-story-past", told, {"card": astray})
    nearest = max(missed, key=lambda card: found.touched[card])
    rest = found.touched[nearest]
    told["rest"] = percent(rest)
    kind = "level" if abs(chance - rest) <= LEVEL else "nearer" if chance > rest else "farther"
    return Story(f"review-story-{kind}", told, {"card": astray, "meant": nearest})


def percent(chance: float) -> int:
    return round(100 * chance)


def tipping(touches: Sequence[Touch], start: float, loser: Team | None, *, coop: bool) -> int | None:
    """The touch that changed the chances most against the later loser; the later one of two that are alike."""
    if loser is None:
        return None
    against = 1 if coop or loser is Team.BLUE else -1
    if coop and loser is Team.RED:
        against = -1
    swings = [against * (one.chance - before) for before, one in _pairs(touches, start)]
    best = max(range(len(swings)), key=lambda place: (round(swings[place], 3), place), default=None)
    return best if best is not None and swings[best] >= SWING else None


def _pairs(touches: Sequence[Touch], start: float) -> list[tuple[float, Touch]]:
    return list(zip([start, *(one.chance for one in touches)], touches, strict=False))


def summary_of(
    touches: Sequence[Touch], start: float, tipped: int | None, game: Game, clues: Sequence[ReviewedClue]
) -> Story:
    """What decided the game."""
    if tipped is None:
        last = touches[-1].turn if touches else 0
        close = all(abs(one.chance - 0.5) <= CLOSE for one in touches if one.turn < last)
        return Story("review-even" if close else "review-never-in-doubt")
    before, touch = _pairs(touches, start)[tipped]
    clue = next((one for one in clues if one.turn == touch.turn), None)
    told: dict[str, str | int] = {"points": percent(abs(touch.chance - before)), "turn": touch.turn + 1}
    if clue is None or touch.by != "TURN-3":
        return Story("review-tipped-covered", told, {"card": touch.card})
    told |= {"clue": clue.word, "team": str(clue.team)}
    if touch.identity is AGENT_OF[clue.team]:
        return Story("review-tipped-own", told, {"card": touch.card})
    cause = touch.identity if touch.identity in (Identity.ASSASSIN, Identity.BYSTANDER) else "enemy"
    return Story(f"review-tipped-{cause}", told, {"card": touch.card})
