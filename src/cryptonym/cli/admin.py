"""`cryptonym admin`: what a host can do while the server runs."""

from __future__ import annotations

import argparse
import functools
import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.request
from typing import Any, Final

import msgspec

from cryptonym.cli.saying import say

TOKEN: Final = "CRYPTONYM_ADMIN_TOKEN"  # noqa: S105 - a variable's name
NOT_DONE: Final = 1
PATIENCE: Final = 30.0
MOST_HEARD: Final = 4_000_000
"""Bytes of an answer: a thousand tables are a tenth of it."""
REFUSED: Final = {
    "token-needed": f"the server takes another token than the one in {TOKEN}",
    "no-such-page": "the server has no admin-token, so it cannot be asked over HTTP",
    "too-fast": "too many wrong tokens from this address; try again in a minute",
    "other-host": "the server is not called by this name; --server is the address that people use",
}


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser(
        "admin",
        help="tables, bans and announcements of a running server",
        description="Asks the server on this machine, by the socket beside its store; or one elsewhere, with --server.",
    )
    _which_server(parser, default=None)
    acts = parser.add_subparsers(dest="act", required=True, metavar="act")

    def act(name: str, what: str) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = acts.add_parser(name, help=what)
        _which_server(added, default=argparse.SUPPRESS)  # what stands before the act holds if nothing stands behind it
        return added

    act("tables", "the tables in memory: people, language, kind, never names, words or keys")
    for name, what in (
        ("table", "one table, and what its people's addresses are called"),
        ("close", "let its game stand still; those who sit there may open it again"),
        ("purge", "delete it with everything, and send everybody there away"),
        ("mute", "no table talk there, whatever its host switches"),
        ("unmute", "table talk again"),
    ):
        act(name, what).add_argument("table", help="its id, its first four signs or more, or its short code")
    forget = act("forget", "take a name out of a table and its replays, of everybody who was ever called so there")
    forget.add_argument("table", help="its id, its first four signs or more, or its short code")
    forget.add_argument("name")
    announce = act("announce", "show a line to everybody, also to those who come later")
    announce.add_argument("line")
    announce.add_argument("--table", help="to one table alone")
    announce.add_argument("--hours", type=float, default=1.0)
    ban = act("ban", "let nobody in from an address for some hours")
    ban.add_argument("who", help="what the log, or `table`, calls the address")
    ban.add_argument("--hours", type=float, default=24.0)
    act("unban", "let them in again").add_argument("who")
    act("bans", "who is banned, and for how long")
    act("invite", "a code to open one table with, where not everybody may").add_argument(
        "--hours", type=float, default=168.0
    )
    parser.set_defaults(run=run)


def _which_server(parser: argparse.ArgumentParser, default: str | None) -> None:
    """The options that all acts have, before the act or behind it."""
    add = functools.partial(parser.add_argument, default=default)
    add("--store", help="the server's store; CRYPTONYM_STORE or --settings may say it")
    add("--admin-socket", metavar="FILE", help="the server's socket, where it is not beside the store")
    add("--settings", metavar="FILE", help="the TOML file of the server")
    add("--server", metavar="URL", help=f"ask over HTTP, with the token in {TOKEN}")
    add("--json", action="store_true", help="print the answer as the server gave it")


def run(options: argparse.Namespace) -> int:
    try:
        answer = _over_http(options, _asked(options)) if options.server else _by_socket(options, _asked(options))
    except OSError as error:
        say(f"{error.strerror or error}", "The server does not answer")
        return NOT_DONE
    if options.json:
        print(json.dumps(answer, ensure_ascii=False))
    elif answer["done"]:
        _tell(answer)
    else:
        say(str(answer["why"]), "Not done")
    return 0 if answer["done"] else NOT_DONE


def _asked(options: argparse.Namespace) -> dict[str, Any]:
    act: dict[str, Any] = {"act": options.act}
    act |= {
        name: getattr(options, name)
        for name in ("table", "name", "line", "who", "hours")
        if getattr(options, name, None) is not None
    }
    if options.act in ("unmute", "unban"):
        act |= {"act": options.act.removeprefix("un"), "on": False}
    return act


def _by_socket(options: argparse.Namespace, act: dict[str, Any]) -> dict[str, Any]:
    from cryptonym.server.admin.line import admin_path, ask
    from cryptonym.server.settings import read_settings

    given = {"store": options.store, "admin-socket": options.admin_socket}
    settings = read_settings(given, None, options.settings, "store", "admin-socket")
    if settings.faults:
        return {"done": False, "why": " ".join(settings.faults)}
    path = admin_path(settings.config())
    if path is None:
        return {"done": False, "why": "this server has no socket for it: say --admin-socket, or --server with a token"}
    if not path.exists():
        return {"done": False, "why": f"no server listens at {path}"}
    return ask(path, act)


class _Stay(urllib.request.HTTPRedirectHandler):
    """Goes nowhere else: the token is for this server."""

    def redirect_request(self, *_: Any) -> None:
        return None


def _over_http(options: argparse.Namespace, act: dict[str, Any]) -> dict[str, Any]:
    from cryptonym.server.kinds import Token, Url

    if not os.environ.get(TOKEN):
        return {"done": False, "why": f"{TOKEN} has to hold the server's admin-token"}
    try:
        server = Url(bare=True).read(options.server)
    except ValueError as error:
        return {"done": False, "why": f"--server: {error}"}
    try:
        token = Token().read(os.environ[TOKEN])
    except ValueError as error:
        return {"done": False, "why": f"{TOKEN}: {error}"}
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    request = urllib.request.Request(f"{server}/api/admin", msgspec.json.encode(act), headers)  # noqa: S310
    try:
        with urllib.request.build_opener(_Stay).open(request, timeout=PATIENCE) as heard:
            status, text = heard.status, heard.read(MOST_HEARD)
    except urllib.error.HTTPError as error:
        with error:
            status, text = error.code, error.read(MOST_HEARD)
    except urllib.error.URLError as error:
        return {"done": False, "why": f"{server} does not answer ({getattr(error.reason, 'strerror', error.reason)})"}
    except http.client.HTTPException:
        return {"done": False, "why": f"what answers at {server} is no Cryptonym server"}
    return _understood(server, status, text)


def _understood(server: str, status: int, text: bytes) -> dict[str, Any]:
    """What a server said, or a sentence on why it is no answer."""
    try:
        told = json.loads(text)
    except ValueError:
        told = None
    if isinstance(told, dict) and "done" in told:
        return told
    code = str(told.get("code", "")) if isinstance(told, dict) else ""
    usual = f"what answers at {server} is no Cryptonym server, or sends elsewhere ({status})"
    return {"done": False, "why": REFUSED.get(code, usual)}


def _tell(answer: dict[str, Any]) -> None:
    if "tables" in answer:
        _list([{name: _shown(name, value) for name, value in table.items()} for table in answer["tables"]])
        if answer["more"]:
            print(f"and {answer['more']} more")
    elif "table" in answer:
        for name, value in answer["table"].items():
            print(f"{name:10} {_shown(name, value)}")
    elif "bans" in answer:
        _list([{name: _shown(name, value) for name, value in ban.items()} for ban in answer["bans"]])
    elif "invitation" in answer:
        print(answer["invitation"])
        say(f"It opens one table, within {_shown('until', answer['until'])}.")
    else:
        say("Done." if "until" not in answer else f"Done, for {_shown('until', answer['until'])}.")


def _list(rows: list[dict[str, str]]) -> None:
    from rich.console import Console
    from rich.table import Table

    if not rows:
        say("None.")
        return
    table = Table(*rows[0], box=None, pad_edge=False)
    for row in rows:
        table.add_row(*row.values())
    Console(width=None if sys.stdout.isatty() else 200).print(table)


def _shown(name: str, value: Any) -> str:
    if name == "opened":
        return _span(time.time() - value / 1000)
    if name == "until":
        return _span(value / 1000 - time.time())
    if isinstance(value, bool):
        return "yes" if value else "–"
    return ", ".join(value) if isinstance(value, list) else str(value)


def _span(seconds: float) -> str:
    minutes = round(max(0.0, seconds) / 60)
    return f"{minutes} min" if minutes < 120 else f"{minutes // 60} h" if minutes < 2880 else f"{minutes // 1440} days"
