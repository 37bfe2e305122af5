"""From views and events to what goes over the wire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, cast

from cryptonym import engine, table
from cryptonym.engine import Knowledge, Rules, Seat, Team, Turn, View, Violation
from cryptonym.protocol import outgoing as out
from cryptonym.protocol.incoming import Language, SeatName, TeamName
from cryptonym.table.dealing import missing_cards, missing_people
from cryptonym.table.events import TableEvent
from cryptonym.table.model import Person, Settings, Table
from cryptonym.table.passing import passes_by_itself
from cryptonym.table.seating import seats_for, seats_open_to
from cryptonym.table.view import TableView, knowledge_of, view_with


def audience(seat: Seat) -> out.AudienceName:
    return cast(out.AudienceName, str(seat))


def seat_name(seat: Seat) -> SeatName:
    return cast(SeatName, str(seat))


def broken(violation: Violation) -> out.Broken:
    return out.Broken(rule=violation.rule, message=violation.message, args=dict(violation.args))


def table_seen(state: Table, seat: Seat) -> out.TableSeen:
    """The view of a seat, ready for the wire."""
    return table_seen_with(state, knowledge_of(state, seat))


def table_seen_with(state: Table, knowledge: Knowledge) -> out.TableSeen:
    """The view of an audience with this knowledge, made from nothing: what `shared_views.py` makes faster is held against this."""
    return table_told(state, view_with(state, knowledge))


def table_told(state: Table, seen: TableView, game: out.GameView | None = None) -> out.TableSeen:
    """The view in the words of the wire; `game` is the game in these words, if that was made already."""
    missing = None if state.is_playing else missing_people(state) or missing_cards(state)
    return out.TableSeen(
        people={person.id: _person(state, person) for person in state.people},
        host=seen.host,
        settings=settings_seen(seen.settings),
        seats=[seat_name(place) for place in seen.settings.seats],
        open_seats=_seat_names(seats_open_to(state, None)),
        own_deck=_own_deck(seen.own_deck),
        own_pictures={picture.id: picture.title for picture in seen.own_pictures},
        locked=seen.locked,
        can_flip=seen.can_flip,
        missing=broken(missing) if missing else None,
        games=seen.games,
        wins=out.Piles(red=seen.wins[0], blue=seen.wins[1]),
        game=game or (game_view(seen.game, state.card_language) if seen.game else None),
        link=seen.link,
        password=seen.password,
        delay=seen.delay,
        talk=seen.talk,
        muted=list(seen.muted),
        requests={person: seat_name(wanted) for person, wanted in seen.requests},
        caller=seen.caller,
        closed=seen.closed,
        awaiting=out.Awaiting(seat=seat_name(seen.awaiting[0]), until=seen.awaiting[1]) if seen.awaiting else None,
        passing=seen.passing.value,
        passes=passes_by_itself(state),
        voters=list(seen.voters),
        voted=list(seen.voted),
    )


def _person(state: Table, person: Person) -> out.PersonSeen:
    return out.PersonSeen(
        name=person.name,
        seat=seat_name(person.seat) if person.seat else None,
        bot=person.bot,
        may_take=[] if person.bot else _seat_names(seats_open_to(state, person)),
        may_get=_seat_names(seats_for(state, person)),
        chaired=state.chaired.get(person.id, 0),
    )


def _seat_names(seats: tuple[Seat, ...]) -> list[SeatName]:
    return [seat_name(seat) for seat in seats]


def _own_deck(deck: tuple[int, str, str] | None) -> out.OwnDeckSeen | None:
    return None if deck is None else out.OwnDeckSeen(cards=deck[0], language=cast(Language, deck[1]), title=deck[2])


def settings_seen(settings: Settings) -> out.SettingsSeen:
    return out.SettingsSeen(
        rules=rules_seen(settings.rules),
        language=cast(Language, settings.language),
        kind=settings.kind.value,
        pictures=settings.pictures,
        colour=settings.colour.value,
        deck=settings.deck.value,
        picture_deck=settings.picture_deck.value,
    )


def rules_seen(rules: Rules) -> out.RulesSeen:
    return out.RulesSeen(
        grid=cast(Literal["5x5", "5x4"], str(rules.grid)),
        mode=rules.mode.value,
        assassin_ending=rules.assassin_ending,
        referee=rules.referee.value,
        house=sorted(rule.value for rule in rules.house),
        own_limits=rules.own_limits,
        hourglass_seconds=rules.hourglass_seconds,
        clue_seconds=rules.clue_seconds,
        guess_seconds=rules.guess_seconds,
    )


def game_view(seen: View, language: str) -> out.GameView:
    return out.GameView(
        rules=rules_seen(seen.rules),
        language=cast(Language, language),
        columns=seen.rules.grid.columns,
        cards=list(seen.cards),
        pictures=sorted(seen.pictures),
        starting=seen.starting.value,
        turn=seen.turn.value,
        phase=seen.phase.value,
        covered=_covered(seen),
        key=_key(seen),
        left=_left(seen),
        highest=highest(seen),
        clue=_clue(seen),
        touches=seen.touches,
        challenged=seen.challenged,
        penalty_open=seen.penalty_open,
        enemy_covers=seen.enemy_covers,
        last_stand=seen.last_stand,
        turns={str(number): turn_seen(turn) for number, turn in enumerate(seen.turns)},
        hourglass=seen.hourglass,
        clock=_clock(seen),
        ending=_ending(seen),
    )


def _covered(seen: View) -> dict[str, out.IdentityName]:
    return {str(card): cast(out.IdentityName, str(identity)) for card, identity in seen.covered}


def _key(seen: View) -> list[out.IdentityName] | None:
    return None if seen.key is None else [identity.value for identity in seen.key]


def _left(seen: View) -> out.Piles:
    return out.Piles(red=seen.left[0], blue=seen.left[1])


def highest(seen: View) -> int:
    """The highest number that a clue may have now (CLUE-9, FINE-5)."""
    return seen.left[seen.turn is Team.BLUE] + seen.rules.assassin_ending


def _clock(seen: View) -> out.ClockSeen | None:
    return out.ClockSeen(ends=seen.clock.ends, left=seen.clock.left) if seen.clock else None


def given(number: int | None) -> out.Given:
    return "unlimited" if number is None else number


def _clue(seen: View) -> out.ClueSeen | None:
    clue = seen.clue
    if clue is None:
        return None
    return out.ClueSeen(word=clue.word, number=given(clue.number), guesses_left=clue.guesses_left)


def turn_seen(turn: Turn) -> out.TurnSeen:
    return out.TurnSeen(
        team=turn.team.value,
        word=turn.word,
        number=None if turn.word is None else given(turn.number),
        touched=list(turn.touched),
        covered=list(turn.covered),
        ended_by=turn.ended_by,
    )


def _ending(seen: View) -> out.EndingSeen | None:
    ending = seen.ending
    if ending is None:
        return None
    return out.EndingSeen(by=ending.by, winner=_team(ending.winner), score=ending.score)


REMADE: Final[dict[str, Callable[[View], object]]] = {
    "starting": lambda seen: seen.starting.value,
    "turn": lambda seen: seen.turn.value,
    "phase": lambda seen: seen.phase.value,
    "covered": _covered,
    "key": _key,
    "left": _left,
    "clue": _clue,
    "clock": _clock,
    "ending": _ending,
}
"""What of a game is told in another form than the engine's, field by field, as `game_view` tells it."""


def _team(team: Team | None) -> TeamName | None:
    return None if team is None else team.value


def told(event: TableEvent, state: Table) -> out.Told:
    """What an audience hears of an event that was redacted for it; `state` is the table before it.

    What can be looked up in the patch is left out, so most audiences hear the same.
    """
    match event:
        case _ if isinstance(event, engine.Event):
            return told_of_game(event)
        case table.TableOpened():
            return out.TableOpened()
        case table.PersonJoined():
            return out.PersonJoined(person=event.person, name=event.name, bot=event.bot)
        case table.PersonRenamed():
            return out.PersonRenamed(person=event.person, name=event.name)
        case table.PersonLeft():
            person = state.person(event.person)
            return out.PersonLeft(person=event.person, name=person.name if person else "", kicked=event.kicked)
        case table.SeatTaken():
            return out.SeatTaken(person=event.person, seat=seat_name(event.seat))
        case table.SeatLeft():
            return out.SeatLeft(person=event.person)
        case table.HostChanged():
            return out.HostChanged(person=event.person)
        case table.SettingsChanged():
            return out.SettingsChanged()
        case table.DeckBrought():
            return out.DeckBrought()
        case table.PicturesBrought():
            return out.PicturesBrought(count=0 if state.is_playing else len(event.pictures))  # TABLE-11
        case table.PicturesDropped():
            return out.PicturesDropped()
        case table.DoorLocked():
            return out.DoorLocked(locked=event.locked)
        case table.CardsLaid():
            return out.CardsLaid()
        case _:
            return _told_of_house(event)


def _told_of_house(event: TableEvent) -> out.Told:
    """The door, the talk, who may sit and touch."""
    match event:
        case table.LinkChanged():
            return out.LinkChanged()
        case table.PasswordChanged():
            return out.PasswordChanged()
        case table.CodeKept():
            return out.CodeKept(kept=event.kept)
        case table.WatchersDelayed():
            return out.WatchersDelayed(seconds=event.seconds)
        case table.TalkSwitched():
            return out.TalkSwitched(on=event.on)
        case table.PersonMuted():
            return out.PersonMuted(person=event.person, muted=event.muted)
        case table.SeatRequested():
            return out.SeatRequested(person=event.person, seat=seat_name(event.seat) if event.seat else None)
        case table.RequestDeclined():
            return out.RequestDeclined(person=event.person)
        case table.CallerNamed():
            return out.CallerNamed(person=event.person)
        case table.DeviceChanged():
            return out.DeviceChanged(person=event.person)
        case table.TableClosed():
            return out.TableClosed()
        case table.TableReopened():
            return out.TableReopened()
        case table.SeatAwaited():
            return out.SeatAwaited(seat=seat_name(event.seat), until=event.until)
        case table.PassingSet():
            return out.PassingSet(passing=event.passing.value)
        case table.ClueVoted():
            return out.ClueVoted(person=event.person)
    raise AssertionError(f"no way to tell of {type(event).__name__}")


def told_of_game(event: engine.Event) -> out.Told:
    match event:
        case engine.GameDealt():
            return out.GameDealt(starting=event.starting.value)
        case engine.ClueGiven():
            return out.ClueGiven(team=event.team.value, word=event.word, number=given(event.number))
        case engine.CardCovered():
            return out.CardCovered(card=event.card, identity=event.identity.value, by=event.by)
        case engine.LastStandBegan():
            return out.LastStandBegan(team=event.team.value)
        case engine.ClueChallenged():
            return out.ClueChallenged(team=event.team.value)
        case engine.ChallengeDecided():
            return out.ChallengeDecided(
                upheld=event.upheld,
                judge=cast(Literal["referee", "challenger", "spymaster"], event.judge),
                rule=event.rule,
                codename=event.codename,
            )
        case engine.CoverDeclined():
            return out.CoverDeclined(team=event.team.value)
        case engine.TurnEnded():
            return out.TurnEnded(team=event.team.value, by=event.by)
        case engine.HourglassTurned():
            return out.HourglassTurned(seconds=event.seconds)
        case engine.ClockStarted():
            return out.ClockStarted(ends=event.ends)
        case engine.ClockPaused():
            return out.ClockPaused(left=event.left)
        case engine.GameEnded():
            return out.GameEnded(by=event.by, winner=_team(event.winner), score=event.score)
