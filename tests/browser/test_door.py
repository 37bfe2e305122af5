"""From the first page to a seat: names, codes, friends who come late, and a lobby that can be read at every width."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.conftest import STATIC as SHELL
from tests.browser.people import Person, choose, together
from tests.serving import Server

from cryptonym.messages import LOCALES

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

STATIC = SHELL.parent
BROKEN = """() => {
  const range = document.createRange(), found = [];
  for (const part of document.querySelectorAll('.seatcard .nm :is(b, small)')) for (const node of part.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    for (const word of node.data.matchAll(/\\S+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word[0]);
    }
  }
  return found;
}"""
"""The words in the seats of the lobby that are broken within themselves."""
OUTSIDE = """() => [...document.querySelectorAll('.desk :is(button, input, label, a)')].filter((one) => {
  const box = one.getBoundingClientRect(), around = (one.closest('.folder, .join') ?? document.body).getBoundingClientRect();
  if (box.width === 0 || one.classList.contains('sr')) return false;
  return box.left < around.left - 1 || box.right > around.right + 1 || (one.tagName === 'LABEL' && one.scrollWidth > one.clientWidth);
}).map((one) => one.innerText || one.className)"""
"""What does not fit into its panel on the home page."""


def width_over(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def with_bots(person: Person, url: str) -> str:
    """A game of one and three bots is on; its link."""
    person.choose_bots(url)
    person.page.locator("button.big").click()
    person.screen("table")
    return person.page.url.split("#")[0]


def code_of(person: Person) -> str:
    return person.page.locator(".tab .type, .tab").last.inner_text().split()[-1]


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("way", ["link", "code"])
def test_table_7_a_late_friend_sits_down_by_link_or_code(
    browser: Browser, server: Server, way: str, phone: bool
) -> None:
    host, friend = Person(browser), Person(browser, phone=phone)
    link = with_bots(host, server.url)
    page = friend.page
    if way == "link":
        page.goto(link)
    else:
        page.goto(server.url)
        friend.screen("home")
        page.get_by_role("textbox", name="Have a code?").fill(code_of(host))
        page.get_by_role("button", name="Join").click()
    friend.screen("table")
    bar = page.locator(".watchbar")
    expect(bar.get_by_role("button", name="Sit with Red")).to_be_visible()
    assert bar.get_by_role("button", name=re.compile("spymaster")).count() == 0
    board, sheet = page.locator("#board").bounding_box(), bar.bounding_box()
    assert board is not None
    assert sheet is not None
    assert board["y"] + board["height"] <= sheet["y"] + 1, "the last row can be seen"
    assert width_over(page) <= 0
    # Closed, it leaves a way back.
    bar.get_by_role("button", name="Close").click()
    expect(bar).to_have_count(0)
    page.get_by_role("button", name="Sit down").click()
    name = bar.get_by_label("Your name")
    (name.tap if phone else name.click)()
    page.keyboard.type("Kasia")
    expect(name).to_have_value("Kasia")
    bar.get_by_role("button", name="Sit with Blue").click()
    expect(bar).to_have_count(0, timeout=10_000)
    expect(host.page.locator(".rail")).to_contain_text("Kasia", timeout=10_000)
    assert not friend.complaints


def test_table_7_a_closed_door_lets_nobody_sit_down_and_its_code_is_gone(browser: Browser, server: Server) -> None:
    host, late = Person(browser), Person(browser)
    link = with_bots(host, server.url)
    code = code_of(host)
    host.page.get_by_role("button", name="Menu").click()
    host.page.locator("dialog[open]").get_by_text("Close the door", exact=True).click()
    expect(host.page.get_by_role("switch", name="Close the door")).to_be_checked()
    late.page.goto(link)
    late.screen("table")
    expect(late.page.locator(".watchbar")).to_contain_text("The door is closed: nobody new can sit down.")
    assert late.page.get_by_label("Your name").count() == 0
    assert late.page.locator(".watchbar .btn:not(.icon)").count() == 0
    late.page.goto(server.url)
    late.page.get_by_role("textbox", name="Have a code?").fill(code)
    late.page.get_by_role("button", name="Join").click()
    expect(late.page.get_by_role("alert")).to_contain_text(f"No table goes by {code} now.")


def test_a_code_is_called_wrong_only_if_it_is(browser: Browser, server: Server) -> None:
    person = Person(browser)
    page = person.page
    page.goto(server.url)
    field, join, alert = (
        page.get_by_role("textbox", name="Have a code?"),
        page.get_by_role("button", name="Join"),
        page.get_by_role("alert"),
    )
    field.fill("abc")
    join.click()
    expect(alert).to_have_text("A code has six characters, without 0, O, 1 or I.")
    page.route("**/api/codes/*", lambda route: route.fulfill(status=429, json={"code": "too-fast"}))
    field.fill("abc-def")
    join.click()
    expect(alert).to_contain_text("That was a lot of codes.")
    page.unroute("**/api/codes/*")
    person.context.set_offline(True)
    field.fill("abc-deg")
    join.click()
    expect(alert).to_contain_text("The server does not answer.")
    person.context.set_offline(False)
    field.fill("abc-deh")
    join.click()
    expect(alert).to_contain_text("No table goes by ABC-DEH now.")


def test_table_7_in_co_op_a_third_sits_down(browser: Browser, server: Server) -> None:
    host, spymaster = together(Person(browser), Person(browser), server.url)
    friend = Person(browser, phone=True)
    friend.page.goto(host.page.url)
    friend.screen("table")
    friend.page.get_by_role("button", name="Sit with Red").click()
    expect(friend.page.locator(".watchbar")).to_have_count(0, timeout=10_000)
    spymaster.give_clue("harbour", 1)
    friend.touch(spymaster.own_cards("red")[0])
    expect(host.page.locator(".card.cov")).to_have_count(1, timeout=10_000)


def test_the_host_offers_what_the_server_would_give(browser: Browser, server: Server) -> None:
    """Three players: the operative's seat is taken; a seat that a bot keeps warm is not."""
    host, friend = Person(browser), Person(browser)
    link = host.open_table(server.url)
    choose(host, "Three of us")
    host.page.locator(".teamp.both .seatcard:not(.free)").wait_for()
    host.page.get_by_role("button", name="Fill with bots").click()
    host.deal()
    host.screen("table")
    friend.page.goto(link)
    friend.screen("table")
    expect(friend.page.locator(".watchbar")).to_contain_text("Take a name, and the host can give you a seat.")
    friend.page.get_by_label("Your name").fill("Kasia")
    friend.page.get_by_role("button", name="Come to the table").click()
    expect(friend.page.get_by_role("button", name="Ask to be red spymaster")).to_be_visible(timeout=10_000)
    assert friend.page.get_by_role("button", name="Ask to be operative of both").count() == 0
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="What to do with Kasia").click()
    options = host.page.get_by_role("dialog", name="Kasia")
    expect(options.get_by_role("button", name="Make red spymaster")).to_be_visible()
    assert options.get_by_role("button", name="Make operative of both").count() == 0
    options.get_by_role("button", name="Make red spymaster").click()
    expect(friend.page.locator(".watchbar")).to_have_count(0, timeout=10_000)
    expect(friend.page.locator(".card.key").first).to_be_visible(timeout=10_000)


@pytest.mark.parametrize("language", LOCALES)
def test_seats_in_the_hosts_lobby_are_never_broken_within_a_word(
    browser: Browser, server: Server, language: str
) -> None:
    host = Person(browser, locale=LOCALES[language], size=(1280, 800))
    host.open_table(server.url)
    for bots in (False, True):
        if bots:
            host.page.locator(".start .btn:not(.main)").click()
            expect(host.page.locator(".start .btn.main")).to_be_enabled(timeout=10_000)
        for width in (320, 390, 768, 1024, 1200, 1280, 1366, 1440):
            host.page.set_viewport_size({"width": width, "height": 800})
            assert host.page.evaluate(BROKEN) == [], f"{width}, bots: {bots}"
            assert width_over(host.page) <= 0


@pytest.mark.parametrize("language", LOCALES)
def test_the_home_page_fits_a_phone_with_bots_and_a_code(browser: Browser, server: Server, language: str) -> None:
    for width in (390, 320):
        person = Person(browser, locale=LOCALES[language], phone=True, size=(width, 700))
        person.choose_bots(server.url)
        field = person.page.locator(".join .code")
        field.fill("WWW-WWW")
        person.page.evaluate("document.fonts.ready")
        assert person.page.evaluate(OUTSIDE) == []
        assert field.evaluate("one => one.scrollWidth - one.clientWidth") <= 0, "all characters can be read"
        assert width_over(person.page) <= 0
        person.page.goto(f"{server.url}/rules")
        expect(person.page.locator(".prose h2").first).to_be_visible(timeout=10_000)
        assert width_over(person.page) <= 0
        for label in person.page.locator(".top .seg label").all():
            box = label.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= width
        person.close()


def test_a_name_that_is_filled_in_gives_way_to_the_one_typed(browser: Browser, server: Server) -> None:
    for phone in (False, True):
        person = Person(browser, phone=phone)
        person.page.goto(server.url)
        name = person.page.get_by_label("Your name")
        expect(name).not_to_have_value("")
        (name.tap if phone else name.click)()
        person.page.keyboard.type("Kasia")
        expect(name).to_have_value("Kasia")


def test_the_words_of_a_switch_switch_it(browser: Browser, server: Server) -> None:
    host = Person(browser)
    host.open_table(server.url)
    switch = host.page.get_by_role("switch", name="Close the door")
    host.page.locator(".invite").get_by_text("Close the door", exact=True).click()
    expect(switch).to_be_checked(timeout=10_000)
    host.page.locator(".invite").get_by_text("Nobody new can join.").click()
    expect(switch).not_to_be_checked(timeout=10_000)


def test_a_link_that_opens_on_this_machine_only_says_so(browser: Browser, server: Server) -> None:
    host = Person(browser)
    host.open_table(server.url)
    expect(host.page.locator(".invite")).to_contain_text("This link opens on this machine only.")
    expect(host.page.locator(".invite kbd")).to_have_text("cryptonym serve --lan")


def test_a_new_name_is_confirmed_and_a_refused_one_explained(browser: Browser, server: Server) -> None:
    host = Person(browser)
    host.open_table(server.url)
    host.page.get_by_role("button", name="Menu").click()
    menu = host.page.get_by_role("dialog", name="Menu")
    menu.get_by_label("Your name").fill("Kasia")
    menu.get_by_role("button", name="Rename").click()
    expect(menu.get_by_role("status").first).to_have_text(re.compile("You are Kasia now."), timeout=10_000)
    menu.get_by_label("Your name").fill("a\u202eb")
    menu.get_by_role("button", name="Rename").click()
    expect(menu.get_by_role("status").first).to_contain_text("nobody can read", timeout=10_000)


def test_what_was_pasted_on_one_line_can_be_split(browser: Browser, server: Server) -> None:
    host = Person(browser)
    host.open_table(server.url)
    host.page.get_by_role("button", name="A deck of your own").click()
    dialog = host.page.get_by_role("dialog", name="A deck of your own")
    words = ", ".join(f"word {chr(65 + i)}" for i in range(26))
    dialog.get_by_role("textbox", name="Your words").fill(words)
    dialog.get_by_role("button", name="One word a line").click()
    expect(dialog.get_by_role("button", name="One word a line")).to_have_count(0)
    dialog.get_by_role("button", name="Use these cards").click()
    expect(dialog).to_have_count(0, timeout=10_000)
    expect(host.page.locator(".owndeck")).to_contain_text("26 cards")


def test_the_rules_open_without_a_line_or_a_true_sentence_does(browser: Browser, own_server: Server) -> None:
    kept, other = Person(browser, locale="pl-PL"), Person(browser)
    kept.page.goto(f"{own_server.url}/key")
    kept.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    other.page.route("**/api/rules/*", lambda route: route.abort())
    other.page.goto(f"{own_server.url}/rules")
    expect(other.page.get_by_role("alert")).to_contain_text("there is no connection to the server", timeout=10_000)
    own_server.stop()
    kept.page.goto(f"{own_server.url}/rules")
    expect(kept.page.locator(".prose h2").first).to_be_visible(timeout=15_000)


def test_a_browser_that_is_too_old_is_told_so_in_the_readers_language(browser: Browser, server: Server) -> None:
    """The browser here is new: it is made to doubt one of the things that the styles ask for."""

    def doubting(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("(width:1lh)", "(width:1moon)"))

    new, old, without = Person(browser), Person(browser, locale="pl-PL"), Person(browser, locale="it-IT")
    new.page.goto(server.url)
    new.screen("home")
    expect(new.page.locator("#older")).to_be_hidden()
    old.page.route("**/assets/index-*.css", doubting)
    old.page.goto(server.url)
    old.screen("home")
    expect(old.page.locator("#older")).to_contain_text("Ta przeglądarka jest za stara")
    expect(old.page.locator("#older p:visible")).to_have_count(1)
    without.page.route("**/assets/index-*.css", doubting)
    without.page.route("**/assets/*.js", lambda route: route.abort())
    without.page.goto(server.url)
    expect(without.page.locator("#older p:visible")).to_have_count(5)


def test_no_style_asks_for_more_than_the_browsers_that_are_named(browser: Browser, server: Server) -> None:
    """Safari 16.4, Firefox 121 and Chrome 111 know nothing of these; the build writes them in another way."""
    styles = "".join(file.read_text(encoding="utf-8") for file in (STATIC / "assets").glob("*.css"))
    for newer in ("light-dark(", "zoom:", "@starting-style", "@scope", "anchor-name", "field-sizing"):
        assert newer not in styles, newer
    person = Person(browser, dark=True)
    person.page.goto(server.url)
    person.screen("home")
    paper = "getComputedStyle(document.querySelector('.folder')).backgroundColor"
    assert person.page.evaluate(paper) == "rgb(29, 38, 34)"
    person.page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert person.page.evaluate(paper) == "rgb(241, 234, 215)"


def test_the_console_says_nothing_on_any_page(browser: Browser, server: Server) -> None:
    host = Person(browser)
    said: list[str] = []
    host.page.on("console", lambda message: said.append(message.text) if message.type != "log" else None)
    host.open_table(server.url)
    lobby = host.page.url
    for path in ("/", "/rules", "/key", "/one", "/replay", lobby.removeprefix(server.url)):
        host.page.goto(server.url + path)
        host.page.wait_for_load_state()
        host.page.wait_for_timeout(4_000)  # Chromium waits three seconds before it calls a file unused
    assert said == []
