"""An example, or several, of every event that is stored."""

from __future__ import annotations

from tests.grids import ASSASSIN, BLUE, RED, RED_AGENT, names, random_key

from cryptonym.engine import (
    GRID_5X4,
    GRID_5X5,
    CardCovered,
    ChallengeDecided,
    ClockPaused,
    ClockStarted,
    ClueChallenged,
    ClueGiven,
    CoverDeclined,
    Event,
    Finding,
    GameDealt,
    GameEnded,
    HourglassTurned,
    HouseRule,
    LastStandBegan,
    Mode,
    RefereeMode,
    Rules,
    TurnEnded,
    Verdict,
)
from cryptonym.engine.quiet import Insisted, QuietEvent, QuietlyAnswered, QuietlyAsked
from cryptonym.table import (
    CardsLaid,
    DeckBrought,
    DoorLocked,
    HostChanged,
    Kind,
    Laid,
    OwnCard,
    OwnDeck,
    PersonJoined,
    PersonLeft,
    PersonRenamed,
    SeatLeft,
    SeatTaken,
    Settings,
    SettingsChanged,
    TableOpened,
)
from cryptonym.table.events import PeopleEvent

KEY = random_key(GRID_5X5, RED, 1)
EVERYTHING = Rules(
    GRID_5X4,
    Mode.TRIO,
    assassin_ending=True,
    referee=RefereeMode.REFUSES,
    house=frozenset({HouseRule.RHYMES_OK, HouseRule.NO_SHAPES}),
    own_limits="Żadnych imion",
    hourglass_seconds=30,
    clue_seconds=60,
    guess_seconds=90,
)

GAME_EVENTS: tuple[Event, ...] = (
    GameDealt(Rules(), names(GRID_5X5), frozenset(), RED, KEY),
    GameDealt(EVERYTHING, names(GRID_5X4), frozenset({3, 1}), BLUE, random_key(GRID_5X4, BLUE, 2)),
    GameDealt(Rules(), names(GRID_5X5), frozenset(), RED, None),
    ClueGiven(RED, "żółw", 2),
    ClueGiven(BLUE, "mare", None, Verdict(Finding.ILLEGAL, "CLUE-4", "MARE"), let_pass=True),
    ClueGiven(BLUE, "mare", 0, Verdict(Finding.LEGAL)),
    CardCovered(0, RED_AGENT),
    CardCovered(24, ASSASSIN, "PEN-2"),
    LastStandBegan(BLUE),
    ClueChallenged(RED),
    ChallengeDecided(True, "referee", "CLUE-4", "MARE"),
    ChallengeDecided(False, "spymaster"),
    CoverDeclined(BLUE),
    TurnEnded(RED, "TURN-5"),
    HourglassTurned(1_700_000_000_000, 60),
    ClockStarted(1_700_000_000_000, 1_700_000_060_000),
    ClockPaused(0),
    GameEnded(RED, "END-1", 8),
    GameEnded(None, "TABLE-5"),
)
PEOPLE_EVENTS: tuple[PeopleEvent, ...] = (
    TableOpened("t", Settings()),
    TableOpened("t", Settings(EVERYTHING, "pl", Kind.MIXED, 7, BLUE)),
    PersonJoined("ann", "Ann", token="hash"),
    PersonJoined("bot", "Bot", bot="steady"),
    PersonRenamed("ann", "Anna"),
    PersonLeft("ann"),
    PersonLeft("ann", kicked=True),
    SeatTaken("ann", next(iter(Settings().seats))),
    SeatLeft("ann"),
    HostChanged("ann"),
    SettingsChanged(Settings(Rules(GRID_5X4))),
    DeckBrought(OwnDeck((OwnCard("A", "B"), OwnCard("C")), "it", "A\n  kind: things\n")),
    DoorLocked(True),
    CardsLaid((Laid("A", "B"), Laid("C", None, picture=True)), anew=True),
    CardsLaid(),
)
QUIET_EVENTS: tuple[QuietEvent, ...] = (
    QuietlyAsked(1, RED, "tic tac"),
    QuietlyAnswered(2, BLUE, "tic tac", lets_pass=True),
    Insisted(3, RED, "bocca", Finding.ILLEGAL, "CLUE-4"),
)
