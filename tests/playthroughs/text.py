"""A game as text: every seat's view after every event.

A dot is a card that the seat knows nothing about, a small letter one that it knows from the key, a capital a covered one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator

from tests.grids import LETTERS
from tests.playthroughs.games import Script, Step, played

from cryptonym.engine import WATCHER, Event, GameDealt, Seat, View, actions, redact, view
from cryptonym.engine.log import GAME

LETTER_OF = {identity: letter for letter, identity in LETTERS.items()}


def playthrough(script: Script) -> str:
    return "\n".join(_lines(script, played(script))) + "\n"


def _lines(script: Script, steps: list[Step]) -> Iterator[str]:
    first = steps[0].game
    rules = json.dumps(GAME.encode(steps[0].event)["rules"])
    yield f"{script.name}: {first.key.starting} starts"
    yield f"  {rules}"
    columns = first.rules.grid.columns
    for row in range(0, len(first.cards), columns):
        places = range(row, row + columns)
        marked = [first.cards[place] + ("*" if place in first.pictures else "") for place in places]
        yield "  " + " ".join(f"{card:<10}" for card in marked).rstrip()
    move = -1
    for number, step in enumerate(steps, start=1):
        if step.number != move:
            move = step.number
            yield f"\n> {step.move}"
        yield from _after(number, step)


def _after(number: int, step: Step) -> Iterator[str]:
    seats = (*step.game.seats, WATCHER)
    for who, heard in _alike(seats, lambda seat: _heard(redact(step.event, seat))):
        yield f"{number:>3} {who}{heard}"
    for who, known in _alike(seats, lambda seat: _public(view(step.game, seat))):
        yield f"    {who}{known}"
    for seat in seats:
        offered = " ".join(actions(step.game, seat)) or "-"
        yield f"    {seat!s:<15} {_grid(view(step.game, seat))}  {offered}"


def _alike(seats: Iterable[Seat], describe: Callable[[Seat], str]) -> list[tuple[str, str]]:
    """What each seat hears, said once where all hear the same."""
    said: dict[str, list[str]] = {}
    for seat in seats:
        said.setdefault(describe(seat), []).append(str(seat))
    if len(said) == 1:
        return [("", text) for text in said]
    return [(", ".join(who) + ": ", text) for text, who in said.items()]


def _heard(event: Event) -> str:
    stored = GAME.encode(event)
    name = stored.pop("type")
    stored.pop("v")
    if isinstance(event, GameDealt):
        key = "".join(LETTER_OF[identity] for identity in event.key.identities) if event.key else "hidden"
        stored = {"starting": stored["starting"], "key": key}
    return " ".join(
        (name, *(f"{field}={value}" for field, value in stored.items() if value is not None and value is not False))
    )


def _public(seen: View) -> str:
    clue = ""
    if seen.clue:
        number = "unlimited" if seen.clue.number is None else seen.clue.number
        left = "no limit" if seen.clue.guesses_left is None else f"{seen.clue.guesses_left} left"
        clue = f"clue {seen.clue.word} {number} ({left})"
    flags = {
        "challenged": seen.challenged,
        "penalty open": seen.penalty_open,
        f"enemy covers {seen.enemy_covers}": seen.enemy_covers,
        "last stand": seen.last_stand,
    }
    parts = [
        f"{seen.phase}: {seen.turn}",
        f"piles {seen.left[0]}-{seen.left[1]}",
        clue,
        f"touches {seen.touches}" if seen.touches else "",
        *(name for name, is_so in flags.items() if is_so),
        f"hourglass until {seen.hourglass}" if seen.hourglass is not None else "",
        f"clock {seen.clock.ends if seen.clock.left is None else f'stands, {seen.clock.left} left'}"
        if seen.clock
        else "",
        f"ended by {seen.ending.by}, winner {seen.ending.winner}, score {seen.ending.score}" if seen.ending else "",
        f"turns {len(seen.turns)}",
    ]
    return ", ".join(part for part in parts if part)


def _grid(seen: View) -> str:
    covered = dict(seen.covered)
    signs = []
    for card in range(len(seen.cards)):
        if card in covered:
            signs.append(LETTER_OF[covered[card]].upper())
        elif seen.key is not None:
            signs.append(LETTER_OF[seen.key[card]])
        else:
            signs.append(".")
    columns = seen.rules.grid.columns
    return " ".join("".join(signs[row : row + columns]) for row in range(0, len(signs), columns))
