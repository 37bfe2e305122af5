"""`cryptonym judge`: is this clue legal, for people and, with `--jsonl`, for programs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TextIO

from rich.console import Console
from rich.markup import escape

from cryptonym.decks.builtin import LANGUAGES, word_entries
from cryptonym.engine import Finding
from cryptonym.languages import FALLBACK
from cryptonym.messages import LANGUAGES as SPOKEN
from cryptonym.messages import Messages
from cryptonym.referee import Board, Judgement, Reason

VERDICTS = {Finding.LEGAL: "legal", Finding.NOTICE: "legal", Finding.DOUBTFUL: "doubtful", Finding.ILLEGAL: "illegal"}
COLOURS = {Finding.LEGAL: "green", Finding.NOTICE: "green", Finding.DOUBTFUL: "yellow", Finding.ILLEGAL: "red"}
UNLIMITED = "unlimited"


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("judge", help="ask the referee about a clue")
    parser.add_argument("clue", nargs="?", help="the clue's word")
    parser.add_argument("number", nargs="?", default="1", help="its number, or 'unlimited'")
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="the language of the game")
    parser.add_argument("--visible", default="", help="the visible codenames, with commas")
    parser.add_argument("--covered", default="", help="codenames that are covered, with commas")
    parser.add_argument("--house", default="", help="house rules by name, with commas: compounds_ok, foreign_ok, …")
    parser.add_argument("--pictures", action="store_true", help="pictures lie on the table")
    parser.add_argument("--ui", choices=SPOKEN, help="the language of the answer (default: the game's)")
    parser.add_argument("--jsonl", action="store_true", help="a JSON object a line on standard input and output")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.jsonl:
        return judge_lines(sys.stdin, sys.stdout, options.ui)
    if options.clue is None:
        print("cryptonym judge: a clue is needed, or --jsonl", file=sys.stderr)
        return 2
    try:
        number = number_of(options.number)
    except ValueError:
        print(f"cryptonym judge: no number: {options.number}", file=sys.stderr)
        return 2
    board = board_of(
        options.lang, listed(options.visible), listed(options.covered), listed(options.house), options.pictures
    )
    judgement = board.judge(options.clue, number)
    show(judgement, Messages(options.ui or spoken(options.lang)))
    return 1 if judgement.finding is Finding.ILLEGAL else 0


def spoken(language: str) -> str:
    """The language of the answer to a question in this one."""
    return language if language in SPOKEN else FALLBACK


def show(judgement: Judgement, messages: Messages) -> None:
    console = Console()
    colour = COLOURS[judgement.finding]
    rule = f" [dim]{judgement.rule}[/dim]" if judgement.rule else ""
    console.print(f"[bold {colour}]{VERDICTS[judgement.finding]}[/bold {colour}]{rule}", highlight=False)
    for reason in judgement.reasons:
        console.print(f"  [dim]{reason.rule:<8}[/dim] {escape(said(reason, messages))}", highlight=False)


def judge_lines(asked: TextIO, answered: TextIO, ui: str | None) -> int:
    """One answer for each line; a line that is no question gets an answer that says so."""
    for line in asked:
        if line.strip():
            print(json.dumps(answer(line, ui), ensure_ascii=False), file=answered, flush=True)
    return 0


def answer(line: str, ui: str | None = None) -> dict[str, Any]:
    """What `--jsonl` says to one line, as DESIGN fixes it."""
    try:
        question = json.loads(line)
        board = board_of(
            str(question["lang"]),
            tuple(map(str, question.get("visible") or ())),
            tuple(map(str, question.get("covered") or ())),
            tuple(map(str, question.get("house_rules") or ())),
            bool(question.get("pictures")),
        )
        clue, number = str(question["clue"]), number_of(question.get("number"))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        return {"error": f"{type(error).__name__}: {error}"}
    messages = Messages(ui or spoken(board.code))
    return to_json(board.judge(clue, number), messages)


def to_json(judgement: Judgement, messages: Messages) -> dict[str, Any]:
    reasons = [_reason_to_json(reason, messages) for reason in judgement.reasons]
    text = " ".join(reason["message"] for reason in reasons) or messages.format("referee-legal")
    rule = judgement.rule if VERDICTS[judgement.finding] != "legal" else None
    return {"verdict": VERDICTS[judgement.finding], "rule": rule, "reasons": reasons, "text": text}


def _reason_to_json(reason: Reason, messages: Messages) -> dict[str, str]:
    codename = {} if reason.codename is None else {"codename": reason.codename}
    return {"rule": reason.rule, **codename, "message": said(reason, messages)}


def said(reason: Reason, messages: Messages) -> str:
    args: Mapping[str, str | int] = reason.args
    return messages.format(reason.message, args)


def number_of(value: object) -> int | None:
    """None stands for unlimited (EXPERT-2)."""
    if value is None or value == UNLIMITED:
        return None
    if isinstance(value, (int, str)) and not isinstance(value, bool):
        return int(value)
    raise ValueError(f"not a number: {value!r}")


def listed(text: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in text.split(",") if item.strip())


@lru_cache(maxsize=64)
def board_of(
    language: str, visible: tuple[str, ...], covered: tuple[str, ...], house: tuple[str, ...], pictures: bool
) -> Board:
    entries = word_entries(language) if language in LANGUAGES else ()
    return Board(visible, language, entries=entries, covered=covered, house=house, pictures=pictures)
