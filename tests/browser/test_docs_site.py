"""The site of the manual in a browser: no request leaves it, it can be searched, and it can be read by everybody on any screen."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from tools.docs import site

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("docs")]

PAGES = (
    "index.html",
    "players.html",
    "manual/messages.html",
    "manual/http.html",
    "manual/hosting.html",
    "rules/pl.html",
)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("docs") / "site"
    assert site.build(folder) == []
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def opened(browser: Browser, width: int, strangers: list[str], address: str) -> Page:
    page = browser.new_context(viewport={"width": width, "height": 800}).new_page()
    page.on(
        "request",
        lambda request: strangers.append(request.url) if not request.url.startswith((address, "data:")) else None,
    )
    return page


def test_no_page_asks_another_host_and_none_is_wider_than_the_screen(browser: Browser, address: str) -> None:
    strangers: list[str] = []
    for width in (1280, 320):
        page = opened(browser, width, strangers, address)
        for name in PAGES:
            page.goto(f"{address}/{name}", wait_until="load")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, width)
    assert strangers == []


def test_the_manual_is_searched_without_a_server(browser: Browser, address: str) -> None:
    strangers: list[str] = []
    page = opened(browser, 1280, strangers, address)
    page.goto(f"{address}/search.html?q=give_clue")
    page.locator("#search-results li a").first.wait_for()
    assert "manual/messages.html" in " ".join(
        link.get_attribute("href") or "" for link in page.locator("#search-results li a").all()
    )
    assert strangers == []


def test_the_site_can_be_read_by_everybody(browser: Browser, address: str) -> None:
    page = opened(browser, 390, [], address)
    found = []
    for name in PAGES:
        page.goto(f"{address}/{name}", wait_until="load")
        told = Axe().run(page).response["violations"]
        found += [(name, fault["id"], [node["target"] for node in fault["nodes"]][:3]) for fault in told]
    assert found == []
