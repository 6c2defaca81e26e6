"""The bot is killed again and again while tables are opened: none is opened twice, and nobody is pinged twice."""

import asyncio
from collections import Counter
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import select

from bot.features.tournaments.rules.tournament import Phase
from bot.features.tournaments.store.tournaments import TournamentStore
from bot.store.engine.database import open_engine
from bot.store.engine.models import GameRow
from bot.store.engine.status import Status
from playground.world import World
from tests.e2e.people import came, open_playground
from tests.e2e.processes import environment, start, until_logged
from tests.effort import thorough
from tests.features.tournaments.live.event import EIGHT, MANAGES, PING, change_tables

SETTINGS = {"TURN_SECONDS": "600", "REMIND_SECONDS": "0", "LOG_LEVEL": "INFO"}


@asynccontextmanager
async def eight_people():
    """Open a playground with eight people in it."""
    world = World(list(EIGHT), moderators=("Konrad",))
    world.guild.permissions |= MANAGES
    async with open_playground(world) as discord:
        yield discord, [await came(discord, name) for name in EIGHT]


async def begin(people):
    """Let them announce a tournament of one round, enter it and begin it."""
    konrad = people[EIGHT.index("Konrad")]
    await konrad.slash("organise tournament", game="claro", format="swiss")
    for person in people:
        await person.until(lambda each: any("Sign up" in seen.enabled for seen in each.messages.values()))
    await change_tables(konrad, 1, "claro", "swiss", rounds="1")
    for person in people:
        await person.click("Sign up", on=next(each for each in person.messages.values() if "Sign up" in each.enabled))
    await konrad.send_custom_id(konrad.find("Sign up"), "tournament:1:beginsure")


async def check(url, world, people):
    """Check that each pairing has one table, and each person one ping."""
    tournament = await noted(url)
    assert tournament.phase is Phase.RUNNING
    assert sorted(await tables_of(url)) == sorted((each.number, each.table) for each in tournament.pairings)
    assert [each.closed for each in tournament.pairings] == [0, 0, 0, 0]
    pinged = Counter()
    for message in world.messages.values():
        if message.author.id == world.bot.id and message.content and PING.search(message.content):
            pinged.update(message.mentions)
    assert pinged == Counter(int(person.id) for person in people)


@pytest.mark.parametrize("empty_url", ["sqlite"], indirect=True)
async def test_kills_while_tables_are_opened_open_none_twice(tmp_path, empty_url):
    async with eight_people() as (discord, people):
        env = environment(discord, empty_url, **SETTINGS)
        process = await start(env, tmp_path)
        await until_logged(process, "ready as")
        await begin(people)
        for kill in range(2):
            await threads(discord.world, kill + 1)
            process.kill()
            await process.communicate()
            process = await start(env, tmp_path)
            await until_logged(process, "ready as")
        await check(empty_url, discord.world, people)
        process.terminate()
        await process.communicate()


@thorough
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_another_process_goes_on_with_a_tournament(tmp_path, empty_url):
    async with eight_people() as (discord, people):
        env = environment(discord, empty_url, SHARDS="auto", **SETTINGS)
        first = await start(env, tmp_path)
        await until_logged(first, "begun")
        second = await start(env, tmp_path)
        await begin(people)
        await threads(discord.world, 2)
        first.kill()
        await first.communicate()
        await check(empty_url, discord.world, people)
        second.terminate()
        await second.communicate()


async def threads(world, count):
    """Wait until some threads have been started."""
    while len(world.threads) < count:  # noqa: ASYNC110 - nobody is told of it
        await asyncio.sleep(0.005)


async def noted(url):
    """Wait until the record notes a table for every pairing; return the tournament."""
    engine = open_engine(url)
    try:
        store = TournamentStore(engine)
        while True:
            tournament = await store.load(1)
            if tournament.pairings and all(each.table is not None for each in tournament.pairings):
                return tournament
            await asyncio.sleep(0.1)
    finally:
        await engine.dispose()


async def tables_of(url):
    """Return the pairing and the number of every table that is live."""
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            query = select(GameRow.pairing, GameRow.id).where(GameRow.status == Status.PLAYING)
            return [tuple(row) for row in await connection.execute(query)]
    finally:
        await engine.dispose()
