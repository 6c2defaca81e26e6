"""Games that one person plays alone: the commands and clicks, and games of one's own against computer players."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, Final, Literal

from discord import app_commands

from bot.faces.catalog import SOLO_FACES
from bot.faces.face import Ask, PicturedSoloFace
from bot.faces.lessons import LESSONS
from bot.features.solo.routes import BeginAct, LessonAct, SoloAct
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.rules.table import SoloTable
from bot.features.solo.store.deals import end_of
from bot.features.solo.store.solo import DayPage, SharedMessage
from bot.features.solo.views import games as solo_views
from bot.features.solo.views.computers import day_lines, day_message, offer_message
from bot.features.solo.views.opponents import CHOOSE, PLAY, opponents_message
from bot.games.catalog import PATIENCES
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.commands.command import command, guarded, house_rule, localised_choices, option
from bot.interactions.components.layout import Attachment, Layout, Rendered, layout
from bot.interactions.components.message_components import shows
from bot.interactions.refusals import sentence
from bot.interactions.refused_requests import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.interactions.requests import Answer, Click, InHand, NewMessage, Request, Router, check_channel, respond
from bot.interactions.routes.route import Malformed, SoloGame, on
from bot.interactions.routes.routes import HandAct
from bot.interactions.single_posts import is_there, post_once
from bot.locales.words import Words
from bot.runtime.refusal import Refusal, jump_link
from bot.store.engine.fence import NotSaved
from bot.tables.feature import Tables
from bot.tables.views.board import Way
from bot.tables.views.hand import ask_in_hand

PATIENCE: Final = "patience"
AGAINST: Final = "against"
"""The choices of the deal of the day, where a game has both."""


class PrivateGames(InHand[Click]):
    """Begins and shows the games, runs the commands, and acts on the clicks.

    Only their player sees a game, unless they begin it for everybody to look on, or share its result. Every method that
    asks the database raises ``NotSaved`` if it does not answer.
    """

    def __init__(self, services: Tables, games: SoloGames) -> None:
        self._services = services
        self._solo_games = games
        self.router = Router(self)

    async def view(
        self, request: Request, table: SoloTable, notice: str | None = None, draft: str | None = None
    ) -> Rendered:
        """Return a game as its player sees it; see ``solo_message``."""
        words, guild, settings, day = request.words, request.server, self._services.settings, table.solo.day
        reviews = self._services.reviewed_in(guild) and not (day is not None and self._solo_games.is_open(day))
        others: DayPage | None = None
        if day is not None and table.position.outcome is not None:
            with suppress(NotSaved):  # what was played is saved all the same
                others = await self.others(request, table.game, day)
        told, icons = self._services.names.told, self._services.icons
        ended, own = await self._solo_games.besides(table), settings.user(table.host)
        besides = replace(ended, others=others, reviews=reviews)
        besides = replace(besides, plays_forced=own.forced_moves, asks=own.asks_first)
        attaches = request.interaction.app_permissions.attach_files
        picture = await self._picture(words, table) if attaches else None
        shown = await told(words, guild, solo_views.solo_message, icons, table, notice, draft, besides, picture)
        return Rendered(shown, () if picture is None else (picture,))

    async def _picture(self, words: Words, table: SoloTable) -> Attachment | None:
        face = SOLO_FACES.get(table.game.name)
        if face is None or not isinstance(face, PicturedSoloFace):
            return None
        wanted, what = face.picture(words, table.position.view(0)), f"game {table.id} without a table"
        return await self._services.renderer.drawn(table.game.name, what, *wanted)

    async def others(self, request: Request, game: AnyGame, day: date) -> DayPage | None:
        """Return how listed people of a server have done on a day; None elsewhere, and if nobody else has finished."""
        guild = request.server
        if guild is None:
            return None
        page = await self._solo_games.table(game, guild, request.user, day)
        return None if all(line.user == request.user for line in page.lines) else page

    async def show(
        self, request: Request, table: SoloTable, notice: str | None = None, *, public: bool = False
    ) -> NewMessage:
        """Return a game in a new message.

        :param public: whether everybody in the channel may look on.
        """
        public = public or request.interaction.context.dm_channel  # a group's messages have other readers, too
        shown = await self.view(request, table, notice)
        return NewMessage(shown.view, shown.files, public=public)

    async def begin(self, request: Request, game: AnyGame) -> NewMessage:
        """Begin a game against the usual computer players, and return it.

        :raises Refusal: as ``SoloGames.begin_alone``.
        """
        user, guild = request.user, request.server
        return await self.show(request, await self._solo_games.begin_alone(game, user, guild, self._house(guild, game)))

    @on(SoloAct.AGAIN)
    async def again(self, click: Click, game: SoloGame) -> NewMessage:
        """Begin another game like one that is over, and show it.

        :raises Refusal: as ``SoloGames.again``.
        """
        begun = await self._solo_games.again(game.number, click.user, click.server)
        return await self.show(click, begun)

    @on(SoloAct.SAME)
    async def _same(self, click: Click, game: SoloGame) -> NewMessage:
        return await self.show(click, await self._solo_games.same(game.number, click.user, click.server))

    @on(BeginAct.COMPUTERS)
    async def _begin(self, click: Click, game: str) -> NewMessage:
        return await self.begin(click, self._services.room.games[game])

    @on(SoloAct.CLOSE)
    async def close(self, click: Click, game: SoloGame) -> Layout:
        """Close a game and all that are older, so that there is room for another one.

        :raises Refusal: as ``SoloGames.close_game``.
        """
        await self._solo_games.close_game(game.number, click.user)
        return layout(click.words, [click.words("alone-closed")])

    @on(BeginAct.OPPONENTS)
    async def opponents(self, click: Click, name: str, count: int, level: str, action: str) -> Answer:
        """Let the clicker choose the computer players of their next game, or begin it with those.

        :raises Malformed: the game has no such level.
        :raises Refusal: as ``SoloGames.begin_alone``.
        """
        game, guild = self._services.room.games[name], click.server
        if level not in game.levels:
            raise Malformed(str(click.match))
        house = self._house(guild, game)
        possible = self._solo_games.possible_opponents(game, house)
        number = min(possible, key=lambda each: (abs(each - count), each))
        if action == PLAY:
            solo = await self._solo_games.begin_alone(game, click.user, guild, house, (level,) * number)
            return await self.show(click, solo)
        view = opponents_message(click.words, game, possible, number, level)
        return view if action == CHOOSE else NewMessage(view)

    def _house(self, guild: int | None, game: AnyGame) -> Mapping[str, str]:
        """Return the house rules of a server for a game; in direct messages, the usual ones."""
        return {} if guild is None else self._services.settings.guild(guild).house.get(game.name, {})

    def commands(self, game: AnyGame) -> list[app_commands.Command[Any, ..., None]]:
        """Return the commands of what a person plays without a table: the deal of the day, and the game's patience."""
        patience = game.patience
        kinds = {PATIENCE: patience, AGAINST: game if game.daily is not None else None}
        kinds = {kind: each for kind, each in kinds.items() if each is not None}
        if not kinds:
            return []

        async def daily(
            request: Request, deal: str | None = None, table: bool | None = None, yesterday: bool | None = None
        ) -> NewMessage:
            chosen = kinds[deal or next(iter(kinds))]
            assert chosen is not None
            if table or yesterday:
                return await self._table(request, chosen, yesterday=bool(yesterday))
            return await self._offer(request, chosen)

        shown = {"table": option("daily", "table", bool), "yesterday": option("daily", "yesterday", bool)}
        if len(kinds) > 1:
            choices = localised_choices("daily-deal", kinds)
            shown = {"deal": option("daily-deal", "deal", Literal[tuple(kinds)], choices), **shown}
        described = "command-daily" if AGAINST not in kinds else "command-daily-deal"
        found = [command("daily", guarded(daily, self._services, game.name), shown, description=described)]
        return found if patience is None else [self._patience(patience), *found]

    def _patience(self, patience: AnyGame) -> app_commands.Command[Any, ..., None]:
        async def begin(request: Request, public: bool | None = None, **options: str | None) -> NewMessage:
            chosen = {name: value for name, value in options.items() if value is not None}
            solo = await self._solo_games.begin(patience, request.user, request.server, chosen)
            return await self.show(request, solo, public=bool(public))

        rules = {spec.name: house_rule(patience.name, spec) for spec in patience.option_specs}
        public = {"public": option("patience", "public", bool)}
        return command("patience", guarded(begin, self._services, patience.name), {**rules, **public})

    async def _offer(self, request: Request, game: AnyGame) -> NewMessage:
        """Return the caller's deal of the day; if it is not begun, an offer with a button."""
        offer = await self._solo_games.offer(game, request.user)
        if isinstance(offer, int):
            # Not found by its number: a deal begun where there is no server of ours counts in the first that it is in.
            solo = await self._solo_games.daily(game, request.user, request.server)
            return await self.show(request, solo)
        words, others = request.words, await self.others(request, game, offer.day)

        told, named = self._services.names.told, game.name
        lines = [] if others is None else await told(words, request.server, day_lines, named, others)
        return NewMessage(offer_message(words, offer, lines))

    async def _table(self, request: Request, game: AnyGame, *, yesterday: bool) -> NewMessage:
        """Return a day's results in a server to everybody there."""
        if request.server is None:
            raise Refusal("day_table_elsewhere")
        guild = request.guild
        today = self._solo_games.current_day
        day = today - timedelta(days=1) if yesterday else today
        page = await self._solo_games.table(game, guild, request.user, day)
        best = None if game.daily is None else await self._solo_games.best_known(game, day)
        words = self._services.languages.at(guild, request.words.language)
        until = None if yesterday else end_of(day)
        told, reviews = self._services.names.told, self._services.reviewed_in(guild)
        how = {"is_open": self._solo_games.is_open(day), "reviews": reviews}
        view = await told(words, guild, day_message, game.name, day, page, best, until, **how)
        listed = self._services.settings.user(request.user).listed
        return NewMessage(view, public=listed)  # else nobody else may see their place

    @on(SoloAct.CONTINUE)
    async def _continue(self, click: Click, game: SoloGame) -> NewMessage:
        return await self.show(click, await self._solo_games.find(game.number, click.user))

    @on(SoloAct.RULES)
    async def _rules(self, click: Click, game: SoloGame) -> NewMessage:
        rules = await self._solo_games.game_of(game.number)
        return NewMessage(solo_views.solo_rules_message(click.words, self._services.icons, rules))

    @on(SoloAct.SEAL)
    async def _seal(self, click: Click, game: SoloGame) -> NewMessage:
        solo = await self._solo_games.find(game.number, click.user)
        if solo.solo.day is not None:  # everybody has it, and its seed is secret until then
            raise Malformed(str(click.match))
        return NewMessage(solo_views.solo_seal_message(click.words, solo))

    def _of_a_day(self, click: Click, name: str) -> AnyGame:
        game = self._solo_games.games[name]
        if game.daily is None and name not in PATIENCES:
            raise Malformed(str(click.match))
        return game

    async def ways(self, words: Words, user: int, _guild: int, _channel: int) -> list[Way]:
        """See ``Ways``: today's deals, games alone, lessons."""
        games, found = self._services.room.games.values(), list[Way]()
        patiences = [game.patience for game in games if game.patience is not None]
        for game in (*(each for each in games if each.daily is not None), *patiences):
            state = words(f"way-deal-{await self._solo_games.standing(game, user)}")
            found.append(
                Way("today", words(f"{game.name}-title"), state, game.name, custom_id=str(BeginAct.OFFER(game.name)))
            )
        for game in games:
            title, begin = words(f"{game.name}-title"), str(BeginAct.COMPUTERS(game.name))
            found.append(Way("new", words("button-computers"), title, game.name, custom_id=begin))
            if game.name in LESSONS:
                found.append(Way("learn", title, game=game.name, custom_id=str(LessonAct.BEGIN(game.name))))
            if game.patience is not None:
                name = game.patience.name
                found.append(Way("new", words(f"{name}-title"), game=name, command=f"{game.name} patience"))
        return found

    @on(BeginAct.DAILY)
    async def play_deal(self, click: Click, name: str) -> Rendered | NewMessage:
        """Show the clicker today's deal of a game, whichever day the clicked message is of.

        :raises Malformed: the game has no deal.
        :raises Refusal: ``deal_spent``.
        """
        solo = await self._solo_games.daily(self._of_a_day(click, name), click.user, click.server)
        if click.private and click.interaction.guild_id:
            return await self.view(click, solo)  # instead of what offered it
        return await self.show(click, solo)

    @on(BeginAct.OFFER)
    async def _offered(self, click: Click, name: str) -> NewMessage:
        return await self._offer(click, self._of_a_day(click, name))

    @on(BeginAct.DAY_SEALS)
    async def seals(self, click: Click, day: date, step: str = "") -> Answer:
        """Show the clicker the seals of a day's deals; a click on such a page turns it."""
        deals, earlier = await self._solo_games.sealed(day)
        view = solo_views.day_seals_message(click.words, day, deals, earlier)
        return view if step else NewMessage(view)

    async def clicked(self, click: Click) -> None:
        """Act on a click in a solo game, and show the game as it is afterwards, with the reason above it on failure.

        :raises Refusal: ``unknown_table``, ``not_yours``.
        """
        game: SoloGame = click.match.parts[0]
        try:
            answer = await self.router.act(click)
        except Exception as error:  # noqa: BLE001 - the game is shown anyway, with the reason
            table = await self._solo_games.find(game.number, click.user)
            notice = sentence(click.words, error, table.game.name)
            answer = await self.view(click, table, notice)
        await respond(click.interaction, answer, lambda message: shows(message, (SoloAct, HandAct), game))

    async def act(self, click: Click, at: SoloGame, turn: int, text: str, *, drafts: bool) -> Rendered:
        """See ``InHand``."""
        if drafts:
            return await self.view(click, await self._at(click, at, turn), draft=click.move(text))
        return await self.view(click, await self._solo_games.play(at.number, click.user, turn, click.move(text)))

    async def asked(self, click: Click, at: SoloGame, turn: int, word: str) -> tuple[str, Ask]:
        """See ``InHand``."""
        table = await self._at(click, at, turn)
        ask = ask_in_hand(click.words, self._services.icons, table, click.user, word)
        if ask is None:
            raise Refusal("stale_button")
        return table.game.name, ask

    @on(HandAct.TAKE_BACK)
    async def _take_back(self, click: Click, game: SoloGame, turn: int | None = None) -> Rendered:
        return await self.view(click, await self._solo_games.take_back(game.number, click.user, turn))

    @on(HandAct.HINT)
    async def _hint(self, click: Click, game: SoloGame) -> Rendered:
        solo, moves = await self._solo_games.hint(game.number, click.user)
        return await self.view(click, solo, SOLO_FACES[solo.game.name].hint(click.words, moves))

    async def _at(self, click: Click, game: SoloGame, turn: int) -> SoloTable:
        """Return the clicker's game against computer players, if they clicked for the choice that they have now."""
        solo = await self._solo_games.find(game.number, click.user)
        if not solo.against or not solo.is_now(turn, len(solo.position.moves)):
            raise Refusal("stale_button")
        return solo

    @on(SoloAct.SHARE, SoloAct.SHARE_AGAIN)
    async def _share(self, click: Click, game: SoloGame) -> None:
        """Post the result in the channel, without showing the cards, unless it has been posted in this place before.

        *Share again* posts it, too, if the bot cannot see whether the earlier message is still there. A failure is told
        in a message of its own: what was answered last may be the result for everybody.
        """
        interaction = click.interaction
        guild, served, channel = interaction.guild_id, click.server, interaction.channel_id
        assert channel is not None, "a click comes from a channel"
        again = click.match.route is SoloAct.SHARE_AGAIN
        place = channel if guild is None else guild
        async with self._solo_games.sharing(game.number, click.user) as solo:
            earlier = await self._solo_games.store.shared(solo.id, place)
            # A channel that the bot has no part in is unknown to it as well.
            gone = (UNKNOWN_MESSAGE,) if served is None else (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL)
            there = earlier is not None and await is_there(interaction, earlier.channel, earlier.message, gone)
            if earlier is not None and (there or (there is None and not again)):
                link = jump_link(guild, earlier.channel, earlier.message)
                view = solo_views.already_shared_message(click.words, solo, link, seen=there is not None)
                await answers.send(interaction, view, ephemeral=True)
                return
            if served is not None:
                await check_channel(self._services, click, posts=False)
            words = click.words if guild is None else self._services.languages.at(guild, click.words.language)
            besides = await self._solo_games.besides(solo)
            view = await self._services.names.told(words, served, solo_views.shared_message, solo, besides)

            async def note(number: int | None) -> None:
                kept = earlier if number is None else SharedMessage(channel, number)
                await self._solo_games.store.share(solo.id, solo.host, place, kept)

            await post_once(interaction, view, note)
