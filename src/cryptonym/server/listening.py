"""Where the server listens: an address and a port, or a Unix socket; and a port of their own for the metrics.

We bind ourselves, before anything is opened or said, so that what cannot be is one sentence.
"""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from cryptonym.server.config import Config

REASONS: Final = {
    errno.EADDRINUSE: "another program listens there already",
    errno.EADDRNOTAVAIL: "this machine has no such address",
    errno.EACCES: "this user may not (ports below 1024 are for the system; put a proxy in front)",
}


class CannotListen(Exception):
    """Nobody could reach the server there; the text is a sentence for its host."""

    setting = ""
    """Which setting says where."""


def listen(config: Config) -> list[socket.socket]:
    """The sockets to serve on, bound. CannotListen if one cannot be."""
    with contextlib.ExitStack() as bound:
        if config.socket is None:
            host = "0.0.0.0" if config.lan else config.host  # noqa: S104 - asked for with --lan
            sockets = _tcp(host, config.port, "host", "port")
        else:
            with _of("socket"):
                sockets = [bind_unix(Path(config.socket), config.socket_mode)]
            bound.callback(Path(config.socket).unlink, missing_ok=True)
        for one in sockets:
            bound.enter_context(one)
        if config.metrics_port is not None:
            sockets += _tcp(config.metrics_host, config.metrics_port, "metrics-host", "metrics-port")
        if config.admin_socket not in (None, "none"):
            _try_unix(Path(str(config.admin_socket)))
        bound.pop_all()
    return sockets


@contextlib.contextmanager
def _of(setting: str) -> Iterator[None]:
    """Whatever cannot be bound in here is what this setting says."""
    try:
        yield
    except CannotListen as error:
        error.setting = setting
        raise


def _try_unix(path: Path) -> None:
    """A place for `cryptonym admin` that somebody has named: said now if nothing can be there. The line itself is opened later."""
    with _of("admin-socket"):
        bind_unix(path, 0o600).close()
        path.unlink(missing_ok=True)


def _tcp(host: str, port: int, name_of_host: str, name_of_port: str) -> list[socket.socket]:
    """One socket for each address of this name: `localhost` has two."""
    try:
        return _bound_all(host, port)
    except CannotListen as error:
        cause = error.__cause__
        is_port = isinstance(cause, OSError) and cause.errno in (errno.EADDRINUSE, errno.EACCES)
        error.setting = name_of_port if is_port else name_of_host
        raise


def _bound_all(host: str, port: int) -> list[socket.socket]:
    where = f"port {port} of {host}"
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise CannotListen(f"{where}: this machine knows no {host!r} ({error.strerror}).") from error
    bound: list[socket.socket] = []
    for family, address in dict.fromkeys((family, address) for family, _, _, _, address in found):
        try:
            bound.append(_bound(family, address))
        except OSError as error:
            if error.errno in (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL) and len(found) > 1:
                continue  # a name with an address of a kind that this machine does not use
            for one in bound:
                one.close()
            raise CannotListen(f"{where}: {REASONS.get(error.errno or 0, error.strerror)}.") from error
    if not bound:
        raise CannotListen(f"{where}: {REASONS[errno.EADDRNOTAVAIL]}.")
    return bound


def _bound(family: int, address: tuple[Any, ...]) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)
    except BaseException:
        one.close()
        raise
    return one


def bind_unix(path: Path, mode: int) -> socket.socket:
    """A socket in the file system. One that a server left behind is replaced; a file that is none is not."""
    if not hasattr(socket, "AF_UNIX"):
        raise CannotListen(f"{path}: this system has no Unix sockets.")
    clear(path)
    one = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o777 & ~mode)
    try:
        one.bind(str(path))
        path.chmod(mode)
    except OSError as error:
        one.close()
        is_taken = error.errno == errno.EADDRINUSE
        reason = REASONS[errno.EADDRINUSE] if is_taken else error.strerror or str(error)
        raise CannotListen(f"{path}: {reason}.") from error
    finally:
        os.umask(before)
    return one


def clear(path: Path) -> None:
    """Remove a socket at which nobody answers any more. CannotListen if something else is there."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return
    except OSError as error:
        raise CannotListen(f"{path}: {error.strerror}.") from error
    if not stat.S_ISSOCK(found.st_mode):
        raise CannotListen(f"{path}: there is a file that is no socket.")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        try:
            probe.connect(str(path))
        except OSError:
            path.unlink(missing_ok=True)
            return
    raise CannotListen(f"{path}: {REASONS[errno.EADDRINUSE]}.")
