"""The manual's page of costs names every message and every address, and no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from starlette.routing import Mount, Route

from cryptonym.protocol import incoming as asked
from cryptonym.server.app import make_app
from cryptonym.server.config import Config
from cryptonym.server.services import make_services
from cryptonym.server.stores.memory import MemoryStore

PAGE = Path(__file__).parents[2] / "docs" / "manual" / "costs.md"


def tags(union: Any) -> Iterator[str]:
    for one in get_args(union):
        if get_args(one):
            yield from tags(one)
        else:
            yield one.__struct_config__.tag


def rows() -> list[list[str]]:
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_every_message_has_its_line() -> None:
    named = [row[0].strip("`") for row in rows() if " " not in row[0]]
    assert sorted(named) == sorted(tags(asked.Incoming))


def test_every_address_has_its_line() -> None:
    named = {match[1] for row in rows() if (match := re.match(r"`((?:GET|POST|DELETE) [^`]+)`", row[0]))}
    served = {"GET /ws", "GET /"}
    for route in make_app(make_services(MemoryStore(), Config())).routes:
        for path, one in (
            [(route.path + inner.path, inner) for inner in route.routes if isinstance(inner, Route)]
            if isinstance(route, Mount)
            else [(route.path, route)]
            if isinstance(route, Route) and "{path" not in route.path
            else []
        ):
            served |= {f"{method} {path}" for method in (one.methods or ()) if method != "HEAD"}
    assert named == served


def test_every_line_answers_three_questions() -> None:
    assert all(len(row) == 4 and row[1] and row[2] for row in rows())
