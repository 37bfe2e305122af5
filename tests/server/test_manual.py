"""The manual shows what really goes over the wire, and names every message."""

from __future__ import annotations

from tests.server.manual import GAME, PAGE, game

from cryptonym.protocol.schema import protocol_schema


def test_the_short_game_in_the_manual_is_the_one_that_is_played() -> None:
    written = GAME.search(PAGE.read_text(encoding="utf-8"))
    assert written is not None
    assert written[0] == game(), "python -m tests.server.manual writes it anew"


def test_the_manual_names_every_message() -> None:
    page = PAGE.read_text(encoding="utf-8")
    tags = {
        definition["properties"]["type"]["enum"][0]
        for definition in protocol_schema()["$defs"].values()
        if "type" in definition.get("properties", {}) and "enum" in definition["properties"]["type"]
    }
    assert sorted(tag for tag in tags if f"`{tag}`" not in page) == []
