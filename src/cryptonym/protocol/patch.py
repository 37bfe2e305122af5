"""JSON merge patches (RFC 7396): how a view changes on the wire."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

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


def changes(before: Struct, after: Struct, among: Collection[str] | None = None) -> Json:
    """The patch between two views of the same kind: what `diff` finds between their JSON, without making that JSON.

    Whoever knows which fields can have changed says so by their names. The order is always that of the fields.
    """
    patch: Json = {}
    for name, default in _fields(type(after)):
        if among is not None and name not in among:
            continue
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        if new == default:
            patch[name] = None  # left out of the JSON
        elif old == default:
            patch[name] = msgspec.to_builtins(new)
        else:
            patch[name] = _change(old, new)
    return patch


def _change(old: Any, new: Any) -> Any:
    if isinstance(old, Struct) and isinstance(new, Struct):
        return changes(old, new)
    if isinstance(old, dict) and isinstance(new, dict):
        patch: Json = {name: None for name in old if name not in new}
        for name, value in new.items():
            before = old.get(name)
            if before is value:
                continue
            if before is None:
                patch[name] = msgspec.to_builtins(value)
            elif before != value:
                patch[name] = _change(before, value)
        return patch
    return msgspec.to_builtins(new)


_NONE = object()


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """Each field's name, and the value with which it is left out."""
    found = []
    for field in fields(kind):
        default = field.default
        if field.default_factory is not NODEFAULT:
            default = field.default_factory()
        found.append((field.encode_name, _NONE if default is NODEFAULT else default))
    return tuple(found)


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
