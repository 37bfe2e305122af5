"""A browser and a server for the whole run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.people import chromium
from tests.serving import Server, serving

LENIENT = ("--most-openings-a-minute", "6000")
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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the whole run: to start one takes longer than many a test. Each test opens tables of its own."""
    with serving(tmp_path_factory.mktemp("server"), *LENIENT) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For a test that stops it."""
    with serving(tmp_path) as running:
        yield running
