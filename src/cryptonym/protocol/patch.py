"""JSON merge patches (RFC 7396): how a view changes on the wire."""

from __future__ import annotations

from typing import Any

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
