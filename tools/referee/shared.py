"""Prints, for each codename that is a compound, the words of the lists that share a part with it: `python -m tools.referee.shared en`.

A person reads this. What is no compound for speakers of today goes into `wholes.txt`, a name (printed in capitals here) into `names.txt`,
what one entry alone should let pass into its `unlike` (CLUE-5, CLUE-6). `python -m tools.referee.shared en BEDROOM` does it for any word.
"""

from __future__ import annotations

import sys

from cryptonym.decks.builtin import word_entries
from cryptonym.referee import Board
from cryptonym.referee.board import language_of
from cryptonym.referee.family import Families
from cryptonym.referee.relation import morphology_of

MESSAGES = ("referee-shared-part", "referee-perhaps-part")


def main() -> None:
    code, *asked = sys.argv[1:]
    entries = word_entries(code)
    language = language_of(code)
    words = sorted(morphology_of(language).seeing.vocabulary.words)
    said = {association.word for entry in entries for association in entry.associations}
    names = {word.casefold() for word in said if word[:1].isupper()} - said
    for codename in asked or [entry.codename for entry in entries if entry.family.parts]:
        families: Families = Board([codename], code, entries=entries).families
        if families.compounds:
            found = [word for word in words if any(reason.message in MESSAGES for reason in families.reasons(word))]
            print(f"{codename} ({', '.join(families.compounds[0][1].parts)}):")
            print("   ", *(word.upper() if word in names else word for word in found))


if __name__ == "__main__":
    main()
