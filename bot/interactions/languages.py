"""The language of a message: a person's own, or a server's."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import discord

from bot.locales.words import Words, supported_language, words_for
from bot.store.settings import SettingsStore

log = logging.getLogger(__name__)


class Languages:
    """Finds languages from the settings of servers and people, or else from what Discord says about them."""

    def __init__(self, client: discord.Client, settings: SettingsStore) -> None:
        self._client = client
        self._settings = settings
        self._heard: dict[int, str] = {}
        """Locales by server, learnt from interactions and requests. The gateway does not announce every server."""

    def of(self, interaction: discord.Interaction[Any]) -> Words:
        """Return the words for a message that only the sender of an interaction sees."""
        return words_for(self._settings.user(interaction.user.id).language or interaction.locale.value)

    def at(self, guild: int) -> Words:
        """Return the words for a message that everybody in a server sees."""
        chosen = self._settings.guild(guild).language
        if chosen is None:
            known = self._client.get_guild(guild)
            locale = self._heard.get(guild) if known is None else known.preferred_locale.value
            chosen = None if locale is None else supported_language(locale)
        return words_for(chosen)

    def hear(self, interaction: discord.Interaction[Any]) -> None:
        """Note the locale of an interaction's server."""
        if interaction.guild_id is not None and interaction.guild_locale is not None:
            self._heard[interaction.guild_id] = interaction.guild_locale.value

    async def ask(self, guild: int) -> bool:
        """Ask Discord for a server's locale, if it is not known; return whether that brought an answer."""
        if guild in self._heard or self._client.get_guild(guild) is not None:
            return False
        try:
            found = await self._client.fetch_guild(guild, with_counts=False)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("server %d: its language is not known: %s", guild, error)
            return False
        self._heard[guild] = found.preferred_locale.value
        return True
