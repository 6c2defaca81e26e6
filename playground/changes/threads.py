"""Threads: who starts, joins and leaves them, when they are archived, and whom all that is told to."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from playground.errors import DiscordError
from playground.gateway.endpoint import Gateway
from playground.objects.servers import MOST_COUNTED, channel_json, member_json, thread_member_json
from playground.world import Channel, Json, Message, User, World
from playground.world.forgetting import forget_messages
from playground.world.guild import PINNED, PUBLIC_THREAD, Thread
from playground.world.permissions import MANAGE_THREADS


def archived(status: int = 400) -> DiscordError:
    """Return the refusal of what cannot be done in an archived thread."""
    return DiscordError(status, 50083, "Thread is archived")


def locked() -> DiscordError:
    """Return the refusal of what only moderators can do in a locked thread."""
    return DiscordError(403, 160005, "Thread is locked")


class Threads:
    """Changes threads and tells clients of it. Tests may call all of it at any time; only ``check_…`` refuses."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self._telling: set[asyncio.Task[None]] = set()
        world.now.after_advance.append(self._time_was_moved)

    def close(self) -> None:
        """Watch the clock no longer."""
        if self._time_was_moved in self._world.now.after_advance:
            self._world.now.after_advance.remove(self._time_was_moved)
        for telling in self._telling:
            telling.cancel()

    # Starting and changing

    async def start(
        self, parent: Channel, name: str, owner: User, kind: int = PUBLIC_THREAD, message: int | None = None
    ) -> Channel:
        """Start a thread, tell of it, and return it.

        :param message: the id of the message from which it is started, if there is one.
        """
        thread = self._world.add_thread(parent, name, owner, kind, message)
        await self.tell_of_start(thread, owner)
        return thread

    async def tell_of_start(self, channel: Channel, owner: User) -> None:
        """Tell of a thread that was started."""
        for each in self._world.members(self._world.guilds[channel.guild]):
            if self._world.sees(each, channel):
                data = {**channel_json(self._world, channel, each), "newly_created": True}
                await self._tell_one(each, "THREAD_CREATE", data, channel)
        if owner.id in _thread(channel).members:
            await self._tell_of_members(channel, added=[owner])

    async def change(self, channel: Channel, changes: Json) -> None:
        """Change fields of a thread and tell of it. ``changes`` is a body as Modify Channel takes it."""
        thread = _thread(channel)
        now, was_archived = self._world.now(), thread.archived
        channel.name = changes.get("name", channel.name)
        channel.rate_limit_per_user = changes.get("rate_limit_per_user", channel.rate_limit_per_user) or 0
        channel.flags = changes.get("flags", channel.flags)
        thread.locked = changes.get("locked", thread.locked)
        thread.invitable = changes.get("invitable", thread.invitable)
        thread.tags = [int(tag) for tag in changes.get("applied_tags", thread.tags)]
        if "auto_archive_duration" in changes:
            thread.archive_minutes = changes["auto_archive_duration"]
            thread.archived_at = thread.active_at = now
        thread.archived = changes.get("archived", thread.archived)
        if thread.archived != was_archived:
            thread.archived_at = now
            if thread.archived:
                channel.flags &= ~PINNED
            else:
                thread.active_at = now
        await self._tell_seeing("THREAD_UPDATE", channel_json(self._world, channel), channel)
        if was_archived and not thread.archived:
            await self._tell_memberships(channel)

    async def archive(self, channel: Channel) -> None:
        """Archive a thread."""
        await self.change(channel, {"archived": True})

    async def unarchive(self, channel: Channel) -> None:
        """Make an archived thread active."""
        await self.change(channel, {"archived": False})

    async def lock(self, channel: Channel) -> None:
        """Lock a thread."""
        await self.change(channel, {"locked": True})

    async def unlock(self, channel: Channel) -> None:
        """Unlock a thread."""
        await self.change(channel, {"locked": False})

    async def delete(self, channel: Channel) -> None:
        """Delete a thread with its messages."""
        data = {name: channel_json(self._world, channel)[name] for name in ("id", "guild_id", "parent_id", "type")}
        told = [each for each in self._world.members(self._world.guilds[channel.guild]) if self._sees(each, channel)]
        messages = self._world.messages.values()
        forget_messages(self._world, [each for each in messages if each.channel == channel.id])
        self._world.remove_channel(channel)
        await self._gateway.tell("THREAD_DELETE", data, channel.guild, lambda user: user in told)

    # Members

    async def join(self, channel: Channel, user: User) -> None:
        """Make a user a member of a thread."""
        thread = _thread(channel)
        if user.id in thread.members:
            return
        thread.members[user.id] = self._world.now()
        if self._world.sees(user, channel):
            await self._tell_one(user, "THREAD_CREATE", channel_json(self._world, channel, user), channel)
        await self._tell_of_members(channel, added=[user])

    async def leave(self, channel: Channel, user: User) -> None:
        """End a user's membership in a thread."""
        if _thread(channel).members.pop(user.id, None) is not None:
            await self._tell_of_members(channel, removed=[user])

    async def _tell_of_members(
        self, channel: Channel, added: Collection[User] = (), removed: Collection[User] = ()
    ) -> None:
        world, thread = self._world, _thread(channel)
        guild = world.guilds[channel.guild]
        data: Json = {
            "id": str(channel.id),
            "guild_id": str(channel.guild),
            "member_count": min(len(thread.members), MOST_COUNTED),
        }
        if added:
            data["added_members"] = [
                {
                    **thread_member_json(channel, user.id),
                    "member": member_json(world, guild, user),
                    "presence": None,
                }
                for user in added
            ]
        if removed:
            data["removed_member_ids"] = [str(user.id) for user in removed]
        await self._gateway.tell(
            "THREAD_MEMBERS_UPDATE", data, guild.id, lambda user: user in removed or self._sees(user, channel)
        )

    # Messages

    def check_active(self, channel: Channel) -> None:
        """Check that a channel is no archived thread.

        :raises DiscordError: 50083.
        """
        self._world.archive_idle()
        if channel.thread is not None and channel.thread.archived:
            raise archived()

    def check_writable(self, channel: Channel, author: User, *, answers: bool = False) -> None:
        """Check that a user may write in a channel as far as locks of threads are concerned.

        :param answers: whether the message answers an interaction.
        :raises DiscordError: 160005; 50083 if the locked thread is archived, too, and for answers to interactions.
        """
        self._world.archive_idle()
        thread = channel.thread
        if thread is not None and thread.locked and not self._world.may(author, channel, MANAGE_THREADS):
            raise archived(403) if thread.archived or answers else locked()

    def check_deletable(self, channel: Channel, user: User) -> None:
        """Check that a user may delete messages in a channel as far as locks of threads are concerned.

        :raises DiscordError: 50083 if it is a locked and archived thread.
        """
        if channel.thread is not None and channel.thread.archived:
            self.check_writable(channel, user)

    async def before_message(self, channel: Channel, author: User, *, joins: bool) -> None:
        """Make a thread active before a message is sent in it.

        :param joins: whether the author becomes a member. Answers to interactions make nobody a member.
        :raises DiscordError: 50083 for an answer to an interaction in a locked thread.
        """
        await self.settle()
        if channel.thread is None:
            return
        if not joins:
            self.check_writable(channel, author, answers=True)
        if channel.thread.archived:
            await self.unarchive(channel)
        if joins and self._world.belongs(author, channel):
            await self.join(channel, author)

    def count(self, channel: Channel, message: Message) -> None:
        """Count a new message of a channel. The first message of a forum's post is the post's own."""
        channel.last_message = message.id
        if channel.thread is not None and message.id != channel.id and message.only_for is None:
            channel.thread.messages += 1
            channel.thread.sent += 1
            channel.thread.active_at = self._world.now()

    def discount(self, channel: Channel, message: Message) -> None:
        """Count a deleted message of a channel."""
        if channel.thread is not None and message.id != channel.id and message.only_for is None:
            channel.thread.messages -= 1

    # Archiving by the clock

    def _time_was_moved(self) -> None:
        self._world.archive_idle()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return  # nobody is connected; the next message or request tells of it
        if self._world.just_archived:
            telling = loop.create_task(self.settle())
            self._telling.add(telling)
            telling.add_done_callback(self._telling.discard)

    async def settle(self) -> None:
        """Tell of the threads that were archived for lack of activity."""
        self._world.archive_idle()
        while self._world.just_archived:
            channel = self._world.just_archived.pop(0)
            await self._tell_seeing("THREAD_UPDATE", channel_json(self._world, channel), channel)

    # Telling

    def _sees(self, user: User, channel: Channel) -> bool:
        return self._world.sees(user, channel)

    async def _tell_seeing(self, event: str, data: Json, channel: Channel) -> None:
        await self._gateway.tell(event, data, channel.guild, lambda user: self._sees(user, channel))

    async def _tell_one(self, user: User, event: str, data: Json, channel: Channel) -> None:
        await self._gateway.tell(event, data, channel.guild, lambda each: each is user)

    async def _tell_memberships(self, channel: Channel) -> None:
        for member in list(_thread(channel).members):
            data = {**thread_member_json(channel, member), "guild_id": str(channel.guild)}
            await self._tell_one(self._world.user(member), "THREAD_MEMBER_UPDATE", data, channel)


def _thread(channel: Channel) -> Thread:
    if channel.thread is None:
        raise ValueError(f"{channel.name} is no thread")
    return channel.thread
