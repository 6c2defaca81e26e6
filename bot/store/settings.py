"""The settings of servers and people. They are kept in memory, because everything that is shown depends on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Executable, delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import Database
from bot.store.models import Base, GuildSettingsRow, UserSettingsRow
from bot.store.upsert import insert_or_replace

CHANNEL: Final = "cards_settings"
"""The PostgreSQL channel on which processes tell each other what has changed: ``guild 17``, or ``user 5``."""

GUILD, USER = "guild", "user"


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of a server. The defaults are those of a server that has set nothing."""

    language: str | None = None
    """The language of messages that everybody sees; None for the server's language on Discord."""
    turn_seconds: int | None = None
    """How long a person may think, in seconds; None for the bot's default (``TURN_SECONDS``)."""
    ping: bool = True
    """Whether people whose time is running out are pinged."""
    channels: tuple[int, ...] = ()
    """The channels in which games may be opened; empty for all."""
    house: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The options of new tables, by game."""


@dataclass(frozen=True, slots=True)
class UserSettings:
    """The settings of a person. The defaults are those of somebody who has set nothing."""

    language: str | None = None
    """The language of messages that only they see; None for the language of their Discord client."""
    reminders: bool = True
    """Whether they are pinged when their time is running out."""


class SettingsStore:
    """Reads all settings once, and stores each change before it takes effect."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)
        self._guilds: dict[int, GuildSettings] = {}
        self._users: dict[int, UserSettings] = {}

    async def load(self) -> None:
        """Read all settings.

        :raises NotSaved: the database does not answer.
        """
        async with self._database.read() as connection:
            guilds = (await connection.execute(select(GuildSettingsRow.__table__))).all()
            users = (await connection.execute(select(UserSettingsRow.__table__))).all()
        self._guilds = {row.guild_id: _guild_settings(row) for row in guilds}
        self._users = {row.user_id: _user_settings(row) for row in users}

    async def follow(self, change: str) -> None:
        """Read again what another process has changed.

        :param change: what that process said on ``CHANNEL``.
        :raises NotSaved: the database does not answer.
        """
        kind, _, number = change.partition(" ")
        if kind == GUILD:
            row = await self._read(GuildSettingsRow, GuildSettingsRow.guild_id, int(number))
            self._guilds.pop(int(number), None)
            if row is not None:
                self._guilds[int(number)] = _guild_settings(row)
        elif kind == USER:
            row = await self._read(UserSettingsRow, UserSettingsRow.user_id, int(number))
            self._users.pop(int(number), None)
            if row is not None:
                self._users[int(number)] = _user_settings(row)

    def guild(self, guild: int) -> GuildSettings:
        """Return a server's settings."""
        return self._guilds.get(guild, GuildSettings())

    def user(self, user: int) -> UserSettings:
        """Return a person's settings."""
        return self._users.get(user, UserSettings())

    async def set_guild(self, guild: int, settings: GuildSettings) -> None:
        """Store a server's settings, in place of the former ones.

        :raises NotSaved: the database refused or did not answer. If it refused, nothing has changed.
        """
        values = {
            "guild_id": guild,
            "language": settings.language,
            "turn_seconds": settings.turn_seconds,
            "ping": settings.ping,
            "channels": list(settings.channels),
            "house": {game: dict(options) for game, options in settings.house.items()},
        }
        await self._write(lambda dialect: insert_or_replace(GuildSettingsRow, dialect).values(values), GUILD, guild)
        self._guilds[guild] = settings

    async def set_user(self, user: int, settings: UserSettings) -> None:
        """Store a person's settings, in place of the former ones.

        :raises NotSaved: the database refused or did not answer. If it refused, nothing has changed.
        """
        values = {"user_id": user, "language": settings.language, "reminders": settings.reminders}
        await self._write(lambda dialect: insert_or_replace(UserSettingsRow, dialect).values(values), USER, user)
        self._users[user] = settings

    async def forget_user(self, user: int) -> None:
        """Delete a person's settings.

        :raises NotSaved: the database refused or did not answer. If it refused, nothing has changed.
        """
        await self._write(lambda _: delete(UserSettingsRow).where(UserSettingsRow.user_id == user), USER, user)
        self._users.pop(user, None)

    async def _read(self, model: type[Base], key: Any, number: int) -> Any:
        async with self._database.read() as connection:
            return (await connection.execute(select(model.__table__).where(key == number))).one_or_none()

    async def _write(self, statement: Callable[[str], Executable], kind: str, number: int) -> None:
        """Execute a statement, and tell the other processes whose settings it has changed."""
        async with self._database.write() as connection:
            await connection.execute(statement(connection.dialect.name))
            if connection.dialect.name == "postgresql":  # an SQLite file has no other processes to tell
                await connection.execute(select(func.pg_notify(CHANNEL, f"{kind} {number}")))


def _guild_settings(row: Any) -> GuildSettings:
    return GuildSettings(row.language, row.turn_seconds, row.ping, tuple(row.channels), row.house)


def _user_settings(row: Any) -> UserSettings:
    return UserSettings(row.language, row.reminders)
