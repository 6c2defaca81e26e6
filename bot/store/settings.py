"""The settings of servers and people. They are kept in memory, because everything that is shown depends on them.

A new setting is a field here and a column of the same name in ``models.py``.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, tzinfo
from enum import StrEnum
from typing import Any, Final, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import ColumnElement, Executable, RowMapping, Select, and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.orm import InstrumentedAttribute, aliased

from bot.store.engine.database import Store
from bot.store.engine.models import Base, GuildSettingsRow, UserSettingsRow
from bot.store.engine.upsert import insert_or_replace

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
    """Whether people are pinged in its channels when it is their turn."""
    channels: tuple[int, ...] = ()
    """The channels in which games may be opened; empty for all."""
    house: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The options of new tables, by game."""
    threads: bool = False
    """Whether each table is opened in a thread of its own."""
    ratings: bool = True
    """Whether ratings are shown."""
    reviews: bool = True
    """Whether finished games can be reviewed."""
    achievements: bool = True
    """Whether achievements are shown."""
    daily_channel: int | None = None
    """The channel that gets the deal of each day; None for none."""
    daily_hour: int = 9
    """The hour at which it gets it, 0 to 23."""
    daily_game: str | None = None
    """The game whose deal it gets; None for all."""
    week_channel: int | None = None
    """The channel that gets the news of each week; None for none."""
    week_day: int = 0
    """The weekday on which it gets them, 0 for Monday."""
    week_hour: int = 9
    """The hour at which it gets them, 0 to 23."""
    time_zone: str | None = None
    """The zone of these hours by its IANA name; None for UTC."""
    posts_by: int | None = None
    """The person who has set up posts last, and is told if the bot may not post any more; None if there is none."""

    @property
    def zone(self) -> tzinfo:
        """The zone of these hours, and of times that people type; UTC for one that this machine does not know."""
        try:
            return UTC if self.time_zone is None else ZoneInfo(self.time_zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            return UTC


class YourTurn(StrEnum):
    """When a person is told that it is their turn."""

    EVERY = "every"
    """Each time, and again when their time grows short."""
    SHORT = "short"
    """When their time grows short."""
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class UserSettings:
    """The settings of a person. The defaults are those of somebody who has set nothing."""

    language: str | None = None
    """The language of messages that only they see; None for the language of their Discord client."""
    your_turn: YourTurn = YourTurn.SHORT
    """When they are told that it is their turn."""
    direct: bool = False
    """Whether they are told in a direct message, and not in the table's channel."""
    listed: bool = True
    """Whether others see them on leaderboards."""
    reviews: bool = True
    """Whether people who did not play in their games can see reviews of these."""
    achievements: bool = True
    """Whether anybody, they themselves too, is shown what they have achieved."""
    week: bool = False
    """Whether they get their own week in a direct message."""
    forced_moves: bool = True
    """Whether moves that the rules force are played for them."""
    asks_first: bool = False
    """Whether they are asked once more before they fold, bet everything or leave."""


Ts = TypeVarTuple("Ts")
AnySettings = TypeVar("AnySettings", GuildSettings, UserSettings)


def is_listed(user: InstrumentedAttribute[int]) -> ColumnElement[bool]:
    """Return the condition that a person is on leaderboards.

    It looks the person up. A list of everybody who is not on leaderboards would be made anew by each query.
    """
    row = aliased(UserSettingsRow)
    return ~select(row.user_id).where(row.user_id == user, row.listed.is_(False)).exists()


def listed(query: Select[*Ts], user: InstrumentedAttribute[int]) -> Select[*Ts]:
    """Return a query without the rows of people who are not on leaderboards; see ``is_listed``.

    SQLite takes a fifth of the time for a join that it takes for a condition.
    """
    row = aliased(UserSettingsRow)
    return query.outerjoin(row, and_(row.user_id == user, row.listed.is_(False))).where(row.user_id.is_(None))


_KINDS: Final[Mapping[str, tuple[type[Base], InstrumentedAttribute[int], type[Any]]]] = {
    GUILD: (GuildSettingsRow, GuildSettingsRow.guild_id, GuildSettings),
    USER: (UserSettingsRow, UserSettingsRow.user_id, UserSettings),
}


class SettingsStore(Store):
    """Reads all settings once, and stores each change before it takes effect."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._guilds: dict[int, GuildSettings] = {}
        self._users: dict[int, UserSettings] = {}
        self._known: Mapping[str, dict[int, Any]] = {GUILD: self._guilds, USER: self._users}
        self.told_user: list[Callable[[int], None]] = []
        """Called with whose own settings have changed, here or at another process."""
        self._changing: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        """Held while the settings of a server or a person are stored."""

    async def load(self) -> None:
        """Read all settings."""
        async with self._database.read() as connection:
            for kind, (row, key, _) in _KINDS.items():
                found = (await connection.execute(select(row.__table__))).mappings().all()
                self._known[kind].clear()
                self._known[kind].update((each[key.key], _read(kind, each)) for each in found)

    async def follow(self, change: str) -> None:
        """Read again what another process has changed, given what it said on ``CHANNEL``."""
        kind, _, number = change.partition(" ")
        if kind not in _KINDS:
            return
        row, key, _ = _KINDS[kind]
        async with self._database.read() as connection:
            asked = select(row.__table__).where(key == int(number))
            found = (await connection.execute(asked)).mappings().one_or_none()
        self._known[kind].pop(int(number), None)
        if found is not None:
            self._known[kind][int(number)] = _read(kind, found)
        self._tell(kind, int(number))

    def _tell(self, kind: str, number: int) -> None:
        for tell in self.told_user if kind == USER else ():
            tell(number)

    def guild(self, guild: int) -> GuildSettings:
        """Return a server's settings."""
        return self._guilds.get(guild, GuildSettings())

    def user(self, user: int) -> UserSettings:
        """Return a person's settings."""
        return self._users.get(user, UserSettings())

    def plays_forced(self, user: int) -> bool:
        """Return whether a person wants moves to be played by themselves that the rules force."""
        return self.user(user).forced_moves

    def guilds(self) -> dict[int, GuildSettings]:
        """Return the settings of all servers that have set something, by server."""
        return dict(self._guilds)

    def users_with_a_week(self) -> list[int]:
        """Return the people who get their own week."""
        return [user for user, each in self._users.items() if each.week]

    async def set_guild(self, guild: int, settings: GuildSettings) -> None:
        """Store what differs from a server's settings as they are at the call.

        Of calls at the same time, each keeps what the others change.
        """
        await self._set(GUILD, guild, self.guild(guild), settings)

    async def set_user(self, user: int, settings: UserSettings) -> None:
        """Store what differs from a person's settings as they are at the call, as ``set_guild`` does."""
        await self._set(USER, user, self.user(user), settings)

    async def _set(self, kind: str, number: int, before: AnySettings, after: AnySettings) -> None:
        row, key, usual = _KINDS[kind]
        async with self._changing.setdefault((kind, number), asyncio.Lock()):
            settings = _merged(before, after, self._known[kind].get(number, usual()))
            values = {**_written(settings), key.key: number}
            await self._write(insert_or_replace(row, self._database.dialect).values(values), kind, number)
            self._known[kind][number] = settings
        self._tell(kind, number)

    async def end_week(self, user: int) -> None:
        """Switch a person's own week off. Of somebody who has been forgotten meanwhile, nothing is stored."""
        row = UserSettingsRow
        await self._write(update(row).where(row.user_id == user).values(week=False), USER, user)
        if user in self._users:
            self._users[user] = replace(self._users[user], week=False)

    async def forget_user(self, user: int) -> None:
        """Delete a person's settings, and their id from those of servers."""
        row = GuildSettingsRow
        for guild in [guild for guild, settings in self._guilds.items() if settings.posts_by == user]:
            await self._write(update(row).where(row.guild_id == guild).values(posts_by=None), GUILD, guild)
            self._guilds[guild] = replace(self.guild(guild), posts_by=None)
        await self._forget(USER, user)

    async def forget_guild(self, guild: int) -> None:
        """Delete a server's settings."""
        await self._forget(GUILD, guild)

    async def _forget(self, kind: str, number: int) -> None:
        row, key, _ = _KINDS[kind]
        await self._write(delete(row).where(key == number), kind, number)
        self._known[kind].pop(number, None)

    async def _write(self, statement: Executable, kind: str, number: int) -> None:
        """Execute a statement, and tell the other processes whose settings it has changed."""
        async with self._database.write() as connection:
            await connection.execute(statement)
            if connection.dialect.name == "postgresql":  # an SQLite file has no other processes to tell
                await connection.execute(select(func.pg_notify(CHANNEL, f"{kind} {number}")))


def shows_achievements(settings: SettingsStore, guild: int, user: int) -> bool:
    """Tell whether a server and a person both let the person's achievements be shown."""
    return settings.guild(guild).achievements and settings.user(user).achievements


def _merged(before: AnySettings, after: AnySettings, now: AnySettings) -> AnySettings:
    """Return settings as they are now, with what differs between two others; of house rules, each for itself."""
    values = {each.name: tuple(getattr(of, each.name) for of in (before, after, now)) for each in fields(after)}
    return replace(now, **{name: _newest(*three) for name, three in values.items() if three[0] != three[1]})


def _newest(before: Any, after: Any, now: Any) -> Any:
    """Three-way merge: apply the change from before to after to the current value."""
    if not isinstance(after, Mapping):
        return after
    old, newest = before or {}, dict(now or {})
    for name in {*old, *after}:
        if name not in after:
            newest.pop(name, None)
        elif name not in old or old[name] != after[name]:
            newest[name] = _newest(old.get(name), after[name], newest.get(name))
    return newest


def _written(settings: GuildSettings | UserSettings) -> dict[str, Any]:
    """Return settings as their row has them; see ``_read``."""
    values = {each.name: getattr(settings, each.name) for each in fields(settings)}
    match settings:
        case GuildSettings():
            house = {game: dict(options) for game, options in settings.house.items()}
            return {**values, "channels": list(settings.channels), "house": house}
        case UserSettings():
            told = values.pop("your_turn")
            return {**values, "reminders": told is not YourTurn.NEVER, "every_turn": told is YourTurn.EVERY}


def _read(kind: str, row: RowMapping) -> GuildSettings | UserSettings:
    stored = {name: value for name, value in row.items() if name not in ("guild_id", "user_id")}
    if kind == GUILD:
        return GuildSettings(**{**stored, "channels": tuple(stored["channels"])})
    every, told = stored.pop("every_turn"), stored.pop("reminders")
    return UserSettings(
        **stored, your_turn=YourTurn.EVERY if every and told else YourTurn.SHORT if told else YourTurn.NEVER
    )
