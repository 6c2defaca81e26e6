"""Whom a message mentions: those whom its text names and whom ``allowed_mentions`` lets it name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from playground.checks.components import TEXT
from playground.checks.messages import walk
from playground.errors import FormErrors
from playground.world import Json, Message, World
from playground.world.permissions import MENTION_EVERYONE

USER: Final = re.compile(r"<@!?([0-9]{1,20})>")
ROLE: Final = re.compile(r"<@&([0-9]{1,20})>")
EVERYONE: Final = re.compile(r"@(?:everyone|here)\b")
CODE: Final = re.compile(r"```.*?```|``.*?``|`[^`]*`", re.S)
"""Text in code mentions nobody."""

EVERYTHING: Final = ("users", "roles", "everyone")
IN_ANSWERS: Final = ("users",)
"""What messages mention without ``allowed_mentions``: the bot's own, and answers to interactions."""


@dataclass(frozen=True)
class Mentions:
    """Whom a message mentions."""

    users: list[int]
    roles: list[int]
    everyone: bool


def check_allowed(allowed: Json | None) -> None:
    """Check that ``allowed_mentions`` does not both allow all of a kind and list some.

    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    for kind in ("users", "roles"):
        listed = (allowed or {}).get(kind) or []
        for number, each in enumerate(listed):
            if each in listed[:number]:
                where = f"allowed_mentions.{kind}.{number}"
                errors.add(where, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")
        if listed and kind in ((allowed or {}).get("parse") or []):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            errors.add("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
    errors.check()


def mentions_of(world: World, message: Message, allowed: Json | None, replied: Message | None) -> Mentions:
    """Return whom a message mentions.

    :param allowed: the request's ``allowed_mentions``; None if it has none.
    :param replied: the message that this one replies to.
    """
    texts = [CODE.sub(" ", text) for text in _texts(message)]
    parse = IN_ANSWERS if message.metadata is not None else EVERYTHING
    if allowed is not None:
        parse = tuple(allowed.get("parse") or ())
    users = [user for user in _named(USER, texts) if world.knows(user)]
    if "users" not in parse:
        users = _among(users, (allowed or {}).get("users"))
    author = 0 if replied is None or not world.knows(replied.author.id) else replied.author.id  # a webhook is nobody
    if author and (allowed is None or allowed.get("replied_user")) and author not in users:
        users.append(author)
    channel = world.channels[message.channel]
    guild = world.guilds.get(channel.guild)
    to_everyone = world.may(message.author, channel, MENTION_EVERYONE)
    known = {} if guild is None else guild.roles
    roles = [role for role in _named(ROLE, texts) if role in known and (known[role].mentionable or to_everyone)]
    if "roles" not in parse:
        roles = _among(roles, (allowed or {}).get("roles"))
    everyone = "everyone" in parse and to_everyone and any(EVERYONE.search(text) for text in texts)
    return Mentions(users, roles, everyone)


def _texts(message: Message) -> Iterable[str]:
    yield message.content
    for _, component in walk(message.components):
        if component.get("type") == TEXT:
            yield str(component.get("content", ""))


def _named(pattern: re.Pattern[str], texts: Iterable[str]) -> list[int]:
    """Return the ids that texts name, each once, in their order."""
    return list(dict.fromkeys(int(each) for text in texts for each in pattern.findall(text)))


def _among(found: list[int], allowed: list[str] | None) -> list[int]:
    ids = {int(each) for each in allowed or []}
    return [each for each in found if each in ids]
