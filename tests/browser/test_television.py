"""A table on a television among the phones: large, without secrets, and finding its way by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.accessible import findings
from tests.browser.people import Person, together
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

SIZES = ((1920, 1080), (1280, 720), (1024, 768))
CUT_OFF = """() => [...document.querySelectorAll('.tv h2, .tv .nm, .tv .w, .tv p, .tv .ptitle strong, .tv .pword')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline'
        || box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
}).map((one) => one.className + ' ' + one.textContent)"""


def television(browser: Browser, link: str, size: tuple[int, int] = SIZES[0], options: str = "tv") -> Person:
    person = Person(browser, size=size)
    person.page.goto(f"{link}?{options}")
    person.screen("television")
    return person


def test_it_shows_lobby_game_and_end_and_never_what_its_owner_may_see(browser: Browser, server: Server) -> None:
    """The television is a tab of the spymaster's own browser: that must not make a difference."""
    host, spymaster = Person(browser, phone=True), Person(browser)
    together(host, spymaster, server.url, deal=False)
    frames: list[str] = []
    tv = spymaster.context.new_page()
    tv.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    tv.set_viewport_size({"width": 1920, "height": 1080})
    tv.goto(f"{host.page.url}?tv")
    expect(tv.locator("[data-shows=lobby]")).to_be_visible(timeout=15_000)
    expect(tv.locator(".tvinvite .tvqr img")).to_be_visible()
    expect(tv.locator(".tvcode")).to_have_text(re.compile(r"^\w{3}-\w{3}$"))
    expect(tv.locator(".tvpeople li")).to_have_count(2)
    host.deal()
    host.screen("table")
    spymaster.screen("table")
    expect(tv.locator("[data-shows=game] .card")).to_have_count(25, timeout=10_000)
    own = spymaster.own_cards("red")
    spymaster.give_clue("harbour", 2)
    expect(tv.locator(".pslip")).to_contain_text("harbour", timeout=10_000)
    host.touch(own[0])
    expect(tv.locator(".card.cov")).to_have_count(1, timeout=10_000)
    host.page.locator(f'[data-card="{own[1]}"]').click()
    expect(tv.locator(".tags b")).to_have_count(1, timeout=10_000)
    expect(tv.locator(".tvclues")).to_contain_text("harbour")
    expect(tv.locator(".tvside.red .tvleft b")).to_have_text("8")
    expect(tv.locator(".card.key, button, input, a")).to_have_count(0)
    assert tv.evaluate("getComputedStyle(document.querySelector('.tv .card')).cursor") == "none"
    told = "".join(frames)
    assert '"key"' not in told
    assert '"identities"' not in told
    host.page.locator(f'[data-card="{own[1]}"] .w').click()
    host.touch(int(spymaster.page.locator(".card.key.ass").get_attribute("data-card") or -1))
    expect(tv.locator("[data-shows=end] .card.key, [data-shows=end] .card.cov")).to_have_count(25, timeout=10_000)
    expect(tv.locator(".pslip")).to_contain_text("The enemy wins")
    host.screen("end")
    host.page.locator(".next .g .btn").nth(1).click()
    expect(tv.locator("[data-shows=game] .card.cov")).to_have_count(0, timeout=10_000)
    expect(tv.locator("[data-shows=game] .card")).to_have_count(25)


def test_it_follows_the_table_to_a_new_link_and_back_after_a_lost_line(browser: Browser, server: Server) -> None:
    host, guest = Person(browser), Person(browser)
    link = host.open_table(server.url)
    guest.come(link)
    guest.sit("blue", "operative")
    tv = television(browser, link)
    expect(tv.page.locator(".tvpeople li")).to_have_count(2, timeout=10_000)
    before = tv.page.locator(".tvqr img").get_attribute("src")
    host.page.locator(".teamp.blue .seatcard .more[aria-haspopup]").click()
    host.page.get_by_role("button", name="Ask to leave").click()
    expect(tv.page.locator(".tvpeople li")).to_have_count(1, timeout=10_000)
    expect(tv.page.locator(".tvqr img")).not_to_have_attribute("src", before or "", timeout=10_000)
    assert tv.page.url != f"{link}?tv"
    tv.context.set_offline(True)
    expect(tv.page.locator(".tvlost")).to_be_visible(timeout=10_000)
    host.page.get_by_role("button", name="Just watch").click()
    tv.context.set_offline(False)
    expect(tv.page.locator(".tvlost")).to_have_count(0, timeout=20_000)
    expect(tv.page.locator(".tvpeople li")).to_have_count(0)
    tv.page.reload()
    tv.screen("television")


def test_for_a_stream_the_way_to_the_table_is_not_in_the_picture(browser: Browser, server: Server) -> None:
    host = Person(browser)
    link = host.open_table(server.url)
    tv = television(browser, link, options="tv=plain")
    expect(tv.page.locator(".tvclosed")).to_be_visible()
    assert not re.search(r"qr\.svg|\w{3}-\w{3}</span>", tv.page.content())
    loud = television(browser, link)
    expect(loud.page.locator(".tvqr")).to_have_count(1)
    host.page.get_by_role("button", name="Menu").click()
    host.page.locator(".watchersdelay label").nth(1).click()
    expect(loud.page.locator(".tvlate")).to_have_text("5 seconds late", timeout=15_000)
    expect(loud.page.locator(".tvqr, .tvcode")).to_have_count(0)


def test_a_late_watchers_page_says_so_while_it_waits_and_after(browser: Browser, server: Server) -> None:
    host = Person(browser)
    link = host.open_table(server.url)
    host.page.get_by_role("button", name="Menu").click()
    host.page.locator(".watchersdelay label").nth(1).click()
    expect(host.page.locator(".watchersdelay label.on")).to_have_text("5 s late")
    watcher = Person(browser)
    watcher.page.goto(link)
    watcher.screen("waiting")
    expect(watcher.page.locator(".waiting [role=status]")).to_have_text(
        "This table is shown 5 seconds late. The first picture is on its way."
    )
    watcher.screen("lobby")
    expect(watcher.page.locator(".bigcode")).to_have_count(0)


def test_whoever_touches_for_both_teams_does_it_on_a_phone(browser: Browser, server: Server) -> None:
    host, spymaster, caller = Person(browser), Person(browser), Person(browser, phone=True)
    together(host, spymaster, server.url, deal=False)
    caller.come(host.page.url)
    caller.page.locator(".seatcard.free .btn").first.click()
    caller.page.get_by_role("button", name="Just watch").click()
    host.page.locator(".watcher .more[aria-haspopup]").click()
    host.page.get_by_role("button", name="Let them touch for both teams").click()
    tv = television(browser, host.page.url)
    host.deal()
    for person in (host, spymaster, caller):
        person.screen("table")
    own = spymaster.own_cards("red")
    spymaster.give_clue("harbour", 2)
    expect(caller.page.locator(".slip .clue")).to_contain_text("harbour", timeout=10_000)
    expect(caller.page.locator(".watchbar")).to_have_count(0)
    caller.touch(own[0])
    expect(tv.page.locator(".card.cov")).to_have_count(1, timeout=10_000)
    caller.page.locator("button.stop").click()
    caller.page.locator("dialog[open] .btn.main").click()
    expect(tv.page.locator(".pslip")).to_contain_text("The enemy moves", timeout=10_000)


def test_it_fits_on_every_television_and_breaks_no_accessibility_rule(browser: Browser, server: Server) -> None:
    host, spymaster = Person(browser, locale="pl-PL"), Person(browser, locale="ca-ES", phone=True)
    together(host, spymaster, server.url, deal=False, mode="Razem")
    screens = []
    for size, locale in zip(SIZES, ("pl-PL", "pt-BR", "ca-ES"), strict=True):
        person = Person(browser, size=size, locale=locale)
        person.page.goto(f"{host.page.url}?tv")
        person.screen("television")
        screens.append(person)

    def check(what: str) -> None:
        found = [line for person in screens for line in findings(person.page, what)]
        assert found == []
        for person in screens:
            assert person.page.evaluate(CUT_OFF) == [], what
            assert person.page.evaluate("document.documentElement.scrollHeight <= innerHeight")

    check("lobby")
    host.deal()
    for person in screens:
        expect(person.page.locator("[data-shows=game]")).to_be_visible(timeout=10_000)
    own = spymaster.own_cards("red")
    spymaster.give_clue("konstantynopolitańczykowianeczka", 2)
    for person in screens:
        expect(person.page.locator(".pword")).to_be_visible(timeout=10_000)
    host.touch(own[0])
    host.page.locator(f'[data-card="{own[1]}"]').click()
    check("game")
    host.page.locator(f'[data-card="{own[1]}"] .w').click()
    host.touch(int(spymaster.page.locator(".card.key.ass").get_attribute("data-card") or -1))
    for person in screens:
        expect(person.page.locator("[data-shows=end]")).to_be_visible(timeout=10_000)
    check("end")
    # From 4 m: the words of the cards are at least a fortieth of the picture's height.
    large = screens[0].page
    heights = large.evaluate(
        "[...document.querySelectorAll('.tv .card:not(.cov) .w')].map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(heights) >= 1080 / 40
