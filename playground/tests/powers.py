"""What the tests of permissions share: giving the bot permissions, and waiting for events of the gateway."""

from contextlib import asynccontextmanager

GUILDS_AND_MEMBERS = 3


def empower(discord, permissions, position=None):
    """Give the bot a role with these permissions, and return the role."""
    role = discord.world.add_role(discord.world.guild, "Powers", permissions, position)
    discord.world.guild.membership(discord.world.bot.id).roles.add(role.id)
    return role


def person_of(discord, person):
    """Return the user of a person's client."""
    return discord.world.people[int(person.id)]


@asynccontextmanager
async def listening(bot, intents=GUILDS_AND_MEMBERS):
    """Connect the bot once more; yield a function that returns the data of the next event of a name."""
    bot.discord.world.privileged_intents |= intents
    servers = len(bot.discord.world.guilds)
    async with bot.socket(identify={"intents": intents, "properties": {}}) as (receive, _):

        async def event(*names):
            while True:
                frame = await receive()
                assert frame["op"] is not None
                if frame.get("t") in names:
                    return frame["d"] if len(names) == 1 else (frame["t"], frame["d"])

        for _ in range(servers):
            await event("GUILD_CREATE")
        yield event
