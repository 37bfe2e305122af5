"""What a setting may be: each kind reads what a host wrote, or says in a sentence why it cannot.

On the command line and in the environment everything is text; a TOML file has numbers, truth values and lists of its own.
"""

from __future__ import annotations

import ipaddress
import math
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import urlsplit

from cryptonym.server.networks import Networks, networks
from cryptonym.server.stores.opening import is_postgres

TRUE: Final = ("true", "yes", "on", "1")
FALSE: Final = ("false", "no", "off", "0")
NAME: Final = re.compile(r"(?!-)[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63})*\.?")
"""A host's name, as DNS has them."""


def _text(given: object, what: str) -> str:
    """A text without what is around it. ValueError for a number, a date or a list, which a TOML file may have in its place."""
    if not isinstance(given, str):
        raise ValueError(f"{given!r} is not {what}")
    return given.strip()


def _is_folder(path: Path) -> bool:
    """ValueError if this user cannot even look there."""
    try:
        return path.is_dir()
    except OSError as error:
        raise ValueError(f"{str(path)!r} cannot be looked at: {error.strerror}") from None


class Kind(Protocol):
    @property
    def what(self) -> str:
        """What is expected, as a sentence goes on after "is"."""
        ...

    def read(self, given: object) -> object:
        """The value. ValueError with the reason if it is none."""
        ...


@dataclass(frozen=True, slots=True)
class Switch:
    what: str = "true or false"

    def read(self, given: object) -> bool:
        if isinstance(given, bool):
            return given
        text = str(given).strip().lower()
        if text in TRUE + FALSE:
            return text in TRUE
        raise ValueError(f"{given!r} is neither true nor false")


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds."""

    least: int
    most: int

    @property
    def what(self) -> str:
        return f"a whole number from {self.least:,} to {self.most:,}"

    def read(self, given: object) -> int:
        text = str(given).strip().replace("_", "")
        if isinstance(given, bool) or not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
            raise ValueError(f"{given!r} is not {self.what}")
        if not self.least <= int(text) <= self.most:
            raise ValueError(f"{text} is not {self.what}")
        return int(text)


@dataclass(frozen=True, slots=True)
class Decimal:
    """A number within bounds, with a point if need be."""

    least: float
    most: float

    @property
    def what(self) -> str:
        return f"a number from {self.least:g} to {self.most:,.10g}"

    def read(self, given: object) -> float:
        try:
            number = math.nan if isinstance(given, bool) else float(str(given))
        except ValueError:
            number = math.nan
        if not self.least <= number <= self.most:  # nan is neither
            raise ValueError(f"{given!r} is not {self.what}")
        return number


@dataclass(frozen=True, slots=True)
class Text:
    what: str = "some text"

    def read(self, given: object) -> str:
        if not isinstance(given, str) or not given.strip() or not given.isprintable():
            raise ValueError(f"{given!r} is not {self.what}")
        return given.strip()


@dataclass(frozen=True, slots=True)
class Token:
    """A secret that is long enough not to be guessed."""

    what: str = "24 to 200 letters, digits, - and _, drawn by chance"

    def read(self, given: object) -> str:
        text = str(given).strip()
        if not re.fullmatch(r"[A-Za-z0-9_-]{24,200}", text):
            raise ValueError(f"this is not {self.what}")
        return text


@dataclass(frozen=True, slots=True)
class Contact:
    """Where somebody can be reached."""

    what: str = "an address such as mailto:security@example.net or https://example.net/contact"

    def read(self, given: object) -> str:
        text = _text(given, self.what)
        if not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://[^\s/]+\S*", text):
            raise ValueError(f"{text!r} is not {self.what}")
        return text


@dataclass(frozen=True, slots=True)
class Link:
    """A page elsewhere."""

    what: str = "an address such as https://example.net/imprint"

    def read(self, given: object) -> str:
        text = _text(given, self.what)
        if not re.fullmatch(r"https?://[^\s/@\"<>]+(/[^\s\"<>]*)?", text):
            raise ValueError(f"{text!r} is not {self.what}")
        return text


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def what(self) -> str:
        return f"one of {', '.join(self.words)}"

    def read(self, given: object) -> str:
        text = _text(given, self.what).lower()
        if text not in self.words:
            raise ValueError(f"{given!r} is not {self.what}")
        return text


@dataclass(frozen=True, slots=True)
class Address:
    """Where to listen: an address or a name of this machine."""

    what: str = "an address or a name of this machine, such as 0.0.0.0 (port and scheme stand elsewhere)"

    def read(self, given: object) -> str:
        text = _text(given, self.what)
        try:
            ipaddress.ip_address(text)
        except ValueError:
            if not NAME.fullmatch(text) or re.fullmatch(r"[0-9.]+", text):
                raise ValueError(f"{text!r} is not {self.what}") from None
        return text


@dataclass(frozen=True, slots=True)
class Url:
    """An address with its scheme; `bare` if nothing may come after the name and the port."""

    bare: bool = False

    @property
    def what(self) -> str:
        return f"an address such as {'https://play.example.net' if self.bare else 'http://127.0.0.1:11434/v1'}"

    def read(self, given: object) -> str:
        text = _text(given, self.what)
        try:
            parts = urlsplit(text)
            scheme, host, port = parts.scheme, parts.hostname, parts.port
        except ValueError:
            raise ValueError(f"{text!r} is not {self.what}") from None
        if scheme not in ("http", "https") or not host:
            raise ValueError(f"{text!r} has no http:// or https:// before it; it is {self.what}")
        if parts.username is not None:  # it is not repeated: what stands there is a password
            raise ValueError(f"a name or a password stands in it; it is {self.what}")
        if port == 0 or any(sign.isspace() for sign in text):
            raise ValueError(f"{text!r} is not {self.what}")
        if self.bare and (parts.path.strip("/") or parts.query or parts.fragment):
            raise ValueError(f"{text!r} goes on after the name: Cryptonym needs a name of its own, not a folder of one")
        return text.rstrip("/")


@dataclass(frozen=True, slots=True)
class Store:
    what: str = "a file, or postgresql://user@host/name"

    def read(self, given: object) -> str:
        text = _text(given, self.what)
        if is_postgres(text):
            return _database(text, self.what)
        if "://" in text:
            raise ValueError(f"{urlsplit(text).scheme}:// is no store; it is {self.what}")
        if not text or "\0" in text:
            raise ValueError(f"the store has no name; it is {self.what}")
        path = Path(text)
        if _is_folder(path):
            raise ValueError(f"{text!r} is a folder; name a file in it, such as {path / 'cryptonym.db'}")
        if not _is_folder(path.absolute().parent):
            raise ValueError(f"there is no folder {str(path.absolute().parent)!r} to keep the store in; make it first")
        return text


def _database(address: str, what: str) -> str:
    """The address of a database; it may name several machines, with commas. A bad one is not repeated: it may hold a password."""
    try:
        netloc = urlsplit(address).netloc
        for one in netloc.rpartition("@")[2].split(","):
            _ = urlsplit(f"//{one}").port
    except ValueError:
        raise ValueError(f"what is given is not {what}") from None
    return address


@dataclass(frozen=True, slots=True)
class Within:
    """Addresses and networks."""

    what: str = "addresses or networks, such as 127.0.0.1 or 172.16.0.0/12"

    def read(self, given: object) -> Networks:
        named = [given] if isinstance(given, str) else given
        if not isinstance(named, list | tuple):
            raise ValueError(f"{given!r} is not a list of {self.what}")
        parts = [part for name in named for part in re.split(r"[,\s]+", _text(name, self.what)) if part]
        if named and not parts:  # such as --proxy "$PROXY" where there is no such variable
            raise ValueError(f"nothing is named; it is {self.what}")
        return networks(parts)


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder that is there."""

    what: str = "a folder"

    def read(self, given: object) -> str:
        text = _text(given, self.what)
        if not text or "\0" in text or not _is_folder(Path(text)):
            raise ValueError(f"{text!r} is not {self.what}")
        return text


@dataclass(frozen=True, slots=True)
class File:
    """A path, whose folder is there."""

    what: str = "a file"

    def read(self, given: object) -> str:
        text = _text(given, self.what)
        if not text or "\0" in text:
            raise ValueError("a file has no name")
        if _is_folder(Path(text)):
            raise ValueError(f"{text!r} is a folder")
        if not _is_folder(Path(text).absolute().parent):
            raise ValueError(f"there is no folder {str(Path(text).absolute().parent)!r}")
        return text


@dataclass(frozen=True, slots=True)
class Readable:
    """A file with text, which is there."""

    what: str = "a file with text"

    def read(self, given: object) -> str:
        text = _text(given, self.what)
        try:
            Path(text).read_text(encoding="utf-8")
        except OSError as error:
            raise ValueError(f"{text!r} cannot be read: {error.strerror}") from None
        except ValueError:
            raise ValueError(f"{text!r} is no UTF-8") from None
        return text


@dataclass(frozen=True, slots=True)
class Mode:
    """Permissions of a file."""

    what: str = "permissions in octal, such as 660 for its owner and group"

    def read(self, given: object) -> int:
        text = str(given).strip().removeprefix("0o")
        if isinstance(given, bool) or not re.fullmatch(r"0?[0-7]{3}", text):
            raise ValueError(f"{given!r} is not {self.what}")
        return int(text, 8)
