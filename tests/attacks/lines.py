"""Connections as a stranger makes them: bare TCP, half a request, frames by hand."""

from __future__ import annotations

import json
import socket
import struct
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.serving import Server

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def masked(data: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """A frame as a client sends it; a mask of zeros changes nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack("!H", len(data))
    return bytes([opcode | (0x80 if fin else 0)]) + size + bytes(4) + data


def tcp(server: Server) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # closing resets: no TIME_WAIT here
    return line


def upgraded(server: Server) -> socket.socket:
    line = tcp(server)
    line.sendall(UPGRADE)
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert b" 101 " in head, head
    return line


def is_ended(line: socket.socket, within: float) -> bool:
    """True if the server ends the connection within so many seconds; it is closed on this side too then."""
    line.settimeout(within)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    line.close()
    return True


def hello(table: str, token: str) -> bytes:
    return masked(json.dumps({"type": "hello", "protocol": 1, "table": table, "token": token}).encode())


def asked_for(server: Server, path: str, body: bytes | None = None, **headers: str) -> tuple[int, Any]:
    """Status and JSON of an answer; the text if it is no JSON."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urllib.request.urlopen(urllib.request.Request(server.url + path, body, sent), timeout=30) as answer:
            status, text = answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            status, text = error.code, error.read().decode()
    try:
        return status, json.loads(text)
    except ValueError:
        return status, text


def metric(server: Server, name: str) -> float:
    _, text = asked_for(server, "/metrics")
    return next(float(line.split()[1]) for line in text.splitlines() if line.split()[0] == f"cryptonym_{name}")


def resident_mb(server: Server) -> float:
    """Memory of the server's own process."""
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1000


def descriptors(server: Server) -> int:
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
