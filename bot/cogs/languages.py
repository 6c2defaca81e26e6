"""Which language to speak: to one person in theirs, to a channel in its server's."""

from __future__ import annotations

from typing import Any

import discord

from bot.locales.words import Words, spoken, words_for
from bot.store.settings import SettingsStore


class Languages:
    """Knows what servers and people have set, and what Discord says of those who have not."""

    def __init__(self, client: discord.Client, settings: SettingsStore) -> None:
        self._client = client
        self._settings = settings

    def of(self, interaction: discord.Interaction[Any]) -> Words:
        """Return the words for what only the person sees who asks."""
        return words_for(self._settings.user(interaction.user.id).language or interaction.locale.value)

    def at(self, guild: int) -> Words:
        """Return the words for what everybody in a server sees."""
        chosen = self._settings.guild(guild).language
        if chosen is None:
            known = self._client.get_guild(guild)
            chosen = None if known is None else spoken(known.preferred_locale.value)
        return words_for(chosen)
