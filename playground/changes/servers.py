"""What changes in servers, and whom it is told to: roles, members, bans, channels and their overwrites."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from playground.gateway.endpoint import Gateway
from playground.objects.servers import (
    changed_guild_json,
    channel_json,
    member_json,
    role_json,
    thread_member_json,
    user_json,
)
from playground.world import Channel, Guild, Json, User, World
from playground.world.forgetting import forget_messages
from playground.world.guild import TEXT, Membership, Role
from playground.world.permissions import BAN_MEMBERS, VIEW_AUDIT_LOG, Overwrite


class Servers:
    """Changes servers and tells clients of it. Tests may call all of it at any time; it asks for no permission."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    async def change_locale(self, guild: Guild, locale: str) -> None:
        """Set the language of a server."""
        guild.locale = locale
        await self._gateway.tell("GUILD_UPDATE", changed_guild_json(self._world, guild), guild.id, lambda _: True)

    # Roles

    async def add_role(self, guild: Guild, name: str, permissions: int = 0, position: int | None = None) -> Role:
        """Create a role and return it.

        :param position: its place, from 1; above all others by default.
        """
        role = self._world.add_role(guild, name, permissions, position)
        await self._tell_of(guild, role, "GUILD_ROLE_CREATE")
        return role

    async def change_role(self, guild: Guild, role: Role, permissions: int) -> None:
        """Set the permissions of a role."""
        async with self._access(guild):
            role.permissions = permissions
            await self._tell_of(guild, role, "GUILD_ROLE_UPDATE")

    async def role_changed(self, guild: Guild, role: Role, event: str = "GUILD_ROLE_UPDATE") -> None:
        """Tell of a role that has changed."""
        await self._tell_of(guild, role, event)

    async def change_everyone(self, guild: Guild, permissions: int) -> None:
        """Set the permissions of @everyone."""
        async with self._access(guild):
            guild.permissions = permissions
            await self._tell_of(guild, guild.everyone(), "GUILD_ROLE_UPDATE")

    async def delete_role(self, guild: Guild, role: Role) -> None:
        """Delete a role. Its members and channels lose it; Discord tells of the role only."""
        async with self._access(guild):
            del guild.roles[role.id]
            for known in guild.memberships.values():
                known.roles.discard(role.id)
            for channel in guild.channels:
                channel.overwrites.pop(role.id, None)
            gone = {"guild_id": str(guild.id), "role_id": str(role.id)}
            await self._gateway.tell("GUILD_ROLE_DELETE", gone, guild.id, lambda _: True)

    async def _tell_of(self, guild: Guild, role: Role, event: str) -> None:
        data = {"guild_id": str(guild.id), "role": role_json(role)}
        await self._gateway.tell(event, data, guild.id, lambda _: True)

    # Members

    async def give_role(self, guild: Guild, user: User, role: Role) -> None:
        """Give a member a role."""
        await self.set_roles(guild, user, {*guild.membership(user.id).roles, role.id})

    async def take_role(self, guild: Guild, user: User, role: Role) -> None:
        """Take a role from a member."""
        await self.set_roles(guild, user, guild.membership(user.id).roles - {role.id})

    async def set_roles(self, guild: Guild, user: User, roles: set[int]) -> None:
        """Set the roles of a member, by their ids."""
        async with self._access(guild):
            guild.membership(user.id).roles = roles
            await self.member_changed(guild, user)

    async def rename(self, guild: Guild, user: User, nick: str | None) -> None:
        """Set the name of a member in this server; None for their usual one."""
        guild.membership(user.id).nick = nick
        await self.member_changed(guild, user)

    async def time_out(self, guild: Guild, user: User, seconds: float | None) -> None:
        """Time a member out for this long from now; None ends a timeout."""
        guild.membership(user.id).timed_out_until = None if seconds is None else self._world.now() + seconds
        await self.member_changed(guild, user)

    async def member_changed(self, guild: Guild, user: User) -> None:
        """Tell of a member who has changed."""
        data = {**member_json(self._world, guild, user), "guild_id": str(guild.id)}
        await self._gateway.tell("GUILD_MEMBER_UPDATE", data, guild.id, lambda _: True)

    async def join(self, guild: Guild, user: User) -> None:
        """Let a person join a server."""
        guild.members.add(user.id)
        guild.memberships[user.id] = Membership(joined_at=self._world.now())
        data = {**member_json(self._world, guild, user), "guild_id": str(guild.id)}
        await self._gateway.tell("GUILD_MEMBER_ADD", data, guild.id, lambda _: True)

    async def leave(self, guild: Guild, user: User) -> None:
        """Let a person leave a server, or remove the bot from it."""
        gone = {"id": str(guild.id)}
        await self._gateway.tell("GUILD_DELETE", gone, guild.id, lambda each: each is user)
        await self._leave_voice(guild, [user.id])
        guild.members.discard(user.id)
        guild.memberships.pop(user.id, None)
        for channel in guild.channels:
            if channel.thread is not None and user.id in channel.thread.members:
                del channel.thread.members[user.id]
                left: Json = {
                    "id": str(channel.id),
                    "guild_id": str(guild.id),
                    "member_count": len(channel.thread.members),
                }
                left["removed_member_ids"] = [str(user.id)]
                await self._gateway.tell(
                    "THREAD_MEMBERS_UPDATE", left, guild.id, partial(self._world.sees, channel=channel)
                )
        data = {"guild_id": str(guild.id), "user": user_json(user)}
        await self._gateway.tell("GUILD_MEMBER_REMOVE", data, guild.id, lambda each: each.id in guild.members)

    async def _leave_voice(self, guild: Guild, users: list[int]) -> None:
        for state in [guild.voice.pop(user) for user in users if user in guild.voice]:
            await self._gateway.tell_of_voice(guild, {**state, "channel_id": None})

    async def ban(self, guild: Guild, user: User, reason: str | None = None) -> None:
        """Ban a user, who leaves the server if they are in it."""
        guild.bans[user.id] = reason
        if user.id in guild.members:
            await self.leave(guild, user)
        await self._tell_of_ban(guild, user, "GUILD_BAN_ADD")

    async def unban(self, guild: Guild, user: User) -> None:
        """End a ban."""
        del guild.bans[user.id]
        await self._tell_of_ban(guild, user, "GUILD_BAN_REMOVE")

    async def _tell_of_ban(self, guild: Guild, user: User, event: str) -> None:
        def told(each: User) -> bool:
            allowed = self._world.permissions_in(guild, each)
            return each.id in guild.members and bool(allowed & (BAN_MEMBERS | VIEW_AUDIT_LOG))

        data = {"guild_id": str(guild.id), "user": user_json(user)}
        await self._gateway.tell(event, data, guild.id, told)

    # Channels

    async def add_channel(self, guild: Guild, name: str, kind: int = TEXT) -> Channel:
        """Create a channel of a type and return it."""
        channel = self._world.add_channel(guild, name, kind=kind)
        await self.channel_changed(channel, "CHANNEL_CREATE")
        return channel

    async def channel_changed(self, channel: Channel, event: str = "CHANNEL_UPDATE") -> None:
        """Tell of a channel that has changed."""
        data = channel_json(self._world, channel)
        await self._gateway.tell(event, data, channel.guild, lambda _: True)

    async def overwrite(self, channel: Channel, overwrite: Overwrite) -> None:
        """Set what a role or a member is allowed and denied in a channel."""
        await self.set_overwrites(channel, {**channel.all_overwrites(), overwrite.id: overwrite})

    async def remove_overwrite(self, channel: Channel, role_or_member: int) -> None:
        """Remove what a role or a member is allowed and denied in a channel."""
        others = {each: found for each, found in channel.all_overwrites().items() if each != role_or_member}
        await self.set_overwrites(channel, others)

    async def set_overwrites(self, channel: Channel, overwrites: dict[int, Overwrite]) -> None:
        """Set what roles and members are allowed and denied in a channel.

        The channels of a category that were in step with it change with it.
        """
        guild = self._world.guilds[channel.guild]
        before = channel.all_overwrites()
        children = [each for each in guild.channels if each.category == channel.id and each.all_overwrites() == before]
        async with self._access(guild):
            for each in (channel, *children):
                each.denied.clear()
                each.overwrites = dict(overwrites)
                await self.channel_changed(each)

    async def delete(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages. What a category holds stays, without a category.

        Discord tells of the channel, and not of its threads.
        """
        world = self._world
        guild = world.guilds[channel.guild]
        data = channel_json(world, channel)
        children = [each for each in guild.channels if each.category == channel.id]
        gone = {channel.id, *(each.id for each in guild.channels if each.parent == channel.id)}
        forget_messages(world, [each for each in world.messages.values() if each.channel in gone])
        stage = guild.kept["stage-instances"].pop(channel.id, None)
        if stage is not None:
            await self._gateway.tell("STAGE_INSTANCE_DELETE", stage, guild.id, lambda each: world.sees(each, channel))
        inside = [user for user, state in guild.voice.items() if state["channel_id"] == str(channel.id)]
        await self._leave_voice(guild, inside)
        guild.voice_status.pop(channel.id, None)
        for each in [each for each in guild.channels if each.id in gone]:
            world.remove_channel(each)
        for webhook in [each for each in world.webhooks.values() if each.channel == channel.id]:
            del world.webhooks[webhook.id]
        await self._gateway.tell("CHANNEL_DELETE", data, guild.id, lambda _: True)
        for child in children:
            child.category = None
            await self.channel_changed(child)

    # Access

    @asynccontextmanager
    async def _access(self, guild: Guild) -> AsyncIterator[None]:
        """Send everybody the active threads of the channels that they can see after a change and not before it."""
        before = {user.id: self._visible(guild, user) for user in self._world.members(guild)}
        yield
        for user in self._world.members(guild):
            gained = [each for each in self._visible(guild, user) if each not in before.get(user.id, ())]
            if gained:
                await self._sync(guild, user, gained)

    def _visible(self, guild: Guild, user: User) -> list[int]:
        return [each.id for each in guild.channels if each.thread is None and self._world.sees(user, each)]

    async def _sync(self, guild: Guild, user: User, channels: list[int]) -> None:
        world = self._world
        world.archive_idle()
        threads = [
            (each, each.thread)
            for each in guild.channels
            if each.thread is not None
            and each.parent in channels
            and not each.thread.archived
            and world.sees(user, each)
        ]
        data = {
            "guild_id": str(guild.id),
            "channel_ids": [str(each) for each in channels],
            "threads": [channel_json(world, each) for each, _ in threads],
            "members": [thread_member_json(each, user.id) for each, thread in threads if user.id in thread.members],
        }
        await self._gateway.tell("THREAD_LIST_SYNC", data, guild.id, lambda each: each is user)
