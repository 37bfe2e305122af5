"""A release: its notes are gathered, its parts listed, its README leads somewhere, its workflows are sound, and it is the same twice."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from tools import changelog, release, sbom
from tools.build_hook import with_addresses

import cryptonym
from cryptonym.server.http.page import STATIC

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def run(*command: str, folder: Path = ROOT) -> str:
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


# --- notes --------------------------------------------------------------------------------------------------------------


def test_every_note_stands_in_the_draft_once() -> None:
    told = changelog.section("1.2.3", "2026-12-01", changelog.notes())
    items = [line for line in told.splitlines() if line.startswith("- ")]
    assert len(items) == len(changelog.notes())
    assert told.startswith("## 1.2.3 (2026-12-01)\n")
    assert "](../" not in told, "a link of a note leads out of its folder"


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "changelog.d"
    folder.mkdir()
    (folder / "README.md").write_text("how", encoding="utf-8")
    (folder / "7-a.md").write_text("Backups.\n", encoding="utf-8")
    (folder / "4-b.md").write_text("## Saved games\nThey still\nopen.\n", encoding="utf-8")
    (folder / "c.md").write_text("See [this](../docs/x.md).\n", encoding="utf-8")
    monkeypatch.setattr(changelog, "NOTES", folder)
    monkeypatch.setattr(changelog, "CHANGELOG", tmp_path / "CHANGELOG.md")
    return tmp_path


def test_notes_are_gathered_and_gone(notes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert changelog.main(["0.9.0", "--date", "2026-12-01"]) == 0
    told = (notes / "CHANGELOG.md").read_text(encoding="utf-8")
    assert told == changelog.HEAD + (
        "\n## 0.9.0 (2026-12-01)\n\n### Saved games\n\n- They still open.\n\n### Hosting\n\n- Backups.\n"
        "\n### Besides\n\n- See [this](docs/x.md).\n"
    )
    assert [file.name for file in (notes / "changelog.d").iterdir()] == ["README.md"]
    assert changelog.main(["0.9.0"]) == 2, "a version is gathered once"
    (notes / "changelog.d" / "d.md").write_text("New.", encoding="utf-8")
    assert changelog.main(["0.9.1", "--date", "2027-01-01"]) == 0
    assert re.findall(r"(?m)^## (\S+)", (notes / "CHANGELOG.md").read_text(encoding="utf-8")) == ["0.9.1", "0.9.0"]
    capsys.readouterr()
    assert changelog.main(["--show", "0.9.1"]) == 0
    assert capsys.readouterr().out == "### Besides\n\n- New.\n"


def test_a_version_that_is_none_gathers_nothing(notes: Path) -> None:
    for version in ("", "1", "v1.2.3", "1.2.3rc1"):
        assert changelog.main([version]) == 2
    assert not (notes / "CHANGELOG.md").exists()


def test_what_a_release_lacks_is_said(notes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "CHANGELOG", notes / "CHANGELOG.md")
    monkeypatch.setattr(release, "STORES", notes)
    said = "\n".join(release.faults("v0.0.1"))
    for part in ("the tag is v0.0.1", "CHANGELOG.md has no", "no store of", "no address"):
        assert part in said


# --- parts --------------------------------------------------------------------------------------------------------------


def test_the_list_of_parts_has_every_locked_package_and_what_the_page_ships() -> None:
    told = sbom.bom()
    parts = {(part["name"], part["version"]) for part in told["components"]}
    locked = re.findall(r"(?m)^([\w.-]+)==([^ ]+)", sbom.LOCK.read_text(encoding="utf-8"))
    assert set(locked) <= parts
    assert {"preact", "@fluent/bundle", "@fontsource/courier-prime"} <= {name for name, _ in parts}
    assert told["dependencies"][0]["dependsOn"] == sorted(part["purl"] for part in told["components"])
    assert json.dumps(told) == json.dumps(sbom.bom()), "no time and no chance"


def test_what_a_release_runs_with_has_a_licence_that_we_may_hand_on() -> None:
    free = r"(MIT|BSD-[23]-Clause|Apache-2\.0|ISC|PSF-2\.0|Python-2\.0|0BSD|Zlib|CC0-1\.0|Unlicense|OFL-1\.1|MIT-CMU|HPND|MPL-2\.0)"
    for part in sbom.bom()["components"]:
        for licence in part.get("licenses", []):
            assert re.fullmatch(rf"\(?{free}\)?(( AND | OR )\(?{free}\)?)*", licence["expression"]), part["name"]


# --- the README ---------------------------------------------------------------------------------------------------------


def test_links_of_the_readme_lead_into_the_repository_or_are_words() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", readme)
    assert len(named) > 5
    assert all((ROOT / path).exists() for path in named)
    whole = with_addresses(readme, "https://forge.example/o/cryptonym", "v0.9.0")
    addresses = re.findall(r"\]\(([^)\s]+)\)", whole)
    assert all(address.startswith("https://") for address in addresses)
    assert "![A table in play](https://forge.example/o/cryptonym/raw/v0.9.0/docs/images/table.png)" in whole
    assert "[The rules](https://forge.example/o/cryptonym/blob/v0.9.0/docs/rules/en.md)" in whole
    bare = with_addresses(readme, "", "v0.9.0")
    assert re.findall(r"\]\((?!https?:|#)", bare) == []
    assert "- The rules, every one" in bare


# --- workflows ----------------------------------------------------------------------------------------------------------


def test_workflows_are_sound() -> None:
    """Zizmor knows how a workflow gives itself away; the schemas know its form."""
    run(str(BIN / "zizmor"), "--offline", "--quiet", ".github")
    schema = (str(BIN / "check-jsonschema"), "--builtin-schema")
    run(*schema, "vendor.github-workflows", *map(str, WORKFLOWS))
    run(*schema, "vendor.dependabot", ".github/dependabot.yml")
    forms = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
    run(*schema, "vendor.github-issue-forms", *(str(form) for form in forms if form.name != "config.yml"))
    run(*schema, "vendor.github-issue-config", ".github/ISSUE_TEMPLATE/config.yml")


def test_workflows_run_what_the_makefile_has() -> None:
    targets = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    for file in WORKFLOWS:
        text = file.read_text(encoding="utf-8")
        for job in yaml.safe_load(text)["jobs"].values():
            steps = [step["run"] for step in job["steps"] if "run" in step]
            for told in re.findall(r"(?m)^make ((?:[a-z-]+ ?)+)", "\n".join(steps)):
                assert set(told.split()) <= targets, (file.name, told)
        assert all(re.search(r"@[0-9a-f]{40} # v", line) for line in re.findall(r"uses: (.*)", text))


# --- the build ----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page has not been built: make web")
def test_a_wheel_is_the_same_twice_and_says_what_it_is(tmp_path: Path) -> None:
    wheels: list[Path] = []
    for folder in ("one", "an other"):
        command = (str(BIN / "uv"), "--no-progress", "build", "--quiet", "--wheel", "--no-build-isolation")
        run(*command, "--python", sys.executable, "--out-dir", str(tmp_path / folder))
        wheels += (tmp_path / folder).glob("*.whl")
    first, second = wheels
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as wheel:
        names = wheel.namelist()
        (path,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        told = message_from_bytes(wheel.read(path))
    assert told["Version"] == cryptonym.__version__
    assert "CC-BY-4.0" in told["License-Expression"]
    assert {Path(name).stem for name in told.get_all("License-File", []) if name.startswith("LICENSES/")} == {
        file.stem for file in (ROOT / "LICENSES").glob("*.txt")
    }
    assert re.findall(r"\]\((?!https?:|#)", str(told.get_payload())) == []
    assert {Requirement(line).name for line in told.get_all("Requires-Dist", [])} >= {"starlette", "uvicorn", "asyncpg"}
    assert "cryptonym/server/static/index.html" in names
    assert "cryptonym/server/rules/pl.md" in names
