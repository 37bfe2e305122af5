"""Decks of the host's own: three forms, and every kind of wrong line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.decks import Card
from cryptonym.decks.own import LARGEST, MOST_CARDS, read_own


def said(text: str | bytes, form: str = "auto") -> list[tuple[int, str]]:
    data = text if isinstance(text, bytes) else text.encode()
    return [(fault.line, fault.what) for fault in read_own(data, form).faults]  # type: ignore[arg-type]


def test_plain_text_makes_one_sided_cards() -> None:
    own = read_own("cane\n\n  gatto \nNova York\nil·lusió\n".encode())
    assert own.cards == (Card("CANE"), Card("GATTO"), Card("NOVA YORK"), Card("IL·LUSIÓ"))
    assert own.faults == ()
    assert own.form == "text"


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_csv_has_both_sides(delimiter: str) -> None:
    own = read_own(f"cane{delimiter}luna\ngatto{delimiter}sole\nmare\n".encode())
    assert own.cards == (Card("CANE", "LUNA"), Card("GATTO", "SOLE"), Card("MARE"))
    assert own.form == "csv"


def test_csv_may_be_quoted() -> None:
    assert read_own(b'"New, York",luna\ncane,sole\n', "csv").cards[0] == Card("NEW, YORK", "LUNA")


def test_our_own_format_is_read_too() -> None:
    text = (
        "ZAMEK\n  kind: buildings\n  meaning: castle\n    wieża 3\nKONSTANTY|NOPOL\n  kind: places\n  meaning: city\n"
    )
    own = read_own(text.encode())
    assert own.cards == (Card("ZAMEK"), Card("KONSTANTYNOPOL"))
    assert own.form == "entries"


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm() -> None:
    assert read_own(b"\xef\xbb\xbfcane\r\ngatto\r\n").cards == (Card("CANE"), Card("GATTO"))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("cane\nCANE\n", [(2, "duplicate")]),
        ("cane,luna\ngatto,CANE\n", [(2, "duplicate")]),
        ("cane,cane\ngatto,luna\n", [(1, "duplicate")]),
        ("cane\n" + "x" * 31 + "\n", [(2, "too-long")]),
        ("cane\nga\x07tto\n", [(2, "unreadable")]),
        ("cane\n\u202egatto\n", [(2, "unreadable")]),
        ("cane\n...\n", [(2, "no-word")]),
        ("cane,luna\n,sole\n", [(2, "empty")]),
        ("cane,luna\n,\n", [(2, "empty")]),
        ("cane,luna,sole\ngatto,mare\n", [(1, "more-than-two-sides")]),
        (b"cane\nga\xfftto\nluna\n", [(2, "not-utf8")]),
        (
            "  meaning: castle\nZAMEK\n  kind: nonsense\n",
            [(1, "before-first-codename"), (2, "no-meaning"), (3, "unknown-kind")],
        ),
    ],
)
def test_what_is_wrong_is_said_by_line_and_the_rest_is_used(text: str | bytes, what: list[tuple[int, str]]) -> None:
    assert said(text) == what
    assert read_own(text if isinstance(text, bytes) else text.encode()).cards


def test_too_much_is_refused() -> None:
    assert said(b"x" * (LARGEST + 1)) == [(1, "deck-too-large")]
    own = read_own("\n".join(f"w{n}" for n in range(MOST_CARDS + 5)).encode())
    assert len(own.cards) == MOST_CARDS
    assert [fault.what for fault in own.faults] == ["too-many-cards"]


@given(st.binary(max_size=400), st.sampled_from(["auto", "text", "csv", "entries"]))
def test_nothing_that_comes_in_raises(data: bytes, form: str) -> None:
    own = read_own(data, form)  # type: ignore[arg-type]
    sides = [side for card in own.cards for side in card.sides]
    assert len({side.casefold() for side in sides}) == len(sides)
    assert all(side == side.strip() and side.isprintable() for side in sides)


@pytest.mark.parametrize("pair", [("ısı", "isi"), ("straße", "STRASSE"), ("ſatz", "satz")])
def test_set_4_two_words_that_share_their_capitals_are_one_card(pair: tuple[str, str]) -> None:
    own = read_own("\n".join(pair).encode())
    assert len(own.cards) == 1
    assert [fault.what for fault in own.faults] == ["duplicate"]
