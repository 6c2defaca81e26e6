"""A journal as the bot has it: what its entries mean for standings is counted with them."""

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.features.standings.store.counting import count_ended
from bot.store.engine.database import Synchronous
from bot.store.journal.journal import Journal, open_writer


def open_journal(engine: AsyncEngine, synchronous: Synchronous = Synchronous.FULL) -> Journal:
    """Return a journal with a writer of its own, which it closes."""
    writer = open_writer(engine, synchronous)
    writer.counting.append(count_ended)
    return Journal(engine, writer)
