"""Whole games by random play through the controls of the page, at the pace of the page as it is shipped.

A seed decides what each player does: which kind of card is touched, which clue is given, when a turn is ended. The deal is
the server's own chance, so the same seed plays the same game on other cards.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from playwright.async_api import Browser, async_playwright
from tests.browser.hands import LAPTOP, PHONE, Chromium, Hands
from tests.browser.people import FLAGS, chromium_path

from cryptonym.messages import LANGUAGES, LOCALES

PATIENCE: Final = 2_000
"""Milliseconds within which a player gets an effect or a reason."""
HOLD: Final = 600
JUDGING: Final = 10_000
MOST_LOST_TAGS: Final = 3
MOST_IN_VAIN: Final = 3
LONGEST: Final = 240
"""Seconds that a game may take."""
STUCK_AFTER: Final = 60.0
"""Seconds without any change at a table after which its game is given up: bots take up to ten for a clue."""
WORDS: Final[Mapping[str, Sequence[str]]] = {
    "en": ("journey", "winter", "adventure", "silence", "colour", "gravity", "thunder", "baroque", "velvet", "amber"),
    "it": ("viaggio", "inverno", "avventura", "silenzio", "colore", "tuono", "velluto", "ambra", "barocco", "nebbia"),
    "ca": ("viatge", "hivern", "aventura", "silenci", "color", "tempesta", "vellut", "ambre", "barroc", "boira"),
    "pt": ("viagem", "inverno", "aventura", "silêncio", "cor", "trovão", "veludo", "âmbar", "barroco", "neblina"),
    "pl": ("podróż", "zima", "przygoda", "cisza", "kolor", "grzmot", "aksamit", "bursztyn", "barok", "mgła"),
}
CARDS: Final = ("words", "pictures", "mixed")
MODES: Final = ("teams", "coop", "trio")
NEEDED: Final = {"teams": 4, "coop": 2, "trio": 3}


@dataclass(frozen=True)
class Kind:
    """A kind of table: the host's seat comes first; bots sit where nobody does."""

    name: str
    mode: str
    seats: tuple[str, ...]
    """Whose seat, and how: `red operative finger`."""
    cards: str = "words"
    alone: bool = False
    """From the home page straight into a game with bots."""


KINDS: Final = (
    Kind("four", "teams", ("red operative", "red spymaster finger", "blue spymaster", "blue operative finger")),
    Kind("alone", "teams", ("red operative finger",), alone=True),
    Kind("alone-spymaster", "teams", ("red spymaster",), alone=True),
    Kind("coop", "coop", ("red operative finger", "red spymaster")),
    Kind("coop-bot", "coop", ("red operative keys",)),
    Kind("trio", "trio", ("both operative", "red spymaster", "blue spymaster finger")),
    Kind("trio-bots", "trio", ("both operative finger",)),
    Kind("pictures", "coop", ("red operative", "red spymaster finger"), "pictures"),
    Kind("pictures-bots", "teams", ("red operative finger", "red spymaster"), "pictures"),
    Kind("mixed-bots", "teams", ("red operative reader", "blue operative"), "mixed"),
)
ONE_PHONE: Final = Kind("one-phone", "one", ("everybody's phone finger",))


def told(seen: dict[str, Any]) -> str:
    """What a page shows, in short."""
    return ", ".join(f"{name} {value!r}" for name, value in seen.items() if value and name not in {"key", "pressable"})


class Dead(AssertionError):
    """Somebody did something, and the page gave neither an effect nor a reason."""


@dataclass
class Player:
    """Somebody on a seat, who sees the page and nothing else."""

    name: str
    hands: Hands
    chance: random.Random
    game: Game
    manner: str = "mouse"
    clues: list[str] = field(default_factory=list)
    weighed: set[str] = field(default_factory=set)
    did: str = "came"
    lost_tags: int = 0
    vain: int = 0
    """Holds in a row that were answered with a reason and nothing else."""

    # --- looking and pressing ---

    async def look(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.hands.evaluate("() => watch.look()")
        return found

    async def came(
        self, did: str, effect: str, before: dict[str, Any], argument: Any = None, most: int = PATIENCE
    ) -> dict[str, Any]:
        """Wait for the effect of what was done; without one the page is dead."""
        script = "([most, effect, before, argument]) => watch.within(most, effect, before, argument)"
        found = await self.hands.evaluate(script, [most, effect, before, argument])
        self.did = did
        self.game.waits.append((round(found["after"]), f"{self.name} {did}"))
        if not found["came"]:
            raise Dead(
                f"{self.name} {did}: no effect and no reason within {most} ms. Before: {told(before)}. After: {told(found['now'])}"
            )
        now: dict[str, Any] = found["now"]
        return now

    async def aim(self, selector: str, now: dict[str, Any]) -> tuple[float, float] | None:
        """Where to press; nothing if the table has gone on since `now`."""
        found = await self.hands.evaluate("(selector) => watch.aim(selector)", selector)
        if "why" not in found:
            return found["x"], found["y"]
        later = await self.look()
        if any(now[part] != later[part] for part in ("screen", "covered", "slip", "dialog", "entry", "mine")):
            return None
        raise Dead(f"{self.name}: {found['why']}. Seen: {told(later)}")

    async def tap(self, selector: str, now: dict[str, Any]) -> bool:
        at = await self.aim(selector, now)
        if at is not None:
            await self.hands.tap(*at)
        return at is not None

    # --- moves ---

    async def play(self) -> None:
        """Until the end is on the screen."""
        while True:
            now = await self.hands.evaluate("() => watch.offers()")
            if now["screen"] in {"end", "one-end"}:
                return
            self.game.note(self.name, now)
            if now["key"]:
                self.game.key = {int(card): identity for card, identity in now["key"].items()}
            if now["refused"]:
                await asyncio.sleep(0.3)  # somebody who is refused reads why; the next reason is then a new one
            elif now["question"]:
                await self.confirm(now)
            elif now["screen"] == "one-cover":
                await self.take_phone(now)
            elif now["pass"]:
                await self.pass_phone(now)
            elif now["dialog"]:
                await self.tap("dialog[open] .dialog-head button", now)  # a button came under the finger
            elif now["entry"]:
                await self.give_clue(now)
            elif now["go"] and await self.answer(now):
                pass
            elif now["pressable"]:
                await self.guess(now)
            elif now["hurry"] and self.chance.random() < 0.7:
                await self.hurry(now)
            else:
                await asyncio.sleep(0.3)

    async def pass_phone(self, now: dict[str, Any]) -> None:
        if await self.tap(".one .dock > .btn.big", now):
            await self.came("passed the phone", "any", now)

    async def take_phone(self, now: dict[str, Any]) -> None:
        """What only the spymaster may see is held; the operatives just tap."""
        at = await self.aim(".onetake", now)
        if at is not None:
            await self.hands.press(*at)
            try:
                await self.hands.evaluate("() => watch.rest(700)")
            finally:
                await self.hands.release()
            await self.came("took the phone", "any", now)

    async def hurry(self, now: dict[str, Any]) -> None:
        """A bot may have moved in the same moment: then the button is gone, and that is as well."""
        at = await self.hands.evaluate("() => watch.aim('.bar button:has(.i-bot), .dock button:has(.i-bot)', 300)")
        if "why" not in at:
            await self.hands.tap(at["x"], at["y"])
        await asyncio.sleep(0.5)

    async def answer(self, now: dict[str, Any]) -> bool:
        """Two buttons are a question that waits for an answer. One is an offer: to challenge, or not to cover."""
        if now["go"] == 1:
            about = f"{now['covered']}/{now['clue']}"
            if about in self.weighed:
                return False
            self.weighed.add(about)
            if self.chance.random() > (0.6 if now["clue"].split("\n")[0] in self.game.doubtful else 0.1):
                return False
        which = self.chance.randrange(now["go"])
        if await self.tap(f"#slip .go > button:not([disabled]):nth-of-type({which + 1})", now):
            await self.came("pressed a button of the slip", "dialog", now)
        return True

    async def confirm(self, now: dict[str, Any]) -> None:
        yes = self.chance.random() < 0.9
        if await self.tap(f"dialog[open] .row.end .btn{'.main' if yes else ':not(.main)'}", now):
            await self.came(f"answered {now['dialog']!r}", "shut", now)
            if yes:
                await self.came(f"said yes to {now['dialog']!r}", "any", now)

    async def give_clue(self, now: dict[str, Any]) -> None:
        word = self.word(now)
        if not await self.tap(".entry .word", now):
            return
        await self.hands.evaluate("() => document.querySelector('.entry .word')?.select()")
        await self.hands.type(word)
        left = sum(1 for identity in self.game.key.values() if identity in {"red", "blue"})
        number = min(self.chance.choice((0, 1, 1, 2, 2, 2, 3, 4)), max(1, left // 2))
        offered = await self.hands.evaluate("() => document.querySelectorAll('.entry .seg.nums label').length")
        number = min(
            number, max(0, offered - 2)
        )  # none higher than what is left of the team's own; the last says "unlimited"
        if not await self.tap(f".entry .seg.nums label:nth-of-type({number + 1})", now):
            return
        await self.came(f"chose {number}", "chosen", now, f".entry .seg.nums label:nth-of-type({number + 1}) input")
        # On a phone the line of the referee explains a zero instead. He loads a language when it is first needed.
        listens = number and self.game.kind is not ONE_PHONE
        judged = await self.came(f"wrote {word!r}", "verdict", now, most=JUDGING) if listens else await self.look()
        asks = judged["loud"] and judged["ask"] and self.chance.random() < 0.4
        if judged["loud"]:
            self.game.doubtful.add(word)
        if asks:
            await self.tap(".ref .acts .btn:not(.main):not([disabled]), .refline .btn:not([disabled])", now)
            await asyncio.sleep(1)
        if self.chance.random() < 0.5 and not asks:
            await self.hands.key("Enter")
        elif not await self.tap(".entry button[type=submit]", now):
            return
        # Ten tables in five languages were dealt within seconds: the first clue waits until its referee is there.
        most = PATIENCE if self.game.spoken else JUDGING
        self.game.spoken = True
        await self.came(f"gave the clue {word!r}, {number}", "gone", now, ".entry .word", most)

    def word(self, now: dict[str, Any]) -> str:
        """Mostly a word that has nothing to do with the cards; now and then one that lies there, and is insisted on."""
        if self.game.lying and self.chance.random() < 0.12:
            return self.chance.choice(self.game.lying).lower()
        if not self.clues:
            self.clues = list(WORDS[self.game.language])
            self.chance.shuffle(self.clues)
        return self.clues.pop()

    async def guess(self, now: dict[str, Any]) -> None:
        wishes = {"offered": 0.3, "says why not": 0.08}
        if self.chance.random() < wishes.get(now["stop"], 0):
            await self.end_turn(now)
            return
        card = self.game.pick(now, self.chance)
        if self.manner == "keys":
            await self.touch_by_keys(now, card)
        elif self.manner == "reader":
            await self.touch_by_reader(now, card)
        else:
            await self.touch(now, card)

    def lost_tag(self, now: dict[str, Any], card: int) -> bool:
        """A challenge takes tags off. If the clue stands all looks as before, and one tags once more."""
        lost: bool = now["mine"] != card
        self.lost_tags += lost
        if self.lost_tags > MOST_LOST_TAGS:
            raise Dead(f"{self.name} lost the tag on card {card} once too often: {told(now)}")
        return lost

    async def end_turn(self, now: dict[str, Any]) -> None:
        if not await self.tap("button.stop", now):
            return
        asked = await self.came("wanted to end the turn", "dialog", now)
        if asked["question"]:
            await self.confirm(asked)

    async def touch(self, now: dict[str, Any], card: int) -> None:
        """Tap to tag, hold to touch."""
        if now["mine"] != card:
            if not await self.tap(f'[data-card="{card}"]', now):
                return
            now = await self.came(f"tagged card {card}", "tag", now, card)
        if now["mine"] != card:
            return
        if self.lost_tag(await self.came(f"wants to hold card {card}", "strip", now, card), card):
            return
        await self.hands.evaluate("() => watch.rest(350)")  # a new strip is dead at first, and a finger takes its time
        if self.lost_tag(await self.look(), card):
            return
        at = await self.aim(".hold, .holdbar", now)
        if at is None:
            return
        await self.hands.press(*at)
        try:
            later = await self.came(f"held card {card}", "held", now, card, HOLD + PATIENCE)
        finally:
            await self.hands.release()
        if later["covered"] != now["covered"] or later["slip"] != now["slip"]:
            self.vain = 0
            self.game.touches += 1
        elif not self.lost_tag(later, card):
            self.vain += 1
            if self.vain > MOST_IN_VAIN:
                raise Dead(f"{self.name} held card {card} and was refused once too often: {told(later)}")

    async def touch_by_keys(self, now: dict[str, Any], card: int) -> None:
        """Space to tag; Enter held touches, Enter pressed asks."""
        await self.hands.evaluate("(card) => document.querySelector(`[data-card='${card}']`).focus()", card)
        if now["mine"] != card:
            await self.hands.key("Space")
            now = await self.came(f"tagged card {card} by key", "tag", now, card)
        if now["mine"] != card:
            return
        if self.lost_tag(await self.came(f"wants to touch card {card} by key", "strip", now, card), card):
            return
        if self.chance.random() < 0.5:
            await self.hands.key("Enter", hold=True)
            try:
                await self.came(f"held Enter on card {card}", "held", now, card, HOLD + PATIENCE)
            finally:
                await self.hands.key("Enter", release=True)
        else:
            await self.hands.key("Enter")
            asked = await self.came(f"pressed Enter on card {card}", "dialog", now)
            if asked["dialog"]:
                await self.hands.key("Tab")
                await self.hands.key("Enter")
                await self.came(f"said yes to {asked['dialog']!r} by key", "any", now)
        self.game.touches += 1

    async def touch_by_reader(self, now: dict[str, Any], card: int) -> None:
        """Clicks without a pointer, as a screen reader makes them."""
        if now["mine"] != card:
            await self.hands.evaluate("(card) => document.querySelector(`[data-card='${card}']`).click()", card)
            now = await self.came(f"tagged card {card} by a click", "tag", now, card)
        if now["mine"] != card:
            return
        if self.lost_tag(await self.came(f"wants to touch card {card} by a click", "strip", now, card), card):
            return
        await self.hands.evaluate("() => document.querySelector('.hold, .holdbar')?.click()")
        asked = await self.came(f"clicked the strip of card {card}", "dialog", now)
        if asked["dialog"]:
            await self.hands.evaluate("() => document.querySelector('dialog[open] .btn.main')?.click()")
            await self.came(f"said yes to {asked['dialog']!r} by a click", "any", now)
        self.game.touches += 1


@dataclass
class Game:
    """One table, from the home page to the end."""

    kind: Kind
    seed: int
    url: str
    players: list[Player] = field(default_factory=list)
    language: str = "en"
    key: dict[int, str] = field(default_factory=dict)
    """As a spymaster at this table sees it; unknown where bots hold it."""
    lying: list[str] = field(default_factory=list)
    doubtful: set[str] = field(default_factory=set)
    """Clues that the referee warned of."""
    spoken: bool = False
    ends_early: bool = True
    """Whether the assassin may be touched, as far as he is known."""
    touches: int = 0
    wrong: int = 0
    waits: list[tuple[int, str]] = field(default_factory=list)
    _places: dict[str, str] = field(default_factory=dict)
    _since: float = 0.0

    def __str__(self) -> str:
        return f"{self.kind.name}, {self.language}, seed {self.seed}"

    def note(self, who: str, now: dict[str, Any]) -> None:
        """Remember when the table last changed; a table that stands still for long is stuck."""
        place = f"{now['covered']}/{now['slip']}"
        clock = asyncio.get_running_loop().time()
        if place != self._places.get(who):
            self._places[who], self._since = place, clock
        elif clock - self._since > STUCK_AFTER:
            raise Dead(f"nothing has happened for {STUCK_AFTER} s: {told(now)}")

    def pick(self, now: dict[str, Any], chance: random.Random) -> int:
        """A card of a kind that the seed decides: half of them wrong, the assassin seldom."""
        wanted, which = chance.random(), chance.random()
        turn = now["turn"]
        other = "blue" if turn == "red" else "red"
        limit = 0.92 if self.ends_early else 1.0
        identity = turn if wanted < 0.5 else other if wanted < 0.7 else "bystander" if wanted < limit else "assassin"
        cards: list[int] = now["pressable"]
        mild = cards if self.ends_early else [card for card in cards if self.key.get(card) != "assassin"]
        fitting = [card for card in cards if self.key.get(card) == identity] or mild
        card = fitting[int(which * len(fitting))]
        self.wrong += self.key.get(card, turn) != turn
        return card

    # --- from the home page to the end ---

    async def open(self, opener: Opener) -> None:
        """Everybody comes, sits down, and the cards are dealt."""
        lottery = random.Random(f"{self.seed}/language")
        self.language = lottery.choice(LANGUAGES)
        for seat in self.kind.seats:
            team, role, *manner = seat.split()
            finger = manner == ["finger"]
            hands = await opener.hands(finger=finger, locale=LOCALES[self.language])
            how = manner[0] if manner else "mouse"
            self.players.append(Player(f"{team} {role}", hands, random.Random(f"{self.seed}/{seat}"), self, how))
        host, *guests = self.players
        if self.kind is ONE_PHONE:
            await host.hands.goto(f"{self.url}/one")
            await self.press(host, ".onesetup .btn.big:not([disabled])")
            await self.wait(host, "screen", "one-board one-cover")
            return
        await host.hands.goto(self.url)
        await self.wait(host, "screen", "home")
        await self.press(host, f".folder .kind:nth-of-type({CARDS.index(self.kind.cards) + 1})")
        mode = len(MODES) if self.kind.alone else MODES.index(self.kind.mode)
        await self.press(host, f".folder > .seg.wrap ~ .seg.wrap label:nth-of-type({mode + 1})")
        if self.kind.alone:
            place = 2 if "spymaster" in self.kind.seats[0] else 1
            await self.press(host, f".folder .alone .seg label:nth-of-type({place})")
        await self.press(host, ".folder button.big")
        if not self.kind.alone:
            await self.seat(host, guests)
        for player in self.players:
            await self.wait(player, "screen", "table")
        words = await host.hands.evaluate(
            "() => [...document.querySelectorAll('#board .card .w')].map((one) => one.innerText)"
        )
        self.lying = [word.replace("\n", "") for word in words if " " not in word and "-" not in word]

    async def seat(self, host: Player, guests: list[Player]) -> None:
        await self.wait(host, "screen", "lobby")
        link = await host.hands.evaluate("() => location.href")
        for guest in guests:
            team, role = guest.name.split()
            await guest.hands.goto(link)
            await self.wait(guest, "screen", "lobby")
            chair = ".seatcard.sp" if role == "spymaster" else ".seatcard:not(.sp)"
            await self.press(guest, f".teamp.{team} {chair}.free .btn:not(.more)")
            await self.wait(guest, "there", f".teamp.{team} {chair}:not(.free)")
        if len(self.players) < NEEDED[self.kind.mode]:
            await self.press(host, ".start .btn:has(.i-bot)")
        await self.press(host, ".start button.big:not([disabled])")

    async def wait(self, player: Player, effect: str, argument: str) -> None:
        """Setting up is not measured: ten browsers start at once."""
        script = "([effect, argument]) => watch.within(20000, effect, {}, argument)"
        found = await player.hands.evaluate(script, [effect, argument])
        assert found["came"], f"{player.name} waits for {effect} {argument}: {told(found['now'])}"

    async def press(self, player: Player, selector: str) -> None:
        await self.wait(player, "there", selector)
        at = await player.hands.evaluate("(selector) => watch.aim(selector, 10000)", selector)
        assert "why" not in at, f"{player.name}: {at['why']}"
        await player.hands.tap(at["x"], at["y"])

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())

    async def check(self) -> list[str]:
        """What was wrong with the pages, apart from what was played."""
        found = []
        for player in self.players:
            await player.hands.listen()
            found += [f"{player.name}: {one}" for one in player.hands.complaints]
            found += [f"{player.name}: wide: {one}" for one in await player.hands.evaluate("() => watch.faults()")]
        return found

    async def run(self, opener: Opener, pictures: Path) -> list[str]:
        """Play it from beginning to end; every fault that was found, none if all is well."""
        faults = []
        try:
            async with asyncio.timeout(LONGEST):
                await self.open(opener)
                await self.play()
        except* TimeoutError:
            faults.append(f"not over after {LONGEST} s; " + ", ".join(f"{one.name} {one.did}" for one in self.players))
        except* AssertionError as group:
            faults += [str(error) for error in leaves(group)]
        if faults:
            faults.append("last deeds: " + "; ".join(f"{did} ({after} ms)" for after, did in self.waits[-8:]))
            for player in self.players:
                name = f"{self.kind.name}-{self.seed}-{player.name.replace(' ', '-')}.png"
                await player.hands.picture(pictures / name)
                faults.append(f"picture: {pictures / name}")
        faults += await self.check()
        for player in self.players:
            await player.hands.close()
        return [f"{self}: {fault}" for fault in faults]


def leaves(group: BaseExceptionGroup[BaseException]) -> list[BaseException]:
    """The errors of a group, and of the groups in it."""
    return [
        leaf
        for error in group.exceptions
        for leaf in (leaves(error) if isinstance(error, BaseExceptionGroup) else [error])
    ]


class Opener(Protocol):
    """Opens a page in a browser."""

    async def hands(self, *, finger: bool, locale: str) -> Hands: ...


@dataclass(frozen=True)
class InChromium:
    browser: Browser

    async def hands(self, *, finger: bool, locale: str) -> Hands:
        return await Chromium.open(self.browser, size=PHONE if finger else LAPTOP, locale=locale, finger=finger)


@dataclass(frozen=True)
class Report:
    faults: list[str]
    games: list[Game]
    seconds: float

    def __str__(self) -> str:
        waits = [wait for game in self.games for wait in game.waits if " wrote " not in wait[1]]
        slow = sorted(waits, reverse=True)[:3]
        lines = [f"{game}: {game.touches} touches, {game.wrong} known to be wrong" for game in self.games]
        return "\n".join(
            [f"{len(self.games)} games in {self.seconds:.0f} s; slowest answers: {slow}", *lines, *self.faults]
        )


async def side_by_side(url: str, kinds: Sequence[Kind], seeds: Sequence[int], pictures: Path) -> Report:
    """All games at once, in one browser of their own."""
    games = [Game(kind, seed, url) for kind, seed in zip(kinds, seeds, strict=True)]
    began = time.monotonic()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        faults = await asyncio.gather(*(game.run(InChromium(browser), pictures) for game in games))
        await browser.close()
    return Report([fault for some in faults for fault in some], games, time.monotonic() - began)
