"""What servers and people have set: kept in memory, since everything that is shown depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.errors import NotSaved
from bot.store.models import GuildSettingsRow, UserSettingsRow

CHANNEL: Final = "cards_settings"
"""Where it is said what has changed, for the other processes: ``guild 17``, or ``user 5``."""

GUILD, USER = "guild", "user"


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
        self._guilds = {row.guild_id: _guild_settings(row) for row in guilds}
        self._users = {row.user_id: _user_settings(row) for row in users}

    async def follow(self, change: str) -> None:
        """Read what another process says it has changed.

        :raises NotSaved: the database does not answer.
        """
        kind, _, number = change.partition(" ")
        if kind == GUILD:
            row = await self._read(GuildSettingsRow.__table__, int(number))
            self._guilds.pop(int(number), None)
            if row is not None:
                self._guilds[int(number)] = _guild_settings(row)
        elif kind == USER:
            row = await self._read(UserSettingsRow.__table__, int(number))
            self._users.pop(int(number), None)
            if row is not None:
                self._users[int(number)] = _user_settings(row)

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
        await self._replace(GuildSettingsRow.__table__, guild, values, f"{GUILD} {guild}")
        self._guilds[guild] = settings

    async def set_user(self, user: int, settings: UserSettings) -> None:
        """Keep what a person has set.

        :raises NotSaved: the database did not take it, and nothing has changed.
        """
        values = {"language": settings.language, "reminders": settings.reminders}
        await self._replace(UserSettingsRow.__table__, user, values, f"{USER} {user}")
        self._users[user] = settings

    async def forget_user(self, user: int) -> None:
        """Drop what a person has set.

        :raises NotSaved: the database did not take it, and nothing has changed.
        """
        await self._replace(UserSettingsRow.__table__, user, None, f"{USER} {user}")
        self._users.pop(user, None)

    async def _read(self, table: Any, number: int) -> Any:
        key = _key(table)
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(select(table).where(key == number))).one_or_none()
        except (SQLAlchemyError, OSError) as error:
            raise NotSaved from error

    async def _replace(self, table: Any, number: int, values: Mapping[str, object] | None, change: str) -> None:
        key = _key(table)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(table).where(key == number))
                if values is not None:
                    await connection.execute(insert(table).values({key.name: number, **values}))
                if connection.dialect.name == "postgresql":  # SQLite has no other processes to tell
                    await connection.execute(select(func.pg_notify(CHANNEL, change)))
        except (SQLAlchemyError, OSError) as error:
            raise NotSaved from error


def _key(table: Any) -> Any:
    (column,) = table.primary_key.columns
    return column


def _guild_settings(row: Any) -> GuildSettings:
    return GuildSettings(row.language, row.turn_seconds, row.ping, tuple(row.channels), row.house)


def _user_settings(row: Any) -> UserSettings:
    return UserSettings(row.language, row.reminders)
