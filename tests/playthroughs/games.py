"""Whole games in a few words, one per variant.

A card's first letter says what it is: R… red, B… blue, I… bystander, X… the assassin. A move reads `red clue mare 2`, `red guess ROSA`,
`red stop`, `blue challenge`, `red rule yes`, `blue cover BARCA`, `blue decline`, `blue hourglass`; `time` lets strict time run out, `pause`
and `resume` are the host's, so is `off`. After a clue, `illegal:CLUE-4:ROSA`, `doubtful:CLUE-4`, `notice:CLUE-7` or `legal` is what
the referee makes of it, and `agreed` the opposing spymaster's consent. Ten seconds pass between moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.grids import FINE, LETTERS, PLAIN

from cryptonym.engine import (
    GRID_5X4,
    Challenge,
    Command,
    CoverWord,
    DeclineCover,
    Event,
    Finding,
    Game,
    GameDealt,
    GiveClue,
    Guess,
    Key,
    Mode,
    RefereeMode,
    Role,
    RuleOnChallenge,
    Rules,
    Seat,
    Stop,
    Team,
    TurnHourglass,
    Verdict,
    Violation,
    begin,
    call_off,
    deal,
    decide,
    end_time,
    evolve,
    pause_clock,
    resume_clock,
)
from cryptonym.engine.model import OPERATIVE_OF_BOTH

REDS: Final = ("ROSA", "RANA", "RETE", "RIVA", "REMO", "RAME", "RUGA", "RADIO", "ROCCIA")
BLUES: Final = ("BARCA", "BIRRA", "BOSCO", "BANCO", "BALLO", "BOTTE", "BACIO", "BUSTA", "BRINA")
BYSTANDERS: Final = ("ISOLA", "IDEA", "INNO", "IRIS", "IMBUTO", "INDICE", "ISTRICE")


@dataclass(frozen=True)
class Script:
    name: str
    moves: tuple[str, ...]
    rules: Rules = PLAIN
    starting: Team = Team.RED
    pictures: int = 0


@dataclass(frozen=True)
class Step:
    """An event, the move that brought it about, and the game after it."""

    number: int
    """The move's, 0 for the deal."""
    move: str
    event: Event
    game: Game


def layout(rules: Rules, starting: Team) -> tuple[tuple[str, ...], Key]:
    """The cards and their key, mixed always in the same way: no lots are drawn here."""
    grid = rules.grid
    reds = grid.agents + (starting is Team.RED)
    blues = grid.agents + (starting is Team.BLUE)
    cards = (*REDS[:reds], *BLUES[:blues], *BYSTANDERS[: grid.bystanders], "XILOFONO")
    mixed = tuple(cards[place * 7 % grid.size] for place in range(grid.size))
    return mixed, Key(starting, tuple(LETTERS[card[0].lower()] for card in mixed))


def played(script: Script) -> list[Step]:
    cards, key = layout(script.rules, script.starting)
    dealt, *rest = deal(script.rules, cards, frozenset(range(script.pictures)), key, at=0)
    assert isinstance(dealt, GameDealt)
    game = begin(dealt)
    steps = [Step(0, "deal", dealt, game)]
    for event in rest:
        game = evolve(game, event)
        steps.append(Step(0, "deal", event, game))
    at = 0
    for number, move in enumerate(script.moves, start=1):
        at += 10_000
        if move == "time" and game.clock is not None:
            at = max(at, game.clock.ends or 0)
        for event in _decided(game, move, at):
            game = evolve(game, event)
            steps.append(Step(number, move, event, game))
    assert game.is_over, f"{script.name} is played to its end"
    return steps


def _decided(game: Game, move: str, at: int) -> tuple[Event, ...]:
    match move.split(maxsplit=1)[0]:
        case "time":
            decision = end_time(game, at)
        case "pause":
            decision = pause_clock(game, at)
        case "resume":
            decision = resume_clock(game, at)
        case "off":
            decision = call_off(game)
        case _:
            decision = decide(game, *_command(game, move, at))
    assert not isinstance(decision, Violation), f"{move}: {decision}"
    return decision


def _command(game: Game, move: str, at: int) -> tuple[Seat, Command]:
    who, what, *rest = move.split()
    spymaster = Seat(Role.SPYMASTER, Team(who))
    operative = OPERATIVE_OF_BOTH if game.rules.mode is Mode.TRIO else Seat(Role.OPERATIVE, Team(who))
    seen = len(game.covered)
    match what:
        case "clue":
            number = None if rest[1] == "unlimited" else int(rest[1])
            judged = [word for word in rest[2:] if word != "agreed"]
            return spymaster, GiveClue(rest[0], number, _verdict(judged), "agreed" in rest, at)
        case "guess":
            return operative, Guess(game.cards.index(rest[0]), seen, at)
        case "stop":
            return operative, Stop(seen, at)
        case "challenge":
            return (operative if game.rules.mode is Mode.COOP else spymaster), Challenge(seen, at)
        case "rule":
            return spymaster, RuleOnChallenge(rest[0] == "yes", seen, at)
        case "cover":
            return spymaster, CoverWord(game.cards.index(rest[0]), seen, at)
        case "decline":
            return spymaster, DeclineCover(seen, at)
        case "hourglass":
            return operative, TurnHourglass(at)
    raise AssertionError(f"no such move: {move}")


def _verdict(words: list[str]) -> Verdict | None:
    if not words:
        return None
    finding, rule, codename = (*words[0].split(":"), None, None)[:3]
    assert finding is not None
    return Verdict(Finding(finding), rule, codename)


SCRIPTS: Final = (
    Script(
        "words-5x5",
        (
            "red clue mare 2", "red guess ROSA", "red guess RANA", "red guess RETE",
            "blue clue terra 1", "blue guess BARCA", "blue stop",
            "red clue cielo 3", "red guess RIVA", "red guess ISOLA",
            "blue clue vento 2", "blue guess REMO",
            "red clue nulla 0", "red guess RAME", "red guess BIRRA",
            "blue clue tutto unlimited", "blue guess BOSCO", "blue guess BANCO", "blue guess BALLO", "blue guess BOTTE",
            "blue guess BACIO", "blue guess IDEA",
            "red clue fuoco 1", "red guess BUSTA",
        ),
    ),
    Script(
        "words-5x4",
        (
            "blue clue mare 1", "blue guess BARCA", "blue guess BIRRA",
            "red clue terra 2", "red guess ROSA", "red hourglass", "red guess INNO",
            "blue clue cielo 2", "blue guess BOSCO", "blue guess XILOFONO",
        ),
        Rules(GRID_5X4),
        Team.BLUE,
    ),
    Script(
        "mixed-5x4",
        (
            "red clue mare 4", "red guess ROSA", "red guess RANA", "red guess RETE", "red guess RIVA", "red guess REMO",
            "blue clue terra 1", "blue guess IDEA",
            "red clue cielo 3", "red guess RAME", "red guess RUGA", "red guess RADIO",
        ),
        Rules(GRID_5X4),
        pictures=10,
    ),
    Script(
        "coop-won",
        (
            "red clue mare 3", "red guess ROSA", "red guess RANA", "red guess RETE", "red stop", "red cover BARCA",
            "red clue terra 2", "red guess RIVA", "red guess BIRRA", "red cover BOSCO",
            "red clue cielo 2", "red guess REMO", "red guess RAME", "red guess RUGA", "red cover BANCO",
            "red clue fuoco 2", "red guess RADIO", "red guess ROCCIA",
        ),
        Rules(mode=Mode.COOP),
    ),
    Script(
        "coop-lost",
        (
            "red clue rosario 2 illegal:CLUE-4:ROSA", "red challenge", "red cover BARCA", "red cover BIRRA",
            "red clue terra 2 doubtful:CLUE-4", "red challenge", "red rule no", "red guess RANA", "red stop",
            "red cover BOSCO",
            "red clue cielo 2", "red challenge", "red rule yes", "red cover BANCO", "red cover BALLO",
            "red clue vento 1 legal", "red challenge", "red guess BOTTE", "red cover BACIO",
        ),
        Rules(GRID_5X4, Mode.COOP),
    ),
    Script(
        "coop-assassin-ending",
        (
            "red clue mare 8", "red guess ROSA", "red guess RANA", "red guess RETE", "red guess RIVA", "red guess REMO",
            "red stop", "red cover BARCA",
            "red clue terra 3", "red guess RAME", "red guess XILOFONO", "red guess RUGA", "red guess RADIO",
            "red guess ROCCIA",
        ),
        Rules(mode=Mode.COOP, assassin_ending=True),
    ),
    Script(
        "trio",
        (
            "blue clue mare 2", "blue guess BARCA", "blue guess RANA",
            "red clue terra 1", "red guess ROSA", "red hourglass", "red stop",
            "blue clue bosco 1 illegal:CLUE-3:BOSCO", "red challenge", "red cover RETE",
            "red clue cielo 1", "red guess XILOFONO",
        ),
        Rules(mode=Mode.TRIO),
        Team.BLUE,
    ),
    Script(
        "trio-assassin-ending",
        (
            "red clue mare 1", "red guess ROSA", "red stop",
            "blue clue terra 2", "blue guess XILOFONO", "blue guess BARCA", "blue stop",
        ),
        Rules(GRID_5X4, Mode.TRIO, assassin_ending=True),
    ),
    Script(
        "assassin-ending-last-stand",
        (
            "red clue mare 1", "red guess ROSA", "red guess RANA",
            "blue clue terra 2", "blue guess BARCA", "blue guess BIRRA", "blue guess XILOFONO", "blue guess BOSCO",
            "blue guess BANCO", "blue guess BALLO", "blue guess BOTTE", "blue guess BACIO", "blue guess BUSTA",
        ),
        FINE,
    ),
    Script(
        "assassin-ending-found-last",
        (
            "red clue mare 9", "red guess ROSA", "red guess RANA", "red guess RETE", "red guess RIVA", "red guess REMO",
            "red guess RAME", "red guess RUGA", "red guess RADIO", "red guess ROCCIA", "red guess IDEA",
            "blue clue terra 1", "blue guess INNO",
            "red clue morte 1", "red guess IRIS",
            "blue clue aria 1 illegal:CLUE-2", "red challenge",
            "red clue morte 1", "red guess XILOFONO",
        ),
        FINE,
    ),
    Script(
        "penalty",
        (
            "red clue roseto 2 illegal:CLUE-4:ROSA", "blue challenge", "blue cover BARCA",
            "blue clue terra 1 legal", "red challenge", "blue guess BIRRA", "blue stop",
            "red clue sei 3 notice:CLUE-7", "blue challenge", "blue decline",
            "blue clue boschi 2 illegal:CLUE-4:BOSCO agreed", "blue guess BOSCO", "blue guess BANCO", "blue guess BALLO",
            "red clue bott 1 illegal:CLUE-15", "blue challenge",
            "blue clue vento 1", "blue guess BOTTE", "blue guess BACIO",
            "red clue tic-tac 1 illegal:CLUE-2", "blue challenge", "blue cover BUSTA",
        ),
    ),
    Script(
        "strict-clock",
        (
            "red clue mare 2", "red guess ROSA", "time",
            "time",
            "red hourglass", "pause", "resume", "red clue terra 1", "pause", "red guess RANA", "red guess RETE", "resume",
            "blue clue uova 2 illegal:CLUE-10", "red challenge", "red cover RIVA", "red clue cielo 1", "red guess ISOLA",
            "blue clue vento 1", "off",
        ),
        Rules(clue_seconds=90, guess_seconds=60, hourglass_seconds=30, referee=RefereeMode.WARNS),
    ),
    Script(
        "strict-clock-last-stand",
        (
            "red clue mare 1", "red guess XILOFONO", "red guess ROSA", "time",
        ),
        Rules(GRID_5X4, assassin_ending=True, clue_seconds=90, guess_seconds=60),
    ),
    Script(
        "strict-clock-coop",
        (
            "red clue mare 1", "red guess ROSA", "time", "red cover BARCA",
            "time", "red cover BIRRA",
            "red clue terra 1", "red challenge", "time", "red cover BOSCO",
            "red clue cielo 1", "red guess XILOFONO",
        ),
        Rules(mode=Mode.COOP, clue_seconds=90, guess_seconds=60, referee=RefereeMode.SILENT),
    ),
)  # fmt: skip
