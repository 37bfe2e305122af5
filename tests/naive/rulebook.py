"""The game as docs/rules/en.md tells it, in plain Python, to hold the engine against.

Nothing here is clever or fast, on purpose: what can be counted is counted anew each time, and each rule is named
where it acts. It knows nothing of the engine.
"""

SPYMASTERS = {"red": "red-spymaster", "blue": "blue-spymaster"}
OTHER = {"red": "blue", "blue": "red"}
LONGEST_WORD = 60

# TIME-2: what strict time stops. (The hourglass is only a nudge, and stops nothing.)
TIMED = ["clue", "guess", "stop", "challenge", "rule", "cover", "decline"]
# TABLE-8: what rests on the table as the sender saw it.
RESTS_ON_THE_TABLE = ["guess", "stop", "challenge", "rule", "cover", "decline"]


class NaiveGame:
    """One game, from the deal to its end."""

    def __init__(
        self,
        *,
        columns: int,
        rows: int,
        mode: str,
        assassin_ending: bool,
        referee: str,
        clue_seconds: int | None,
        guess_seconds: int | None,
        hourglass_seconds: int,
        key: list[str],
        starting: str,
        now: int,
    ) -> None:
        if len(key) != columns * rows:
            raise ValueError("the key does not fit the grid")
        self.key = list(key)
        self.mode = mode
        self.starting = starting
        self.assassin_ending = assassin_ending
        self.referee = referee
        self.clue_seconds = clue_seconds
        self.guess_seconds = guess_seconds
        self.hourglass_seconds = hourglass_seconds

        # The table.
        self.covered: list[int] = []
        # TURN-1: the team that starts goes first. COOP-1: in co-op that is the team of the players.
        self.turn = starting
        self.phase = "clue"

        # The turn.
        self.clue: tuple[str, int | None] | None = None
        self.finding: str | None = None  # what the referee found about this clue
        self.let_pass = False  # CLUE-18: the opposing spymaster let this clue pass
        self.challenged = False  # PEN-3: once a clue
        self.touches = 0
        self.last_stand = False
        self.penalty_open = False
        self.enemy_covers = 0

        # The end.
        self.winner: str | None = None
        self.ended_by: str | None = None
        self.score: int | None = None

        # The clocks.
        self.clock_ends: int | None = None
        self.clock_left: int | None = None
        self.hourglass_until: int | None = None
        self._start_clock(clue_seconds, now)

    # What is on the table

    def _left(self, team: str) -> int:
        """The team's words that are not covered yet: also what is left in its pile (SET-6)."""
        return sum(1 for card, identity in enumerate(self.key) if identity == team and card not in self.covered)

    def _visible(self, card: object) -> bool:
        """Whether this is a card of the table that is not covered."""
        return type(card) is int and 0 <= card < len(self.key) and card not in self.covered

    def _highest_number(self) -> int:
        """CLUE-9: more than the team's words still uncovered cannot be true. FINE-5: the assassin may be counted too."""
        highest = self._left(self.turn)
        if self.assassin_ending:
            highest += 1
        return highest

    def _guesses_left(self) -> int | None:
        if self.clue is None:
            return None
        number = self.clue[1]
        # EXPERT-2 (unlimited), EXPERT-1 (zero) and FINE-3 (last stand) lift the limit.
        if number is None or number == 0 or self.last_stand:
            return None
        # TURN-10: one guess more than the number. TURN-12: whatever is covered meanwhile.
        return number + 1 - self.touches

    # Who is who

    def _plays(self, seat: str) -> bool:
        if self.mode == "coop":
            # COOP-1: one team of players; the enemy has none.
            return seat in {self.starting + "-spymaster", self.starting + "-operative"}
        if self.mode == "trio":
            # TRIO-2: two spymasters, and one operative of both.
            return seat in {"red-spymaster", "blue-spymaster", "both-operative"}
        # SET-1, SET-2
        return seat in {"red-spymaster", "red-operative", "blue-spymaster", "blue-operative"}

    def _is_operative_on_turn(self, seat: str) -> bool:
        if self.mode == "trio":
            return seat == "both-operative"
        return seat == self.turn + "-operative"

    def _may_challenge(self, seat: str) -> bool:
        # PEN-3: until the first guess, once, and not what was let pass.
        if self.phase != "guess" or self.touches > 0 or self.challenged or self.let_pass:
            return False
        if self.mode == "coop":
            # COOP-6: nobody opposes, so an operative challenges.
            return self._is_operative_on_turn(seat)
        # PEN-3: the opposing spymaster does.
        return seat == SPYMASTERS[OTHER[self.turn]]

    def _may_turn_hourglass(self, seat: str) -> bool:
        # TIME-1: any player, but no spymaster on their own operatives (CLUE-1).
        if self.phase == "over":
            return False
        return not (self.phase == "guess" and seat == SPYMASTERS[self.turn])

    def may(self, seat: str) -> list[str]:
        """What the seat may do now, time aside."""
        if not self._plays(seat):
            return []
        can: list[str] = []
        if self.phase == "clue" and seat == SPYMASTERS[self.turn]:
            can.append("clue")
            if self.penalty_open:
                # PEN-2: before the next clue its giver may cover a word of their own team, or say that they will not.
                can.append("cover")
                can.append("decline")
        if self.phase == "guess" and self._is_operative_on_turn(seat):
            can.append("guess")
            # TURN-8, TURN-9: only after the first guess, also after a zero (EXPERT-3).
            # FINE-4: in a last stand the touch of the assassin was that guess.
            if self.touches > 0:
                can.append("stop")
        if self._may_challenge(seat):
            can.append("challenge")
        if self.phase == "ruling" and seat == SPYMASTERS[self.starting]:
            # COOP-6: where the referee cannot decide, the spymaster does. Guesses wait.
            can.append("rule")
        if self.phase == "enemy" and seat == SPYMASTERS[self.starting]:
            # COOP-2: the players' spymaster covers for the enemy.
            can.append("cover")
        if self._may_turn_hourglass(seat):
            can.append("hourglass")
        return sorted(can)

    # Wishes

    def do(self, seat: str, command: dict[str, object], now: int) -> bool:
        """What somebody wishes to do. True: it happened. False: it was refused, and nothing has changed."""
        wish = command.get("do")
        if wish not in self.may(seat):
            return False
        if wish in TIMED and self._time_is_over(now):
            # TIME-2. (A cover of COOP-2 has no clock, TIME-3.)
            return False
        if wish in RESTS_ON_THE_TABLE and command.get("seen") != len(self.covered):
            # TABLE-8
            return False
        if wish == "clue":
            return self._give_clue(command, now)
        if wish == "guess":
            return self._guess(command.get("card"), now)
        if wish == "stop":
            return self._stop(now)
        if wish == "challenge":
            return self._challenge(now)
        if wish == "rule":
            return self._rule(command.get("upheld"), now)
        if wish == "cover":
            if self.phase == "enemy":
                return self._cover_for_enemy(command.get("card"), now)
            return self._cover_as_penalty(command.get("card"))
        if wish == "decline":
            return self._decline()
        return self._turn_hourglass(now)

    def _give_clue(self, command: dict[str, object], now: int) -> bool:
        word = command.get("word")
        number = command.get("number")
        finding = command.get("finding")
        # CLUE-18 needs an opposing spymaster, and in co-op nobody opposes (COOP-6).
        let_pass = command.get("let_pass") is True and self.mode != "coop"

        # CLUE-1: a word and a number, always both.
        if not isinstance(word, str) or word.strip() == "" or len(word) > LONGEST_WORD or not word.isprintable():
            return False
        if number is not None:
            # EXPERT-1, EXPERT-2, EXPERT-3: zero, and unlimited (None), are open to everybody.
            # CLUE-9: a number that cannot be true is not taken, whoever would let it pass.
            if not isinstance(number, int) or isinstance(number, bool):
                return False
            if number < 0 or number > self._highest_number():
                return False
        if finding is not None and not isinstance(finding, str):
            return False
        if self.referee == "silent":
            # REF-3: there are no verdicts.
            finding = None
        if self.referee == "refuses" and finding == "illegal" and not let_pass:
            # REF-2
            return False

        # REF-1, REF-2: any other clue is given. CLUE-22: and stands.
        self.clue = (word, number)
        self.finding = finding
        self.let_pass = let_pass
        self.challenged = False
        self.touches = 0
        # PEN-2: giving the next clue is declining.
        self.penalty_open = False
        self.phase = "guess"
        self.hourglass_until = None
        # TIME-3: one span for all guesses of the turn.
        self._start_clock(self.guess_seconds, now)
        return True

    def _guess(self, card: object, now: int) -> bool:
        # TURN-11: a covered card cannot be guessed.
        if not isinstance(card, int) or not self._visible(card):
            return False
        team = self.turn
        enemy = OTHER[team]
        identity = self.key[card]
        # TURN-3: the touch is official and final.
        self.touches += 1
        self._cover(card)

        if identity == "assassin":
            if not self.assassin_ending:
                # TURN-7, COOP-3: the team that touched it loses.
                self._end(enemy, "TURN-7")
            elif self._left(team) == 0:
                # FINE-2, FINE-7: with all its own words covered the team wins.
                self._end(team, "FINE-2")
            else:
                # FINE-3: touched earlier; the turn goes on, with no limit, even if this was the last guess allowed.
                self.last_stand = True
            return True

        if self.mode == "coop" and self._left(enemy) == 0:
            # COOP-3: every enemy word is covered, by whomever. FINE-6: with the assassin ending, too.
            self._end(enemy, "COOP-3")
            return True

        if self.last_stand:
            if identity != team:
                # FINE-4: any wrong guess loses.
                self._end(enemy, "FINE-4")
            elif self._left(team) == 0:
                # FINE-3: all own words found.
                self._end(team, "FINE-3")
            return True

        if not self.assassin_ending:
            # END-1: whoever covered the last one. FINE-1 puts this off. COOP-5: the enemy covers nothing more.
            if self._left(team) == 0:
                self._end(team, "END-1")
                return True
            if self._left(enemy) == 0:
                self._end(enemy, "END-1")
                return True

        if identity != team:
            # TURN-5 (a bystander), TURN-6 (the other team's agent)
            self._end_turn(now)
        elif self._guesses_left() == 0:
            # TURN-10: after the last guess the turn ends by itself.
            self._end_turn(now)
        # TURN-4: else the team may guess again.
        return True

    def _stop(self, now: int) -> bool:
        if self.last_stand:
            # FINE-4: stopping loses.
            self._end(OTHER[self.turn], "FINE-4")
        else:
            # TURN-9
            self._end_turn(now)
        return True

    def _challenge(self, now: int) -> bool:
        self.challenged = True
        if self.finding == "illegal":
            # PEN-5, COOP-6: the referee is sure that the challenge holds.
            self._clue_was_illegal(now)
        elif self.finding == "legal":
            # PEN-5: it fails, and costs nothing; the turn goes on.
            pass
        elif self.mode == "coop":
            # COOP-6: in doubt the spymaster decides. Guesses wait for it, clocks do not.
            self.phase = "ruling"
        else:
            # PEN-5: in doubt, after a mere notice, and with no referee, the challenger's word decides.
            self._clue_was_illegal(now)
        return True

    def _rule(self, upheld: object, now: int) -> bool:
        if not isinstance(upheld, bool):
            return False
        # COOP-6
        if upheld:
            self._clue_was_illegal(now)
        else:
            self.phase = "guess"
        return True

    def _clue_was_illegal(self, now: int) -> None:
        # PEN-1: the turn of the team that gave it ends at once.
        self._end_turn(now)
        if self.mode == "coop":
            # COOP-6: two enemy words instead of one.
            self.enemy_covers = 2
        elif self._left(self.turn) > 0:
            # PEN-2: the other team, which is on turn now, may cover one of its words; if none is left there is
            # nothing to decide (that can be only in FINE).
            self.penalty_open = True

    def _cover_as_penalty(self, card: object) -> bool:
        # PEN-2: one of the team's own words.
        if not isinstance(card, int) or not self._visible(card) or self.key[card] != self.turn:
            return False
        self.penalty_open = False
        self._cover(card)
        if not self.assassin_ending and self._left(self.turn) == 0:
            # PEN-4: it counts for END-1 (not in FINE).
            self._end(self.turn, "END-1")
        return True

    def _decline(self) -> bool:
        # PEN-2: may, not must.
        self.penalty_open = False
        return True

    def _cover_for_enemy(self, card: object, now: int) -> bool:
        # COOP-2: an enemy word, of the spymaster's choice. (In this phase the enemy is on turn.)
        if not isinstance(card, int) or not self._visible(card) or self.key[card] != self.turn:
            return False
        self.enemy_covers -= 1
        self._cover(card)
        if self._left(self.turn) == 0:
            # COOP-3, FINE-6
            self._end(self.turn, "COOP-3")
        elif self.enemy_covers == 0:
            self._end_turn(now)
        return True

    def _turn_hourglass(self, now: int) -> bool:
        # TIME-1: not while sand is still running.
        if self.hourglass_until is not None and now < self.hourglass_until:
            return False
        self.hourglass_until = now + self.hourglass_seconds * 1000
        return True

    # What follows from them

    def _cover(self, card: int) -> None:
        self.covered.append(card)
        self.hourglass_until = None

    def _end_turn(self, now: int) -> None:
        """TURN-1: the other team is on turn."""
        self.turn = OTHER[self.turn]
        self.clue = None
        self.finding = None
        self.let_pass = False
        self.challenged = False
        self.touches = 0
        self.penalty_open = False
        self.enemy_covers = 0
        self.hourglass_until = None
        if self.mode == "coop" and self.turn != self.starting:
            # COOP-2: it would be the enemy's turn. TIME-3: this has no time limit.
            self.phase = "enemy"
            self.enemy_covers = 1
            self._start_clock(None, now)
        else:
            self.phase = "clue"
            self._start_clock(self.clue_seconds, now)

    def _end(self, winner: str | None, rule: str) -> None:
        """The game is over. Turn, clue and touches stay as the last event left them."""
        self.phase = "over"
        self.winner = winner
        self.ended_by = rule
        if self.mode == "coop" and winner == self.starting:
            # COOP-4, FINE-6: the enemy's cards left in the pile. COOP-3: there is no score in a lost game.
            self.score = self._left(OTHER[self.starting])
        self.penalty_open = False
        self.enemy_covers = 0
        self.clock_ends = None
        self.clock_left = None
        self.hourglass_until = None

    def call_off(self) -> bool:
        """TABLE-5: the host calls the game off; nobody wins."""
        if self.phase == "over":
            return False
        self._end(None, "TABLE-5")
        return True

    # Strict time

    def _start_clock(self, seconds: int | None, now: int) -> None:
        """A phase begins: TIME-2. What the last phase had left, paused or not, is gone."""
        # TIME-3: a pause holds over the moves that are made in it; the next span waits whole.
        paused = self.clock_left is not None
        self.clock_left = seconds * 1000 if paused and seconds is not None else None
        self.clock_ends = None if paused or seconds is None else now + seconds * 1000

    def _time_is_over(self, now: int) -> bool:
        # No clock, or one that is paused, is never over.
        return self.clock_ends is not None and now >= self.clock_ends

    def time_ran_out(self, now: int) -> bool:
        """TIME-2: the turn ends; if no clue was given, none is; TURN-8 is waived."""
        if self.phase == "over" or not self._time_is_over(now):
            return False
        if self.last_stand:
            # TIME-3: in a last stand that is stopping, and FINE-4 says what stopping is.
            self._end(OTHER[self.turn], "FINE-4")
        else:
            # TIME-3: a penalty's cover that was not made in the clue's time is gone with it.
            # COOP-6: clocks do not wait for a decision; a challenge that nobody decided is gone too.
            self._end_turn(now)
        return True

    def pause(self, now: int) -> bool:
        """The host pauses the strict clock; it keeps what is left."""
        if self.phase == "over" or self.clock_ends is None:
            return False
        self.clock_left = max(0, self.clock_ends - now)
        self.clock_ends = None
        return True

    def resume(self, now: int) -> bool:
        """The strict clock goes on, with what was left."""
        if self.phase == "over" or self.clock_left is None:
            return False
        self.clock_ends = now + self.clock_left
        self.clock_left = None
        return True

    # To compare

    def summary(self) -> dict[str, object]:
        """All that can be compared."""
        return {
            "turn": self.turn,
            "phase": self.phase,
            "covered": list(self.covered),
            "left": {"red": self._left("red"), "blue": self._left("blue")},
            "clue": self.clue,
            "guesses_left": self._guesses_left(),
            "touches": self.touches,
            "penalty_open": self.penalty_open,
            "enemy_covers": self.enemy_covers,
            "last_stand": self.last_stand,
            "winner": self.winner,
            "ended_by": self.ended_by,
            "score": self.score,
            "clock_ends": self.clock_ends,
            "clock_left": self.clock_left,
            "hourglass_until": self.hourglass_until,
        }
