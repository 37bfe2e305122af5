"""A start that cannot be: one sentence, with the setting and where it was said, an exit code, and no traceback."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import Database, database

from cryptonym.cli import main


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("CRYPTONYM_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


@pytest.fixture(scope="module")
def postgres() -> Iterator[Database]:
    with database() as running:
        yield running


def refused(capsys: pytest.CaptureFixture[str], *options: str, code: int = 1) -> str:
    """The one line that a server which does not start prints."""
    assert main(["serve", *options]) == code
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    return line


def test_a_port_that_is_taken_is_named_with_the_place_that_said_it(
    taken: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = refused(capsys, "--port", str(taken))
    assert said.endswith(f"port {taken} of 127.0.0.1: another program listens there already (port, said by --port).")
    monkeypatch.setenv("CRYPTONYM_METRICS_PORT", str(taken))
    said = refused(capsys, "--socket", "a.sock", "--url", "http://play.example")
    assert said.endswith("listens there already (metrics-port, said by CRYPTONYM_METRICS_PORT).")
    assert not Path("a.sock").exists()


@pytest.mark.parametrize(
    ("line", "ending"),
    [
        ('host = "203.0.113.9"', "this machine has no such address (host, said by cryptonym.toml: host)."),
        ('store = "text.db"', "file is not a database (store, said by cryptonym.toml: store)."),
        ('admin-socket = "text.db"', "there is a file that is no socket (admin-socket, said by cryptonym.toml: admin-socket)."),
        ('store = "postgresql://me:hunter2@127.0.0.1:1/x"', "no database answers at its address (store, said by cryptonym.toml: store)."),
        ('store = "postgresql://me:hunter2@nowhere.invalid/x"', "the database's address has (store, said by cryptonym.toml: store)."),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_one_sentence(line: str, ending: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("text.db").write_text("Dear diary, this is no database of yours. " * 20, encoding="utf-8")
    Path("cryptonym.toml").write_text(line, encoding="utf-8")
    Path("cryptonym.toml").chmod(0o600)
    said = refused(capsys, "--settings", "cryptonym.toml")
    assert said.endswith(ending)
    assert "Cryptonym is at" not in said
    assert "hunter2" not in said


def test_what_a_database_has_against_us_is_said_in_its_own_words(
    postgres: Database, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CRYPTONYM_STORE", postgres.address.replace("/postgres?", "/nowhere?"))
    said = refused(capsys)
    assert said.endswith('database "nowhere" does not exist (store, said by CRYPTONYM_STORE).')
    monkeypatch.setenv("CRYPTONYM_STORE", postgres.address.replace("//postgres:", "//stranger:"))
    assert 'role "stranger" does not exist' in refused(capsys)
    monkeypatch.setenv("CRYPTONYM_STORE", postgres.address + "&sslmode=perhaps")
    assert "its address cannot be understood" in refused(capsys)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may become somebody else")
def test_a_folder_that_this_user_may_not_enter_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    Path("shut").mkdir(mode=0o700)
    Path().chmod(0o755)
    os.seteuid(65534)
    try:
        for name in ("store", "decks", "admin-socket", "blocked-words"):
            said = refused(capsys, f"--{name}", "shut/x", code=2)
            assert said.startswith(f"This cannot be: --{name}: 'shut")
            assert said.endswith("Permission denied.")
    finally:
        os.seteuid(0)


def test_in_a_log_of_json_the_reasons_are_json_too(
    taken: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for options, code, words in (
        (["--keep", "-3"], 2, "This cannot be: --keep: -3 is not a whole number"),
        (["--port", str(taken)], 1, "Nobody could reach this server: port "),
    ):
        said = json.loads(refused(capsys, "--json-logs", *options, code=code))
        assert said["level"] == "critical"
        assert said["message"].startswith(words)
    monkeypatch.setenv("CRYPTONYM_JSON_LOGS", "yes")
    assert "--keep" in json.loads(refused(capsys, "--keep", "x", code=2))["message"]
    for typed in (["--prot", "80"], ["--port"]):
        with pytest.raises(SystemExit) as end:
            main(["serve", *typed])
        assert end.value.code == 2
        told = json.loads(capsys.readouterr().err)
        assert told["message"].startswith("This cannot be: ")
        assert typed[0] in told["message"]
