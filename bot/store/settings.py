"""What servers and people have set: kept in memory, since everything that is shown depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Table, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.journal import NotSaved
from bot.store.models import GuildSettingsRow, UserSettingsRow


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server has set. The defaults are those of a server that has set nothing."""

    language: str | None = None
    """The language of what all see; None for the one that Discord says the server has."""
    turn_seconds: int | None = None
    """How long a person may think; None for what the host of the bot has set."""
    ping: bool = True
    """Whether somebody whose time runs short is pinged."""
    channels: tuple[int, ...] = ()
    """Where games may be opened; empty for everywhere."""
    house: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """House rules of new tables, by game."""


@dataclass(frozen=True, slots=True)
class UserSettings:
    """What a person has set for themselves."""

    language: str | None = None
    """The language of what only they see; None for that of their Discord."""
    reminders: bool = True
    """Whether they are pinged when their time runs short."""


class SettingsStore:
    """Reads all settings once, and writes each change down before it holds."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._guilds: dict[int, GuildSettings] = {}
        self._users: dict[int, UserSettings] = {}

    async def load(self) -> None:
        """Read everything that has been set.

        :raises NotSaved: the database does not answer.
        """
        try:
            async with self._engine.connect() as connection:
                guilds = (await connection.execute(select(GuildSettingsRow.__table__))).all()
                users = (await connection.execute(select(UserSettingsRow.__table__))).all()
        except (SQLAlchemyError, OSError) as error:
            raise NotSaved from error
        self._guilds = {
            row.guild_id: GuildSettings(row.language, row.turn_seconds, row.ping, tuple(row.channels), row.house)
            for row in guilds
        }
        self._users = {row.user_id: UserSettings(row.language, row.reminders) for row in users}

    def guild(self, guild: int) -> GuildSettings:
        """Return what a server has set."""
        return self._guilds.get(guild, GuildSettings())

    def user(self, user: int) -> UserSettings:
        """Return what a person has set."""
        return self._users.get(user, UserSettings())

    async def set_guild(self, guild: int, settings: GuildSettings) -> None:
        """Keep what a server has set.

        :raises NotSaved: the database did not take it, and nothing has changed.
        """
        values = {
            "language": settings.language,
            "turn_seconds": settings.turn_seconds,
            "ping": settings.ping,
            "channels": list(settings.channels),
            "house": {game: dict(options) for game, options in settings.house.items()},
        }
        await self._replace(GuildSettingsRow.__table__, {"guild_id": guild}, values)
        self._guilds[guild] = settings

    async def set_user(self, user: int, settings: UserSettings) -> None:
        """Keep what a person has set.

        :raises NotSaved: the database did not take it, and nothing has changed.
        """
        values = {"language": settings.language, "reminders": settings.reminders}
        await self._replace(UserSettingsRow.__table__, {"user_id": user}, values)
        self._users[user] = settings

    def forget_user(self, user: int) -> None:
        """Drop what a person has set, whose row has been taken out of the database."""
        self._users.pop(user, None)

    async def _replace(self, table: Any, key: Mapping[str, int], values: Mapping[str, object]) -> None:
        assert isinstance(table, Table)
        ((column, number),) = key.items()
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(table).where(table.c[column] == number))
                await connection.execute(insert(table).values({**key, **values}))
        except (SQLAlchemyError, OSError) as error:
            raise NotSaved from error
