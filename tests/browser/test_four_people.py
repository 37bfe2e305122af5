"""Four people play words in the browser: to the end, over a reload and a power cut, and nobody sees what they may not."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import Person, on_turn
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]


@dataclass
class Four:
    red_spymaster: Person
    blue_spymaster: Person
    red_operative: Person
    blue_operative: Person

    @property
    def everybody(self) -> tuple[Person, ...]:
        return (self.red_operative, self.red_spymaster, self.blue_spymaster, self.blue_operative)

    @property
    def operatives(self) -> tuple[Person, Person]:
        return (self.red_operative, self.blue_operative)

    def on_turn(self) -> tuple[str, Person, Person]:
        """The team whose clue is due, its spymaster and its operative."""
        team, spymaster = on_turn(self.red_spymaster, self.blue_spymaster)
        return team, spymaster, self.red_operative if team == "red" else self.blue_operative


def four_at_a_table(browser: Browser, server: Server) -> Four:
    """One opens, three follow the link; the blue operative is on a phone."""
    red_operative = Person(browser, locale="en-GB")
    link = red_operative.open_table(server.url)
    red_spymaster, blue_spymaster = Person(browser, locale="pl-PL"), Person(browser, locale="it-IT")
    blue_operative = Person(browser, locale="ca-ES", phone=True)
    for person in (red_spymaster, blue_spymaster, blue_operative):
        person.come(link)
    red_spymaster.sit("red", "spymaster")
    blue_spymaster.sit("blue", "spymaster")
    blue_operative.sit("blue", "operative")
    four = Four(red_spymaster, blue_spymaster, red_operative, blue_operative)
    red_operative.deal()
    for person in four.everybody:
        person.screen("table")
    return four


def play_turn(four: Four, word: str) -> bool:
    """A clue for two, and both found; whether the game is over after it."""
    team, spymaster, operative = four.on_turn()
    own = spymaster.own_cards(team)
    number = min(2, len(own))
    before = operative.covered()
    spymaster.give_clue(word, number)
    expect(operative.page.locator(".slip .clue")).to_contain_text(re.compile(word, re.IGNORECASE), timeout=10_000)
    for place, card in enumerate(own[:number]):
        operative.touch(card)
        expect(operative.page.locator(".card.cov")).to_have_count(before + place + 1, timeout=10_000)
    if operative.page.locator("[data-screen=end]").count() or number == len(own):
        return True
    operative.end_turn()
    expect(spymaster.page.locator(".entry .word")).to_have_count(0, timeout=10_000)
    return False


def identities(person: Person) -> list[str]:
    """Identities that the page shows of cards that lie uncovered."""
    found = person.page.locator(".card.key").all()
    return [str(card.get_attribute("class")) for card in found]


def test_four_people_play_a_game_to_its_end(browser: Browser, own_server: Server) -> None:
    four = four_at_a_table(browser, own_server)
    words = iter(("harbour", "voyage", "winter", "circus", "baroque", "knight", "stage", "castle", "lantern", "amber"))

    assert not play_turn(four, next(words))
    four.red_operative.page.reload()
    four.red_operative.screen("table")
    assert four.red_operative.covered() == four.red_spymaster.covered() == 2

    assert not play_turn(four, next(words))
    own_server.kill()
    expect(four.blue_operative.page.locator(".banner")).to_be_visible(timeout=15_000)
    own_server.start()
    for person in four.everybody:
        expect(person.page.locator(".banner")).to_have_count(0, timeout=20_000)
        assert person.covered() == 4

    for person in four.operatives:
        assert identities(person) == []
        seen = "".join(person.frames)
        assert '"key"' not in seen
        assert "assassin" not in person.stored()
        assert "bystander" not in person.stored()
        assert '"key"' not in person.page.content()
    assert len(identities(four.red_spymaster)) == 21

    while not play_turn(four, next(words)):
        pass
    for person in four.everybody:
        person.screen("end")
        assert len(identities(person)) + person.covered() == 25, "at the end everybody sees the key (END-2)"

    four.red_operative.page.locator("button.main").first.click()
    for person in four.everybody:
        person.screen("table")
        assert person.covered() == 0
        cut_off = "WebSocket connection"
        assert not [said for said in person.complaints if cut_off not in said], "but for the power cut"
        assert all(url.startswith((own_server.url, "data:")) for url in person.requests), "no request to anybody else"


def test_a_second_tab_of_one_person_shows_the_same_seat(browser: Browser, server: Server) -> None:
    four = four_at_a_table(browser, server)
    tab = four.red_spymaster.context.new_page()
    tab.goto(four.red_spymaster.page.url)
    expect(tab.locator(".card.key")).to_have_count(25, timeout=10_000)
    team, spymaster, operative = four.on_turn()
    spymaster.give_clue("harbour", 1)
    expect(tab.locator(".slip")).to_contain_text(re.compile("harbour", re.IGNORECASE), timeout=10_000)
    tab.close()
    operative.touch(spymaster.own_cards(team)[0])
    expect(four.red_spymaster.page.locator(".card.cov")).to_have_count(1, timeout=10_000)


def test_a_token_is_in_no_address_and_in_no_message(browser: Browser, server: Server) -> None:
    four = four_at_a_table(browser, server)
    for person in four.everybody:
        stored = json.loads(person.stored())[0]
        tokens = re.findall(r"[A-Za-z0-9_-]{43}", json.dumps(stored))
        assert tokens, "the seat's token is kept in this browser"
        for token in tokens:
            assert not any(token in url for url in person.requests)
            for other in four.everybody:
                assert not any(token in frame for frame in other.frames)
            assert token not in server.log.read_text()
