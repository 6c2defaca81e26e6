"""The commands in the menus of people and messages: a challenge, a person's statistics, a replay."""

from collections.abc import Collection
from typing import Any

import discord
from discord import app_commands, ui

from bot.features.people.routes import OwnAct
from bot.features.people.views.challenge import challenge_form, read_challenge
from bot.features.standings.clicks import Pages
from bot.features.standings.routes import StandingsAct
from bot.interactions.answers import AnyInteraction
from bot.interactions.commands.command import IN_SERVERS, answered
from bot.interactions.commands.translator import localised
from bot.interactions.components.message_components import meant
from bot.interactions.requests import Answer, Click, Request, check_channel
from bot.interactions.routes.route import Malformed, on
from bot.interactions.routes.routes import HandAct, MoreAct, TableAct
from bot.runtime.refusal import Refusal
from bot.tables.clicks.play import open_table, show_ways
from bot.tables.feature import Tables
from bot.tables.views.taken import Wish


class Menus:
    """Runs these commands, and opens the table of a challenge."""

    def __init__(self, services: Tables, pages: Pages) -> None:
        self._services = services
        self._pages = pages

    def commands(self) -> list[app_commands.ContextMenu]:
        """Return the commands. They need a server: games and statistics belong to one."""

        async def challenge(interaction: AnyInteraction, user: discord.User) -> None:
            await answered(self._services, interaction, lambda request: self._challenge(request, user.id))

        async def statistics(interaction: AnyInteraction, user: discord.User) -> None:
            await answered(self._services, interaction, lambda request: self._pages.statistics_menu(request, user.id))

        async def replay(interaction: AnyInteraction, message: discord.Message) -> None:
            await answered(self._services, interaction, lambda request: self._replay(request, message))

        return [
            app_commands.ContextMenu(name=localised("menu-challenge"), callback=challenge, **IN_SERVERS),
            app_commands.ContextMenu(name=localised("menu-statistics"), callback=statistics, **IN_SERVERS),
            app_commands.ContextMenu(name=localised("menu-replay"), callback=replay, **IN_SERVERS),
        ]

    async def _challenge(self, request: Request, user: int) -> ui.Modal:
        await check_channel(self._services, request)
        _check_people(request, [user])
        return challenge_form(request.words, user)

    @on(OwnAct.CHALLENGE, submitted=True)
    async def challenged(self, click: Click) -> None:
        """Open a table for the people in the submitted form, and ping them if they were not pinged just now.

        Computer players fill it up to as many as the game needs, so that it begins with the last yes.

        If the channel has a table already, answer with the ways to play all the same.

        :raises Malformed: the form is not ours.
        :raises Refusal: as ``open_table`` and ``_check_people``.
        """
        name, people = read_challenge(click.fields)
        _check_people(click, people)
        game = self._services.room.games.get(name)
        if game is None:
            raise Malformed(name)
        wish = Wish(None, max(min(game.seats) - 1 - len(people), 0), None, {})
        try:
            with self._services.pings.challenging(click.user, people) as quiet:
                await open_table(self._services, click, game, wish, invited=people, quiet=quiet)
        except Refusal as refusal:
            if refusal.code != "table_here":
                raise
            self._services.pings.kept[click.user, click.channel] = people
            await show_ways(self._services, click, game, wish, "taken-challenge")

    async def _replay(self, request: Request, message: discord.Message) -> Answer:
        _ = request.guild
        client = request.interaction.client.user
        ours = {request.interaction.application_id, *([] if client is None else [client.id])}
        games = _shown_games(message) if message.author.id in ours else set()
        if len(games) != 1:
            raise Refusal("shows_no_game")
        return await self._pages.replay(request, games.pop())


def _check_people(request: Request, people: Collection[int]) -> None:
    """Check that people can be challenged in the channel of a request, which names them."""
    data: Any = request.interaction.data or {}
    if len(set(people)) < len(people):  # a client may write an id in several ways
        raise Malformed(str(people))
    resolved = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    for each in people:
        user, member = users.get(str(each)), members.get(str(each))
        if user is None:
            raise Malformed(str(each))
        if each == request.user:
            raise Refusal("challenge_yourself")
        if user.get("bot"):
            raise Refusal("challenge_bot", player=f"<@{each}>")
        if member is None:
            raise Refusal("challenge_stranger", player=f"<@{each}>")
        allowed = member.get("permissions")
        may = discord.Permissions.all() if allowed is None else discord.Permissions(int(allowed))
        if not (may.administrator or may.view_channel):
            raise Refusal("challenge_unseen", player=f"<@{each}>")


def _shown_games(message: discord.Message) -> set[int]:
    """Return the numbers of the tables whose game a message shows, by its buttons."""
    routes = {*TableAct, *MoreAct, *HandAct, StandingsAct.REPLAY, StandingsAct.GAME_RECORD}
    found = meant(message, TableAct, MoreAct, HandAct, StandingsAct)
    return {each.parts[0] for each in found if each.route in routes and isinstance(each.parts[0], int)}
