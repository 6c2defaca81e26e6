"""Commands in every language: their names, descriptions, options and choices, as Discord's clients show them."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands

from bot.locales.words import DEFAULT, LANGUAGES, supported_language, words_for

LOCALISED = ("name_localizations", "description_localizations")


def localised(key: str) -> app_commands.locale_str:
    """Return a message that the translator says in every language; in English to clients that speak none of ours."""
    return app_commands.locale_str(words_for(None)(key), key=key)


class FluentTranslator(app_commands.Translator):
    """Looks a command's words up where all others are."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the words in a language of Discord's; None for English, and where we do not speak it."""
        language, key = supported_language(locale.value), string.extras.get("key")
        return None if key is None or language in (None, DEFAULT) else words_for(language)(key)


class _StandIn(app_commands.Translator):
    """Says one language alone, in the place of another."""

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
    """Return our commands as Discord is told of them, in every language.

    discord.py's own ``sync`` knows fewer languages than Discord does: Hebrew is one of Discord's, but not of its.
    """
    commands: Any = tree.get_commands()  # groups and commands alike; discord.py's types do not say so
    payloads = [await command.get_translated_payload(tree, FluentTranslator()) for command in commands]
    for language in set(LANGUAGES) - {supported_language(locale.value) for locale in discord.Locale}:
        for payload, command in zip(payloads, commands, strict=True):
            _add(language, payload, await command.get_translated_payload(tree, _StandIn(language)))
    return payloads


async def publish(client: discord.Client, commands: list[Any]) -> None:
    """Tell Discord which commands there are; it forgets all others."""
    assert client.application_id is not None
    await client.http.bulk_upsert_global_commands(client.application_id, payload=commands)


def digest(commands: list[Any]) -> str:
    """Return what tells these commands from others."""
    return sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()


def _add(language: str, payload: Any, said: Any) -> None:
    """Add a language to a command, everywhere inside it, from a copy that says it in another's place."""
    if isinstance(payload, dict):
        for key, value in payload.items():
            if key not in LOCALISED:
                _add(language, value, said[key])
            elif said[key]:
                value[language] = said[key][_StandIn.place.value]
    elif isinstance(payload, list):
        for mine, theirs in zip(payload, said, strict=True):
            _add(language, mine, theirs)
