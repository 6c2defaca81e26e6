"""Commands of a table's lobby: sit down, choose house rules and computer players, start.

A command changes nothing itself: it returns the entry to write down, or raises. ``Room.do`` runs it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import ceil

from bot.games import fingerprint
from bot.games.checks import deal
from bot.games.errors import failing
from bot.games.game import Seat
from bot.games.shuffle import Seeded, commitment, shuffled
from bot.runtime.refusal import Refusal, rules_refusing
from bot.runtime.thinking import default_level
from bot.store.journal.entries import Arranged, Paused, Queued, SeatControl, Seated, Seating, Started, in_order
from bot.tables.rules.computers import computer
from bot.tables.rules.moment import A_DAY, Moment
from bot.tables.rules.playing import come_back
from bot.tables.rules.table import START_SECONDS, Status, Table, people_to_act, replaced, seated

EARLY_SECONDS = 1.0
"""How much too early an alarm may ring, in seconds."""


def join(
    table: Table, moment: Moment, user: int, terms: str | None = None
) -> Seated | SeatControl | Paused | Queued | None:
    """Seat a person, or give an absent person their seat back.

    Whoever was invited, or has to agree to new house rules, agrees by joining. At a full table they take the place of
    somebody who has not agreed; in a rematch, the places of those who are asked are kept for them. While a game is
    going on, who comes plays the next one; None if that was noted already.

    :param terms: what they have seen of the rules (``Table.terms``); None if they did not look at a lobby.
    :raises Refusal: ``already_seated``, ``already_started``, ``table_full``, ``seats_kept``, ``game_over``, ``kicked``,
        or ``terms_changed``, if the rules are no longer those that they have seen.
    """
    if not table.live:
        raise Refusal("game_over")
    table.require_welcome(user)
    if table.status is Status.LOBBY and terms not in (None, table.terms):
        raise Refusal("terms_changed")
    if table.is_seated(user):
        number = table.seat_of(user)
        if table.status is Status.LOBBY and not table.seats[number].agreed:
            seat = replace(table.seats[number], agreed=True)
            # Whoever answers first comes first; to agree again to changed rules costs nobody their place.
            if table.rematch_of is not None or table.invited(number):
                seat = replace(seat, joined_at=moment.now)
            return _with_seats(table, replaced(table.seats, number, seat))
        back = come_back(table, moment, user)
        if back is None:
            raise Refusal("already_seated")
        return back
    if table.status is Status.PLAYING and table.tournament is None:
        return None if user in table.next else Queued(table.id, user, moment.now)
    table.require_lobby(user)
    seats = table.seats
    if len(seats) >= table.capacity:
        if table.rematch_of is not None and table.asked:
            raise Refusal("seats_kept", players=", ".join(f"<@{each}>" for each in table.asked))
        silent = [number for number, seat in enumerate(seats) if not seat.agreed]
        seats = tuple(seat for number, seat in enumerate(seats) if number not in silent[-1:])
    return _with_seats(table, (*seats, Seating(user, None, moment.now)))


def add_computer(table: Table, moment: Moment, user: int, level: str | None = None) -> Seated:
    """Seat a computer player. Anybody who is seated may do this.

    :param level: how strong it is; None for the level of the computer player seated last, or else the default level.
    :raises Refusal: ``not_seated``, ``already_started``, ``table_full``, ``unknown_level``.
    """
    table.require_lobby(user)
    table.seat_of(user)
    if level is not None and level not in table.game.levels:
        raise Refusal("unknown_level", level=level)
    return _with_seats(table, (*table.seats, computer(level or _usual_level(table), table.seats, moment.now)))


def fill(table: Table, moment: Moment, user: int) -> Seated:
    """Seat as many computer players as the game lacks to begin; none if it can. Anybody who is seated may do this.

    :raises Refusal: ``not_seated``, ``already_started``, ``table_full``, if no number that can play fits the table.
    """
    table.require_lobby(user)
    table.seat_of(user)
    if table.missing is None:
        raise Refusal("table_full")
    wanted, seats = _usual_level(table), table.seats
    for _ in range(table.missing):
        seats = (*seats, computer(wanted, seats, moment.now))
    return _with_seats(table, seats)


def remove_computer(table: Table, moment: Moment, user: int) -> Seated:
    """Remove the computer player that was seated last. Anybody who is seated may do this.

    :raises Refusal: ``not_seated``, ``already_started``, ``no_computer``.
    """
    table.require_lobby(user)
    table.seat_of(user)
    computers = [number for number, seat in enumerate(table.seats) if seat.user is None]
    if not computers:
        raise Refusal("no_computer")
    return _with_seats(table, tuple(s for number, s in enumerate(table.seats) if number != computers[-1]))


def choose_team(table: Table, moment: Moment, user: int, team: int, terms: str | None = None) -> Seated | None:
    """Choose the team that a person plays in. Who has no seat, or has not agreed to the game, joins; see ``join``.

    Return None if they have chosen it already.

    :param team: its number, from 0, in the order of ``Game.teams``.
    :raises Refusal: ``team_full``, ``no_team``, ``tournament_table``, or as ``join`` for somebody who joins.
    """
    table.require_lobby(user)
    if team >= len(table.sides):
        raise Refusal("no_team")
    seats, own = table.seats, next((seat for seat in table.seats if seat.user == user), None)
    if own is None or not own.agreed:
        joined = join(table, moment, user, terms)
        assert isinstance(joined, Seated)
        seats = joined.seats
    elif own.team == team:
        return None
    if sum(seat.team == team and seat.user != user for seat in seats) >= table.sides[team]:
        raise Refusal("team_full", team=str(team + 1))
    return seated(table, table.host, tuple(replace(seat, team=team) if seat.user == user else seat for seat in seats))


def shuffle_teams(table: Table, moment: Moment, user: int) -> Seated:
    """Let the lot decide all teams when the game begins. Only the host may do this.

    :raises Refusal: ``only_host``, ``already_started``, ``tournament_table``.
    """
    table.require_lobby(user)
    table.require_host(user)
    return seated(table, table.host, tuple(replace(seat, team=None) for seat in table.seats))


def set_level(table: Table, moment: Moment, user: int, level: str) -> Seated:
    """Choose how strong the computer players are. Only the host may do this, before the game.

    :raises Refusal: ``only_host``, ``already_started``, ``unknown_level``.
    """
    table.require_lobby(user)
    table.require_host(user)
    if level not in table.game.levels:
        raise Refusal("unknown_level", level=level)
    seats = (seat if seat.level is None else replace(seat, level=level) for seat in table.seats)
    return seated(table, table.host, tuple(seats))


def arrange(
    table: Table,
    moment: Moment,
    user: int,
    options: Mapping[str, str],
    seats: int | None = None,
    turn_seconds: int | None = None,
) -> Arranged:
    """Choose house rules, seats and the time for a turn. Only the host may do this, before the game.

    Whoever else sits here has to agree to new rules, or to another time, before the game begins with them.

    :param options: the house rules to change; the others stay as they are.
    :param seats: how many can sit here; None to keep the number. It is brought into the range that the house rules
        allow.
    :param turn_seconds: how long a person may think, in seconds; None for the bot's usual time.
    :raises Refusal: ``only_host``, ``already_started``, ``too_many_seated``, or the rules' reason against the options.
    """
    table.require_lobby(user)
    table.require_host(user)
    with rules_refusing():
        read = table.game.read_options({**table.options, **options})
    possible = table.game.seats_for(read)
    capacity = min(max(seats or table.capacity, min(possible)), max(possible))
    if len(table.seats) > capacity:
        raise Refusal("too_many_seated", seated=str(len(table.seats)), most=str(capacity))
    written = table.game.write_options(read)
    same = written == table.options and turn_seconds == table.turn_seconds
    seats_now = table.seats if same else tuple(replace(s, agreed=s.user in (None, user)) for s in table.seats)
    teams = len(table.game.teams(max(each for each in possible if each <= capacity), read))
    # Whose team there is no longer is drawn by lot until they choose another one.
    kept = in_order(replace(seat, team=None) if (seat.team or 0) >= teams else seat for seat in seats_now)
    return Arranged(table.id, capacity, written, turn_seconds, kept, holds=turn_seconds != A_DAY)


def is_heard(table: Table, user: int, now: float) -> bool:
    """Tell whether *Start* does anything for somebody who sits there: it begins the game, or asks the host for it.

    :param now: the time in Unix seconds.
    """
    if user == table.presiding:
        return True
    if not table.seats[table.seat_of(user)].agreed:
        return False
    return table.begins_at is None if table.anybody_starts is None else table.anybody_starts <= now


def start(table: Table, moment: Moment, user: int) -> Started:
    """Draw the seating and deal. The first seat in the drawn order leads.

    It is for the host to say, out of courtesy: a minute after somebody else at the table has first asked, anybody may.
    Whoever is the host stays it.

    :raises Refusal: ``host_starts``; ``begins_soon`` before a rematch that begins by itself; ``accept_first``: they
        have not agreed; ``not_seated``, ``tournament_table``, ``already_started``, ``uneven_teams``, or the rules'
        reason (too few seats for these options).
    """
    table.require_lobby(user)
    if user != table.presiding:
        if not table.seats[table.seat_of(user)].agreed:
            raise Refusal("accept_first", rematch="no" if table.rematch_of is None else "yes")
        now, itself = moment.now.timestamp(), table.begins_at
        anybody = table.anybody_starts or now + START_SECONDS
        if now < anybody:
            soon = itself is not None and moment.now < itself
            at = itself.timestamp() if itself is not None and soon else anybody
            code = "begins_soon" if soon else "host_starts"
            raise Refusal(code, host=f"<@{table.presiding}>", when=f"<t:{ceil(at)}:T>")
    return _started(table, moment, None if table.presiding == table.host else table.presiding)


def begin(table: Table, moment: Moment) -> Started:
    """Draw the seating and deal at a tournament's table, without anybody's *Start*.

    :raises Refusal: ``already_started``, ``game_over``, or the rules' reason.
    """
    if table.status is not Status.LOBBY:
        raise Refusal("already_started" if table.status is Status.PLAYING else "game_over")
    return _started(table, moment, None)


def begin_with_all(table: Table, moment: Moment) -> Started | Seated | None:
    """Draw the seating and deal without anybody's *Start*, once it is time; see ``Table.begins_at``. None if it is not.

    If somebody has not been there lately, leave it to the host: the game counts for ratings.

    :raises Refusal: the rules' reason.
    """
    at = table.begins_at
    if at is None or (at - moment.now).total_seconds() > EARLY_SECONDS:
        return None
    if table.all_here(moment.now.timestamp()):
        return _started(table, moment, None)
    return leave_to_host(table, moment)


def leave_to_host(table: Table, moment: Moment) -> Seated | None:
    """Note that the last yes has not begun the game, so that nothing but the host's *Start* does."""
    return replace(seated(table, table.host, table.seats), host_decides=True) if table.begins_at else None


def without_gone(table: Table, moment: Moment) -> Seated | None:
    """Ask nobody for a rematch who has left the server; see ``Table.gone``."""
    seats = tuple(seat for seat in table.seats if seat.agreed or seat.user not in table.gone)
    if table.status is not Status.LOBBY or len(seats) == len(table.seats):
        return None
    host = table.host if table.host not in table.gone else table.presiding
    return replace(seated(table, host, seats), declined=frozenset())


def _started(table: Table, moment: Moment, host: int | None) -> Started:
    """Return the entry that deals. The new host is None if the host stays the same."""
    secret = table.secret or moment.draw_seed()
    seed = secret if table.sealed_in is None else moment.seed_of(secret, table.sealed_in)
    seats = tuple(shuffled(seed, "seats", [seat for seat in table.seats if seat.agreed]))
    with failing(), rules_refusing():
        options = table.game.read_options(table.options)
        position = deal(table.game, len(seats), Seeded(seed), options)
        teams = table.game.teams(len(seats), options)
    seats = by_teams(seats, teams)
    deadline = table.deadline_after(moment, position, seats) if people_to_act(position, seats) else None
    return Started(
        table.id,
        seats,
        seed,
        commitment(secret),
        at=moment.now,
        deadline=deadline,
        stake=table.stake,
        purse=table.game.purse,
        rules=table.game.rules,
        host=host,
        dealt_mark=fingerprint.fingerprint(position, len(seats)),
    )


def by_teams(drawn: Sequence[Seating], teams: Sequence[Sequence[Seat]]) -> tuple[Seating, ...]:
    """Return who sits where, each in the team that they have chosen; see docs/fairness.md.

    Who has chosen none joins, in the order that was drawn, the first team that is not full. The members of a team take
    its seats in that order, too. Where nobody has chosen, the order stays as it was drawn.

    :raises Refusal: ``uneven_teams``: more have chosen a team than play in it.
    """
    chosen = Counter(seat.team for seat in drawn if seat.team is not None)
    if not chosen:
        return tuple(drawn)
    sizes = dict(enumerate(map(len, teams)))
    for number, count in chosen.items():
        if count > sizes.get(number, 0):
            details = {"team": str(number + 1), "most": str(sizes.get(number, 0)), "seats": str(len(drawn))}
            raise Refusal("uneven_teams", **details)
    free = iter([number for number, size in sizes.items() for _ in range(size - chosen[number])])
    members: list[list[Seating]] = [[] for _ in teams]
    for seat in drawn:
        members[next(free) if seat.team is None else seat.team].append(replace(seat, team=None))
    pairs = (pair for team, of_it in zip(teams, members, strict=True) for pair in zip(team, of_it, strict=True))
    at = dict(pairs)
    return tuple(at[number] for number in range(len(drawn)))


def _usual_level(table: Table) -> str:
    levels = [seat.level for seat in table.seats if seat.level is not None]
    return levels[-1] if levels else default_level(table.game)


def _with_seats(table: Table, seats: tuple[Seating, ...]) -> Seated:
    if len(seats) > table.capacity:
        raise Refusal("table_full", seats=str(table.capacity))
    return seated(table, table.host, seats)
