"""``/my games``: a person's games in all channels and servers, with whose turn it is, and what they must not learn."""

import asyncio
from collections import Counter

from bot.features.solo.store.solo import MOST_UNFINISHED
from bot.store.engine.fence import Shard
from playground.server import Playground
from playground.world import World
from tests.conftest import House, open_house
from tests.e2e.playing import more, seated, started, todays
from tests.e2e.test_patience import lay
from tests.tables.messages.test_reminders import actor_of

VIEW_CHANNEL = 1 << 10


async def test_nobody_without_a_game_is_left_without_a_hint(house):
    laura = await house.person("Laura")
    seen = await laura.slash("my games")
    assert seen.ephemeral
    assert "You have no game under way. " in seen.text


async def test_own_turns_come_first_then_others_by_name_then_pauses_and_lobbies(tmp_path):
    async with open_house(tmp_path, turn_seconds=600) as house:
        world = house.discord.world
        await seated(house, "Laura", "Clara")  # a lobby
        laura, clara = await house.person("Laura"), await house.person("Clara")
        await laura.go_to("lounge")
        await clara.go_to("lounge")
        await seated(house, "Laura", "Clara")
        await laura.click("Start")
        (playing,) = [table for table in house.app.room.tables if table.position is not None]
        seat = playing.people_to_act()[0]
        mine = {"Laura": laura, "Clara": clara}
        actor = next(each for each in mine.values() if int(each.id) == playing.seats[seat].user)
        waiting = next(each for each in mine.values() if each is not actor)
        link = f"https://discord.com/channels/{world.guild.id}/{playing.channel}/{playing.message}"
        told = (await actor.slash("my games")).text
        assert told.index(link) < told.index("2 of 6 seats taken")
        assert "**Your turn** · time runs out <t:" in told
        told = (await waiting.slash("my games")).text
        assert f"{actor.name}\u2069's turn · time runs out <t:" in told
        assert "Your turn" not in told
        await more(laura, "Pause")
        assert "⏸️ The game is paused" in (await waiting.slash("my games")).text
        await waiting.slash("table leave")
        assert link not in (await waiting.slash("my games")).text


async def test_a_channel_that_a_player_cannot_see_tells_nothing(tmp_path):
    async with open_house(tmp_path, turn_seconds=600) as house:
        people = await started(house, "Laura", "Clara")
        actor = actor_of(house, people)
        waiting = next(each for each in people if each is not actor)
        channel = house.discord.world.channels[int(waiting.channel)]
        await waiting.go_to("lounge")
        assert f"{actor.name}\u2069's turn" in (await waiting.slash("my games")).text
        channel.denied[int(waiting.id)] = VIEW_CHANNEL
        await house.stop_bot()
        await house.start_bot()  # which sees the new permissions
        for place in ("lounge", None):
            if place is None:  # in direct messages, Discord is asked
                await waiting.go_to_the_bot()
            told = (await waiting.slash("my games")).text
            assert "You cannot see this channel" in told
            assert actor.name not in told
            assert "<t:" not in told


async def test_all_servers_are_listed_also_in_direct_messages_and_only_names_of_visible_channels(tmp_path):
    async with Playground(World(["Laura", "Clara"], guilds=2)) as discord:
        house = House(discord, tmp_path / "x.db", turn_seconds=600)
        await house.start_bot()
        people = laura, clara = await house.person("Laura"), await house.person("Clara")
        for guild in discord.world.guilds.values():
            for person in people:
                await person.go_to(str(guild.channels[0].id), str(guild.id))
            await laura.slash("claro new")
            await clara.click("Join")
            await laura.click("Start")
        tables = house.app.room.tables
        await house.app.room.let_go(Shard(0, 1))  # as if another process served them: only the database knows
        await laura.go_to_the_bot()
        seen = await laura.slash("my games")
        for table in tables:
            assert f"https://discord.com/channels/{table.guild}/{table.channel}/{table.message}" in seen.text
        turns = [table.seats[table.people_to_act()[0]].user == int(laura.id) for table in tables]
        assert seen.text.count("**Your turn**") == sum(turns)
        assert seen.text.count("Clara\u2069's turn") == 2 - sum(turns)
        await house.stop_bot()


async def test_patiences_are_continued_from_the_list(house):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    for _ in range(MOST_UNFINISHED):
        await lay(laura, await laura.slash("africa patience"))
    await todays(laura, "africa daily")
    seen = await laura.slash("my games")
    assert [label for label in seen.enabled if label.startswith("Continue")] == [f"Continue {n}" for n in range(1, 7)]
    continued = await laura.click("Continue 1", on=seen)
    assert continued.ephemeral
    assert "51 cards to come" in continued.text
    custom_id = seen.buttons["Continue 2"]["custom_id"]
    shown = await clara.slash("my games")
    assert "somebody else's game" in (await clara.send_custom_id(shown, custom_id)).text


async def test_many_servers_at_once_are_few_requests_and_unknown_ones_tell_no_names(tmp_path):
    names = ["Laura", "Clara", "Armin"]
    async with Playground(World(names, guilds=8)) as discord:
        house = House(discord, tmp_path / "x.db", turn_seconds=600, max_tables_per_person=0)
        await house.start_bot()
        people = [await house.person(name) for name in names]
        for guild in discord.world.guilds.values():
            for person in people:
                await person.go_to(str(guild.channels[0].id), str(guild.id))
            await people[0].slash("claro new")
            for person in people[1:]:
                await person.click("Join")
            await people[0].click("Start")
        for person in people:
            await person.go_to_the_bot()
        house.app.client._connection._guilds.clear()  # as if another process had begun their gateway sessions
        before = Counter(discord.traffic.requests)
        told = await asyncio.gather(*(person.slash("my games") for person in people))
        asked = Counter(discord.traffic.requests) - before
        assert asked["GET /guilds/*"] == asked["GET /guilds/*/channels"] == 3
        assert asked["GET /guilds/*/members/*"] <= 9
        for person, seen in zip(people, told, strict=True):
            assert sum(seen.text.count(f"{each.name}\u2069 to play") for each in people if each is not person) <= 3
        await house.stop_bot()
