"""What goes wrong in a history. Each fault is a function that is called at random moments, `every` so many seconds on average.

To add a fault, write a function and decorate it; say `world.happened(...)` for it, and declare that in `markers.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from cryptonym.server.tables import rooms

if TYPE_CHECKING:
    from tests.simulation.world import World

Do = Callable[["World", Random], None]


@dataclass(frozen=True)
class Fault:
    name: str
    every: float
    do: Do
    lasts: float
    """So many seconds after it, what is due by itself may not have happened yet."""


FAULTS: Final[dict[str, Fault]] = {}


NODE_FAULTS: Final[dict[str, Fault]] = {}
"""What goes wrong between several nodes."""


def fault(name: str, *, every: float, lasts: float = 0, faults: dict[str, Fault] = FAULTS) -> Callable[[Do], Do]:
    def keep(do: Do) -> Do:
        faults[name] = Fault(name, every, do, lasts)
        return do

    return keep


# --- lines ------------------------------------------------------------------------------------------------------------


@fault("cut", every=15)
def cut(world: World, chance: Random) -> None:
    """A line breaks, and both ends hear of it."""
    link = world.some_link(chance)
    if link is not None:
        world.happened("a line was cut")
        link.cut()


@fault("half-open", every=40)
def half_open(world: World, chance: Random) -> None:
    """A line is dead, and nobody is told."""
    link = world.some_link(chance)
    if link is not None:
        world.happened("a line was half-open")
        link.go_half_open()


@fault("slow reader", every=25)
def slow_reader(world: World, chance: Random) -> None:
    """A client reads nothing for up to a minute."""
    link = world.some_link(chance)
    if link is not None:
        world.happened("a client read nothing")
        link.stall()
        world.later(chance.choice((1, 5, 60)), link.flow)


@fault("all lines", every=120)
def all_lines(world: World, chance: Random) -> None:
    """A router restarts: every line breaks at once."""
    world.happened("all lines were cut")
    for link in list(world.links):
        link.cut()


# --- the store --------------------------------------------------------------------------------------------------------


@fault("lost", every=15)
def lost(world: World, chance: Random) -> None:
    """The next append fails, and nothing is stored."""
    world.disk.troubles.append("lost")


@fault("unanswered", every=15)
def unanswered(world: World, chance: Random) -> None:
    """The next append is stored, and its answer lost."""
    world.disk.troubles.append("unanswered")


@fault("foreign", every=20)
def foreign(world: World, chance: Random) -> None:
    """Another node writes just before the next append."""
    world.disk.troubles.append("foreign")


@fault("slow store", every=20)
def slow_store(world: World, chance: Random) -> None:
    world.disk.troubles.append("slow")


@fault("codes fail", every=20)
def codes_fail(world: World, chance: Random) -> None:
    """The next thing fails that is neither appended nor read: a code, a link, a note."""
    world.disk.troubles.append("refused elsewhere")


@fault("store gone", every=60, lasts=32)
def store_gone(world: World, chance: Random) -> None:
    """Nothing can be stored or read for a while."""
    world.disk.is_gone = True

    def back() -> None:
        world.disk.is_gone = False
        world.happened("the store came back")

    world.later(chance.choice((0.5, 5, 30)), back)


# --- the server -------------------------------------------------------------------------------------------------------


@fault("crash", every=60)
def crash(world: World, chance: Random) -> None:
    """Kill -9: all memory is lost, the store stays. It comes back after a moment."""
    world.crash(chance.choice((0.0, 1.0, 10.0)))


@fault("killed while it stores", every=60)
def killed_while_it_stores(world: World, chance: Random) -> None:
    """Kill -9 in the middle of the next append, before or after it is stored."""
    world.disk.troubles.append("killed")


@fault("restart", every=120)
def restart(world: World, chance: Random) -> None:
    """The server is stopped in order, says goodbye, and comes back."""
    world.restart(chance.choice((0.5, 5.0)))


@fault("everybody idle", every=200)
def everybody_idle(world: World, chance: Random) -> None:
    """Everybody closes the page, and comes back: soon, just when the table leaves memory (and the store is slow), or after it."""
    away = chance.choice((10.0, rooms.IDLE_SECONDS - 0.5, 400.0))
    world.all_go_home(away)
    if away == rooms.IDLE_SECONDS - 0.5:
        world.later(away, lambda: world.disk.troubles.append("slow"))


@fault("everybody thinks", every=120)
def everybody_thinks(world: World, chance: Random) -> None:
    """A spymaster may ask quietly, and then nobody does anything for a while: what is due by itself has to happen."""
    world.happened("nobody moved for a while")
    world.all_think(chance.choice((60.0, 120.0)), chance)


@fault("silent stranger", every=90)
def silent_stranger(world: World, chance: Random) -> None:
    """A stranger opens a line and says nothing."""
    world.happened("a stranger said nothing")
    world.stay_silent(chance)


@fault("time is set", every=90, lasts=62)
def time_is_set(world: World, chance: Random) -> None:
    """Somebody sets the machine's time of day, forward or back. Its count of seconds goes on as ever."""
    world.happened("the time of day was set")
    change = chance.choice((-60_000, -1500, -20, 20, 1500, 60_000))
    if world.plan.nodes == 1:
        world.loop.skew += change
    else:
        world.set_apart(chance, max(-1500, min(1500, change)))  # further off, and a node would not serve


# --- between nodes ----------------------------------------------------------------------------------------------------


@fault("hints lost", every=30, lasts=60, faults=NODE_FAULTS)
def hints_lost(world: World, chance: Random) -> None:
    """For a while many notifications do not arrive."""
    world.switchboard.loses = chance.choice((0.2, 0.5, 1.0))

    def mend() -> None:
        world.switchboard.loses = 0.0

    world.later(chance.choice((2, 10, 30)), mend)


@fault("hints late", every=30, lasts=60, faults=NODE_FAULTS)
def hints_late(world: World, chance: Random) -> None:
    """For a while many notifications arrive late, and in another order."""
    world.happened("hints were late")
    world.switchboard.delays = chance.choice((0.2, 0.8))

    def mend() -> None:
        world.switchboard.delays = 0.0

    world.later(chance.choice((2, 10, 30)), mend)


@fault("hints doubled", every=30, lasts=5, faults=NODE_FAULTS)
def hints_doubled(world: World, chance: Random) -> None:
    world.happened("hints were doubled")
    world.switchboard.doubles = 0.5

    def mend() -> None:
        world.switchboard.doubles = 0.0

    world.later(chance.choice((2, 10, 30)), mend)


@fault("listeners break", every=40, lasts=40, faults=NODE_FAULTS)
def listeners_break(world: World, chance: Random) -> None:
    world.happened("listeners broke")
    world.switchboard.break_lines()


@fault("node sleeps", every=60, lasts=60, faults=NODE_FAULTS)
def node_sleeps(world: World, chance: Random) -> None:
    """A node is stopped, and goes on when its leases have ended."""
    world.put_to_sleep(chance, chance.choice((0.5, 5.0, 15.0)))


@fault("node cut off", every=60, lasts=75, faults=NODE_FAULTS)
def node_cut_off(world: World, chance: Random) -> None:
    """A node reaches neither the database nor the others, and people go on talking to it."""
    world.cut_off(chance, chance.choice((1.0, 10.0, 30.0)))
