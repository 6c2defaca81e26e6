"""The SQL of tournaments: their announcement, the entries of their records, their messages."""

from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Connection, Executable, bindparam, insert, update

from bot.features.tournaments.rules.entries import Ended
from bot.features.tournaments.rules.entries import Entry as TournamentEntry
from bot.features.tournaments.rules.writing import from_json, to_json
from bot.store.engine.models import TournamentEntryRow, TournamentRow
from bot.store.engine.upsert import made_number
from bot.store.journal.entries import NewTournament, Recorded

_THIS: Final = TournamentRow.id == bindparam("this_tournament")
_OPEN: Final = insert(TournamentRow)
_ADD: Final = insert(TournamentEntryRow)
_END: Final = update(TournamentRow).where(_THIS).values(ended_at=bindparam("ended_at"))
SET_MESSAGE: Final = update(TournamentRow).where(_THIS).values(message_id=bindparam("message_id"))

_USER: Final = ("organiser", "user")
_BY: Final = "by"


def open_tournament(connection: Connection, new: NewTournament) -> int:
    """Write a tournament with its announcement; return its number."""
    values = {"guild_id": new.guild, "channel_id": new.channel, "seed": new.seed.hex()}
    number = made_number(connection.execute(_OPEN, values))
    record = enumerate((new.announced, *new.more))
    connection.execute(_ADD, [entry_row(number, place, each) for place, each in record])
    return number


def recorded_steps(entry: Recorded) -> Iterator[tuple[Executable, dict[str, Any]]]:
    """Yield the statements that append to a record, with their parameters."""
    for number, each in enumerate(entry.entries, entry.number):
        yield _ADD, entry_row(entry.tournament, number, each)
        if isinstance(each, Ended):
            yield _END, {"this_tournament": entry.tournament, "ended_at": each.at}


def entry_row(tournament: int, number: int, entry: TournamentEntry) -> dict[str, Any]:
    """Return the values of an entry's row. People's ids are not in its JSON."""
    written = to_json(entry)
    users = [written.pop(key) for key in _USER if key in written]
    people = {"user_id": users[0] if users else None, "by_id": written.pop(_BY, None)}
    return {"tournament_id": tournament, "number": number, **people, "entry": written}


def read_entry(row: Any) -> TournamentEntry:
    """Return the entry of a row.

    :raises bot.features.tournaments.rules.writing.BadEntry: a newer version of the bot has written it.
    """
    whose = {**dict.fromkeys(_USER, row.user_id), _BY: row.by_id}
    return from_json({**row.entry, **whose})
