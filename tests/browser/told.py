"""A table in whatever state a test wants: the page is told of it over a line that the test holds."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import WebSocketRoute
from tests.browser.people import Person
from tests.serving import Server

LINK = "A" * 22
CLUE: dict[str, Any] = {
    "phase": "guess",
    "clue": {"word": "harbour", "number": 3, "guesses_left": 4},
    "touches": 0,
}


def hello(
    *,
    seat: str = "red-operative",
    actions: Sequence[str] = (),
    game: Mapping[str, Any] | None = None,
    view: Mapping[str, Any] | None = None,
    rules: Mapping[str, Any] | None = None,
    you: Mapping[str, Any] | None = None,
    presence: Mapping[str, Any] | None = None,
) -> list[dict[str, Any]]:
    """What a server says to somebody who comes to a table where a game is on."""
    all_rules = {
        "grid": "5x5",
        "mode": "teams",
        "assassin_ending": False,
        "referee": "warns",
        "house": [],
        "own_limits": "",
        "hourglass_seconds": 60,
        **(rules or {}),
    }
    seen = {
        "rules": all_rules,
        "language": "en",
        "columns": 5,
        "cards": ["WORD"] * 25,
        "starting": "red",
        "turn": "red",
        "phase": "clue",
        "left": {"red": 9, "blue": 8},
        "highest": 9,
        "turns": {"0": {"team": "red"}},
        **(game or {}),
    }
    settings = {"rules": all_rules, "language": "en", "kind": "words", "colour": "red", "deck": "builtin"}
    people = {
        "a": {"name": "Heron", "seat": None if seat == "watcher" else seat},
        "b": {"name": "Owl", "seat": "red-operative" if seat == "red-spymaster" else "red-spymaster"},
    }
    whole = {
        "settings": settings,
        "wins": {"red": 0, "blue": 0},
        "people": people,
        "host": "b",
        "games": 1,
        "game": seen,
        **(view or {}),
    }
    return [
        {"type": "welcome", "protocol": 1, "build": "x", "table": LINK, "now": 0},
        {"type": "you", "person": "a", "seat": seat, **(you or {})},
        {"type": "snapshot", "n": 1, "view": whole, "actions": list(actions)},
        {"type": "presence", "here": list(whole["people"]), **(presence or {})},
    ]


def told(person: Person, server: Server, messages: Sequence[Mapping[str, Any]]) -> WebSocketRoute:
    """Bring somebody to a table of which the page is told these messages; the line, to tell it more."""
    lines: list[WebSocketRoute] = []
    fresh = [True]

    def serve(route: WebSocketRoute) -> None:
        lines.append(route)
        fresh[0] = True

        def hear(_: str | bytes) -> None:
            if fresh[0]:
                for message in messages:
                    route.send(json.dumps(message))
            fresh[0] = False

        route.on_message(hear)

    person.page.route_web_socket(re.compile("/ws$"), serve)
    person.page.goto(f"{server.url}/t/{LINK}")
    person.screen("table")
    person.page.evaluate("document.fonts.ready")
    return lines[-1]
