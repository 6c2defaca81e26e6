"""The messages that Discord itself writes in threads: who was added or removed, a new name, the beginning."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from playground.changes.service import Service
from playground.objects.references import reference_json
from playground.world import Channel, Message, User

MEMBER_ADDED, MEMBER_REMOVED, NAME_CHANGED, FOLLOWED, THREAD_STARTER = 1, 2, 4, 12, 21
"""The types of such messages."""


async def post_notice(
    service: Service,
    channel: Channel,
    author: User,
    kind: int,
    origin: str,
    *,
    about: Sequence[User] = (),
    text: str = "",
) -> None:
    """Post what a user has done in a thread.

    :param about: the people who were added or removed.
    :param text: the new name.
    """
    at = datetime.fromtimestamp(service.world.now(), UTC)
    notice = Message(service.world.snowflakes.next(), channel.id, author, at, text, type=kind)
    notice.mentions = [each.id for each in about]
    service.threads.count(channel, notice)
    await _store(service, notice, origin)


async def post_starter(service: Service, thread: Channel, message: Message, origin: str) -> None:
    """Post, as the first message of a thread, a reference to the message from which it was started."""
    at = datetime.fromtimestamp(service.world.now(), UTC)
    notice = Message(service.world.snowflakes.next(), thread.id, message.author, at, type=THREAD_STARTER)
    notice.reference = reference_json(service.world.channels[message.channel], message.id)
    await _store(service, notice, origin)


async def _store(service: Service, notice: Message, origin: str) -> None:
    service.world.messages[notice.id] = notice
    await service.tell_of(notice, "MESSAGE_CREATE", origin)
