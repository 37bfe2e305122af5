"""A browser for the whole run, and a server for each test that plays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.people import chromium
from tests.serving import Server, serving

STATIC = Path(__file__).parents[2] / "src" / "cryptonym" / "server" / "static" / "index.html"


@pytest.fixture(scope="session")
def one_browser() -> Iterator[Browser]:
    assert STATIC.is_file(), "the page has not been built: make web"
    with chromium() as running:
        yield running


@pytest.fixture
def browser(one_browser: Browser) -> Iterator[Browser]:
    """The run's browser. Whoever came in for a test leaves with it: a page left open goes on asking for its server."""
    yield one_browser
    for context in one_browser.contexts:
        context.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as running:
        yield running
