"""The whole bot: the only place that makes its features and connects them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Self, TypeAlias

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.base import Base
from bot.config import Settings
from bot.features.emojis.feature import Faces
from bot.features.fleet.feature import Fleet, lease
from bot.features.people.feature import Person, Server
from bot.features.posts.feature import Posts
from bot.features.reviews.feature import GameReviews
from bot.features.solo.feature import Alone
from bot.features.standings.feature import Standings
from bot.features.tournaments.feature import Events
from bot.gateway import Gateway
from bot.interactions.requests import F, Feature, Features
from bot.registry import CommandRegistry
from bot.tables.clicks.feature import Play
from bot.tables.feature import Tables

Make: TypeAlias = Callable[[Base, Tables, Features], Feature]
"""Makes a feature, given those that are made before it."""


def panel(base: Base, tables: Tables, others: Features) -> Feature:
    """Return the panel, or nothing where there is none: most hosts want none, nor a web server."""
    if base.config.discord_client_secret is None:
        return Feature()
    from bot.features.panel.feature import Panel

    return Panel(base, tables, others)


def card_emojis(base: Base, tables: Tables, others: Features) -> Feature:
    """Return what uploads card faces, or nothing if the settings say so."""
    return Faces(base, tables, others) if base.config.card_emojis else Feature()


FEATURES: Final[Sequence[Make]] = (
    Fleet,
    card_emojis,
    Play,
    Alone,
    GameReviews,
    Standings,
    Posts,
    Person,
    Events,
    Server,
    panel,
)
"""All of them. Each may find those before it, and any may be left out but ``Play``, ``Standings`` and ``Person``.

Clients list their commands in this order: the first ten are those of a first evening.
"""


class App:
    """The bot. It connects to Discord when ``serve`` is called."""

    def __init__(self, settings: Settings, engine: AsyncEngine, features: Sequence[Make] = FEATURES) -> None:
        """Make every feature.

        :param engine: an open database whose schema is up to date.
        :raises BadDeck: the file in the settings is not a valid deck.
        :raises UnknownGame: the settings name a game that cannot be played here.
        """
        self.base = base = Base(settings, engine)
        if Fleet in features:
            lease(base)
        self.tables = tables = Tables(base)
        self.features = Features()
        for make in features:
            self.features.append(make(base, tables, self.features))
        self.registry = CommandRegistry(base, tables, self.features)
        self.gateway = Gateway(base, tables, self.registry)
        self.client, self.journal = base.client, base.journal
        self.room, self.display, self.hands = tables.room, tables.display, tables.hands
        self._closed = False

    def __getitem__(self, kind: type[F]) -> F:
        return self.features.need(kind)

    @property
    def stands_by(self) -> bool:
        """Whether other processes serve all shards, and this one waits to take over."""
        return self.base.connector is not None and self.base.connector.stands_by

    async def __aenter__(self) -> Self:
        await self.base.client.__aenter__()  # ``close`` needs the event loop that this sets
        return self

    async def __aexit__(self, *_: object) -> None:
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
            await self.base.lifecycle.backward(lambda each: each.close())
