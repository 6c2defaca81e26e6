"""The bot is killed again and again while people play: every answered move is there once, and every table goes on."""

import asyncio
from random import Random

import pytest
from sqlalchemy import make_url

from playground.driver import InteractionFailed, Refused
from playground.world import World
from tests.e2e.people import Player, came, give_up, open_playground, played_moves
from tests.e2e.processes import environment, start
from tests.effort import effort, thorough

KILLS = effort(2, whole=6)
"""How often the bot is killed on each database. Starting it takes a second."""

TABLES = 5


class Evening(Player):
    """Somebody who plays for as long as the evening lasts."""

    def __init__(self, person, played):
        super().__init__(person)
        self.played = played

    async def play(self):
        """Play, and say so."""
        while True:
            try:
                if await self.act():
                    self.played.release()
            except (InteractionFailed, LookupError, Refused, TimeoutError):
                await self.person.request("GET", "/users/@me")  # the bot is being started again; let it


@pytest.mark.parametrize("empty_url", ["sqlite", "postgresql"], indirect=True)
@thorough
async def test_the_bot_is_killed_while_people_play(empty_url, tmp_path, capsys):
    names = [f"P{number}" for number in range(TABLES)]
    world = World(names, channels=["cards"], guilds=TABLES)
    chance, played = Random(3), asyncio.Semaphore(0)
    async with open_playground(world) as discord:
        env = environment(discord, empty_url, LOG_LEVEL="ERROR")
        players = [Evening(await came(discord, name), played) for name in names]
        for player, channel in zip(players, world.channels.values(), strict=True):
            player.person.guild, player.person.channel = str(channel.guild), str(channel.id)
        evening = [asyncio.create_task(player.play()) for player in players]
        for number in range(KILLS + 1):
            process = await start(env, tmp_path)
            await discord.service.gateway.until(world.bot, connected=True)
            await give_up(discord)  # on what was clicked while no process was there
            for _ in range(chance.randrange(1, 25)):
                await played.acquire()
            goes_on = {player: len(player.answered) for player in players}
            while number == KILLS and any(len(player.answered) == goes_on[player] for player in players):
                await played.acquire()  # in the end every table goes on, whatever was done to it
            if number < KILLS:
                process.kill()
            else:
                process.terminate()
            await process.communicate()
            await discord.service.gateway.until(world.bot, connected=False)
            assert not any(task.done() for task in evening)
        for task in evening:
            task.cancel()
        await asyncio.gather(*evening, return_exceptions=True)
    assert process.returncode == 0
    found = await played_moves(empty_url)
    answered = [move for player in players for move in player.answered]
    assert [move for move in answered if found[move] != 1] == []
    with capsys.disabled():
        print(f"\n{make_url(empty_url).get_backend_name()}: {KILLS} kills of the bot, {len(answered)} answered moves")
