"""The SQL of tournaments: their announcement, the entries of their records, their messages."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, update

from bot.features.tournaments.rows import TournamentEntryRow, TournamentRow
from bot.features.tournaments.rules.entries import Announced, Ended
from bot.features.tournaments.rules.entries import Entry as TournamentEntry
from bot.features.tournaments.rules.writing import from_json, to_json
from bot.store.engine.fence import OutOfDate
from bot.store.engine.upsert import made_number
from bot.store.journal.entries import Other, OtherNew, Step

_THIS: Final = TournamentRow.id == bindparam("this_tournament")
_OPEN: Final = insert(TournamentRow)
_ADD: Final = insert(TournamentEntryRow)
_END: Final = update(TournamentRow).where(_THIS).values(ended_at=bindparam("ended_at"))
_SET_MESSAGE: Final = update(TournamentRow).where(_THIS).values(message_id=bindparam("message_id"))

_USER: Final = ("organiser", "user")
_BY: Final = "by"


@dataclass(frozen=True, slots=True)
class NewTournament(OtherNew):
    """A new tournament that has no number yet."""

    guild: int
    channel: int
    seed: bytes
    """The secret that decides the draws, to which the announcement commits."""
    announced: Announced
    more: tuple[TournamentEntry, ...] = ()
    """What its record goes on with at once."""

    def store(self, connection: Connection) -> int:
        """See ``OtherNew``."""
        values = {"guild_id": self.guild, "channel_id": self.channel, "seed": self.seed.hex()}
        number = made_number(connection.execute(_OPEN, values))
        record = enumerate((self.announced, *self.more))
        connection.execute(_ADD, [entry_row(number, place, each) for place, each in record])
        return number


@dataclass(frozen=True, slots=True)
class Recorded(Other):
    """Things have happened in a tournament: what its record goes on with."""

    conflict = OutOfDate

    tournament: int
    number: int
    """The number of the first of these entries in the record, from 0."""
    entries: tuple[TournamentEntry, ...]

    def steps(self) -> Iterator[Step]:
        """See ``Other``."""
        for number, each in enumerate(self.entries, self.number):
            yield _ADD, entry_row(self.tournament, number, each)
            if isinstance(each, Ended):
                yield _END, {"this_tournament": self.tournament, "ended_at": each.at}


@dataclass(frozen=True, slots=True)
class TournamentPosted(Other):
    """A tournament has a new message in its channel."""

    tournament: int
    message: int | None
    """None if it has been deleted."""

    def steps(self) -> Iterator[Step]:
        """See ``Other``."""
        yield _SET_MESSAGE, {"this_tournament": self.tournament, "message_id": self.message}


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
