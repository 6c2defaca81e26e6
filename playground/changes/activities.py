"""The application's Activity: launching, joining and leaving it."""

from __future__ import annotations

from functools import partial

from playground.changes.commands import disable_activities, enable_activities
from playground.errors import unknown
from playground.gateway.endpoint import Gateway
from playground.objects.servers import user_json
from playground.world import Channel, Json, User, World
from playground.world.activities import Instance

UPDATE = "EMBEDDED_ACTIVITY_UPDATE_V2"
"""The event that tells people's clients who takes part. The client whose session is in it shows the Activity."""


class Activities:
    """The instances of the application's Activity."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def map_to(self, address: str | None) -> None:
        """Set the address to which Discord's proxy leads, which gives the application an Activity; None takes it away.

        :raises ValueError: it is no address of HTTP.
        """
        if address is not None and not address.startswith(("http://", "https://")):
            raise ValueError(f"activity: an address that begins with http:// or https://, not {address!r}")
        self._world.activity = address
        if address is None:
            disable_activities(self._world)
            ended = list(self._world.instances.values())
            self._world.instances.clear()
            for instance in ended:
                instance.sessions.clear()
                self._gateway.after(0, partial(self._tell, instance))
        elif not self._world.has_activities:
            enable_activities(self._world)

    def at(self, channel: Channel) -> Instance | None:
        """Return the instance in a channel; None if there is none."""
        return next((each for each in self._world.instances.values() if each.channel is channel), None)

    async def join(self, user: User, channel: Channel, session: str) -> Instance:
        """Let a person take part in a channel's instance, which is launched if there is none.

        They leave when the session of their client ends, too.

        :raises DiscordError: 10002 if the application has no Activity.
        """
        if not self._world.has_activities:
            raise unknown("Application")
        instance = self.at(channel)
        if instance is None:
            instance = Instance(self._world.snowflakes.next(), channel)
            self._world.instances[instance.id] = instance
        if session not in instance.sessions:
            instance.sessions[session] = user.id
            self._gateway.after(0, lambda: self._follow(instance, user, session))
        await self._tell(instance)
        return instance

    async def leave(self, instance: Instance, session: str) -> None:
        """Let a person leave an instance. It ends with the last one."""
        if instance.sessions.pop(session, None) is None:
            return
        if not instance.sessions:
            del self._world.instances[instance.id]
        await self._tell(instance)

    async def tell_about(self, user: User) -> None:
        """Tell of the instances that a person takes part in, as the person has another name now."""
        for instance in self._world.instances.values():
            if user.id in instance.users:
                await self._tell(instance)

    async def _follow(self, instance: Instance, user: User, session: str) -> None:
        await self._gateway.until(user, session, connected=False)
        await self.leave(instance, session)

    async def _tell(self, instance: Instance) -> None:
        """Tell the people who see the channel who takes part."""
        world, channel = self._world, instance.channel
        about = participants_json(world, instance)
        await self._gateway.tell(UPDATE, about, channel.guild, lambda user: not user.bot and world.sees(user, channel))


def location_json(instance: Instance) -> Json:
    """Return the place of an instance."""
    channel = instance.channel
    place: Json = {"id": instance.location, "kind": instance.location[:2], "channel_id": str(channel.id)}
    return place | ({"guild_id": str(channel.guild)} if channel.guild else {})


def instance_json(world: World, instance: Instance) -> Json:
    """Return an instance."""
    return {
        "application_id": str(world.application),
        "instance_id": instance.id,
        "launch_id": str(instance.launch),
        "location": location_json(instance),
        "users": [str(user) for user in instance.users],
    }


def participants_json(world: World, instance: Instance) -> Json:
    """Return an instance as people's clients get it: with those who take part."""
    members = world.guilds[instance.channel.guild].memberships if instance.channel.guild in world.guilds else {}
    found = []
    for session, user in instance.sessions.items():
        nick = members[user].nick if user in members else None
        found.append({"user_id": str(user), "session_id": session, "user": user_json(world.user(user)), "nick": nick})
    return instance_json(world, instance) | {"participants": found}
