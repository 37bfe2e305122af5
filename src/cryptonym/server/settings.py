"""All that a host can set, in one table. The command line comes before `CRYPTONYM_*`, and that before a TOML file.

Everything is read and checked before the server starts, and all that is wrong is said at once.
"""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from cryptonym.server.config import Config
from cryptonym.server.kinds import (
    Address,
    Choice,
    Contact,
    Decimal,
    File,
    Folder,
    Kind,
    Link,
    Mode,
    Readable,
    Store,
    Switch,
    Text,
    Token,
    Url,
    Whole,
    Within,
)
from cryptonym.server.logs import LEVELS
from cryptonym.server.networks import Networks
from cryptonym.server.stores.opening import is_postgres, password_in, without_password
from cryptonym.server.tables.endpoint import Endpoint

PREFIX: Final = "CRYPTONYM_"
FILE: Final = "CRYPTONYM_SETTINGS"
"""Names the TOML file, where `--settings` does not."""
LINKS: Final = re.compile(r"CRYPTONYM(_[A-Z0-9_]+)?_(SERVICE_(HOST|PORT)|PORT_[0-9]+_.*|SERVICE_PORT_.*)")
"""What Kubernetes puts into the environment beside a service that is called cryptonym: no settings."""
SECRET: Final = "(not shown)"  # noqa: S105 - what stands for one
BIG: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Setting:
    name: str
    """As on the command line and in a file: `most-watching`."""
    field: str
    """Of `Config`, or of `Endpoint` after a point."""
    kind: Kind
    what: str
    """What it does, for `--help` and the manual."""
    metavar: str = ""
    is_limit: bool = False
    is_secret: bool = False
    """Never taken from the command line, which every user of the machine can read."""

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper().replace("-", "_")

    @property
    def usual(self) -> Any:
        whole, _, part = self.field.partition(".")
        return getattr(Endpoint(), part) if part else getattr(Config(), whole)


def _limit(name: str, kind: Kind, what: str) -> Setting:
    return Setting("most-" + name.replace("_", "-"), name, kind, what, "N", is_limit=True)


MANY: Final = Whole(1, BIG)
OFTEN: Final = Decimal(0.001, 1_000_000)

SETTINGS: Final = (
    Setting("host", "host", Address(), "address to listen on; this machine alone if nothing is said", "ADDRESS"),
    Setting("port", "port", Whole(1, 65535), "port to listen on", "PORT"),
    Setting("lan", "lan", Switch(), "let others in the house in: listen on all addresses"),
    Setting("socket", "socket", File(), "a Unix socket to listen on in place of an address, for a proxy", "FILE"),
    Setting("socket-mode", "socket_mode", Mode(), "who may connect to it, as permissions of a file", "MODE"),
    Setting("store", "store", Store(), "where everything is kept: a file, or postgresql://…", "STORE"),
    Setting("processes", "processes", Whole(1, 64), "servers behind the one port; several need postgresql://…", "N"),
    Setting("url", "url", Url(bare=True), "the address people use, where a proxy stands in front", "URL"),
    Setting("proxy", "proxies", Within(), "believe X-Forwarded-For from there; may be given more than once", "NETWORK"),
    Setting("open-to", "open_to", Choice(("everybody", "invited")), "who may open tables", "WHO"),
    Setting("open-password", "open_password", Text(), "an invitation that does not end", is_secret=True),
    Setting(
        "admin-socket", "admin_socket", File(), "where `cryptonym admin` finds the server; none for nowhere", "FILE"
    ),
    Setting(
        "admin-token", "admin_token", Token(), "lets its bearer act as `cryptonym admin` over HTTP", is_secret=True
    ),
    Setting("security-contact", "security_contact", Contact(), "whom security.txt names", "ADDRESS"),
    Setting("imprint", "imprint", Link(), "who runs this server, as a link on the page", "ADDRESS"),
    Setting("privacy", "privacy", Link(), "what becomes of people's data, as a link on the page", "ADDRESS"),
    Setting("blocked-words", "blocked_words", Readable(), "words that nobody may be called, beside ours", "FILE"),
    Setting("keep", "keep_days", Whole(1, 36_500), "purge tables idle for so many days", "DAYS"),
    Setting("talk", "talk", Switch(), "people may write lines to each other"),
    Setting("decks", "decks", Folder(), "decks that all tables may deal from, a file each", "FOLDER"),
    Setting(
        "own-pictures",
        "own_pictures",
        Switch(),
        "let hosts of tables bring their own (pip install 'cryptonym[pictures]')",
    ),
    Setting("bot-seconds", "bot_seconds", Decimal(0, 60), "how long bots take over a move, about", "S"),
    Setting("outside-bot", "outside.url", Url(), "an OpenAI-compatible endpoint whose model may sit on seats", "URL"),
    Setting("outside-model", "outside.model", Text(), "which of its models plays", "NAME"),
    Setting("outside-seconds", "outside.seconds", Decimal(0.5, 600), "how long a move may take, with all tries", "S"),
    Setting("outside-tries", "outside.tries", Whole(1, 10), "how often it is asked for one move", "N"),
    Setting("outside-prompt", "outside.prompt", Readable(), "what it is told before each question", "FILE"),
    Setting("outside-tokens", "outside.tokens", Whole(20, 100_000), "how long an answer may be", "N"),
    Setting("outside-temperature", "outside.temperature", Decimal(0, 2), "how freely it answers", "T"),
    Setting("outside-key", "outside.key", Text(), "the key that it wants", is_secret=True),
    Setting("metrics-port", "metrics_port", Whole(1, 65535), "a port of its own for /metrics and the health", "PORT"),
    Setting("metrics-host", "metrics_host", Address(), "address of that port", "ADDRESS"),
    Setting(
        "metrics-from",
        "metrics_from",
        Within(),
        "who may read /metrics; if nobody is named this machine, or whoever reaches the port of its own",
        "NETWORK",
    ),
    Setting("log-level", "log_level", Choice(LEVELS), "what is worth an entry", "LEVEL"),
    Setting("json-logs", "json_logs", Switch(), "a line of JSON for each entry of the log"),
    _limit("commands_a_second", OFTEN, "commands a second from one socket"),
    _limit("sockets_an_address", MANY, "open sockets from one address"),
    _limit("connections_an_address", MANY, "open connections from one address, requests too"),
    _limit("connections_a_second", OFTEN, "new connections a second from one address"),
    _limit("sockets_a_person", MANY, "open sockets of one person at a table"),
    _limit("watching", Whole(0, BIG), "people who may watch one table"),
    _limit("openings_a_minute", OFTEN, "tables a minute that one address may open"),
    _limit("events_a_table", MANY, "events that one table may write down"),
    _limit("tables_a_day", Whole(0, BIG), "tables a day that may be opened in all"),
    _limit("tables_a_day_an_address", MANY, "tables a day that one address may open"),
    _limit("guesses_a_minute", OFTEN, "wrong codes and passwords a minute from one address"),
    _limit("reads_a_second", OFTEN, "replays a second for one address"),
    _limit("pictures_mb", Whole(0, BIG), "megabytes of own pictures on this server"),
)
BY_NAME: Final = {setting.name: setting for setting in SETTINGS}


@dataclass(frozen=True, slots=True)
class Given:
    value: Any = field(repr=False)
    """As it was read."""
    where: str
    """Where it was said: an option, a variable, a file."""


@dataclass(slots=True)
class Settings:
    """What holds and where it was said, what is wrong, and what is worth a word."""

    given: dict[str, Given] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    """Sentences, one for each: the server does not start."""
    warnings: list[str] = field(default_factory=list)
    only: frozenset[str] = frozenset(BY_NAME)
    """What is asked for; the rest is not looked at."""

    def value(self, name: str) -> Any:
        return self.given[name].value if name in self.given else BY_NAME[name].usual

    def said(self, name: str) -> str:
        """A setting and where it was said, to stand in brackets behind a sentence."""
        return f"{name}, said by {self.given[name].where}" if name in self.given else f"{name}, as usual"

    def take(self, name: str, raw: object, where: str) -> None:
        """Read one value; the first that is said counts, but each is checked."""
        setting = BY_NAME[name]
        if name not in self.only:
            return
        try:
            value = setting.kind.read(raw)
        except ValueError as error:
            reason = f"what is given is not {setting.kind.what}" if setting.is_secret else str(error)
            self.faults.append(f"{where}: {reason}.")
            return
        self.given.setdefault(name, Given(value, where))

    def config(self) -> Config:
        plain = {setting.field: self.value(setting.name) for setting in SETTINGS if "." not in setting.field}
        return Config(**plain, outside=self._endpoint())

    def _endpoint(self) -> Endpoint | None:
        parts = {
            setting.field.partition(".")[2]: self.value(setting.name) for setting in SETTINGS if "." in setting.field
        }
        return Endpoint(**parts) if parts["url"] else None

    def lines(self) -> Iterator[tuple[str, str, str]]:
        """For each setting its name, its value and where that was said. No secret is among the values."""
        for setting in SETTINGS:
            where = self.given[setting.name].where if setting.name in self.given else "usual"
            yield setting.name, shown(setting, self.value(setting.name)), where


def shown(setting: Setting, value: object) -> str:
    """A value as people read it, without what is secret in it."""
    if setting.is_secret:
        return SECRET if value else "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(setting.kind, Mode):
        return f"{value:o}"
    if value is None or value == "" or (isinstance(value, Networks) and not value):
        return "none"
    return without_password(str(value)) if setting.name == "store" else str(value)


def read_settings(
    options: Mapping[str, object], environ: Mapping[str, str] | None = None, file: str | None = None, *only: str
) -> Settings:
    """Everything that was said, checked. `options` are those of the command line by name, None for what was not given.

    If `only` names some settings, nothing is said about the others.
    """
    environ = os.environ if environ is None else environ
    settings = Settings(only=frozenset(only or BY_NAME))
    for name, value in options.items():
        if value is not None:
            settings.take(name, value, f"--{name}")
    if password_in(str(options.get("store") or "")):
        settings.faults.append(
            "--store: a password on the command line can be read by everybody on this machine. "
            "Put the address into CRYPTONYM_STORE, into the settings file, or the password into PGPASSWORD."
        )
    _read_environment(settings, environ)
    if file or environ.get(FILE):
        _read_file(settings, Path(file or environ[FILE]), "--settings" if file else FILE)
    _look_at_all(settings)
    return settings


def _read_environment(settings: Settings, environ: Mapping[str, str]) -> None:
    known = {setting.variable: setting for setting in SETTINGS}
    files = {
        f"{setting.variable}_FILE": setting for setting in SETTINGS if setting.is_secret or setting.name == "store"
    }
    for variable, text in environ.items():
        if not variable.startswith(PREFIX) or variable == FILE or LINKS.fullmatch(variable):
            continue
        if variable in known and not (variable == f"{PREFIX}PORT" and text.startswith("tcp://")):
            if text.strip():
                settings.take(known[variable].name, text, variable)
        elif variable in files:
            _read_secret(settings, files[variable], variable, Path(text))
        elif variable not in known:
            settings.warnings.append(f"{variable} is no setting.{_meant(variable, [*known, *files])}")


def _read_secret(settings: Settings, setting: Setting, variable: str, path: Path) -> None:
    """What stands in a file, as containers and systemd hand secrets over."""
    try:
        settings.take(setting.name, path.read_text(encoding="utf-8").strip(), variable)
    except (OSError, UnicodeDecodeError) as error:
        settings.faults.append(f"{variable}: {path} cannot be read ({_reason(error)}).")


def _read_file(settings: Settings, path: Path, said_by: str) -> None:
    try:
        text = path.read_text(encoding="utf-8")
        said = tomllib.loads(text)
    except (OSError, UnicodeDecodeError) as error:
        settings.faults.append(f"{said_by}: {path} cannot be read ({_reason(error)}).")
        return
    except tomllib.TOMLDecodeError as error:
        settings.faults.append(f"{path} is no TOML: {error}.")
        return
    for name, value in said.items():
        key = name.replace("_", "-")
        if key in BY_NAME:
            settings.take(key, value, f"{path}: {name}")
        else:
            settings.faults.append(f"{path}: {name} is no setting.{_meant(key, list(BY_NAME))}")
    secrets = [name for name, value in said.items() if _is_secret(name.replace("_", "-"), value)]
    if secrets and os.name == "posix" and path.stat().st_mode & 0o007:
        settings.warnings.append(
            f"{path} holds {secrets[0]}, which is secret, and every user of this machine may read it (chmod o= {path})."
        )


def _is_secret(name: str, value: object) -> bool:
    setting = BY_NAME.get(name)
    return setting is not None and (setting.is_secret or (name == "store" and bool(password_in(str(value)))))


def _look_at_all(settings: Settings) -> None:
    """Note what no setting shows alone."""
    _look_at_addresses(settings)
    _look_at_ports(settings)
    _look_at_the_rest(settings)
    _look_for_what_has_no_effect(settings)


def _look_at_addresses(settings: Settings) -> None:
    everywhere = settings.value("host") in ("0.0.0.0", "::")  # noqa: S104
    if everywhere and not (settings.value("lan") or settings.value("url")):
        settings.warnings.append(
            "the server answers to localhost alone until url or lan says by what name people come."
        )
    if "host" in settings.given and settings.value("lan") and not everywhere:
        settings.faults.append(
            f"{settings.given['lan'].where} listens on all addresses, {settings.given['host'].where} on one: say only one of them."
        )


def _look_at_ports(settings: Settings) -> None:
    if settings.value("socket"):
        said = [settings.given[name].where for name in ("host", "port", "lan") if name in settings.given]
        if said:
            settings.faults.append(
                f"{settings.given['socket'].where} listens on a Unix socket, {said[0]} elsewhere: say only one of them."
            )
        if not settings.value("url"):
            settings.faults.append(
                f"{settings.given['socket'].where} needs url, the address at which the proxy answers."
            )
    elif settings.value("metrics-port") == settings.value("port"):
        settings.faults.append(
            f"{settings.given['metrics-port'].where} is the port that the page has: take another one."
        )
    if "metrics-host" in settings.given and not settings.value("metrics-port"):
        settings.warnings.append(f"{settings.given['metrics-host'].where} has no effect without metrics-port.")


def _look_at_the_rest(settings: Settings) -> None:
    if settings.value("processes") > 1 and not is_postgres(settings.value("store")):
        settings.faults.append(
            f"{settings.given['processes'].where}: several processes need PostgreSQL (--store postgresql://…). "
            "A file belongs to one process."
        )
    url = settings.value("url")
    if url and url.startswith("https://") and not (settings.value("proxy") or settings.value("socket")):
        settings.warnings.append(
            f"{url} is behind a proxy, and no proxy is named (--proxy): all who come through it share one address' limits."
        )


def _look_for_what_has_no_effect(settings: Settings) -> None:
    if "outside-bot" not in settings.given:
        said = [
            settings.given[name].where for name in BY_NAME if name.startswith("outside-") and name in settings.given
        ]
        if said:
            settings.warnings.append(f"{said[0]} has no effect without outside-bot.")
    if settings.value("open-password") and settings.value("open-to") == "everybody":
        settings.warnings.append(
            f"{settings.given['open-password'].where} has no effect without --open-to invited: everybody may open tables."
        )
    if "socket-mode" in settings.given and not settings.value("socket"):
        settings.warnings.append(f"{settings.given['socket-mode'].where} has no effect without socket.")


def _meant(name: str, known: list[str]) -> str:
    close = difflib.get_close_matches(name, known, 1, 0.7)
    return f" Is {close[0]} meant?" if close else ""


def _reason(error: Exception) -> str:
    return error.strerror or "" if isinstance(error, OSError) else "it is no UTF-8"
