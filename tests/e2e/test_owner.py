"""A database knows whose it is: another application's token is refused before anything is noted."""

import asyncio

import pytest

from bot.__main__ import main
from bot.store.owner import OwnerStore
from playground.server import Playground
from playground.world import World
from tests.e2e.processes import environment, start, until_logged

pytestmark = pytest.mark.usefixtures("patient_discord")


async def test_of_two_applications_the_first_has_it(engine):
    store = OwnerStore(engine)
    assert await store.owner() is None
    assert (await store.claim(1), await store.claim(2), await store.owner()) == (1, 1, 1)
    await store.disown()
    assert (await store.claim(2), await store.claim(1)) == (2, 2)


async def test_another_token_is_refused_in_one_line_unless_it_adopts(tmp_path, monkeypatch, capsys):
    url = f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"

    async def serves(discord, *arguments):
        process = await start(environment(discord, url, CARD_EMOJIS="false", LOG_LEVEL="INFO"), tmp_path, *arguments)
        await until_logged(process, "commands known to Discord")
        process.terminate()
        await process.communicate()

    async with Playground(World(["Laura"])) as ours, Playground(World(["Laura"])) as theirs:
        await serves(ours)
        process = await start(environment(theirs, url, LOG_LEVEL="ERROR"), tmp_path)
        _, said = await process.communicate()
        assert process.returncode == 2
        assert said.decode().splitlines()[-1] == (
            f"bot: {url} belongs to the application {ours.world.bot.id}, and DISCORD_TOKEN to {theirs.world.bot.id}:"
            " correct one of the two, or start once with `run --adopt` if this application is to go on with these games"
        )
        monkeypatch.chdir(tmp_path)
        for name, value in environment(theirs, url).items():
            monkeypatch.setenv(name, value)
        assert await asyncio.to_thread(main, ["doctor"]) == 1
        assert f"the database belongs to the application {ours.world.bot.id}, and DISC" in capsys.readouterr().out
        await serves(ours)  # it is still theirs who had it
        await serves(theirs, "run", "--adopt")
        await serves(theirs)
