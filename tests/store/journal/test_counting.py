"""What features count with an entry: without them, a game ends all the same; what fails keeps it from ending."""

import pytest

from bot.features.standings.rows import PlayerRow
from bot.features.standings.store.counting import count_ended
from bot.store.engine.fence import NotSaved
from bot.store.engine.models import GameRow
from bot.store.engine.status import Status
from bot.store.journal.entries import Moved
from bot.store.journal.journal import Journal, open_writer
from tests.features.standings.store.evening import rows
from tests.features.standings.store.test_modes import finish
from tests.store.results import result


@pytest.fixture
async def writer(engine):
    """A writer with which nobody counts anything yet, and which its journal closes."""
    return open_writer(engine)


@pytest.fixture
async def journal(engine, writer):
    """A journal with this writer."""
    journal = Journal(engine, writer)
    yield journal
    await journal.close()


async def ended(engine):
    """Return whether the one game is finished, and how many people have been counted."""
    (game,) = await rows(engine, GameRow)
    return game.status == Status.FINISHED, len(await rows(engine, PlayerRow))


async def test_a_game_ends_where_nobody_counts_it(engine, journal):
    await finish(journal, result([5, 3], [1, 2]))
    assert await ended(engine) == (True, 0)


async def test_each_entry_is_counted_in_its_transaction_or_not_stored(engine, writer, journal):
    def fail_after(connection, entry):
        count_ended(connection, entry)
        if isinstance(entry, Moved):
            raise OSError("the disk is full")

    writer.counting.append(fail_after)
    with pytest.raises(NotSaved):
        await finish(journal, result([5, 3], [1, 2]))
    assert await ended(engine) == (False, 0)
