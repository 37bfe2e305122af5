"""How long the page takes, and what it costs at rest: printed, never asserted. `make bench` runs it where a browser is there.

A slow phone is one with a quarter of this machine's speed, 1.6 Mbit/s and 150 ms to the server.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.people import NO_DELAYS, Person, chromium, together
from tests.serving import Server, serving

WATCH: Final = """
  window.times = { covers: [] };
  let told, lying;
  const look = () => {
    if (!window.times.board && document.querySelectorAll(".board .card .w").length >= 20) {
      requestAnimationFrame(() => requestAnimationFrame(() => { window.times.board = performance.now(); }));
    }
    if (told && document.querySelectorAll(".card.cov").length > lying) {
      const since = told;
      told = undefined;
      requestAnimationFrame(() => window.times.covers.push(performance.now() - since));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        if (!data.includes('"card_covered"')) return;
        told = performance.now();
        lying = document.querySelectorAll(".card.cov").length;
      });
    }
  };
"""
FETCHED: Final = """() => ({
  ...window.times,
  paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  bytes: performance.getEntriesByType("resource").reduce((sum, { transferSize }) => sum + transferSize, 0),
  requests: performance.getEntriesByType("resource").length,
})"""
SLOW: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
RESTS_FOR: Final = 10
COVERS: Final = 7
UNITS: Final = ("TaskDuration", "ScriptDuration", "LayoutCount", "RecalcStyleCount")


def slow_phone(browser: Browser) -> Person:
    person = Person(browser, phone=True, scripts=(NO_DELAYS, WATCH), moving=True)
    line = person.context.new_cdp_session(person.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    return person


def visit(person: Person, link: str, name: str) -> None:
    person.page.goto(link)
    painted = "performance.getEntriesByName('first-contentful-paint').length"
    person.page.wait_for_function(f"() => window.times.board && {painted}", timeout=60_000)
    found: dict[str, Any] = person.page.evaluate(FETCHED)
    print(
        f"{name:34} first paint {found['paint'] / 1000:5.2f} s, board readable {found['board'] / 1000:5.2f} s,"
        f" {found['requests']} requests, {found['bytes'] / 1000:.0f} kB",
        flush=True,
    )


def rest(person: Person, name: str) -> None:
    person.still()
    line = person.context.new_cdp_session(person.page)
    line.send("Performance.enable")

    def now() -> dict[str, float]:
        found: dict[str, Any] = line.send("Performance.getMetrics")
        return {one["name"]: one["value"] for one in found["metrics"] if one["name"] in UNITS}

    before = now()
    person.page.wait_for_timeout(RESTS_FOR * 1000)
    after = now()
    task, script, layouts, styles = (after[unit] - before[unit] for unit in UNITS)
    print(
        f"{name:34} {1000 * task / RESTS_FOR:5.2f} ms of work a second, {1000 * script / RESTS_FOR:.2f} of it script;"
        f" {layouts / RESTS_FOR:.1f} layouts, {styles / RESTS_FOR:.1f} style passes",
        flush=True,
    )


def times(browser: Browser, server: Server) -> None:
    host, spymaster = Person(browser), Person(browser, scripts=(NO_DELAYS, WATCH), moving=True)
    together(host, spymaster, server.url)
    own = spymaster.own_cards("red")
    phone = slow_phone(browser)
    visit(phone, host.page.url, "slow phone, first visit")
    visit(phone, host.page.url, "slow phone, again")
    phone.page.wait_for_timeout(6_000)
    rest(host, "operative, the spymaster thinks")
    spymaster.give_clue("harbour", 0)
    host.page.locator(".slip .clue").wait_for()
    for card in own[:COVERS]:
        host.page.wait_for_timeout(1_000)
        host.touch(card)
    for person, name in ((spymaster, "cover, message to frame"), (phone, "cover, message to frame, slow phone")):
        person.page.wait_for_function(f"() => window.times.covers.length === {COVERS}", timeout=30_000)
        took = person.page.evaluate("() => window.times.covers")
        print(f"{name:34} {median(took):5.1f} ms, {min(took):.1f} to {max(took):.1f}", flush=True)
    rest(host, "operative, a clue to think about")
    phone.close()
    server.kill()
    host.page.locator(".banner").wait_for()
    host.page.wait_for_timeout(6_000)
    rest(host, "the server is away")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        times(browser, server)


if __name__ == "__main__":
    main()
