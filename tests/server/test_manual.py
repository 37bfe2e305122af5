"""The manual shows what really goes over the wire: every message with its fields, every trouble, every close code."""

from __future__ import annotations

import pytest
from tests.server.manual import PAGE, PARTS, between

from cryptonym.protocol.schema import protocol_schema


@pytest.mark.parametrize("part", PARTS)
def test_the_manual_shows_what_the_program_does(part: str) -> None:
    written = between(part).search(PAGE.read_text(encoding="utf-8"))
    assert written is not None
    assert written[0] == PARTS[part](), "python -m tests.server.manual writes it anew"


def test_the_manual_names_every_event() -> None:
    page = PAGE.read_text(encoding="utf-8")
    tags = {
        definition["properties"]["type"]["enum"][0]
        for definition in protocol_schema()["$defs"].values()
        if "type" in definition.get("properties", {}) and "enum" in definition["properties"]["type"]
    }
    assert sorted(tag for tag in tags if f"`{tag}`" not in page) == []
