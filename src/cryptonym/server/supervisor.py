"""What systemd is told (`Type=notify`, `WatchdogSec`): that the server is ready, that it lives, that it stops. Nothing without systemd."""

from __future__ import annotations

import contextlib
import os
import socket
from typing import Final

from cryptonym.server.clock import Clock

READY: Final = "READY=1"
STOPPING: Final = "STOPPING=1"
ALIVE: Final = "WATCHDOG=1"


def tell_supervisor(line: str) -> None:
    """Send one line to whoever started us, if they have asked for it."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    if address.startswith("@"):  # a name without a file
        address = "\0" + address[1:]
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line_out:
        line_out.connect(address)
        line_out.sendall(line.encode())


async def stay_alive(clock: Clock) -> None:
    """Say twice in each span that the event loop still runs; a supervisor that hears nothing starts us again."""
    span = os.environ.get("WATCHDOG_USEC", "")
    if not span.isdecimal() or int(span) == 0 or os.environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return
    while True:
        tell_supervisor(ALIVE)
        await clock.sleep(int(span) / 2_000_000)
