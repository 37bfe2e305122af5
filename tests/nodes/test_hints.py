"""Hints fit into notifications, and what is not ours is left out."""

from __future__ import annotations

import pytest

from cryptonym.protocol.outgoing import BotNote, Line
from cryptonym.server.nodes.hints import (
    LARGEST,
    Hint,
    Hurry,
    Leaving,
    Noted,
    Present,
    Recoded,
    Said,
    Stored,
    Tell,
    packed,
    unpacked,
)

LINE = Line(person="p", name="Ann", line="two\nlines, ż", at=5)
ALL: list[Hint] = [
    Stored("table/x", 7),
    Present("x", 7, {"p": 2}, 3, {"p": 4}, {"q": -1}, ("older", "newest")),
    Said("x", "name", LINE),
    Noted("x", 1, 0, BotNote(turn=0, person="b", name="Brass", message="note", args={"word": "ż"}, cards=[1])),
    Hurry("x"),
    Recoded("x"),
    Tell(),
    Tell("x"),
    Leaving(),
]


def test_what_is_packed_is_unpacked() -> None:
    (payload,) = packed("node", 3, ALL)
    notice = unpacked(payload)
    assert notice is not None
    assert (notice.node, notice.order, list(notice.hints)) == ("node", 3, ALL)


def test_no_notification_is_larger_than_postgresql_takes() -> None:
    """8,000 bytes are refused, in UTF-8 and not in signs; the order goes on from one to the next."""
    hints: list[Hint] = [Stored(f"table/{number:022}", number) for number in range(1000)]
    hints += [Said("x", f"{number}", Line(person="p", name="ż" * 24, line="ż" * 200, at=1)) for number in range(100)]
    payloads = list(packed("node", 1, hints))
    notices = [unpacked(payload) for payload in payloads]
    assert max(len(payload.encode()) for payload in payloads) <= LARGEST
    assert [notice.order for notice in notices if notice] == list(range(1, len(payloads) + 1))
    assert [hint for notice in notices if notice for hint in notice.hints] == hints


def test_nothing_to_tell_is_a_beat() -> None:
    (payload,) = packed("node", 9, [])
    notice = unpacked(payload)
    assert notice is not None
    assert notice.hints == ()


def test_a_hint_too_large_for_any_notification_costs_the_others_nothing() -> None:
    (payload,) = packed("node", 1, [Hurry("a"), Hurry("x" * LARGEST), Hurry("b")])
    notice = unpacked(payload)
    assert notice is not None
    assert notice.hints == (Hurry("a"), Hurry("b"))


@pytest.mark.parametrize("payload", ["", "x", "[]", "{}", '["node"]', "\n", '["node","one"]'])
def test_what_others_send_on_the_channel_is_left_out(payload: str) -> None:
    assert unpacked(payload) is None


def test_a_kind_that_only_newer_nodes_know_is_left_out() -> None:
    notice = unpacked('["node",1]\n["z",1,2]\nnonsense\n["h","x"]\n["h","x","more"]')
    assert notice is not None
    assert notice.hints == (Hurry("x"), Hurry("x"))
