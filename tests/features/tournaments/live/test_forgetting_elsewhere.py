"""Somebody has themselves forgotten through one process, while another serves a tournament that names them."""

import pytest

from playground.world import World
from tests.e2e.choosing import asks_to_be_forgotten
from tests.e2e.people import came, open_playground
from tests.e2e.processes import environment, start
from tests.e2e.test_fleet import Process
from tests.effort import thorough
from tests.features.tournaments.live.event import MANAGES, until


def of_shard(world, shard):
    """Return a server of a shard, of two shards."""
    return next(each for each in world.guilds.values() if (each.id >> 22) % 2 == shard)


@thorough
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_who_is_forgotten_through_another_process_is_shown_no_more(tmp_path, empty_url):
    world = World(["Laura", "Konrad"], moderators=("Konrad",), guilds=4)
    for guild in world.guilds.values():
        guild.permissions |= MANAGES
    async with open_playground(world) as discord:
        env = environment(discord, empty_url, SHARDS="auto", SHARD_COUNT="2", LOG_LEVEL="INFO")
        processes = [Process(await start(env, tmp_path)) for _ in range(2)]
        await until(lambda: sorted(len(each.shards) for each in processes) == [1, 1])
        here, there = (of_shard(world, shard) for shard in (0, 1))
        laura, konrad = [await came(discord, name) for name in ("Laura", "Konrad")]
        for person in (laura, konrad):
            await person.go_to(str(here.channels[0].id), str(here.id))
        await konrad.slash("organise tournament", game="claro", format="swiss")
        await laura.until(lambda each: any("Sign up" in seen.enabled for seen in each.messages.values()))
        await laura.click("Sign up", on=laura.find("Sign up"))
        await konrad.until(lambda each: any("⁨Laura⁩" in seen.text for seen in each.messages.values()))
        await laura.go_to(str(there.channels[0].id), str(there.id))
        question = await asks_to_be_forgotten(laura)
        await laura.click("Delete my name and results", on=question)
        await konrad.until(lambda each: not any("⁨Laura⁩" in seen.text for seen in each.messages.values()))
        for each in processes:
            each.process.terminate()
            await each.ended()
