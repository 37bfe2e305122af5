"""What robots, and people who have found a hole, look for at an address."""

from __future__ import annotations

import warnings

import pytest
from tests.clocks import Told

from cryptonym.server.app import make_app
from cryptonym.server.config import Config
from cryptonym.server.services import Services
from cryptonym.server.settings import read_settings
from cryptonym.server.stores.memory import MemoryStore

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # starlette has a word on httpx here
    from starlette.testclient import TestClient


def told(path: str, config: Config) -> tuple[int, str]:
    app = make_app(Services(MemoryStore(), config, Told(lambda: 1_000)))
    with TestClient(app, base_url=config.url or "http://127.0.0.1") as client:
        answer = client.get(path)
        return answer.status_code, answer.text


def test_robots_may_read_what_a_link_says_and_ask_for_nothing_more() -> None:
    status, text = told("/robots.txt", Config())
    assert status == 200
    assert text.splitlines() == ["User-agent: *", "Disallow: /api/", "Disallow: /ws"]


def test_nobody_is_named_where_the_host_has_named_nobody() -> None:
    assert told("/.well-known/security.txt", Config())[0] == 404


def test_whom_to_tell_of_a_hole() -> None:
    config = Config(security_contact="mailto:hole@example.net", url="https://play.example.net")
    status, text = told("/.well-known/security.txt", config)
    assert status == 200
    assert text.splitlines() == [
        "Contact: mailto:hole@example.net",
        "Expires: 1970-01-31T00:00:00Z",
        "Canonical: https://play.example.net/.well-known/security.txt",
    ]


@pytest.mark.parametrize(
    "contact", ["hole@example.net", "mailto:nobody", "http://example.net", "https://", "mailto:a@b\nX: y"]
)
def test_a_contact_that_is_none_is_refused(contact: str) -> None:
    assert "is not an address such as mailto:" in read_settings({}, {"CRYPTONYM_SECURITY_CONTACT": contact}).faults[0]
