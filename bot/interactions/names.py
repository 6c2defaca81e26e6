"""The names of people, learnt from interactions, for lists and pictures in which Discord shows no mentions."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

import discord

from bot.interactions.components.phrases import person
from bot.locales.words import Words
from bot.runtime.background import Clock
from bot.runtime.recent import Recent
from bot.store.engine.fence import NotSaved
from bot.store.names import NameStore, storable

log = logging.getLogger(__name__)

SAVE_SECONDS: Final = 1.0
"""How long a new name waits to be saved, in seconds, so that many share a transaction. Nobody waits for this: if the
bot is killed before, the name is learnt again from the person's next click."""

TRY_AGAIN_SECONDS: Final = 5.0

REMEMBERED: Final = 20_000
"""How many names are held in memory at most. Those that were used longest ago are dropped first."""

FRESH_SECONDS: Final = 600.0
"""How long a name that was held in memory is shown, in seconds, before the database is asked again. While another
process serves the server, it may learn another name."""

_KEY: Final = "names"

P = ParamSpec("P")
T = TypeVar("T")

Render: TypeAlias = Callable[Concatenate[Words, P], T]
"""Makes something of words that know the names of people."""


class Names:
    """Learns the names of people in servers, and tells them to messages that cannot mention people."""

    def __init__(self, store: NameStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: Recent[tuple[int, int], tuple[str | None, float]] = Recent(REMEMBERED)
        """Names by server and person, and when each was learnt. None: not known."""
        self._unsaved: dict[tuple[int, int], str] = {}
        self._wanted: set[tuple[int, int]] = set()
        """People at tables whose names have to be read."""
        self._saving = asyncio.Lock()

    def hear(self, guild: int, interaction: discord.Interaction[Any]) -> None:
        """Note the names that an interaction in a server tells: its sender's, and those of the people it names."""
        self.note(guild, interaction.user.id, interaction.user.display_name)
        data: Any = interaction.data
        resolved = data.get("resolved") if data else None
        if resolved:
            for user, name in _named(resolved):
                self.note(guild, user, name)

    def note(self, guild: int, user: int, name: str) -> None:
        """Note a person's name in a server, and save it soon if it is new."""
        key = guild, user
        known = self._known.get(key)
        if known is not None and known[0] == name:
            return
        name = storable(name)
        if known is not None and known[0] == name:
            return
        self._remember(key, name)
        if len(self._unsaved) < REMEMBERED:
            self._unsaved[key] = name
        self._clock.soon(_KEY, SAVE_SECONDS, self.save)

    async def of(self, guild: int, users: Iterable[int]) -> dict[int, str]:
        """Return the names of people in a server, as far as they are known. One query reads those not in memory."""
        asked = set(users)
        missing = {user for user in asked if not self._is_fresh(guild, user)}
        found = {user: self._in_memory(guild, user) for user in asked - missing}
        if missing:
            try:
                found |= await self._read(guild, missing)
            except NotSaved as error:
                log.warning("names could not be read: %r", error.__cause__)
                found |= {user: self._in_memory(guild, user) for user in missing}
        return {user: name for user, name in found.items() if name is not None}

    async def told(self, words: Words, guild: int | None, render: Render[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what is rendered with the names of people in a server, as far as they are known; see ``of``.

        :param guild: None, or 0, outside of servers: nobody has a name there.
        :param render: gets words that know the names, and the other arguments. It is called again if it has asked for
            names that were not in memory.
        """

        async def rendered(named: Words) -> T:
            return render(named, *args, **kwargs)

        return await self._told(words, guild, rendered)

    async def told_aside(
        self, words: Words, guild: int | None, render: Render[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do the same as ``told`` in a thread, for what takes long."""
        return await self._told(words, guild, lambda named: asyncio.to_thread(render, named, *args, **kwargs))

    async def _told(self, words: Words, guild: int | None, render: Callable[[Words], Awaitable[T]]) -> T:
        read: dict[int, str | None] = {}
        missing: set[int] = set()

        def name_of(user: int) -> str | None:
            if user in read or not guild:
                return read.get(user)
            if self._is_fresh(guild, user):
                return self._in_memory(guild, user)
            missing.add(user)
            return None

        while True:
            named = words.naming(name_of)
            made = await render(named)
            if not missing or not guild:
                return made
            found = await self.of(guild, missing)
            read |= {user: found.get(user) for user in missing}
            missing.clear()

    async def known(self, words: Words, guild: int, users: Iterable[int | None]) -> Words:
        """Return words that know the names of people in a server, for pictures, which take long to draw; see ``of``."""
        if not guild:
            return words
        return words.naming((await self.of(guild, [user for user in users if user is not None])).get)

    async def person(self, words: Words, guild: int, user: int) -> str:
        """Return the name of somebody in a server for a text with markdown, or else a mention."""
        return person(await self.known(words, guild, [user]), user)

    async def save(self) -> None:
        """Save the names that are new, and read those that tables lack. If the database does not answer, try later."""
        async with self._saving:  # a caller also waits for a save that is under way
            unsaved, self._unsaved = self._unsaved, {}
            wanted, self._wanted = self._wanted, set()
            try:
                await self._store.save(unsaved)
                for guild in {guild for guild, _ in wanted}:
                    await self._read(guild, {user for there, user in wanted if there == guild})
            except NotSaved as error:
                log.debug("names could not be saved or read; trying again later: %r", error.__cause__)
                self._unsaved = unsaved | self._unsaved
                self._wanted |= wanted
                self._clock.soon(_KEY, TRY_AGAIN_SECONDS, self.save)

    async def forget(self, user: int) -> None:
        """Drop a person's names from memory. Names that are being saved are in the database when this returns."""
        async with self._saving:
            self._drop([key for key in (*self._known, *self._unsaved) if key[1] == user])

    async def leave(self, guild: int) -> None:
        """Delete all names in a server that the bot is no longer in. If the database does not answer, try again."""
        async with self._saving:
            self._drop([key for key in (*self._known, *self._unsaved) if key[0] == guild])
            try:
                await self._store.forget_guild(guild)
            except NotSaved:
                self._clock.try_again((_KEY, guild), lambda: self.leave(guild))

    def lookup(self, guild: int, wanted: Iterable[int]) -> Callable[[int], str | None]:
        """Return what tells the names of people in a server that are in memory whenever it is asked.

        :param wanted: people whose names are read soon if they are not in memory.
        """
        unheard = {(guild, user) for user in wanted if (guild, user) not in self._known}
        if unheard:
            self._wanted |= unheard
            self._clock.soon(_KEY, SAVE_SECONDS, self.save)
        return partial(self._in_memory, guild)

    async def _read(self, guild: int, users: set[int]) -> dict[int, str | None]:
        """Read names, and return them. None stands for a person whose name is not known."""
        begun = self._clock.now()
        stored = await self._store.of(guild, users)
        found: dict[int, str | None] = {}
        for user in users:
            heard = self._known.get((guild, user))
            if heard is not None and heard[1] >= begun:  # what was heard meanwhile is newer
                found[user] = heard[0]
            else:
                found[user] = stored.get(user)
                self._remember((guild, user), found[user])
        return found

    def _is_fresh(self, guild: int, user: int) -> bool:
        oldest = self._clock.now() - FRESH_SECONDS
        return (guild, user) in self._unsaved or self._known.get((guild, user), (None, 0.0))[1] >= oldest

    def _in_memory(self, guild: int, user: int) -> str | None:
        return self._unsaved.get((guild, user)) or self._known.get((guild, user), (None, 0.0))[0]

    def _remember(self, key: tuple[int, int], name: str | None) -> None:
        self._known[key] = name, self._clock.now()

    def _drop(self, keys: Iterable[tuple[int, int]]) -> None:
        for key in keys:
            self._known.pop(key)
            self._unsaved.pop(key, None)


def _named(resolved: Mapping[str, Any]) -> Iterable[tuple[int, str]]:
    members = resolved.get("members") or {}
    for number, user in (resolved.get("users") or {}).items():
        name = (members.get(number) or {}).get("nick") or user.get("global_name") or user.get("username")
        if name and not user.get("bot"):
            yield int(number), name
