"""What a tournament's tables wait for, as its message and its entrants' pages say it."""

from __future__ import annotations

from bot.directing.elsewhere import Elsewhere
from bot.directing.places import Places
from bot.interactions.permissions import permission_names
from bot.locales.words import Words
from bot.tournaments.tournament import Phase, Tournament
from bot.views.tournament_names import title_of


class Waiting:
    """Says what stands in the way of a tournament's tables."""

    def __init__(self, places: Places, elsewhere: Elsewhere) -> None:
        self._places = places
        self._elsewhere = elsewhere

    def line_for(self, words: Words, tournament: Tournament, user: int) -> str:
        """Return for whom somebody's table waits, for their own page; empty if it waits for nobody.

        Which other tournament it is, only those who sit there are told: it may be in a channel that others cannot see.
        """
        entered = tournament.entrant_of(user)
        pairing = None if entered is None else tournament.pairing_of(entered.number)
        if pairing is None or pairing.table is not None:
            return ""
        seated = self._elsewhere.of(tournament, pairing)
        if user in seated:
            other, table = seated[user]
            where = "" if table.channel is None else f"<#{table.channel}>"
            return words("tournament-waits-for-you", title=title_of(words, other), where=where)
        return words("tournament-waits-for-other") if seated else ""

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
        channels = words.all_of([f"<#{each}>" for each in await self._places.named.usable(tournament)])
        return words("tournament-lacks-threads", permissions=missing, channel=channel, channels=channels)
