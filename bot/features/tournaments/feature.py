"""Tournaments, ladders and clubs."""

from collections.abc import Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord

from bot.base import Base
from bot.features.standings.feature import Standings
from bot.features.tournaments.clicks import TournamentClicks
from bot.features.tournaments.club_commands import ClubCommands
from bot.features.tournaments.clubs.clicks import ClubClicks
from bot.features.tournaments.clubs.guild_commands import NAME, GuildCommands
from bot.features.tournaments.clubs.role_cache import ClubRoleCache
from bot.features.tournaments.clubs.store import ClubStore
from bot.features.tournaments.commands import LadderCommands, TournamentCommands
from bot.features.tournaments.ladder_clicks import LadderClicks
from bot.features.tournaments.live.tournament_services import TournamentServices
from bot.features.tournaments.routes import Act, ClubAct, LadderAct
from bot.features.tournaments.store.tournaments import TournamentStore
from bot.features.tournaments.views.entrant import what_comes
from bot.features.tournaments.views.names import title_of
from bot.games.game import AnyGame
from bot.games.refused import Refused
from bot.interactions.commands.command import IN_SERVERS, group
from bot.interactions.components.layout import Component as Button
from bot.interactions.components.layout import table_button
from bot.interactions.requests import AnyCommand, Feature, Features
from bot.locales.words import Words
from bot.runtime.lifecycle import Component, Phase
from bot.tables.feature import Tables
from bot.tables.rules.table import Status, Table
from bot.tables.views.board import Way
from bot.tables.views.end_card import Addition


class Events(Feature):
    """What runs events, and what people can ask for about them."""

    guild_commands = (NAME,)
    routes = (Act, LadderAct, ClubAct)

    def __init__(self, base: Base, tables: Tables, others: Features) -> None:
        store = TournamentStore(base.engine)
        self.house = house = TournamentServices(base, base.journal, store, tables.room, tables.display, tables.threads)
        base.lifecycle.add(
            Component(
                Phase.EVENTS,
                restore=house.tournaments.restore,
                let_go=lambda leaving: house.tournaments.let_go(leaving.shard, at_once=leaving.at_once),
                abandon=lambda channel, guild: house.director.abandon(channel=channel, guild=guild),
                forget=house.tournaments.read_again,
                show_again=house.show_again,
                close=house.close,
            )
        )
        self.roles = roles = ClubRoleCache(ClubStore(base.engine))
        self.club_commands = GuildCommands(base.client, roles.store)
        tables.ways.append(self._ways)
        tables.may_close.append(house.waiting.may_close)
        tables.renderer.on_tournament_tables.append(show_button)
        tables.renderer.on_end_cards.append(self._what_comes)
        if (standings := others.find(Standings)) is not None:
            standings.pages.club_name = self._club_name
        base.middleware.heard.append(roles.hear)
        base.settled.append(roles.settle)
        base.lifecycle.add(Component(Phase.EVENTS, close=roles.close))
        ladders, clubs = LadderClicks(tables, house), ClubClicks(tables, house, roles, self.club_commands)
        tournaments = TournamentClicks(tables, house, ladders, roles.store)
        self._tournaments = TournamentCommands(tables, house, tournaments)
        self._ladders = LadderCommands(tables, house, tournaments)
        self._clubs = ClubCommands(tables, house, self._tournaments, clubs)
        self.subjects = {Act: tournaments, LadderAct: ladders, ClubAct: clubs}

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """See ``Feature``."""
        yield self._tournaments.command()
        yield self._ladders.command()
        games = {name: game for name, game in games.items() if game.in_tournaments}
        yield self._clubs.command(games)
        announcing = self._tournaments.new_command(games), self._ladders.new_command(games), self._clubs.new_command()
        permissions = discord.Permissions(manage_events=True)
        yield group("organise", IN_SERVERS, *announcing, permissions=permissions)

    def described(self, commands: Sequence[Any]) -> None:
        """See ``Feature``."""
        self.club_commands.take(commands)

    def publish(self) -> Coroutine[Any, Any, None]:
        """See ``Feature``."""
        return self.club_commands.renew_all()

    async def _what_comes(self, words: Words, table: Table, user: int) -> Addition:
        if table.tournament is None:
            return Addition()
        with suppress(Refused):
            tournament = await self.house.tournaments.find(table.tournament)
            await self.house.director.settled(tournament)
            said = what_comes(words, tournament, user, table.pairing)
            return Addition(headline=said) if tournament.ending is not None else Addition(note=said)
        return Addition()

    async def _ways(self, words: Words, user: int, guild: int, channel: int) -> list[Way]:
        """Return the tournaments of a channel, and those of its server in which somebody is."""
        live = self.house.tournaments.of_guild(guild)
        shown = [each for each in live if each.channel == channel or each.has_in(user)]
        return [
            Way(
                "own" if each.has_in(user) else "today",
                title_of(words, each),
                game=each.options.game,
                custom_id=str(Act.SHOW(each.id)),
            )
            for each in shown
        ]

    async def _club_name(self, guild: int, club: int) -> str:
        """Return the name of a server's club.

        :raises Refused: ``unknown_club``.
        """
        return (await self.roles.store.of(guild, club)).name


def show_button(words: Words, table: Table) -> list[Button]:
    """Return the button that leads from a table's message to its tournament, once its game has begun."""
    if table.tournament is None or table.status is Status.LOBBY:
        return []
    return [table_button(Act.SHOW(table.tournament), words("button-tournament-show"))]
