"""A reader that goes before everything is written: `cryptonym replay FILE --jsonl | head`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

LOG = Path(__file__).parents[1] / "logs" / "v1-words-5x5.jsonl"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break in another way there")
def test_a_reader_that_goes_is_no_error() -> None:
    command = (sys.executable, "-m", "cryptonym", "replay", str(LOG), "--jsonl")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as writing:
        assert writing.stdout is not None
        assert writing.stderr is not None
        writing.stdout.close()
        said = writing.stderr.read().decode()
        code = writing.wait(timeout=30)
    assert said == ""
    assert code == 141
