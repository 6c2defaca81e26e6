"""What servers and people have set: kept in memory, since everything that is shown depends on it."""

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
        self._database = Database(engine)
        self._guilds: dict[int, GuildSettings] = {}
        self._users: dict[int, UserSettings] = {}

    async def load(self) -> None:
        """Read everything that has been set.

        :raises NotSaved: the database does not answer.
        """
        async with self._database.read() as connection:
            guilds = (await connection.execute(select(GuildSettingsRow.__table__))).all()
            users = (await connection.execute(select(UserSettingsRow.__table__))).all()
        self._guilds = {row.guild_id: _guild_settings(row) for row in guilds}
        self._users = {row.user_id: _user_settings(row) for row in users}

    async def follow(self, change: str) -> None:
        """Read what another process says it has changed.

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
        """Keep what a person has set.

        :raises NotSaved: the database did not take it, and nothing has changed.
        """
        values = {"user_id": user, "language": settings.language, "reminders": settings.reminders}
        await self._write(lambda dialect: insert_or_replace(UserSettingsRow, dialect).values(values), USER, user)
        self._users[user] = settings

    async def forget_user(self, user: int) -> None:
        """Drop what a person has set.

        :raises NotSaved: the database did not take it, and nothing has changed.
        """
        await self._write(lambda _: delete(UserSettingsRow).where(UserSettingsRow.user_id == user), USER, user)
        self._users.pop(user, None)

    async def _read(self, model: type[Base], key: Any, number: int) -> Any:
        async with self._database.read() as connection:
            return (await connection.execute(select(model.__table__).where(key == number))).one_or_none()

    async def _write(self, statement: Callable[[str], Executable], kind: str, number: int) -> None:
        """Change one row, and tell the other processes whose it is."""
        async with self._database.write() as connection:
            await connection.execute(statement(connection.dialect.name))
            if connection.dialect.name == "postgresql":  # an SQLite file has no other processes to tell
                await connection.execute(select(func.pg_notify(CHANNEL, f"{kind} {number}")))


def _guild_settings(row: Any) -> GuildSettings:
    return GuildSettings(row.language, row.turn_seconds, row.ping, tuple(row.channels), row.house)


def _user_settings(row: Any) -> UserSettings:
    return UserSettings(row.language, row.reminders)
