"""What stands in `/metrics` is counted somewhere and has the form that Prometheus reads; the dashboard asks for nothing else."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.serving import Server, serving

import cryptonym
from cryptonym.client import connect, open_table
from cryptonym.client.player import new_token
from cryptonym.protocol import incoming as asked
from cryptonym.server.counts import BOUNDS, COUNTS, HELP, LABELLED, LATENCIES, Latency

ROOT = Path(__file__).parents[2]
SOURCES = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "cryptonym" / "server").rglob("*.py")]
LINE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"\\]*",?)*)\})? (\S+)')


def metrics(server: Server) -> dict[str, float]:
    """The samples by name and labels, each line read as Prometheus would."""
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        text = answer.read().decode()
    described: set[str] = set()
    typed: dict[str, str] = {}
    samples: dict[str, float] = {}
    for line in text.splitlines():
        if line.startswith("# HELP "):
            described.add(line.split()[2])
            assert len(line.split()) > 3
        elif line.startswith("# TYPE "):
            typed[line.split()[2]] = line.split()[3]
        else:
            found = LINE.fullmatch(line)
            assert found, line
            name = re.sub(r"_(bucket|sum|count)$", "", found[1])
            assert (found[1] if found[1] in typed else name) in described, line
            assert line.rpartition(" ")[0] not in samples, f"twice: {line}"
            samples[line.rpartition(" ")[0]] = float(found[3])
    assert set(typed) == described
    return samples


def test_everything_is_counted_somewhere_and_nothing_else_is() -> None:
    """Three numbers were once exported that nothing counted, and two counted that nothing exported."""
    counted = {name for text in SOURCES for name in re.findall(r'COUNTS\["([a-z_]+)"\]', text)}
    labelled = {name for text in SOURCES for name in re.findall(r'\bcount\(\s*"([a-z_]+)"', text)}
    took = {name for text in SOURCES for name in re.findall(r'TOOK\["([a-z_]+)"\]', text)}
    assert counted == set(HELP)
    assert labelled == set(LABELLED)
    assert took == set(LATENCIES)


def test_a_game_in_numbers(tmp_path: Path) -> None:
    async def script(server: Server) -> dict[str, float]:
        token = new_token()
        table, _ = await open_table(server.url, token, "Otter", bots="steady", settings={"language": "ca"})
        async with connect(server.url, table, token=token) as host, connect(server.url, table):
            await host.ask(asked.Deal(id="d"))
            meanwhile = await asyncio.to_thread(metrics, server)
            await host.until(lambda: bool(host.view.game and host.view.game.ending))
        return meanwhile

    with serving(tmp_path, "--bot-seconds", "0.05") as server:
        meanwhile = asyncio.run(asyncio.wait_for(script(server), 100))
        after = metrics(server)
    assert meanwhile["cryptonym_people"] == 1
    assert meanwhile["cryptonym_spectators"] == 1
    assert meanwhile["cryptonym_sockets"] == 2
    assert meanwhile["cryptonym_games_running"] == 1
    assert meanwhile["cryptonym_bots"] == 4
    assert meanwhile["cryptonym_connections"] >= 3
    assert after['cryptonym_games_begun_total{language="ca",cards="words",mode="teams"}'] == 1
    (ended,) = [name for name in after if name.startswith("cryptonym_games_ended_total")]
    assert re.search(r'\{language="ca",cards="words",mode="teams",rule="(TURN|END)-\d+"\}', ended)
    assert after["cryptonym_games_running"] == after["cryptonym_people"] == 0
    assert after["cryptonym_frames_total"] > after["cryptonym_events_total"] - 8 > 0, "two sockets heard of each event"
    assert after["cryptonym_command_seconds_count"] == after["cryptonym_commands_total"] == 1
    assert after["cryptonym_store_seconds_count"] >= 10
    assert after["cryptonym_thinking_seconds_count"] >= 4
    assert after["cryptonym_referee_seconds_count"] >= 1
    assert 0 < after["cryptonym_store_seconds_sum"] < 60
    assert [after[name] for name in after if name.startswith("cryptonym_build_info")] == [1]
    assert any(f'version="{cryptonym.__version__}"' in name for name in after)
    assert after["process_resident_memory_bytes"] > 20_000_000
    assert after["process_open_fds"] > 5
    assert after["process_cpu_seconds_total"] > 0


def test_too_fast_is_counted_over_http_too(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for number in range(25):
            request = urllib.request.Request(f"{server.url}/api/codes/000{number:03}")
            with pytest.raises(urllib.error.HTTPError) as caught, urllib.request.urlopen(request):
                pass
            caught.value.close()
        numbers = metrics(server)
    assert numbers["cryptonym_too_fast_total"] == 5
    assert numbers['cryptonym_limits_reached_total{limit="guesses-a-minute"}'] == 5


def test_a_latency_falls_into_its_bucket() -> None:
    took = Latency()
    for seconds in (0.0005, 0.001, 0.0011, 3.0, 99.0):
        took.observe(seconds)
    lines = list(took.lines("x"))
    assert lines[0] == 'x_bucket{le="0.001"} 2'
    assert lines[1] == 'x_bucket{le="0.0025"} 3'
    assert lines[BOUNDS.index(5.0)] == 'x_bucket{le="5"} 4'
    assert lines[-3:] == ['x_bucket{le="+Inf"} 5', "x_sum 102.002600", "x_count 5"]


def asked_for(text: str) -> set[str]:
    return set(re.findall(r"\b((?:cryptonym|process)_[a-z_]+)\b", text)) - {"cryptonym_build_info, instance"}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    COUNTS.clear()
    with serving(tmp_path_factory.mktemp("server")) as server:
        names = {name.partition("{")[0] for name in metrics(server)}
    return names | {f"cryptonym_{name}_total" for name in LABELLED}  # no line before the first


def test_the_dashboard_asks_for_what_there_is(exported: set[str]) -> None:
    board: dict[str, Any] = json.loads((ROOT / "packaging/grafana/cryptonym.json").read_text(encoding="utf-8"))
    asked = {name for panel in board["panels"] for target in panel["targets"] for name in asked_for(target["expr"])}
    assert asked <= exported
    assert {f"cryptonym_{name}_seconds_bucket" for name in LATENCIES} <= asked
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    for one in board["panels"]:
        for other in board["panels"]:
            a, b = one["gridPos"], other["gridPos"]
            apart = (
                a["x"] + a["w"] <= b["x"]
                or b["x"] + b["w"] <= a["x"]
                or a["y"] + a["h"] <= b["y"]
                or b["y"] + b["h"] <= a["y"]
            )
            assert one is other or apart, (one["title"], other["title"])
        labels = {label for target in one["targets"] for label in re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])}
        known = {"instance", "version", "python"} | {label for names, _ in LABELLED.values() for label in names}
        assert labels <= known


def test_the_alerts_ask_for_what_there_is(exported: set[str]) -> None:
    rules = yaml.safe_load((ROOT / "packaging/prometheus/cryptonym.yml").read_text(encoding="utf-8"))
    exprs = [rule["expr"] for group in rules["groups"] for rule in group["rules"]]
    assert len(exprs) >= 5
    assert {name for expr in exprs for name in asked_for(expr)} <= exported
