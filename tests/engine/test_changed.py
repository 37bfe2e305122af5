"""`changed` copies what an object holds, so nothing in it may be remembered from before."""

from __future__ import annotations

from functools import cached_property

import pytest

from cryptonym.engine import Game
from cryptonym.table import Table


@pytest.mark.parametrize("kind", [Game, Table])
def test_what_is_changed_in_copies_remembers_nothing(kind: type) -> None:
    """A cached property would travel into the copy and be stale there, silently."""
    cached = [name for base in kind.__mro__ for name, value in vars(base).items() if isinstance(value, cached_property)]
    assert cached == []
