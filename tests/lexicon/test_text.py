"""The text format of entries: a good text, and every kind of fault by its line."""

from __future__ import annotations

import pytest

from cryptonym.lexicon import Association, Entry, Family, Fault, Meaning, parse
from cryptonym.lexicon.entry import KINDS, same

GOOD = """\
# A comment, and an empty line after it

ZAMEK
  kind: buildings
  meaning: castle
    król 3, wieża 3, duch 1
    oblężenie 2
  meaning: lock of a door
    klucz 3, drzwi 3  # a comment behind
  derived: zamkowy
  diminutives: zameczek
  verbs: zamykać, zamknąć

KONSTANTY|NOPOL
\tkind: places
\tlocal
\tmeaning: city
\t\tStambuł 3, Nowy Rzym 1
\tcompounds: a, b
\tparts: c
\topaque: d
\tvariants: e
\tforms: f
\tunlike: g
\tdistant: h
"""


def test_a_good_text() -> None:
    written = parse(GOOD.splitlines())
    assert written.faults == ()
    zamek, city = written.entries
    assert zamek == Entry(
        codename="ZAMEK",
        kind="buildings",
        meanings=(
            Meaning(
                "castle",
                (
                    Association("król", 3),
                    Association("wieża", 3),
                    Association("duch", 1),
                    Association("oblężenie", 2),
                ),
            ),
            Meaning("lock of a door", (Association("klucz", 3), Association("drzwi", 3))),
        ),
        family=Family(derived=("zamkowy",), diminutives=("zameczek",), verbs=("zamykać", "zamknąć")),
    )
    assert city == Entry(
        codename="KONSTANTYNOPOL",
        kind="places",
        local=True,
        meanings=(Meaning("city", (Association("Stambuł", 3), Association("Nowy Rzym", 1))),),
        family=Family(
            compounds=("a", "b"),
            parts=("c",),
            opaque=("d",),
            variants=("e",),
            forms=("f",),
            unlike=("g",),
            distant=("h",),
        ),
        break_at=9,
    )


def test_what_an_entry_knows() -> None:
    zamek, city = parse(GOOD.splitlines()).entries
    assert zamek.has_two_lives
    assert not city.has_two_lives
    assert [association.word for association in zamek.associations] == [
        "król", "wieża", "duch", "oblężenie", "klucz", "drzwi",
    ]  # fmt: skip
    assert zamek.family.barred == ("zamkowy", "zameczek", "zamykać", "zamknąć")
    assert city.family.barred == ("a", "b", "c", "e", "f"), "what is opaque, unlike or distant is not barred"


def test_nothing_written_is_nothing_wrong() -> None:
    written = parse([])
    assert (written.entries, written.faults) == ((), ())
    assert parse(["", "  ", "# only a comment", "   # indented"]).faults == ()


def entry(*lines: str) -> list[str]:
    """A whole entry of three lines and what is put behind it, from line 4 on."""
    return ["ZAMEK", "  kind: buildings", "  meaning: castle", *lines]


FAULTS: dict[str, tuple[list[str], tuple[Fault, ...]]] = {
    "a field before the first codename": (
        ["", "  kind: buildings"],
        (Fault(2, "before-first-codename"),),
    ),
    "no kind": (
        ["ZAMEK", "  meaning: castle"],
        (Fault(1, "no-kind", ("ZAMEK",)),),
    ),
    "no meaning": (
        ["ZAMEK", "  kind: buildings"],
        (Fault(1, "no-meaning", ("ZAMEK",)),),
    ),
    "neither": (
        ["ZAMEK"],
        (Fault(1, "no-kind", ("ZAMEK",)), Fault(1, "no-meaning", ("ZAMEK",))),
    ),
    "unknown kind": (
        ["ZAMEK", "  kind: castles", "  meaning: castle"],
        (Fault(2, "unknown-kind", ("castles",)),),
    ),
    "kind twice": (entry("  kind: places"), (Fault(4, "field-twice", ("kind",)),)),
    "local twice": (entry("  local", "  local"), (Fault(5, "field-twice", ("local",)),)),
    "meaning without a gloss": (entry("  meaning:"), (Fault(4, "no-gloss"),)),
    "association before a meaning": (
        ["ZAMEK", "  kind: buildings", "    król 3", "  meaning: castle"],
        (Fault(3, "association-without-meaning"),),
    ),
    "association without a strength": (entry("    król"), (Fault(4, "no-strength", ("król",)),)),
    "strength out of range": (
        entry("    król 4, wieża 0, duch x"),
        (
            Fault(4, "no-strength", ("król 4",)),
            Fault(4, "no-strength", ("wieża 0",)),
            Fault(4, "no-strength", ("duch x",)),
        ),
    ),
    "a strength alone": (entry("    3"), (Fault(4, "no-strength", ("3",)),)),
    "association twice": (entry("    król 3", "    wieża 2, król 1"), (Fault(5, "association-twice", ("król",)),)),
    "association twice, in another meaning": (
        entry("    król 3", "  meaning: chess piece", "    król 1"),
        (Fault(6, "association-twice", ("król",)),),
    ),
    "association twice, in capitals": (entry("    król 3, KRÓL 2"), (Fault(4, "association-twice", ("KRÓL",)),)),
    "association twice, with two blanks": (entry("    król 3, król  2"), (Fault(4, "association-twice", ("król",)),)),
    "field twice": (entry("  derived: a", "  derived: b"), (Fault(5, "field-twice", ("derived",)),)),
    "unknown field": (entry("  colour: red"), (Fault(4, "unknown-field", ("colour",)),)),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_its_line(fault: str) -> None:
    lines, faults = FAULTS[fault]
    assert parse(lines).faults == faults


def test_the_rest_can_still_be_used() -> None:
    written = parse(entry("    król 9, wieża 3", "  colour: red", "ROSA", "  kind: nature", "  meaning: flower"))
    assert [one.codename for one in written.entries] == ["ZAMEK", "ROSA"]
    assert written.entries[0].associations == (Association("wieża", 3),)


def test_faults_stand_in_the_order_of_their_lines() -> None:
    written = parse(["A", "  colour: red", "B", "  kind: x", "  size: big"])
    assert [fault.line for fault in written.faults] == sorted(fault.line for fault in written.faults)


def test_a_fault_can_be_read() -> None:
    assert str(Fault(7, "unknown-kind", ("castles",))) == "line 7: unknown-kind (castles)"
    assert str(Fault(7, "no-gloss")) == "line 7: no-gloss"


def test_accents_tell_words_apart_and_capitals_do_not() -> None:
    assert same("ÓPERA") == same("ópera")
    assert same("ópera") != same("opera")
    assert same("o\u0301pera") == same("ópera")


def test_every_kind_can_be_written() -> None:
    for kind in KINDS:
        assert parse(["A", f"  kind: {kind}", "  meaning: x"]).faults == ()


def test_empty_items_of_a_list_are_nothing() -> None:
    written = parse(entry("    król 3, , wieża 2,", "  derived: a,, b,"))
    assert written.faults == ()
    assert written.entries[0].family.derived == ("a", "b")
    assert len(written.entries[0].associations) == 2
