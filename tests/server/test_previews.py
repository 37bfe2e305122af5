"""What messengers are told of a link: by the address alone, the same whatever there is behind it."""

from __future__ import annotations

import html
import re
import struct
import warnings
import zlib
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tools.previews.draw import SUBJECTS, hash_of

from cryptonym.languages import LANGUAGES as ALL
from cryptonym.messages import LANGUAGES, Messages
from cryptonym.server.app import make_app
from cryptonym.server.config import Config
from cryptonym.server.http.page import STATIC
from cryptonym.server.http.previews import KINDS, MOST_KEPT, Preview, Previews, preview_of, tags, texts
from cryptonym.server.networks import networks
from cryptonym.server.services import make_services
from cryptonym.server.stores.memory import MemoryStore
from cryptonym.server.tables.rooms import Rooms

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # starlette has a word on httpx here
    from starlette.testclient import TestClient

IMAGES = Path(__file__).parents[2] / "web" / "public" / "previews"
UNKNOWN = "AAAAAAAAAAAAAAAAAAAAAA"
built = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page has not been built: make web")


class Head(HTMLParser):
    """The tags as a messenger reads them."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        name = said.get("property") or said.get("name")
        if tag == "meta" and name:
            self.told[name] = said.get("content") or ""


def head(page: str) -> dict[str, str]:
    reader = Head()
    reader.feed(page)
    return reader.told


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(make_app(make_services(MemoryStore(), Config())), base_url="http://127.0.0.1:8000") as line:
        yield line


def opened(client: TestClient) -> tuple[str, str]:
    answer = client.post("/api/tables", json={"name": "Giulia", "token": "t" * 43}).json()
    return answer["table"], answer["code"]


@pytest.mark.parametrize(
    ("path", "query", "accepted", "told"),
    [
        ("", [], "", Preview("home", "en")),
        ("", [], "pl-PL,pl;q=0.9", Preview("home", "pl")),
        (f"t/{UNKNOWN}", ["it-pictures"], "pl", Preview("table", "it", "pictures")),
        (f"t/{UNKNOWN}", ["tv", "pt-words"], "", Preview("table", "pt", "words")),
        (f"t/{UNKNOWN}", ["ca"], "", Preview("table", "ca")),
        (f"t/{UNKNOWN}", ["it-cards", "xx-words", "itwords", ""], "pl", Preview("table", "pl")),
        (f"t/{UNKNOWN}/replay", ["game", "pl-mixed"], "", Preview("review", "pl")),
        ("review", ["ca"], "it", Preview("review", "ca")),
        ("replay/", [], "it", Preview("review", "it")),
        ("puzzle", ["pl"], "", Preview("puzzle", "pl")),
        ("puzzle/2026-11-19", [], "ca", Preview("puzzle", "ca")),
        ("learn", [], "", Preview("learn", "en")),
        ("rules", ["pl-words"], "", Preview("home", "pl")),
        ("t/ABCDEF", [], "", Preview("table", "en")),
    ],
)
def test_a_preview_is_known_by_the_address(path: str, query: list[str], accepted: str, told: Preview) -> None:
    assert preview_of(path, query, accepted) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", ["home", "table", "puzzle", "review", "learn"])
def test_every_preview_has_its_words_and_its_image(language: str, subject: str) -> None:
    for kind in (None, *KINDS) if subject == "table" else (None,):
        preview = Preview(subject, language, kind)
        told = head(tags(preview, "https://play.example.net"))
        assert told["og:title"] == preview.title
        assert told["og:description"] == told["description"] == preview.line
        assert told["og:locale"] == ALL[language].locale.replace("-", "_")
        assert told["og:image"] == f"https://play.example.net/previews/{preview.image}.png"
        assert (IMAGES / f"{preview.image}.png").is_file()
        assert "og:url" not in told
        if kind:
            assert texts(language)[f"preview-{kind}"] in preview.line
            assert ALL[language].name.casefold() in preview.line.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_read_as_fluent_reads_them(language: str) -> None:
    for name, text in texts(language).items():
        assert Messages(language).format(name) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_an_image_is_light_large_and_of_today(language: str, subject: str) -> None:
    """`python tools/previews/draw.py` draws them anew."""
    image = (IMAGES / f"{subject}-{language}.png").read_bytes()
    assert len(image) <= 250_000
    chunks, at = dict[bytes, bytes](), 8
    while at < len(image):
        size, kind = struct.unpack(">I4s", image[at : at + 8])
        body = image[at + 8 : at + 8 + size]
        assert zlib.crc32(kind + body) == int.from_bytes(image[at + 8 + size : at + 12 + size], "big")
        chunks.setdefault(kind, body)
        at += 12 + size
    assert struct.unpack(">II", chunks[b"IHDR"][:8]) == (1200, 630)
    assert chunks[b"tEXt"] == b"Source\0" + hash_of(subject, language).encode()


def test_there_is_no_image_that_nobody_asks_for() -> None:
    assert {file.stem for file in IMAGES.iterdir()} == {f"{name}-{one}" for name in SUBJECTS for one in LANGUAGES}


@built
def test_a_table_says_its_language_and_kind_to_a_messenger(client: TestClient) -> None:
    told = head(client.get(f"/t/{UNKNOWN}?pl-pictures").text)
    assert told["og:title"] == "Stół czeka"
    assert told["og:description"] == "Polski, obrazki. Bez konta: wpisz imię i siadaj."
    image = client.get(told["og:image"])
    assert image.headers["content-type"] == told["og:image:type"] == "image/png"
    assert image.headers["cross-origin-resource-policy"] == "cross-origin"
    assert len(image.content) > 10_000


@built
def test_a_preview_is_the_same_for_a_table_closed_private_unknown_or_open(client: TestClient) -> None:
    table, code = opened(client)
    locked, _ = opened(client)
    with client.websocket_connect("ws://127.0.0.1:8000/ws") as line:
        line.send_json({"type": "hello", "protocol": 1, "table": locked, "token": "t" * 43})
        while line.receive_json()["type"] != "snapshot":
            pass
        line.send_json({"type": "set_password", "id": "a", "password": "secret"})
        while line.receive_json()["type"] != "ack":
            pass
    closed, _ = opened(client)
    client.delete(f"/api/tables/{closed}", headers={"authorization": "Bearer " + "t" * 43})
    ways = [table, locked, closed, UNKNOWN, code, "ZZZZZZ"]
    answers = {client.get(f"/t/{way}?it-mixed").content for way in ways}
    assert len(answers) == 1
    headers = [dict(client.get(f"/t/{way}?it-mixed").headers) for way in ways]
    assert all(one == headers[0] for one in headers)
    page = answers.pop().decode()
    assert not any(way in page for way in ways)


@built
def test_a_preview_looks_nothing_up_and_spends_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table, code = opened(client)
    rooms: Rooms = client.app.state.rooms  # type: ignore[attr-defined]
    with monkeypatch.context() as closed:

        async def asked(*_: object) -> None:
            raise AssertionError("a preview has asked for a table")

        closed.setattr(Rooms, "get", asked)
        closed.setattr(rooms.codes, "table_of", asked)
        for way in (table, code, f"{table}/review", f"{table}/replay"):
            for _ in range(30):
                assert client.get(f"/t/{way}?it-words", headers={"user-agent": "WhatsApp/2.24"}).status_code == 200
    assert rooms.sockets == 0
    assert client.get(f"/api/codes/{code}").json() == {"table": table}


@built
def test_no_search_engine_tells_of_a_table(client: TestClient) -> None:
    for path in (f"/t/{UNKNOWN}", f"/t/{UNKNOWN}/review", "/t/ABCDEF"):
        assert client.get(path).headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in client.get("/").headers


@built
def test_addresses_are_whole_by_the_hosts_word_or_the_checked_name() -> None:
    def image(config: Config, **headers: str) -> str:
        with TestClient(
            make_app(make_services(MemoryStore(), config)), base_url="http://127.0.0.1:8000", client=("127.0.0.1", 1)
        ) as line:
            page: str = line.get("/", headers=headers).text
            return head(page)["og:image"]

    assert image(Config()) == "http://127.0.0.1:8000/previews/home-en.png"
    assert image(Config(), host="localhost:9") == "http://localhost:9/previews/home-en.png"
    assert image(Config(url="https://play.example.net/")) == "https://play.example.net/previews/home-en.png"
    for bent in ('127.0.0.1:8"><script>', "evil@127.0.0.1:8000", "127.0.0.1:8000#evil"):
        assert image(Config(), host=bent) == "http://127.0.0.1:8000/previews/home-en.png"
    behind = replace(Config(), proxies=networks(["127.0.0.1"]))
    https = {"x-forwarded-proto": "https"}
    assert image(Config(), **https) == "http://127.0.0.1:8000/previews/home-en.png"
    assert image(behind, **https) == "https://127.0.0.1:8000/previews/home-en.png"
    assert image(behind, **{"x-forwarded-proto": "javascript"}).startswith("http://")


@built
def test_the_page_is_whole_zipped_and_plain(client: TestClient) -> None:
    def got(encoding: str) -> str:
        page: str = client.get("/t/x?ca-words", headers={"accept-encoding": encoding}).text
        return page

    assert got("gzip") == got("identity")
    shell = (STATIC / "index.html").read_text(encoding="utf-8")
    marked = re.compile(r"<!-- preview -->.*?<!-- /preview -->", re.DOTALL)
    assert len(marked.findall(shell)) == 1
    assert marked.sub("", got("identity")) == marked.sub("", shell)
    assert html.escape("La taula és a punt") in got("gzip")


def test_few_pages_are_kept() -> None:
    previews = Previews()
    for number in range(3 * MOST_KEPT):
        told = previews.told(
            b"<!-- preview --><!-- /preview -->", Preview("home", "en"), f"http://{number}", zipped=False
        )
        assert f"http://{number}/previews/".encode() in told
    assert len(previews._kept) == MOST_KEPT
    assert previews.told(b"as it is", Preview("home", "pl"), "http://here", zipped=False) == b"as it is"
