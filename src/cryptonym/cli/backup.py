"""`cryptonym backup` and `cryptonym restore`: everything in one file, and back."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cryptonym.cli.saying import say


def add_to(commands: Any) -> None:
    for name, run, what in (
        ("backup", run_backup, "write everything into one file; people may go on playing"),
        ("restore", run_restore, "bring a backup into an empty store"),
    ):
        parser: argparse.ArgumentParser = commands.add_parser(name, help=what)
        parser.add_argument("file", type=Path)
        parser.add_argument("--store", help="a file, or postgresql://…; CRYPTONYM_STORE or --settings may say it")
        parser.add_argument("--settings", metavar="FILE", help="the TOML file of the server")
        parser.set_defaults(run=run)


def run_backup(options: argparse.Namespace) -> int:
    from cryptonym.server.stores.backup import back_up

    return _tell(options, lambda store: back_up(store, options.file), f"are in {options.file}")


def run_restore(options: argparse.Namespace) -> int:
    from cryptonym.server.stores.backup import restore

    return _tell(options, lambda store: restore(options.file, store), "are back")


def _tell(options: argparse.Namespace, work: Callable[[str], int], done: str) -> int:
    from cryptonym.server.settings import read_settings
    from cryptonym.server.stores.backup import NotEmpty
    from cryptonym.server.stores.opening import NO_POSTGRES, can_open
    from cryptonym.server.stores.store import NewerStore, StoreUnavailable

    settings = read_settings({"store": options.store}, None, options.settings, "store")
    faults = settings.faults or ([] if can_open(settings.value("store")) else [NO_POSTGRES])
    for fault in faults:
        say(fault, "This cannot be")
    if faults:
        return 2
    try:
        events = work(settings.value("store"))
    except NotEmpty as error:
        say(str(error), "There is something there already")
        return 1
    except (NewerStore, StoreUnavailable) as error:
        say(str(error), "The store cannot be used")
        return 1
    except OSError as error:
        say(f"{error.filename or settings.value('store')}: {error.strerror or error}", "Not done")
        return 1
    say(f"{events} events {done}")
    return 0
