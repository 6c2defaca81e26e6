"""Clubs in a playground: founding them, filling them, and letting them meet."""

from __future__ import annotations

from bot.features.tournaments.feature import Events
from tests.e2e.choosing import house_rules
from tests.features.tournaments.live.event import EIGHT, live

MANAGE_SERVER = 1 << 5 | 1 << 33
OWLS, FOXES = ("Laura", "Clara", "Armin"), ("Berta", "Dora", "Emil")


async def allowed(house, *names):
    """Let people manage the server, and open everybody's client."""
    people = {name: await house.person(name) for name in EIGHT}
    await new_role(house, "Managers", *names, permissions=MANAGE_SERVER)
    return people


async def new_role(house, name, *names, permissions=0):
    """Make a role, and give it to people; return it."""
    discord = house.discord
    role = await discord.service.servers.add_role(discord.world.guild, name, permissions)
    for each in names:
        await discord.service.servers.give_role(discord.world.guild, user_of(house, each), role)
    return role


async def take_role(house, role, *names):
    """Take a role from people."""
    for each in names:
        await house.discord.service.servers.take_role(house.discord.world.guild, user_of(house, each), role)


def user_of(house, name):
    """Return a person as the server knows them."""
    return next(each for each in house.discord.world.people.values() if each.name == name)


async def founded(house, people, name, founder, *others):
    """Let somebody found a club with a list, and others ask to join and be let in; return its number."""
    await people[founder].slash("organise club", name=name)
    (club,) = [each for each in await clubs(house) if each.name == name]
    for each in others:
        page = await people[each].slash("club", club=name)
        await people[each].click("Ask to join", on=page)
        page = await people[founder].slash("club", club=name)
        await people[founder].choose(f"club:{club.id}:letin:-", people[each].id, on=page)
    return club.id


async def clubs(house):
    """Return the clubs of the server."""
    return await house.app[Events].roles.store.all(house.discord.world.guild.id)


async def standing(house, number):
    """Return how everybody in a club's list stands to it, by name."""
    store, world = house.app[Events].roles.store, house.discord.world
    club = await store.of(world.guild.id, number)
    return {world.people[each.user].name: each.standing.value for each in await store.people(club)}


async def announced(house, people, by="Laura", against="Foxes", **options):
    """Announce a match; return the tournament and the message that shows it."""
    seen = await people[by].slash("club", **{"against": against, "game": "africa", "tables": 3, **options})
    (tournament,) = house.app[Events].house.tournaments.live
    return live(house, tournament.id), seen


async def met(house, owls=OWLS, foxes=FOXES, **options):
    """Found two clubs, announce a match, accept it and let everybody sign up; return people, match and message."""
    people = await allowed(house, "Laura", "Berta")
    await house_rules(people["Laura"], "africa", rounds="1")
    await founded(house, people, "Owls", *owls)
    await founded(house, people, "Foxes", *foxes)
    tournament, seen = await announced(house, people, **options)
    await people["Berta"].send_custom_id(seen, f"tournament:{tournament.id}:accept")
    for name in (*owls, *foxes):
        await people[name].send_custom_id(seen, f"tournament:{tournament.id}:signup")
    return people, tournament, seen
