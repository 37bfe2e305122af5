"""The page as files: what a table needs is said with it, and said right."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from cryptonym.server.config import Config
from cryptonym.server.http.page import STATIC, Page

pytestmark = pytest.mark.skipif(not (STATIC / "ahead.json").is_file(), reason="the page has not been built: make web")


def get(path: str, languages: str = "en") -> httpx.Response:
    answer = Page(Config()).answer
    app = Starlette(routes=[Route("/", answer), Route("/{path:path}", answer)])

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as line:
            return await line.get(path, headers={"accept-language": languages})

    return asyncio.run(ask())


def said_ahead(path: str, languages: str = "en") -> list[str]:
    link = get(path, languages).headers.get("link", "")
    return re.findall(r"<(/[^>]+)>; rel=(?:modulepreload|preload; as=style)", link)


def test_a_table_says_what_it_needs_and_all_of_it_is_there() -> None:
    names = said_ahead("/t/AAAAAAAAAAAAAAAAAAAAAA")
    assert len(names) > 5
    assert len(names) == len(set(names))
    assert all(get(name).status_code == 200 for name in names)
    assert said_ahead("/") == []


@pytest.mark.parametrize(
    ("languages", "language"),
    [("pl-PL,pl;q=0.9,en;q=0.8", "pl"), ("de, it;q=0.5", "it"), ("", "en"), ("sv", "en"), ("PT-br", "pt")],
)
def test_the_words_come_in_the_first_language_that_is_ours(languages: str, language: str) -> None:
    words = [name for name in said_ahead("/t/x", languages) if re.match(r"/assets/(en|it|ca|pt|pl)-", name)]
    assert [Path(name).name[:2] for name in words] == [language]
