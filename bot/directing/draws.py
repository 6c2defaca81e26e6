"""Drawing what can be drawn in a tournament, and ending it when all was played."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot.directing.tournaments import Tournaments
from bot.tournaments.draw import draw, finished
from bot.tournaments.entries import Drawn, Ending, Entry
from bot.tournaments.running import end, take_draw
from bot.tournaments.signing_up import fill_with_computers
from bot.tournaments.tournament import Phase, Tournament

MOST_DRAWS: Final = 100
"""How many draws follow each other at most before anything else is done."""


async def draw_due(tournaments: Tournaments, tournament: Tournament, seed: bytes) -> bool:
    """Draw what can be drawn, and end the tournament if all was played; return whether it goes on.

    :param seed: the seed of its draws.
    :raises NotSaved: the database did not take it.
    :raises NotOurs: another process serves the tournament.
    """

    def next_draw(tournament: Tournament, now: datetime) -> Drawn | None:
        if tournament.paused or tournament.phase is not Phase.RUNNING:
            return None
        drawn = draw(tournament, seed, now)
        return None if drawn is None else take_draw(tournament, drawn)

    def fill(tournament: Tournament, now: datetime) -> tuple[Entry, ...]:
        """Fill the tables up, if anything can be drawn now."""
        return () if draw(tournament, seed, now) is None else fill_with_computers(tournament, now)

    for _ in range(MOST_DRAWS):
        if finished(tournament, tournaments.now()) and not tournament.open_pairings:
            await tournaments.do(tournament, end, seed, Ending.FINISHED)
            return False
        if tournament.options.computers:
            await tournaments.do(tournament, fill)
        if await tournaments.do(tournament, next_draw) is None:
            break
    return True
