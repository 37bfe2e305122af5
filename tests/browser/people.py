"""Somebody at a table in a browser of their own, and a table of four."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Page, WebSocket, expect, sync_playwright

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Where it is no headless shell: windows whose address bar keeps a page of its own ready cost more than the tests' own.
    # The last list counts, so those that Playwright switches off and the tests feel are in it too.
    (
        "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI,"
        "DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,MediaRouter,OptimizationHints,PaintHolding,"
        "PreconnectToSearch,ThirdPartyStoragePartitioning"
    ),
]
SHIFTS: Final = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
      const box = (node) => (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node);
      const where = entry.sources.map(({ node }) => (box(node)?.closest(".turns") ? "log" : (box(node)?.className || "gone") + ""));
      if (where.some((one) => one !== "log")) window.shifts.push([Math.round(entry.value * 1e5) / 1e5, ...where]);
    }
  }).observe({ type: "layout-shift", buffered: true });
"""
"""Every box that moved without anybody pressing something. The log is newest first: what is older makes room."""
STILL: Final = "() => document.getAnimations().every(({ animationName }) => animationName === 'breathe')"
"""Whether nothing moves any more, but for the dots that breathe while somebody thinks."""
DRAWN: Final = (
    "() => [...document.querySelectorAll('.card.pic img')].every((one) => one.complete && one.naturalWidth > 0)"
)
NO_DELAYS: Final = "try { localStorage.setItem('cryptonym.delays', 'none') } catch {}"


def chromium_path() -> str:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert found, "no Chromium: tools/chromium.sh installs one"
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


class Person:
    """One context, with everything that came over the line kept."""

    def __init__(
        self,
        browser: Browser,
        *,
        locale: str = "en-GB",
        phone: bool = False,
        dark: bool = False,
        size: tuple[int, int] | None = None,
        scripts: Sequence[str] = (NO_DELAYS,),
        moving: bool = False,
    ) -> None:
        """Who does not ask for moving pictures wants less motion: so a test waits for none, and draws none."""
        width, height = size or ((390, 844) if phone else (1440, 900))
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
        )
        for script in scripts:
            self.context.add_init_script(script)
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def screen(self, name: str) -> None:
        """Wait for a screen by its name: home, lobby, table or end."""
        expect(self.page.locator(f"[data-screen={name}]")).to_be_visible(timeout=15_000)

    def open_table(self, url: str) -> str:
        """From the home page to a lobby in one tap; the link. The deck speaks the browser's language."""
        self.page.goto(url)
        self.screen("home")
        self.page.locator("button.big").click()
        self.screen("lobby")
        return self.page.url

    def choose_bots(self, url: str) -> None:
        """On the home page: just me and bots."""
        self.page.goto(url)
        self.screen("home")
        self.page.locator(".folder .seg label").filter(has=self.page.locator("input")).nth(8).click()
        expect(self.page.locator(".folder .alone")).to_be_visible()

    def come(self, link: str) -> None:
        self.page.goto(link)
        self.screen("lobby")

    def sit(self, team: str, role: str) -> None:
        seat = ".seatcard.sp" if role == "spymaster" else ".seatcard:not(.sp)"
        self.page.locator(f".teamp.{team} {seat} .btn:not(.more)").first.click()

    def deal(self) -> None:
        self.page.locator(".start button.big:not([disabled])").click()

    def give_clue(self, word: str, number: int) -> None:
        page = self.page
        page.locator(".entry .word").fill(word)
        page.locator(".seg.nums label").nth(number).click()
        page.locator(".entry button[type=submit]").click()

    @property
    def may_clue(self) -> bool:
        return self.page.locator(".entry .word").count() > 0

    def own_cards(self, team: str) -> list[int]:
        """The team's uncovered cards, as the key of this spymaster shows them."""
        cards = self.page.locator(f".card.key.{team}").all()
        return [int(card.get_attribute("data-card") or -1) for card in cards]

    def touch(self, card: int) -> None:
        """Tag it, then hold."""
        page = self.page
        page.locator(f'[data-card="{card}"]').click()
        strip = page.locator(".hold, .holdbar").first
        strip.wait_for()
        box = strip.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.wait_for_timeout(30)
        page.mouse.up()

    def hold_card(self, card: int) -> None:
        """Tag the card and hold until it is covered, with the delays that players have."""
        page = self.page
        if not page.locator(f'[data-card="{card}"].mine').count():
            page.locator(f'[data-card="{card}"]').click()
        alive = page.locator(".hold:not([aria-disabled=true]), .holdbar:not([aria-disabled=true])").first
        alive.wait_for(timeout=5_000)
        page.wait_for_timeout(400)  # a strip is dead at first
        box = alive.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        expect(page.locator(f'[data-card="{card}"].cov')).to_be_visible(timeout=5_000)
        page.mouse.up()

    def end_turn(self) -> None:
        """It always asks; the question may take a moment to come."""
        self.page.locator("button.stop").click()
        self.page.locator("dialog[open] .btn.main").click()

    def still(self) -> None:
        """Wait until nothing moves any more, but for the dots that breathe while somebody thinks."""
        self.page.wait_for_function(STILL, timeout=20_000)

    def covered(self) -> int:
        return self.page.locator(".card.cov").count()

    def stored(self) -> str:
        found: Any = self.page.evaluate(
            "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"
        )
        return str(found)

    def close(self) -> None:
        self.context.close()


def together(
    host: Person, spymaster: Person, url: str, *, deal: bool = True, mode: str = "Together"
) -> tuple[Person, Person]:
    """The smallest table there is: one team against the pile. The host guesses."""
    link = host.open_table(url)
    choose(host, mode)
    expect(host.page.locator(".teamp.enemy")).to_be_visible(timeout=10_000)
    spymaster.come(link)
    spymaster.sit("red", "spymaster")
    if deal:
        host.deal()
        host.screen("table")
        spymaster.screen("table")
    return host, spymaster


def on_turn(red: Person, blue: Person) -> tuple[str, Person]:
    """The team whose clue is due, and its spymaster: one of them has somewhere to write it, sooner or later."""
    for _ in range(200):
        for team, person in (("red", red), ("blue", blue)):
            if person.may_clue:
                return team, person
        red.page.wait_for_timeout(50)
    raise AssertionError("nobody is on turn")


def choose(host: Person, label: str) -> None:
    """A choice among several, or a switch, by its name in the lobby."""
    switch = host.page.get_by_role("switch", name=label)
    folded = host.page.locator(f'.houserules:not([open]):has-text("{label}") > summary')
    if folded.count():
        folded.click()
    if switch.count():
        switch.click()
    else:
        host.page.locator(f'.lobbygrid label:has-text("{label}")').first.click()
