"""The line between page and server: what the server cannot take now is sent again, and a tab of an older release goes on or asks."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import Person, together
from tests.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

SOURCES = Path(__file__).parents[2] / "src" / "cryptonym"


@contextmanager
def paused(server: Server) -> Iterator[None]:
    """Somebody else writes to the store, so that the server cannot."""
    other = sqlite3.connect(server.store, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


def test_a_touch_while_the_store_is_paused_is_told_and_counts_when_it_goes_on(
    browser: Browser, own_server: Server
) -> None:
    host, spymaster = together(Person(browser), Person(browser, phone=True), own_server.url)
    own = spymaster.own_cards("red")
    spymaster.give_clue("harbour", 1)
    expect(host.page.locator(".slip .clue")).to_be_visible(timeout=10_000)
    with paused(own_server):
        host.touch(own[0])
        banner = host.page.locator(".banner")
        expect(banner).to_contain_text("The server cannot save anything just now.", timeout=20_000)
        expect(banner).to_contain_text("sent again by itself")
        assert host.covered() == 0
    expect(spymaster.page.locator(".card.cov")).to_have_count(1, timeout=25_000)
    expect(banner).to_have_count(0)
    host.touch(own[1])
    expect(spymaster.page.locator(".card.cov")).to_have_count(2, timeout=10_000)


def test_a_server_that_is_stopped_says_so_and_the_table_goes_on_when_it_is_back(
    browser: Browser, own_server: Server
) -> None:
    host, spymaster = together(Person(browser), Person(browser), own_server.url)
    own_server.stop()
    expect(host.page.locator(".banner")).to_contain_text("The server is restarting.", timeout=10_000)
    own_server.start()
    expect(host.page.locator(".banner")).to_have_count(0, timeout=20_000)
    expect(spymaster.page.locator(".banner")).to_have_count(0, timeout=20_000)
    spymaster.give_clue("harbour", 1)
    expect(host.page.locator(".slip .clue")).to_be_visible(timeout=10_000)


def former_release(folder: Path) -> Path:
    """The program as a release before this one: another version, and other names for all files of the page."""
    copy = folder / "former" / "cryptonym"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__", "*.gz"))
    (copy / "__init__.py").write_text(
        re.sub(r'__version__ = ".*"', '__version__ = "0.0.9"', (copy / "__init__.py").read_text())
    )
    static = copy / "server" / "static"
    names = {
        file.name: f"{file.stem[:-1]}{'1' if file.stem.endswith('0') else '0'}{file.suffix}"
        for file in (static / "assets").iterdir()
    }
    stems = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
    for file in [*static.glob("*.*"), *(static / "assets").iterdir()]:
        if file.suffix in (".html", ".js", ".css", ".json"):
            file.write_text(stems.sub(lambda found: names[found[0]], file.read_text()))
    for name, other in names.items():
        (static / "assets" / name).rename(static / "assets" / other)
    return copy.parent


@contextmanager
def of_release(folder: Path) -> Iterator[None]:
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(folder)
    yield
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before


@pytest.mark.parametrize("kept", [False, True], ids=["tab", "worker"])
def test_a_tab_of_the_former_release_plays_on_and_asks_before_it_loads_itself_again(
    browser: Browser, tmp_path: Path, kept: bool
) -> None:
    server = Server(tmp_path)
    try:
        with of_release(former_release(tmp_path)):
            server.start()
        host, spymaster = Person(browser), Person(browser)
        if kept:
            host.page.goto(f"{server.url}/key")
            host.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        together(host, spymaster, server.url)
        host.page.evaluate("window.former = true")
        server.stop()
        server.start()
        expect(host.page.locator(".banner")).to_have_count(0, timeout=20_000)
        own = spymaster.own_cards("red")
        spymaster.give_clue("harbour", 1)
        expect(host.page.locator(".slip .clue")).to_be_visible(timeout=10_000)
        host.touch(own[0])
        expect(spymaster.page.locator(".card.cov")).to_have_count(1, timeout=10_000)

        host.page.get_by_role("button", name="Menu").click()
        host.page.get_by_role("button", name="Move my seat").click()
        if kept:
            # The worker keeps a version whole as long as somebody plays.
            expect(host.page.get_by_label("The link, to copy by hand")).to_be_visible(timeout=10_000)
            assert host.page.evaluate("window.former")
            host.page.goto(server.url)
            host.screen("home")
        else:
            # That part was never fetched, and the server no longer has it.
            banner = host.page.locator(".banner")
            expect(banner).to_contain_text("A newer version is here", timeout=10_000)
            assert host.page.evaluate("window.former"), "it asks first"
            host.page.keyboard.press("Escape")
            banner.get_by_role("button", name="Reload").click()
            host.screen("table")
            assert host.covered() == 1
            host.page.get_by_role("button", name="Menu").click()
            host.page.get_by_role("button", name="Move my seat").click()
            expect(host.page.get_by_label("The link, to copy by hand")).to_be_visible(timeout=10_000)
        scripts = host.page.evaluate("[...document.scripts].map((one) => new URL(one.src).pathname)")
        assert all((SOURCES / "server" / "static" / name.lstrip("/")).is_file() for name in scripts)
    finally:
        server.stop()


def test_a_table_that_cannot_be_opened_now_is_said_to_wait_for_the_store(browser: Browser, own_server: Server) -> None:
    person = Person(browser)
    person.page.goto(own_server.url)
    person.screen("home")
    with paused(own_server):
        person.page.locator("button.big").click()
        expect(person.page.get_by_role("alert")).to_have_text(
            "The server cannot save anything just now.", timeout=25_000
        )
    person.page.locator("button.big").click()
    person.screen("lobby")
