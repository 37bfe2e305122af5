"""Every planted defect by its name, and how one is planted."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Final

Change = Callable[[type | Any, str, Any], None]
DEFECTS: Final[dict[str, Callable[[Change], None]]] = {}


def defect(name: str) -> Callable[[Callable[[Change], None]], None]:
    def keep(plant: Callable[[Change], None]) -> None:
        DEFECTS[name] = plant

    return keep


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """The server with one defect in it."""
    before: list[tuple[Any, str, Any]] = []

    def change(where: Any, what: str, by: Any) -> None:
        before.append((where, what, where.__dict__[what]))
        setattr(where, what, by)

    DEFECTS[name](change)
    try:
        yield
    finally:
        for where, what, was in reversed(before):
            setattr(where, what, was)
