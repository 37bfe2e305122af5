"""The manual shows what really goes over the wire: every message with its fields, every trouble, every close code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.server.manual import HOSTING, PAGE, PAGES, between

from cryptonym.protocol.schema import protocol_schema
from cryptonym.server.settings import SETTINGS, shown


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


def test_the_manual_names_every_event() -> None:
    page = PAGE.read_text(encoding="utf-8")
    tags = {
        definition["properties"]["type"]["enum"][0]
        for definition in protocol_schema()["$defs"].values()
        if "type" in definition.get("properties", {}) and "enum" in definition["properties"]["type"]
    }
    assert sorted(tag for tag in tags if f"`{tag}`" not in page) == []
