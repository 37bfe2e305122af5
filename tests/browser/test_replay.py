"""A finished game seen again: at its table's link, from a file, and whole in a link of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.accessible import findings
from tests.browser.people import NO_DELAYS, Person, together
from tests.serving import Server

from cryptonym.engine.replay import replay

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

LOGS = Path(__file__).parents[1] / "logs"


def chosen(browser: Browser, server: Server, log: Path, **how: bool) -> Person:
    person = Person(browser, **how)  # type: ignore[arg-type]
    person.page.goto(f"{server.url}/replay")
    person.screen("replay-choose")
    person.page.locator("input[type=file]").set_input_files(log)
    return person


def covered(page: Page) -> int:
    return page.locator(".card.cov").count()


def to_step(page: Page, step: int) -> None:
    page.locator(".track input").fill(str(step))
    expect(page.locator(f'[data-screen=replay][data-step="{step}"]')).to_be_visible()


def last_step(page: Page) -> int:
    return int(page.locator(".track input").get_attribute("max") or 0)


def test_a_finished_game_is_one_tap_from_its_end_and_can_be_taken_away_without_names(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    names = ["Wawrzyniec", "Brunhilde"]  # An animal's name might be on a card.
    host, spymaster = (
        Person(browser, scripts=(NO_DELAYS, f'localStorage.setItem("cryptonym.prefs", \'{{"name": "{name}"}}\')'))
        for name in names
    )
    together(host, spymaster, server.url)
    for name in names:
        expect(host.page.locator(".seats .nm").filter(has_text=name)).to_be_visible()
    own = spymaster.own_cards("red")
    spymaster.give_clue("harbour", 2)
    expect(host.page.locator(".slip .clue")).to_contain_text("harbour", timeout=10_000)
    for place, card in enumerate(own[:2], start=1):
        host.touch(card)
        expect(host.page.locator(".card.cov")).to_have_count(place, timeout=10_000)
    host.touch(int(spymaster.page.locator(".card.key.ass").get_attribute("data-card") or -1))
    host.screen("end")
    host.page.locator(".scrub .again").click()
    host.screen("replay")
    page = host.page
    assert covered(page) == 0
    expect(page.locator(".card.key")).to_have_count(0)
    # dealt, clue, three touches, the last of which is the end
    assert last_step(page) == 4
    to_step(page, 3)
    assert covered(page) == 2
    expect(page.locator(".card.key")).to_have_count(0)
    expect(page.locator(".pslip")).to_contain_text("harbour")
    to_step(page, 4)
    expect(page.locator(".pslip")).to_contain_text("The enemy wins")
    expect(page.locator(".card.key")).to_have_count(22)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".take .btn.main").click()
    expect(page.locator(".take .btn.main")).to_have_text("Copied")
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link.startswith(f"{server.url}/replay?en#g=")
    with page.expect_download() as saving:
        page.locator(".take .btn").nth(1).click()
    saving.value.save_as(tmp_path / "game.jsonl")
    text = (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    assert list(replay(text.splitlines()))[-1].game.is_over
    assert not any(name in text for name in names)

    stranger = Person(browser)
    stranger.page.goto(link)
    stranger.screen("replay")
    assert last_step(stranger.page) == 4
    assert not any(name in stranger.page.content() for name in names)
    assert not any("/api/tables/" in asked for asked in stranger.requests)
    to_step(stranger.page, 4)
    assert covered(stranger.page) == 3


def test_it_steps_scrubs_and_plays_at_several_speeds(browser: Browser, server: Server) -> None:
    person = chosen(browser, server, LOGS / "v1-words-5x5.jsonl")
    person.screen("replay")
    page = person.page
    step = page.locator("[data-screen=replay]")
    page.get_by_role("button", name="Forward one step").click()
    expect(step).to_have_attribute("data-step", "1")
    page.get_by_role("button", name="Back one step").click()
    expect(step).to_have_attribute("data-step", "0")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_attribute("data-step", "2")
    page.keyboard.press("Home")
    expect(step).to_have_attribute("data-step", "0")
    page.locator('.pace label:has-text("4×")').click()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(step).to_have_attribute("data-step", str(last_step(page)), timeout=30_000)
    expect(page.get_by_role("button", name="Play")).to_be_visible()


@pytest.mark.parametrize("log", sorted(LOGS.glob("*.jsonl")), ids=lambda log: log.stem)
def test_every_kind_of_game_plays_to_its_end_as_the_engine_tells_it(
    browser: Browser, server: Server, log: Path
) -> None:
    steps = list(replay(log.read_text(encoding="utf-8").splitlines()))
    person = chosen(browser, server, log)
    person.screen("replay")
    page = person.page
    to_step(page, last_step(page))
    assert covered(page) == len(steps[-1].game.covered)
    assert not person.complaints


def test_each_seat_sees_what_it_saw(browser: Browser, server: Server) -> None:
    person = chosen(browser, server, LOGS / "v1-coop.jsonl")
    person.screen("replay")
    page = person.page
    expect(page.locator(".eyes .seg").first.locator("label")).to_have_count(2)
    expect(page.locator(".card.key")).to_have_count(0)
    page.locator(".eyes label").nth(1).click()
    expect(page.locator(".card.key")).to_have_count(25)
    page.locator(".eyes label").nth(0).click()
    expect(page.locator(".card.key")).to_have_count(0)
    trio = chosen(browser, server, LOGS / "v1-trio.jsonl")
    trio.screen("replay")
    expect(trio.page.locator(".eyes .seg").first.locator("label")).to_have_count(3)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "There is no game in this file."),
        ("a recipe for soup", "This is not a saved game."),
        ('{"cryptonym":"game","version":9}', "saved by a newer version"),
        ('{"cryptonym":"game","version":1}\n{"n":7}', "newer version"),
    ],
)
def test_a_file_that_is_no_game_is_said_to_be_none(
    browser: Browser, server: Server, tmp_path: Path, text: str, says: str
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    person = chosen(browser, server, file)
    expect(person.page.locator("[role=alert]")).to_contain_text(says)
    assert not person.complaints


def test_games_that_are_not_there_or_not_over_are_told_apart(browser: Browser, server: Server) -> None:
    host, spymaster = Person(browser), Person(browser)
    together(host, spymaster, server.url)
    person = Person(browser)
    alert = person.page.locator("[role=alert]")
    person.page.goto(f"{host.page.url}/replay")
    expect(alert).to_contain_text("still going on")
    person.page.goto(f"{host.page.url}/replay?game=7")
    expect(alert).to_contain_text("not here any more")
    person.page.goto(f"{server.url}/t/AAAAAAAAAAAAAAAAAAAAAA/replay")
    expect(alert).to_contain_text("not here any more")
    person.page.goto(f"{server.url}/replay#g=q83vEjRWeA")
    expect(alert).to_contain_text("cut off")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_accessibility_rules_hold_at_each_step(browser: Browser, server: Server, phone: bool) -> None:
    person = chosen(browser, server, LOGS / "v1-penalty.jsonl", phone=phone)
    page = person.page
    found: list[str] = []

    def check(what: str) -> None:
        found.extend(findings(page, what))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), what

    person.screen("replay")
    check("dealt")
    to_step(page, 3)
    check("challenged")
    page.locator(".eyes label").nth(1).click()
    check("a spymaster's eyes")
    to_step(page, last_step(page))
    check("end")
    page.goto(f"{server.url}/replay?")
    person.screen("replay-choose")
    check("chooser")
    assert found == []
    assert re.fullmatch(r"Cryptonym", page.title())


BY_THE_TAP_ALONE = """
  let tapped = false;
  addEventListener("click", () => { tapped = true; setTimeout(() => { tapped = false; }); }, true);
  window.clip = "";
  navigator.clipboard.writeText = async (text) => {
    if (!tapped || window.never) throw new DOMException("not by a tap", "NotAllowedError");
    window.clip = text;
  };
  document.execCommand = () => false;
"""
"""A clipboard as Safari has it: it may be written while a tap is handled, and not by what comes of it later."""


def test_a_link_is_copied_by_the_tap_itself_or_offered_with_words(browser: Browser, server: Server) -> None:
    person = Person(browser, scripts=(BY_THE_TAP_ALONE,))
    person.page.goto(f"{server.url}/replay")
    person.screen("replay-choose")
    person.page.locator("input[type=file]").set_input_files(sorted(LOGS.glob("*.jsonl"))[0])
    person.screen("replay")
    share = person.page.locator(".take .btn.main")
    share.click()
    expect(share).to_have_text("Copied")
    assert "/replay?en#g=" in person.page.evaluate("window.clip")
    person.page.evaluate("window.never = true")
    share.click()
    expect(person.page.get_by_label("Copy the link from here:")).to_have_value(re.compile(r"/replay\?en#g="))


def test_a_phone_is_not_told_to_drop_a_file(browser: Browser, server: Server) -> None:
    for phone in (True, False):
        person = Person(browser, phone=phone)
        person.page.goto(f"{server.url}/replay")
        person.screen("replay-choose")
        assert person.page.get_by_text("Drop a saved game here").is_visible() is not phone
