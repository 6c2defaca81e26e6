"""Webhooks: actors that write in a channel by a token of their own."""

from __future__ import annotations

from dataclasses import dataclass

from playground.world.people import User

INCOMING, FOLLOWER = 1, 2
"""The kinds of webhooks: one that is executed, and one that brings what a channel of announcements publishes."""


@dataclass
class Webhook:
    """A webhook of a channel."""

    id: int
    guild: int
    channel: int
    name: str
    token: str
    creator: User
    avatar: str | None = None
    type: int = INCOMING
    source: int | None = None
    """The id of the channel of announcements that a follower follows."""

    def author(self, name: str | None = None, avatar: str | None = None) -> User:
        """Return who writes its messages.

        :param name: what a message says in place of the webhook's name.
        :param avatar: the hash of the picture that a message shows in place of the webhook's.
        """
        return User(self.id, name or self.name, "", bot=True, avatar=avatar or self.avatar)
