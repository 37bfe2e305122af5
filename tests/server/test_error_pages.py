"""What a browser shows where the page is not: in its language, without a file of ours; a program gets a line of text."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.routing import Route
from tests.serving import Server, serving

from cryptonym.messages import LANGUAGES, Messages
from cryptonym.server.app import HEADERS, failed
from cryptonym.server.config import Config
from cryptonym.server.counts import COUNTS
from cryptonym.server.http.errors import PLAIN, error_page, texts
from cryptonym.server.http.page import SCREENS, Page

BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8"
ROUTES = Path(__file__).parents[2] / "web" / "src" / "ui" / "route.ts"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--most-reads-a-second", "0.001") as running:
        yield running


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_a_page_for_each_trouble(language: str) -> None:
    messages = Messages(language)
    assert {name: messages.format(name) for name in texts(language)} == texts(language)
    for kind in PLAIN:
        shown = error_page(Headers({"accept": BROWSER, "accept-language": language}), 404, kind)
        body = bytes(shown.body).decode()
        assert html.escape(messages.format(f"error-{kind}")) in body
        assert html.escape(messages.format(f"error-{kind}-line")) in body


def test_the_page_needs_nothing_but_itself_and_its_policy_lets_its_style_in() -> None:
    shown = error_page(Headers({"accept": BROWSER}), 404, "no-such-page")
    body = bytes(shown.body).decode()
    style = re.search(r"<style>(.*)</style>", body)
    assert style is not None
    hashed = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    assert f"style-src 'sha256-{hashed}'" in shown.headers["content-security-policy"]
    assert re.findall(r"(?:src|href)=\"([^\"]*)\"", body) == ["/"]


def test_an_unknown_address_is_404_for_browsers_and_programs(server: Server) -> None:
    for path in ("/imprint", "/privacy", "/admin", "/wp-login.php", "/t", "/t/", "/nothing.js"):
        answer = httpx.get(f"{server.url}{path}", headers={"accept": BROWSER, "accept-language": "pl"})
        assert (answer.status_code, 'lang="pl"' in answer.text) == (404, True), path
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert httpx.get(f"{server.url}{path}").text == PLAIN["no-such-page"]
    assert httpx.get(f"{server.url}/api/nothing", headers={"accept": BROWSER}).json()["code"] == "no-such-page"


def test_the_server_knows_the_same_addresses_as_the_page() -> None:
    named = set(re.findall(r'bare === "/([a-z]+)"', ROUTES.read_text(encoding="utf-8")))
    assert named == {"key", "learn", "one", "puzzle", "replay", "review", "rules"}
    assert all(SCREENS.fullmatch(path) for path in (*named, "", "rules/", "t/x", "t/AAAAAAAAAAAAAAAAAAAAAA/replay"))
    assert not any(SCREENS.fullmatch(path) for path in ("rule", "rules/x", "t", "t/", "admin"))


def test_another_name_is_told_so_in_the_readers_language(server: Server) -> None:
    answer = httpx.get(server.url, headers={"host": "evil.example", "accept": BROWSER, "accept-language": "it-IT"})
    assert answer.status_code == 421
    assert "Questo server non risponde a questo nome" in answer.text
    assert 'href="/"' not in answer.text, "it would lead to the same name"


def test_an_installation_without_the_page_says_so(tmp_path: Path) -> None:
    app = Starlette(routes=[Route("/", Page(Config(), tmp_path).answer)])

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as line:
            return await line.get("/", headers={"accept": BROWSER})

    answer = asyncio.run(ask())
    assert answer.status_code == 503
    assert "The page is missing" in answer.text


def raised(error: Exception) -> Exception:
    """The error with a trace, as one that was caught has."""
    try:
        raise error
    except ValueError as caught:
        return caught


def test_a_defect_is_answered_counted_and_told_without_its_text() -> None:
    before = COUNTS["defects"]
    for path, kind in (("/", "text/html"), ("/api/tables", "application/json")):
        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": path,
            "headers": [(b"accept", BROWSER.encode())],
        }
        scope |= {"server": ("here", 80), "scheme": "http", "query_string": b""}
        answer = asyncio.run(failed(Request(scope), raised(ValueError("LUNA"))))
        assert answer.status_code == 500
        assert answer.headers["content-type"].startswith(kind)
        assert HEADERS["referrer-policy"] == answer.headers["referrer-policy"]
        assert b"LUNA" not in bytes(answer.body)
    assert COUNTS["defects"] == before + 2


def test_whoever_comes_too_often_is_told_when_to_come_again(server: Server) -> None:
    link = "A" * 22
    asked = {
        "/api/codes/AAAAAA": ("GET", b""),
        f"/api/tables/{link}/replay": ("GET", b""),
        f"/api/tables/{link}/qr.svg": ("GET", b""),
        "/api/tables": ("POST", b"{}"),
        f"/api/tables/{link}/deck": ("POST", b"{}"),
        f"/api/tables/{link}/report": ("POST", b"{}"),
        f"/api/tables/{link}/forget": ("POST", b""),
    }
    for path, (method, body) in asked.items():
        answers = (httpx.request(method, f"{server.url}{path}", content=body) for _ in range(120))
        answer = next(answer for answer in answers if answer.status_code == 429)
        assert int(answer.headers["retry-after"]) >= 1, path
