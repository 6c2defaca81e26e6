"""Counting all finished games again from their moves alone: each game is replayed."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date

from sqlalchemy import Connection, select

from bot.features.standings.rows import PlayerRow
from bot.features.standings.store.counting import finished_seats
from bot.features.standings.store.ratings import Rating, computer_rating
from bot.features.standings.store.results import Finished, FinishedSeat, clear, closed, count, lost_by
from bot.games.game import AnyGame
from bot.games.origins import with_origin
from bot.store.engine.database import raising_not_saved
from bot.store.engine.status import Status
from bot.store.journal.journal import Writer
from bot.store.journal.played import Played, count_finished, count_thinned, finished_games, finished_kinds
from bot.tables.rules.fairness import result_at
from bot.tables.rules.table import Table

log = logging.getLogger(__name__)

Progress = Callable[[int, int], None]
"""Called with the number of games counted so far, and the number of all games."""


class MissingGames(Exception):
    """Games were finished that are not installed now, so they cannot be counted. The text names them."""


class ThinnedGames(Exception):
    """The moves of finished games have been deleted, so they cannot be counted. The text says how many."""


async def recount(
    writer: Writer, games: Mapping[str, AnyGame], today: date, progress: Progress = lambda done, total: None
) -> int:
    """Rebuild all results and standings from the finished games, in one transaction; return how many games counted.

    :param progress: called from time to time, possibly on another thread.
    :raises MissingGames: some of the games are not installed, and nothing has changed.
    :raises ThinnedGames: not all games have moves any more, and nothing has changed.
    :raises NotSaved: the database did not take it, and nothing has changed.
    """

    def work(connection: Connection) -> int:
        missing = sorted(finished_kinds(connection) - games.keys())
        if missing:
            raise MissingGames(", ".join(missing))
        if thinned := count_thinned(connection):
            raise ThinnedGames(f"{thinned} games keep their results only (KEEP_GAMES_DAYS)")
        return _recount(connection, games, today, progress)

    return await _transact(writer, work)


async def recount_if_missing(writer: Writer, games: Mapping[str, AnyGame], today: date) -> int:
    """Run ``recount`` if games are finished but none is counted, as in a database from an earlier version.

    :raises NotSaved: the database did not take it, and nothing has changed.
    """

    def work(connection: Connection) -> int:
        if connection.execute(select(PlayerRow.user_id).limit(1)).first() is not None or count_thinned(connection):
            return 0
        finished = count_finished(connection)
        if not finished:
            return 0
        log.info("counting %d finished games", finished)
        return _recount(connection, games, today, lambda done, total: None)

    return await _transact(writer, work)


async def _transact(writer: Writer, work: Callable[[Connection], int]) -> int:
    with raising_not_saved():
        return await writer.transact(work)


def _recount(connection: Connection, games: Mapping[str, AnyGame], today: date, progress: Progress) -> int:
    clear(connection)
    total, counted = count_finished(connection), 0
    for done, played in enumerate(finished_games(connection), start=1):
        finished = _finished(played, games)
        if finished is not None:
            count(connection, finished, today)
            counted += 1
        progress(done, total)
    return counted


def _finished(played: Played, games: Mapping[str, AnyGame]) -> Finished | None:
    """Replay a game and return how it ended. If its moves do not lead to an end, log that and return None."""
    try:
        return _replayed(played, games)
    except Exception as error:  # the rules may be somebody else's, and raise anything
        what = with_origin(played.saved.game)
        said = "table %d of the game %s cannot be played again: %r; it does not count"
        log.warning(said, played.saved.id, what, error, exc_info=error)
        return None


def _replayed(played: Played, games: Mapping[str, AnyGame]) -> Finished | None:
    """Replay a game and return how it ended; None if its moves do not lead to an end. Its rules may raise anything."""
    saved = played.saved
    table = Table.restore(saved, games[saved.game])
    if table.status is Status.ENDED:
        gains = [gain or 0 for gain in played.gains]
        users, before = [seat.counts_for for seat in table.seats], played.ratings_before
        lost = next((at for at, each in enumerate(before) if each is not None and each.share is not None), None)
        if lost is None:
            return _ended(played, closed(users, gains), people=0)
        known = [Rating() if each is None else Rating(*each) for each in before]
        seats = [
            replace(seat, share=each.share, fixed=each if user is None else None)
            for seat, each, user in zip(lost_by(lost, table.seats, users, gains), known, users, strict=True)
        ]
        return replace(_ended(played, seats, people=0), lost=lost)
    if table.position is None or table.position.outcome is None:
        log.warning("table %d has no end; it does not count", saved.id)
        return None
    result = result_at(table)
    users, computers = [seat.counts_for for seat in table.seats], [seat.level is not None for seat in table.seats]
    # Who is not rated has the rating that was noted at the time, or a computer player's of now.
    noted = [None if each is None else Rating(*each) for each in played.ratings_before]
    fixed = [
        None if user is not None else before or (computer_rating(strength) if computer else Rating())
        for user, computer, before, strength in zip(users, computers, noted, result.strengths, strict=True)
    ]
    seats = finished_seats(result, users, fixed, computers)
    if any(each is not None and each.share is not None for each in noted):
        shares = [None if each is None else each.share for each in noted]
        seats = [replace(seat, share=share) for seat, share in zip(seats, shares, strict=True)]
    people = sum(seat.level is None and each.counts for seat, each in zip(table.seats, seats, strict=True))
    return replace(_ended(played, seats, people), rated=result.rated)


def _ended(played: Played, seats: list[FinishedSeat], people: int) -> Finished:
    saved = played.saved
    place = (saved.guild, saved.channel)
    # Games keep the way in which they were counted: before ratings grew uncertain, no least sigma was noted.
    timeless = any(each is not None and each.least_sigma is None for each in played.ratings_before)
    whole = all(each is None or each.share is None for each in played.ratings_before)
    ended = Finished(saved.id, saved.game, *place, played.ended_at, seats, people, saved.parent, timeless)
    return replace(ended, whole=whole)
