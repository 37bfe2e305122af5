"""JSON merge patches (RFC 7396): how a view changes on the wire."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

Json = dict[str, Any]


def diff(before: Json, after: Json) -> Json:
    """The patch that turns `before` into `after`. Views hold no nulls, so nothing is lost."""
    patch: Json = {name: None for name in before if name not in after}
    for name, value in after.items():
        old = before.get(name)
        if old == value and name in before:
            continue
        patch[name] = diff(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return patch


def changes(before: Struct, after: Struct, among: frozenset[str] | None = None) -> Json:
    """The patch between two views of the same kind: what `diff` finds between their JSON, without making that JSON.

    What is new in it as a whole is left as it is, for the encoder. Whoever knows which fields can have changed says so by their
    names. The order is always that of the fields.
    """
    patch: Json = {}
    names, defaults, values = _fields(type(after), among)
    for name, default, old, new in zip(names, defaults, values(before), values(after), strict=True):
        if old is new or old == new:
            continue
        if new == default:
            patch[name] = None  # left out of the JSON
        elif old != default and isinstance(new, NESTED):
            patch[name] = _change(old, new)
        else:
            patch[name] = new
    return patch


def _change(old: Any, new: Any) -> Any:
    if isinstance(old, Struct) and isinstance(new, Struct):
        return changes(old, new)
    if isinstance(old, dict) and isinstance(new, dict):
        gone = () if old.keys() <= new.keys() else [name for name in old if name not in new]
        patch: Json = dict.fromkeys(gone)
        for name in [name for name, value in new.items() if old.get(name) is not value]:
            before, value = old.get(name), new[name]
            if before is None:
                patch[name] = value
            elif before != value:
                patch[name] = _change(before, value)
        return patch
    return new


_NONE = object()
NESTED: Final = (Struct, dict)


@cache
def _fields(
    kind: type[Struct], among: frozenset[str] | None
) -> tuple[tuple[str, ...], tuple[Any, ...], Callable[[Struct], tuple[Any, ...]]]:
    """Of all fields, or of those that are asked for: their names, the values with which they are left out, and what reads them."""
    asked = [field for field in fields(kind) if among is None or field.encode_name in among]
    names = tuple(field.encode_name for field in asked)
    read = attrgetter(*names) if len(names) > 1 else lambda view: tuple(getattr(view, name) for name in names)
    return names, tuple(map(_default, asked)), read


def _default(field: FieldInfo) -> Any:
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return _NONE if field.default is NODEFAULT else field.default


def merge(view: Json, patch: Json) -> Json:
    """`view` with `patch` merged in; neither is changed."""
    merged = dict(view)
    for name, value in patch.items():
        if value is None:
            merged.pop(name, None)
        elif isinstance(value, dict):
            old = merged.get(name)
            merged[name] = merge(old if isinstance(old, dict) else {}, value)
        else:
            merged[name] = value
    return merged
