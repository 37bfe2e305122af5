"""The puzzle of the day as people take it: both tasks with real holds and by keys, pictures, no connection, streak, archive, sharing."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest
from playwright.async_api import async_playwright
from playwright.sync_api import Browser, Page, expect
from tests.browser.accessible import findings
from tests.browser.apart import apart
from tests.browser.people import FLAGS, Person, chromium_path
from tests.browser.test_walk import Walk
from tests.serving import Server

from cryptonym.messages import LANGUAGES, LOCALES, Messages
from cryptonym.puzzles import Kind, Puzzle, all_puzzles, puzzle_of

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

SUNDAY = date(2026, 12, 6)
FIRST, *_, LAST = (one.day for one in all_puzzles("en"))
BEFORE, AFTER = FIRST - timedelta(days=5), LAST + timedelta(days=9)


def puzzle(language: str, day: date = SUNDAY, kind: Kind = Kind.WORDS) -> Puzzle:
    found = puzzle_of(language, day, kind)
    assert found is not None
    return found


def solver(
    browser: Browser,
    server: Server,
    *,
    day: date = SUNDAY,
    path: str = "/puzzle",
    phone: bool = False,
    locale: str = "en-GB",
    kept: object = None,
) -> Person:
    """Somebody on that day, for whom nothing is switched off."""
    scripts = [] if kept is None else [f"localStorage.setItem('cryptonym.puzzle', {json.dumps(json.dumps(kept))})"]
    person = Person(browser, phone=phone, locale=locale, scripts=scripts)
    person.page.clock.set_fixed_time(f"{day}T09:00:00")
    person.page.goto(f"{server.url}{path}")
    return person


def at_task(page: Page, task: str) -> None:
    expect(page.locator("[data-screen=puzzle]")).to_have_attribute("data-task", task, timeout=15_000)


def choose(page: Page, one: Puzzle, rank: int) -> None:
    page.locator(".offer").nth(one.spymaster.offers.index(one.spymaster.ranked[rank])).click()
    page.locator(".offers button[type=submit]").click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_tasks_by_finger(browser: Browser, server: Server, language: str) -> None:
    person = solver(browser, server, phone=True, locale=LOCALES[language])
    page, said, one = person.page, Messages(language), puzzle(language)
    at_task(page, "operative")
    expect(page.locator("#slip .pword")).to_have_text(one.operative.clue)
    person.hold_card(one.operative.key.index("i"))
    expect(page.locator(".misses .used")).to_have_count(1)
    for card in one.operative.targets:
        person.hold_card(card)
    head = said.format("puzzle-head", {"all": one.operative.number, "misses": 1})
    expect(page.locator(".told h2")).to_have_text(head)
    page.get_by_role("button", name=said.format("puzzle-next")).click()
    at_task(page, "spymaster")
    choose(page, one, 1)
    at_task(page, "result")
    expect(page.locator(".headline")).to_have_text(head)
    expect(page.locator(".sheet").nth(1)).to_contain_text(said.format("puzzle-rank", {"rank": 2}))
    expect(page.locator(".lozenges .off")).to_have_count(1)
    expect(page.locator(".ticket .count b")).to_have_text("1")
    expect(page.locator(".ticket .hole.done")).to_have_count(1)
    page.reload()
    at_task(page, "result")
    page.goto(server.url)
    person.screen("home")
    expect(page.locator(".puzzledoor .small span")).to_have_text("□" + "◆" * one.operative.number)
    assert not [url for url in person.requests if "/ws" in url or "/api/puzzle?" in url]
    assert person.complaints == []


def test_what_is_shared_gives_nothing_away(browser: Browser, server: Server) -> None:
    one = puzzle("en")
    targets = list(one.operative.targets)
    kept = {
        "done": {
            "2026-12-06 en words": {
                "operative": True,
                "touched": targets,
                "offer": one.spymaster.offers.index(one.spymaster.ranked[0]),
            }
        },
        "days": ["2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"],
    }
    person = solver(browser, server, kept=kept)
    page = person.page
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    at_task(page, "result")
    page.get_by_role("button", name="Share without spoiling").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()").replace("\r", "")
    assert text.splitlines() == [
        "Cryptonym 6 Dec · en",
        "operative " + "◆" * len(targets),
        "spymaster ◆◆◆",
        "4 days in a row",
        f"{server.url}/puzzle?en",
    ]
    cards = {
        *one.operative.cards,
        *one.spymaster.cards,
        one.operative.clue,
        *(offer.word for offer in one.spymaster.offers),
    }
    assert not [card for card in cards if card.lower() in text.lower().replace(server.url, "").split()]


def test_by_keyboard_alone(browser: Browser, server: Server) -> None:
    person = solver(browser, server)
    page, one = person.page, puzzle("en")
    at_task(page, "operative")
    for card in one.operative.targets:
        page.locator('[data-card="0"]').focus()
        page.keyboard.press("Control+Home")
        for _ in range(card // 4):
            page.keyboard.press("ArrowDown")
        for _ in range(card % 4):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        expect(page.locator(f'[data-card="{card}"]')).to_have_attribute("aria-selected", "true")
        page.keyboard.press("Enter")
        page.locator("dialog[open] .btn.main").press("Enter")
        expect(page.locator(f'[data-card="{card}"].cov')).to_be_visible()
    page.get_by_role("button", name="Now the spymaster’s task").press("Enter")
    at_task(page, "spymaster")
    best = one.spymaster.offers.index(one.spymaster.ranked[0])
    page.keyboard.press(str(best + 1))
    expect(page.locator(".offer input").nth(best)).to_be_focused()
    page.keyboard.press("Enter")
    at_task(page, "result")
    expect(page.locator(".lozenges")).to_have_attribute("aria-label", "3 of three lozenges")
    expect(page.locator("h1.sr")).to_be_focused()


def test_the_assassin_ends_it_at_once_and_the_third_miss_too(browser: Browser, server: Server) -> None:
    for language, wrong in (("it", "x"), ("pl", "i")):
        person = solver(browser, server, locale=LOCALES[language])
        page, key = person.page, puzzle(language).operative.key
        at_task(page, "operative")
        for card in [card for card, letter in enumerate(key) if letter == wrong][:3]:
            person.hold_card(card)
        expect(page.locator("[data-over]")).to_be_visible()
        message = "puzzle-head-assassin" if wrong == "x" else "puzzle-head-out"
        expect(page.locator(".told h2")).to_have_text(
            Messages(language).format(message, {"found": 0, "all": key.count("r")})
        )
        expect(page.locator(".card.key.red")).to_have_count(key.count("r"))
        page.locator('[data-card="0"]').click()
        expect(page.locator(".hold, .holdbar")).to_have_count(0)


def test_it_goes_on_where_it_was_left(browser: Browser, server: Server) -> None:
    person = solver(browser, server)
    page, task = person.page, puzzle("en").operative
    at_task(page, "operative")
    person.hold_card(task.targets[0])
    page.reload()
    at_task(page, "operative")
    expect(page.locator(".card.cov.red")).to_have_count(1)
    expect(page.locator(".progress b")).to_have_text(f"1 of {task.number} found")


def test_pictures(browser: Browser, server: Server) -> None:
    person = solver(browser, server, phone=True, locale="pl-PL")
    page, one = person.page, puzzle("pl", kind=Kind.PICTURES)
    at_task(page, "operative")
    page.get_by_role("button", name="obrazki").click()
    expect(page.locator(".card.pic img").first).to_be_visible()
    expect(page.locator(".boardrow")).to_have_count(4)
    for card in one.operative.targets:
        person.hold_card(card)
    page.locator(".dock .btn.main").click()
    at_task(page, "spymaster")
    expect(page.locator(".card.pic.key")).to_have_count(12)
    choose(page, one, 0)
    at_task(page, "result")
    expect(page.locator(".links a").nth(1)).to_have_text("Dzisiejsze słowa")
    assert person.complaints == []


def test_a_clue_of_ones_own_is_graded_where_a_server_answers(browser: Browser, server: Server) -> None:
    one = puzzle("en")
    person = solver(
        browser,
        server,
        kept={"done": {"2026-12-06 en words": {"operative": True, "touched": list(one.operative.targets)}}},
    )
    page = person.page
    at_task(page, "result")
    page.get_by_role("button", name="Now the spymaster’s task").click()
    page.get_by_role("button", name="or type your own").click()
    field, send = page.locator(".freeclue .word"), page.get_by_role("button", name="Have it graded")
    field.fill(one.spymaster.cards[0].lower())
    send.click()
    expect(page.locator(".refline.loud")).to_contain_text("CLUE-3", timeout=30_000)
    field.fill("xyzzyx")
    send.click()
    expect(page.locator(".refline.loud")).to_contain_text("does not know", timeout=30_000)
    person.context.set_offline(True)
    field.fill("river")
    send.click()
    expect(page.locator(".refline.loud")).to_contain_text("does not answer")
    person.context.set_offline(False)
    best = one.spymaster.ranked[0]
    field.fill(best.word)
    page.locator(".freeclue .nums label").nth(best.number - 1).click()
    send.click()
    at_task(page, "result")
    expect(page.locator(".lozenges .off")).to_have_count(0)
    expect(page.locator(".sheet").nth(1)).to_contain_text("As good as the best of the five")


def test_past_days_stay_open_and_do_not_change_the_streak(browser: Browser, server: Server) -> None:
    past = date(2026, 12, 2)
    one = puzzle("en", past)
    kept = {"done": {"2026-12-05 en words": {"operative": True, "touched": []}}, "days": ["2026-12-05"]}
    person = solver(browser, server, path="/puzzle?archive", kept=kept)
    page = person.page
    at_task(page, "archive")
    expect(page.locator(".day.half")).to_have_count(1)
    expect(page.locator("a.day")).to_have_count(6)
    page.get_by_role("link", name="2 December: open").click()
    at_task(page, "operative")
    expect(page.locator(".titles p")).to_contain_text("2 December")
    for card in one.operative.targets:
        person.hold_card(card)
    page.get_by_role("button", name="Now the spymaster’s task").click()
    choose(page, one, 0)
    at_task(page, "result")
    expect(page.locator(".ticket .count b")).to_have_text("1")
    page.goto(f"{server.url}/puzzle?date=2027-01-01")
    at_task(page, "operative")
    expect(page.locator(".titles p")).to_contain_text("6 December")


def test_a_week_works_without_a_connection(browser: Browser, own_server: Server) -> None:
    person = solver(browser, own_server, phone=True)
    page = person.page
    at_task(page, "operative")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function(
        """caches.open('cryptonym-puzzles').then((kept) => kept.keys())
            .then((keys) => keys.filter(({ url }) => url.endsWith('.svg')).length >= 60)""",
        timeout=30_000,
    )
    own_server.stop()
    person.context.set_offline(True)
    page.clock.set_fixed_time("2026-12-09T09:00:00")
    page.goto(f"{own_server.url}/puzzle?cards=pictures")
    at_task(page, "operative")
    one = puzzle("en", date(2026, 12, 9), Kind.PICTURES)
    expect(page.locator("#slip .pword")).to_have_text(one.operative.clue)
    page.wait_for_function(
        "[...document.querySelectorAll('.card.pic img')].every((one) => one.complete && one.naturalWidth > 0)"
    )
    for card in one.operative.targets:
        person.hold_card(card)
    page.locator(".dock .btn.main").click()
    choose(page, one, 0)
    at_task(page, "result")
    page.clock.set_fixed_time("2027-02-09T09:00:00")
    page.goto(f"{own_server.url}/puzzle")
    at_task(page, "away")


@pytest.mark.parametrize(("day", "why"), [(BEFORE, "puzzle-none-before"), (AFTER, "puzzle-none-after")])
def test_outside_the_data_it_says_so_and_asks_for_nothing_that_is_not_there(
    browser: Browser, server: Server, day: date, why: str
) -> None:
    person = solver(browser, server, day=day)
    page = person.page
    at_task(page, "none")
    bound = FIRST if day < FIRST else LAST
    said = f"{bound.day} {bound:%B} {bound.year}"
    expect(page.locator(".sheet")).to_contain_text(Messages("en").format(why, {"date": said}))
    page.goto(server.url)
    person.screen("home")
    page.wait_for_load_state("networkidle")
    expect(page.locator(".puzzledoor")).to_have_count(0)
    page.goto(f"{server.url}/puzzle")
    at_task(page, "none")
    expect(page.locator(".sheet .btn")).to_have_count(0 if day < FIRST else 2)
    if day > LAST:
        page.locator(".sheet .btn").nth(1).click()
        at_task(page, "archive")
        expect(page.locator("h2")).to_have_text(f"{LAST:%B %Y}")
        page.go_back()
        page.locator(".sheet .btn.main").click()
        at_task(page, "operative")
        expect(page.locator("#slip .pword")).to_have_text(puzzle("en", LAST).operative.clue)
    assert person.complaints == []


def test_a_day_before_the_first_offers_the_nearest(browser: Browser, server: Server) -> None:
    person = solver(browser, server, path="/puzzle?date=2026-10-03")
    at_task(person.page, "none")
    person.page.locator(".sheet .btn.main").click()
    at_task(person.page, "operative")
    expect(person.page.locator("#slip .pword")).to_have_text(puzzle("en", FIRST).operative.clue)
    person.page.goto(f"{server.url}/puzzle?date=2026-12-04&cards=pictures")
    at_task(person.page, "none")
    person.page.locator(".sheet .btn.main").click()
    at_task(person.page, "operative")
    expect(person.page.locator(".titles p")).to_contain_text("4 December")
    assert person.complaints == []


def test_whoever_installs_it_today_has_a_puzzle_and_some_of_before(browser: Browser, server: Server) -> None:
    day = date(2026, 11, 19)
    person = solver(browser, server, day=day, path="/")
    expect(person.page.locator(".doorclue .pword")).to_have_text(puzzle("en", day).operative.clue)
    person.page.goto(f"{server.url}/puzzle?archive")
    at_task(person.page, "archive")
    expect(person.page.locator("a.day")).to_have_count(5)
    assert person.complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_shows_the_clue_and_nothing_moves_down(browser: Browser, server: Server, language: str) -> None:
    wide = solver(browser, server, path="/", locale=LOCALES[language])
    expect(wide.page.locator(".doorclue .pword")).to_have_text(puzzle(language).operative.clue)
    wide.page.locator(".puzzledoor").click()
    at_task(wide.page, "operative")
    tops = []
    for day in (BEFORE, SUNDAY):
        person = solver(browser, server, day=day, path="/", phone=True, locale=LOCALES[language])
        person.page.wait_for_load_state("networkidle")
        expect(person.page.locator(".puzzledoor")).to_have_count(int(day is SUNDAY))
        box = person.page.locator(".folder button.big").bounding_box()
        assert box is not None
        tops.append(box["y"] + box["height"])
    assert tops[0] == tops[1] <= 844


def test_accessibility_rules_hold(browser: Browser, server: Server) -> None:
    one = puzzle("en")
    found: list[str] = []
    for phone in (False, True):
        person = solver(browser, server, phone=phone)
        page = person.page
        at_task(page, "operative")
        page.locator('[data-card="0"]').click()
        found += findings(page, "operative")
        person.hold_card(one.operative.key.index("x"))
        found += findings(page, "operative, over")
        page.get_by_role("button", name="Now the spymaster’s task").click()
        found += findings(page, "spymaster")
        page.get_by_role("button", name="or type your own").click()
        found += findings(page, "own clue")
        page.get_by_role("button", name="Back to the five clues").click()
        choose(page, one, 2)
        at_task(page, "result")
        found += findings(page, "result")
        page.get_by_role("link", name="Archive").click()
        found += findings(page, "archive")
        page.goto(server.url)
        page.locator(".puzzledoor").wait_for()
        found += findings(page, "home")
    assert found == []


@pytest.mark.parametrize("language", ["pl", "pt"])
def test_every_size(server: Server, language: str) -> None:
    assert apart(lambda: walk_through(server, language)) == []


async def walk_through(server: Server, language: str) -> list[str]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        context = await browser.new_context(locale=LOCALES[language], viewport={"width": 1280, "height": 800})
        page = await context.new_page()
        await page.clock.set_fixed_time("2026-12-06T09:00:00")
        walk = Walk(page, server, language)
        for query in ("", "?cards=pictures"):
            await walk.go(f"/puzzle{query}", "[data-task=operative]")
            await page.locator('[data-card="1"]').click()
            await walk.look(f"operative{query}", board=True, shows=".hold, .holdbar")
            kind = "pictures" if query else "words"
            done = {f"2026-12-06 {language} {kind}": {"operative": True, "touched": [0, 1, 2]}}
            await page.evaluate(
                "kept => localStorage.setItem('cryptonym.puzzle', JSON.stringify(kept))", {"done": done}
            )
            await walk.go(f"/puzzle{query}", "[data-task=result]")
            await page.locator(".sheet .btn.main").click()
            await walk.look(f"spymaster{query}", board=True, shows=".offers")
            await page.locator(".offer").first.click()
            await page.locator(".offers button[type=submit]").click()
            await walk.look(f"result{query}")
        await walk.go("/puzzle?archive", "[data-task=archive]")
        await walk.look("archive")
        await walk.go("/", ".puzzledoor")
        await walk.look("home")
        await browser.close()
    return walk.found
