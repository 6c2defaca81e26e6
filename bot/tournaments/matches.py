"""A match of clubs before it is certain: somebody agrees to it for the other club."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Final

from bot.games.refused import Refused
from bot.tournaments.entries import Accepted, Ended, Ending, Why, Withdrawn
from bot.tournaments.refusing import require_not_begun
from bot.tournaments.running import end
from bot.tournaments.tournament import Phase, Tournament

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


def leave_club(
    tournament: Tournament, now: datetime, club: int, users: Collection[int], by: int | None = None, why: str = ""
) -> tuple[Withdrawn, ...]:
    """Take people out of a match who are in the club for which they play no more. Once it has begun, they play on.

    :param by: who has removed them from the club; None if they have left it.
    :param why: what everybody is told about it; empty if they have left it.
    :return: nothing if it has begun, or none of them plays for the club.
    """
    if tournament.phase in (Phase.RUNNING, Phase.OVER):
        return ()
    theirs = {side for side, each in enumerate(tournament.options.clubs) if each.club == club}
    there = (each for each in tournament.entrants if each.out is None and each.side in theirs and each.user in users)
    return tuple(Withdrawn(now, each.number, Why.WITHDREW, by, why) for each in there)


def lapses_at(tournament: Tournament) -> datetime | None:
    """Return when a match to which nobody agrees is called off; None if that does not apply."""
    return tournament.announced_at + ACCEPTED_WITHIN if tournament.awaits_acceptance else None
