"""What the message of a tournament says about the places of its tables: what is missing there."""

from __future__ import annotations

from bot.directing.places import Places
from bot.interactions.permissions import permission_names
from bot.locales.words import Words
from bot.tournaments.tournament import Phase, Tournament


class Waiting:
    """Says what stands in the way of a tournament's tables."""

    def __init__(self, places: Places) -> None:
        self._places = places

    async def line(self, words: Words, tournament: Tournament) -> str:
        """Return a line for the message of a tournament; empty if nothing stands in the way."""
        if tournament.phase is Phase.OVER:
            return ""
        obstacle = await self._places.obstacle(tournament)
        if obstacle is None:
            return ""
        missing, channel = permission_names(words, obstacle.permissions), f"<#{obstacle.channel}>"
        if obstacle.stops:
            return words("tournament-lacks", permissions=missing, channel=channel)
        channels = words.all_of(f"<#{each}>" for each in self._places.channels(tournament))
        return words("tournament-lacks-threads", permissions=missing, channel=channel, channels=channels)
