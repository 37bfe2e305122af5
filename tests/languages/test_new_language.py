"""A language made for these tests: what has to be touched for it, and that page, cards, referee and tables work in it (issue 18)."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from tests.languages.made_up import CODE, ROOT, Copy, copied, is_own, write_language

MOST_SHARED = 8
NODE_MODULES = ROOT / "web" / "node_modules"

pytestmark = [pytest.mark.xdist_group("made-up language"), pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def scaffold(tmp_path_factory: pytest.TempPathFactory) -> tuple[Copy, str]:
    """A copy of the repository in which `make language CODE=xx` has run, and what it said."""
    copy = copied(tmp_path_factory.mktemp("language"))
    return copy, copy.python("-m", "tools.language", CODE)


@pytest.fixture(scope="module")
def copy(scaffold: tuple[Copy, str]) -> Copy:
    """The same copy, with the language written and every shared file brought up to date."""
    made, _ = scaffold
    write_language(made)
    made.declare("page", "deck", "referee")
    made.python("-m", "tools.referee", CODE, "--only", "words")
    limits = made.read("src/cryptonym/limits.py")
    made.write("src/cryptonym/limits.py", limits.replace('"en"]', f'"en", "{CODE}"]', 1))
    made.write("README.md", made.read("README.md").replace("Polish, English", "Polish, English, Made-up", 1))
    row = "| Made-up | 30 | 60 | 0 % | 0 |\n"
    made.write(
        "docs/manual/decks.md", made.read("docs/manual/decks.md").replace("\n\nThey are", f"\n{row}\nThey are", 1)
    )
    made.write("src/cryptonym/ai/decency.txt", made.read("src/cryptonym/ai/decency.txt") + f"{CODE}: xuxu\n")
    made.write("changelog.d/made-up.md", "The program speaks a made-up language.\n")
    if NODE_MODULES.is_dir():
        (made.root / "web" / "node_modules").symlink_to(NODE_MODULES)
        node(made, "tools/types.mjs")
    return made


def node(copy: Copy, *arguments: str) -> str:
    folder = subprocess.run([ROOT / "tools" / "node.sh"], capture_output=True, text=True, check=True).stdout.strip()
    return copy.run(f"{folder}/node", *arguments, folder="web")


def test_the_scaffold_is_its_own_and_says_what_is_missing(scaffold: tuple[Copy, str]) -> None:
    _, said = scaffold
    made = [line.removeprefix("made ") for line in said.splitlines() if line.startswith("made ")]
    assert len(made) > 20
    assert [path for path in made if not is_own(path)] == []
    assert "page: not yet" in said
    assert f"src/cryptonym/messages/{CODE}/house.ftl: 9 of 9 texts left in English" in said
    assert f"missing: src/cryptonym/decks/words/{CODE}: only 0 cards" in said


def test_a_language_touches_its_own_folders_and_at_most_eight_files(copy: Copy) -> None:
    shared = [path for path in copy.changed() if not is_own(path)]
    assert len(shared) <= MOST_SHARED, shared
    assert "src/cryptonym/limits.py" in shared
    rest = copy.python("-m", "tools.language", CODE)
    assert "page: in use\n" in rest, rest
    left = rest.partition("elsewhere\n")[2].strip()
    if NODE_MODULES.is_dir():
        assert left == "", "the tool knows of nothing else to do"
    else:
        assert left.endswith("npm run types, in web/"), "nothing but what the page's tools would write"


def test_the_program_names_what_it_lacks(copy: Copy) -> None:
    said = copy.python("-m", "cryptonym", "languages")
    assert "Xaxa" in said
    assert f"{CODE} has no bots." in said
    assert f"{CODE} has no page." not in said


def test_an_evening_is_played_in_it(copy: Copy, tmp_path: Path) -> None:
    """Cards are dealt from its deck, bots without a brain for it play plainly, and the referee knows its plural."""
    told = json.loads(copy.python("-m", "tests.languages.evening", CODE, str(tmp_path)))
    assert told["home"] == "New table x"
    assert told["refused"] == "CLUE-4"
    assert told["because"].endswith(" x")
    assert told["pictures"] > 300, "with their English titles"
    assert told["bot"]["plainly"] is True
    assert told["bot"]["finding"] != "illegal"


def test_tests_that_run_over_all_languages_run_over_it(copy: Copy) -> None:
    files = ("tests/test_messages.py", "tests/cli/test_play.py", "tests/engine/test_violations.py")
    said = copy.python("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", CODE, *files)
    found = re.search(r"(\d+) passed", said)
    assert found, said
    assert int(found[1]) > 80, "every message and every violation in it, and games in the terminal"


@pytest.mark.skipif(not NODE_MODULES.is_dir(), reason="the page's tools are not installed: make web")
def test_the_page_is_built_with_it(copy: Copy) -> None:
    node(copy, "node_modules/typescript/bin/tsc", "--noEmit")
    node(copy, "node_modules/vite/bin/vite.js", "build")
    static = copy.root / "src" / "cryptonym" / "server" / "static"
    languages = json.loads((static / "ahead.json").read_text(encoding="utf-8"))["languages"]
    assert "Watch a replay x" in (static / languages[CODE]).read_text(encoding="utf-8")
    assert f'<p lang="{CODE}">' in (static / "index.html").read_text(encoding="utf-8")
    assert f'"{CODE}"' in (static / "sw.js").read_text(encoding="utf-8")
    names = "".join(file.read_text(encoding="utf-8") for file in (static / "assets").glob("*.js"))
    assert "Xaxa" in names


@pytest.mark.skipif(not NODE_MODULES.is_dir(), reason="the page's tools are not installed: make web")
def test_a_page_without_a_deck_can_be_read_and_not_dealt(copy: Copy) -> None:
    """Last, because it takes the deck away again."""
    copy.declare("page")
    limits = copy.read("src/cryptonym/limits.py")
    copy.write("src/cryptonym/limits.py", limits.replace(f', "{CODE}"]', "]", 1))
    node(copy, "tools/types.mjs")
    node(copy, "node_modules/typescript/bin/tsc", "--noEmit")
    names = copy.read("web/src/i18n/names.ts")
    assert f'"pl", "{CODE}"] as const' in names.partition("PAGE_LANGUAGES = ")[2].partition("\n")[0] + "\n"
    assert CODE not in names.partition("CARD_LANGUAGES = ")[2].partition("\n")[0]
    said = copy.python(
        "-c", "from cryptonym.decks import LANGUAGES; from cryptonym.cli.play import DECKS; print(LANGUAGES, DECKS)"
    )
    assert CODE not in said
