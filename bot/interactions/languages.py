"""The language of a message: a person's own, or a server's."""

import asyncio
import logging
from collections.abc import Collection, Mapping
from typing import Any, Final

import discord

from bot.interactions.refused_requests import NotingFailure
from bot.locales.words import Words, supported_language, words_for
from bot.runtime.background import Clock
from bot.store.engine.fence import NotSaved, Shard
from bot.store.names import LONGEST_LOCALE, GuildLocales
from bot.store.settings import SettingsStore

log = logging.getLogger(__name__)

SAVE_SECONDS: Final = 1.0
"""How long a server's new locale waits to be saved, in seconds, so that many share a transaction."""

TRY_AGAIN_SECONDS: Final = 5.0

NOT_CHOSEN: Final = "en-US"
"""Discord's locale of every server that is no community with another one."""

_KEY: Final = "locales"


class Languages:
    """Finds languages from the settings of servers and people, or else from what Discord says about them.

    The locales of servers are stored, because a gateway session that another process began does not announce them.
    """

    def __init__(
        self,
        client: discord.Client,
        settings: SettingsStore,
        store: GuildLocales,
        clock: Clock,
        games: Collection[str] = (),
    ) -> None:
        """:param games: the games that are offered, by name."""
        self._client = client
        self._games = games
        self._settings = settings
        self._store = store
        self._clock = clock
        self._known: dict[int, str] = {}
        """The locales that are stored, or soon will be, by server."""
        self._unsaved: dict[int, str] = {}
        self._elsewhere: dict[int, str] = {}
        """The locales of servers that the bot is not in, where somebody uses it who has installed it for themselves."""
        self._saving = asyncio.Lock()
        self._commands: dict[str, int] = {}
        self._words: dict[str, Words] = {}
        """The words of each language, which mention the commands."""

    def mention(self, commands: Mapping[str, int]) -> None:
        """Mention commands in messages from now on.

        :param commands: the ids of commands at Discord by name, such as ``claro``.
        """
        if any(self._commands.get(name) != number for name, number in commands.items()):
            self._commands |= commands
            self._words = {}

    def words(self, language: str | None) -> Words:
        """Return the words of a language by Discord's code; see ``words_for``."""
        plain = words_for(language)
        if plain.language not in self._words:
            self._words[plain.language] = plain.mentioning(self._commands, self._games)
        return self._words[plain.language]

    def of(self, interaction: discord.Interaction[Any]) -> Words:
        """Return the words for a message that only the sender of an interaction sees."""
        return self.words(self._settings.user(interaction.user.id).language or interaction.locale.value)

    def at(self, guild: int, opener: str | None = None) -> Words:
        """Return the words for a message that everybody in a server sees.

        :param opener: the language of who has opened the table, or announced the event, that it is about. It counts
            where the server has chosen none, and Discord reports none of ours, or the one that every server has that
            has not chosen.
        """
        reported = self.unchosen(guild)
        if opener is not None and self._locale(guild) == NOT_CHOSEN:
            reported = None
        return self.words(self._settings.guild(guild).language or reported or opener)

    def unchosen(self, guild: int) -> str | None:
        """Return the language of a server at Discord; None if it is not known."""
        return supported_language(self._locale(guild))

    def _locale(self, guild: int) -> str | None:
        return self._known.get(guild) or self._announced(guild) or self._elsewhere.get(guild)

    def hear(self, interaction: discord.Interaction[Any], *, inside: bool) -> None:
        """Note the locale of an interaction's server.

        :param inside: whether the bot is in that server.
        """
        if interaction.guild_id is None or interaction.guild_locale is None:
            return
        if inside:
            self._note(interaction.guild_id, interaction.guild_locale.value)
        else:
            self._elsewhere[interaction.guild_id] = interaction.guild_locale.value

    def correct(self, guild: int, locale: str) -> bool:
        """Note the locale that the gateway reports; return whether the server, if it is in use, had another one."""
        if self._known.get(guild, locale) == locale:
            return False
        self._note(guild, locale)
        return True

    async def restore(self, shard: Shard | None) -> None:
        """Read the locales of servers.

        :param shard: only this shard's servers; None for all servers.
        :raises NotSaved: the database does not answer.
        """
        self._known |= await self._store.of(shard) | self._unsaved

    async def ask(self, guild: int) -> bool:
        """Ask Discord for a server's locale if it is not known; return whether that brought an answer."""
        if guild in self._known:
            return False
        announced = self._announced(guild)
        if announced is not None:
            self._note(guild, announced)
            return False
        with NotingFailure(log.info, "server %d: its language is not known: %s", guild):
            found = await self._client.fetch_guild(guild, with_counts=False)
            self._note(guild, found.preferred_locale.value)
            return True
        return False

    async def save(self) -> None:
        """Save the locales that are new. If the database does not answer, try again later."""
        async with self._saving:  # a caller also waits for a save that is under way
            unsaved, self._unsaved = self._unsaved, {}
            try:
                await self._store.save(unsaved)
            except NotSaved as error:
                log.debug("the languages of servers could not be saved; trying again later: %r", error.__cause__)
                self._unsaved = unsaved | self._unsaved
                self._clock.soon(_KEY, TRY_AGAIN_SECONDS, self.save)

    async def leave(self, guild: int) -> None:
        """Delete the locale of a server that the bot is no longer in. If the database does not answer, try again."""
        async with self._saving:
            self._known.pop(guild, None)
            self._unsaved.pop(guild, None)
            try:
                await self._store.forget_guild(guild)
            except NotSaved:
                self._clock.try_again((_KEY, guild), lambda: self.leave(guild))

    def _announced(self, guild: int) -> str | None:
        """Return the locale that the gateway has told discord.py; None if it has not told it to this process."""
        known = self._client.get_guild(guild)
        return None if known is None else known.preferred_locale.value

    def _note(self, guild: int, locale: str) -> None:
        if self._known.get(guild) != locale and len(locale) <= LONGEST_LOCALE:
            self._known[guild] = self._unsaved[guild] = locale
            self._clock.soon(_KEY, SAVE_SECONDS, self.save)
