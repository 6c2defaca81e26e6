"""The whole bot: the only place that makes its features and connects them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.base import Base
from bot.config import Settings
from bot.features.emojis.feature import Faces
from bot.features.fleet.feature import Fleet, lease
from bot.features.people.feature import Person, Server
from bot.features.reviews.feature import GameReviews
from bot.features.solo.feature import Alone
from bot.features.standings.feature import Standings
from bot.features.tournaments.feature import Events
from bot.gateway import Gateway
from bot.play import Play
from bot.registry import Offering
from bot.tables.feature import Tables

if TYPE_CHECKING:
    from bot.features.panel.feature import Panel


class App:
    """The bot. It connects to Discord when ``serve`` is called."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        """Make every feature, and give each those that it needs.

        :param engine: an open database whose schema is up to date.
        :raises BadDeck: the file in the settings is not a valid deck.
        :raises UnknownGame: the settings name a game that cannot be played here.
        """
        self.base = base = Base(settings, engine)
        leases = lease(base)
        self.tables = tables = Tables(base)
        self.fleet = Fleet(base, tables, leases)
        self.faces = Faces(base, tables) if settings.card_emojis else None
        self.events = events = Events(base, tables)
        alone = Alone(tables)
        reviews = GameReviews(base, tables, alone.private)
        standings = Standings(base, tables)
        standings.pages.club_name = events.club_name
        person = Person(base, tables, events.house, standings.pages)
        play = Play(tables, alone, person.at_table, (alone, standings))
        server = Server(tables, person.settings, standings)
        features = play, person, events, server, alone, reviews, standings
        self.offering = Offering(base, tables, features, self.fleet.enter)
        self.gateway = Gateway(base, tables, self.fleet, self.offering)
        self.panel: Panel | None = None
        if settings.discord_client_secret is not None:
            from bot.features.panel.feature import Panel  # most hosts want none, nor a web server

            self.panel = Panel(base, tables, self.offering, settings.discord_client_secret.get_secret_value())
        self.client, self.journal = base.client, base.journal
        self.posting, self.solo_games = tables.posting, tables.solo_games
        self.room, self.display, self.hands, self.tournaments = tables.room, tables.display, tables.hands, events.house
        self._closed = False

    @property
    def stands_by(self) -> bool:
        """Whether other processes serve all shards, and this one waits to take over."""
        return self.fleet.shards is not None and self.fleet.shards.stands_by

    async def __aenter__(self) -> Self:
        """Return the bot. Leaving the context closes it."""
        await self.base.client.__aenter__()  # ``close`` needs the event loop that this sets
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close the bot."""
        await self.close()

    async def serve(self, token: str) -> None:
        """Connect to Discord, and serve until closed.

        :raises CannotConnect: Discord refuses the connection or cannot be reached, or the database does not answer.
        """
        await self.base.client.serve(token)

    async def close(self) -> None:
        """Stop the timers, finish and save what is under way, and disconnect. The second call does nothing."""
        if not self._closed:  # not whether the client is: discord.py closes it when Discord refuses the connection
            self._closed = True
            await self.base.parts.backward(lambda each: each.close())
