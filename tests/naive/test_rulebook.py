"""Small checks of the naive game itself, so that a difference from the engine is worth looking at."""

from tests.naive.rulebook import NaiveGame

# 0..8 red, 9..16 blue, 17..23 bystanders, 24 the assassin
KEY = ["red"] * 9 + ["blue"] * 8 + ["bystander"] * 7 + ["assassin"]
# 0..7 red, 8..14 blue, 15..18 bystanders, 19 the assassin
SMALL_KEY = ["red"] * 8 + ["blue"] * 7 + ["bystander"] * 4 + ["assassin"]


def deal(
    *,
    mode: str = "teams",
    fine: bool = False,
    referee: str = "warns",
    clue_seconds: int | None = None,
    guess_seconds: int | None = None,
    small: bool = False,
) -> NaiveGame:
    return NaiveGame(
        columns=5,
        rows=4 if small else 5,
        mode=mode,
        assassin_ending=fine,
        referee=referee,
        clue_seconds=clue_seconds,
        guess_seconds=guess_seconds,
        hourglass_seconds=60,
        key=SMALL_KEY if small else KEY,
        starting="red",
        now=0,
    )


def clue(
    game: NaiveGame,
    number: int | None = 1,
    *,
    finding: str | None = "legal",
    let_pass: bool = False,
    word: str = "word",
    now: int = 0,
) -> bool:
    seat = f"{game.turn}-spymaster"
    wish: dict[str, object] = {"do": "clue", "word": word, "number": number, "finding": finding, "let_pass": let_pass}
    return game.do(seat, wish, now)


def wish(game: NaiveGame, seat: str, what: str, *, now: int = 0, **more: object) -> bool:
    return game.do(seat, {"do": what, "seen": len(game.covered), **more}, now)


def guess(game: NaiveGame, *cards: int, now: int = 0) -> None:
    for card in cards:
        seat = "both-operative" if game.mode == "trio" else f"{game.turn}-operative"
        assert wish(game, seat, "guess", card=card, now=now)


def test_a_turn_has_one_guess_more_than_the_number() -> None:
    game = deal()
    assert clue(game, 2)
    assert not wish(game, "red-operative", "stop")  # TURN-8
    guess(game, 0)
    assert game.summary()["guesses_left"] == 2
    assert game.may("red-operative") == ["guess", "hourglass", "stop"]
    guess(game, 1, 2)
    assert (game.turn, game.phase, game.clue, game.touches) == ("blue", "clue", None, 0)


def test_bystander_and_enemy_end_the_turn_and_the_assassin_the_game() -> None:
    game = deal()
    clue(game)
    guess(game, 17)
    assert game.turn == "blue"
    clue(game)
    guess(game, 0)
    assert game.turn == "red"
    clue(game)
    guess(game, 24)
    assert (game.phase, game.winner, game.ended_by, game.turn) == ("over", "blue", "TURN-7", "red")
    assert game.may("red-operative") == []
    assert not game.call_off()


def test_the_last_word_wins_on_the_others_turn_too() -> None:
    game = deal()
    clue(game)
    guess(game, 17)
    clue(game, None)
    guess(game, *range(9, 16))
    assert wish(game, "blue-operative", "stop")
    clue(game)
    guess(game, 16)
    assert (game.winner, game.ended_by, game.turn, game.touches) == ("blue", "END-1", "red", 1)


def test_zero_and_unlimited_have_no_limit() -> None:
    for number in (0, None):
        game = deal()
        assert clue(game, number)
        assert not wish(game, "red-operative", "stop")  # EXPERT-3
        guess(game, *range(8))
        assert (game.turn, game.summary()["guesses_left"]) == ("red", None)


def test_a_number_must_be_able_to_be_true() -> None:
    assert not clue(deal(), 10, let_pass=True)  # CLUE-9
    assert clue(deal(), 9)
    assert clue(deal(fine=True), 10)  # FINE-5
    assert not clue(deal(fine=True), 11)
    assert not clue(deal(), -1)
    for word in ("", "  ", "a" * 61, "a\nb"):
        assert not clue(deal(), word=word)


def test_the_referee_decides_a_challenge_when_it_is_sure() -> None:
    for referee, finding, holds in (
        ("warns", "illegal", True),
        ("warns", "legal", False),
        ("warns", "doubtful", True),
        ("warns", "notice", True),
        ("silent", "legal", True),
        ("warns", None, True),
    ):
        game = deal(referee=referee)
        assert clue(game, finding=finding)
        assert not wish(game, "blue-operative", "challenge")
        assert wish(game, "blue-spymaster", "challenge")
        assert game.penalty_open == holds
        assert game.turn == ("blue" if holds else "red")
        assert not wish(game, "blue-spymaster", "challenge")  # PEN-3: once


def test_what_was_let_pass_is_taken_and_stands() -> None:
    game = deal(referee="refuses")
    assert not clue(game, finding="illegal")
    assert clue(game, finding="illegal", let_pass=True)
    assert game.may("blue-spymaster") == ["hourglass"]


def test_the_penalty_is_a_choice() -> None:
    game = deal()
    clue(game, finding="illegal")
    wish(game, "blue-spymaster", "challenge")
    assert game.may("blue-spymaster") == ["clue", "cover", "decline", "hourglass"]
    assert not wish(game, "blue-spymaster", "cover", card=0)
    assert wish(game, "blue-spymaster", "cover", card=9)
    assert (game.phase, game.penalty_open, game.covered) == ("clue", False, [9])
    clue(game, finding="illegal")
    wish(game, "red-spymaster", "challenge")
    assert wish(game, "red-spymaster", "decline")
    assert game.may("red-spymaster") == ["clue", "hourglass"]
    assert clue(game)


def test_a_penalty_can_win_but_not_with_the_assassin_ending() -> None:
    for fine in (False, True):
        game = deal(fine=fine)
        clue(game, None)
        guess(game, *range(8))
        wish(game, "red-operative", "stop")
        clue(game, finding="illegal")
        wish(game, "red-spymaster", "challenge")
        assert wish(game, "red-spymaster", "cover", card=8)
        assert game.ended_by == (None if fine else "END-1")
        if fine:
            assert not clue(game, 2)  # FINE-5
            assert clue(game, 1, finding="illegal")
            wish(game, "blue-spymaster", "challenge")
            clue(game, finding="illegal")
            wish(game, "red-spymaster", "challenge")
            assert not game.penalty_open  # PEN-2: nothing left to cover
            clue(game)
            guess(game, 24)
            assert (game.winner, game.ended_by) == ("red", "FINE-2")


def test_last_stand() -> None:
    def stand() -> NaiveGame:
        game = deal(fine=True)
        clue(game, 1)
        guess(game, 0, 24)  # the last guess allowed
        assert (game.turn, game.last_stand, game.summary()["guesses_left"]) == ("red", True, None)
        return game

    won = stand()
    guess(won, *range(1, 9))
    assert (won.winner, won.ended_by) == ("red", "FINE-3")
    wrong = stand()
    guess(wrong, 17)
    assert (wrong.winner, wrong.ended_by) == ("blue", "FINE-4")
    stopped = stand()
    assert wish(stopped, "red-operative", "stop")
    assert (stopped.winner, stopped.ended_by) == ("blue", "FINE-4")


def test_coop_covers_for_the_enemy_and_scores() -> None:
    game = deal(mode="coop", small=True)
    clue(game, None)
    guess(game, *range(7), 15)
    assert (game.turn, game.phase, game.enemy_covers) == ("blue", "enemy", 1)
    assert game.may("red-spymaster") == ["cover", "hourglass"]
    assert game.may("blue-spymaster") == []
    assert not wish(game, "red-spymaster", "cover", card=7)
    assert wish(game, "red-spymaster", "cover", card=8)
    assert (game.turn, game.phase) == ("red", "clue")
    clue(game)
    guess(game, 7)
    assert (game.winner, game.ended_by, game.score) == ("red", "END-1", 6)


def test_coop_challenge_goes_to_the_spymaster_in_doubt() -> None:
    game = deal(mode="coop")
    clue(game, finding="doubtful")
    assert wish(game, "red-operative", "challenge")
    assert game.phase == "ruling"
    assert game.may("red-operative") == ["hourglass"]
    assert game.may("red-spymaster") == ["hourglass", "rule"]
    assert wish(game, "red-spymaster", "rule", upheld=True)
    assert (game.phase, game.enemy_covers) == ("enemy", 2)
    wish(game, "red-spymaster", "cover", card=9)
    wish(game, "red-spymaster", "cover", card=10)
    assert game.phase == "clue"
    clue(game, finding=None)
    wish(game, "red-operative", "challenge")
    wish(game, "red-spymaster", "rule", upheld=False)
    assert game.may("red-operative") == ["guess", "hourglass"]


def test_coop_is_lost_when_every_enemy_word_is_covered() -> None:
    for fine in (False, True):
        game = deal(mode="coop", fine=fine)
        for card in range(9, 17):
            clue(game)
            guess(game, card)
            if game.phase == "over":
                break
            wish(game, "red-spymaster", "cover", card=25 - card)
            if game.phase == "over":
                break
        assert (game.winner, game.ended_by, game.score) == ("blue", "COOP-3", None)


def test_trio_has_one_operative_for_both() -> None:
    game = deal(mode="trio")
    clue(game)
    assert game.may("red-operative") == []
    assert game.may("both-operative") == ["guess", "hourglass"]
    guess(game, 17)
    clue(game)
    guess(game, 9)
    assert game.turn == "blue"


def test_strict_time() -> None:
    game = deal(clue_seconds=10, guess_seconds=20)
    assert not game.time_ran_out(9_999)
    assert not clue(game, now=10_000)
    assert game.time_ran_out(10_500)
    assert (game.turn, game.clock_ends) == ("blue", 20_500)
    assert clue(game, now=12_000)
    assert game.clock_ends == 32_000
    assert game.pause(30_000)
    assert not game.pause(30_000)
    assert game.summary()["clock_ends"] is None
    assert game.summary()["clock_left"] == 2_000
    guess(game, 9, now=50_000)
    assert game.resume(60_000)
    assert not game.resume(60_000)
    assert game.clock_ends == 62_000
    assert not wish(game, "blue-operative", "stop", now=62_000)
    assert game.time_ran_out(62_000)
    assert game.turn == "red"


def test_hourglass() -> None:
    game = deal()
    assert wish(game, "blue-operative", "hourglass", now=1_000)
    assert not wish(game, "red-spymaster", "hourglass", now=60_999)
    assert wish(game, "red-spymaster", "hourglass", now=61_000)
    clue(game)
    assert game.hourglass_until is None
    assert not wish(game, "red-spymaster", "hourglass")
    assert wish(game, "blue-spymaster", "hourglass")
    assert not wish(game, "watcher", "hourglass", now=999_999)


def test_an_older_table_does_nothing() -> None:
    game = deal()
    clue(game, 2)
    guess(game, 0)
    before = game.summary()
    assert not game.do("red-operative", {"do": "guess", "card": 1, "seen": 0}, 0)
    assert not wish(game, "red-operative", "guess", card=0)
    assert game.summary() == before
