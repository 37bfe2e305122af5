"""Every screen in both themes, on a laptop and a phone, in all languages: screenshots/<language>/<theme>-<screen>.png.

Run it with `make screenshots`, and look at what it wrote beside the mock-ups. `--languages pl it` takes only these.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from cryptonym.messages import LOCALES, Messages

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.people import DRAWN, Person, choose, chromium, on_turn, together  # noqa: E402
from tests.serving import Server, serving  # noqa: E402

QUICK = ("--bot-seconds", "0")
CLUES = {
    "it": ("viaggio", "inverno", "avventura", "silenzio", "colore"),
    "ca": ("viatge", "hivern", "aventura", "silenci", "color"),
    "pt": ("viagem", "inverno", "aventura", "silêncio", "cor"),
    "pl": ("podróż", "zima", "przygoda", "cisza", "kolor"),
    "en": ("journey", "winter", "adventure", "silence", "colour"),
}
"""What spymasters say. In a language that is not here they say it in English, and the referee doubts it."""


def clues_of(language: str) -> tuple[str, ...]:
    return CLUES.get(language, CLUES["en"])


class Album:
    def __init__(self, folder: Path, theme: str) -> None:
        self._folder = folder
        self._theme = theme
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, person: Person, name: str) -> None:
        person.still()
        person.page.wait_for_timeout(100)
        person.page.screenshot(path=self._folder / f"{self._theme}-{name}.png")

    def in_sizes(self, person: Person, name: str, sizes: dict[str, tuple[int, int]]) -> None:
        for size, (width, height) in sizes.items():
            person.page.set_viewport_size({"width": width, "height": height})
            self.take(person, f"{size}-{name}")
        person.page.set_viewport_size({"width": 1440, "height": 900})
        person.page.wait_for_timeout(200)


def evening(browser: Browser, server: Server, language: str, theme: str, folder: Path) -> None:
    """One game, looked at from every seat."""
    album = Album(folder, theme)
    locale, dark = LOCALES[language], theme == "dark"
    host = Person(browser, locale=locale, dark=dark)
    host.page.goto(server.url)
    host.screen("home")
    album.take(host, "home")
    link = host.open_table(server.url)
    phone_home = Person(browser, locale=locale, dark=dark, phone=True)
    phone_home.page.goto(server.url)
    phone_home.screen("home")
    album.take(phone_home, "phone-home")
    red, blue = (Person(browser, locale=locale, dark=dark) for _ in range(2))
    phone = Person(browser, locale=locale, dark=dark, phone=True)
    for person in (red, blue, phone):
        person.come(link)
    album.take(host, "lobby-empty")
    red.sit("red", "spymaster")
    blue.sit("blue", "spymaster")
    phone.sit("blue", "operative")
    album.take(host, "lobby")
    album.take(phone, "phone-lobby")
    _own_deck(album, host)
    host.deal()
    for person in (host, red, blue, phone):
        person.screen("table")
    album.take(host, "dealt")
    lying = {word.casefold() for word in host.page.locator(".card .w").all_inner_texts()}
    clues = [clue for clue in clues_of(language) if clue not in lying]
    for turn, clue in enumerate(clues[:3]):
        _turn(album, clue, turn, {"red": (red, host), "blue": (blue, phone)})
    album.take(host, "table")
    album.take(phone, "phone-table")
    album.take(red, "spymaster")
    for person in (red, blue):
        person.page.set_viewport_size({"width": 390, "height": 844})
        album.take(person, f"phone-spymaster-{'red' if person is red else 'blue'}")
        person.page.set_viewport_size({"width": 1440, "height": 900})
    _end(album, host, phone, blue)
    host.page.goto(f"{server.url}/rules")
    album.take(host, "rules")
    for person in (host, red, blue, phone, phone_home):
        person.context.close()


def _own_deck(album: Album, host: Person) -> None:
    """The dialog with three cards and a fault, and what the lobby says of it; then our own deck again."""
    host.page.locator(".deckrow > .btn").click()
    host.page.locator(".deckform textarea").fill("uno\ndos\ntrês\nuno")
    host.page.locator(".deckform .btn.main").click()
    host.page.locator(".faults li").wait_for()
    album.take(host, "own-deck")
    host.page.set_viewport_size({"width": 390, "height": 844})
    album.take(host, "phone-own-deck")
    host.page.set_viewport_size({"width": 1440, "height": 900})
    host.page.keyboard.press("Escape")
    album.take(host, "lobby-own-deck")
    host.page.locator(".deckrow > .btn").click()
    host.page.locator(".deckform .seg").last.locator("label").last.click()
    host.page.keyboard.press("Escape")
    host.page.locator(".deckrow > .btn:not(.main)").wait_for()


def _turn(album: Album, clue: str, turn: int, teams: dict[str, tuple[Person, Person]]) -> None:
    team, _ = on_turn(teams["red"][0], teams["blue"][0])
    spymaster, operative = teams[team]
    own = spymaster.own_cards(team)
    spymaster.page.locator(".entry .word").fill(clue)
    album.take(spymaster, f"clue-{turn}")
    spymaster.give_clue(clue, 2)
    operative.page.locator(".slip .clue").wait_for()
    operative.touch(own[0])
    operative.page.locator(f'[data-card="{own[0]}"].cov').wait_for()
    operative.page.locator(f'[data-card="{own[1]}"]').click()
    album.take(operative, f"guess-{turn}")
    if turn < 2:
        operative.end_turn()
        spymaster.page.locator(".entry .word").wait_for(state="detached")


def _end(album: Album, host: Person, phone: Person, blue: Person) -> None:
    """The assassin, touched by whoever has the turn."""
    assassin = int(blue.page.locator(".card.key.ass").get_attribute("data-card") or -1)
    guesser = host if host.page.locator(".card.press").count() else phone
    guesser.touch(assassin)
    for person, name in ((host, "end"), (phone, "phone-end")):
        person.screen("end")
        album.take(person, name)


SIZES = {
    "phone-small": (360, 640),
    "phone-side": (844, 390),
    "phone-list": (280, 620),
    "tablet": (900, 1000),
    "zoomed": (640, 400),
    "large": (2560, 1440),
}


def together_at_a_table(browser: Browser, server: Server, language: str, theme: str, folder: Path) -> None:
    """The menu, the hourglass, the questions, the enemy's turn, a lost line, and every other size of screen."""
    album = Album(folder, theme)
    t = Messages(language).format
    host, spymaster = (Person(browser, locale=LOCALES[language], dark=theme == "dark") for _ in range(2))
    together(host, spymaster, server.url, mode=t("mode-coop"))
    own = spymaster.own_cards("red")
    word = spymaster.page.locator(f'[data-card="{own[0]}"] .w').inner_text()
    spymaster.page.locator(".entry .word").fill(word.lower())
    spymaster.page.locator(".ref.loud").wait_for()
    album.take(spymaster, "warned")
    album.in_sizes(spymaster, "warned", {"phone": (390, 844), "phone-small": (360, 640), "phone-side": (844, 390)})
    album.take(host, "thinking")
    spymaster.give_clue(clues_of(language)[0], 2)
    host.page.locator(".slip .clue").wait_for()
    host.page.locator(f'[data-card="{own[0]}"]').click()
    album.in_sizes(host, "guess", SIZES)
    album.in_sizes(spymaster, "spymaster", SIZES)
    host.page.locator(f'[data-card="{own[0]}"]').focus()
    host.page.keyboard.press("Enter")
    album.take(host, "question")
    host.page.keyboard.press("Escape")
    host.page.locator("#board [data-card]").first.focus()
    host.page.keyboard.press("?")
    host.page.locator("dialog[open] kbd").first.wait_for()
    album.take(host, "keys")
    host.page.keyboard.press("Escape")
    host.page.locator(".bar .btn:has(.i-glass)").click()
    host.page.locator(".time").wait_for()
    spell = host.page.locator(".foot .btn[aria-pressed]")
    spell.click()
    album.take(host, "hourglass-spelt")
    spell.click()
    host.page.locator(".top .btn:has(.i-menu)").click()
    album.take(host, "menu")
    album.in_sizes(host, "menu", {"phone": (390, 844)})
    host.page.keyboard.press("Escape")
    host.touch(own[1])
    host.page.locator(".card.cov").wait_for()
    host.end_turn()
    spymaster.page.locator(".slip.blue").wait_for()
    spymaster.page.locator(f'[data-card="{spymaster.own_cards("blue")[0]}"]').click()
    album.take(spymaster, "enemy")
    album.in_sizes(spymaster, "enemy", {"phone": (390, 844)})
    album.take(host, "enemy-waiting")
    host.page.set_viewport_size({"width": 390, "height": 844})
    host.page.locator(".dock .btn:has(.i-log)").click()
    album.take(host, "phone-log")
    host.page.keyboard.press("Escape")
    host.context.set_offline(True)
    host.page.locator(".banner").wait_for()
    album.take(host, "phone-lost")
    host.page.set_viewport_size({"width": 1440, "height": 900})
    album.take(host, "lost")
    host.context.set_offline(False)
    late = Person(browser, locale=LOCALES[language], dark=theme == "dark")
    late.page.goto(host.page.url)
    late.screen("table")
    album.take(late, "watcher")
    late.page.goto(f"{server.url}/t/AAAAAAAAAAAAAAAAAAAAAA")
    late.screen("door")
    album.take(late, "door")
    late.page.goto(f"{server.url}/key")
    late.screen("gadget")
    album.take(late, "key")
    for person in (host, spymaster, late):
        person.close()


def quarrel(browser: Browser, server: Server, language: str, theme: str, folder: Path) -> None:
    """Three people, strict time and the assassin ending: the quiet question, the challenge, the penalty, the last stand."""
    album = Album(folder, theme)
    t = Messages(language).format
    host, red, blue = (Person(browser, locale=LOCALES[language], dark=theme == "dark") for _ in range(3))
    link = host.open_table(server.url)
    for setting in ("mode-trio", "fine", "house-rhymes_ok"):
        choose(host, t(setting))
    choose(host, t("time-minutes", {"n": 3}))
    host.page.locator(".teamp.both").wait_for()
    if host.page.locator(".teamp.both .seatcard.free .btn").count():
        host.page.locator(".teamp.both .seatcard.free .btn").click()
    for person, team in ((red, "red"), (blue, "blue")):
        person.come(link)
        person.sit(team, "spymaster")
    album.take(host, "lobby-three")
    album.take(blue, "lobby-guest")
    host.deal()
    for person in (host, red, blue):
        person.screen("table")
    team, giver = on_turn(red, blue)
    other = blue if giver is red else red
    word = giver.page.locator(f'[data-card="{giver.own_cards(team)[0]}"] .w').inner_text().lower()
    giver.page.locator(".entry .word").fill(word)
    giver.page.locator(".ref.loud .btn:has(.i-hush)").click()
    other.page.locator(".slip .asked").wait_for()
    album.take(other, "asked")
    album.in_sizes(other, "asked", {"phone": (390, 844)})
    album.take(giver, "asking")
    other.page.locator(".slip .go .btn").last.click()
    giver.give_clue(word, 1)
    other.page.locator(".slip.open .go .btn").wait_for()
    album.take(other, "given")
    album.in_sizes(other, "given", {"phone": (390, 844)})
    other.page.locator(".slip .go .btn").click()
    other.page.locator("dialog[open] .btn.main").click()
    other.page.locator(".slip.sentence .go").wait_for()
    other.page.locator(f'[data-card="{other.own_cards("blue" if team == "red" else "red")[0]}"]').click()
    album.take(other, "penalty")
    album.take(host, "ruled-out")
    other.page.locator(".slip .go .btn").click()
    other.give_clue(clues_of(language)[1], 2)
    host.page.locator(".slip .clue").wait_for()
    album.take(host, "strict")
    album.in_sizes(host, "strict", {"phone": (390, 844)})
    host.touch(int(other.page.locator(".card.key.ass").get_attribute("data-card") or -1))
    host.page.locator(".slip.ass").wait_for()
    album.take(host, "last-stand")
    album.in_sizes(host, "last-stand", {"phone": (390, 844)})
    for person in (host, red, blue):
        person.close()


def in_play(browser: Browser, server: Server, language: str, theme: str, folder: Path) -> None:
    """A table in the middle of a good game: the picture on the README."""
    album = Album(folder, theme)
    seats = ("red operative", "red spymaster", "blue spymaster", "red operative", "blue operative", "blue operative")
    guests = [Person(browser, locale=LOCALES[language], dark=theme == "dark") for _ in seats]
    host, red, blue, friend, rival, _ = guests
    link = host.open_table(server.url)
    for guest, seat in list(zip(guests, seats, strict=True))[1:]:
        guest.come(link)
        guest.sit(*seat.split())
    host.deal()
    for guest in guests:
        guest.screen("table")
    lying = {word.casefold() for word in host.page.locator(".card .w").all_inner_texts()}
    for clue in [clue for clue in clues_of(language) if clue not in lying][:4]:
        team, spymaster = on_turn(red, blue)
        operative = host if team == "red" else rival
        own = spymaster.own_cards(team)
        spymaster.give_clue(clue, 2)
        operative.page.locator(".slip .clue").wait_for()
        for place, card in enumerate([own[-1], own[len(own) // 2]], start=1):
            before = operative.covered()
            operative.touch(card)
            operative.page.locator(".card.cov").nth(before).wait_for()
            if place == 1 and team == "red" and operative.covered() > 3:
                operative.page.locator(f'[data-card="{own[0]}"]').click()
                friend.page.locator(f'[data-card="{own[1]}"]').click()
                host.page.locator(f'[data-card="{own[1]}"] .tags b').wait_for()
                album.take(host, "in-play")
        bystander = spymaster.own_cards("by")[-1]
        operative.touch(bystander)
        operative.page.locator(f'[data-card="{bystander}"].cov').wait_for()
    for guest in guests:
        guest.close()


def pictures(browser: Browser, server: Server, language: str, theme: str, folder: Path) -> None:
    """Pictures, then both kinds on one table; the television beside it, the end, and the game seen again."""
    album = Album(folder, theme)
    t = Messages(language).format
    for kind in ("pictures", "mixed"):
        host, spymaster = (Person(browser, locale=LOCALES[language], dark=theme == "dark") for _ in range(2))
        together(host, spymaster, server.url, deal=False, mode=t("mode-coop"))
        choose(host, t("kind-name", {"kind": kind}))
        host.page.locator(f'.deckp label.on:has-text("{t("kind-name", {"kind": kind})}")').wait_for()
        tv = Person(browser, locale=LOCALES[language], dark=theme == "dark", size=(1920, 1080))
        tv.page.goto(f"{host.page.url}?tv")
        tv.screen("television")
        album.take(tv, f"{kind}-television-lobby")
        host.deal()
        for person in (host, spymaster):
            person.screen("table")
            person.page.wait_for_function(DRAWN)
        own = spymaster.own_cards("red")
        spymaster.give_clue(clues_of(language)[0], 2)
        host.page.locator(".slip .clue").wait_for()
        host.touch(own[0])
        host.page.locator(".card.cov").wait_for()
        host.page.locator(f'[data-card="{own[1]}"]').click()
        for person, name in ((host, f"{kind}-guess"), (spymaster, f"{kind}-spymaster")):
            album.take(person, name)
            album.in_sizes(person, name, {"phone": (390, 844), "phone-side": (844, 390)})
        tv.page.wait_for_function(DRAWN)
        album.take(tv, f"{kind}-television")
        host.touch(int(spymaster.page.locator(".card.key.ass").get_attribute("data-card") or -1))
        host.screen("end")
        album.take(host, f"{kind}-end")
        album.in_sizes(host, f"{kind}-end", {"phone": (390, 844)})
        album.take(tv, f"{kind}-television-end")
        host.page.locator(".scrub .again").click()
        host.screen("replay")
        host.page.locator(".track input").fill("3")
        album.take(host, f"{kind}-replay")
        album.in_sizes(host, f"{kind}-replay", {"phone": (390, 844)})
        for person in (host, spymaster, tv):
            person.close()


def alone(browser: Browser, server: Server, language: str, theme: str, folder: Path) -> None:
    """Against bots from the home page on, to what they meant; and one phone for all, from its set-up to the key."""
    album = Album(folder, theme)
    me = Person(browser, locale=LOCALES[language], dark=theme == "dark")
    me.choose_bots(server.url)
    album.take(me, "alone-home")
    me.page.locator("button.big").click()
    me.screen("table")
    for _ in range(600):
        if me.page.locator("[data-screen=end]").count():
            break
        if me.page.locator(".card.press").count():
            if not me.covered():
                album.take(me, "alone-guess")
            me.touch(int(me.page.locator(".card.press:not(.cov)").first.get_attribute("data-card") or -1))
        me.page.wait_for_timeout(150)
    me.screen("end")
    me.page.locator(".botnotes li").first.wait_for()
    album.take(me, "alone-end")
    album.in_sizes(me, "alone-end", {"phone": (390, 844)})
    me.close()
    phone = Person(browser, locale=LOCALES[language], dark=theme == "dark", phone=True)
    phone.page.goto(f"{server.url}/one")
    phone.screen("one-setup")
    album.take(phone, "one-setup")
    phone.page.locator(".onesetup .btn.big").click()
    phone.screen("one-board")
    album.take(phone, "one-board")
    phone.page.locator(".dock .btn.big").click()
    phone.screen("one-cover")
    album.take(phone, "one-cover")
    phone.close()


SIGHTS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def sights(browser: Browser, server: Server, language: str, theme: str, folder: Path) -> None:
    """The key and a table in play as people see them who see colours differently, or none."""
    album = Album(folder, theme)
    t = Messages(language).format
    host, spymaster = (Person(browser, locale=LOCALES[language], dark=theme == "dark") for _ in range(2))
    together(host, spymaster, server.url, mode=t("mode-coop"))
    own = spymaster.own_cards("red")
    spymaster.give_clue(clues_of(language)[0], 4)
    host.page.locator(".slip .clue").wait_for()
    for place, card in enumerate([*own[:3], spymaster.own_cards("blue")[0]]):
        host.touch(card)
        host.page.locator(".card.cov").nth(place).wait_for()
    for person, name in ((host, "table"), (spymaster, "spymaster")):
        line = person.context.new_cdp_session(person.page)
        for sight in SIGHTS:
            line.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
            album.take(person, f"{name}-{sight}")
        person.close()


SETS = {
    "evening": evening,
    "together": together_at_a_table,
    "quarrel": quarrel,
    "in-play": in_play,
    "pictures": pictures,
    "alone": alone,
    "sights": sights,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", nargs="+", choices=sorted(LOCALES), default=sorted(LOCALES))
    parser.add_argument("--themes", nargs="+", choices=["light", "dark"], default=["light", "dark"])
    parser.add_argument("--sets", nargs="+", choices=sorted(SETS), default=list(SETS))
    parser.add_argument("--to", type=Path, default=ROOT / "screenshots")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *QUICK) as server, chromium() as browser:
        for language in options.languages:
            for theme in options.themes:
                for name in options.sets:
                    SETS[name](browser, server, language, theme, options.to / language)
                print(f"{options.to}/{language}/{theme}-*.png")


if __name__ == "__main__":
    main()
