"""From what a seat asks for to what happens: events, or the violation. The rules of play are all here.

Every check that looks at the key comes after the seat has been found to know it, so that no refusal tells an operative anything.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

from cryptonym.engine import violations
from cryptonym.engine.clock import Decision, end_turn, is_paused, start_clock, time_is_up
from cryptonym.engine.commands import (
    Challenge,
    Command,
    CoverWord,
    DeclineCover,
    GiveClue,
    Guess,
    RuleOnChallenge,
    Stop,
    TurnHourglass,
)
from cryptonym.engine.events import (
    CardCovered,
    ChallengeDecided,
    ClueChallenged,
    ClueGiven,
    CoverDeclined,
    Event,
    GameDealt,
    GameEnded,
    HourglassTurned,
    LastStandBegan,
)
from cryptonym.engine.evolve import begin, evolve
from cryptonym.engine.model import (
    AGENT_OF,
    BLUE,
    RED,
    Finding,
    Game,
    Identity,
    Key,
    Mode,
    Phase,
    RefereeMode,
    Rules,
    Seat,
    Verdict,
)
from cryptonym.engine.violations import Violation

LONGEST_CLUE = 60


def deal(rules: Rules, cards: tuple[str, ...], pictures: frozenset[int], key: Key, at: int = 0) -> tuple[Event, ...]:
    """Lay the cards and put in the key; both were drawn elsewhere (SET-3, KEY-1)."""
    assert len(cards) == len(set(cards)) == rules.grid.size
    assert key.fits(rules.grid)
    dealt = GameDealt(rules, cards, pictures, key.starting, key)
    return (dealt, *start_clock(begin(dealt), at))


def call_off(game: Game) -> Decision:
    """The host calls the game off: nobody wins, and the key is shown (TABLE-5)."""
    return violations.game_over() if game.is_over else (GameEnded(None, "TABLE-5"),)


def decide(game: Game, seat: Seat, command: Command) -> Decision:
    if game.is_over:
        return violations.game_over()
    return _DECISIONS[type(command)](game, seat, command)


def give_clue(game: Game, seat: Seat, command: GiveClue) -> Decision:
    """One word and one number (CLUE-1), once a turn (TURN-2); it stands when given (CLUE-22)."""
    word = command.word.strip() if command.word.isascii() else unicodedata.normalize("NFC", command.word).strip()
    if game.phase is Phase.ENEMY:
        return violations.enemy_cover_due()
    if seat != game.clue_giver:
        return violations.not_your_clue()
    if game.phase is not Phase.CLUE:
        return violations.clue_already_given()
    if time_is_up(game, command.at):
        return violations.time_is_up()
    let_pass = command.let_pass and game.rules.mode is not Mode.COOP  # CLUE-18: nobody opposes there
    broken = bad_word(word) or _bad_number(game, command.number) or _refused(game, command.verdict, let_pass)
    if broken:
        return broken
    given = ClueGiven(game.turn, word, command.number, command.verdict, let_pass)
    if not game.rules.is_strict:
        return (given,)
    return (given, *start_clock(evolve(game, given), command.at, paused=is_paused(game)))


def bad_word(word: str) -> Violation | None:
    """What can be said about a clue's word without knowing the language."""
    if not word:
        return violations.clue_without_word()
    if len(word) > LONGEST_CLUE:
        return violations.clue_too_long(LONGEST_CLUE)
    return None if word.isprintable() else violations.clue_unreadable()


def _bad_number(game: Game, number: int | None) -> Violation | None:
    """A number that cannot be true is not taken, whoever would let it pass (CLUE-9)."""
    if number is not None and number < 0:
        return violations.number_negative()
    if number is not None and number > game.highest_number:
        return violations.number_too_high(game.highest_number)
    return None


def _refused(game: Game, verdict: Verdict | None, let_pass: bool) -> Violation | None:
    """REF-2: an illegal clue is not taken, unless the opposing spymaster agreed to it (CLUE-18)."""
    if game.rules.referee is not RefereeMode.REFUSES or let_pass:
        return None
    if verdict is None or verdict.finding is not Finding.ILLEGAL:
        return None
    return violations.clue_illegal(verdict.rule or "CLUE-1", verdict.codename)


def guess(game: Game, seat: Seat, command: Guess) -> Decision:
    """Cover the touched card (TURN-3); what it turns out to be settles the turn."""
    refused = _may_not_guess(game, seat, command.seen, command.at) or _no_card(game, command.card)
    if refused:
        return refused
    covered = CardCovered(command.card, game.key[command.card])
    return (covered, *consequences(game, covered.identity, command.at))


def stop(game: Game, seat: Seat, command: Stop) -> Decision:
    """Stop after at least one guess (TURN-8, TURN-9). In a last stand stopping loses (FINE-4)."""
    refused = _may_not_guess(game, seat, command.seen, command.at)
    if refused:
        return refused
    if not game.touches:
        return violations.guess_first()
    if game.last_stand:
        return (GameEnded(game.turn.other, "FINE-4"),)
    return end_turn(game, "TURN-9", command.at)


def _may_not_guess(game: Game, seat: Seat, seen: int, at: int) -> Violation | None:
    phase = game.phase
    if phase is Phase.ENEMY:
        return violations.enemy_cover_due()
    if seat != game.guesser:
        return violations.not_your_guess()
    if phase is Phase.RULING:
        return violations.ruling_awaited()
    if phase is Phase.CLUE:
        return violations.no_clue_yet()
    if seen != len(game.covered):
        return violations.table_moved_on()
    return violations.time_is_up() if game.clock and time_is_up(game, at) else None


def _no_card(game: Game, card: int) -> Violation | None:
    if not 0 <= card < len(game.cards):
        return violations.no_such_card()
    return violations.card_covered(game.cards[card]) if card in game.covered else None


def consequences(game: Game, identity: Identity, at: int) -> tuple[Event, ...]:
    """What follows from the touch of such a card (TURN-4 to TURN-7, FINE-1 to FINE-4); `game` is as it was before it."""
    ending = _ending_by_words(game, identity)
    if ending:
        return (ending,)
    if identity is Identity.ASSASSIN:
        return _assassin_touched(game)
    own = identity is (Identity.RED if game.turn is RED else Identity.BLUE)
    if game.last_stand:
        return _in_last_stand(game, own)
    if not own:
        return end_turn(game, "TURN-5" if identity is Identity.BYSTANDER else "TURN-6", at)
    return end_turn(game, "TURN-10", at) if game.is_last_guess else ()


def _ending_by_words(game: Game, identity: Identity) -> GameEnded | None:
    """With its last word covered a team wins (END-1), co-op's enemy even in the assassin ending (COOP-3, FINE-6)."""
    if identity is Identity.BYSTANDER or identity is Identity.ASSASSIN:
        return None
    team = RED if identity is Identity.RED else BLUE
    if game.left(team) > 1:
        return None
    if game.team is not None and team is not game.team:
        return GameEnded(team, "COOP-3")
    if game.rules.assassin_ending:
        return None  # FINE-1
    return GameEnded(team, "END-1", _score(game))


def _score(game: Game) -> int | None:
    """Co-op's score: the enemy agents left in the pile (COOP-4)."""
    return game.left(game.team.other) if game.team is not None else None


def _assassin_touched(game: Game) -> tuple[Event, ...]:
    if not game.rules.assassin_ending:
        return (GameEnded(game.turn.other, "TURN-7"),)
    if game.left(game.turn):
        return (LastStandBegan(game.turn),)
    return (GameEnded(game.turn, "FINE-2", _score(game)),)


def _in_last_stand(game: Game, own: bool) -> tuple[Event, ...]:
    if not own:
        return (GameEnded(game.turn.other, "FINE-4"),)
    return () if game.left(game.turn) > 1 else (GameEnded(game.turn, "FINE-3", _score(game)),)


def challenge(game: Game, seat: Seat, command: Challenge) -> Decision:
    """The opposing spymaster objects (PEN-3, PEN-5); in co-op any operative does (COOP-6)."""
    if seat != game.challenger:
        return violations.not_yours_to_challenge()
    if game.clue is None or game.phase is Phase.ENEMY:
        return violations.nothing_to_challenge()
    if command.seen != len(game.covered):
        return violations.table_moved_on()
    if game.challenged:
        return violations.challenged_once()
    if game.touches:
        return violations.too_late_to_challenge()
    if game.clue.let_pass:
        return violations.let_pass_already()
    if time_is_up(game, command.at):
        return violations.time_is_up()
    challenged = ClueChallenged(game.turn if game.rules.mode is Mode.COOP else game.turn.other)
    decided = _referee_decides(game)
    if decided is None and game.rules.mode is Mode.COOP:
        return (challenged,)
    decided = decided or ChallengeDecided(True, "challenger")
    return (challenged, *_settle(evolve(game, challenged), decided, command.at))


def _referee_decides(game: Game) -> ChallengeDecided | None:
    """The referee's ruling if it is sure (PEN-5): not in doubt, not after a mere notice, not if there is no referee.

    A legal verdict settles nothing if the group has limits of its own, which the referee does not know (HOUSE-8).
    """
    verdict: Verdict | None = game.clue.verdict if game.clue else None
    if verdict is None or game.rules.referee is RefereeMode.SILENT:
        return None
    if verdict.finding in (Finding.DOUBTFUL, Finding.NOTICE):
        return None
    upheld = verdict.finding is Finding.ILLEGAL
    if not upheld and game.rules.own_limits:
        return None
    return ChallengeDecided(upheld, "referee", verdict.rule if upheld else None, verdict.codename if upheld else None)


def _settle(game: Game, decided: ChallengeDecided, at: int) -> tuple[Event, ...]:
    """An upheld challenge ends the turn at once (PEN-1); one that fails costs nothing (PEN-5)."""
    settled = evolve(game, decided)
    return (decided, *end_turn(settled, "PEN-1", at)) if decided.upheld else (decided,)


def rule_on_challenge(game: Game, seat: Seat, command: RuleOnChallenge) -> Decision:
    """Co-op's spymaster decides where the referee does not (COOP-6)."""
    if seat != game.clue_giver or game.rules.mode is not Mode.COOP:
        return violations.not_yours_to_rule_on()
    if game.phase is not Phase.RULING:
        return violations.nothing_to_rule_on()
    if command.seen != len(game.covered):
        return violations.table_moved_on()
    if time_is_up(game, command.at):
        return violations.time_is_up()
    return _settle(game, ChallengeDecided(command.upheld, "spymaster"), command.at)


def cover_word(game: Game, seat: Seat, command: CoverWord) -> Decision:
    """A spymaster covers a word without a touch: after a penalty (PEN-2), or for co-op's enemy (COOP-2)."""
    refused = _may_not_cover(game, seat, command.seen, command.at) or _no_card(game, command.card)
    if refused:
        return refused
    enemy = game.phase is Phase.ENEMY
    identity = game.key[command.card]
    if identity is not AGENT_OF[game.turn]:
        return violations.cover_the_enemys() if enemy else violations.cover_your_own()
    covered = CardCovered(command.card, identity, "COOP-2" if enemy else "PEN-2")
    ending = _ending_by_words(game, identity)  # PEN-4, COOP-3
    if ending:
        return (covered, ending)
    return (covered, *end_turn(game, "COOP-2", command.at)) if game.enemy_covers == 1 else (covered,)


def decline_cover(game: Game, seat: Seat, command: DeclineCover) -> Decision:
    """The penalty's cover is a may (PEN-2); co-op's is a must (COOP-2)."""
    refused = _may_not_cover(game, seat, command.seen, command.at)
    if refused:
        return refused
    return violations.must_cover() if game.phase is Phase.ENEMY else (CoverDeclined(game.turn),)


def _may_not_cover(game: Game, seat: Seat, seen: int, at: int) -> Violation | None:
    if seat != game.coverer:
        return violations.not_yours_to_cover(seat)
    if not game.may_cover:
        return violations.nothing_to_cover()
    if seen != len(game.covered):
        return violations.table_moved_on()
    return violations.time_is_up() if time_is_up(game, at) else None


def turn_hourglass(game: Game, seat: Seat, command: TurnHourglass) -> Decision:
    """Any player may nudge a slow one, or themselves; a spymaster not his own operatives (TIME-1)."""
    if seat not in game.seats:
        return violations.watchers_turn_no_hourglass()
    if game.phase is Phase.GUESS and seat == game.clue_giver:
        return violations.not_on_your_own_operatives()
    if game.hourglass is not None and command.at < game.hourglass:
        return violations.hourglass_running()
    return (HourglassTurned(command.at, game.rules.hourglass_seconds),)


_DECISIONS: Final[dict[type, Callable[[Game, Seat, Any], Decision]]] = {
    GiveClue: give_clue,
    Guess: guess,
    Stop: stop,
    Challenge: challenge,
    RuleOnChallenge: rule_on_challenge,
    CoverWord: cover_word,
    DeclineCover: decline_cover,
    TurnHourglass: turn_hourglass,
}
