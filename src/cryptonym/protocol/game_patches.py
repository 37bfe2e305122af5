"""What changes in the public view of a game, read off the game before and after an event. No view is made.

An event leaves most fields of a game alone: the same objects stand there afterwards. So each field is compared by identity, and only what
has changed is put into the words of the wire. `shared_views.by_difference` says the same from two whole views, and is what the tests hold
this against.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from cryptonym.engine import Game, Team
from cryptonym.engine.view import clue_seen
from cryptonym.protocol import outgoing as out
from cryptonym.protocol.outward import given, turn_seen
from cryptonym.protocol.patch import changes

FIXED: Final = frozenset({"rules", "cards", "pictures", "key", "ending"})
"""Fields of a game that only a deal or an end changes: `shared_views` makes a patch of views then."""
PLAIN: Final = {
    "touches": 0,
    "challenged": False,
    "penalty_open": False,
    "enemy_covers": 0,
    "last_stand": False,
}
"""Fields that are told as they are, each with the value that is left out of a view."""
OF_THE_PHASE: Final = frozenset({"awaits_ruling"})
"""Fields that are told by the phase alone."""
TOLD_OTHERWISE: Final = frozenset({"turn", "covered", "clue", "turns", "hourglass", "clock"})
"""Fields of which more is told than they are, below."""


_plain = attrgetter(*PLAIN)


def game_patch(was: Game, now: Game) -> dict[str, Any]:
    """The patch of the public view, if nothing of `FIXED` has changed; in the order of the view's fields."""
    patch: dict[str, Any] = {}
    plain = _plain_changes(was, now)
    if now.turn is not was.turn:
        patch["turn"] = now.turn.value
    phase = now.phase
    if phase is not was.phase:
        patch["phase"] = phase.value
    if now.covered is not was.covered or "turn" in patch:
        _tell_piles(was, now, patch)
    if now.clue is not was.clue or "touches" in plain or "last_stand" in plain:
        _tell_clue(was, now, patch)
    patch |= plain
    if now.turns is not was.turns:
        _tell_turns(was, now, patch)
    if now.hourglass != was.hourglass:
        patch["hourglass"] = now.hourglass
    if now.clock != was.clock:
        patch["clock"] = _clock(was, now)
    return patch


def _plain_changes(was: Game, now: Game) -> dict[str, Any]:
    patch: dict[str, Any] = {}
    for (name, left_out), old, new in zip(PLAIN.items(), _plain(was), _plain(now), strict=True):
        if new != old:
            patch[name] = None if new == left_out else new
    return patch


def _tell_piles(was: Game, now: Game, patch: dict[str, Any]) -> None:
    """What was covered, what is left of each team's words, and how many a clue may be for."""
    covers = now.covered[len(was.covered) :]
    left = {team.value: now.left(team) for team in Team if now.left(team) != was.left(team)} if covers else {}
    if left:
        patch["left"] = left
    if now.highest_number != was.highest_number:
        patch["highest"] = now.highest_number
    if covers:
        patch["covered"] = {str(card): now.key[card].value for card in covers}


def _tell_clue(was: Game, now: Game, patch: dict[str, Any]) -> None:
    old, new = clue_seen(was), clue_seen(now)
    if new == old:
        return
    if new is None:
        patch["clue"] = None
    elif old is None:
        patch["clue"] = {"word": new.word, "number": given(new.number)}
        if new.guesses_left is not None:
            patch["clue"]["guesses_left"] = new.guesses_left
    else:
        told = out.ClueSeen(word=old.word, number=given(old.number), guesses_left=old.guesses_left)
        tells = out.ClueSeen(word=new.word, number=given(new.number), guesses_left=new.guesses_left)
        patch["clue"] = changes(told, tells)


def _tell_turns(was: Game, now: Game, patch: dict[str, Any]) -> None:
    turns: dict[str, Any] = {}
    for number, turn in enumerate(now.turns):
        if number >= len(was.turns):
            turns[str(number)] = turn_seen(turn)
        elif turn is not was.turns[number] and turn != was.turns[number]:
            turns[str(number)] = changes(turn_seen(was.turns[number]), turn_seen(turn))
    if turns:
        patch["turns"] = turns


def _clock(was: Game, now: Game) -> Any:
    if now.clock is None:
        return None
    new = out.ClockSeen(ends=now.clock.ends, left=now.clock.left)
    return new if was.clock is None else changes(out.ClockSeen(ends=was.clock.ends, left=was.clock.left), new)
