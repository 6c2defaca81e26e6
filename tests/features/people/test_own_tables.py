"""Finding a person's live tables, on SQLite and on PostgreSQL."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.features.people.store.own_tables import OwnTables
from bot.store.journal.entries import Ended, Opening, Paused, SeatControl, Seating, Started

NOW = datetime(2026, 5, 4, tzinfo=UTC)
LAURA, CLARA = 1 << 60, 2 << 60
SEATS = (Seating(LAURA, None, NOW), Seating(CLARA, None, NOW))


async def opened(journal, channel, *, deadline=None, seats=SEATS):
    return await journal.open(Opening("claro", 10 + channel, channel, CLARA, 6, {}, seats, NOW, deadline=deadline))


async def begun(journal, channel, minutes):
    table = await opened(journal, channel)
    deadline = None if minutes is None else NOW + timedelta(minutes=minutes)
    await journal.write(Started(table, SEATS, bytes(32), "0" * 64, NOW, deadline))
    return table


async def test_the_live_tables_of_a_person_in_all_servers_in_order(engine, journal):
    tables = OwnTables(engine)
    assert await tables.of(LAURA, 5) == ([], 0)
    lobby = await opened(journal, 1, deadline=NOW)
    late, soon, without = [await begun(journal, channel, minutes) for channel, minutes in ((2, 9), (3, 1), (4, None))]
    paused = await begun(journal, 5, 1)
    await journal.write(Paused(paused, paused=True, deadline=NOW))
    over, left = await begun(journal, 6, 1), await begun(journal, 7, 1)
    await journal.write(Ended(over, NOW))
    await journal.write(SeatControl(left, 0, away=True, left_at=NOW, deadline=None))
    await opened(journal, 8, seats=(replace(SEATS[1]),))
    assert await tables.of(LAURA, 5) == ([soon, late, without, paused, lobby], 5)
    assert await tables.of(LAURA, 2) == ([soon, late], 5)
    assert (await tables.of(CLARA, 50))[1] == 7


async def test_a_table_at_which_somebody_plays_for_another_is_theirs(engine, journal):
    tables, armin = OwnTables(engine), 3 << 60
    taken, over = await begun(journal, 1, 1), await begun(journal, 2, 1)
    for each in (taken, over):
        await journal.write(SeatControl(each, 0, away=False, left_at=NOW, deadline=None, played_by=armin))
    await journal.write(Ended(over, NOW))
    assert await tables.of(armin, 5) == ([taken], 1)
    assert await tables.of(LAURA, 5) == ([], 0)
