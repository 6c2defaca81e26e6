"""Which tables of a tournament can be opened again because nobody has played a card there."""

from __future__ import annotations

from collections.abc import Callable

from bot.directing.openings import MOST_CLOSED
from bot.tables.kit.refusal import Refusal
from bot.tables.live.room import Room
from bot.tables.table.table import Table
from bot.tournaments.pairing.parts import Paired
from bot.tournaments.tournament import Tournament


async def unplayed_tables(room: Room, tournament: Tournament) -> Callable[[Paired], bool]:
    """Return a function that tells whether the table of a pairing can be closed and opened again at this moment.

    Somebody may play a card while a director is answered, so it looks at the table when it is called.

    :raises NotSaved: the database does not answer.
    """
    tables: dict[int, Table] = {}
    for pairing in tournament.open_pairings:
        if pairing.table is not None and room.is_live(pairing.table):
            try:
                tables[pairing.number] = await room.find(pairing.table)
            except Refusal:
                continue  # it cannot be read, so nobody knows what was played there

    def unplayed(pairing: Paired) -> bool:
        table = tables.get(pairing.number)
        if table is None or table.id != pairing.table or pairing.closed >= MOST_CLOSED:
            return False
        return table.position is None or not table.position.moves

    return unplayed
