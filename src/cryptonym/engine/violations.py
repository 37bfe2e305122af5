"""Every way to break a rule, one constructor each.

A violation is returned, never raised, and says nothing that its reader may not know (KEY-3). `message` names a message in
`messages/<language>/violations.ftl`, to which `args` are handed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cryptonym.engine.model import Seat


@dataclass(frozen=True, slots=True)
class Violation:
    """A rule that would have been broken. Nothing has changed."""

    rule: str
    message: str
    args: Mapping[str, str | int] = field(default_factory=dict)


def game_over() -> Violation:
    return Violation("END-1", "violation-game-over")


def not_your_clue() -> Violation:
    return Violation("TURN-1", "violation-not-your-clue")


def clue_already_given() -> Violation:
    return Violation("TURN-2", "violation-clue-already-given")


def clue_without_word() -> Violation:
    return Violation("CLUE-1", "violation-clue-without-word")


def clue_too_long(most: int) -> Violation:
    return Violation("CLUE-1", "violation-clue-too-long", {"most": most})


def clue_unreadable() -> Violation:
    return Violation("CLUE-1", "violation-clue-unreadable")


def number_negative() -> Violation:
    return Violation("CLUE-9", "violation-number-negative")


def number_too_high(most: int) -> Violation:
    return Violation("CLUE-9", "violation-number-too-high", {"most": most})


def clue_illegal(rule: str, codename: str | None) -> Violation:
    """REF-2: not taken, and the rule that it breaks is named."""
    if codename is None:
        return Violation(rule, "violation-clue-illegal")
    return Violation(rule, "violation-clue-illegal-by", {"codename": codename})


def not_your_guess() -> Violation:
    return Violation("TURN-3", "violation-not-your-guess")


def no_clue_yet() -> Violation:
    return Violation("TURN-2", "violation-no-clue-yet")


def table_moved_on() -> Violation:
    return Violation("TABLE-8", "violation-table-moved-on")


def no_such_card() -> Violation:
    return Violation("SET-3", "violation-no-such-card")


def card_covered(card: str) -> Violation:
    return Violation("TURN-11", "violation-card-covered", {"card": card})


def guess_first() -> Violation:
    return Violation("TURN-8", "violation-guess-first")


def not_yours_to_challenge() -> Violation:
    return Violation("PEN-3", "violation-not-yours-to-challenge")


def nothing_to_challenge() -> Violation:
    return Violation("PEN-3", "violation-nothing-to-challenge")


def too_late_to_challenge() -> Violation:
    return Violation("PEN-3", "violation-too-late-to-challenge")


def challenged_once() -> Violation:
    return Violation("PEN-3", "violation-challenged-once")


def let_pass_already() -> Violation:
    return Violation("CLUE-18", "violation-let-pass-already")


def ruling_awaited() -> Violation:
    return Violation("COOP-6", "violation-ruling-awaited")


def nothing_to_rule_on() -> Violation:
    return Violation("COOP-6", "violation-nothing-to-rule-on")


def not_yours_to_rule_on() -> Violation:
    return Violation("COOP-6", "violation-not-yours-to-rule-on")


def enemy_cover_due() -> Violation:
    return Violation("COOP-2", "violation-enemy-cover-due")


def nothing_to_cover() -> Violation:
    return Violation("PEN-2", "violation-nothing-to-cover")


def not_yours_to_cover(seat: Seat) -> Violation:
    """The answer hangs on the seat alone, so that it says nothing about the table."""
    return Violation("PEN-2", "violation-not-yours-to-cover", {"role": str(seat.role)})


def cover_your_own() -> Violation:
    return Violation("PEN-2", "violation-cover-your-own")


def cover_the_enemys() -> Violation:
    return Violation("COOP-2", "violation-cover-the-enemys")


def must_cover() -> Violation:
    return Violation("COOP-2", "violation-must-cover")


def watchers_turn_no_hourglass() -> Violation:
    return Violation("TIME-1", "violation-watchers-turn-no-hourglass")


def not_on_your_own_operatives() -> Violation:
    return Violation("TIME-1", "violation-not-on-your-own-operatives")


def hourglass_running() -> Violation:
    return Violation("TIME-1", "violation-hourglass-running")


def time_is_up() -> Violation:
    return Violation("TIME-2", "violation-time-is-up")


def time_is_not_up() -> Violation:
    return Violation("TIME-2", "violation-time-is-not-up")


def no_clock() -> Violation:
    return Violation("TIME-2", "violation-no-clock")


def clock_stands_already() -> Violation:
    return Violation("TIME-2", "violation-clock-stands-already")


def clock_runs_already() -> Violation:
    return Violation("TIME-2", "violation-clock-runs-already")


def nobody_to_ask() -> Violation:
    return Violation("CLUE-18", "violation-nobody-to-ask")


def not_yours_to_ask() -> Violation:
    return Violation("CLUE-18", "violation-not-yours-to-ask")


def asked_already() -> Violation:
    return Violation("CLUE-18", "violation-asked-already")


def nothing_was_asked() -> Violation:
    return Violation("CLUE-18", "violation-nothing-was-asked")
