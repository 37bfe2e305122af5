"""Whole games of co-op, of three players and of the assassin ending, and the challenge with its penalty, in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import Person, choose, on_turn
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

WORDS = ("harbour", "voyage", "winter", "baroque", "knight", "lantern", "amber", "gravity", "velvet", "thunder")


def clue_for(spymaster: Person, guesser: Person, word: str, number: int) -> None:
    expect(spymaster.page.locator(".entry .word")).to_be_visible(timeout=10_000)
    spymaster.give_clue(word, number)
    expect(guesser.page.locator(".slip .clue")).to_contain_text(re.compile(word, re.IGNORECASE), timeout=10_000)


def touch_all(guesser: Person, cards: list[int]) -> None:
    before = guesser.covered()
    for place, card in enumerate(cards, start=1):
        guesser.touch(card)
        expect(guesser.page.locator(".card.cov")).to_have_count(before + place, timeout=10_000)


def test_coop_a_whole_game_together_ends_with_a_score_and_a_title(browser: Browser, server: Server) -> None:
    host, spymaster = Person(browser), Person(browser)
    link = host.open_table(server.url)
    choose(host, "Together")
    expect(host.page.locator(".teamp.enemy")).to_be_visible(timeout=10_000)
    spymaster.come(link)
    spymaster.sit("red", "spymaster")
    host.deal()
    host.screen("table")
    spymaster.screen("table")
    for word in WORDS:
        own = spymaster.own_cards("red")
        number = min(3, len(own))
        clue_for(spymaster, host, word, number)
        touch_all(host, own[:number])
        if number == len(own):
            break
        host.end_turn()
        enemy = spymaster.own_cards("blue")[0]
        expect(spymaster.page.locator(".entry .word")).to_have_count(0, timeout=10_000)
        covered = spymaster.covered()
        spymaster.touch(enemy)
        expect(spymaster.page.locator(".card.cov")).to_have_count(covered + 1, timeout=10_000)
    for person in (host, spymaster):
        person.screen("end")
    # 9 words in clues of three: the enemy covered 2 of 8, so 6 are left.
    expect(host.page.locator("[data-screen=end]")).to_contain_text("Room service knew nothing")
    assert not host.complaints


def trio(browser: Browser, server: Server, *settings: str) -> tuple[Person, Person, Person]:
    """Two spymasters and the operative of both."""
    host, red, blue = Person(browser), Person(browser), Person(browser, phone=True)
    link = host.open_table(server.url)
    choose(host, "Three of us")
    for setting in settings:
        choose(host, setting)
    host.page.locator(".teamp.both").wait_for()
    if host.page.locator(".teamp.both .seatcard.free .btn").count():
        host.page.locator(".teamp.both .seatcard.free .btn").click()
    for person, team in ((red, "red"), (blue, "blue")):
        person.come(link)
        person.sit(team, "spymaster")
    host.deal()
    for person in (host, red, blue):
        person.screen("table")
    return host, red, blue


def test_trio_a_whole_game_of_three(browser: Browser, server: Server) -> None:
    host, red, blue = trio(browser, server)
    team = ""
    for word in WORDS:
        team, spymaster = on_turn(red, blue)
        own = spymaster.own_cards(team)
        number = min(4, len(own))
        clue_for(spymaster, host, word, number)
        touch_all(host, own[:number])
        if number == len(own):
            break
        host.end_turn()
        expect(spymaster.page.locator(".entry .word")).to_have_count(0, timeout=10_000)
    for person in (host, red, blue):
        person.screen("end")
    expect(host.page.locator("[data-screen=end]")).to_contain_text(f"{team.capitalize()} wins")


def test_fine_nobody_wins_before_the_assassin_is_found(browser: Browser, server: Server) -> None:
    host, red, blue = trio(browser, server, "Assassin ending")
    team, spymaster = on_turn(red, blue)
    for word in WORDS:
        team, spymaster = on_turn(red, blue)
        own = spymaster.own_cards(team)
        if not own:
            break
        number = min(5, len(own))
        clue_for(spymaster, host, word, number)
        touch_all(host, own[:number])
        host.end_turn()
        expect(spymaster.page.locator(".entry .word")).to_have_count(0, timeout=10_000)
    clue_for(spymaster, host, "midnight", 1)
    assassin = int(spymaster.page.locator(".card.key.ass").first.get_attribute("data-card") or -1)
    host.touch(assassin)
    for person in (host, red, blue):
        person.screen("end")
    expect(host.page.locator("[data-screen=end]")).to_contain_text(f"{team.capitalize()} wins")


def test_pen_an_illegal_clue_is_challenged_and_a_word_covered_for_it(browser: Browser, server: Server) -> None:
    host, red, blue = trio(browser, server)
    team, spymaster = on_turn(red, blue)
    opponent, other = (blue, "blue") if team == "red" else (red, "red")
    visible = spymaster.page.locator(".card .w").first.inner_text().replace("\n", "")
    spymaster.give_clue(visible.lower(), 1)
    challenge = opponent.page.get_by_role("button", name=re.compile("challenge", re.IGNORECASE)).first
    challenge.click(timeout=15_000)
    opponent.page.locator("dialog[open] .btn.main").click()
    before = opponent.covered()
    opponent.touch(opponent.own_cards(other)[0])
    expect(host.page.locator(".card.cov")).to_have_count(before + 1, timeout=10_000)
    expect(opponent.page.locator(".entry .word")).to_be_visible(timeout=10_000)
