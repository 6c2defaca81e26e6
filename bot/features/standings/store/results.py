"""Counting a finished game: leaderboards, ratings, streaks, duels, tallies, all in the transaction of its last move.

All of them can be recounted: ``clear``, then ``count`` each game in the order in which they were counted.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from itertools import combinations
from typing import Any, Final, Self

from sqlalchemy import BindParameter, Connection, Executable, and_, bindparam, case, delete, func, or_, select, update
from sqlalchemy.orm import aliased

from bot.features.standings.rows import AchievementRow, DuelRow, PlayerRow, SeasonRow, TallyRow
from bot.features.standings.store.ratings import WHOLE, Rated, Rating, part_of, rate, rate_in_part, rivals
from bot.games.achievement import ACROSS_GAMES
from bot.store.engine.models import BoardRow, GameRow, SeatRow, StandingRow
from bot.store.engine.status import Status, Verdict
from bot.store.engine.upsert import insert, insert_or_add, insert_or_ignore, insert_or_replace
from bot.store.periods import LEAST_GAMES, Period, expiry, keys_at
from bot.store.spent import met

GIANT: Final = 5.0
"""By how much a giant's rating is higher at least, in units of the rating's scale."""
UNDERDOG: Final = 4
"""How many people are at a table at least whose lowest-rated person is an underdog."""
POLYMATH: Final = 3
"""In how many games somebody has achieved something who is a polymath."""
COLLECTOR: Final = 12
"""How many things somebody has achieved who is a collector."""


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """How a game ended for one seat."""

    user: int | None
    verdict: Verdict
    """What the game is for the seat's owner."""
    place: int
    gain: int
    """What the game brings the owner, in stars or credits."""
    fixed: Rating | None
    """The rating of a player who is not rated: a computer, or a person who was forgotten. None for everybody else."""
    tallies: Mapping[str, int]
    achieved: Sequence[str] = ()
    """The names of what the owner has achieved in the game."""
    computer: bool = False
    """Whether a computer player has the seat, and no person had it."""
    team: int | None = None
    """The number of the team that the seat plays in; None if its player plays alone."""
    played: int | None = None
    """How many moves its person has made; None for a computer player."""
    took_out: bool = False
    """Whether its owner has taken somebody else out of the game."""
    share: float | None = None
    """See ``Rating``; None if it is not noted yet, or never will be."""

    @property
    def counts(self) -> bool:
        """Whether the game is one of the owner's games, won or lost."""
        return self.verdict is not Verdict.TAKEN_OUT

    @property
    def won(self) -> bool:
        """Whether the seat's owner has won."""
        return self.place == 1 and self.verdict is Verdict.COUNTS

    def is_with(self, other: Self) -> bool:
        """Return whether both play in the same team."""
        return self is other or (self.team is not None and self.team == other.team)


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over."""

    table: int
    game: str
    guild: int
    channel: int
    at: datetime
    seats: Sequence[FinishedSeat]
    people: int
    """How many seats belonged to people for whom the game counts, including people who have been forgotten since."""
    parent: int | None = None
    """The channel of the thread that it was played in, on whose leaderboards it counts too; None if there is none."""
    timeless: bool = False
    """Whether it was first counted by a version whose ratings did not grow uncertain. It is so counted for good."""
    rated: bool = True
    """Whether it changes ratings."""
    lost: int | None = None
    """The seat of who has closed it by themselves, and has lost it; None if it came to its end."""
    whole: bool = False
    """Whether it was first counted by a version without shares. It is so counted for good."""

    def rank(self, seat: FinishedSeat) -> int:
        """Return a seat's place. Seats that were given up come last, behind all the others."""
        return len(self.seats) + 1 if seat.verdict is Verdict.GIVEN_UP else seat.place


def closed(users: Sequence[int | None], gains: Sequence[int]) -> list[FinishedSeat]:
    """Return the seats of a game that was closed: it has no winner, and only the money counts."""
    return [FinishedSeat(user, Verdict.TAKEN_OUT, 0, gain, None, {}) for user, gain in zip(users, gains, strict=True)]


def lost_by(lost: int, seats: Sequence[Any], users: Sequence[int | None], gains: Sequence[int]) -> list[FinishedSeat]:
    """Return the seats of a game that its player at one seat has closed by themselves, which they have lost.

    They come behind all who still played, and behind those who were taken out if they have taken somebody out.

    :param seats: each seat's row, or what has the same names.
    """
    found = closed(users, gains)
    for at, seat in enumerate(seats):
        there = seat.left_at is None and not (seat.away or seat.taken_out)
        plays = seat.level is None and (there or (seat.taken_out and seats[lost].took_out))
        if at == lost:
            found[at] = replace(found[at], verdict=Verdict.GIVEN_UP, place=2)
        found[at] = replace(found[at], played=WHOLE if plays or at == lost else None)
    return found


def settle(connection: Connection, game: Finished, today: date | None = None) -> None:
    """Count what a game has brought to people for whom it does not count otherwise; see ``count``."""
    paid = _of_people(game, lambda seat: not seat.counts and seat.gain != 0)
    if paid:
        _count_standings(connection, game, _periods(connection, game), paid, today)


def count(connection: Connection, game: Finished, today: date | None = None) -> None:
    """Count a finished game.

    :param today: leaderboards that have expired on this day are left out; None for the day on which the game ended.
    """
    settle(connection, game, today)
    owned = _of_people(game, lambda seat: seat.counts)
    if not owned:
        return
    before = _players(connection, game, [seat.user for seat in game.seats if seat.user is not None])
    periods = _periods(connection, game)
    _count_standings(connection, game, periods, owned, today)
    ratings = _rate(connection, game, before)
    _write(connection, "players", [_player(game, seat, before, ratings) for seat in owned])
    known = {user: old.rating for user, old in before.items() if old.rated} | ratings
    _show_ratings(connection, game, list(periods.values()), known)
    duels = [
        {"guild_id": game.guild, "game": game.game, "first_id": first.user, "second_id": second.user, "games": 1}
        | {"first_ahead": int(game.rank(first) < game.rank(second))}
        | {"second_ahead": int(game.rank(second) < game.rank(first))}
        for first, second in combinations(owned, 2)
        if not first.is_with(second)
    ]
    _write(connection, "duels", duels)
    rows = [
        {**_key(game, seat.user), "name": name, "count": times}
        for seat in owned
        if seat.verdict is Verdict.COUNTS  # else it was the computer that has finished it, and not they
        for name, times in sorted(seat.tallies.items())
    ]
    _write(connection, "tallies", rows)
    _achieve(connection, game, [seat.fixed if seat.user is None else before[seat.user].rating for seat in game.seats])


def clear(connection: Connection) -> None:
    """Delete everything that ``count`` has written."""
    for row in (StandingRow, BoardRow, PlayerRow, DuelRow, TallyRow, AchievementRow):
        connection.execute(delete(row))


def _key(game: Finished, user: int | None) -> dict[str, Any]:
    return {"guild_id": game.guild, "game": game.game, "user_id": user}


def _of_people(game: Finished, wanted: Callable[[FinishedSeat], bool]) -> list[FinishedSeat]:
    return sorted(
        (seat for seat in game.seats if seat.user is not None and wanted(seat)), key=lambda seat: seat.user or 0
    )


def _periods(connection: Connection, game: Finished) -> dict[Period, str]:
    season = connection.scalar(_SEASON, {"guild": game.guild, "of_game": game.game, "at": game.at})
    return keys_at(game.at, season)


# Leaderboards


def _count_standings(
    connection: Connection, game: Finished, periods: Mapping[Period, str], owned: list[FinishedSeat], today: date | None
) -> None:
    today = today or game.at.astimezone(UTC).date()
    expiries = {key: expiry(period, game.at) for period, key in periods.items()}
    keys = [key for key, gone in expiries.items() if gone is None or gone > today]
    channels = [game.channel] if game.parent is None else [game.channel, game.parent]
    places = [(game.guild, False), *((channel, True) for channel in channels)]
    wanted = {"guild": game.guild, "channels": channels, "of_game": game.game, "periods": keys}
    found = connection.execute(_BOARDS, wanted).all()
    if len(found) < len(keys) * len(places):
        known = {(each.period, each.place_id, each.is_channel) for each in found}
        missing = [
            {"guild_id": game.guild, "place_id": place, "is_channel": is_channel, "game": game.game}
            | {"period": key, "expires_on": expiries[key]}
            for place, is_channel in places
            for key in keys
            if (key, place, is_channel) not in known
        ]
        _write(connection, "boards", missing)
        found = connection.execute(_BOARDS, wanted).all()
    rows = [
        {"board_id": board.id, "user_id": seat.user, "least": LEAST_GAMES[board.period[0]]}
        | {"games": int(seat.counts), "wins": int(seat.won), "stars": seat.gain}
        for board in sorted(found, key=lambda board: board.id)
        for seat in owned
    ]
    _write(connection, "standings", rows)


def _show_ratings(
    connection: Connection, game: Finished, periods: Sequence[str], ratings: Mapping[int, Rating]
) -> None:
    if not ratings:
        return
    # A statement that is executed for many rows takes no list: it has one parameter for each possible period.
    slots = {f"period_{number}": (*periods, *periods)[number] for number in range(len(Period))}
    here = {"guild": game.guild, "of_game": game.game, **slots}
    rows = [
        {**here, "this_user": user, "new_rating": rating.value, "new_settled": rating.settled}
        for user, rating in sorted(ratings.items())
    ]
    connection.execute(_SHOW_RATING, rows)


# Ratings, streaks


@dataclass(frozen=True, slots=True)
class _Before:
    """What was stored about a player before the game."""

    rating: Rating
    rated_at: datetime | None
    rated: int
    streak: int
    best: int


_NOTHING = _Before(Rating(), None, 0, 0, 0)


def _players(connection: Connection, game: Finished, users: Sequence[int]) -> dict[int, _Before]:
    """Return what is stored about these people, and lock it until the end of the transaction."""
    rows = connection.execute(_PLAYERS, {"guild": game.guild, "of_game": game.game, "users": list(users)})
    found = dict.fromkeys(users, _NOTHING)
    for row in rows:
        rating = Rating(row.mu, row.sigma, row.least_sigma)
        found[row.user_id] = _Before(rating, row.rated_at, row.rated, row.streak, row.best_streak)
    return found


def _rate(connection: Connection, game: Finished, before: Mapping[int, _Before]) -> dict[int, Rating]:
    """Write down everybody's rating before the game; return people's ratings after it, if it changes any."""
    ratings_before = [_rating_before(game, seat, before) for seat in game.seats]
    rows = [
        {"this_game": game.table, "this_seat": seat}
        | {"new_mu": each.mu, "new_sigma": each.sigma, "new_least_sigma": each.least_sigma, "new_share": None}
        for seat, each in enumerate(ratings_before)
    ]
    if game.lost is not None:
        after_it = _rate_lost(connection, game, game.lost, ratings_before)
        rows[game.lost]["new_share"] = after_it[1]
        connection.execute(_NOTE_RATING, rows)
        user = game.seats[game.lost].user
        return {} if user is None else {user: after_it[0]}
    verdicts, took_out = [seat.verdict for seat in game.seats], [seat.took_out for seat in game.seats]
    at = rivals(game.people, verdicts, took_out) if game.rated else []
    counted, before_it = [game.seats[each] for each in at], [ratings_before[each] for each in at]
    if game.whole:
        after = rate(before_it, [game.rank(seat) for seat in counted], [seat.team for seat in counted])
    else:
        seats = [Rated(seat.place, seat.verdict, seat.team, seat.played, seat.took_out) for seat in counted]
        shares = _shares(connection, game, counted, seats)
        after = rate_in_part(before_it, seats, shares)
        for each, share in zip(at, shares, strict=True):
            rows[each]["new_share"] = share if game.seats[each].counts else None
    connection.execute(_NOTE_RATING, rows)
    pairs = zip(counted, after, strict=True)
    return {seat.user: rating for seat, rating in pairs if seat.user is not None and seat.counts}


def _rate_lost(connection: Connection, game: Finished, lost: int, before: Sequence[Rating]) -> tuple[Rating, float]:
    """Return the rating of who has closed a game by themselves, behind all who still played, and how much it counts."""
    at = [lost, *(each for each, seat in enumerate(game.seats) if each != lost and seat.played is not None)]
    counted = [game.seats[each] for each in at]
    seats = [Rated(2 - (each != lost), Verdict.COUNTS, None, game.seats[each].played) for each in at]
    share = _shares(connection, game, counted, seats)[0] if game.rated else 0.0
    after = rate([before[each] for each in at], [seat.place for seat in seats])
    return before[lost].partly(after[0], share), share


def _shares(
    connection: Connection, game: Finished, counted: Sequence[FinishedSeat], seats: Sequence[Rated]
) -> list[float]:
    """Return how much of a game counts for each seat. What was noted stays, as people may be forgotten."""
    if not counted or any(seat.share is not None for seat in counted):
        return [seat.share or 0.0 for seat in counted]
    day = datetime.combine(game.at.astimezone(UTC).date(), time.min, UTC)
    here = {"guild": game.guild, "of_game": game.game, "this_game": game.table, "day": day}
    users = [seat.user for seat in counted if seat.user is not None]
    rows = connection.execute(_MET, {**here, "until": day + timedelta(1), "users": users})
    known: dict[tuple[int | None, int | None], int] = {(row[0], row[1]): row[2] for row in rows}
    forgotten = met(connection, (game.guild, game.game), list(combinations(sorted(users), 2)), day.date())

    def earlier(first: int | None, second: int | None) -> int:
        if first is None or second is None:
            return 0
        return known.get((first, second), 0) + forgotten.get((min(first, second), max(first, second)), 0)

    def share(at: int) -> float:
        return part_of(seats, at, lambda other: earlier(counted[at].user, counted[other].user))

    return [share(at) for at in range(len(counted))]


def _rating_before(game: Finished, seat: FinishedSeat, before: Mapping[int, _Before]) -> Rating:
    """Return the rating with which the player of a seat came to a game, as uncertain as time had made it by then."""
    old = _Before(seat.fixed or Rating(), None, 0, 0, 0) if seat.user is None else before[seat.user]
    return old.rating if game.timeless else old.rating.grown(old.rated_at, game.at)


def _player(
    game: Finished, seat: FinishedSeat, before: Mapping[int, _Before], ratings: Mapping[int, Rating]
) -> dict[str, Any]:
    assert seat.user is not None
    old = before[seat.user]
    rating = ratings.get(seat.user, old.rating)
    streak = old.streak + 1 if seat.won else 0
    rated: dict[str, Any] = {"rated_at": game.at if ratings else old.rated_at, "rated": old.rated + bool(ratings)}
    rated |= {"mu": rating.mu, "sigma": rating.sigma, "least_sigma": rating.least_sigma}
    return {**_key(game, seat.user), **rated, "streak": streak, "best_streak": max(old.best, streak)}


# Achievements


def _achieve(connection: Connection, game: Finished, before: Sequence[Rating | None]) -> None:
    ours: list[tuple[FinishedSeat, list[tuple[str, str]]]] = []
    for at, seat in enumerate(game.seats):
        if seat.user is not None and seat.verdict is Verdict.COUNTS:
            across = [(ACROSS_GAMES, name) for name in _against(game, before, at)]
            ours.append((seat, [*((game.game, name) for name in seat.achieved), *across]))
    for seat, new in sorted(ours, key=lambda each: each[0].user or 0):
        if not new:
            continue
        here = {"guild_id": game.guild, "user_id": seat.user, "game_id": game.table}
        _write(connection, "achievements", [{**here, "game": kind, "name": name} for kind, name in new])
        found = connection.scalars(_ACHIEVED, {"guild": game.guild, "this_user": seat.user})
        kinds = [kind for kind in found if kind != ACROSS_GAMES]
        many = {"polymath": len(set(kinds)) >= POLYMATH, "collector": len(kinds) >= COLLECTOR}
        rows = [{**here, "game": ACROSS_GAMES, "name": name} for name, reached in many.items() if reached]
        _write(connection, "achievements", rows)


def _against(game: Finished, before: Sequence[Rating | None], at: int) -> Iterator[str]:
    """Yield what the owner of the seat ``at`` has achieved by winning against the people at the table.

    Only people who played to the end count. Whether a rating is settled is told by its ``least_sigma``, which is noted
    with each game, and not by a count of games, which goes when a person is forgotten.
    """
    own = before[at]
    rivals = [
        rating or Rating()
        for seat, rating in zip(game.seats, before, strict=True)
        if not seat.is_with(game.seats[at]) and seat.verdict is Verdict.COUNTS and not seat.computer
    ]
    if own is None or not own.settled or not game.seats[at].won or not rivals:
        return
    if any(rival.value >= own.value + GIANT for rival in rivals):
        yield "giant"
    if len(rivals) + 1 >= UNDERDOG and all(rival.value > own.value for rival in rivals):
        yield "underdog"


# Statements, built once: it takes longer to put one together than to execute it.

_GUILD: Final[BindParameter[Any]] = bindparam("guild")
_OF_GAME: Final[BindParameter[Any]] = bindparam("of_game")
_SEASON: Final = (
    select(SeasonRow.id)
    .where(SeasonRow.guild_id == _GUILD, SeasonRow.game == _OF_GAME, SeasonRow.started_at <= bindparam("at"))
    .where(or_(SeasonRow.ended_at.is_(None), SeasonRow.ended_at > bindparam("at")))
    .order_by(SeasonRow.started_at.desc())
    .limit(1)
)
_BOARDS: Final = select(BoardRow.id, BoardRow.period, BoardRow.place_id, BoardRow.is_channel).where(
    or_(
        and_(BoardRow.place_id == _GUILD, BoardRow.is_channel.is_(False)),
        and_(BoardRow.place_id.in_(bindparam("channels", expanding=True)), BoardRow.is_channel.is_(True)),
    ),
    BoardRow.game == _OF_GAME,
    BoardRow.period.in_(bindparam("periods", expanding=True)),
)
_PLAYERS: Final = (
    select(PlayerRow.__table__)
    .where(PlayerRow.guild_id == _GUILD, PlayerRow.game == _OF_GAME)
    .where(PlayerRow.user_id.in_(bindparam("users", expanding=True)))
    .order_by(PlayerRow.user_id)
    .with_for_update()
)
_NOTE_RATING: Final = (
    update(SeatRow)
    .where(SeatRow.game_id == bindparam("this_game"), SeatRow.seat == bindparam("this_seat"))
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"), least_sigma=bindparam("new_least_sigma"))
    .values(share=bindparam("new_share"))
)
_FIRST, _SECOND = aliased(SeatRow), aliased(SeatRow)
_MET: Final = (
    select(_FIRST.user_id, _SECOND.user_id, func.count())
    .join(GameRow, GameRow.id == _FIRST.game_id)
    .join(_SECOND, and_(_SECOND.game_id == _FIRST.game_id, _SECOND.user_id != _FIRST.user_id))
    .where(GameRow.guild_id == _GUILD, GameRow.game == _OF_GAME, GameRow.status == Status.FINISHED)
    .where(GameRow.ended_at >= bindparam("day"), GameRow.ended_at < bindparam("until"))
    .where(GameRow.id != bindparam("this_game"), _FIRST.share.is_not(None), _SECOND.share.is_not(None))
    .where(
        _FIRST.user_id.in_(bindparam("users", expanding=True)), _SECOND.user_id.in_(bindparam("users", expanding=True))
    )
    .group_by(_FIRST.user_id, _SECOND.user_id)
)
_ACHIEVED: Final = select(AchievementRow.game).where(
    AchievementRow.guild_id == _GUILD, AchievementRow.user_id == bindparam("this_user")
)
_GOING_ON: Final = or_(*(BoardRow.period == bindparam(f"period_{number}") for number in range(len(Period))))
_BOARDS_HERE: Final = select(BoardRow.id).where(BoardRow.guild_id == _GUILD, BoardRow.game == _OF_GAME, _GOING_ON)
_SHOW_RATING: Final = (
    update(StandingRow)
    .where(StandingRow.user_id == bindparam("this_user"), StandingRow.board_id.in_(_BOARDS_HERE))
    .values(rating=bindparam("new_rating"), settled=bindparam("new_settled"))
)


def _write(connection: Connection, name: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write rows of a table. ``_writing`` says what becomes of rows that are there already."""
    if rows:
        connection.execute(_writing(connection.dialect.name)[name], list(rows))


@cache
def _writing(dialect: str) -> Mapping[str, Executable]:
    """Return the statement that writes rows of each table. That of leaderboards works out the rate of wins."""
    row, counted = StandingRow, ("games", "wins", "stars")
    adding = insert(row, dialect).values({name: bindparam(name) for name in ("board_id", "user_id", *counted)})
    now = {name: getattr(row, name) + adding.excluded[name] for name in counted}
    rate = case((now["games"] >= bindparam("least"), now["wins"] * 1.0 / now["games"]), else_=None)
    return {
        "boards": insert_or_ignore(BoardRow, dialect),
        "standings": adding.on_conflict_do_update(index_elements=["board_id", "user_id"], set_={**now, "rate": rate}),
        "players": insert_or_replace(PlayerRow, dialect),
        "duels": insert_or_add(DuelRow, dialect, "games", "first_ahead", "second_ahead"),
        "tallies": insert_or_add(TallyRow, dialect, "count"),
        "achievements": insert_or_ignore(AchievementRow, dialect),
    }
