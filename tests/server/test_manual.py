"""The manual shows what really goes over the wire: every message with its fields, every trouble, every close code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.server.manual import HOSTING, MANUAL, PAGE, PAGES, between
from tools.docs import reference

import cryptonym.server
from cryptonym.protocol.schema import protocol_schema
from cryptonym.server.http import errors
from cryptonym.server.http.openapi import openapi
from cryptonym.server.settings import SETTINGS, shown

SERVER = Path(cryptonym.server.__file__).parent


@pytest.mark.parametrize(("page", "part"), [(page, part) for page, parts in PAGES.items() for part in parts])
def test_the_manual_shows_what_the_program_does(page: Path, part: str) -> None:
    written = between(part).search(page.read_text(encoding="utf-8"))
    assert written is not None
    assert written[0] == PAGES[page][part](), "python -m tests.server.manual writes it anew"


def test_the_manual_says_where_each_limit_is_reached() -> None:
    rows = re.findall(r"(?m)^\| `--(most-[a-z-]+)` \| ([0-9,]+)", HOSTING.read_text(encoding="utf-8"))
    assert {name: usual.replace(",", "") for name, usual in rows} == {
        setting.name: shown(setting, setting.usual) for setting in SETTINGS if setting.is_limit
    }


def test_the_manual_names_every_code_that_comes_over_http() -> None:
    """Those that `trouble(…)` is called with, and those of the error page."""
    said = set(errors.PLAIN)
    for file in SERVER.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "trouble" and len(call.args) > 1:
                code = call.args[1]
                if isinstance(code, ast.Constant):
                    said.add(str(code.value))
                else:
                    assert ast.unparse(call) == "trouble(error.status_code, code)", "no-such-page or no-such-method"
    assert said | {"no-such-method"} == reference.HTTP_CODES.keys()


def test_every_call_and_every_message_has_a_heading_of_its_own() -> None:
    calls = (MANUAL / "http.md").read_text(encoding="utf-8")
    paths = openapi()["paths"]
    wanted = {f"{method.upper()} {path}" for path, of in paths.items() for method in of}
    assert set(re.findall(r"(?m)^### `([A-Z]+ .+)`$", calls)) == wanted
    messages = (MANUAL / "messages.md").read_text(encoding="utf-8")
    told = re.findall(r"(?m)^### `([a-z_]+)`$", messages)
    schema = protocol_schema()
    tags = [
        schema["$defs"][one["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"][0]
        for way in ("incoming", "outgoing")
        for one in schema[way]["anyOf"]
    ]
    assert told == tags


def test_the_manual_names_every_event() -> None:
    page = PAGE.read_text(encoding="utf-8")
    tags = {
        definition["properties"]["type"]["enum"][0]
        for definition in protocol_schema()["$defs"].values()
        if "type" in definition.get("properties", {}) and "enum" in definition["properties"]["type"]
    }
    assert sorted(tag for tag in tags if f"`{tag}`" not in page) == []
