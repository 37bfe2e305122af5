"""One phone for all: whole games from hand to hand, the key behind a hold, and no network once loaded."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.accessible import run
from tests.browser.people import Person
from tests.serving import Server

from cryptonym.engine.replay import replay

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

REAL_HOLD = "try { localStorage.removeItem('cryptonym.delays') } catch {}"


class Phone(Person):
    """The one phone, and what its holders do with it."""

    def open(self, server: Server, mode: str = "Two teams", fine: bool = False) -> Page:
        self.page.goto(f"{server.url}/one")
        self.screen("one-setup")
        self.page.locator(f'.onechoices label:has-text("{mode}")').click()
        if fine:
            self.page.get_by_role("switch", name="Assassin ending").click()
        return self.page

    def deal(self) -> None:
        self.page.locator(".onesetup .btn.big").click()
        self.screen("one-board")

    def hold(self, place: str) -> None:
        box = self.page.locator(place).bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.wait_for_timeout(40)
        self.page.mouse.up()

    def to_the_spymaster(self) -> None:
        self.page.locator(".dock .btn.big").click()
        self.screen("one-cover")
        self.hold(".onetake")
        self.screen("one-key")

    def clue(self, word: str, number: int) -> None:
        self.give_clue(word, number)
        self.screen("one-cover")
        self.page.locator(".onetake").click()
        self.screen("one-board")

    def touch(self, card: int) -> None:
        before = self.covered()
        self.page.locator(f'[data-card="{card}"]').click()
        self.page.locator(".holdbar").wait_for()
        self.hold(".holdbar")
        expect(self.page.locator(".card.cov")).to_have_count(before + 1)

    def stop(self) -> None:
        self.page.locator("button.stop").click()
        self.page.locator("dialog[open] .btn.main").click()

    def kept(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.page.evaluate("localStorage.getItem('cryptonym.one')"))
        return found


def ink_of(page: Page) -> str:
    """The team that the slip or the cover belongs to."""
    place = page.locator(".pslip, .slip, .onecover").first
    return "red" if "red" in str(place.get_attribute("class")).split() else "blue"


def play_to_the_end(phone: Phone, words_a_turn: int = 4) -> str:
    """Each spymaster's clues are all good ones; the name of the team whose game it was."""
    while True:
        phone.to_the_spymaster()
        team = ink_of(phone.page)
        own = phone.own_cards(team)
        number = min(words_a_turn, len(own))
        phone.clue("harbour", number)
        for card in own[:number]:
            phone.touch(card)
        if number == len(own):
            phone.screen("one-end")
            return team
        phone.stop()


def test_a_whole_game_without_a_network_and_a_reload_in_the_middle_of_it(browser: Browser, server: Server) -> None:
    phone = Phone(browser, phone=True)
    page = phone.open(server)
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("caches.open('cryptonym-page').then((cache) => cache.match('/')).then(Boolean)")
    phone.context.set_offline(True)
    page.reload()
    phone.screen("one-setup")
    phone.deal()
    phone.to_the_spymaster()
    team = ink_of(page)
    own = phone.own_cards(team)
    phone.clue("harbour", 2)
    phone.touch(own[0])
    before = phone.kept()
    page.reload()
    phone.screen("one-board")
    assert phone.kept() == before
    expect(page.locator(".card.cov")).to_have_count(1)
    expect(page.locator(".pslip")).to_contain_text("harbour")
    phone.touch(own[1])
    phone.stop()
    winner = play_to_the_end(phone)
    expect(page.locator(".pslip")).to_contain_text(f"{winner.capitalize()} wins")
    log = phone.kept()["log"]
    assert list(replay(log.splitlines()))[-1].game.is_over, "the engine finds nothing wrong with it"
    page.get_by_role("button", name="Turn the cards").click()
    phone.screen("one-board")
    expect(page.locator(".card.cov")).to_have_count(0)
    assert not [complaint for complaint in phone.complaints if "ERR_INTERNET" not in complaint]


def test_together_the_spymaster_covers_for_the_enemy_and_keeps_the_phone(browser: Browser, server: Server) -> None:
    phone = Phone(browser, phone=True)
    page = phone.open(server, "Together")
    phone.deal()
    for turn in range(5):
        if turn == 0:
            phone.to_the_spymaster()
        own = phone.own_cards("red")
        number = min(3, len(own))
        phone.clue("harbour", number)
        for card in own[:number]:
            phone.touch(card)
        if number == len(own):
            break
        phone.stop()
        expect(page.locator(".pslip")).to_contain_text("The enemy moves")
        phone.to_the_spymaster()
        phone.touch(phone.own_cards("blue")[0])
        expect(page.locator("[data-screen=one-key] .entry .word")).to_be_visible()
    phone.screen("one-end")
    expect(page.locator(".pstamp")).to_contain_text("Room service knew nothing")


def test_three_of_us_with_the_assassin_ending_and_a_last_stand(browser: Browser, server: Server) -> None:
    phone = Phone(browser, phone=True)
    page = phone.open(server, "Three of us", fine=True)
    phone.deal()
    phone.to_the_spymaster()
    team = ink_of(page)
    own = phone.own_cards(team)
    assassin = int(page.locator(".card.key.ass").get_attribute("data-card") or -1)
    phone.give_clue("harbour", 1)
    expect(page.locator("[data-to=both-operative]")).to_be_visible()
    page.locator(".onetake").click()
    phone.screen("one-board")
    phone.touch(assassin)
    expect(page.locator(".pslip")).to_contain_text("Last stand")
    for card in own:
        phone.touch(card)
    phone.screen("one-end")
    expect(page.locator(".pslip")).to_contain_text("won its last stand")


@pytest.mark.parametrize("happening", ["hidden", "pagehide", "blur", "face down", "menu", "a minute"])
def test_the_key_covers_itself_and_the_page_holds_nothing_of_it(
    browser: Browser, server: Server, happening: str
) -> None:
    phone = Phone(browser, phone=True)
    page = phone.page
    if happening == "a minute":
        page.clock.install()
    phone.open(server)
    phone.deal()
    phone.to_the_spymaster()
    page.locator(".entry .word").fill("harb")
    match happening:
        case "hidden":
            page.evaluate(
                "Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });"
                "document.dispatchEvent(new Event('visibilitychange'))"
            )
        case "pagehide" | "blur":
            page.evaluate(f"dispatchEvent(new Event('{happening}'))")
        case "face down":
            page.evaluate("dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: 178, gamma: 2 }))")
        case "menu":
            page.get_by_role("button", name="Menu").click()
            page.keyboard.press("Escape")
        case _:
            page.clock.fast_forward(61_000)
    expect(page.locator(".onecover")).to_be_visible()
    text = str(page.locator("html").evaluate("html => html.outerHTML"))
    assert not re.search(r'class="card|assassin|bystander|band|harb', text)
    assert page.title() == "Cryptonym"
    if happening == "hidden":
        page.evaluate("delete document.visibilityState")
    page.locator(".onetake").dispatch_event("click", {"detail": 0})
    expect(page.locator("dialog[open] .btn:focus")).to_have_text("Back")
    page.locator("dialog[open] .btn.main").click()
    phone.screen("one-key")
    expect(page.locator(".entry .word")).to_have_value("harb")


def test_only_a_deliberate_hold_shows_the_key_and_a_reload_does_not(browser: Browser, server: Server) -> None:
    phone = Phone(browser, phone=True)
    phone.context.add_init_script(REAL_HOLD)
    page = phone.open(server)
    phone.deal()
    page.locator(".dock .btn.big").click()
    phone.screen("one-cover")
    page.locator(".onetake").tap()
    page.wait_for_timeout(300)
    phone.screen("one-cover")
    box = page.locator(".onetake").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 50, box["y"] + 30)
    page.mouse.down()
    page.wait_for_timeout(900)
    page.mouse.up()
    phone.screen("one-key")
    expect(page.locator(".card.key")).to_have_count(25)
    page.reload()
    phone.screen("one-board")
    expect(page.locator(".card.key")).to_have_count(0)


def test_the_clock_only_nudges(browser: Browser, server: Server) -> None:
    phone = Phone(browser, phone=True)
    phone.page.clock.install()
    page = phone.open(server)
    page.locator('.onechoices label:has-text("1 min")').click()
    phone.deal()
    phone.to_the_spymaster()
    own = phone.own_cards(ink_of(page))
    phone.clue("harbour", 2)
    expect(page.locator(".digits")).to_have_text("1:00")
    page.clock.run_for(20_000)
    expect(page.locator(".digits")).to_have_text(re.compile(r"0:(39|40)"))
    page.clock.run_for(45_000)
    expect(page.locator(".digits")).to_have_text("0:00")
    expect(page.locator("#said-now")).to_contain_text("Time is up.")
    phone.touch(own[0])


def test_a_game_can_be_seen_again_and_put_away(browser: Browser, server: Server) -> None:
    phone = Phone(browser, phone=True)
    page = phone.open(server)
    phone.deal()
    phone.to_the_spymaster()
    assassin = int(page.locator(".card.key.ass").get_attribute("data-card") or -1)
    phone.clue("harbour", 1)
    phone.touch(assassin)
    phone.screen("one-end")
    page.get_by_role("button", name="Watch replay").click()
    phone.screen("replay")
    assert page.locator(".track input").get_attribute("max") == "2"
    page.go_back()
    phone.screen("one-end")
    page.get_by_role("button", name="Fresh draw").click()
    phone.screen("one-board")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Put this game away").click()
    page.locator("dialog[open] .btn.main").click()
    phone.screen("one-setup")


@pytest.mark.parametrize(("locale", "dark"), [("pl-PL", False), ("ca-ES", True)])
def test_accessibility_rules_hold_on_each_screen_and_nothing_is_cut_off(
    browser: Browser, server: Server, locale: str, dark: bool
) -> None:
    phone = Phone(browser, phone=True, dark=dark, locale=locale, size=(360, 640))
    page = phone.page
    found: list[str] = []

    def check(what: str) -> None:
        found.extend(f"{what}: {one}" for one in run(page))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), what

    page.goto(f"{server.url}/one")
    phone.screen("one-setup")
    check("setup")
    phone.deal()
    check("board before the clue")
    page.locator(".dock .btn.big").click()
    phone.screen("one-cover")
    check("cover")
    phone.hold(".onetake")
    phone.screen("one-key")
    check("key")
    assassin = int(page.locator(".card.key.ass").get_attribute("data-card") or -1)
    phone.give_clue("konstantynopolitańczykowianeczka", 2)
    phone.screen("one-cover")
    check("cover for the operatives")
    page.locator(".onetake").click()
    phone.screen("one-board")
    page.locator(f'[data-card="{assassin}"]').click()
    check("board")
    phone.hold(".holdbar")
    phone.screen("one-end")
    check("end")
    assert found == []
