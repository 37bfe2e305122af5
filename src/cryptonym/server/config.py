"""What a host can set."""

from __future__ import annotations

import ipaddress
import re
import socket as sockets
from dataclasses import dataclass, field, replace
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from cryptonym.server.networks import NOWHERE, Networks, networks
from cryptonym.server.tables.endpoint import Endpoint

PLAIN_HOST = re.compile(r"[A-Za-z0-9.\-\[\]:]{1,255}")
"""A `Host` that can stand in a link: a name or an address, perhaps a port, and nothing around them."""
LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
LOOPBACK = networks(["127.0.0.0/8", "::1"])
MOST_HOPS = 16
"""Addresses of `X-Forwarded-For` that are looked at, from its end: nobody has more proxies in a row."""


@dataclass(frozen=True, slots=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8000
    socket: str | None = None
    """A Unix socket to listen on in place of an address: only a proxy on this machine reaches it."""
    socket_mode: int = 0o660
    """Who may connect to the Unix socket, as permissions of a file."""
    metrics_port: int | None = None
    """A port of its own for `/metrics` and the health; None: they are where everything is."""
    metrics_host: str = "127.0.0.1"
    metrics_from: Networks = NOWHERE
    """Who may read `/metrics`; if nobody is named this machine, or whoever reaches the port of its own."""
    store: str = "cryptonym.db"
    """A file for SQLite, or `postgresql://…`."""
    url: str | None = None
    """The address that people use, where a proxy stands in front; links are made from it."""
    lan: bool = False
    """Listen on all addresses of this machine."""
    proxies: Networks = NOWHERE
    """Where proxies stand whose `X-Forwarded-For` is believed; nobody else's is."""
    talk: bool = True
    """Whether people may write lines to each other at all."""
    bot_seconds: float = 2.5
    """How long a bot takes over a move, more or less, so that people can follow; 0 for at once."""
    outside: Endpoint | None = None
    """A program behind an OpenAI-compatible endpoint that may sit on seats; None for none, and nothing is ever asked."""
    admin_socket: str | None = None
    """Where `cryptonym admin` finds the server; None for beside the SQLite file, "none" for nowhere."""
    admin_token: str = field(default="", repr=False)
    """With it the host may act over HTTP; empty: nobody may."""
    open_to: str = "everybody"
    """Who may open tables: everybody, or only those who are invited."""
    open_password: str = field(default="", repr=False)
    """An invitation that does not end."""
    security_contact: str | None = None
    """Whom `security.txt` names for those who have found a hole."""
    imprint: str | None = None
    """Where the host says who they are; the page links to it."""
    privacy: str | None = None
    """Where the host says what becomes of people's data; the page links to it."""
    blocked_words: str | None = None
    """A file with words that nobody may be called, beside ours."""
    keep_days: int = 30
    """After so many days without anybody at it a table is purged, with its names."""
    json_logs: bool = False
    processes: int = 1
    """Nodes behind the one port; several need PostgreSQL."""
    log_level: str = "info"
    decks: str | None = None
    """A folder with decks that all tables may deal from (`decks/offered.py`)."""
    own_pictures: bool = False
    """Whether hosts of tables may bring pictures of their own; it needs the extra `pictures`."""
    pictures_mb: int = 500
    """Megabytes that own pictures may take on this server, all tables together."""

    commands_a_second: float = 20.0
    """What one socket may ask for, with bursts of twice that."""
    sockets_an_address: int = 1000
    """A school or a stream sits behind one address."""
    connections_an_address: int = 1500
    """Open connections from one address, sockets and requests together; a proxy of ours has no such limit."""
    connections_a_second: float = 1000.0
    """New connections, and new sockets, from one address, after a first twenty thousand."""
    sockets_a_person: int = 8
    """Somebody may have the table open more than once."""
    watching: int = 1000
    """Sockets at one table of people who only watch."""
    openings_a_minute: float = 30.0
    """Tables that one address may open, after a first thirty."""
    tables_a_day: int = 20_000
    """Tables that may be opened on the whole server within a day: they cannot fill the disk."""
    tables_a_day_an_address: int = 1000
    """Tables of these that one address may open: never more than a quarter of all, so that it cannot use up everybody's."""
    events_a_table: int = 50_000
    """What one table may write down: hundreds of games, and no way to fill the disk by renaming oneself for ever."""
    guesses_a_minute: float = 12.0
    """Wrong codes and passwords from one address, after a first twenty."""
    reads_a_second: float = 5.0
    """Replays and other costly answers to one address, after a first fifty."""

    def __post_init__(self) -> None:
        """What comes through a Unix socket comes from a proxy: nothing else on the machine can send it."""
        object.__setattr__(self, "proxies", replace(self.proxies, unix=self.socket is not None))

    @property
    def address(self) -> str:
        """Where people find the server, as far as it knows."""
        name = lan_address() if self.lan else self.host
        return self.url or f"http://{f'[{name}]' if ':' in name else name}:{self.port}"

    def base(self, request: HTTPConnection) -> str:
        """The address that links begin with: the host's word, else the checked one that the request came to."""
        said = request.headers.get("host", "")
        if self.url or not PLAIN_HOST.fullmatch(said):
            return self.address.rstrip("/")
        return f"{self._scheme(request)}://{said}"

    def knows_host(self, header: str) -> bool:
        """Whether a request's `Host` is one of ours: an unknown name may be another site's trick to read this one."""
        name = host_name(header)
        if name in LOOPBACK_NAMES or (self.url and name == host_name(urlsplit(self.url).netloc)):
            return True
        return self.lan and (_is_address(name) or name.endswith(".local") or name == sockets.gethostname().lower())

    def is_own_page(self, request: HTTPConnection) -> bool:
        """True if the page that sends this is ours, or if it is no page: browsers say where a page came from, programs do not.

        Scheme, name and port count. Behind a proxy of ours its word on the scheme is believed.
        """
        origin = request.headers.get("origin")
        if origin is None:
            return request.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        ours = {_origin(f"{self._scheme(request)}://{request.headers.get('host', '')}"), _origin(self.url or "")}
        return _origin(origin) in ours - {None}

    def _scheme(self, request: HTTPConnection) -> str:
        """The scheme as a browser sees it: behind a proxy of ours its word is believed."""
        said = request.headers.get("x-forwarded-proto") if peer_of(request) in self.proxies else None
        if said in ("http", "https"):
            return said
        scheme = str(request.scope["scheme"])
        return {"ws": "http", "wss": "https"}.get(scheme, scheme)

    def client(self, peer: str, forwarded: str | None) -> str:
        """Whose request it is: the address that connects, or the one that a proxy of ours says it speaks for.

        The list is read from its end, as every proxy adds there: what a client wrote itself stands before that and counts for nothing.
        """
        if peer not in self.proxies or not forwarded:
            return peer
        hops = (hop.strip() for hop in reversed(forwarded.rsplit(",", MOST_HOPS)[-MOST_HOPS:]))
        said = next((hop for hop in hops if hop not in self.proxies), peer)
        return said if _is_address(said) else peer

    def may_read_metrics(self, request: HTTPConnection) -> bool:
        """True if `/metrics` is for this client. Behind a proxy of ours the client counts, behind any other nobody may."""
        peer, forwarded = peer_of(request), request.headers.get("x-forwarded-for")
        through = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"))
        if self.metrics_port is not None and not self.is_metrics_port(request):
            return False
        if self.metrics_port is not None and not self.metrics_from:
            return True
        if through and not (self.metrics_from and forwarded and peer in self.proxies):
            return False
        return self.client(peer, forwarded) in (self.metrics_from or LOOPBACK)

    def is_metrics_port(self, request: HTTPConnection) -> bool:
        """True if this came in by the port that metrics have of their own."""
        server = request.scope.get("server")
        return self.metrics_port is not None and server is not None and server[1] == self.metrics_port


def peer_of(request: HTTPConnection) -> str:
    """The address that connects; empty behind a Unix socket."""
    return request.client.host if request.client else ""


def host_name(netloc: str) -> str:
    """The name in `name:port`, without brackets around an IPv6 address; empty if it is none."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def _origin(url: str) -> tuple[str, str, int] | None:
    """Scheme, name and port of an address; None if it has none."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname and port else None


def _is_address(name: str) -> bool:
    """An address typed in cannot be bent to another site, as a name can."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def lan_address() -> str:
    """The address by which other machines in the house reach this one. Nothing is sent: the socket is only aimed."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
