"""The plainest move there is, for a bot whose mind does not answer: it keeps the game going, and nothing more."""

from __future__ import annotations

from collections.abc import Container
from random import Random

from cryptonym.decks import LANGUAGES, word_entries
from cryptonym.engine import (
    Command,
    CoverWord,
    DeclineCover,
    Finding,
    GiveClue,
    Guess,
    Identity,
    Phase,
    RuleOnChallenge,
    Stop,
    Team,
)
from cryptonym.engine.model import AGENT_OF
from cryptonym.engine.view import View
from cryptonym.lexicon import Entry
from cryptonym.referee import judge_form


def plain_move(seen: View, language: str, chance: Random, barred: Container[str] = ()) -> Command:
    """What the seat with this view may always do now; `barred` are clues that the referee will not have."""
    covered = len(seen.covered)
    match seen.phase:
        case Phase.ENEMY:
            return CoverWord(_of(seen, AGENT_OF[seen.starting.other])[0], covered)
        case Phase.RULING:
            return RuleOnChallenge(upheld=False, seen=covered)
        case Phase.GUESS:
            if seen.touches and not seen.last_stand:
                return Stop(covered)
            return Guess(_nearest(seen, language, chance), covered)
    if seen.penalty_open:
        return DeclineCover(covered)
    return _clue(seen, language, barred)


def _of(seen: View, identity: Identity) -> list[int]:
    assert seen.key is not None
    return [card for card in _uncovered(seen) if seen.key[card] is identity]


def _uncovered(seen: View) -> list[int]:
    gone = {card for card, _ in seen.covered}
    return [card for card in range(len(seen.cards)) if card not in gone]


def _clue(seen: View, language: str, barred: Container[str]) -> GiveClue:
    """The first word that comes to mind for one of the own words."""
    visible = [seen.cards[card] for card in _uncovered(seen)]
    own = _of(seen, AGENT_OF[Team(seen.turn)]) or _of(seen, Identity.ASSASSIN)
    entries = _entries(language)
    said = {turn.word for turn in seen.turns}
    for card in own:
        entry = entries.get(seen.cards[card])
        for association in sorted(entry.associations, key=lambda one: -one.strength) if entry else ():
            fine = judge_form(association.word, visible).finding is not Finding.ILLEGAL
            if fine and association.word not in said and association.word not in barred:
                return GiveClue(association.word, 1)
    spare = (word.lower() for word in entries if word not in visible)
    return GiveClue(next(word for word in spare if word not in said and word not in barred), 1)


def _nearest(seen: View, language: str, chance: Random) -> int:
    cards = _uncovered(seen)
    clue = seen.clue.word.casefold() if seen.clue else ""
    entries = _entries(language)
    known = [
        card
        for card in cards
        if (entry := entries.get(seen.cards[card])) and any(one.word.casefold() == clue for one in entry.associations)
    ]
    return known[0] if known else chance.choice(cards)


def _entries(language: str) -> dict[str, Entry]:
    return {entry.codename: entry for entry in word_entries(language if language in LANGUAGES else "en")}
