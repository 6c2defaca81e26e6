"""The people, roles, channels, files and messages that an interaction names, as the bot gets them in ``resolved``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.errors import DiscordError
from playground.objects.payloads import attachment_json, message_json
from playground.objects.servers import member_json, resolved_channel_json, roles_json, user_json
from playground.world import Attachment, Channel, Json, Message, User, World


class Resolver:
    """Looks up what a person's client names, and collects it."""

    def __init__(
        self, world: World, asker: User, channel: Channel, origin: str, files: Mapping[str, Attachment]
    ) -> None:
        """Begin with nothing.

        :param channel: where the interaction takes place.
        :param files: the files that the client sends, by the numbers that it gives them.
        """
        self._world = world
        self._asker = asker
        self._channel = channel
        self._origin = origin
        self._files = files
        self._found: dict[str, dict[str, Json]] = {}

    @property
    def resolved(self) -> Json:
        """Everything found so far, by its kind and id."""
        return dict(self._found)

    def user(self, named: Any) -> str | None:
        """Find a user, and their membership in this server. Return the id, or None if there is none."""
        try:
            user = self._world.user(_id(named))
        except DiscordError:
            return None
        self._add("users", user.id, user_json(user))
        guild = self._world.guilds.get(self._channel.guild)
        if guild is not None and user.id in guild.members:
            member = member_json(self._world, guild, user, self._channel)
            self._add("members", user.id, {key: member[key] for key in member if key not in ("user", "deaf", "mute")})
        return str(user.id)

    def role(self, named: Any) -> str | None:
        """Find a role of this server. Return its id, or None if there is none."""
        guild = self._world.guilds.get(self._channel.guild)
        role = next((each for each in roles_json(guild) if each["id"] == str(_id(named))), None) if guild else None
        if role is None:
            return None
        self._add("roles", role["id"], role)
        return str(role["id"])

    def mentionable(self, named: Any) -> str | None:
        """Find a role or a user. Return the id, or None if there is none."""
        return self.role(named) or self.user(named)

    def channel(self, named: Any, types: list[int] | None = None) -> str | None:
        """Find a channel of this server that the person sees. Return its id, or None if there is none.

        :param types: the types that it can have; all if there are none.
        """
        found = self._world.channels.get(_id(named))
        if found is None or found.guild != self._channel.guild or not self._world.sees(self._asker, found):
            return None
        if types and found.type not in types:
            return None
        self._add("channels", found.id, resolved_channel_json(self._world, found, self._asker))
        return str(found.id)

    def attachment(self, named: Any) -> str | None:
        """Find a file that the client sends. Return its new id, or None if there is none."""
        file = self._files.get(str(named))
        if file is None:
            return None
        self._world.files[file.id] = file
        self._add("attachments", file.id, {**attachment_json(file, self._origin), "ephemeral": True})
        return str(file.id)

    def message(self, named: Any) -> Message | None:
        """Find a message of this channel that the person sees. Return it, or None if there is none."""
        try:
            found = self._world.message(self._channel.id, _id(named), self._asker)
        except DiscordError:
            return None
        self._add("messages", found.id, message_json(self._world, found, self._origin))
        return found

    def _add(self, kind: str, named: int | str, what: Json) -> None:
        self._found.setdefault(kind, {})[str(named)] = what


def _id(named: Any) -> int:
    """Return an id as a number; 0, which is nobody's id, if it is none."""
    text = str(named)
    return int(text) if text.isascii() and text.isdecimal() else 0
