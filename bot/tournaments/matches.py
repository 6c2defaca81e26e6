"""A match of clubs before it is certain: somebody agrees to it for the other club."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.games.refused import Refused
from bot.tournaments.entries import Accepted, Ended, Ending
from bot.tournaments.refusing import require_not_begun
from bot.tournaments.running import end
from bot.tournaments.tournament import Tournament

ACCEPTED_WITHIN: Final = timedelta(days=1)
"""How long the other club has to agree. Then the match is called off."""


def accept(tournament: Tournament, now: datetime, by: int) -> Accepted:
    """Agree to a match for the other club. Whether the person may is not checked here.

    :raises Refused: ``tournament_over``, ``tournament_begun``, ``accepted_already``, which is also said of a tournament
        of another format.
    """
    require_not_begun(tournament)
    if not tournament.awaits_acceptance:
        raise Refused("accepted_already")
    return Accepted(now, by)


def decline(tournament: Tournament, now: datetime, by: int, seed: bytes) -> Ended:
    """Call a match off because the other club does not want it.

    :raises Refused: as ``accept``.
    """
    accept(tournament, now, by)
    return end(tournament, now, seed, Ending.CALLED_OFF, by)


def lapses_at(tournament: Tournament) -> datetime | None:
    """Return when a match to which nobody agrees is called off; None if that does not apply."""
    return tournament.announced_at + ACCEPTED_WITHIN if tournament.awaits_acceptance else None
