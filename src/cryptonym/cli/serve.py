"""`cryptonym serve`: the server, with a word on where to find it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("serve", help="host tables for browsers and programs")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine alone)")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--store", type=Path, default=Path("cryptonym.db"), help="the file in which everything is kept")
    parser.add_argument("--lan", action="store_true", help="let others in the house in: listen on all addresses")
    parser.add_argument("--url", help="the address people use, where a proxy stands in front")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from cryptonym.server.config import Config
    from cryptonym.server.run import lan_address, serve
    from cryptonym.server.store import NewerStore, StoreUnavailable

    config = Config(host=options.host, port=options.port, store=options.store, url=options.url, lan=options.lan)
    console = Console(stderr=True)
    name = lan_address() if config.lan else config.host
    address = config.url or f"http://{name}:{config.port}"
    console.print(f"Cryptonym is at [bold]{address}[/bold]", highlight=False)
    if config.lan:
        _print_code(address)
    try:
        serve(config)
    except (NewerStore, StoreUnavailable) as error:
        console.print(f"[bold red]The store cannot be used:[/bold red] {error}", highlight=False)
        return 1
    return 0


def _print_code(address: str) -> None:
    import segno

    segno.make(address, error="m", micro=False).terminal(compact=True, border=1)
