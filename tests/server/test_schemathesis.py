"""The HTTP API keeps to its own description, whatever it is sent: schemathesis makes the requests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.serving import serving

from cryptonym.server.http.openapi import openapi

UNLIMITED = ("--most-openings-a-minute", "1000000", "--most-commands-a-second", "1000000")
RULES_ARE_NO_SCHEMA = "positive_data_acceptance"
"""A request that fits the schema may still break a rule of the table (TABLE-9, say): 422 names it."""


def test_the_http_api_survives_schemathesis(tmp_path: Path) -> None:
    with serving(tmp_path, *UNLIMITED) as server:
        command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.url}/api/openapi.json"]
        command += ["--phases", "coverage,fuzzing", "--max-examples", "15", "--seed", "1", "--no-color"]
        command += ["--exclude-checks", RULES_ARE_NO_SCHEMA, "--suppress-health-check", "all"]
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=150, check=False)
        assert run.returncode == 0, run.stdout
        operations = sum(len(methods) for methods in openapi()["paths"].values()) - 1  # not the document itself
        assert f"{operations} passed" in run.stdout, "every operation was tried"
        log = server.log.read_text()
    assert "defect" not in log
    assert "Traceback" not in log
