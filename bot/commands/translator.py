"""The names, descriptions, options and choices of commands in every language."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands

from bot.locales.words import DEFAULT, LANGUAGES, supported_language, words_for

LOCALISED = ("name_localizations", "description_localizations")


def localised(key: str) -> app_commands.locale_str:
    """Return a string that the translator translates by its message key. Clients in other languages see the English."""
    return app_commands.locale_str(words_for(None)(key), key=key)


class FluentTranslator(app_commands.Translator):
    """Translates commands from the same messages as everything else."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the translation for one of Discord's locales; None for English and for languages without one."""
        language, key = supported_language(locale.value), string.extras.get("key")
        return None if key is None or language in (None, DEFAULT) else words_for(language)(key)


class _StandIn(app_commands.Translator):
    """Gives the words of one language in the place of German, for languages that discord.py does not know."""

    place = discord.Locale.german

    def __init__(self, language: str) -> None:
        self._language = language

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        return words_for(self._language)(key) if key is not None and locale is self.place else None


async def describe(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Return the commands in every language, as payloads for Discord.

    discord.py's own ``sync`` knows fewer languages than Discord does: it does not know Hebrew.
    """
    commands: Any = tree.get_commands()  # groups and commands alike; discord.py's types do not say so
    payloads = [await command.get_translated_payload(tree, FluentTranslator()) for command in commands]
    for language in set(LANGUAGES) - {supported_language(locale.value) for locale in discord.Locale}:
        for payload, command in zip(payloads, commands, strict=True):
            _add(language, payload, await command.get_translated_payload(tree, _StandIn(language)))
    return payloads


async def publish(client: discord.Client, commands: list[Any]) -> None:
    """Register the commands at Discord, in place of all earlier ones."""
    assert client.application_id is not None
    await client.http.bulk_upsert_global_commands(client.application_id, payload=commands)


def digest(commands: list[Any]) -> str:
    """Return a hash of the commands, to tell whether they have changed."""
    return sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()


def _add(language: str, payload: Any, said: Any) -> None:
    """Add a language to a payload, at every level, from a copy made with ``_StandIn``."""
    if isinstance(payload, dict):
        for key, value in payload.items():
            if key not in LOCALISED:
                _add(language, value, said[key])
            elif said[key]:
                value[language] = said[key][_StandIn.place.value]
    elif isinstance(payload, list):
        for mine, theirs in zip(payload, said, strict=True):
            _add(language, mine, theirs)
