"""The bot is killed in the middle of a match of clubs, and goes on as if nothing had been."""

import pytest

from bot.features.tournaments.rules.tournament import Phase
from tests.e2e.processes import environment, start, until_logged
from tests.features.tournaments.clubs.evening import MANAGE_SERVER
from tests.features.tournaments.live.event import EIGHT
from tests.features.tournaments.live.test_kills import SETTINGS, check, eight_people, noted, threads

OWLS, FOXES = EIGHT[:4], EIGHT[4:]


async def meet(discord, people):
    """Let everybody be in one of two clubs, sign up for a match, and begin it."""
    named = dict(zip(EIGHT, people, strict=True))
    guild, servers = discord.world.guild, discord.service.servers
    role = await servers.add_role(guild, "Managers", MANAGE_SERVER)
    for founder, club, members in ((OWLS[0], "Owls", OWLS), (FOXES[0], "Foxes", FOXES)):
        user = next(each for each in discord.world.people.values() if each.name == founder)
        await servers.give_role(guild, user, role)
        of_club = await servers.add_role(guild, club)
        for each in discord.world.people.values():
            if each.name in members:
                await servers.give_role(guild, each, of_club)
        await named[founder].slash("organise club", name=club, role=str(of_club.id))
    seen = await named[OWLS[0]].slash("club", against="Foxes", game="claro", tables=4)
    await named[FOXES[0]].send_custom_id(seen, "tournament:1:accept")
    for person in people:
        await person.send_custom_id(seen, "tournament:1:signup")
    await named[OWLS[0]].send_custom_id(seen, "tournament:1:beginsure")


@pytest.mark.parametrize("empty_url", ["sqlite"], indirect=True)
async def test_a_kill_while_tables_are_opened_opens_none_twice(tmp_path, empty_url):
    async with eight_people() as (discord, people):
        env = environment(discord, empty_url, **SETTINGS)
        process = await start(env, tmp_path)
        await until_logged(process, "ready as")
        await meet(discord, people)
        await threads(discord.world, 1)
        process.kill()
        await process.communicate()
        process = await start(env, tmp_path)
        await until_logged(process, "ready as")
        await check(empty_url, discord.world, people)
        tournament = await noted(empty_url)
        assert (tournament.phase, tournament.of_each_side) == (Phase.RUNNING, 4)
        assert all(
            sorted(tournament.entrants[each].side for each in pairing.entrants) == [0, 1]
            for pairing in tournament.pairings
        )
        process.terminate()
        await process.communicate()
