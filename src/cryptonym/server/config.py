"""What a host can set."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8000
    store: Path = field(default_factory=lambda: Path("cryptonym.db"))
    url: str | None = None
    """The address that people use, where a proxy stands in front; links are made from it."""
    lan: bool = False
    """Listen on all addresses of this machine."""
    commands_a_second: float = 20.0
    """What one socket may ask for, with bursts of twice that."""

    def knows_host(self, header: str) -> bool:
        """Whether a request's `Host` is one of ours: an unknown name may be another site's trick to read this one."""
        name = host_name(header)
        if name in LOOPBACK_NAMES or (self.url and name == host_name(urlsplit(self.url).netloc)):
            return True
        return self.lan and (_is_address(name) or name.endswith(".local"))


def host_name(netloc: str) -> str:
    """The name in `name:port`, without brackets around an IPv6 address."""
    return urlsplit(f"//{netloc}").hostname or ""


def _is_address(name: str) -> bool:
    """An address typed in cannot be bent to another site, as a name can."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
