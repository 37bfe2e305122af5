"""The terminal: `cryptonym serve`, `play`, `replay` and the rest. Each subcommand loads only what it needs."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import signal
import sys
from collections.abc import Sequence

import cryptonym
from cryptonym.minds.cores import on_one_core


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="cryptonym", description="A table for the word-association game.")
    parser.add_argument("--version", action="version", version=f"cryptonym {cryptonym.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    from cryptonym.cli import (
        admin,
        arena,
        backup,
        bench,
        bot,
        deck,
        judge,
        languages,
        play,
        puzzle,
        replay,
        review,
        serve,
    )

    for module in (serve, admin, play, puzzle, replay, review, deck, languages, bench, backup, judge, bot, arena):
        module.add_to(commands)
    options = _parsed(parser, sys.argv[1:] if argv is None else argv)
    on_one_core()
    try:
        code = int(options.run(options))
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        return _nobody_reads()
    return code


def _parsed(parser: argparse.ArgumentParser, argv: Sequence[str]) -> argparse.Namespace:
    """The options of a command line. What is wrong with one of a server whose log is JSON is a line of JSON too."""
    from cryptonym.cli.serve import say_why, wants_json

    if not wants_json(argv):
        return parser.parse_args(argv)
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said):
            return parser.parse_args(argv)
    except SystemExit as end:
        if end.code:
            say_why(json_lines=True, heading="This cannot be", reason=said.getvalue().rpartition("error: ")[2].strip())
        raise


def _nobody_reads() -> int:
    """The exit code of a program whose reader has gone, as in `cryptonym replay FILE --jsonl | head`.

    Python writes out what is left at the end of the process: that goes nowhere.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 128 + signal.SIGPIPE if hasattr(signal, "SIGPIPE") else 1
