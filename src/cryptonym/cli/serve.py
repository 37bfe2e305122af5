"""`cryptonym serve`: the server, with a word on where to find it."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from rich.console import Console

if TYPE_CHECKING:
    from cryptonym.server.tables.outside import Endpoint

LIMITS = {
    "commands_a_second": "commands a second from one socket",
    "sockets_an_address": "open sockets from one address",
    "connections_an_address": "open connections from one address, requests too",
    "connections_a_second": "new connections a second from one address",
    "sockets_a_person": "open sockets of one person at a table",
    "watching": "people who may watch one table",
    "openings_a_minute": "tables a minute that one address may open",
    "events_a_table": "events that one table may write down",
    "tables_a_day": "tables a day that may be opened in all",
    "tables_a_day_an_address": "tables a day that one address may open",
    "guesses_a_minute": "wrong codes and passwords a minute from one address",
    "reads_a_second": "replays a second for one address",
    "pictures_mb": "megabytes of own pictures on this server",
}


def add_to(commands: Any) -> None:
    from cryptonym.server.config import Config

    usual = Config()
    parser: argparse.ArgumentParser = commands.add_parser("serve", help="host tables for browsers and programs")
    parser.add_argument("--host", default=usual.host, help="address to listen on (default: this machine alone)")
    parser.add_argument("--port", type=int, default=usual.port)
    parser.add_argument("--store", default=usual.store, help="where everything is kept: a file, or postgresql://…")
    parser.add_argument("--lan", action="store_true", help="let others in the house in: listen on all addresses")
    parser.add_argument("--url", help="the address people use, where a proxy stands in front")
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help="believe its X-Forwarded-For")
    parser.add_argument(
        "--keep", type=int, default=usual.keep_days, metavar="DAYS", help="purge tables idle for so long"
    )
    parser.add_argument(
        "--bot-seconds",
        type=float,
        default=usual.bot_seconds,
        metavar="S",
        help="how long bots take over a move, about",
    )
    parser.add_argument(
        "--outside-bot",
        metavar="URL",
        help="an OpenAI-compatible endpoint whose model may sit on seats; its key is read from CRYPTONYM_OUTSIDE_KEY",
    )
    parser.add_argument("--outside-model", default="default", metavar="NAME", help="which of its models plays")
    parser.add_argument("--no-talk", action="store_true", help="no lines to each other at any table")
    parser.add_argument(
        "--own-pictures",
        action="store_true",
        help="let hosts of tables bring their own (pip install 'cryptonym[pictures]')",
    )
    parser.add_argument("--json-logs", action="store_true", help="a line of JSON for each entry of the log")
    limits = parser.add_argument_group("limits")
    for name, what in LIMITS.items():
        value = getattr(usual, name)
        option = "--most-" + name.replace("_", "-")
        limits.add_argument(option, type=type(value), default=value, dest=name, metavar="N", help=f"{what} ({value:g})")
    parser.set_defaults(run=run)


def _endpoint(options: argparse.Namespace) -> Endpoint | None:
    """The one address outside that is ever asked; None where none was named."""
    from cryptonym.server.tables.outside import Endpoint

    if options.outside_bot is None:
        return None
    address = urlsplit(options.outside_bot)
    if address.scheme not in ("http", "https") or not address.hostname:
        raise SystemExit("--outside-bot is an address such as http://127.0.0.1:11434/v1")
    return Endpoint(options.outside_bot, options.outside_model, os.environ.get("CRYPTONYM_OUTSIDE_KEY", ""))


def run(options: argparse.Namespace) -> int:
    from cryptonym.server.config import Config
    from cryptonym.server.http.uploads import can_reencode
    from cryptonym.server.run import lan_address, serve
    from cryptonym.server.stores.store import NewerStore, StoreInUse, StoreUnavailable

    config = Config(
        host=options.host,
        port=options.port,
        store=options.store,
        url=options.url,
        lan=options.lan,
        proxies=frozenset(options.proxy),
        talk=not options.no_talk,
        outside=_endpoint(options),
        bot_seconds=max(0.0, options.bot_seconds),
        keep_days=options.keep,
        json_logs=options.json_logs,
        own_pictures=options.own_pictures,
        **{name: getattr(options, name) for name in LIMITS},
    )
    console = Console(stderr=True)
    if config.own_pictures and not can_reencode():
        console.print(
            "[bold red]Own pictures need the extra:[/bold red] pip install 'cryptonym\\[pictures]'", highlight=False
        )
        return 1
    name = lan_address() if config.lan else config.host
    address = config.url or f"http://{name}:{config.port}"
    if not config.json_logs:
        console.print(f"Cryptonym is at [bold]{address}[/bold]", highlight=False)
    if config.lan:
        _print_code(address)
    try:
        serve(config)
    except (NewerStore, StoreInUse, StoreUnavailable) as error:
        console.print(f"[bold red]The store cannot be used:[/bold red] {error}", highlight=False)
        return 1
    return 0


def _print_code(address: str) -> None:
    import segno

    segno.make(address, error="m", micro=False).terminal(compact=True, border=1)
