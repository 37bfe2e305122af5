"""`cryptonym serve`: the server, with a word on where to find it."""

from __future__ import annotations

import argparse
import logging
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cryptonym.cli.saying import say

LOG: Final = logging.getLogger("cryptonym.server")

if TYPE_CHECKING:
    from cryptonym.server.config import Config
    from cryptonym.server.settings import Settings

MOST_FAULTS: Final = 5
"""Of one deck, at the start; `deck check FOLDER` says all."""
NOT_SO: Final = 2
"""Exit code for settings that cannot be: a supervisor need not try again."""


def add_to(commands: Any) -> None:
    from cryptonym.server.kinds import Switch, Within
    from cryptonym.server.settings import FILE, SETTINGS, shown

    parser: argparse.ArgumentParser = commands.add_parser(
        "serve",
        help="host tables for browsers and programs",
        epilog="Each setting can be said on the command line, else as CRYPTONYM_… in the environment, else in a file (--settings).",
    )
    parser.add_argument("--settings", metavar="FILE", help=f"a TOML file with settings; {FILE} may name it instead")
    parser.add_argument("--check", action="store_true", help="say what holds and from where, and start nothing")
    limits = parser.add_argument_group("limits")
    for setting in SETTINGS:
        if setting.is_secret:
            continue
        group = limits if setting.is_limit else parser
        usual = shown(setting, setting.usual)
        options: dict[str, Any] = {"dest": setting.name, "default": None, "help": f"{setting.what} ({usual})"}
        if isinstance(setting.kind, Switch):
            options["action"] = argparse.BooleanOptionalAction
        else:
            options["metavar"] = setting.metavar
            options["action"] = "append" if isinstance(setting.kind, Within) else "store"
        group.add_argument(f"--{setting.name}", **options)
    parser.set_defaults(run=run)


def wants_json(argv: Sequence[str]) -> bool:
    """True if this is a server whose log is JSON, as far as a command line says so that cannot be read as a whole."""
    from cryptonym.server.kinds import TRUE

    if list(argv[:1]) != ["serve"] or "--no-json-logs" in argv:
        return False
    return "--json-logs" in argv or os.environ.get("CRYPTONYM_JSON_LOGS", "").strip().lower() in TRUE


def run(options: argparse.Namespace) -> int:
    from cryptonym.server.logs import configure
    from cryptonym.server.settings import SETTINGS, read_settings

    given = {setting.name: getattr(options, setting.name, None) for setting in SETTINGS}
    settings = read_settings(given, file=options.settings)
    config = None if settings.faults else settings.config()
    if config is not None:
        _look_around(settings, config)
    if options.check:
        return _check(settings)
    if config is None or settings.faults:
        for fault in settings.faults:
            say_why(json_lines=settings.value("json-logs"), heading="This cannot be", reason=fault)
        return NOT_SO
    configure(json_lines=config.json_logs, level=config.log_level)
    for warning in settings.warnings:
        if config.json_logs:
            LOG.warning(warning)
        else:
            say(warning, "Note", "yellow")
    return _serve(config, settings)


def _look_around(settings: Settings, config: Config) -> None:
    """What is installed, beside what is wanted."""
    from cryptonym.decks.offered import NoDecks, read_folder
    from cryptonym.server.http.page import STATIC
    from cryptonym.server.http.uploads import can_reencode
    from cryptonym.server.stores.opening import NO_POSTGRES, can_open

    if config.own_pictures and not can_reencode():
        settings.faults.append(
            f"{settings.given['own-pictures'].where} needs the extra: pip install 'cryptonym[pictures]'."
        )
    if config.decks is not None:
        try:
            read = read_folder(Path(config.decks))
        except NoDecks as error:
            settings.faults.append(f"{settings.given['decks'].where}: {error}.")
            read = []
        settings.warnings += [f"decks: {one.file}: {fault}." for one in read for fault in one.faults[:MOST_FAULTS]]
        if not any(one.deck for one in read):
            settings.warnings.append("decks: there is no deck in that folder.")
    if not can_open(config.store):
        settings.faults.append(f"{settings.given['store'].where}: {NO_POSTGRES}")
    if not (STATIC / "index.html").is_file():
        settings.warnings.append(
            "the page is not in this installation, so browsers see an error: `make web` in a clone builds it."
        )


def _check(settings: Settings) -> int:
    """Print what holds and from where; exit code 2 if the server would not start."""
    wide = max(len(name) for name, _, _ in settings.lines())
    for name, value, where in settings.lines():
        print(f"{name:{wide}}  {value:24}  {where}")
    for warning in settings.warnings:
        print(f"Note: {warning}")
    for fault in settings.faults:
        print(f"This cannot be: {fault}")
    return NOT_SO if settings.faults else 0


def _serve(config: Config, settings: Settings) -> int:
    from cryptonym.server.listening import CannotListen
    from cryptonym.server.run import serve
    from cryptonym.server.stores.store import NewerStore, StoreInUse, StoreUnavailable

    try:
        serve(config, lambda: _say_where(config))
    except (NewerStore, StoreInUse, StoreUnavailable) as error:
        heading, setting, reason = "The store cannot be used", "store", str(error)
    except CannotListen as error:
        heading, setting, reason = "Nobody could reach this server", error.setting, str(error)
    else:
        return 0
    say_why(json_lines=config.json_logs, heading=heading, reason=f"{reason.rstrip('.')} ({settings.said(setting)}).")
    return 1


def say_why(*, json_lines: bool, heading: str, reason: str) -> None:
    """Why the server does not start, for people or as an entry of the log."""
    from cryptonym.server.logs import configure

    if json_lines:
        configure(json_lines=True)
        LOG.critical("%s: %s", heading, reason)
    else:
        say(reason, heading)


def _say_where(config: Config) -> None:
    address = config.address
    if not config.json_logs:
        say(f"Cryptonym is at {address}" if config.socket is None else f"Cryptonym is at {address}, by {config.socket}")
    if config.lan and not config.json_logs:
        _print_code(address)


def _print_code(address: str) -> None:
    import segno

    segno.make(address, error="m", micro=False).terminal(compact=True, border=1)
