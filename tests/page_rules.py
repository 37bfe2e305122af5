"""What the page's own rules are held to (ADR 0021): the engine's games for the page to repeat, the page's games for the engine to check.

`python -m tests.page_rules games` prints games; `python -m tests.page_rules check` reads logs, a JSON list, and says which are wrong.
The page's tests (`web/tests/rules.test.ts`) call both.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from tests.grids import fold
from tests.players import VARIANTS, dealt_events, name_of, random_move

from cryptonym.engine import (
    WATCHER,
    Command,
    CoverWord,
    Game,
    GameDealt,
    GiveClue,
    Guess,
    Rules,
    Seat,
    Stop,
    Violation,
    begin,
    decide,
    evolve,
    view,
)
from cryptonym.engine.log import GAME, CorruptLog, write
from cryptonym.engine.model import SPYMASTER_OF
from cryptonym.engine.replay import replay
from cryptonym.protocol.outward import game_view

ONE_PHONE = tuple(rules for rules in VARIANTS if not rules.is_strict)
GAMES_EACH = 12
LOGS_EACH = 1
LONGEST = 400


def played(rules: Rules, seed: int) -> dict[str, Any]:
    """A game by the moves that one phone offers, wrong ones among them: each with what the engine makes of it."""
    lot = random.Random(seed)
    events = list(dealt_events(rules, seed))
    game = begin(dealt_in(events))
    moves: list[dict[str, Any]] = []
    while not game.is_over and len(moves) < LONGEST:
        move = one_phone_move(game, lot)
        decision = decide(game, *asked(game, move))
        if isinstance(decision, Violation):
            moves.append(move | {"refused": {"message": decision.message, "args": dict(decision.args)}})
            continue
        events += decision
        game = fold(game, decision)
        moves.append(move | {"events": [plain(event) for event in decision]})
    assert game.is_over
    return {"name": f"{name_of(rules)}/{seed}", "dealt": plain(events[0]), "moves": moves}


def one_phone_move(game: Game, lot: random.Random) -> dict[str, Any]:
    """Mostly what is asked for now, and rather a good touch than a bad one, so that all kinds of endings are met."""
    cards = range(-1, len(game.cards) + 1)
    if lot.random() < 0.15:
        wrong: tuple[dict[str, Any], ...] = (
            {
                "type": "clue",
                "word": lot.choice(("", "  ", "a" * 61, "a\u0000b", "e\u0301toile", "tic tac")),
                "number": 1,
            },
            {"type": "clue", "word": "alfa", "number": lot.choice((-1, 26, None, 0))},
            {"type": "guess", "card": lot.choice(cards)},
            {"type": "cover", "card": lot.choice(cards)},
            {"type": "stop"},
        )
        return lot.choice(wrong)
    if game.phase == "clue":
        number = lot.choice((0, 1, 2, 3, 4, game.highest_number, None))
        return {
            "type": "clue",
            "word": "alfa",
            "number": number if number is None else min(number, game.highest_number),
        }
    open_cards = [card for card in range(len(game.cards)) if card not in game.covered]
    own = [card for card in open_cards if game.key[card].value == game.turn.value]
    if game.phase == "enemy":
        return {"type": "cover", "card": lot.choice(own)}
    if lot.random() < 0.12:
        return {"type": "stop"}
    return {"type": "guess", "card": lot.choice(own if own and lot.random() < 0.75 else open_cards)}


def asked(game: Game, move: dict[str, Any]) -> tuple[Seat, Command]:
    """Whose move it is, the phone knows by who holds it."""
    seen = len(game.covered)
    match move["type"]:
        case "clue":
            return game.clue_giver, GiveClue(move["word"], move["number"])
        case "guess":
            return game.guesser, Guess(move["card"], seen)
        case "stop":
            return game.guesser, Stop(seen)
        case _:
            return SPYMASTER_OF[game.team or game.turn], CoverWord(move["card"], seen)


def logged(rules: Rules, seed: int) -> dict[str, Any]:
    """A game with everything in it, challenges and clocks too, as its log, and both views of it after each event."""
    lot = random.Random(seed)
    events = list(dealt_events(rules, seed))
    game = fold(begin(dealt_in(events)), events[1:])
    for at in range(0, 1000 * LONGEST, 100):
        if game.is_over:
            break
        decision = decide(game, *random_move(game, lot, at))
        if not isinstance(decision, Violation):
            events += decision
            game = fold(game, decision)
    return {"name": f"{name_of(rules)}/{seed}", "log": "".join(write(events)), "views": list(views(events))}


def views(events: list[Any]) -> Iterator[Any]:
    game = begin(dealt_in(events))
    for number, event in enumerate(events):
        game = evolve(game, event)
        seat = game.seats[0] if number % 2 else WATCHER
        yield msgspec.to_builtins(game_view(view(game, seat), "it"))


def dealt_in(events: list[Any]) -> GameDealt:
    dealt = events[0]
    assert isinstance(dealt, GameDealt)
    return dealt


def plain(event: Any) -> dict[str, Any]:
    """As it stands in a log, without what only a referee has to say."""
    stored = GAME.encode(event)
    return {name: value for name, value in stored.items() if name not in ("v", "verdict", "let_pass")}


def wrong_logs(logs: list[str]) -> list[str]:
    """Of logs that claim to be whole games, those that the rules would not have made."""
    wrong = []
    for number, log in enumerate(logs):
        try:
            steps = list(replay(log.splitlines()))
            if not steps[-1].game.is_over:
                wrong.append(f"log {number} has no end")
        except CorruptLog as error:
            wrong.append(f"log {number}, {error}")
    return wrong


def main() -> None:
    if sys.argv[1:] == ["games"]:
        told = {
            "played": [played(rules, seed) for rules in ONE_PHONE for seed in range(GAMES_EACH)],
            "logged": [logged(rules, seed) for rules in VARIANTS for seed in range(LOGS_EACH)],
        }
        json.dump(told, sys.stdout)
    else:
        json.dump(wrong_logs(json.load(sys.stdin)), sys.stdout)


if __name__ == "__main__":
    main()
