"""What the log of a bot says, and what it never says, even where everything is logged."""

import sqlite3
from contextlib import closing

import pytest

from playground.driver import Person
from playground.server import Playground
from playground.world import World
from tests.e2e.playing import choices, hand_of, is_over, next_choice
from tests.e2e.processes import environment, start
from tests.effort import thorough
from tests.patience import LONGEST_SECONDS


@thorough
@pytest.mark.usefixtures("patient_discord")
async def test_a_log_of_everything_tells_no_secrets(tmp_path):
    async with Playground(World(["Laura"])) as discord:
        env = environment(discord, f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", LOG_LEVEL="DEBUG")
        process = await start(env, tmp_path)
        await discord.service.gateway.until(discord.world.bot, connected=True)
        buttons, ids = set(), set()
        async with Person.connected(discord.description(), "Laura") as laura:
            await laura.slash("claro new", bots=1)
            await laura.click("Start")
            await laura.click("My hand")
            while not is_over(laura):
                await laura.until(lambda each: choices(each) or is_over(each))
                hand = hand_of(laura)
                ids.add(hand.id)
                buttons |= {button["custom_id"] for button in hand.buttons.values()}
                if not is_over(laura):
                    await laura.click(next_choice(laura), on=hand)
            await laura.click("Rematch")
            await laura.click("My hand")
            await laura.until(choices)
            with closing(sqlite3.connect(tmp_path / "x.db", timeout=LONGEST_SECONDS)) as connection, connection:
                connection.execute("ALTER TABLE moves RENAME TO elsewhere")
                seeds = [row[0] for row in connection.execute("SELECT seed FROM games WHERE seed IS NOT NULL")]
            connection.close()
            refused = await laura.click(next_choice(laura), on=hand_of(laura))
            assert "could not save" in refused.text
        process.terminate()
        _, said = await process.communicate()
        text = said.decode()
    assert " DEBUG   bot." in text or " INFO    bot." in text
    assert "did not take an entry" in text
    tokens = {each.token for each in discord.world.interactions.values()} | {discord.world.bot.token}
    assert len(tokens) > 5
    for secret in (*tokens, *buttons, *ids, *map(str, seeds), "custom_id", "parameters"):
        assert secret not in text


@thorough
@pytest.mark.usefixtures("patient_discord")
@pytest.mark.parametrize("level", ["DEBUG", "WARNING"])
async def test_the_level_is_that_of_our_own_events(tmp_path, level):
    async with Playground(World(["Laura"])) as discord:
        process = await start(
            environment(discord, f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", LOG_LEVEL=level), tmp_path
        )
        await discord.service.gateway.until(discord.world.bot, connected=True)
        async with Person.connected(discord.description(), "Laura") as laura:
            await laura.slash("claro new", bots=1)
        process.terminate()
        _, said = await process.communicate()
    assert ("claro opened in channel" in said.decode()) is (level == "DEBUG")
