"""Simulated people: each has a device with the real client in it, and habits. Every choice comes from the person's own chance.

A habit is a function with a name and a weight. To add one, write it and decorate it; README.md has an example.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from tests.simulation.minds import DISPUTED, WORDS
from tests.simulation.network import BROKEN, Closed, Link

from cryptonym.client.player import DECODER, GoneForGood, Player, Refused
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.protocol.closing import FINAL_CLOSES, Close

if TYPE_CHECKING:
    from tests.simulation.world import World

SEATS: Final[tuple[asked.SeatName, ...]] = (
    "red-spymaster", "blue-spymaster", "red-operative", "blue-operative", "both-operative",
)  # fmt: skip
MOST_WISHES: Final = 4
"""Wishes of one person that may wait for their answers."""


class Device(Player):
    """The Python client on a simulated line. What it merges is checked by the world."""

    def __init__(
        self, world: World, person: Person, token: str, password: str | None = None, move: str | None = None
    ) -> None:
        super().__init__("http://box", world.link_said(person), token, password, move)
        self.world = world
        self.person = person
        self.link: Link | None = None
        self.is_closed = False
        self.move_said = move
        """The code of another device, with which it came."""
        self.life = -1
        """The run of the server that it talked to last."""
        self.said_here: list[str] = []
        """Lines of talk that it was told in this run."""
        self.line = asyncio.get_running_loop().create_task(self._keep_line())

    @property
    def gone(self) -> int | None:
        """The code with which the server has closed the door for good."""
        return None if self._failed is None else self.closed_with or 0

    @property
    def waits_for(self) -> list[str]:
        """The commands that have no answer yet."""
        return list(self._waiting)

    async def _keep_line(self) -> None:
        while True:
            code = BROKEN
            link = self.link = self.world.connect(self)
            if link is not None:
                self._socket = cast(Any, _Ends(self, link))
                try:
                    await self._greet(cast(Any, self._socket))
                    while True:
                        frame = await link.hear()
                        await self.world.checks.merged(self, DECODER.decode(frame))
                except Closed as closed:
                    code = closed.code
                self._socket = None
            self.closed_with = code
            self.world.trace(self.person.name, f"is cut off with {code}")
            if code in FINAL_CLOSES:
                self.world.happened("a door stayed shut")
                await self._fail(GoneForGood(str(code)))
                return
            await asyncio.sleep(self._next_pause() * self.person.chance.uniform(0.5, 1))

    async def merge(self, message: out.Outgoing) -> None:
        await self._merge(message)

    def close(self) -> None:
        """The page is closed, or the device put away. Nobody waits for its answers any more."""
        self.is_closed = True
        self.line.cancel()
        self._forget_again()
        if self.link is not None:
            self.link.hang_up()
        for _, future in self._waiting.values():
            future.cancel()

    def raw(self, frame: str | bytes) -> None:
        """Send what no client would send."""
        if self.link is not None:
            self.world.trace(self.person.name, f"raw {frame!r}")
            self.link.say(frame)

    def passing(self, message: asked.Passing) -> None:
        """Send what is never answered."""
        self.raw(msgspec.json.encode(message).decode())


class _Ends:
    """A line as the client uses it."""

    def __init__(self, device: Device, link: Link) -> None:
        self._device = device
        self._link = link

    async def send(self, text: str) -> None:
        self._device.world.trace(self._device.person.name, f"> {text}")
        self._device.world.checks.said(self._device, text)
        self._link.say(text)


class Person:
    def __init__(self, world: World, number: int, chance: Random, *, hosts: bool) -> None:
        self.world = world
        self.name = f"P{number}"
        self.chance = chance
        self.watches = not hosts and chance.random() < 0.2
        self.pace = chance.choice((0.5, 1.5, 4.0))
        self.token = self.new_token()
        self.device: Device | None = None
        self.is_gone = False
        """They will not come back."""
        self.drafted: set[str] = set()
        self.fingers = Random(f"{world.plan.seed}/fingers/{number}")
        """For tags in plenty and faces: a chance of their own, so that all else goes the same way."""
        self._count = 0
        self._wishes: set[asyncio.Task[None]] = set()
        kept = [name for name in world.plan.habits if HABITS[name].weight] if world.plan.eager else []
        self._habits = [HABITS[name] for name in sorted(kept or HABITS)]
        self._weights = [habit.weight * chance.choice((0.3, 1, 1, 3)) for habit in self._habits]

    def new_token(self) -> str:
        return base64.urlsafe_b64encode(self.chance.randbytes(24)).decode()

    def open(self, token: str | None = None, move: str | None = None) -> None:
        self.token = token or self.token
        self.device = Device(self.world, self, self.token, self.world.password_said(self), move)
        self.world.devices.append(self.device)

    def put_away(self) -> None:
        if self.device is not None:
            self.device.close()
            self.device = None

    def _may_act(self) -> bool:
        return not (self.world.is_over or self.is_gone or self.world.is_thinking)

    def come_back(self) -> None:
        self.is_gone = False
        if self._may_act() and self.device is None:
            self.open()

    async def live(self, wait: float) -> None:
        await asyncio.sleep(wait)
        self.open()
        while not self.world.is_over:
            await asyncio.sleep(self.chance.expovariate(1 / (1.0 if self.world.is_calm else self.pace)))
            if self._may_act():
                self.step()

    def step(self) -> None:
        device = self.device
        if device is None:
            if self.chance.random() < 0.4 or self.world.is_calm:
                self.open()
            return
        if device.gone is not None:
            self._after(device.gone)
            return
        if device.number is None or not device.view_json:
            return
        if self.world.is_calm:
            self.play(device)
            return
        draw = self.chance.random()
        if draw < 0.55 and self.play(device):
            return
        if draw < 0.75 and self._settle_in(device):
            return
        habit = self.chance.choices(self._habits, self._weights)[0]
        if habit.name not in self.world.plan.habits:
            return  # drawn all the same: a plan with fewer habits goes the same way otherwise
        if not habit.hosts or device.you.host or self.chance.random() < 0.03:
            habit.do(self, device)

    def _after(self, code: int) -> None:
        """The door is shut: go home, or try again with what is known now."""
        self.put_away()
        if code in (Close.KICKED, Close.ELSEWHERE, Close.TOO_MANY) or self.chance.random() < 0.2:
            self.is_gone = True
            for device in self.world.devices:
                if device.person is self and not device.is_closed:
                    device.close()

    def id(self) -> str:
        self._count += 1
        return f"{self.name}.{self._count}"

    # --- wishes -------------------------------------------------------------------------------------------------------

    def wish(self, message: asked.Asked) -> None:
        """Ask for something, and go on with what one does."""
        device = self.device
        if device is None or len(self._wishes) >= MOST_WISHES:
            return
        task = asyncio.get_running_loop().create_task(self._ask(device, message))
        self._wishes.add(task)
        task.add_done_callback(self._wishes.discard)

    async def _ask(self, device: Device, message: asked.Asked) -> None:
        self.world.wished(device.token, message)
        if "click twice" in self.world.plan.habits and self.chance.random() < 0.05 and device.link is not None:
            self.world.happened("somebody clicked twice")
            frame = msgspec.json.encode(message).decode()
            device.raw(frame)
            self.world.later(self.chance.choice((2.0, 20.0)), lambda: device.raw(frame))
        try:
            await device.ask(message)
        except (Refused, GoneForGood, asyncio.CancelledError):
            return

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, device: Device) -> bool:
        """Make a move, if one is offered."""
        offered = [name for name in device.actions if name != "hourglass" or self.chance.random() < 0.1]
        game = device.view_json.get("game")
        if not offered or game is None:
            return False
        if self.world.is_calm and len(offered) > 1:
            offered = [name for name in offered if name not in ("challenge", "hourglass")] or offered
        action = self.chance.choice(offered)
        if action == "challenge" and self.chance.random() < 0.6:
            return False
        if action == "guess" and "point" in self.world.plan.habits and self.chance.random() < 0.4:
            device.passing(asked.Reach(card=self._card(game)))  # a hand over a card, and then the touch or not
            if self.chance.random() < 0.3 and not self.world.is_calm:
                return True
        stale = "stale wishes" in self.world.plan.habits and not self.world.is_calm and self.chance.random() < 0.04
        seen = max(0, device.seen - 1) if stale else device.seen
        if stale:
            self.world.happened("a stale wish")
        self.wish(self._move(game, action, seen))
        return True

    def _move(self, game: dict[str, Any], action: str, seen: int) -> asked.Asked:
        chance = self.chance
        match action:
            case "clue":
                calm = self.world.is_calm
                word = chance.choice(WORDS if calm or chance.random() < 0.7 else DISPUTED)
                number: asked.Number = min(chance.choice((0, 1, 1, 2, 3)), game["highest"])
                if chance.random() < 0.1:
                    number = "unlimited"
                if not calm and chance.random() < 0.03:
                    word, number = chance.choice((("", 1), (word, 99)))
                command = self.id()
                marks = self.world.marks(command)
                return asked.GiveClue(id=command, word=word, number=number, marks=marks)
            case "guess":
                return asked.Guess(id=self.id(), card=self._card(game), seen=seen)
            case "stop":
                return asked.Stop(id=self.id(), seen=seen)
            case "challenge":
                return asked.Challenge(id=self.id(), seen=seen)
            case "rule":
                return asked.RuleOnChallenge(id=self.id(), upheld=chance.random() < 0.5, seen=seen)
            case "cover":
                return asked.CoverWord(id=self.id(), card=self._own_card(game), seen=seen)
            case "decline":
                return asked.DeclineCover(id=self.id(), seen=seen)
        return asked.TurnHourglass(id=self.id())

    def _card(self, game: dict[str, Any]) -> int:
        """A card that is not covered: any, or a good one if this history's operatives are lucky."""
        free = [card for card in range(len(game["cards"])) if str(card) not in game.get("covered", {})]
        if self.world.plan.luck and self.chance.random() < self.world.plan.luck:
            key = self.world.key_now()
            own = [card for card in free if card < len(key) and key[card] == game["turn"]]
            free = own or free
        return self.chance.choice(free or [0])

    def _own_card(self, game: dict[str, Any]) -> int:
        key = game.get("key") or []
        own = [
            card
            for card, identity in enumerate(key)
            if identity == game["turn"] and str(card) not in game.get("covered", {})
        ]
        return self.chance.choice(own or [0])

    # --- before a game ------------------------------------------------------------------------------------------------

    def _settle_in(self, device: Device) -> bool:
        """Join, sit down, deal: what brings a game about."""
        view, you = device.view_json, device.you
        if you.person is None:
            if not self.watches:
                self.wish(asked.Join(id=self.id(), name=self.name))
            return not self.watches
        if you.seat == "watcher" and not self.watches:
            mine = view.get("people", {}).get(you.person, {})
            may = mine.get("may_take", [])
            empty = [seat for seat in may if not any(one.get("seat") == seat for one in view["people"].values())]
            if may:
                self.wish(asked.Sit(id=self.id(), seat=self.chance.choice(empty or may)))
                return True
        playing = view.get("game") is not None and view["game"]["phase"] != "over"
        if you.host and not playing:
            if "missing" not in view:
                flip = "flip and rotate" in self.world.plan.habits and self.chance.random() < 0.3
                self.wish(asked.Deal(id=self.id(), flip=flip, rotate=flip and self.chance.random() < 0.5))
                return True
            if "bots" in self.world.plan.habits and self.chance.random() < 0.5:
                self.seat_bot(device)
                return True
        return False

    def seat_bot(self, device: Device) -> None:
        view = device.view_json
        taken = {one.get("seat") for one in view.get("people", {}).values()}
        empty = [seat for seat in view.get("seats", []) if seat not in taken]
        if empty:
            level: Any = self.chance.choice(("gentle", "steady", "sharp"))
            self.wish(asked.SeatBot(id=self.id(), seat=self.chance.choice(empty), level=level))

    def somebody(self, device: Device) -> str:
        """The id of a person at the table."""
        people: list[str] = [*device.view_json.get("people", {}), "nobody"]
        return self.chance.choice(people)


# --- habits -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Habit:
    name: str
    weight: float
    do: Callable[[Person, Device], None]
    hosts: bool = False
    """Only hosts do it; others try it once in a while and are refused."""


HABITS: Final[dict[str, Habit]] = {
    name: Habit(name, 0, lambda person, device: None) for name in ("click twice", "stale wishes", "flip and rotate")
}
"""By name. The first ones only change how moves are made."""


def habit(name: str, weight: float, *, hosts: bool = False) -> Callable[[Callable[[Person, Device], None]], None]:
    def keep(do: Callable[[Person, Device], None]) -> None:
        HABITS[name] = Habit(name, weight, do, hosts)

    return keep


@habit("point", 3)
def point(person: Person, device: Device) -> None:
    card = person.chance.choice((None, person.chance.randrange(25)))
    device.passing(asked.Tag(card=card) if person.chance.random() < 0.6 else asked.Reach(card=card))
    talk_with_fingers(person, device)


def talk_with_fingers(person: Person, device: Device) -> None:
    """Point at several cards, or make a face at the last cover; those who may not do it try as well."""
    chance = person.fingers
    if chance.random() < 0.5:
        cards = tuple(chance.sample(range(25), 6))
        many = chance.randrange(4)
        device.passing(
            asked.Fingers(choices=cards[:many], unsure=cards[1:2], against=cards[3 : 3 + chance.randrange(4)])
        )
    if chance.random() < 0.5:
        face: Any = chance.choice(("bravo", "phew", "bold", "ouch", "hm", None))
        device.passing(asked.React(face=face, seen=max(0, device.seen - (chance.random() < 0.2))))


@habit("talk", 2)
def talk(person: Person, device: Device) -> None:
    """Say a line. On several nodes others may follow within seconds: what carries one of them may be lost, and the next come."""

    def say() -> None:
        name = person.id()
        person.wish(asked.Talk(id=name, line=f"line {name}"))

    say()
    if person.world.plan.nodes > 1 and person.fingers.random() < 0.6:
        for seconds in (0.5, 1, 1.5):
            asyncio.get_running_loop().call_later(seconds, say)


@habit("draft", 1)
def draft(person: Person, device: Device) -> None:
    word = person.chance.choice((*WORDS, *DISPUTED))
    person.drafted.add(word)
    device.passing(asked.Draft(word=word, number=1))


@habit("whisper", 1.5)
def whisper(person: Person, device: Device) -> None:
    last = device.whispers[-1] if device.whispers else None
    if isinstance(last, out.QuietQuestion) and person.chance.random() < 0.7:
        person.wish(asked.AnswerQuietly(id=person.id(), word=last.word, lets_pass=person.chance.random() < 0.6))
    else:
        person.wish(asked.AskQuietly(id=person.id(), word=person.chance.choice(DISPUTED)))


@habit("reload", 0.7)
def reload(person: Person, device: Device) -> None:
    person.world.happened("somebody reloaded")
    person.put_away()
    person.open()


@habit("go away", 0.5)
def go_away(person: Person, device: Device) -> None:
    person.world.happened("somebody went away")
    person.put_away()


@habit("second window", 0.2)
def second_window(person: Person, device: Device) -> None:
    if len([one for one in person.world.devices if one.person is person and not one.is_closed]) < 3:
        person.world.happened("a second window")
        person.open()


@habit("other device", 0.4)
def other_device(person: Person, device: Device) -> None:
    if device.move_code is None:
        person.wish(asked.MoveSeat(id=person.id()))
    else:
        person.world.happened("somebody moved to another device")
        if person.chance.random() < 0.5:
            device.close()
        code, device.move_code = device.move_code, None
        person.open(person.new_token(), code)
        if person.chance.random() < 0.3:  # somebody has looked over the shoulder
            person.open(person.new_token(), code)


@habit("stand up", 0.4)
def stand_up(person: Person, device: Device) -> None:
    person.wish(asked.Stand(id=person.id()))


@habit("sit anywhere", 0.4)
def sit_anywhere(person: Person, device: Device) -> None:
    person.wish(asked.Sit(id=person.id(), seat=person.chance.choice(SEATS)))


@habit("ask for a seat", 0.3)
def ask_for_a_seat(person: Person, device: Device) -> None:
    person.wish(asked.RequestSeat(id=person.id(), seat=person.chance.choice((None, *SEATS))))


@habit("rename", 0.2)
def rename(person: Person, device: Device) -> None:
    person.wish(
        asked.Rename(id=person.id(), name=person.chance.choice(("Ann", "P1", "", "x" * 30, f"{person.name} II")))
    )


@habit("leave", 0.15)
def leave(person: Person, device: Device) -> None:
    person.wish(asked.Leave(id=person.id()))


@habit("hurry bots", 0.5)
def hurry(person: Person, device: Device) -> None:
    person.wish(asked.HurryBots(id=person.id()))


@habit("flood", 0.1)
def flood(person: Person, device: Device) -> None:
    person.world.happened("a flood")
    many = person.chance.choice((50, 60, 300))
    for _ in range(many):
        device.passing(asked.Tag(card=person.chance.randrange(25)))
    if device.link is not None:
        person.world.flooded(device.link, many)


@habit("cheat", 0.8)
def cheat(person: Person, device: Device) -> None:
    """What no honest client sends: others' moves, cards and seats; broken frames; somebody else's name."""
    person.world.happened("somebody cheated")
    seen, name = device.seen, person.id()
    message = person.chance.choice(
        (
            asked.Guess(id=name, card=person.chance.randrange(-3, 30), seen=seen),
            asked.GiveClue(id=name, word="stolen", number=1),
            asked.CoverWord(id=name, card=person.chance.randrange(25), seen=seen),
            asked.RuleOnChallenge(id=name, upheld=True, seen=seen),
            asked.AnswerQuietly(id=name, word=DISPUTED[0], lets_pass=True),
            asked.Kick(id=name, person=person.somebody(device)),
            asked.Deal(id=name),
            asked.Assign(id=name, person=person.somebody(device), seat=person.chance.choice(SEATS)),
            asked.HandOver(id=name, person=device.you.person or "me"),
            asked.Stop(id=name, seen=64),
            asked.Join(id=name, name="P0"),
        )
    )
    person.wish(message)


@habit("broken frames", 0.15)
def broken_frames(person: Person, device: Device) -> None:
    person.world.happened("a broken frame")
    device.raw(
        person.chance.choice(
            ("", "{", b"\xff\x00", '{"type":"guess","card":1}', '{"type":"hello","protocol":1}', "[" * 2000)
        )
    )


@habit("wrong doors", 0.2)
def wrong_doors(person: Person, device: Device) -> None:
    """A stranger with a forged token, a number from the future, another table's id."""
    person.world.happened("a wrong door")
    person.world.knock(person)


@habit("kick", 0.25, hosts=True)
def kick(person: Person, device: Device) -> None:
    person.wish(asked.Kick(id=person.id(), person=person.somebody(device)))


@habit("hand over", 0.25, hosts=True)
def hand_over(person: Person, device: Device) -> None:
    person.wish(asked.HandOver(id=person.id(), person=person.somebody(device)))


@habit("assign", 0.5, hosts=True)
def assign(person: Person, device: Device) -> None:
    seat = person.chance.choice((None, *SEATS))
    person.wish(asked.Assign(id=person.id(), person=person.somebody(device), seat=seat))


@habit("shuffle", 0.3, hosts=True)
def shuffle(person: Person, device: Device) -> None:
    person.wish(asked.ShuffleTeams(id=person.id()))


@habit("lock", 0.5, hosts=True)
def lock(person: Person, device: Device) -> None:
    person.wish(asked.LockDoor(id=person.id(), locked=person.chance.random() < 0.5))


@habit("password", 0.4, hosts=True)
def password(person: Person, device: Device) -> None:
    person.wish(asked.SetPassword(id=person.id(), password=person.chance.choice((None, "open sesame"))))


@habit("settings", 0.7, hosts=True)
def settings(person: Person, device: Device) -> None:
    person.wish(asked.ChangeSettings(id=person.id(), settings=person.world.plan.settings(person.chance)))


@habit("bring a deck", 0.3, hosts=True)
def bring_a_deck(person: Person, device: Device) -> None:
    person.world.bring_deck(person)


@habit("delay watchers", 0.4, hosts=True)
def delay_watchers(person: Person, device: Device) -> None:
    person.wish(asked.DelayWatchers(id=person.id(), seconds=person.chance.choice((0, 0, 2, 10, 60))))


@habit("bots", 0.6, hosts=True)
def bots(person: Person, device: Device) -> None:
    person.seat_bot(device)


@habit("caller", 0.3, hosts=True)
def caller(person: Person, device: Device) -> None:
    somebody = person.chance.choice((None, person.somebody(device)))
    person.wish(asked.NameCaller(id=person.id(), person=somebody))


@habit("pause", 0.5, hosts=True)
def pause(person: Person, device: Device) -> None:
    person.wish(asked.Pause(id=person.id(), paused=person.chance.random() < 0.5))


@habit("call off", 0.1, hosts=True)
def call_off(person: Person, device: Device) -> None:
    person.wish(asked.CallOff(id=person.id()))


@habit("renew the code", 0.3, hosts=True)
def renew_the_code(person: Person, device: Device) -> None:
    person.wish(asked.RenewCode(id=person.id()))


@habit("mute", 0.2, hosts=True)
def mute(person: Person, device: Device) -> None:
    person.wish(asked.Mute(id=person.id(), person=person.somebody(device), muted=person.chance.random() < 0.5))


@habit("switch talk", 0.2, hosts=True)
def switch_talk(person: Person, device: Device) -> None:
    person.wish(asked.SwitchTalk(id=person.id(), on=person.chance.random() < 0.6))


@habit("answer requests", 0.8, hosts=True)
def answer_requests(person: Person, device: Device) -> None:
    for somebody in list(device.view_json.get("requests", {}))[:1]:
        person.wish(asked.AnswerRequest(id=person.id(), person=somebody, granted=person.chance.random() < 0.7))
