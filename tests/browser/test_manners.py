"""A page that knows how to behave: it rests when nothing happens, keeps quiet, stays awake in play, and does not interrupt."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.browser.people import NO_DELAYS, Person, choose, together
from tests.serving import Server

from cryptonym.messages import Messages

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

COUNTED = ("LayoutCount", "RecalcStyleCount", "Nodes", "JSEventListeners", "JSHeapUsedSize")
WATCHED = """
  window.locks = [];
  Object.defineProperty(navigator, "wakeLock", { value: { async request() {
    const lock = { async release() { window.locks.splice(window.locks.indexOf(lock), 1); } };
    window.locks.push(lock);
    return lock;
  } } });
  window.audios = [];
  window.AudioContext = class extends AudioContext { constructor() { super(); window.audios.push(this); } };
"""
"""How often the screen is kept awake, and which audio devices were opened."""


class Measured:
    """What the browser counts of one page."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._line = person.context.new_cdp_session(person.page)
        self._line.send("Performance.enable")

    def now(self, *, swept: bool = False) -> dict[str, float]:
        if swept:
            self._line.send("HeapProfiler.collectGarbage")
        found: dict[str, Any] = self._line.send("Performance.getMetrics")
        return {one["name"]: one["value"] for one in found["metrics"] if one["name"] in COUNTED}

    def during(self, seconds: float) -> dict[str, float]:
        before = self.now()
        self._person.page.wait_for_timeout(seconds * 1000)
        after = self.now()
        return {name: after[name] - before[name] for name in ("LayoutCount", "RecalcStyleCount")}


def still(person: Person) -> None:
    """Wait until nothing moves any more, the dots neither."""
    person.page.wait_for_function("() => document.getAnimations().length === 0", timeout=20_000)


def end_of(host: Person, spymaster: Person) -> None:
    """A clue, and the assassin for it."""
    assassin = int(spymaster.page.locator(".card.key.ass").get_attribute("data-card") or -1)
    spymaster.give_clue("harbour", 1)
    expect(host.page.locator(".slip .clue")).to_be_visible(timeout=10_000)
    host.touch(assassin)
    host.screen("end")


def test_a_table_at_rest_does_nothing_at_all(browser: Browser, own_server: Server) -> None:
    host, spymaster = together(Person(browser, moving=True), Person(browser), own_server.url)
    still(host)  # the dots that say "is thinking" breathe a few times and rest
    assert Measured(host).during(3) == {"LayoutCount": 0, "RecalcStyleCount": 0}
    spymaster.page.mouse.move(5, 5)
    own_server.kill()
    expect(host.page.locator(".banner")).to_be_visible(timeout=15_000)
    still(host)
    away = Measured(host).during(4)
    assert away["LayoutCount"] <= 8, "a second that strikes, and a try, and no more"


def test_sounds_are_off_until_somebody_turns_them_up_and_the_device_sleeps_between_them(
    browser: Browser, server: Server
) -> None:
    host, _ = together(Person(browser, scripts=(NO_DELAYS, WATCHED)), Person(browser), server.url)
    page = host.page
    assert page.evaluate("window.audios.length") == 0, "taps alone open no device"
    page.get_by_role("button", name="Menu").click()
    slider = page.get_by_role("slider", name="Sounds")
    expect(slider).to_have_value("0")
    slider.focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "40%")
    assert page.evaluate("window.audios.length") == 1
    page.wait_for_function("() => window.audios[0].state === 'suspended'", timeout=10_000)


def test_the_screen_stays_awake_in_play_and_a_newer_page_waits_for_the_end(browser: Browser, server: Server) -> None:
    host, spymaster = Person(browser, scripts=(NO_DELAYS, WATCHED)), Person(browser)
    lines: list[WebSocketRoute] = []

    def newer_later(route: WebSocketRoute) -> None:
        lines.append(route)
        line = route.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "welcome" and len(lines) > 1:
                told["build"] = "newer"
            route.send(json.dumps(told))

        line.on_message(hear)

    host.page.route_web_socket(re.compile("/ws$"), newer_later)
    together(host, spymaster, server.url)
    host.page.wait_for_function("() => window.locks.length === 1")
    lines[-1].close(code=1012)
    banner = host.page.locator(".banner")
    expect(banner).to_contain_text("The server is restarting.", timeout=15_000)
    expect(banner).to_have_count(0, timeout=15_000)
    end_of(host, spymaster)
    expect(banner).to_contain_text("A newer version is here", timeout=10_000)
    host.page.wait_for_function("() => window.locks.length === 0")


def test_five_hundred_updates_leave_nothing_behind(browser: Browser, server: Server) -> None:
    """Measured from the second five hundred to the third.

    In the first the browser compiles what runs often, which takes 480 to 510 kB once; after that it is about 20 kB.
    """
    host, spymaster = Person(browser), Person(browser, moving=True)
    lines: list[WebSocketRoute] = []

    def keep(route: WebSocketRoute) -> None:
        lines.append(route)
        line = route.connect_to_server()
        line.on_message(route.send)

    spymaster.page.route_web_socket(re.compile("/ws$"), keep)
    together(host, spymaster, server.url)
    still(spymaster)
    measured = Measured(spymaster)

    def updates(many: int) -> None:
        for i in range(many):
            lines[-1].send(json.dumps({"type": "presence", "here": [], "tags": {f"p{i % 7}": i % 25}, "reaching": {}}))
        expect(spymaster.page.locator(".tags b")).to_have_count(1)

        spymaster.page.wait_for_timeout(2_500)  # what is said politely is gathered for two seconds

    updates(1_000)
    before = measured.now(swept=True)
    updates(500)
    after = measured.now(swept=True)
    assert after["Nodes"] <= before["Nodes"] + 50
    assert after["JSEventListeners"] <= before["JSEventListeners"] + 10
    assert after["JSHeapUsedSize"] <= before["JSHeapUsedSize"] + 150_000


@pytest.mark.parametrize("locale", ["it-IT", "ca-ES", "pt-BR", "pl-PL", "en-GB"])
def test_from_home_to_the_first_touch_in_each_language(browser: Browser, server: Server, locale: str) -> None:
    """The deck speaks the browser's language, words fit, and nobody is asked for anything else."""
    host, spymaster = Person(browser, locale=locale), Person(browser, locale=locale, phone=True)
    link = host.open_table(server.url)
    assert host.page.locator("html").get_attribute("lang") == ("pt-BR" if locale == "pt-BR" else locale[:2])
    choose(host, Messages(locale[:2]).format("mode-coop"))
    host.page.locator(".teamp.enemy").wait_for()
    spymaster.come(link)
    spymaster.sit("red", "spymaster")
    host.deal()
    for person in (host, spymaster):
        person.screen("table")
    assert host.page.locator(".card .w").first.get_attribute("lang") == ("pt-BR" if locale == "pt-BR" else locale[:2])
    own = spymaster.own_cards("red")
    spymaster.give_clue("xylofon", 1)
    expect(host.page.locator(".slip .clue")).to_contain_text("xylofon", timeout=10_000)
    host.touch(own[0])
    expect(spymaster.page.locator(".card.cov")).to_have_count(1, timeout=10_000)
    assert all(url.startswith((server.url, "data:")) for url in host.requests)
    assert host.complaints == spymaster.complaints == []


def test_guests_are_told_what_the_host_changes(browser: Browser, server: Server) -> None:
    host, guest = Person(browser), Person(browser)
    guest.come(host.open_table(server.url))
    choose(host, "Assassin ending")
    expect(guest.page.locator(".told")).to_contain_text("switched on: Assassin ending", timeout=10_000)
    expect(guest.page.locator("#said-politely")).to_contain_text("switched on: Assassin ending", timeout=10_000)
    choose(host, "Any rhyme")
    expect(guest.page.locator(".houserules summary")).to_contain_text("Any rhyme", timeout=10_000)
