"""`cryptonym replay FILE`: a game played back, from any seat's view."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

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
    parser.add_argument("--step", action="store_true", help="wait for Enter after each event")
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
    seat = SEAT_NAMES[options.seat]
    screen.show(Text(messages.format("terminal-replay-as", {"seat": options.seat}), "bold"))
    for number, step in enumerate(steps, start=1):
        told = list(sentences(redact(step.event, seat), step.game, messages))
        if not told:
            continue
        head = messages.format("terminal-replay-step", {"number": number, "count": len(steps)})
        screen.show("", Text(head, "dim"), *[Text(sentence, "italic") for sentence in told])
        screen.table(view(step.game, seat))
        if options.step:
            screen.console.input(messages.format("terminal-press-enter"))
    return 0


def _as_json(steps: list[Step], seat: str) -> int:
    import json

    for number, step in enumerate(steps, start=1):
        told = {"n": number} | GAME.encode(redact(step.event, SEAT_NAMES[seat]))
        sys.stdout.write(json.dumps(told, ensure_ascii=False) + "\n")
    return 0
