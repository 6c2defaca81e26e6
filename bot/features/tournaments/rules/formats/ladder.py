"""Ladder: who challenges somebody a few places above plays them when both are ready, and takes the place by winning.

The order itself follows from the record in ``bot.features.tournaments.rules.pairing.ladder_order``.
"""

from datetime import datetime, timedelta
from typing import Final

from bot.features.tournaments.rules.entries import Drawn
from bot.features.tournaments.rules.pairing.ladder_order import Challenge
from bot.features.tournaments.rules.tournament import Tournament

TOGETHER: Final = timedelta(minutes=15)
"""How long somebody who is ready waits for the other one. After that they have to say it again."""


def finished(tournament: Tournament, now: datetime) -> bool:
    """Tell whether the season is over and no challenge is left to be played."""
    ladder = tournament.ladder
    return ladder is not None and now >= ladder.ends_at and not ladder.open


def draw(tournament: Tournament, seed: bytes, at: datetime) -> Drawn | None:
    """Draw a table for each challenge of which both are ready. Nothing is left to chance.

    The challenger comes first at each table.
    """
    ladder = tournament.ladder
    waiting = [] if ladder is None else [each for each in ladder.open if each.pairing is None]
    tables = tuple(each.two for each in waiting if both_ready(each, at))
    return Drawn(at, tables) if tables else None


def both_ready(challenge: Challenge, at: datetime) -> bool:
    """Tell whether the two of a challenge have been ready within ``TOGETHER``, and a moment ago."""
    said = sorted(challenge.ready.values())
    return len(said) == len(challenge.two) and said[1] - said[0] <= TOGETHER and at - said[1] <= TOGETHER


def ready_until(challenge: Challenge, at: datetime) -> dict[int, datetime]:
    """Return who of a challenge is ready now, and until when they wait."""
    return {who: said + TOGETHER for who, said in challenge.ready.items() if at - said <= TOGETHER}
