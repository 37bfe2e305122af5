"""`cryptonym backup` and `cryptonym restore`: everything in one file, and back."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console


def add_to(commands: Any) -> None:
    from cryptonym.server.config import Config

    for name, run, what in (
        ("backup", run_backup, "write everything into one file; people may go on playing"),
        ("restore", run_restore, "bring a backup into an empty store"),
    ):
        parser: argparse.ArgumentParser = commands.add_parser(name, help=what)
        parser.add_argument("file", type=Path)
        parser.add_argument("--store", default=Config().store, help="a file, or postgresql://…")
        parser.set_defaults(run=run)


def run_backup(options: argparse.Namespace) -> int:
    from cryptonym.server.stores.backup import back_up

    return _tell(lambda: back_up(options.store, options.file), f"are in {options.file}")


def run_restore(options: argparse.Namespace) -> int:
    from cryptonym.server.stores.backup import restore

    return _tell(lambda: restore(options.file, options.store), "are back")


def _tell(work: Callable[[], int], done: str) -> int:
    from cryptonym.server.stores.backup import NotEmpty
    from cryptonym.server.stores.store import NewerStore, StoreUnavailable

    console = Console(stderr=True)
    try:
        events = work()
    except NotEmpty as error:
        console.print(f"[bold red]There is something there already:[/bold red] {error}", highlight=False)
        return 1
    except (NewerStore, StoreUnavailable) as error:
        console.print(f"[bold red]The store cannot be used:[/bold red] {error}", highlight=False)
        return 1
    console.print(f"{events} events {done}", highlight=False)
    return 0
