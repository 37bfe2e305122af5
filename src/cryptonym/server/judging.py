"""The referee beside the tables: in worker processes, never in the event loop. One that dies or dawdles holds nobody up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cryptonym.decks import LANGUAGES, word_entries
from cryptonym.engine import Finding, Game, HouseRule
from cryptonym.lexicon import Entry, parse
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.referee import Board, Judgement, Reason, judge_form
from cryptonym.server.workers import NoAnswer, Workers

PATIENCE: Final = 15.0
"""Seconds after which a clue is judged by its form alone: a language that is just being loaded takes one or two."""


@dataclass(frozen=True, slots=True)
class Laid:
    """What a clue is judged beside: the visible words, their language, and what the group agreed on."""

    visible: tuple[str, ...]
    language: str
    house: tuple[str, ...] = ()
    pictures: bool = False
    entries: str = ""
    """A deck of the host's own in the lexicon's format; empty for ours."""


def laid_before(game: Game, language: str, entries: str = "") -> Laid:
    """The table as the referee sees it: what is covered may be said (CLUE-3), pictures are no words (PIC-1)."""
    visible = tuple(
        card for place, card in enumerate(game.cards) if place not in game.covered and place not in game.pictures
    )
    house = tuple(sorted(rule.value for rule in game.rules.house))
    return Laid(visible, language, house, bool(game.pictures), entries)


class Judges:
    """A small pool of referees. They load a language when it is first asked for."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = Workers(workers)

    async def judge(self, laid: Laid, clue: str, number: int | None, patience: float = PATIENCE) -> Judgement | None:
        """The judgement on a clue. Where no referee answers only its form is judged; None where that says nothing (PEN-5)."""
        try:
            return await self._workers.do(patience, judge_beside, laid, clue, number)
        except NoAnswer:
            return by_form(laid, clue)

    def warm_up(self, language: str) -> None:
        """Have a language loaded before the first clue is typed in it."""
        if language in LANGUAGES:
            self._workers.prepare(judge_beside, Laid((), language), "x", 1)

    def close(self) -> None:
        self._workers.close()


def judge_beside(laid: Laid, clue: str, number: int | None) -> Judgement:
    """In the worker: the board is made once for as long as nothing is covered."""
    return _board(laid).judge(clue, number)


@lru_cache(maxsize=256)
def _board(laid: Laid) -> Board:
    return Board(laid.visible, laid.language, entries=_entries(laid), house=laid.house, pictures=laid.pictures)


def _entries(laid: Laid) -> tuple[Entry, ...]:
    ours = word_entries(laid.language) if laid.language in LANGUAGES else ()
    return (*parse(laid.entries.splitlines()).entries, *ours) if laid.entries else ours


def by_form(laid: Laid, clue: str) -> Judgement | None:
    """What can be said against a clue without a dictionary (CLUE-2, CLUE-3); None where that is nothing."""
    verdict = judge_form(clue, laid.visible, [HouseRule(name) for name in laid.house])
    if verdict.finding is not Finding.ILLEGAL:
        return None
    rule = verdict.rule or "CLUE-2"
    args = {"clue": clue} if verdict.codename is None else {"clue": clue, "codename": verdict.codename}
    message = "referee-two-words" if verdict.codename is None else "referee-visible"
    return Judgement(clue, verdict.finding, rule, (Reason(verdict.finding, rule, message, verdict.codename, args),))


def told(message: asked.Draft, judgement: Judgement | None) -> out.DraftVerdict:
    """A judgement for the typist; `unjudged` if no referee answered."""
    if judgement is None:
        return out.DraftVerdict(word=message.word, number=message.number, finding="unjudged")
    reasons = [
        out.Broken(rule=reason.rule, message=reason.message, args=dict(reason.args)) for reason in judgement.reasons
    ]
    return out.DraftVerdict(word=message.word, number=message.number, finding=judgement.finding.value, reasons=reasons)
