"""Beginning and ending seasons. A season that would end because another one begins asks once more."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal

from discord import app_commands

from bot.commands.kit.answer import Answer, Fresh
from bot.commands.kit.click import Click
from bot.commands.kit.command import AnyInteraction, command, guarded, option
from bot.commands.kit.interaction_frame import about
from bot.commands.kit.services import Services, managed, place_of
from bot.commands.translator import localised
from bot.games.game import AnyGame
from bot.store.standings.seasons import Seasons
from bot.tables.kit.refusal import Refusal
from bot.views.kit.notice import notice_message
from bot.views.kit.plain_text import one_line, plain
from bot.views.kit.route import on
from bot.views.kit.routes import PageAct
from bot.views.standings.season import NAME_LENGTH, read_season, season_form, since


def season_command(
    services: Services, seasons: Seasons, games: Mapping[str, AnyGame]
) -> app_commands.Command[Any, ..., None]:
    """Return the command that begins and ends seasons, or tells which one is under way.

    :param games: the games that have seasons.
    """
    titles = [app_commands.Choice(name=localised(f"{name}-title"), value=name) for name in games]
    options = {
        "game": option("season", "game", Literal[tuple(games)], titles, required=True),
        "start": option("season", "start", app_commands.Range[str, 1, NAME_LENGTH]),
        "end": option("season", "end", bool),
    }
    changes = SeasonChanges(services, seasons)

    async def season(
        interaction: AnyInteraction, game: str, start: str | None = None, end: bool | None = None
    ) -> Answer:
        about(interaction, game)
        if start is not None:
            return await changes.begin(interaction, game, start)
        return await (changes.end(interaction, game) if end else changes.tell(interaction, game))

    return command("season", guarded(season, services), options)


class SeasonChanges:
    """Changes a server's seasons for members who may manage it."""

    def __init__(self, services: Services, seasons: Seasons) -> None:
        self._services = services
        self._seasons = seasons

    async def begin(self, interaction: AnyInteraction, game: str, typed: str) -> Answer:
        """Begin a season; if one is under way, ask first in a form.

        :raises Refusal: ``guild_only``, ``needs_manage_server``; ``not_offered``: the name is blank;
            ``season_changed`` if somebody else begins one at the same moment.
        """
        guild, name = managed(interaction), _name(typed)
        current = await self._seasons.current(guild, game)
        if current is not None:
            return season_form(self._services.languages.of(interaction), game, current, name)
        await self._start(guild, game, name, None)
        return await self.tell(interaction, game)

    @on(PageAct.SEASON, submitted=True)
    async def submitted(self, click: Click, game: str, number: int) -> Fresh:
        """End the season that the form named, and begin the one whose name was filled in.

        :raises Malformed: the form is not ours.
        :raises Refusal: as ``begin``; ``season_changed`` if the season that it named is not under way any more.
        """
        await self._start(managed(click.interaction), game, _name(read_season(click.fields)), number)
        return await self.tell(click.interaction, game)

    async def end(self, interaction: AnyInteraction, game: str) -> Fresh:
        """End the season that is under way.

        :raises Refusal: ``guild_only``, ``needs_manage_server``, ``no_season``.
        """
        if not await self._seasons.end(managed(interaction), game, datetime.now(UTC)):
            raise Refusal("no_season")
        return await self.tell(interaction, game)

    async def _start(self, guild: int, game: str, name: str, ends: int | None) -> None:
        """Begin a season in place of the one that is expected to be under way.

        :raises Refusal: ``season_changed``.
        """
        if not await self._seasons.start(guild, game, name, datetime.now(UTC), ends=ends):
            raise Refusal("season_changed")

    async def tell(self, interaction: AnyInteraction, game: str) -> Fresh:
        """Say which season is under way.

        :raises Refusal: ``guild_only``.
        """
        guild, _ = place_of(interaction)
        current = await self._seasons.current(guild, game)
        words = self._services.languages.of(interaction)
        if current is None:
            text = words.of(game, "season-none")
        else:
            text = words("season-now", name=plain(current.name), since=since(current))
        return Fresh(notice_message(words, text))


def _name(typed: str) -> str:
    """Return the name of a season as it is kept.

    :raises Refusal: ``not_offered``: it is blank.
    """
    name = one_line(typed)
    if not name:
        raise Refusal("not_offered", option="start", value=typed)
    return name
