"""The finest clue, the boldest, and a stroke of luck: at most three, one of them the losing side's if it has one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cryptonym.ai.review.model import Honours, ReviewedClue
from cryptonym.engine import Game, Team
from cryptonym.engine.model import AGENT_OF

NOT_SMALL: Final = 0.2
"""A clue that risked less was a safe one."""
BOLD: Final = 0.4
UNSEEN: Final = 0.15
"""A card that was touched at less than this was no more than luck."""


def honours_of(clues: Sequence[ReviewedClue], game: Game, loser: Team | None) -> Honours:
    finest = _best(clues, _fine, lambda clue: clue.gain)
    boldest = _best(clues, lambda clue: _bold(clue) and clue is not _at(clues, finest), lambda clue: clue.risk or 0.0)
    lucky = _best(clues, lambda clue: _lucky(clue, game), lambda clue: clue.gain)
    named = {clues[place].team for place in (finest, boldest, lucky) if place is not None}
    if loser is not None and loser not in named:
        theirs = [clue for clue in clues if clue.team is loser]
        place = _best(theirs, _found_something, lambda clue: clue.gain)
        boldest = clues.index(theirs[place]) if place is not None else boldest
    return Honours(finest, boldest, lucky)


def _best(
    clues: Sequence[ReviewedClue], fits: Callable[[ReviewedClue], bool], worth: Callable[[ReviewedClue], float]
) -> int | None:
    places = [place for place, clue in enumerate(clues) if fits(clue)]
    return max(places, key=lambda place: worth(clues[place]), default=None)


def _at(clues: Sequence[ReviewedClue], place: int | None) -> ReviewedClue | None:
    return None if place is None else clues[place]


def _fine(clue: ReviewedClue) -> bool:
    """It brought its team forward, at a risk that was not small."""
    return clue.gain > 0 and clue.risk is not None and clue.risk >= NOT_SMALL and _missed(clue) == 0


def _bold(clue: ReviewedClue) -> bool:
    """All but one of its cards were found at least: right to try, or nearly so."""
    return clue.risk is not None and clue.risk >= BOLD and len(clue.meant) > 1 and _missed(clue) <= 1


def _missed(clue: ReviewedClue) -> int:
    return sum(card not in clue.touched for card in clue.meant)


def _found_something(clue: ReviewedClue) -> bool:
    return any(card in clue.touched for card in clue.meant)


def _lucky(clue: ReviewedClue, game: Game) -> bool:
    """A card of the team was touched that was neither meant nor near."""
    near = {one.card: one.chance for one in clue.heat}
    return clue.known and any(
        game.key[card] is AGENT_OF[clue.team] and card not in clue.meant and near.get(card, 0.0) < UNSEEN
        for card in clue.touched
    )
