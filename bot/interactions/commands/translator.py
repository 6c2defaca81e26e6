"""The names, descriptions, options and choices of commands in every language, and where they are published.

Discord can hide a command from members, but from no server. So ``/club`` is published in each server that has a club.
"""

import json
import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final

import discord
from discord import app_commands

from bot.interactions.refused_requests import NotingFailure
from bot.locales.words import DEFAULT, LANGUAGES, supported_language, words_for

log = logging.getLogger(__name__)

SLASH: Final = discord.AppCommandType.chat_input.value
"""The type of slash commands, the only ones that messages can mention."""

OPENS_ACTIVITY: Final = 4
"""The type of the command that opens an application's Activity."""

ENTRY_POINT: Final = (
    "id", "type", "name", "name_localizations", "description", "description_localizations", "handler", "contexts",
    "integration_types", "default_member_permissions", "nsfw",
)  # fmt: skip
"""What can be said of such a command when a list of commands is registered."""


def localised(key: str) -> app_commands.locale_str:
    """Return a string that the translator translates by its message key. Clients in other languages see the English."""
    return app_commands.locale_str(_said(DEFAULT, key), key=key)


@cache
def _said(language: str, key: str) -> str:
    return words_for(language).bare(key)


def describe(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Return the commands in every language, as payloads for Discord."""
    # discord.py would ask a translator for some thirty languages one by one, and does not know all that Discord does:
    # not Hebrew, say.
    known = {locale.value: supported_language(locale.value) for locale in discord.Locale}
    locales = {locale: language for locale, language in known.items() if language is not None}
    locales |= {each: each for each in LANGUAGES if each not in locales.values()}  # Discord may know more locales
    others = {locale: language for locale, language in locales.items() if language != DEFAULT}
    commands: Any = tree.get_commands()  # groups and commands alike; discord.py's types do not say so
    payloads = [command.to_dict(tree) for command in commands]
    for payload, command in zip(payloads, commands, strict=True):
        _translate(payload, command, others)
    return payloads


async def publish(client: discord.Client, commands: list[Any]) -> dict[str, int]:
    """Register the commands at Discord, in place of all earlier ones. Return the ids of the slash commands by name.

    The command that opens the application's Activity is kept, if it has one: Discord makes it where the developer
    portal has Activities switched on, and refuses a list without it.

    :param commands: see ``describe``. Of each, the kinds of installation are cut to those that the portal allows.
    """
    assert client.application_id is not None
    application: Any = await client.http.application_info()
    known: list[Any] = await client.http.get_global_commands(client.application_id)
    opens = [{key: each[key] for key in ENTRY_POINT if key in each} for each in known if each["type"] == OPENS_ACTIVITY]
    payload: list[Any] = [*(cut(each, application.get("integration_types_config")) for each in commands), *opens]
    return _ids(await client.http.bulk_upsert_global_commands(client.application_id, payload=payload))


async def published(client: discord.Client) -> dict[str, int]:
    """Return the ids of the slash commands at Discord by name; nothing if Discord does not tell."""
    # Another process has registered them. Messages can do without the ids, so a failure does not stop anything.
    assert client.application_id is not None
    told = "messages show commands as text until somebody uses them: their ids are not known: %s"
    with NotingFailure(log.warning, told, also=(LookupError, TypeError)):
        return _ids(await client.http.get_global_commands(client.application_id))
    return {}


def _ids(commands: Iterable[Any]) -> dict[str, int]:
    slash = (each for each in commands if each.get("type", SLASH) == SLASH)
    return {str(each["name"]): int(each["id"]) for each in slash}


def cut(command: Any, installs: Mapping[str, Any] | None) -> Any:
    """Return a command with only those kinds of installation that an application allows, by Discord's numbers.

    :param installs: None, or empty, if Discord does not say.
    """
    # A command that would have none gets one that is allowed, since Discord takes no command without any. Used where
    # the bot is not in the server, it says that it has to be.
    if not installs:
        return command
    kinds = [kind for kind in command["integration_types"] if str(kind) in installs]
    return {**command, "integration_types": kinds or [min(map(int, installs))]}


def digest(commands: list[Any]) -> str:
    """Return a hash of the commands, to tell whether they have changed."""
    return sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()


def _translate(payload: Any, described: Any, locales: Mapping[str, str]) -> None:
    """Put translations into the payload of a command, and into those of all that is in it.

    :param described: the group, command, option or choice that discord.py has made the payload of.
    """
    private = "" if isinstance(described, app_commands.Parameter) else "_"  # discord.py tells it of options only
    for field in ("name", "description"):
        string = getattr(described, f"{private}locale_{field}", None)
        if string is not None and "key" in string.extras:
            mark = string.extras["key"]
            payload[f"{field}_localizations"] = {locale: _said(language, mark) for locale, language in locales.items()}
    for name, parts in (("options", "commands"), ("options", "parameters"), ("choices", "choices")):
        for each, part in zip(payload.get(name) or (), getattr(described, parts, ()), strict=False):
            _translate(each, part, locales)


def for_all(commands: Sequence[Any], own: Collection[str]) -> list[Any]:
    """Return those of some described commands that all servers have; see ``describe``.

    :param own: the names of the commands that are published in servers one by one.
    """
    return [each for each in commands if each["name"] not in own]
