"""A process that directs tournaments as fast as it can, and reports acknowledged entries until it is killed."""

from __future__ import annotations

import asyncio
import os
from datetime import timedelta
from random import Random

from bot.features.tournaments.store.tournaments import TournamentStore
from bot.store.engine.database import open_engine
from tests.features.tournaments.rules.any_record import tried
from tests.features.tournaments.rules.events import NOW
from tests.journals import open_journal

AT_ONCE = 5
"""How many tournaments go on at the same time."""


def direct_until_killed(url: str, pipe: int, seed: int) -> None:
    """Direct all live tournaments; write a line to the pipe for each acknowledged entry: tournament, number."""
    asyncio.run(_direct_all(url, pipe, Random(seed)))


async def _direct_all(url: str, pipe: int, chance: Random) -> None:
    engine = open_engine(url)
    store = TournamentStore(engine, open_journal(engine))
    await asyncio.gather(*(_direct(store, each, pipe, chance) for each in await store.live()))


async def _direct(store: TournamentStore, number: int, pipe: int, chance: Random) -> None:
    tournament = await store.load(number)
    assert tournament is not None
    while True:
        made = tried(tournament, chance, NOW + timedelta(seconds=tournament.length))
        await store.append(tournament, made)
        for entry in made:
            os.write(pipe, f"{number} {tournament.length}\n".encode())
            tournament.apply(entry)
        await asyncio.sleep(0)
