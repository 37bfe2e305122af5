"""What a host can set: where it may be said, what comes first, and a sentence for each value that cannot be."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
from tests.serving import serving

from cryptonym.cli import main
from cryptonym.server.config import Config
from cryptonym.server.kinds import Switch
from cryptonym.server.networks import networks
from cryptonym.server.settings import BY_NAME, SETTINGS, read_settings
from cryptonym.server.stores.opening import password_in, without_password
from cryptonym.server.tables.endpoint import Endpoint


def test_each_field_of_the_server_is_a_setting() -> None:
    """Nothing can be set that has no option, no variable and no line in the manual."""
    known = {setting.field for setting in SETTINGS}
    outside = {f"outside.{field.name}" for field in fields(Endpoint)}
    assert {field.name for field in fields(Config)} - {"outside"} | outside == known
    assert len(BY_NAME) == len(SETTINGS)


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "cryptonym.toml"
    file.write_text('port = 9001\nkeep = 7\nmost_watching = 5\nproxy = ["10.0.0.0/8", "::1"]\ntalk = false\n', "utf-8")
    environ = {"CRYPTONYM_PORT": "9002", "CRYPTONYM_KEEP": "8", "CRYPTONYM_SETTINGS": str(file), "HOME": "/"}
    settings = read_settings({"port": "9003", "host": None}, environ)
    assert settings.faults == []
    config = settings.config()
    assert (config.port, config.keep_days, config.watching, config.talk) == (9003, 8, 5, False)
    assert config.proxies == networks(["10.0.0.0/8", "::1"])
    where = {name: where for name, _, where in settings.lines()}
    assert where["port"] == "--port"
    assert where["keep"] == "CRYPTONYM_KEEP"
    assert where["talk"] == f"{file}: talk"
    assert where["host"] == "usual"


def test_what_is_said_nowhere_is_as_usual() -> None:
    assert read_settings({}, {}).config() == Config()


def test_a_switch_can_be_turned_off_again_on_the_command_line(tmp_path: Path) -> None:
    settings = read_settings({"json-logs": False}, {"CRYPTONYM_JSON_LOGS": "yes", "CRYPTONYM_LAN": "1"})
    assert (settings.config().json_logs, settings.config().lan) == (False, True)


@pytest.mark.parametrize(
    ("variable", "text", "sentence"),
    [
        ("URL", "play.example.net", "has no http:// or https:// before it"),
        ("URL", "ftp://play.example.net", "has no http:// or https:// before it"),
        ("URL", "https://play.example.net/game", "goes on after the name"),
        ("URL", "https://play.example.net:port", "is not an address such as https://play.example.net"),
        ("URL", "https://me:secret@play.example.net", "a name or a password stands in it"),
        ("PORT", "99999", "99999 is not a whole number from 1 to 65,535"),
        ("PORT", "0", "0 is not a whole number from 1 to 65,535"),
        ("PORT", "http", "'http' is not a whole number"),
        ("HOST", "http://127.0.0.1", "is not an address or a name of this machine"),
        ("HOST", "127.0.0.1:8000", "is not an address or a name of this machine"),
        ("HOST", "300.1.1.1", "is not an address or a name of this machine"),
        ("KEEP", "-3", "-3 is not a whole number from 1"),
        ("KEEP", "0", "0 is not a whole number from 1"),
        ("MOST_WATCHING", "-1", "-1 is not a whole number from 0"),
        ("MOST_COMMANDS_A_SECOND", "0", "'0' is not a number from 0.001"),
        ("MOST_COMMANDS_A_SECOND", "inf", "'inf' is not a number from"),
        ("BOT_SECONDS", "nan", "'nan' is not a number from 0 to 60"),
        ("LAN", "perhaps", "'perhaps' is neither true nor false"),
        ("PROXY", "nonsense", "'nonsense' is no address and no network"),
        ("PROXY", "172.16.0.7/12", "has an address where a network is expected: 172.16.0.0/12"),
        ("PROXY", "127.0.0.1, caddy", "'caddy' is no address and no network"),
        ("STORE", "mysql://somewhere/x", "mysql:// is no store"),
        ("STORE", "/no/such/folder/a.db", "there is no folder '/no/such/folder'"),
        ("STORE", "/", "'/' is a folder; name a file in it"),
        ("OUTSIDE_BOT", "localhost:11434", "has no http:// or https:// before it"),
        ("OUTSIDE_MODEL", "a\x00b", "is not some text"),
        ("STORE", "postgresql://me:secret@db.example:port/x", "what is given is not a file, or postgresql://"),
        ("STORE", "postgresql://[::1/x", "what is given is not a file, or postgresql://"),
        ("ADMIN_SOCKET", "/tmp", "'/tmp' is a folder"),
        ("PROXY", " , ", "nothing is named"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(variable: str, text: str, sentence: str) -> None:
    faults = read_settings({}, {f"CRYPTONYM_{variable}": text}).faults
    assert len(faults) == 1
    assert faults[0].startswith(f"CRYPTONYM_{variable}: ")
    assert sentence in faults[0]
    assert "secret" not in faults[0]


def test_a_setting_of_the_wrong_type_in_a_file_is_refused(tmp_path: Path) -> None:
    """A date is no name of a machine, and true is no file."""
    file = tmp_path / "cryptonym.toml"
    for setting in SETTINGS:
        for value in ("[1]", "[[]]", "{a = 1}", "1979-05-27", "true", "-7.5"):
            if value == "true" and isinstance(setting.kind, Switch):
                continue
            file.write_text(f"{setting.name} = {value}\n", encoding="utf-8")
            (fault,) = read_settings({}, {}, str(file)).faults
            assert fault.startswith(f"{file}: {setting.name}: ")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("port = true", "True is not a whole number"),
        ("port = 8000.5", "8000.5 is not a whole number"),
        ('most-watching = "many"', "'many' is not a whole number"),
        ("bot-seconds = false", "False is not a number"),
        ("proxy = 7", "7 is not a list of addresses or networks"),
        ("outside-model = 4", "4 is not some text"),
        ("prot = 8000", "prot is no setting. Is port meant?"),
        ("port = ", "is no TOML"),
    ],
)
def test_a_file_is_checked_too(tmp_path: Path, line: str, sentence: str) -> None:
    file = tmp_path / "cryptonym.toml"
    file.write_text(line, encoding="utf-8")
    faults = read_settings({}, {}, str(file)).faults
    assert len(faults) == 1
    assert str(file) in faults[0]
    assert sentence in faults[0]


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    assert "cannot be read" in read_settings({}, {}, str(tmp_path / "none.toml")).faults[0]
    assert "cannot be read" in read_settings({}, {"CRYPTONYM_STORE_FILE": str(tmp_path / "none")}).faults[0]


def test_all_that_is_wrong_is_said_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "99999", "--url", "play.example.net", "--keep", "-3"]) == 2
    said = capsys.readouterr().err
    assert all(f"--{name}: " in said for name in ("port", "url", "keep"))
    assert "Cryptonym is at" not in said


def test_a_variable_that_is_no_setting_is_a_word_and_not_an_end() -> None:
    """Kubernetes puts variables of its own beside a service that has our name; one of them has the name of a setting."""
    of_kubernetes = {"CRYPTONYM_SERVICE_HOST": "10.0.0.1", "CRYPTONYM_PORT_8000_TCP_ADDR": "10.0.0.1"}
    of_kubernetes |= {"CRYPTONYM_PORT": "tcp://10.0.0.1:8000", "CRYPTONYM_SERVICE_PORT": "8000"}
    settings = read_settings({}, {"CRYPTONYM_PROT": "9000"} | of_kubernetes)
    assert settings.faults == []
    assert settings.warnings == ["CRYPTONYM_PROT is no setting. Is CRYPTONYM_PORT meant?"]
    assert settings.config() == Config()


HIDDEN = "hunter2"


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://me:{HIDDEN}@db.example/cards",
        f"postgres://me:{HIDDEN}@db.example:5432/cards?sslmode=require",
        f"postgresql://db.example/cards?user=me&password={HIDDEN}&sslmode=require",
    ],
)
def test_a_password_is_shown_nowhere(address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert password_in(address) == HIDDEN
    assert HIDDEN not in without_password(address)
    assert "db.example" in without_password(address)
    assert main(["serve", "--check", "--store", address]) == 2
    assert main(["backup", str(tmp_path / "a.db"), "--store", address]) == 2
    assert "can be read by everybody on this machine" in capsys.readouterr().err
    file = tmp_path / "secret"
    file.write_text(address + "\n", encoding="utf-8")
    settings = read_settings({}, {"CRYPTONYM_STORE_FILE": str(file)})
    assert settings.config().store == address
    assert HIDDEN not in str([*settings.lines(), settings])


def test_an_address_without_a_password_stays_as_it_is() -> None:
    for address in ("cards.db", "postgresql://me@db.example/cards", "postgresql:///cards?host=/run/postgresql"):
        assert password_in(address) == ""
        assert without_password(address) == address


def test_a_key_is_no_option_and_shown_nowhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--outside-key", HIDDEN])
    file = tmp_path / "cryptonym.toml"
    file.write_text(f'outside-key = "{HIDDEN}"\noutside-bot = "http://127.0.0.1:1/v1"\n', encoding="utf-8")
    file.chmod(0o644)
    settings = read_settings({}, {}, str(file))
    outside = settings.config().outside
    assert outside is not None
    assert (outside.key, outside.model) == (HIDDEN, "default")
    assert HIDDEN not in str([*settings.lines(), settings, settings.config()])
    assert "every user of this machine may read it" in settings.warnings[0]
    file.chmod(0o640)
    assert read_settings({}, {}, str(file)).warnings == []
    capsys.readouterr()
    assert main(["serve", "--check", "--settings", str(file)]) == 0
    assert HIDDEN not in capsys.readouterr().out
    bad = read_settings({}, {"CRYPTONYM_OUTSIDE_KEY": f"{HIDDEN}\x07"})
    assert bad.faults == ["CRYPTONYM_OUTSIDE_KEY: what is given is not some text."]


def test_settings_that_contradict_each_other() -> None:
    assert "say only one of them" in read_settings({"host": "127.0.0.1"}, {"CRYPTONYM_LAN": "yes"}).faults[0]
    assert "no proxy is named" in read_settings({"url": "https://play.example.net"}, {}).warnings[0]
    (warning,) = read_settings({}, {"CRYPTONYM_OPEN_PASSWORD": "Swordfish"}).warnings
    assert warning == "CRYPTONYM_OPEN_PASSWORD has no effect without --open-to invited: everybody may open tables."
    assert read_settings({"open-to": "invited"}, {"CRYPTONYM_OPEN_PASSWORD": "Swordfish"}).warnings == []
    assert "no effect without socket" in read_settings({"socket-mode": "666"}, {}).warnings[0]
    assert "no effect without outside-bot" in read_settings({"outside-model": "phi"}, {}).warnings[0]


def test_a_check_says_what_holds_and_starts_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = tmp_path / "cards.db"
    assert main(["serve", "--check", "--store", str(store), "--proxy", "10.0.0.0/8", "--proxy", "::1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines if line.startswith(("store", "proxy", "keep"))] == [
        ["store", str(store), "--store"],
        ["proxy", "10.0.0.0/8,", "::1", "--proxy"],
        ["keep", "30", "usual"],
    ]
    assert len([line for line in lines if not line.startswith("Note: ")]) == len(SETTINGS)
    assert not store.exists()


def test_a_server_takes_its_settings_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CRYPTONYM_STORE", str(tmp_path / "elsewhere.db"))
    monkeypatch.setenv("CRYPTONYM_JSON_LOGS", "yes")
    with serving(tmp_path, store=False):
        assert (tmp_path / "elsewhere.db").exists()
    command = [sys.executable, "-m", "cryptonym", "backup", str(tmp_path / "copy.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "0 events are in" in done.stderr
