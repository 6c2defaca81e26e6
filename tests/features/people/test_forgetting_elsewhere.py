"""Somebody has themselves forgotten through one process, while another serves a table that they have left."""

import pytest

from playground.world import World
from tests.e2e.people import came, open_playground
from tests.e2e.playing import forgotten, more, seated
from tests.e2e.processes import environment, start
from tests.e2e.test_fleet import Process
from tests.effort import thorough
from tests.features.tournaments.live.event import until
from tests.features.tournaments.live.test_forgetting_elsewhere import of_shard


class Street:
    """People of a playground whose bot is in several processes."""

    def __init__(self, discord, guild):
        self._discord, self._guild = discord, guild

    async def person(self, name):
        person = await came(self._discord, name)
        await person.go_to(str(self._guild.channels[0].id), str(self._guild.id))
        return person


@thorough
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_table_of_another_process_names_nobody_who_is_forgotten(tmp_path, empty_url):
    world = World(["Laura", "Clara", "Armin"], guilds=4)
    async with open_playground(world) as discord:
        env = environment(discord, empty_url, SHARDS="auto", SHARD_COUNT="2", LOG_LEVEL="INFO")
        processes = [Process(await start(env, tmp_path)) for _ in range(2)]
        await until(lambda: sorted(len(each.shards) for each in processes) == [1, 1])
        here, there = (of_shard(world, shard) for shard in (1, 0))
        laura, clara, _ = await seated(Street(discord, here), "Laura", "Clara", "Armin")
        await laura.click("Start")
        await clara.until(lambda each: any("My hand" in seen.enabled for seen in each.messages.values()))
        (table,) = [name for name, seen in laura.messages.items() if not seen.ephemeral]
        await more(clara, "Leave")
        assert f"<@{clara.id}>" in laura.messages[table].text
        await clara.go_to(str(there.channels[0].id), str(there.id))
        assert "Your name is out of every table" in (await forgotten(clara)).text
        await laura.until(lambda each: f"<@{clara.id}>" not in each.messages[table].text)
        for each in processes:
            each.process.terminate()
            await each.ended()
