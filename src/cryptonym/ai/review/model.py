"""What a review is: plain data, ready to become JSON. Chances run from 0 to 1; cards are places on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from cryptonym.engine import Identity, Team


@dataclass(frozen=True, slots=True)
class Touch:
    """A card that was covered, and red's chance to win after it. In co-op it is the team's chance, whatever its colour."""

    turn: int
    card: int
    identity: Identity
    by: str
    """The rule that covered it: TURN-3 for a touch, PEN-2 and COOP-2 for a spymaster's cover."""
    chance: float


@dataclass(frozen=True, slots=True)
class Heat:
    """How likely it was that a card is touched in this turn."""

    card: int
    chance: float


@dataclass(frozen=True, slots=True)
class Story:
    """One sentence: a message of `review.ftl`, numbers and words for it, and cards to name in it."""

    message: str
    args: dict[str, str | int] = field(default_factory=dict)
    cards: dict[str, int] = field(default_factory=dict)
    """Argument names and the cards that stand for them: a picture is named by its title in the reader's language."""
    listed: tuple[int, ...] = ()
    """The cards that `cards` lists in the sentence."""


@dataclass(frozen=True, slots=True)
class Instead:
    """What a strong bot would have said. `heat` is that of its own cards, then of the nearest other card."""

    word: str
    number: int | None
    targets: tuple[int, ...]
    heat: tuple[Heat, ...]
    why: tuple[Story, ...]


@dataclass(frozen=True, slots=True)
class ReviewedClue:
    turn: int
    team: Team
    word: str
    number: int | None
    covered: tuple[int, ...]
    """The cards that were covered before this clue."""
    touched: tuple[int, ...]
    ended_by: str | None
    meant: tuple[int, ...]
    marked: bool
    """True if the spymaster marked the meant cards, False if they are the mind's guess."""
    before: float
    """The chance of the team that gave it, before the clue and after the turn."""
    after: float
    known: bool
    """False if the mind does not know the word: then nothing below is more than a guess, and most of it is missing."""
    heat: tuple[Heat, ...] = ()
    """The cards from three in a hundred, the likeliest first."""
    risk: float | None = None
    """How likely it was that not all meant cards are found."""
    assassin: float | None = None
    story: Story | None = None
    instead: Instead | None = None

    @property
    def gain(self) -> float:
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Honours:
    """Places in `Review.clues`; None where a game has no such clue."""

    finest: int | None = None
    boldest: int | None = None
    lucky: int | None = None


@dataclass(frozen=True, slots=True)
class Review:
    mode: str
    columns: int
    cards: tuple[str, ...]
    pictures: tuple[int, ...]
    key: tuple[Identity, ...]
    starting: Team
    winner: Team | None
    ended_by: str
    figures: bool
    """False for a game that was called off or ended within three touches: its chances say nothing."""
    start: float
    """Red's chance before the first clue; in co-op the team's."""
    touches: tuple[Touch, ...]
    clues: tuple[ReviewedClue, ...]
    tipped: int | None
    """The place in `touches` where the game turned against its later loser."""
    summary: Story
    honours: Honours
