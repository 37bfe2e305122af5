"""What a history is made of. Everything is drawn from the seed; a smaller plan of the same seed is a simpler history."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any, Self

from tests.simulation.faults import FAULTS, NODE_FAULTS
from tests.simulation.people import HABITS

from cryptonym.protocol import incoming as asked


@dataclass(frozen=True)
class Plan:
    seed: int
    people: int = 5
    seconds: float = 120.0
    """How long people play before everything calms down."""
    faults: tuple[str, ...] = ()
    habits: tuple[str, ...] = ()
    mode: str | None = None
    """None: any."""
    luck: float = 0.0
    """How often operatives touch a card of their own."""
    bots: bool = False
    """Bots on all empty seats from the beginning."""
    strict: bool = False
    """Strict clocks."""
    ends: str = "play on"
    """How it ends: "play on" to the end of the game, "deal again", "all gone" in the middle of a game, "leave", or "a month later"."""
    eager: bool = False
    """People have no other habits than these, and faults happen four times as often: to look for one thing."""
    small: bool = False
    """The server's queues and memories hold only a few things."""
    twin: bool = False
    """Play it again with another key: nobody without the key may notice."""
    nodes: int = 1
    """Servers on the store. The people of the table are spread over them."""

    @classmethod
    def drawn(cls, seed: int) -> Self:
        chance = Random(f"plan/{seed}")
        twin = chance.random() < 0.12
        faults = chance.sample(sorted(FAULTS), chance.choice((0, 1, 2, 3, 5, len(FAULTS))))
        few = chance.random() < 0.3
        habits = chance.sample(sorted(HABITS), chance.randrange(12) if few else len(HABITS))
        return cls(
            seed=seed,
            people=chance.choice((1, 2, 3, 4, 4, 5, 5, 6, 8)),
            seconds=chance.choice((20.0, 60.0, 120.0, 120.0, 240.0)),
            faults=tuple(sorted(faults)),
            habits=tuple(sorted(habits)),
            mode=chance.choice(("teams", "teams", "coop", "trio")),
            luck=0.0 if twin else chance.choice((0.0, 0.5, 0.9)),
            bots=chance.random() < 0.3,
            strict=chance.random() < 0.4,
            ends=chance.choices(("play on", "deal again", "leave", "all gone", "a month later"), (30, 20, 50, 5, 3))[0],
            small=chance.random() < 0.35,
            twin=twin,
        )

    @classmethod
    def spread(cls, seed: int) -> Self:
        """A history on several nodes."""
        chance, drawn = Random(f"nodes/{seed}"), cls.drawn(seed)
        faults = chance.sample(sorted(NODE_FAULTS), chance.choice((0, 1, 2, 3, len(NODE_FAULTS))))
        ends = "leave" if drawn.ends == "a month later" else drawn.ends  # a month of beats takes long
        several = chance.choice((2, 2, 3))
        return replace(drawn, nodes=several, faults=tuple(sorted((*drawn.faults, *faults))), ends=ends)

    def settings(self, chance: Random, *, first: bool = False) -> asked.SettingsWanted:
        """Settings that a host might choose."""
        strict = self.strict if first else chance.random() < 0.4
        mode: Any = self.mode if first and self.mode else chance.choice(("teams", "coop", "trio"))
        grid: Any = chance.choice(("5x5", "5x4"))
        referee: Any = chance.choice(("warns", "refuses", "silent"))
        kind: Any = chance.choice(("words", "words", "words", "pictures", "mixed"))
        deck: Any = "builtin" if first else chance.choice(("builtin", "builtin", "own", "both"))
        colour: Any = chance.choice(("red", "blue"))
        rules = asked.RulesWanted(
            grid=grid,
            mode=mode,
            assassin_ending=chance.random() < 0.3,
            referee=referee,
            hourglass_seconds=chance.choice((5, 60)),
            clue_seconds=chance.choice((5, 20, 60)) if strict else None,
            guess_seconds=chance.choice((5, 20, 60)) if strict else None,
        )
        return asked.SettingsWanted(rules=rules, language="en", kind=kind, colour=colour, deck=deck)

    def smaller(self) -> list[Plan]:
        """Plans that are simpler in one way each, the most helpful first."""
        found: list[Plan] = []
        if self.twin:
            found += [replace(self, seconds=self.seconds / 2)] if self.seconds > 5 else []
        else:
            found += [replace(self, ends="leave")] if self.ends != "leave" else []
            found += [replace(self, seconds=self.seconds * share) for share in (0.25, 0.5, 0.8) if self.seconds > 5]
        found += [replace(self, people=few) for few in (self.people // 2, self.people - 1) if 0 < few < self.people]
        for name in ("faults", "habits"):
            kept: tuple[str, ...] = getattr(self, name)
            if len(kept) > 3:
                half = len(kept) // 2
                found += [self._with(name, kept[:half]), self._with(name, kept[half:])]
            found += [self._with(name, tuple(other for other in kept if other != one)) for one in kept]
        found += [replace(self, nodes=self.nodes - 1)] if self.nodes > 2 else []
        found += [replace(self, small=False)] if self.small else []
        found += [replace(self, bots=False)] if self.bots else []
        found += [replace(self, strict=False)] if self.strict else []
        found += [replace(self, luck=0.0)] if self.luck else []
        return found

    def _with(self, name: str, value: tuple[str, ...]) -> Plan:
        return replace(self, faults=value) if name == "faults" else replace(self, habits=value)

    def __str__(self) -> str:
        """What has to be typed to play it again, where it differs from what the seed draws."""
        drawn = Plan.drawn(self.seed)
        said = [str(self.seed)]
        for field in fields(self):
            value = getattr(self, field.name)
            if value != getattr(drawn, field.name):
                text = ",".join(value) if isinstance(value, tuple) else str(value)
                said.append(f"--{field.name} '{text}'" if text else f"--{field.name} none")
        return " ".join(said)
