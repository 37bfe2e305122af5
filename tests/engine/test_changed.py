"""`changed` copies all that an object holds, so a value that an object remembers about itself would be stale in the copy."""

from __future__ import annotations

import ast
from dataclasses import fields
from functools import cached_property
from pathlib import Path

import pytest
from tests.tables import dealt, seated

import cryptonym
from cryptonym.engine import Game
from cryptonym.table import Table

CHANGED = {"engine/evolve.py": Game, "table/evolve.py": Table}
"""The modules that use `changed`, and the class that each of them changes."""


def test_the_classes_that_are_changed_are_known() -> None:
    """A module that begins to use `changed` has to name its class above."""
    source = Path(cryptonym.__file__).parent
    users = {
        str(path.relative_to(source))
        for path in source.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and any(name.name == "changed" for name in node.names)
    }
    assert users == CHANGED.keys()


@pytest.mark.parametrize("kind", CHANGED.values())
def test_what_is_changed_in_copies_remembers_nothing(kind: type) -> None:
    """A cached property would travel into the copy and be stale there, silently."""
    cached = [name for base in kind.__mro__ for name, value in vars(base).items() if isinstance(value, cached_property)]
    assert cached == []


@pytest.mark.parametrize("kind", CHANGED.values())
def test_what_is_changed_in_copies_holds_its_fields_and_nothing_else(kind: type) -> None:
    """Asking an object all its questions leaves nothing behind in it, whatever way of remembering they have."""
    table = dealt(seated())
    thing = {Table: table, Game: table.game}[kind]
    for name in dir(kind):
        getattr(thing, name)
    assert vars(thing).keys() == {field.name for field in fields(kind)}
