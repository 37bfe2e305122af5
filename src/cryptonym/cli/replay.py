"""`cryptonym replay FILE`: a game played back, from any seat's view."""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from cryptonym.cli.answers import Answers
from cryptonym.cli.screen import Screen
from cryptonym.cli.telling import sentences
from cryptonym.engine import redact, view
from cryptonym.engine.log import GAME, CorruptLog
from cryptonym.engine.model import SEAT_NAMES
from cryptonym.engine.replay import Step, replay
from cryptonym.messages import LANGUAGES, Messages


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("replay", help="play a kept game back")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", choices=sorted(SEAT_NAMES), default="watcher", help="whose view to show")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--step", action="store_true", help="step through it: on, back, to a number, from another seat")
    parser.add_argument("--pace", type=_seconds, metavar="SECONDS", help="play it, so many seconds from step to step")
    parser.add_argument("--jsonl", action="store_true", help="the seat's events, a JSON object a line")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    messages = Messages(options.lang)
    screen = Screen(Console(), messages)
    try:
        with options.file.open(encoding="utf-8") as lines:
            steps = list(replay(lines))
    except FileNotFoundError:
        screen.show(messages.format("terminal-file-missing", {"file": str(options.file)}))
        return 2
    except UnicodeDecodeError:
        screen.show(messages.format("terminal-replay-damaged", {"line": 1, "reason": "this is not UTF-8"}))
        return 1
    except CorruptLog as error:
        screen.show(messages.format("terminal-replay-damaged", {"line": error.line, "reason": error.reason}))
        return 1
    if options.jsonl:
        return _as_json(steps, options.seat)
    shown = Shown(steps, messages, screen)
    if options.step:
        shown.step_through(options.seat)
    else:
        shown.all(options.seat, options.pace or 0)
    return 0


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds <= 3600:
        raise argparse.ArgumentTypeError("from 0 to 3600")
    return seconds


@dataclass(frozen=True)
class Shown:
    """A game on the screen, event by event. Clocks that start and stop are not steps: they say nothing."""

    steps: list[Step]
    messages: Messages
    screen: Screen

    @property
    def telling(self) -> list[int]:
        """The places of those steps of which there is something to say."""
        return [place for place, step in enumerate(self.steps) if any(sentences(step.event, step.game, self.messages))]

    def all(self, seat: str, pace: float) -> None:
        self._head(seat)
        for place in self.telling:
            self.screen.show("")
            self._show(place, seat)
            time.sleep(pace)

    def step_through(self, seat: str) -> None:
        """Enter goes on, a number to that step; keys go back, to the next seat and away."""
        telling, answers = self.telling, Answers(self.messages)
        seats = ["watcher", *(str(one) for one in self.steps[0].game.seats)]
        at = 0
        while True:
            self.screen.clear()
            self._head(seat)
            self._show(telling[at], seat)
            try:
                said = self.screen.console.input(self.messages.format("terminal-replay-keys") + " ").strip()
            except EOFError:
                return
            meant = answers.choice("replay", said)
            if meant == "quit" or (not said and at == len(telling) - 1):
                return
            if meant == "seat":
                seat = seats[(seats.index(seat) + 1) % len(seats)] if seat in seats else seats[0]
            elif meant == "back":
                at = max(0, at - 1)
            elif said.isdecimal():
                at = max((place for place, step in enumerate(telling) if step < int(said)), default=0)
            elif not said:
                at += 1

    def _head(self, seat: str) -> None:
        self.screen.show(Text(self.messages.format("terminal-replay-as", {"seat": seat}), "bold"))

    def _show(self, place: int, seat: str) -> None:
        step, sees = self.steps[place], SEAT_NAMES[seat]
        head = self.messages.format("terminal-replay-step", {"number": place + 1, "count": len(self.steps)})
        told = sentences(redact(step.event, sees), step.game, self.messages)
        self.screen.show(Text(head, "dim"), *[Text(sentence, "italic") for sentence in told])
        self.screen.table(view(step.game, sees))


def _as_json(steps: list[Step], seat: str) -> int:
    for number, step in enumerate(steps, start=1):
        told = {"n": number} | GAME.encode(redact(step.event, SEAT_NAMES[seat]))
        sys.stdout.write(json.dumps(told, ensure_ascii=False) + "\n")
    return 0
