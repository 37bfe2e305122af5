"""Names that nobody has: our list and the host's, however they are written, and no innocent ones."""

from __future__ import annotations

import asyncio
import urllib.error
from pathlib import Path

import pytest
from tests.server.test_tables import OPTIONS, rule_of
from tests.serving import serving

from cryptonym.ai.decency import FILE as CLUES
from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.languages import LANGUAGES, bot_names
from cryptonym.protocol import incoming as asked
from cryptonym.server.settings import read_settings
from cryptonym.server.tables.blocked import BlockedNames, blocked_names, read_words

OWN = BlockedNames(read_words("# the club's\nwalrus *gooseberry* Otter* *ferret\n\ncrème zebra2"))


@pytest.mark.parametrize(
    "name",
    [
        "walrus", "Walrus", "the WALRUS!", "w4lru5", "wаlrus", "w a l r u s", "waaaalruuuus", "walrus99", "Wálrüs", "Gooseberry",
        "xxgooseberryxx", "goose berry", "g00seberry", "otter", "Otterly", "polecat ferret", "blackferret", "CREME",
    ],
)  # fmt: skip
def test_a_word_is_found_however_it_is_written(name: str) -> None:
    assert OWN.has(name)


@pytest.mark.parametrize(
    "name", ["walruses", "Wal Russ", "Goose", "berry", "anotter", "ferrets", "", "—", "Ana", "1234"]
)
def test_other_names_stay(name: str) -> None:
    assert not OWN.has(name)


@pytest.mark.parametrize(
    "name",
    ["Niger", "Scunthorpe", "Dick Van Dyke", "Cockburn", "Troia", "Negri", "Assunta", "Pina Colada", "Penistone"],
)
def test_our_list_leaves_innocent_names_alone(name: str) -> None:
    assert not blocked_names(None).has(name)


def test_our_list_bars_no_name_of_a_bot_and_what_it_should() -> None:
    ours = blocked_names(None)
    assert not [name for language in LANGUAGES for name in bot_names(language) if ours.has(name)]
    coarse = [
        word for line in CLUES.read_text(encoding="utf-8").splitlines() for word in line.split() if ours.has(word)
    ]
    assert len(coarse) > 40, "the list for names has most of what is worst in the list for clues"


def test_a_host_extends_the_list(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("walrus\n", encoding="utf-8")

    async def script(url: str) -> None:
        with pytest.raises(urllib.error.HTTPError, match="422") as caught:
            await open_table(url, new_token(), "Walrus")
        assert "violation-name-blocked" in caught.value.read().decode()
        caught.value.close()
        token = new_token()
        table, _ = await open_table(url, token, "Otter")
        async with connect(url, table, token=token) as host, connect(url, table, token=new_token()) as guest:
            assert await rule_of(guest, asked.Join(id="1", name="WALRUS")) == "name-blocked"
            assert await rule_of(guest, asked.Rename(id="2", name="WALRUS")) == "not-at-the-table"
            assert await rule_of(host, asked.Rename(id="3", name="w4lrus")) == "name-blocked"
            await host.ask(asked.Rename(id="4", name="Badger"))

    with serving(tmp_path, *OPTIONS, "--blocked-words", str(words)) as server:
        asyncio.run(script(server.url))


def test_a_list_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    (fault,) = read_settings({"blocked-words": str(tmp_path / "none.txt")}, {}, None).faults
    assert "cannot be read" in fault
    file = tmp_path / "latin.txt"
    file.write_bytes(b"caf\xe9")
    (fault,) = read_settings({"blocked-words": str(file)}, {}, None).faults
    assert "no UTF-8" in fault
