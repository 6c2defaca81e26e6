"""``leaderboard``: who is best at a game."""

from datetime import UTC, datetime
from typing import Any, Final, Literal

from discord import app_commands

from bot.commands.kit.answer import Answer
from bot.commands.kit.command import AnyInteraction, command, guarded, localised_choices, option
from bot.commands.kit.services import Services, place_of
from bot.commands.standings.pages import Pages
from bot.commands.translator import localised
from bot.store.standings.periods import Period, keys_at
from bot.store.standings.standings import RankedBy
from bot.tables.kit.refusal import Refusal
from bot.views.standings.leaderboard import HERE, SERVER, LeaderboardQuery

WHERE: Final = (SERVER, HERE)


def leaderboard_command(services: Services, pages: Pages, game: str) -> app_commands.Command[Any, ..., None]:
    """Return the command that shows a game's leaderboards."""
    return _Leaderboards(services, pages, game).leaderboard_command()


class _Leaderboards:
    """The callback."""

    def __init__(self, services: Services, pages: Pages, game: str) -> None:
        self._services = services
        self._pages = pages
        self._game = game

    def leaderboard_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``leaderboard``."""
        what = [app_commands.Choice(name=localised(self._what_key(each)), value=each.value) for each in RankedBy]
        options = {
            "what": option("leaderboard", "what", Literal[tuple(each.value for each in RankedBy)], what),
            "period": option(
                "leaderboard",
                "period",
                Literal[tuple(each.value for each in Period)],
                localised_choices("period", Period),
            ),
            "where": option("leaderboard", "where", Literal[WHERE], localised_choices("where", WHERE)),
        }
        return command("leaderboard", guarded(self.leaderboard, self._services, self._game), options)

    def _what_key(self, what: RankedBy) -> str:
        """Return the message key of what people are ranked by. Each game has its own word for its score."""
        return f"{self._game}-score" if what is RankedBy.STARS else f"what-{what}"

    async def leaderboard(
        self, interaction: AnyInteraction, what: str = RankedBy.STARS, period: str = Period.ALL, where: str = SERVER
    ) -> Answer:
        """Return a leaderboard.

        :raises Refusal: ``guild_only``, ``no_season``, ``ratings_hidden``.
        """
        guild, _ = place_of(interaction)
        season = None
        if period == Period.SEASON:
            found = await self._pages.finished.seasons.all(guild, self._game)
            if not found:
                raise Refusal("no_season")
            season = found[0].id
        keys = keys_at(datetime.now(UTC), season)
        query = LeaderboardQuery(
            self._game, RankedBy(what or RankedBy.STARS), keys[Period(period or Period.ALL)], where or SERVER
        )
        return await self._pages.leaderboard(interaction, query)
