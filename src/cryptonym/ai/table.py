"""A view, as a bot reads it: which cards are open, what is still to be found, which clues are open."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from random import Random

from cryptonym.engine import Identity, Mode, Team, View
from cryptonym.engine.model import AGENT_OF, Turn


@dataclass(frozen=True, slots=True)
class OpenClue:
    """An earlier clue of the team of which not every word has been found."""

    word: str
    missing: int
    turns_ago: int


def open_cards(view: View) -> list[int]:
    covered = {card for card, _ in view.covered}
    return [card for card in range(len(view.cards)) if card not in covered]


def left(view: View, team: Team) -> int:
    red, blue = view.left
    return red if team is Team.RED else blue


def bystanders_left(view: View) -> int:
    gone = sum(identity is Identity.BYSTANDER for _, identity in view.covered)
    return view.rules.grid.bystanders - gone


def assassin_open(view: View) -> bool:
    return all(identity is not Identity.ASSASSIN for _, identity in view.covered)


def open_clues(view: View, team: Team) -> list[OpenClue]:
    """The team's clues before this turn that still have words to find, the latest first."""
    own = {card for card, identity in view.covered if identity is AGENT_OF[team]}
    earlier: list[Turn] = [turn for turn in view.turns[:-1] if turn.team is team and turn.word]
    found = []
    for ago, turn in enumerate(reversed(earlier), start=1):
        missing = (turn.number or 0) - sum(card in own for card in turn.touched)
        if missing > 0 and turn.word is not None:
            found.append(OpenClue(turn.word, missing, ago))
    return found


def said(view: View) -> frozenset[str]:
    """Every clue of this game so far, in small letters."""
    return frozenset(turn.word.casefold() for turn in view.turns if turn.word)


def turns_to_go(view: View, team: Team) -> int:
    """How many more turns the team has at the worst pace: the enemy's words are its clock, in co-op to the letter (COOP-2)."""
    enemy = left(view, team.other)
    return enemy if view.rules.mode is Mode.COOP else max(1, (enemy + 1) // 2)


def chance_of(view: View) -> Random:
    """Chance that hangs on nothing but what everybody at the table sees."""
    public = (view.cards, view.covered, view.turns, view.touches, view.turn, view.clue)
    return Random(zlib.crc32(repr(public).encode()))  # noqa: S311 - to seem human, not to be secret
