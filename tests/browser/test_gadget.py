"""The gadget for real cards (GADGET-1, GADGET-2), as two spymasters use it on their phones: no table, and no network once loaded."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.accessible import findings
from tests.browser.people import Person
from tests.serving import Server

from cryptonym.engine import GRID_5X4, GRID_5X5
from cryptonym.engine.keys import code, from_code

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

NEW_KEY = ".krow:nth-of-type(1) .btn:nth-child(2)"
REAL_HOLD = "try { localStorage.removeItem('cryptonym.delays') } catch {}"
LETTERS = {"red": "r", "blue": "b", "by": "i", "ass": "x"}

# A device with a voice of its own for each language, which writes down what it would say.
VOICES = """
window.said = [];
const voice = (lang, localService) => ({ lang, localService, name: lang, voiceURI: lang, default: false });
const voices = ['it-IT', 'ca-ES', 'pt-BR', 'pl-PL', 'en-GB'].map((lang) => voice(lang, true));
class Utterance { constructor(text) { this.text = text; } }
Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => voices, speak: (one) => window.said.push([one.lang, one.text]), cancel() {},
  addEventListener() {}, removeEventListener() {},
} });
"""


def phone(browser: Browser, server: Server, *scripts: str, locale: str = "en-GB", dark: bool = False) -> Person:
    person = Person(browser, locale=locale, phone=True, dark=dark)
    for script in scripts:
        person.context.add_init_script(script)
    person.page.goto(f"{server.url}/key")
    person.screen("gadget")
    expect(person.page.locator(".kcover")).to_be_visible()
    return person


def press(page: Page, place: str, milliseconds: int) -> None:
    box = page.locator(place).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(milliseconds)
    page.mouse.up()


def show(page: Page) -> None:
    press(page, ".kcover", 40)
    expect(page.locator(".sq").first).to_be_visible()


def squares(page: Page) -> str:
    classes = [str(square.get_attribute("class")).split()[1] for square in page.locator(".sq").all()]
    return "".join(LETTERS[name] for name in classes)


def take_code(page: Page, typed: str) -> None:
    page.locator(".krow .btn").first.click()
    page.locator(".codeform input").fill(typed)
    page.locator(".codeform button").click()


def hold(page: Page, place: str, milliseconds: int) -> None:
    """Press for so long by the page's own clock, however busy the machine is."""
    box = page.locator(place).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.clock.run_for(milliseconds)
    page.mouse.up()
    page.clock.run_for(1000)


def test_the_key_is_covered_and_shown_only_by_a_deliberate_hold(browser: Browser, server: Server) -> None:
    person = Person(browser, phone=True)
    person.context.add_init_script(REAL_HOLD)
    page = person.page
    page.clock.install(time=0)
    page.goto(f"{server.url}/key")
    expect(page.locator(".kcover")).to_be_visible()
    page.clock.pause_at(600_000)
    hold(page, ".kcover", 550)
    expect(page.locator(".sq")).to_have_count(0)
    page.locator(".kcover").tap()
    page.clock.run_for(1000)
    expect(page.locator(".sq")).to_have_count(0)
    hold(page, ".kcover", 620)
    expect(page.locator(".sq")).to_have_count(25)
    expect(page.locator(".sq.done")).to_have_count(0)
    before = squares(page)
    hold(page, NEW_KEY, 550)
    assert squares(page) == before, "a tap draws no new key"
    hold(page, NEW_KEY, 620)
    expect(page.locator(".kcover")).to_be_visible()


@pytest.mark.parametrize("milliseconds", [700, 1200, 2500])
def test_the_finger_that_opens_the_key_marks_nothing_when_it_is_lifted(
    browser: Browser, server: Server, milliseconds: int
) -> None:
    """Squares appear under the finger; after 1.2 seconds the release was a tap on one of them."""
    page = phone(browser, server).page
    for place in ((0.5, 0.5), (0.3, 0.7)):
        box = page.locator(".kcover").bounding_box()
        assert box is not None
        fingers = page.context.new_cdp_session(page)
        at = {"x": box["x"] + box["width"] * place[0], "y": box["y"] + box["height"] * place[1]}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        page.wait_for_timeout(milliseconds)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator(".sq").first).to_be_visible()
        page.wait_for_timeout(300)
        assert page.locator(".sq.done").count() == 0
        page.locator(".sq").first.tap()
        assert page.locator(".sq.done").count() == 1, "the next tap marks"
        page.locator(".sq").first.tap()
        page.reload()
        expect(page.locator(".kcover")).to_be_visible()


def test_covered_the_page_holds_nothing_of_the_key_but_who_starts(browser: Browser, server: Server) -> None:
    person = phone(browser, server)
    page = person.page
    covered = page.locator("html").evaluate("html => html.outerHTML")
    show(page)
    said = page.locator(".kcode").inner_text()
    key = from_code(GRID_5X5, said)
    assert code(key) == said
    page.locator(".krow .btn").first.click()
    expect(page.locator(".kcover")).to_be_visible()
    again = page.locator("html").evaluate("html => html.outerHTML")
    for text in (covered, again, page.title()):
        assert said not in text
        assert not re.search(r"\b[A-E][1-5]\b|class=\"sq|assassin", text)
    expect(page.locator(".first strong")).to_have_text(f"{key.starting.capitalize()} starts")
    assert not person.complaints


@pytest.mark.parametrize("happening", ["hidden", "pagehide", "face down", "a minute"])
def test_the_key_covers_itself(browser: Browser, server: Server, happening: str) -> None:
    person = Person(browser, phone=True)
    page = person.page
    if happening == "a minute":
        page.clock.install()
    page.goto(f"{server.url}/key")
    expect(page.locator(".kcover")).to_be_visible()
    page.locator(".kcover").dispatch_event("click", {"detail": 0})
    page.locator("dialog[open] .btn.main").click()
    expect(page.locator(".sq")).to_have_count(25)
    page.locator(".kcode").click()
    expect(page.locator(".bigcode")).to_be_visible()
    match happening:
        case "hidden":
            page.evaluate(
                "Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });"
                "document.dispatchEvent(new Event('visibilitychange'))"
            )
        case "pagehide":
            page.evaluate("dispatchEvent(new Event('pagehide'))")
        case "face down":
            lie = "dispatchEvent(new DeviceOrientationEvent('deviceorientation', { alpha: 0, beta: %d, gamma: 2 }))"
            page.evaluate(lie % 30)
            expect(page.locator(".sq")).to_have_count(25)
            page.evaluate(lie % 178)
        case _:
            page.clock.fast_forward(50_000)
            page.keyboard.press("Tab")
            page.clock.fast_forward(50_000)
            expect(page.locator(".sq")).to_have_count(25)
            page.clock.fast_forward(11_000)
    expect(page.locator(".sq")).to_have_count(0)
    expect(page.locator(".bigcode")).to_have_count(0)


def test_two_phones_agree_on_random_keys_by_their_codes(browser: Browser, server: Server) -> None:
    one, two = phone(browser, server).page, phone(browser, server, locale="pl-PL").page
    for grid in (GRID_5X5, GRID_5X4):
        one.locator(".krow .seg label").nth(0 if grid is GRID_5X5 else 1).click()
        for turns in range(3):
            press(one, NEW_KEY, 40)
            expect(one.locator(".kcover")).to_be_visible()
            show(one)
            for _ in range(turns):
                one.locator(".krow:nth-of-type(2) .btn").click()
            said = one.locator(".kcode").inner_text()
            assert code(from_code(grid, said)) == said
            take_code(two, said.lower().replace("-", " "))
            expect(two.locator(".kcover")).to_be_visible()
            show(two)
            assert squares(two) == squares(one)
            assert len(squares(one)) == grid.size
            assert two.locator(".kcode").inner_text() == said
            for page in (one, two):
                page.locator(".krow .btn").first.click()


@pytest.mark.parametrize(
    ("typed", "says"),
    [("ABC", "8 characters"), ("0OI1-2222", "no 0, O, 1 or I"), ("ZZZZ-ZZZZ", "No key"), ("ZZZ-ZZZ", "No key")],
)
def test_a_code_of_no_key_is_refused_with_the_reason(browser: Browser, server: Server, typed: str, says: str) -> None:
    page = phone(browser, server).page
    take_code(page, typed)
    expect(page.locator(".codeform [role=alert]")).to_contain_text(says)


def test_marks_turns_and_both_grids_outlive_a_reload(browser: Browser, server: Server) -> None:
    page = phone(browser, server).page
    show(page)
    before = squares(page)
    page.locator(".sq").nth(0).click()
    expect(page.locator(".sq").nth(0)).to_have_attribute("aria-pressed", "true")
    page.locator(".krow:nth-of-type(2) .btn").click()
    turned = squares(page)
    assert turned == "".join(before[5 * (4 - column) + row] for row in range(5) for column in range(5))
    expect(page.locator(".sq").nth(4)).to_have_attribute("aria-pressed", "true")
    page.locator(".krow .seg label").nth(1).click()
    expect(page.locator(".kcover")).to_be_visible()
    show(page)
    small = squares(page)
    page.locator(".krow:nth-of-type(2) .btn").click()
    assert squares(page) == small[::-1]
    page.reload()
    expect(page.locator(".kcover")).to_be_visible()
    show(page)
    assert squares(page) == small[::-1]
    page.locator(".krow .seg label").nth(0).click()
    expect(page.locator(".kcover")).to_be_visible()
    show(page)
    assert squares(page) == turned
    expect(page.locator(".sq").nth(4)).to_have_attribute("aria-pressed", "true")


def test_by_keyboard_alone(browser: Browser, server: Server) -> None:
    person = Person(browser)
    page = person.page
    page.goto(f"{server.url}/key")
    page.locator(".kcover").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] .btn:focus")).to_have_text("Back")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".sq")).to_have_count(25)
    expect(page.locator(".sq").nth(0)).to_be_focused()
    for key in ("ArrowRight", "ArrowDown", "Space"):
        page.keyboard.press(key)
    expect(page.locator(".sq").nth(6)).to_be_focused()
    expect(page.locator(".sq").nth(6)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sq").nth(6)).to_have_attribute("aria-label", re.compile(r"^B2, "))
    lists = page.locator("ul.sr li").all_inner_texts()
    assert len(lists) == 4
    assert "B2" not in " ".join(lists)


@pytest.mark.parametrize(
    ("locale", "lang", "expected"),
    [
        ("en-GB", "en-GB", ["Red, your clue.", "30 seconds left.", "Time is up."]),
        ("it-IT", "it-IT", ["Rossi, il vostro indizio.", "Mancano 30 secondi.", "Tempo scaduto."]),
        ("ca-ES", "ca-ES", ["Vermells, la vostra pista.", "Queden 30 segons.", "S’ha acabat el temps."]),
        ("pt-BR", "pt-BR", ["Vermelhos, a pista de vocês.", "Faltam 30 segundos.", "Acabou o tempo."]),
        ("pl-PL", "pl-PL", ["Czerwoni, wasza wskazówka.", "Zostało 30 sekund.", "Czas minął."]),
    ],
)
def test_the_timer_speaks(browser: Browser, server: Server, locale: str, lang: str, expected: list[str]) -> None:
    person = Person(browser, locale=locale, phone=True)
    person.context.add_init_script(VOICES)
    page = person.page
    page.clock.install()
    page.goto(f"{server.url}/key")
    expect(page.locator(".kcover")).to_be_visible()
    take_code(page, "222222")  # The first key of all: red starts.
    page.locator(".tmset").click()
    page.locator("dialog[open] .length .seg label").first.click()
    page.locator("dialog[open] .dialog-head button").click()
    expect(page.locator(".digits")).to_have_text("1:00")
    page.locator(".round").click()
    page.clock.run_for(61_000)
    said: Any = page.evaluate("window.said")
    assert {spoken for spoken, _ in said} == {lang}
    words = [text for _, text in said]
    assert words == [*expected[:2], *(str(n) for n in range(10, 0, -1)), expected[2]]
    expect(page.locator("#said-now")).to_contain_text(expected[2])
    expect(page.locator(".digits")).to_have_text("0:00")
    expect(page.locator(".split.red")).to_contain_text("1:00")


def test_the_timer_goes_from_phase_to_phase_and_splits(browser: Browser, server: Server) -> None:
    person = Person(browser)
    page = person.page
    page.clock.install()
    page.goto(f"{server.url}/key")
    take_code(page, "222222")
    page.locator(".beside .length .seg label").nth(4).click()
    page.locator(".beside .length input[type=number]").fill("45")
    page.locator(".beside .length input[type=number]").press("Enter")
    expect(page.locator(".digits")).to_have_text("0:45")
    page.locator(".round").click()
    page.clock.run_for(20_000)
    expect(page.locator(".whose")).to_have_text("Red: clue")
    page.get_by_role("button", name="To guesses").click()
    page.clock.run_for(15_000)
    expect(page.locator(".digits")).to_have_text("1:45")
    page.get_by_role("button", name="+ 30 s").click()
    expect(page.locator(".digits")).to_have_text("2:15")
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(60_000)
    expect(page.locator(".digits")).to_have_text("2:15")
    page.get_by_role("button", name="To blue").click()
    expect(page.locator(".whose")).to_have_text("Blue: clue")
    page.get_by_role("button", name="Start", exact=True).click()
    page.clock.run_for(7_300)
    rows = page.locator(".beside .used tbody tr").all_inner_texts()
    assert [re.findall(r"\d:\d\d", row) for row in rows] == [["0:20", "0:15", "0:35"], ["0:07", "0:00", "0:07"]]
    page.get_by_role("switch", name="Voice").click()
    expect(page.locator(".tmset")).to_have_text("silent")


def test_without_a_voice_of_its_own_the_device_sounds_a_tone(browser: Browser, server: Server) -> None:
    listen = (
        "window.tones = []; const make = AudioContext.prototype.createOscillator;"
        "AudioContext.prototype.createOscillator = function () { window.tones.push(1); return make.call(this); }"
    )
    page = phone(browser, server, VOICES.replace("voice(lang, true)", "voice(lang, false)"), listen).page
    expect(page.locator(".tmset")).to_have_text("sound: tone")
    page.locator(".round").click()
    page.wait_for_function("window.tones.length > 0")
    assert page.evaluate("window.said") == []


def test_it_is_one_tap_from_home_and_asks_the_network_for_nothing_once_loaded(browser: Browser, server: Server) -> None:
    person = Person(browser, phone=True)
    person.page.goto(server.url)
    person.screen("home")
    person.page.get_by_role("link", name="Key & timer").click()
    person.screen("gadget")
    expect(person.page.locator(".kcover")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    asked = len(person.requests)
    person.context.set_offline(True)
    show(person.page)
    person.page.locator(".round").click()
    person.page.locator(".sq").first.click()
    press(person.page, NEW_KEY, 40)
    show(person.page)
    assert person.requests[asked:] == []
    assert all(url.startswith((server.url, "data:")) for url in person.requests)


def test_it_can_be_installed_and_opens_without_a_network(browser: Browser, own_server: Server) -> None:
    for path, kind in (
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/sw.js", "text/javascript"),
        ("/icons/icon.svg", "image/svg+xml"),
        ("/icons/icon-192.png", "image/png"),
        ("/icons/icon-512.png", "image/png"),
        ("/icons/maskable-512.png", "image/png"),
    ):
        with urllib.request.urlopen(own_server.url + path) as answer:
            assert answer.headers["content-type"].startswith(kind)
            assert answer.headers["cache-control"] == "no-cache"
            body = answer.read()
        if path.endswith("webmanifest"):
            manifest = json.loads(body)
            assert {icon["sizes"] for icon in manifest["icons"]} == {"any", "192x192", "512x512"}
    person = phone(browser, own_server, locale="ca-ES")
    page = person.page
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    show(page)
    before = squares(page)
    own_server.stop()
    person.context.set_offline(True)
    page.reload()
    expect(page.locator(".kcover")).to_be_visible(timeout=15_000)
    expect(page.locator("h1")).to_have_text("Clau i rellotge")
    show(page)
    assert squares(page) == before
    # Another language and the home page were kept as well.
    page.locator(".top .btn.icon").nth(1).click()
    page.locator("dialog[open] label[lang=pl]").click()
    expect(page.locator("h1")).to_have_text("Klucz i czas")
    page.goto(own_server.url)
    person.screen("home")


def test_a_new_worker_waits_while_a_table_is_open(browser: Browser, server: Server) -> None:
    """A worker that changed takes over when nobody plays, and not before."""
    person = phone(browser, server)
    page = person.page
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.goto(server.url)
    person.screen("home")
    page.locator("button.big").click()
    person.screen("lobby")
    state: Any = page.evaluate(
        """async () => {
            const registration = await navigator.serviceWorker.register('/sw.js?newer');
            const worker = registration.installing ?? registration.waiting;
            if (!worker) return 'none';
            await new Promise((done) => worker.state === 'installed' ? done() : worker.addEventListener('statechange', done));
            await new Promise((done) => setTimeout(done, 300));
            return [worker.state, registration.active.scriptURL.endsWith('/sw.js')];
        }"""
    )
    assert state == ["installed", True]


@pytest.mark.parametrize("wide", [False, True], ids=["phone", "desk"])
def test_accessibility_rules_hold_on_every_face(browser: Browser, server: Server, wide: bool) -> None:
    person = Person(browser, phone=not wide)
    page = person.page
    page.goto(f"{server.url}/key")
    expect(page.locator(".kcover")).to_be_visible()
    found: list[str] = []

    def check(face: str) -> None:
        found.extend(findings(page, face))

    check("covered")
    show(page)
    page.locator(".sq").first.click()
    check("shown")
    page.locator(".kcode").click()
    check("code")
    page.keyboard.press("Escape")
    page.locator(".top .btn.icon").nth(1).click()
    check("menu")
    assert found == []
    page.keyboard.press("Escape")
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, label, input:not(.sr)')].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.width > 0 && getComputedStyle(one).clipPath === 'none' && (box.width < 43.5 || box.height < 43.5);
        }).map((one) => one.outerHTML.slice(0, 100))"""
    )
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
