"""Every way to go against the order of a table, one constructor each."""

from __future__ import annotations

from cryptonym.engine import Violation
from cryptonym.table.model import LONGEST_LINE, LONGEST_NAME, MOST_PICTURES, MOST_SEATED


def not_at_the_table() -> Violation:
    return Violation("SET-1", "violation-not-at-the-table")


def not_the_host() -> Violation:
    return Violation("TABLE-10", "violation-not-the-host")


def nobody_of_that_name() -> Violation:
    return Violation("TABLE-9", "violation-nobody-of-that-name")


def name_missing() -> Violation:
    return Violation("TABLE-9", "violation-name-missing")


def name_too_long() -> Violation:
    return Violation("TABLE-9", "violation-name-too-long", {"most": LONGEST_NAME})


def name_unreadable() -> Violation:
    return Violation("TABLE-9", "violation-name-unreadable")


def name_blocked() -> Violation:
    return Violation("TABLE-9", "violation-name-blocked")


def name_taken(name: str) -> Violation:
    return Violation("TABLE-9", "violation-name-taken", {"name": name})


def table_full() -> Violation:
    return Violation("TABLE-9", "violation-table-full", {"most": MOST_SEATED})


def written_full() -> Violation:
    return Violation("TABLE-9", "violation-written-full")


def door_locked() -> Violation:
    return Violation("TABLE-10", "violation-door-locked")


def already_here() -> Violation:
    return Violation("TABLE-9", "violation-already-here")


def no_such_seat() -> Violation:
    return Violation("SET-2", "violation-no-such-seat")


def seat_taken(name: str) -> Violation:
    return Violation("SET-2", "violation-seat-taken", {"name": name})


def host_seats_people() -> Violation:
    return Violation("TABLE-7", "violation-host-seats-people")


def key_was_seen(name: str) -> Violation:
    return Violation("KEY-5", "violation-key-was-seen", {"name": name})


def game_is_on() -> Violation:
    return Violation("HOUSE-9", "violation-game-is-on")


def no_game() -> Violation:
    return Violation("SET-3", "violation-no-game")


def spymaster_missing(team: str) -> Violation:
    return Violation("SET-2", "violation-spymaster-missing", {"team": team})


def operative_missing(team: str) -> Violation:
    return Violation("SET-1", "violation-operative-missing", {"team": team})


def nothing_to_flip() -> Violation:
    return Violation("NEXT-3", "violation-nothing-to-flip")


def settings_out_of_range(what: str) -> Violation:
    return Violation("HOUSE-9", "violation-settings-out-of-range", {"what": what})


def bots_have_no_table() -> Violation:
    return Violation("TABLE-6", "violation-bots-host-nothing")


def no_own_deck() -> Violation:
    return Violation("NEXT-3", "violation-no-own-deck")


def no_such_deck() -> Violation:
    return Violation("NEXT-3", "violation-no-such-deck")


def no_own_pictures() -> Violation:
    return Violation("NEXT-3", "violation-no-own-pictures")


def too_many_pictures() -> Violation:
    return Violation("NEXT-3", "violation-too-many-pictures", {"most": MOST_PICTURES})


def not_enough_cards(have: int, need: int) -> Violation:
    return Violation("SET-3", "violation-not-enough-cards", {"have": have, "need": need})


def nobody_asked() -> Violation:
    return Violation("TABLE-7", "violation-nobody-asked")


def table_closed() -> Violation:
    return Violation("TABLE-10", "violation-table-closed")


def talk_off() -> Violation:
    return Violation("TABLE-10", "violation-talk-off")


def muted() -> Violation:
    return Violation("TABLE-10", "violation-muted")


def spectators_do_not_play() -> Violation:
    """For those who see the table late: the same answer whatever happens in the game."""
    return Violation("TABLE-7", "violation-spectators-do-not-play")


def only_operatives_talk() -> Violation:
    """A spymaster says one word and one number; who watches may have seen the key."""
    return Violation("CLUE-1", "violation-only-operatives-talk")


def could_not_be_decided() -> Violation:
    """A defect of ours: the wish does nothing, like one that the table has overtaken."""
    return Violation("TABLE-8", "violation-could-not-be-decided")


def key_holders_write_nothing() -> Violation:
    """A person who knows the key of the game under way may write and choose nothing that operatives would see."""
    return Violation("TABLE-11", "violation-key-holders-write-nothing")


def votes_after_the_game() -> Violation:
    """Nobody votes while a game is on, whatever they know of its key (TABLE-11)."""
    return Violation("TABLE-11", "violation-votes-after-the-game")


def not_in_that_game() -> Violation:
    return Violation("TABLE-12", "violation-not-in-that-game")


def no_such_clue() -> Violation:
    return Violation("TABLE-12", "violation-no-such-clue")


def own_clue() -> Violation:
    return Violation("TABLE-12", "violation-own-clue")


def being_updated() -> Violation:
    """Another node does not read yet what would be stored (ADR 0034)."""
    return Violation("TABLE-8", "violation-being-updated")


def line_missing() -> Violation:
    return Violation("TABLE-10", "violation-line-missing")


def line_too_long() -> Violation:
    return Violation("TABLE-10", "violation-line-too-long", {"most": LONGEST_LINE})


def line_unreadable() -> Violation:
    return Violation("TABLE-10", "violation-line-unreadable")
