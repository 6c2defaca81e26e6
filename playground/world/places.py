"""Where things happen: servers, their roles and channels, threads and private channels; and who may do what there."""

from __future__ import annotations

from collections.abc import Sequence

from playground.errors import missing_access, missing_permissions, unknown
from playground.world.clock import Clock, Snowflakes
from playground.world.guild import (
    DIRECT,
    GROUP,
    PINNED,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    SPOKEN,
    TEXT,
    THREADS,
    Channel,
    Guild,
    Membership,
    Role,
    Thread,
)
from playground.world.people import User
from playground.world.permissions import (
    ALL,
    APP_IN_DIRECT,
    APP_IN_PRIVATE,
    EVERYBODY_MAY,
    FOR_MEMBER,
    FOR_ROLE,
    MANAGE_EVENTS,
    MANAGE_GUILD,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    VIEW_CHANNEL,
    Overwrite,
    base,
    effective,
    in_channel,
    timed_out,
)
from playground.world.plan import EVERYONE, TYPES, Server, bits, channels_of
from playground.world.plan import Role as Planned


class Places:
    """The servers and channels of a local Discord."""

    def __init__(self) -> None:
        self.now = Clock()
        self.snowflakes = Snowflakes(self.now)
        self.bot: User
        self.owner: User
        """The owner of every server."""
        self.people: dict[int, User] = {}
        self.other_bots: dict[str, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.guild: Guild
        """The first server."""
        self.channels: dict[int, Channel] = {}
        self.threads: dict[int, Channel] = {}
        """The threads among the channels."""
        self.most_threads = 1000
        """How many active threads a server may have."""
        self.just_archived: list[Channel] = []
        """The threads that were archived for lack of activity, and of which clients were not told yet."""
        self.privileged_intents = 0
        """The privileged intents that the application may use, as Discord's bits."""

    def add_channel(self, guild: Guild, name: str, parent: Channel | None = None, kind: int = TEXT) -> Channel:
        """Create a channel and return it. With a parent, it is a thread in that channel, which the owner started.

        :param kind: the channel's type.
        """
        if parent is not None:
            return self.add_thread(parent, name, self.owner, PUBLIC_THREAD if kind == TEXT else kind)
        channel = Channel(self.snowflakes.next(), name, guild.id, type=kind)
        self.channels[channel.id] = channel
        guild.channels.append(channel)
        return channel

    def add_thread(
        self, parent: Channel, name: str, owner: User, kind: int = PUBLIC_THREAD, thread: int | None = None
    ) -> Channel:
        """Create a thread and return it. Its owner is its first member.

        :param thread: the id, if it is that of a message; a new one otherwise.
        """
        now = self.now()
        made = Channel(thread or self.snowflakes.next(), name, parent.guild, parent=parent.id, type=kind)
        minutes = parent.archive_minutes or 1440
        members = {owner.id: now} if owner.id in self.guilds[parent.guild].members else {}  # a webhook is no member
        made.thread = Thread(owner.id, now, now, now, minutes, members=members)
        made.thread.from_message = thread is not None
        self.channels[made.id] = self.threads[made.id] = made
        self.guilds[parent.guild].channels.append(made)
        return made

    def archive_idle(self) -> None:
        """Archive the threads in which nothing has happened for the time that each of them sets."""
        for channel in self.threads.values():
            thread = channel.thread
            assert thread is not None
            end = thread.active_at + thread.archive_minutes * 60
            if not thread.archived and self.now() >= end and not channel.flags & PINNED:
                thread.archived, thread.archived_at = True, end
                self.just_archived.append(channel)

    def add_role(self, guild: Guild, name: str, permissions: int = 0, position: int | None = None) -> Role:
        """Create a role and return it.

        :param position: its place, from 1; above all others by default.
        """
        highest = max((each.position for each in guild.roles.values()), default=0)
        role = Role(self.snowflakes.next(), name, permissions, highest + 1 if position is None else position)
        guild.roles[role.id] = role
        return role

    def add_server(self, number: int, plan: Server, members: Sequence[str]) -> Guild:
        """Make a server by a checked plan.

        :param number: its id.
        :param members: the names of its members, if it names none.
        """
        users = {each.name: each for each in (*self.people.values(), *self.other_bots.values(), self.bot)}
        inside = {users[name].id for name in (members if plan.people is None else plan.people)}
        inside |= {self.owner.id} | (set() if plan.bot is None else {self.bot.id})
        guild = self.guilds[number] = Guild(number, plan.name, self.owner.id, plan.locale, inside)
        if plan.everyone is not None:
            guild.permissions = bits(plan.everyone, plan.name)
        own = [Planned(self.bot.name, plan.bot, [self.bot.name])] if plan.bot else []
        above, below = ([each for each in plan.roles if each.above_bot is over] for over in (True, False))
        ids = {EVERYONE: (guild.id, FOR_ROLE)} | {name: (user.id, FOR_MEMBER) for name, user in users.items()}
        for planned in reversed([*above, *own, *below]):
            role = self.add_role(guild, planned.name, bits(planned.permissions, plan.name))
            role.bot = self.bot.id if planned in own else None
            if planned not in own:
                ids[planned.name] = (role.id, FOR_ROLE)
            for name in planned.people:
                guild.membership(users[name].id).roles.add(role.id)
        made = [(each, self.add_channel(guild, each.name, kind=TYPES[each.type])) for each in channels_of(plan)]
        categories = {each.name: channel.id for each, channel in made if each.type == "category"}
        for each, channel in made:
            channel.topic, channel.nsfw, channel.rate_limit_per_user = each.topic, each.nsfw, each.slowmode
            channel.category = None if each.category is None else categories[each.category]
            for name in {**each.allow, **each.deny}:
                subject, kind = ids[name]
                allowed, denied = (bits(some.get(name, 0), each.name) for some in (each.allow, each.deny))
                channel.overwrites[subject] = Overwrite(subject, kind, allowed, denied)
        return guild

    def make_moderator(self, person: User) -> None:
        """Give a person a role with Manage Messages, in every server that they are in."""
        self._give_everywhere(person, "Moderator", MANAGE_MESSAGES)

    def make_manager(self, person: User) -> None:
        """Give a person a role with Manage Server and Manage Events, in every server that they are in."""
        self._give_everywhere(person, "Manager", MANAGE_GUILD | MANAGE_EVENTS)

    def _give_everywhere(self, person: User, name: str, permissions: int) -> None:
        for guild in self.guilds.values():
            if person.id in guild.members:
                known = next((each for each in guild.roles.values() if each.name == name), None)
                role = known or self.add_role(guild, name, permissions)
                guild.membership(person.id).roles.add(role.id)

    def direct_channel(self, person: User) -> Channel:
        """Return a person's direct messages with the bot."""
        there = next((each for each in self.channels.values() if each.recipient == person.id), None)
        if there is None:
            there = Channel(self.snowflakes.next(), self.bot.name, 0, recipient=person.id)
            self.channels[there.id] = there
        return there

    def private_channel(self, people: Sequence[User]) -> Channel:
        """Return the direct messages between two people, or a new group of more people. The bot is in neither."""
        ids = tuple(each.id for each in people)
        if len(ids) == 2:
            for each in self.channels.values():
                if each.type == DIRECT and set(each.recipients) == set(ids):
                    return each
        kind = DIRECT if len(ids) == 2 else GROUP
        made = Channel(self.snowflakes.next(), "", 0, type=kind, recipients=ids)
        self.channels[made.id] = made
        return made

    def remove_channel(self, channel: Channel) -> None:
        """Remove a channel or a thread."""
        del self.channels[channel.id]
        self.threads.pop(channel.id, None)
        self.guilds[channel.guild].channels.remove(channel)

    # Looking things up

    def channel(self, channel: int) -> Channel:
        """Return a channel by id.

        :raises DiscordError: 10003.
        """
        if channel not in self.channels:
            raise unknown("Channel")
        return self.channels[channel]

    def channel_for(self, channel: int, user: User, needs: int = VIEW_CHANNEL) -> Channel:
        """Return a channel in which a user has these permissions.

        :raises DiscordError: 10003; 50001 if the user cannot see the channel; 50013 if they lack a permission in it.
        """
        found = self.channel(channel)
        if not self.sees(user, found):
            raise missing_access()
        if not self.may(user, found, needs):
            raise missing_permissions()
        return found

    def belongs(self, user: User, channel: Channel) -> bool:
        """Tell whether a user is in a channel's server or, for a private channel, in that channel.

        Only its members and those who may manage threads belong to a private thread.
        """
        if channel.private:
            return user.id in ((channel.recipient, self.bot.id) if channel.recipient else channel.recipients)
        if user.id not in self.guilds[channel.guild].members:
            return False
        if channel.type == PRIVATE_THREAD and channel.thread is not None and user.id not in channel.thread.members:
            return bool(self.permissions(user, channel) & MANAGE_THREADS)
        return True

    def sees(self, user: User, channel: Channel) -> bool:
        """Tell whether a user can see a channel."""
        return self.belongs(user, channel) and self.may(user, channel, VIEW_CHANNEL)

    def may(self, user: User, channel: Channel, needs: int) -> bool:
        """Tell whether a user has all of these permissions in a channel, and none of them is void without others."""
        if channel.private:
            return not needs & ~EVERYBODY_MAY
        ruling = self.ruling(channel)
        allowed = self.permissions(user, channel)
        return effective(allowed, thread=channel.type in THREADS, voice=ruling.type in SPOKEN) & needs == needs

    def ruling(self, channel: Channel) -> Channel:
        """Return the channel whose permissions count: a thread's channel, or the channel itself."""
        return channel if channel.parent is None else self.channels.get(channel.parent, channel)

    def guild_for(self, guild: int, user: User) -> Guild:
        """Return a server that a user is in.

        :raises DiscordError: 10004.
        """
        found = self.guilds.get(guild)
        if found is None or user.id not in found.members:
            raise unknown("Guild")
        return found

    def members(self, guild: Guild) -> list[User]:
        """Return all members of a server."""
        everybody = (self.owner, *self.people.values(), self.bot, *self.other_bots.values())
        return [user for user in everybody if user.id in guild.members]

    def permissions(self, user: User, channel: Channel) -> int:
        """Return a member's permissions in a channel, as Discord's bits. A thread has those of its channel.

        As Discord tells them, they include permissions that are void without others; see ``may``.
        """
        if channel.private:
            if user.bot:
                return APP_IN_DIRECT if channel.recipient is not None else APP_IN_PRIVATE
            return EVERYBODY_MAY
        guild = self.guilds[channel.guild]
        allowed = self.base_permissions(guild, user)
        roles = [role.id for role in guild.roles_of(user.id)]
        allowed = in_channel(allowed, guild.id, roles, user.id, self.ruling(channel).all_overwrites())
        return timed_out(allowed) if self.is_timed_out(guild, user) else allowed

    def permissions_in(self, guild: Guild, user: User) -> int:
        """Return a member's permissions in a server, before any overwrites."""
        allowed = self.base_permissions(guild, user)
        return timed_out(allowed) if self.is_timed_out(guild, user) else allowed

    @staticmethod
    def base_permissions(guild: Guild, user: User) -> int:
        """Return a member's permissions in a server, as if there were no timeouts."""
        if user.id == guild.owner:
            return ALL
        return base(guild.permissions, (role.permissions for role in guild.roles_of(user.id)))

    def is_timed_out(self, guild: Guild, user: User) -> bool:
        """Tell whether a member is in a timeout now."""
        known = guild.memberships.get(user.id, Membership())
        return known.timed_out_until is not None and known.timed_out_until > self.now()
