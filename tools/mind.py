"""What a bot's mind can do and what it lacks, measured from files of turns and boards: `python -m tools.mind …`.

    turns FILE…            first touch, recall and second touch over turns {"lang","words","clue","number","targets"}, a JSON object a line
    turns FILE… --misses   also every target that was not found, and what the lexicon knows of it
    unmarked LANG          likely clue words without marks, the commonest first: what to mark next
    clues FILE             the spymaster's clue for each board {"lang","own","enemy","bystanders","assassin"}, with its links
    clues --deal 40 LANG   the same for boards dealt from the deck by seeds; with --pictures of twenty pictures

"Recall" is the share of targets within the first n cards, "second" the share of turns for two or more whose second card is a target.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from wordfreq import top_n_list, zipf_frequency

from cryptonym.ai import Brain, Level
from cryptonym.ai.affinity import MEASURES
from cryptonym.ai.decency import is_decent
from cryptonym.ai.glossary import glossary
from cryptonym.ai.operative import ranking
from cryptonym.ai.spelling import bare, lemmas
from cryptonym.cli.benches.bots import HumanTurn, Understood, understood
from cryptonym.cli.bot import clue
from cryptonym.decks import draw, draw_key, picture_deck, picture_entries, word_deck, word_entries
from cryptonym.decks.builtin import pictures_shown
from cryptonym.decks.draw import NOTHING_SHOWN
from cryptonym.engine import GRID_5X4, GRID_5X5, Identity
from cryptonym.languages import Part, having
from cryptonym.lexicon.entry import same
from cryptonym.minds import brains

COMMON = 20_000
SHORTEST = 3
LEAST_ZIPF = 2.8


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mind")
    commands = parser.add_subparsers(required=True)
    measured = commands.add_parser("turns")
    measured.add_argument("files", type=Path, nargs="+")
    measured.add_argument("--misses", action="store_true")
    measured.set_defaults(run=lambda options: turns(options.files, misses=options.misses))
    lacking = commands.add_parser("unmarked")
    lacking.add_argument("language", choices=having(Part.BOTS))
    lacking.add_argument("--count", type=int, default=1000)
    lacking.add_argument("--everything", action="store_true")
    lacking.set_defaults(run=lambda options: unmarked(options.language, options.count, everything=options.everything))
    said = commands.add_parser("clues")
    said.add_argument("boards", help="a file, or with --deal a language")
    said.add_argument("--deal", type=int, default=0, metavar="BOARDS")
    said.add_argument("--seed", type=int, default=0)
    said.add_argument("--pictures", action="store_true")
    said.add_argument("--level", choices=list(Level), default=Level.SHARP)
    said.set_defaults(run=clues)
    options = parser.parse_args()
    options.run(options)


def read(files: Iterable[Path]) -> dict[str, list[HumanTurn]]:
    """The turns by language."""
    found: dict[str, list[HumanTurn]] = {}
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            turn = HumanTurn(one["words"], one["clue"], one["number"], frozenset(one["targets"]))
            found.setdefault(one.get("lang", file.stem[-2:]), []).append(turn)
    return found


def turns(files: list[Path], *, misses: bool) -> None:
    total = Understood()
    print("       turns  first  recall  second  marked")
    for language, given in sorted(read(files).items()):
        brain = brains.brain(language)
        found = understood(brain, given)
        total += found
        marked = sum(form is not None for form in brain.heard([turn.clue for turn in given]).marked)
        print(f"{language:5} {found}   {marked / len(given):.3f}")
        if misses:
            for line in missed(brain, given):
                print("   ", line)
    print(f"{'all':5} {total}")


def missed(brain: Brain, given: Iterable[HumanTurn]) -> Iterator[str]:
    """Every target that is not among the first n: is its clue marked, is it marked with it, and what stands before it."""
    for turn in given:
        heard = brain.heard([turn.clue])
        measures = brain.measures(heard, turn.words)[0]
        order = [place for place, _ in ranking(turn.clue, turn.number, turn.words, brain)]
        for word in sorted(turn.targets):
            place = turn.words.index(word)
            rank = order.index(place)
            if rank < turn.number:
                continue
            known = dict(zip(MEASURES, (round(float(one), 2) for one in measures[place]), strict=True))
            why = "no-marks" if heard.marked[0] is None else "joining" if known["marks"] else "mark-missing"
            before = [turn.words[other] for other in order[: turn.number] if turn.words[other] not in turn.targets]
            yield f"{why:12} {turn.clue} {turn.number} → {word}: place {rank + 1}, after {', '.join(before)} {known}"


def unmarked(language: str, count: int, *, everything: bool) -> None:
    """Words that the bots may say or that stand in an entry; with `everything` also the language's commonest words.

    A form of a marked word counts as marked. Little words (the, and) come only with `everything`.
    """
    brain = brains.brain(language)
    candidates = {same(gloss.word): gloss.word for gloss in glossary(language) if gloss.kind in "npa"}
    candidates |= {same(word): word for word in brain.clues.words}
    for entry in (*word_entries(language), *picture_entries(language)):
        candidates |= {same(one.word): one.word for one in entry.associations}
    if everything:
        known = {*candidates, *(same(gloss.word) for gloss in glossary(language))}
        for word in top_n_list(language, COMMON):
            if not known.intersection(lemmas(word, language)):
                candidates.setdefault(word, word)
    codenames = {same(entry.codename) for entry in word_entries(language)}
    likely = [
        (zipf_frequency(word, language), spelt)
        for word, spelt in candidates.items()
        if word.isalpha() and len(word) >= SHORTEST and word not in codenames and is_decent(word, language)
    ]
    likely = [(zipf, word) for zipf, word in likely if zipf >= LEAST_ZIPF]
    forms = brain.heard([word for _, word in likely]).marked
    seen: set[str] = set()
    shown = 0
    for (zipf, word), form in sorted(zip(likely, forms, strict=True), key=lambda one: -one[0][0]):
        if form is None and bare(word) not in seen and shown < count:
            seen.add(bare(word))
            shown += 1
            print(f"{zipf:.1f} {word}")


def clues(options: argparse.Namespace) -> None:
    lines = (
        dealt(options.boards, range(options.seed, options.seed + options.deal), pictures=options.pictures)
        if options.deal
        else (json.loads(line) for line in Path(options.boards).read_text(encoding="utf-8").splitlines())
    )
    for board in lines:
        print(json.dumps({**board, **clue(board, Level(options.level))}, ensure_ascii=False), flush=True)


def dealt(language: str, seeds: Iterable[int], *, pictures: bool = False) -> Iterator[dict[str, Any]]:
    """Boards of 25 words or 20 pictures as a spymaster sees them, red to move."""
    grid = GRID_5X4 if pictures else GRID_5X5
    cards, shown = (picture_deck().cards, pictures_shown()) if pictures else (word_deck(language).cards, NOTHING_SHOWN)
    for seed in seeds:
        chance = Random(seed)
        laid, _ = draw(cards, grid.size, (), chance, shown)
        key = draw_key(grid, chance)
        sides: dict[Identity, list[str]] = {identity: [] for identity in Identity}
        for card, identity in zip(laid, key.identities, strict=True):
            sides[identity].append(card.face)
        yield {
            "lang": language,
            "id": seed,
            "own": sides[Identity.RED],
            "enemy": sides[Identity.BLUE],
            "bystanders": sides[Identity.BYSTANDER],
            "assassin": sides[Identity.ASSASSIN][0],
        }


if __name__ == "__main__":
    main()
