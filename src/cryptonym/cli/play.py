"""`cryptonym play`: one terminal, all seats passed round."""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from cryptonym import languages
from cryptonym.cli.answers import FACES, Answers
from cryptonym.cli.chairs import CHAIRS, LEVELS, Chairs, chairs_of
from cryptonym.cli.faces import names_of, seen_on
from cryptonym.cli.pointing import Pointing, faced_card
from cryptonym.cli.screen import Screen, card_at, place_name, team_style
from cryptonym.cli.telling import sentences
from cryptonym.decks import Drawn, Stock, draw_key, lay, picture_deck, turn_over, word_deck
from cryptonym.engine import (
    CardCovered,
    Challenge,
    Command,
    CoverWord,
    DeclineCover,
    Event,
    Finding,
    Game,
    GameDealt,
    GameEnded,
    GiveClue,
    Guess,
    HouseRule,
    Mode,
    Phase,
    RefereeMode,
    Role,
    RuleOnChallenge,
    Rules,
    Seat,
    Stop,
    Team,
    TurnEnded,
    TurnHourglass,
    Violation,
    begin,
    call_off,
    deal,
    decide,
    end_time,
    evolve,
    log,
    view,
)
from cryptonym.engine.clock import time_is_up
from cryptonym.engine.model import GRIDS
from cryptonym.engine.quiet import heard
from cryptonym.messages import LANGUAGES, Messages
from cryptonym.minds.judge import judge, laid_before
from cryptonym.referee import Judgement

CARDS = ("words", "pictures", "mixed")
DECKS = languages.having(languages.Part.DECK)


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("play", help="play in this terminal, passing it round")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language that the program speaks")
    parser.add_argument(
        "--words", choices=DECKS, help="the language of the cards (default: the same, if it has a deck)"
    )
    parser.add_argument("--cards", choices=CARDS, default="words", help="what lies on the table")
    parser.add_argument(
        "--pictures", type=int, metavar="N", help="how many of mixed cards are pictures (default: half)"
    )
    parser.add_argument("--grid", choices=sorted(GRIDS), help="5x5, or 5x4 where only pictures lie")
    parser.add_argument("--mode", choices=[str(mode) for mode in Mode], default="teams")
    parser.add_argument("--colour", choices=[str(team) for team in Team], default="red", help="co-op's colour (COOP-1)")
    parser.add_argument(
        "--assassin-ending", action="store_true", help="nobody wins before the assassin is found (FINE)"
    )
    parser.add_argument("--referee", choices=[str(mode) for mode in RefereeMode], default="warns")
    parser.add_argument(
        "--house", action="append", choices=[str(rule) for rule in HouseRule], default=[], metavar="RULE"
    )
    parser.add_argument("--limits", default="", metavar="TEXT", help="a limit of your own, for all to see (HOUSE-8)")
    parser.add_argument("--hourglass", type=int, default=60, metavar="SECONDS")
    parser.add_argument("--clue-seconds", type=int, metavar="SECONDS", help="strict time for a clue (TIME-2)")
    parser.add_argument("--guess-seconds", type=int, metavar="SECONDS", help="strict time for the guesses of a turn")
    parser.add_argument("--seed", type=int, help="the same cards and key each time: for trying things out")
    parser.add_argument("--log", type=Path, metavar="FILE", help="keep the game as JSON Lines, for `cryptonym replay`")
    parser.add_argument(
        "--bots", default="", metavar="SEATS", help=f"seats that bots take, with commas: {', '.join(CHAIRS)}"
    )
    parser.add_argument("--level", choices=LEVELS, default="steady", help="how well the bots play")
    parser.add_argument("--pace", type=float, default=0.25, help="how long they think, beside people (0: not at all)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    options.words = options.words or (options.lang if options.lang in DECKS else languages.FALLBACK)
    grid = GRIDS[options.grid or ("5x4" if options.cards == "pictures" else "5x5")]
    if options.pictures is not None and not (options.cards == "mixed" and 0 < options.pictures < grid.size):
        Console(stderr=True).print(
            Messages(options.lang).format("violation-settings-out-of-range", {"what": "pictures"})
        )
        return 2
    rules = Rules(
        grid=grid,
        mode=Mode(options.mode),
        assassin_ending=options.assassin_ending,
        referee=RefereeMode(options.referee),
        house=frozenset(HouseRule(name) for name in options.house),
        own_limits=options.limits,
        hourglass_seconds=options.hourglass,
        clue_seconds=options.clue_seconds,
        guess_seconds=options.guess_seconds,
    )
    chance = secrets.SystemRandom() if options.seed is None else Random(options.seed)  # noqa: S311 - asked for
    try:
        seats = chairs_of(options.bots)
    except ValueError as wrong:
        print(f"cryptonym play: no such seat: {wrong}; there are {', '.join(CHAIRS)}", file=sys.stderr)
        return 2
    chairs = Chairs(seats, options.words, options.level, options.pace)
    evening = Evening(Screen(Console(), Messages(options.lang)), rules, options, chance, chairs=chairs)
    try:
        evening.play()
    except (EOFError, KeyboardInterrupt):
        evening.screen.clear()
    evening.screen.show("", evening.say("terminal-bye"))
    return 0


def _now() -> int:
    return time.time_ns() // 1_000_000


class CallOff(Exception):
    """Somebody wants to end this game without a winner (TABLE-5)."""


class Evening:
    """A run of games at one terminal."""

    def __init__(
        self,
        screen: Screen,
        rules: Rules,
        options: argparse.Namespace,
        chance: Random,
        clock: Callable[[], int] = _now,
        chairs: Chairs | None = None,
    ) -> None:
        self.screen = screen
        self.say = screen.say
        self.messages = Messages(options.lang)
        self._answers = Answers(self.messages)
        self._rules = rules
        self._language: str = options.words or options.lang
        self._pictures = picture_count(options.cards, rules.grid.size, options.pictures)
        self._colour = Team(options.colour) if rules.mode is Mode.COOP else None
        self._file: Path | None = options.log
        self._chance = chance
        self._clock = clock
        self._laid: tuple[Drawn, ...] = ()
        self._used: frozenset[str] = frozenset()
        self._used_pictures: frozenset[str] = frozenset()
        self._events: list[Event] = []
        self._game: Game | None = None
        self._consents: set[tuple[Team, str]] = set()
        self._holder: Seat | None = None
        self._wins = {Team.RED: 0, Team.BLUE: 0}
        self._chairs = chairs or Chairs()
        self._pointing = Pointing()

    @property
    def game(self) -> Game:
        assert self._game is not None
        return self._game

    def play(self) -> None:
        flipped = False
        while True:
            self._deal(flipped)
            try:
                while not self.game.is_over:
                    self._move()
            except CallOff:
                self._happen(call_off(self.game))
            self._end()
            again = self._next()
            if again is None:
                return
            flipped = again

    def _deal(self, flipped: bool) -> None:
        size = self._rules.grid.size
        stock = Stock(word_deck(self._language).cards, picture_deck().cards, self._used, self._used_pictures)
        if flipped:
            drawn = turn_over(self._laid, stock, self._chance)
        else:
            drawn = lay(stock, size, self._pictures, self._chance)
        self._laid = drawn.cards
        words = frozenset(card.name for card in drawn.cards if not card.picture)
        pictures = frozenset(card.name for card in drawn.cards if card.picture)
        self._used = words if drawn.words_anew else self._used | words
        self._used_pictures = pictures if drawn.pictures_anew else self._used_pictures | pictures
        self._events, self._consents, self._game = [], set(), None
        self._chairs.new_game()
        key = draw_key(self._rules.grid, self._chance, self._colour)
        self.screen.clear()
        faces = tuple(card.face for card in self._laid)
        places = frozenset(place for place, card in enumerate(self._laid) if card.picture)
        self._happen(deal(self._rules, faces, places, key, self._clock()))
        if places:
            self.screen.show(Text(self.say("terminal-look-how"), "dim"))

    def _happen(self, decision: tuple[Event, ...] | Violation) -> bool:
        """Fold and tell what has happened; False where it was refused."""
        if isinstance(decision, Violation):
            self.screen.show(Text(self.say(decision.message, decision.args) + f" ({decision.rule})", "bold yellow"))
            return False
        for event in decision:
            self._game = begin(event) if isinstance(event, GameDealt) else evolve(self.game, event)
            self._events.append(event)
            if isinstance(event, CardCovered):
                self._pointing.take(event.card)
            elif isinstance(event, GameDealt | TurnEnded | GameEnded):
                self._pointing.clear()
            for sentence in sentences(event, self.game, self.messages):
                self.screen.show(Text(sentence, "italic"))
        if self._file is not None:
            self._file.write_text("".join(log.write(self._events)), encoding="utf-8")
        return True

    def _do(self, seat: Seat, command: Command) -> bool:
        return self._happen(decide(self.game, seat, command))

    def _move(self) -> None:
        """Whatever is due now, at whoever's hands it is due."""
        if time_is_up(self.game, self._clock()):
            self._happen(end_time(self.game, self._clock()))
            return
        due = self.game.on_move
        if due in self._chairs:
            self._bot_moves(due)
            return
        match self.game.phase:
            case Phase.CLUE:
                self._clue_phase()
            case Phase.GUESS:
                self._guess_phase()
            case Phase.RULING:
                self._ruling()
            case Phase.ENEMY:
                self._cover(self.game.coverer)
            case Phase.OVER:
                raise AssertionError("nothing is due when the game is over")

    def _bot_moves(self, seat: Seat) -> None:
        if len([one for one in self.game.seats if one not in self._chairs]) > 1:
            self._public(seat)  # somebody else may look by now: no key stays on the screen
        self.screen.show(Text(self.say("bot-thinks", {"seat": str(seat)}), "dim"))
        command = self._chairs.command(self.game, seat)
        assert command is not None, f"{seat} has to move"
        if isinstance(command, GiveClue):
            command = replace(command, verdict=self._judgement(command.word, command.number).verdict)
        if self._do(seat, replace(command, at=self._clock())) and isinstance(command, GiveClue):
            self._after_clue()

    # --- passing the terminal round ---------------------------------------------------------------------------------

    def _ask(self, question: str) -> str:
        self.screen.show("", question)
        left = self.game.clock.ends if self.game.clock and not self.game.is_over else None
        if left is not None:
            seconds = max(0, (left - self._clock()) // 1000)
            self.screen.show(Text(self.say("terminal-time-left", {"count": seconds}), "dim"))
        answer = self.screen.console.input("› ").strip()
        if self._answers.command(answer) == "call-off":
            raise CallOff
        return answer

    def _hand_to(self, seat: Seat) -> None:
        """The terminal changes hands; a key is shown only when its spymaster has said to be alone."""
        if self._holder != seat:
            if self._holder is not None and self._holder.role is Role.SPYMASTER:
                self.screen.clear()
            self.screen.show("", Text(self.say("terminal-hand-over", {"seat": str(seat)}), team_style(self.game.turn)))
            wants_key = seat.role is Role.SPYMASTER
            self._ask(self.say("terminal-confirm-alone" if wants_key else "terminal-press-enter"))
            self._holder = seat
            self.screen.clear()
        self.screen.table(view(self.game, seat))

    def _public(self, seat: Seat) -> None:
        """Somebody else speaks, and looks at the table as all do."""
        if self._holder is not None and self._holder.role is Role.SPYMASTER:
            self.screen.clear()
        self._holder = seat

    # --- what each phase asks for -----------------------------------------------------------------------------------

    def _clue_phase(self) -> None:
        giver = self.game.clue_giver
        self._hand_to(giver)
        if self.game.penalty_open:
            self._cover(giver)
            return
        answer = self._ask(self.say("terminal-ask-clue"))
        if self._looked(answer, giver):
            return
        clue = parse_clue(answer)
        if clue is None:
            self.screen.show(self.say("terminal-need-number"))
            return
        word, number = clue
        self._give(giver, word, number)

    def _give(self, giver: Seat, word: str, number: int | None) -> None:
        judgement = self._judgement(word, number)
        let_pass = (self.game.turn, heard(word)) in self._consents
        if self._rules.referee is not RefereeMode.SILENT and judgement.finding is not Finding.LEGAL and not let_pass:
            choice = self._warned(judgement)
            if choice == "change":
                return
            if choice == "ask":
                self._ask_quietly(word)
                return
        given = GiveClue(word, number, judgement.verdict, let_pass, self._clock())
        if self._do(giver, given):
            self._after_clue()

    def _judgement(self, word: str, number: int | None) -> Judgement:
        return judge(laid_before(self.game, self._language), word, number)

    def _looked(self, answer: str, seat: Seat) -> bool:
        """“? B3” says what is on a picture, to whoever asks and alike for everybody."""
        if not answer.startswith("? "):
            return False
        card = self._card_at(answer[2:], seat)
        if card is None:
            self.screen.show(self.say("terminal-not-understood"))
            return True
        place = place_name(card, self.game.rules.grid.columns)
        face = self.game.cards[card]
        name = names_of(self.game.cards, self.game.pictures, self.screen.language)[card]
        alt = seen_on(face, self.screen.language) if card in self.game.pictures else ""
        message = "terminal-look" if alt else "terminal-look-word"
        self.screen.show(Text(self.say(message, {"place": place, "title": name, "alt": alt}), "italic"))
        return True

    def _card_at(self, answer: str, seat: Seat) -> int | None:
        return card_at(answer, view(self.game, seat), self.screen.language)

    def _warned(self, judgement: Judgement) -> str:
        """The giver alone sees the verdict, and may change the clue, ask quietly or insist (REF-1)."""
        args = {"finding": str(judgement.finding), "rule": judgement.rule or ""}
        self.screen.show(Text(self.say("terminal-referee-says", args), "bold yellow"))
        for reason in judgement.reasons:
            self.screen.show(Text(f"  {self.say(reason.message, reason.args)} ({reason.rule})", "yellow"))
        coop = self.game.rules.mode is Mode.COOP
        question = self.say("terminal-ask-against-coop" if coop else "terminal-ask-against")
        while True:
            choice = self._answers.choice("against", self._ask(question))
            if choice is not None and not (choice == "ask" and coop):
                return choice

    def _ask_quietly(self, word: str) -> None:
        """The other spymaster sees the key too, so the screen may stay as it is (CLUE-18)."""
        other = Seat(Role.SPYMASTER, self.game.turn.other)
        if other in self._chairs:
            fair = self._judgement(word, 1).finding is not Finding.ILLEGAL
            if fair:
                self._consents.add((self.game.turn, heard(word)))
            self.screen.show(self.say("terminal-consented" if fair else "terminal-not-consented"))
            return
        answer = self._ask(self.say("terminal-ask-consent", {"seat": str(other), "word": word}))
        if self._answers.is_yes(answer):
            self._consents.add((self.game.turn, heard(word)))
            self.screen.show(self.say("terminal-consented"))
        else:
            self.screen.show(self.say("terminal-not-consented"))

    def _after_clue(self) -> None:
        """The one moment for a challenge (PEN-3): at one terminal it is asked for straight away."""
        game = self.game
        if game.clue is None or game.clue.let_pass:
            return
        coop = game.rules.mode is Mode.COOP
        challenger = game.challenger
        if challenger in self._chairs:
            objection = self._chairs.command(game, challenger) if not coop else None
            if objection is not None:
                self._do(challenger, replace(objection, at=self._clock()))
            return
        if game.clue_giver in self._chairs and game.clue.verdict and game.clue.verdict.finding is Finding.LEGAL:
            return  # a bot's clue that the referee finds nothing wrong with
        self._public(challenger)
        self.screen.table(view(game, game.guesser))
        asked = "operative" if coop else str(challenger)
        if self._ask(self.say("terminal-ask-challenge", {"seat": asked})) == "!":
            self._do(challenger, Challenge(len(game.covered), self._clock()))

    def _guess_phase(self) -> None:
        seat = self.game.guesser
        self._hand_to(seat)
        self._show_pointing()
        answer = self._ask(self.say("terminal-ask-guess"))
        if self._looked(answer, seat) or self._pointed(answer, seat) or self._faced(answer):
            return
        seen = len(self.game.covered)
        match self._answers.command(answer) if answer else "help":
            case "stop":
                self._do(seat, Stop(seen, self._clock()))
            case "hourglass":
                self._do(seat, TurnHourglass(self._clock()))
            case "log":
                for event in self._events:
                    for sentence in sentences(event, self.game, self.messages):
                        self.screen.show(Text(f"  {sentence}", "dim"))
            case "rules":
                self.screen.show(self.say("terminal-rules-at"))
            case "help":
                faces = " · ".join(self.say(f"face-{face}") for face in FACES)
                self.screen.show(self.say("terminal-help"), self.say("terminal-help-fingers", {"faces": faces}))
            case _:
                card = self._card_at(answer, seat)
                if card is None:
                    self.screen.show(self.say("terminal-not-understood"))
                else:
                    self._do(seat, Guess(card, seen, self._clock()))

    # --- talking with fingers (TURN-13): only those at the keyboard who do not know the key, and nothing of it is kept ----------

    def _names(self) -> tuple[str, ...]:
        return names_of(self.game.cards, self.game.pictures, self.screen.language)

    def _show_pointing(self) -> None:
        told = self._pointing.told(self.say, self._names())
        if told:
            self.screen.show(Text(self.say("terminal-pointing", {"cards": told}), "dim"))

    def _pointed(self, answer: str, seat: Seat) -> bool:
        """“tag B3”, “unsure B3”, “not B3”: shown to all, and decides nothing."""
        found = self._answers.finger(answer)
        if found is None:
            return False
        how, named = found
        card = self._card_at(named, seat)
        if card is None or card in self.game.covered:
            self.screen.show(self.say("terminal-not-understood"))
        else:
            self._pointing.point(how, card)
        return True

    def _faced(self, answer: str) -> bool:
        """A face at the card that was covered last, while nobody who knows the key has the keyboard; at the end, anybody's.

        BOA may lie on the table: then its word is the card, and “Boa!” the face.
        """
        face = self._answers.face(answer)
        if face is None or (not self.game.is_over and self._card_at(answer, self.game.guesser) is not None):
            return False
        card = faced_card(self.game)
        if card is None:
            self.screen.show(self.say("terminal-no-face"))
        else:
            said = self.say("terminal-face", {"card": self._names()[card], "face": self.say(f"face-{face}")})
            self.screen.show(Text(said, "italic"))
        return True

    def _ruling(self) -> None:
        giver = self.game.clue_giver
        self._public(giver)
        upheld = self._answers.is_yes(self._ask(self.say("terminal-ask-ruling")))
        self._do(giver, RuleOnChallenge(upheld, len(self.game.covered), self._clock()))

    def _cover(self, seat: Seat) -> None:
        self._hand_to(seat)
        enemy = self.game.phase is Phase.ENEMY
        question = (
            self.say("terminal-ask-enemy", {"count": self.game.enemy_covers})
            if enemy
            else self.say("terminal-ask-penalty")
        )
        answer = self._ask(question)
        if self._looked(answer, seat):
            return
        seen = len(self.game.covered)
        if not answer and not enemy:
            self._do(seat, DeclineCover(seen, self._clock()))
            return
        card = self._card_at(answer, seat)
        if card is None:
            self.screen.show(self.say("terminal-not-understood"))
        else:
            self._do(seat, CoverWord(card, seen, self._clock()))

    # --- the end ----------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        self._holder = None
        ending = self.game.ending
        if ending is not None and ending.winner is not None:
            self._wins[ending.winner] += 1
        self.screen.table(view(self.game, self.game.guesser))
        wins = {"red": self._wins[Team.RED], "blue": self._wins[Team.BLUE]}
        self.screen.show(Text(self.say("terminal-evening", wins), "bold"))
        notes = list(self._chairs.notes())
        if notes:
            self.screen.show("", Text(self.say("bot-looking-back"), "bold"))
        for seat, note in notes:
            self.screen.show(Text(f"  {self.say(note.message, note.args)}", team_style(seat.team or self.game.turn)))
        if self._file is not None:
            self.screen.show(self.say("terminal-saved", {"file": str(self._file)}))

    def _next(self) -> bool | None:
        """Whether the cards are turned for the next game (NEXT-1) or drawn afresh (NEXT-2); None to go home."""
        can_flip = any(card.other is not None for card in self._laid)
        while True:
            self.screen.show("", self.say("terminal-ask-next" if can_flip else "terminal-ask-next-fresh"))
            typed = self.screen.console.input("› ")
            if self._faced(typed):
                continue
            answer = self._answers.choice("next", typed)
            if answer == "end":
                return None
            if answer == "draw" or (answer == "flip" and can_flip):
                return answer == "flip"


def picture_count(cards: str, size: int, wanted: int | None) -> int:
    """How many of the cards are pictures; half of a mixed table, rounded down, where nobody says (MIX-3)."""
    return {"words": 0, "pictures": size}.get(cards, size // 2 if wanted is None else wanted)


def parse_clue(answer: str) -> tuple[str, int | None] | None:
    """“feather 2” → a word and a number; * and ∞ stand for unlimited. None where one of them is missing."""
    word, _, number = answer.rpartition(" ")
    if not word.strip():
        return None
    if number in ("*", "∞"):
        return word.strip(), None
    try:
        return word.strip(), int(number)
    except ValueError:
        return None
