"""Games of one's own against computer players: beginning one at a press, another one, with others, and closing some."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import date

from bot.commands.kit.click import Answer, Click, Fresh
from bot.commands.kit.services import Request, Services
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.store.engine.errors import NotSaved
from bot.store.solo import DayPage
from bot.tables.solo import Solo, SoloGames
from bot.views.alone.solo import solo_message
from bot.views.kit.layout import Layout
from bot.views.kit.notice import notice_message
from bot.views.kit.route import Malformed, on
from bot.views.kit.routes import PageAct, SoloAct
from bot.views.table.opponents import CHOOSE, PLAY, opponents_message


class PrivateGames:
    """Begins and shows the games. Only their player sees them, and nothing of them is posted in a channel."""

    def __init__(self, services: Services, solo_games: SoloGames) -> None:
        self._services = services
        self._solo_games = solo_games

    async def view(self, request: Request, solo: Solo, notice: str | None = None, draft: str | None = None) -> Layout:
        """Return a game as its player sees it; see ``solo_message``."""
        words, guild = request.words, request.server
        reviews = guild is None or self._services.settings.guild(guild).reviews
        others: DayPage | None = None
        if solo.saved.day is not None and solo.position.outcome is not None:
            with suppress(NotSaved):  # what was played is saved all the same
                others = await self.others(request, solo.game, solo.saved.day)
        icons = self._services.icons
        return await self._services.names.told(
            words,
            request.server,
            lambda words: solo_message(words, icons, solo, notice, draft, reviews=reviews, others=others),
        )

    async def others(self, request: Request, game: AnyGame, day: date) -> DayPage | None:
        """Return how people of the server have done on a day, so far as they are listed.

        None outside of servers, and where nobody else has finished.

        :raises NotSaved: the database does not answer.
        """
        guild = request.server
        if guild is None:
            return None
        page = await self._solo_games.table(game, guild, request.user, day)
        if all(line.user == request.user for line in page.lines):
            return None
        return page

    async def show(self, request: Request, solo: Solo, notice: str | None = None, *, public: bool = False) -> None:
        """Answer with a game, in a new message.

        :param public: whether everybody in the channel may look on.
        """
        ephemeral = (
            not public and not request.interaction.context.dm_channel
        )  # a group's messages have other readers, too
        await answers.send(request.interaction, await self.view(request, solo, notice), ephemeral=ephemeral)

    async def play(self, request: Request, game: AnyGame) -> None:
        """Begin a game against the usual computer players, and show it.

        :raises Refusal: as ``SoloGames.begin_alone``.
        :raises NotSaved: the database did not take it.
        """
        user, guild = request.user, request.server
        await self.show(request, await self._solo_games.begin_alone(game, user, guild, self._house(guild, game)))

    @on(SoloAct.AGAIN)
    async def again(self, click: Click, number: int) -> None:
        """Begin another game like one that is over, and show it.

        :raises Refusal: as ``SoloGames.again``.
        :raises NotSaved: the database did not take it.
        """
        begun = await self._solo_games.again(number, click.user, click.server)
        await self.show(click, begun)

    @on(SoloAct.CLOSE)
    async def close(self, click: Click, number: int) -> Layout:
        """Close a game and all that are older, so that there is room for another one.

        :raises Refusal: as ``SoloGames.close_game``.
        :raises NotSaved: the database did not take it.
        """
        await self._solo_games.close_game(number, click.user)
        return notice_message(click.words, click.words("alone-closed"))

    @on(PageAct.OPPONENTS)
    async def opponents(self, click: Click, name: str, count: int, level: str, action: str) -> Answer:
        """Let the clicker choose the computer players of their next game, or begin it with those.

        :raises Malformed: the game has no such level.
        :raises Refusal: as ``SoloGames.begin_alone``.
        :raises NotSaved: the database did not take it.
        """
        game, guild = self._services.room.games[name], click.server
        if level not in game.levels:
            raise Malformed(str(click.meant))
        house = self._house(guild, game)
        possible = self._solo_games.possible_opponents(game, house)
        number = min(max(count, possible.start), possible.stop - 1)
        if action == PLAY:
            solo = await self._solo_games.begin_alone(game, click.user, guild, house, (level,) * number)
            await self.show(click, solo)
            return None
        view = opponents_message(click.words, game, possible, number, level)
        return view if action == CHOOSE else Fresh(view)

    def _house(self, guild: int | None, game: AnyGame) -> Mapping[str, str]:
        """Return the house rules of a server for a game; in direct messages, the usual ones."""
        return {} if guild is None else self._services.settings.guild(guild).house.get(game.name, {})
