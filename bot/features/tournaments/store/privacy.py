"""Forgetting somebody in the records of tournaments."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeAlias

from sqlalchemy import Connection, insert, select, union, update

from bot.features.tournaments.rows import TournamentEntryRow, TournamentRow
from bot.features.tournaments.rules.entries import DirectorRemoved, Entrant, Entry, Replaced, SignedUp, Why, Withdrawn
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.store.tournaments import entry_row, read_entry

Written: TypeAlias = Mapping[int, Collection[int]]
"""By tournament, the numbers of some of its entries."""


def written_about(connection: Connection, user: int) -> Written:
    """Return, by tournament that is over and names a person, the entries in which directors wrote about them.

    It reads whole records, so it is for before the transaction: once a tournament is over, directors write about nobody
    who is in it any more. Results may still be corrected.
    """
    return {
        tournament.id: list(_about(_record(connection, tournament.id), user))
        for tournament in _naming(connection, user)
        if tournament.ended_at is not None
    }


def forget_in_tournaments(connection: Connection, user: int, written: Written, now: datetime) -> None:
    """Remove a person's id from all records, with what directors have written about them.

    Where a tournament is not over, its record goes on with an entry that says that they play or direct it no more. So
    the process that has the tournament in memory cannot append to what it knows, and reads the record again.

    :param written: what ``written_about`` has found a moment ago.
    :raises sqlalchemy.exc.IntegrityError: that process has just appended something.
    """
    entry = TournamentEntryRow
    for tournament in _naming(connection, user):
        if tournament.id in written:
            _clear(connection, tournament.id, written[tournament.id])
        else:
            record = _record(connection, tournament.id)
            _clear(connection, tournament.id, list(_about(record, user)))
            if tournament.ended_at is None:  # else it has ended since
                replayed = Tournament.replayed(tournament.id, tournament.guild_id, tournament.channel_id, record)
                last = enumerate(_last(replayed, user, now), len(record))
                more = [entry_row(tournament.id, number, each) for number, each in last]
                if more:
                    connection.execute(insert(entry), more)
    connection.execute(update(entry).where(entry.user_id == user).values(user_id=None))
    connection.execute(update(entry).where(entry.by_id == user).values(by_id=None))


def _naming(connection: Connection, user: int) -> Sequence[Any]:
    """Return the rows of the tournaments whose records have a person's id."""
    row, entry = TournamentRow, TournamentEntryRow
    named = (select(entry.tournament_id).where(column == user) for column in (entry.user_id, entry.by_id))
    query = select(row.__table__).where(row.id.in_(union(*named))).order_by(row.id)
    return connection.execute(query).all()


def _record(connection: Connection, tournament: int) -> list[Entry]:
    row = TournamentEntryRow
    query = select(row.__table__).where(row.tournament_id == tournament).order_by(row.number)
    return [read_entry(each) for each in connection.execute(query)]


def _clear(connection: Connection, tournament: int, numbers: Collection[int]) -> None:
    """Delete what directors have written in some entries of a record."""
    row = TournamentEntryRow
    these = select(row.number, row.entry).where(row.tournament_id == tournament, row.number.in_(numbers))
    for number, entry in connection.execute(these).all() if numbers else ():
        kept = {key: value for key, value in entry.items() if key != "reason"}
        this = (row.tournament_id == tournament, row.number == number)
        connection.execute(update(row).where(*this).values(entry=kept))


def _last(tournament: Tournament, user: int, now: datetime) -> Iterator[Entry]:
    """Yield what the record goes on with."""
    for each in tournament.entrants:
        if each.user == user and each.out is None:
            yield Withdrawn(now, each.number, Why.FORGOTTEN)
    if tournament.directs(user):
        yield DirectorRemoved(now, None, None)


def _about(record: Iterable[Entry], user: int) -> Iterator[int]:
    """Yield the numbers of the entries in which a director has written something about a person."""
    players: dict[Entrant, int | None] = {}
    for number, entry in enumerate(record):
        match entry:
            case SignedUp():
                players[len(players)] = entry.user
            case Replaced():
                players[entry.entrant] = entry.user
            case Withdrawn(reason=reason) if reason and players[entry.entrant] == user:
                yield number
