"""What Windows does not have is taken away: no uvloop, fcntl or resource. The server starts, a game is dealt, it stops."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from tests.serving import serving

from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked

AWAY = """
import asyncio, multiprocessing, os, subprocess, sys, types  # they look for msvcrt themselves
for name in ("uvloop", "fcntl", "resource", "pwd", "grp", "termios"):
    sys.modules[name] = None
sys.modules["msvcrt"] = types.SimpleNamespace(LK_NBLCK=2, locking=lambda file, mode, size: None)
for name in ("fork", "geteuid", "getuid"):
    if hasattr(os, name):
        delattr(os, name)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing has to be taken away there")
def test_a_game_on_a_system_without_what_unix_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text(AWAY, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def script(url: str) -> None:
        token = new_token()
        table, _ = await open_table(url, token, "Otter", bots="gentle")
        async with connect(url, table, token=token) as me:
            await me.ask(asked.Deal(id="d"))
            await asyncio.wait_for(me.until(lambda: bool(me.view.game and me.view.game.clue)), 60)

    with serving(tmp_path, "--bot-seconds", "0") as server:
        asyncio.run(script(server.url))
        assert server.stop() == 0
    log = server.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert "defect" not in log
