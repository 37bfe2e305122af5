"""Whole games of four, from the home page to the key: by keys alone, and by roles and names alone, as a screen reader has them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Generic, TypeVar

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.people import Person
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

CODE = re.compile(r"^[A-Z2-9]{3}-[A-Z2-9]{3}$")
MOST_TABS = 80


class Keys:
    """Somebody who has a keyboard and nothing else. What has the focus is seen on the screen; nothing is done to it."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.person = Person(browser)
        self.page: Page = self.person.page
        self.page.goto(server.url)

    def at(self, wanted: Locator) -> bool:
        return wanted.and_(self.page.locator(":focus")).count() == 1

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, role: str, name: str | re.Pattern[str]) -> None:
        """Tab until the focus is on what has this role and name: a keyboard has to come by it, sooner or later."""
        wanted = self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
        expect(wanted.first).to_be_visible(timeout=15_000)
        for _ in range(MOST_TABS):
            if self.at(wanted):
                return
            self.press("Tab")
        raise AssertionError(f"no Tab leads to {role} {name}")

    def push(self, name: str, key: str = "Enter") -> None:
        self.tab_to("button", name)
        self.press(key)

    def join(self, code: str) -> None:
        self.tab_to("textbox", "Have a code?")
        self.page.keyboard.type(code)
        self.press("Enter")

    def give_clue(self, word: str, number: int) -> None:
        self.tab_to("textbox", "Clue")
        self.page.keyboard.type(word)
        self.press("Tab", "Space", *["ArrowRight"] * number)  # the row begins with 0
        expect(self.page.get_by_role("radio", name=str(number), exact=True)).to_be_checked()
        self.press("Enter")
        expect(self.page.locator("#slip"), "the entry is gone, and the focus is where it was").to_be_focused()

    def go_to_card(self, place: str) -> None:
        if not self.at(self.page.get_by_role("gridcell")):
            self.tab_to("gridcell", re.compile("^[A-E][1-5], "))
        self.press(*place.lower())
        expect(self.page.get_by_role("gridcell", name=re.compile(f"^{place}, "))).to_be_focused()

    def touch(self, place: str) -> None:
        """Propose it, then touch it: the question comes with its focus on the harmless answer."""
        self.go_to_card(place)
        self.press("Space")
        expect(self.page.get_by_role("gridcell", name=re.compile(rf"^{place}, .*\byou\b"))).to_be_focused()
        self.press("Enter")
        expect(self.page.get_by_role("dialog").get_by_role("button", name="Back")).to_be_focused()
        self.press("Tab")
        expect(self.page.get_by_role("dialog").get_by_role("button", name="Touch", exact=True)).to_be_focused()
        self.press("Enter")


Seat = TypeVar("Seat", Keys, Person)


@dataclass(frozen=True)
class Team(Generic[Seat]):
    name: str
    spymaster: Seat
    operative: Seat


def cards(page: Page, whose: str) -> list[str]:
    """The places of cards, by what a name ends with."""
    found = page.get_by_role("gridcell", name=re.compile(f", {whose}$")).all()
    return [(card.get_attribute("aria-label") or "").split(",")[0] for card in found]


def is_covered(page: Page, place: str, identity: str) -> None:
    expect(page.get_by_role("gridcell", name=re.compile(f"^{place}, .*, {identity}$"))).to_have_count(1, timeout=10_000)


def guesses(page: Page, word: str, number: int) -> None:
    """What is said aloud to the operative whose turn it is."""
    said = page.locator("[aria-live=assertive]")
    expect(said).to_contain_text(f"Your team guesses: {word}, {number}", timeout=10_000)


def starting(red: Team[Seat], blue: Team[Seat]) -> tuple[Team[Seat], Team[Seat]]:
    """Who starts has nine to find; then the other."""
    expect(red.spymaster.page.get_by_role("gridcell", name=re.compile(", yours$")).nth(7)).to_be_visible(timeout=15_000)
    return (red, blue) if len(cards(red.spymaster.page, "yours")) == 9 else (blue, red)


def test_a_game_from_home_to_end_by_keys_alone(browser: Browser, server: Server) -> None:
    red = Team("red", Keys(browser, server), Keys(browser, server))
    blue = Team("blue", Keys(browser, server), Keys(browser, server))
    host = red.operative
    host.push("Open the table")
    code = host.page.get_by_text(CODE)
    expect(code).to_be_visible(timeout=15_000)
    for guest, seat in (
        (red.spymaster, "red spymaster"),
        (blue.spymaster, "blue spymaster"),
        (blue.operative, "blue operative"),
    ):
        guest.join(code.inner_text())
        guest.push(f"Sit here as {seat}", key="Space")
    expect(host.page.get_by_text("Everybody is here.")).to_be_visible(timeout=10_000)
    host.push("Deal the cards")

    first, second = starting(red, blue)
    own, theirs = cards(first.spymaster.page, "yours"), cards(first.spymaster.page, "theirs")
    bystander = cards(first.spymaster.page, "bystander")[0]

    # Two of nine, and enough.
    first.spymaster.give_clue("harbour", 2)
    guesses(first.operative.page, "harbour", 2)
    for place in own[:2]:
        first.operative.touch(place)
        is_covered(first.operative.page, place, f"{first.name} agent")
    first.operative.press("x")
    expect(first.operative.page.get_by_role("dialog").get_by_role("button", name="Back")).to_be_focused()
    first.operative.press("Tab", "Enter")

    # One of eight, then a bystander, which ends the turn by itself.
    second.spymaster.give_clue("voyage", 2)
    guesses(second.operative.page, "voyage", 2)
    second.operative.touch(theirs[0])
    is_covered(second.operative.page, theirs[0], f"{second.name} agent")
    second.operative.touch(bystander)
    is_covered(second.operative.page, bystander, "bystander")

    # The rest. From the board a single key leads back to the clue.
    expect(first.spymaster.page.get_by_role("textbox", name="Clue")).to_be_visible(timeout=10_000)
    first.spymaster.go_to_card(own[2])
    first.spymaster.press("/")
    expect(first.spymaster.page.get_by_role("textbox", name="Clue")).to_be_focused()
    first.spymaster.give_clue("lantern", 7)
    guesses(first.operative.page, "lantern", 7)
    for place in own[2:]:
        first.operative.touch(place)
        is_covered(first.operative.page, place, f"{first.name} agent")

    everybody = (red.operative, red.spymaster, blue.spymaster, blue.operative)
    for keys in everybody:
        expect(keys.page.get_by_role("heading", name=f"{first.name.capitalize()} wins")).to_be_visible(timeout=10_000)
        assert keys.person.complaints == []
    expect(first.operative.page.get_by_role("heading", level=1)).to_be_focused()
    host.tab_to("button", re.compile("^Fresh draw"))
    host.press("Enter")
    for keys in everybody:
        expect(keys.page.get_by_role("gridcell", name=re.compile("agent$|bystander$|assassin$"))).to_have_count(
            8 if keys in {red.spymaster, blue.spymaster} else 0, timeout=10_000
        )


def test_a_game_from_home_to_end_by_names_alone(browser: Browser, server: Server) -> None:
    """Roles and accessible names and nothing else; what a screen reader presses comes without a pointer."""
    red, blue = (Team(name, Person(browser), Person(browser)) for name in ("red", "blue"))
    everybody = (red.operative, red.spymaster, blue.spymaster, blue.operative)

    def press(person: Person, role: str, name: str | re.Pattern[str]) -> None:
        found = person.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
        expect(found).to_be_enabled(timeout=15_000)
        found.dispatch_event("click")

    def give_clue(spymaster: Person, word: str, number: int) -> None:
        spymaster.page.get_by_role("textbox", name="Clue").fill(word)
        numbers = spymaster.page.get_by_role("radiogroup", name="Number")
        numbers.get_by_role("radio", name=str(number), exact=True).dispatch_event("click")
        referee = spymaster.page.get_by_role("region", name="Referee")
        expect(referee).to_contain_text(f"Nothing to say against “{word}”", timeout=10_000)
        press(spymaster, "button", "Send")

    def touch(operative: Person, place: str) -> None:
        press(operative, "gridcell", re.compile(f"^{place}, "))
        expect(operative.page.get_by_role("gridcell", name=re.compile(rf"^{place}, .*\byou\b"))).to_have_count(1)
        press(operative, "button", "Hold to touch")
        press(operative, "button", "Touch")

    red.operative.page.goto(server.url)
    press(red.operative, "button", "Open the table")
    code = red.operative.page.get_by_text(CODE)
    expect(code).to_be_visible(timeout=15_000)
    for guest, seat in (
        (red.spymaster, "red spymaster"),
        (blue.spymaster, "blue spymaster"),
        (blue.operative, "blue operative"),
    ):
        guest.page.goto(server.url)
        guest.page.get_by_role("textbox", name="Have a code?").fill(code.inner_text())
        press(guest, "button", "Join")
        press(guest, "button", f"Sit here as {seat}")
    press(red.operative, "button", "Deal the cards")

    first, second = starting(red, blue)
    board = first.spymaster.page.get_by_role("grid", name="Board")
    expect(board.get_by_role("row")).to_have_count(5)
    expect(board.get_by_role("gridcell")).to_have_count(25)
    own, theirs, bystanders, assassin = (
        cards(first.spymaster.page, whose) for whose in ("yours", "theirs", "bystander", "assassin")
    )
    assert (len(own), len(theirs), len(bystanders), len(assassin)) == (9, 8, 7, 1)
    expect(first.operative.page.get_by_role("gridcell")).to_have_count(25)
    assert cards(first.operative.page, "(yours|theirs|bystander|assassin)") == []

    give_clue(first.spymaster, "harbour", 3)
    guesses(first.operative.page, "harbour", 3)
    for place in own[:3]:
        touch(first.operative, place)
        is_covered(first.operative.page, place, f"{first.name} agent")
    press(first.operative, "button", "End the turn")
    first.operative.page.get_by_role("dialog", name="End the turn?").get_by_role(
        "button", name="End the turn", exact=True
    ).dispatch_event("click")

    expect(second.spymaster.page.locator("[aria-live=assertive]")).to_contain_text("Your turn: one word and one number")
    give_clue(second.spymaster, "voyage", 8)
    guesses(second.operative.page, "voyage", 8)
    for place in theirs:
        touch(second.operative, place)
        if place != theirs[-1]:
            is_covered(second.operative.page, place, f"{second.name} agent")
    for person in everybody:
        winner = person.page.get_by_role("heading", name=f"{second.name.capitalize()} wins")
        expect(winner).to_be_visible(timeout=10_000)
        is_covered(person.page, assassin[0], "assassin")
        assert person.complaints == []
