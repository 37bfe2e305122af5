"""From the steps of a game that is over to its review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cryptonym.ai.affinity import Brain
from cryptonym.ai.review.honours import honours_of
from cryptonym.ai.review.instead import guess_meant, said_instead
from cryptonym.ai.review.model import Heat, Review, ReviewedClue, Touch
from cryptonym.ai.review.position import red_chance
from cryptonym.ai.review.stories import story_of, summary_of, tipping
from cryptonym.ai.review.touches import LEAST, Laid, chance_of_all, is_known, touches
from cryptonym.ai.spymaster import Referee
from cryptonym.engine import CardCovered, ClueGiven, Game, Identity, Team, view
from cryptonym.engine.model import AGENT_OF, Turn
from cryptonym.engine.replay import Step

FEWEST_TOUCHES: Final = 3
MOST_READ: Final = 40
"""Clues of one game that the mind reads. A game has ten; what is longer was made to cost."""
Marks = Mapping[int, Sequence[int]]
"""By turn, counted from 0: the cards that its spymaster marked."""


@dataclass(frozen=True, slots=True)
class Mind:
    """Who reads the game: what is known of words, and the referee for a strong bot's clues."""

    brain: Brain
    referee: Referee


def review(steps: Sequence[Step], mind: Mind | None, marks: Marks | None = None) -> Review:
    """The review of a game that is over. Without a mind it says what was touched, and how the chances ran."""
    game = steps[-1].game
    assert game.ending is not None, "a review of a game that is not over"
    covers, start = _touches(steps), _rounded(red_chance(steps[0].game))
    loser = game.ending.winner.other if game.ending.winner else None
    clues = _clues(steps, mind, marks or {})
    tipped = tipping(covers, start, loser, coop=game.team is not None)
    return Review(
        mode=str(game.rules.mode),
        columns=game.rules.grid.columns,
        cards=game.cards,
        pictures=tuple(sorted(game.pictures)),
        key=game.key.identities,
        starting=game.key.starting,
        winner=game.ending.winner,
        ended_by=game.ending.by,
        figures=game.ending.by != "TABLE-5" and len(covers) >= FEWEST_TOUCHES,
        start=start,
        touches=covers,
        clues=clues,
        tipped=tipped,
        summary=summary_of(covers, start, tipped, game, clues),
        honours=honours_of(clues, game, loser),
    )


def _rounded(chance: float) -> float:
    return round(chance, 3)


def _touches(steps: Sequence[Step]) -> tuple[Touch, ...]:
    """Every cover, with the chance once all has happened that followed from it."""
    found: list[Touch] = []
    for step in steps:
        if isinstance(step.event, CardCovered):
            event = step.event
            turn = len(step.game.turns) - 1
            found.append(Touch(turn, event.card, event.identity, event.by, _rounded(red_chance(step.game))))
        elif found and not isinstance(step.event, ClueGiven):
            found[-1] = replace(found[-1], chance=_rounded(red_chance(step.game)))
    return tuple(found)


def _clues(steps: Sequence[Step], mind: Mind | None, marks: Marks) -> tuple[ReviewedClue, ...]:
    game = steps[-1].game
    given = [place for place, step in enumerate(steps) if isinstance(step.event, ClueGiven)]
    ends = [*given[1:], len(steps)]
    found: list[ReviewedClue] = []
    for place, end in zip(given, ends, strict=True):
        before, after = steps[place - 1].game, steps[end - 1].game
        found.append(_clue(before, after, game, mind if len(found) < MOST_READ else None, marks))
    return tuple(found)


def _clue(before: Game, after: Game, over: Game, mind: Mind | None, marks: Marks) -> ReviewedClue:
    number = len(before.turns) - 1
    turn = over.turns[number]
    assert turn.word is not None
    own = _laid(before, turn.team).own
    meant = tuple(card for card in dict.fromkeys(marks.get(number, ())) if card in own)
    plain = ReviewedClue(
        turn=number,
        team=turn.team,
        word=turn.word,
        number=turn.number,
        covered=before.covered,
        touched=turn.touched,
        ended_by=turn.ended_by,
        meant=meant,
        marked=bool(meant),
        before=_rounded(_of_team(turn.team, before)),
        after=_rounded(_of_team(turn.team, after)),
        known=False,
    )
    if mind is None:
        return plain
    return _read(plain, turn, before, over, mind)


def _of_team(team: Team, game: Game) -> float:
    red = red_chance(game)
    return red if team is Team.RED or game.team is not None else 1 - red


def _read(clue: ReviewedClue, turn: Turn, before: Game, over: Game, mind: Mind) -> ReviewedClue:
    """What the mind makes of a clue."""
    laid = _laid(before, turn.team)
    seen = view(before, before.clue_giver)
    instead = said_instead(seen, turn.team, laid, mind.brain, mind.referee)
    if not is_known(clue.word, laid, mind.brain):
        return replace(clue, instead=instead, story=story_of(clue, None, over))
    most = turn.number or max(1, len(turn.touched))
    found = touches(clue.word, turn.number, most, laid, mind.brain)
    meant = clue.meant or guess_meant(found, turn.number, laid)
    clue = replace(
        clue,
        known=True,
        meant=meant,
        heat=tuple(
            Heat(card, _rounded(found.touched[card]))
            for card in sorted(laid.cards, key=lambda card: (-found.touched[card], card))
            if found.touched[card] >= LEAST
        ),
        risk=_rounded(1 - chance_of_all(found, meant, laid.own, most)) if meant else None,
        assassin=_rounded(sum(found.touched[card] for card in laid.cards if over.key[card] is Identity.ASSASSIN)),
        instead=instead,
    )
    return replace(clue, story=story_of(clue, found, over))


def _laid(game: Game, team: Team) -> Laid:
    cards = tuple(card for card in range(len(game.cards)) if card not in game.covered)
    own = frozenset(card for card in cards if game.key[card] is AGENT_OF[team])
    if not own:  # FINE-2: nothing but the assassin is left to be touched
        own = frozenset(card for card in cards if game.key[card] is Identity.ASSASSIN)
    return Laid(cards, tuple(game.cards[card] for card in cards), own)
