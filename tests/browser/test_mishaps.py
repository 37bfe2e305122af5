"""What goes wrong is handled and said, and nothing is lost: no storage, dead links, odd names, novels, a newer server, no network."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.browser.people import NO_DELAYS, Person, together
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

NO_STORAGE = """for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("switched off", "SecurityError"); } });
}"""


def test_storage_switched_off_lasts_as_long_as_the_page(browser: Browser, server: Server) -> None:
    host, spymaster = together(Person(browser, scripts=(NO_STORAGE,)), Person(browser), server.url)
    spymaster.give_clue("harbour", 1)
    expect(host.page.locator(".slip .clue")).to_contain_text(re.compile("harbour", re.IGNORECASE), timeout=10_000)
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("dialog").get_by_text("Polski").click()
    expect(host.page.locator("html")).to_have_attribute("lang", "pl")
    assert not host.complaints


def test_a_dead_link_says_so_and_leads_on(browser: Browser, server: Server) -> None:
    person = Person(browser)
    for path in ("/t/AAAAAAAAAAAAAAAAAAAAAA", "/t/cut-off"):
        person.page.goto(server.url + path)
        person.screen("door")
        expect(person.page.get_by_role("heading", name="No table here")).to_be_visible()
    person.page.get_by_role("button", name="To the home page").click()
    person.screen("home")
    person.page.get_by_role("textbox", name="Have a code?").fill("zzz-zzz")
    person.page.get_by_role("button", name="Join").click()
    expect(person.page.get_by_role("alert")).to_contain_text("ZZZ-ZZZ")


def test_names_of_any_kind_and_novels_for_clues(browser: Browser, server: Server) -> None:
    name = "🦊 Łucja <b>x</b> 🚀"
    host, spymaster = Person(browser), Person(browser, phone=True)
    host.page.goto(server.url)
    host.page.get_by_label("Your name").fill("a\u202eb")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_role("alert")).to_contain_text(
        "characters in this name that nobody can read", timeout=10_000
    )
    host.page.get_by_label("Your name").fill(name)
    link = host.open_table(server.url)
    host.page.locator('.lobbygrid label:has-text("Together")').first.click()
    host.page.locator(".teamp.enemy").wait_for()
    spymaster.come(link)
    expect(spymaster.page.locator(".seatcard .nm b").first).to_have_text(name)
    assert spymaster.page.locator(".seatcard .nm b b").count() == 0
    expect(spymaster.page.locator(".seatcard .av:not(.ghost)").first).to_have_text("🦊")
    spymaster.sit("red", "spymaster")
    host.deal()
    spymaster.screen("table")

    field = spymaster.page.locator(".entry .word")
    field.focus()
    spymaster.page.keyboard.insert_text("It was a bright cold day in April, " * 2_000)
    assert len(field.input_value()) == 60
    spymaster.page.locator(".seg.nums label").nth(1).click()
    expect(spymaster.page.locator(".refline.loud")).to_be_visible(timeout=10_000)
    spymaster.page.locator(".entry button[type=submit]").click()
    expect(host.page.locator(".slip .clue")).to_contain_text("It was a bright", timeout=10_000)
    for person in (host, spymaster):
        wide = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        clue = person.page.locator(".cluew").first.bounding_box()
        slip = person.page.locator(".slip").bounding_box()
        assert clue is not None
        assert slip is not None
        assert clue["x"] + clue["width"] <= slip["x"] + slip["width"] + 1
        assert not [said for said in person.complaints if "422" not in said]


def test_an_old_page_offers_to_load_the_newer_one(browser: Browser, server: Server) -> None:
    person = Person(browser)
    lines: list[WebSocketRoute] = []

    def other_build(route: WebSocketRoute) -> None:
        lines.append(route)
        line = route.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "welcome" and len(lines) == 2:
                told["build"] = "newer"
            route.send(json.dumps(told))

        line.on_message(hear)

    person.page.route_web_socket(re.compile("/ws$"), other_build)
    person.open_table(server.url)
    lines[0].close(code=1012)
    banner = person.page.locator(".banner")
    expect(banner).to_contain_text("A newer version is here", timeout=15_000)
    banner.get_by_role("button", name="Reload").click()
    person.screen("lobby")
    expect(person.page.locator(".seatcard:not(.free)")).to_have_count(1)
    expect(banner).to_have_count(0)


def test_a_page_that_speaks_an_older_protocol_is_told_to_load_again(browser: Browser, server: Server) -> None:
    person = Person(browser)
    link = person.open_table(server.url)

    def refuse(route: WebSocketRoute) -> None:
        def hear(_: str | bytes) -> None:
            route.send(
                json.dumps({"type": "error", "code": "other-protocol", "detail": "this server speaks protocol 9"})
            )
            route.close(code=4002)

        route.on_message(hear)

    person.page.route_web_socket(re.compile("/ws$"), refuse)
    person.page.goto(link)
    person.screen("door")
    expect(person.page.get_by_role("button", name="Reload")).to_be_visible()


def test_offline_in_mid_game_loses_nothing(browser: Browser, server: Server) -> None:
    host, spymaster = together(Person(browser), Person(browser), server.url)
    own = spymaster.own_cards("red")
    host.context.set_offline(True)
    expect(host.page.locator(".banner")).to_contain_text("Connection lost", timeout=15_000)
    assert host.page.locator("#board").get_attribute("inert") is not None
    host.page.get_by_label("Say something").fill("still here")
    host.page.get_by_role("button", name="Say", exact=True).click()
    spymaster.give_clue("harbour", 2)
    expect(spymaster.page.locator(".slip .clue")).to_be_visible(timeout=10_000)
    host.context.set_offline(False)
    expect(host.page.locator(".banner")).to_have_count(0, timeout=15_000)
    expect(host.page.locator(".slip .clue")).to_contain_text(re.compile("harbour", re.IGNORECASE))
    expect(host.page.locator(".talk li")).to_have_count(1, timeout=10_000)
    expect(spymaster.page.locator(".talk li")).to_have_text(re.compile("still here"), timeout=10_000)
    host.touch(own[0])
    expect(spymaster.page.locator(".card.cov")).to_have_count(1, timeout=10_000)


def test_a_seat_moves_to_another_device_once(browser: Browser, server: Server) -> None:
    host = Person(browser)
    host.open_table(server.url)
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Move my seat").click()
    field = host.page.get_by_label("The link, to copy by hand")
    expect(field).to_have_value(re.compile(r"#move=[A-Za-z0-9_-]{22}$"), timeout=10_000)
    expect(host.page.get_by_role("img", name=re.compile("QR code with the link that moves"))).to_be_visible()
    link = field.input_value()
    phone, late = Person(browser, phone=True, scripts=(NO_DELAYS,)), Person(browser)
    phone.page.goto(link)
    phone.screen("lobby")
    expect(phone.page.get_by_role("button", name="Deal the cards")).to_be_visible(timeout=10_000)
    assert "#" not in phone.page.url
    host.screen("door")
    expect(host.page.get_by_role("heading", name="Your seat has moved")).to_be_visible()
    late.page.goto(link)
    late.screen("door")
    expect(late.page.get_by_role("heading", name="This link is no longer good")).to_be_visible()
