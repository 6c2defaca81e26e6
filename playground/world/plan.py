"""What a world is made of, in words: servers with roles, channels and permissions.

World(
    ["Laura", "Clara"],
    servers=[
        Server(
            "Club",
            roles=[Role("Dealer", ["manage_messages"], people=["Clara"])],
            channels=["cards", Channel("staff", deny={"everyone": ["view_channel"]})],
            bot=["manage_roles"],
        )
    ],
)
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from playground.world.guild import (
    ANNOUNCEMENT,
    CATEGORY,
    FORUM,
    IN_SERVERS,
    MEDIA,
    STAGE,
    TEXT,
    VOICE,
    WITHOUT_MESSAGES,
)
from playground.world.people import LOCALES
from playground.world.permissions import ALL, BY_NAME

EVERYONE: Final = "everyone"
TYPES: Final = {
    "text": TEXT,
    "voice": VOICE,
    "category": CATEGORY,
    "announcement": ANNOUNCEMENT,
    "stage": STAGE,
    "forum": FORUM,
    "media": MEDIA,
}
LONGEST_SLOWMODE: Final = 21_600

Permissions = int | Collection[str]
"""Permissions by Discord's names in lower case, such as ``["manage_messages"]``, or as Discord's bits."""


@dataclass(frozen=True)
class Role:
    """A role of a server."""

    name: str
    permissions: Permissions = ()
    people: Collection[str] = ()
    """The names of the people and bots who have it."""
    above_bot: bool = False
    """Whether it is above the bot's own role, so that the bot can neither give it nor moderate who has it."""


@dataclass(frozen=True)
class Channel:
    """A channel of a server."""

    name: str
    type: str = "text"
    """``text``, ``voice``, ``category``, ``announcement``, ``stage``, ``forum`` or ``media``."""
    category: str | None = None
    """The name of the category that holds it."""
    allow: Mapping[str, Permissions] = field(default_factory=dict)
    deny: Mapping[str, Permissions] = field(default_factory=dict)
    """What is allowed and denied here: to roles, people and bots by their names, and to ``everyone``."""
    topic: str | None = None
    nsfw: bool = False
    slowmode: int = 0
    """How many seconds people wait between two messages, up to 21,600."""


@dataclass(frozen=True)
class Server:
    """A server."""

    name: str = "Playground"
    channels: Sequence[str | Channel] = ("cards", "lounge")
    """Its channels in order; a name alone is a text channel."""
    roles: Sequence[Role] = ()
    """Its roles, the highest first."""
    everyone: Permissions | None = None
    """What everybody may; None for what everybody may in a new server of Discord's."""
    bot: Permissions | None = 0
    """What the bot may by a role of its own, which it has if it may anything; None if it is not in this server."""
    people: Collection[str] | None = None
    """The names of its members, people and other bots; None for all people but strangers, and all bots."""
    locale: str = "en-US"


def bits(permissions: Permissions, where: str) -> int:
    """Return permissions as Discord's bits.

    :param where: where they stand, for the error.
    :raises ValueError: there is no such permission.
    """
    if isinstance(permissions, int) and not isinstance(permissions, bool) and 0 <= permissions <= ALL:
        return permissions
    if isinstance(permissions, str) or not isinstance(permissions, Collection):
        raise ValueError(f"{where}: a list of permissions, not {permissions!r}")
    if wrong := [each for each in permissions if each not in BY_NAME]:
        known = ", ".join(BY_NAME)
        raise ValueError(f"{where}: there is no permission {', '.join(map(repr, wrong))}; there are {known}")
    return sum(BY_NAME[each] for each in {*permissions})


def check(servers: Sequence[Server], everybody: Collection[str], bots: Collection[str]) -> None:
    """Check a plan.

    :param everybody: the names of all people.
    :param bots: the names of all bots; the first one is the application's.
    :raises ValueError: it makes no sense; the error says where and why.
    """
    if not servers or not isinstance(servers, Sequence) or not all(isinstance(each, Server) for each in servers):
        raise ValueError("servers: a list of at least one Server")
    for number, server in enumerate(servers):
        where = f"servers: {server.name or number}"
        _check_list(server.roles, (Role,), f"{where}: roles: a list of Role")
        _check_list(server.channels, (str, Channel), f"{where}: channels: a list of names and Channel")
        if not all(name and isinstance(name, str) for name in (server.name, *_names(server))):
            raise ValueError(f"{where}: servers, roles and channels have names")
        if all(TYPES.get(each.type) in WITHOUT_MESSAGES for each in channels_of(server)):
            raise ValueError(f"{where}: at least one channel in which people can write")
        if server.locale not in LOCALES:
            raise ValueError(f"{where}: Discord has no language {server.locale!r}")
        for what, names in (("role", [each.name for each in server.roles]), ("channel", channel_names(server))):
            if twice := {each for each in names if names.count(each) > 1}:
                raise ValueError(f"{where}: two {what}s are called {', '.join(sorted(twice))}")
        bits(server.everyone or 0, f"{where}: everyone")
        bits(server.bot or 0, f"{where}: bot")
        _check_names(server.people or (), {*everybody, *bots}, f"{where}: people")
        for role in server.roles:
            bits(role.permissions, f"{where}: {role.name}")
            _check_names(role.people, {*everybody, *bots}, f"{where}: {role.name}")
        categories = {each.name for each in channels_of(server) if each.type == "category"}
        subjects = {EVERYONE, *(each.name for each in server.roles), *everybody, *bots}
        for channel in channels_of(server):
            here = f"{where}: #{channel.name}"
            if TYPES.get(channel.type) not in IN_SERVERS:
                raise ValueError(f"{here}: there is no type {channel.type!r}; there are {', '.join(TYPES)}")
            if channel.category is not None and channel.category not in categories:
                raise ValueError(f"{here}: there is no category {channel.category!r}")
            if not isinstance(channel.slowmode, int) or not 0 <= channel.slowmode <= LONGEST_SLOWMODE:
                raise ValueError(f"{here}: slowmode is from 0 to {LONGEST_SLOWMODE} seconds")
            if not isinstance(channel.allow, Mapping) or not isinstance(channel.deny, Mapping):
                raise ValueError(f"{here}: allow and deny say who may what, such as {{'everyone': ['view_channel']}}")
            for name, permissions in (*channel.allow.items(), *channel.deny.items()):
                _check_names([name], subjects, here)
                bits(permissions, f"{here}: {name}")


def channels_of(server: Server) -> list[Channel]:
    """Return the channels of a server."""
    return [Channel(each) if isinstance(each, str) else each for each in server.channels]


def channel_names(server: Server) -> list[str]:
    """Return the names of a server's channels."""
    return [each.name for each in channels_of(server)]


def _names(server: Server) -> list[str]:
    return [*(each.name for each in server.roles), *channel_names(server)]


def _check_list(given: Any, kinds: tuple[type[Any], ...], said: str) -> None:
    if isinstance(given, str) or not isinstance(given, Sequence) or not all(isinstance(each, kinds) for each in given):
        raise ValueError(f"{said}, not {given!r}")


def _check_names(names: Collection[str], known: Collection[str], where: str) -> None:
    if isinstance(names, str):
        raise ValueError(f"{where}: a list of names, not {names!r}")
    if strange := sorted({*names} - {*known}):
        raise ValueError(f"{where}: nobody is called {', '.join(strange)}")


def read_world(path: Path) -> dict[str, Any]:
    """Return the arguments of ``World`` that a TOML or JSON file has.

    :raises ValueError: it cannot be read, or has fields that mean nothing.
    :raises OSError: there is no such file.
    """
    text = path.read_text(encoding="utf-8")
    given = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    if not isinstance(given, dict):
        raise ValueError("an object with the arguments of World")
    if "servers" in given:
        given["servers"] = [_made(Server, each, "servers") for each in given["servers"]]
    return given


def _made(kind: type[Any], given: Any, where: str) -> Any:
    """Return a part of a plan that an object describes."""
    known = [each.name for each in fields(kind)]
    if not isinstance(given, dict):
        raise ValueError(f"{where}: an object, not {given!r}")
    if strange := sorted({*given} - {*known}):
        raise ValueError(f"{where}: {', '.join(strange)} means nothing here; possible: {', '.join(known)}")
    parts = {"roles": Role, "channels": Channel}
    read = {
        name: [each if isinstance(each, str) else _made(parts[name], each, name) for each in value]
        if name in parts
        else value
        for name, value in given.items()
    }
    return kind(**read)
