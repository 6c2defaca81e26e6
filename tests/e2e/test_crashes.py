"""The bot is killed again and again while people play: every answered move is there once, and every table goes on."""

import asyncio
import os
from collections import Counter
from random import Random

import pytest
from sqlalchemy import make_url, select

from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.store.database import open_engine
from bot.store.journal import Journal
from bot.store.models import GameRow
from playground.driver import InteractionFailed, Refused
from playground.server import Playground
from playground.world import World
from tests.e2e.playing import choices, hand_of, is_over, next_choice
from tests.e2e.processes import environment, start

KILLS = int(os.environ.get("BOT_KILLS", "4"))
"""How often the bot is killed on each database. Starting it takes a second; 200 by hand."""

TABLES = 5


class Player:
    """Somebody who plays on whatever happens, and remembers which of their moves were answered."""

    def __init__(self, person, played):
        self.person = person
        self.played = played
        self.answered = []

    async def play(self):
        """Play for as long as the evening lasts."""
        while True:
            try:
                await self._act()
            except (InteractionFailed, LookupError, Refused, TimeoutError):
                await self.person.request("GET", "/users/@me")  # the bot is being started again; let it

    async def _act(self):
        hand = hand_of(self.person)
        if hand is not None and choices(self.person):
            label = next_choice(self.person)
            _, table, turn, move = hand.buttons[label]["custom_id"].split(":")
            answer = await self.person.click(label, on=hand)
            if not answer.text.startswith("> "):  # a line that says why nothing was played
                self.answered.append((int(table), int(turn), int(self.person.id), move))
                self.played.release()
            return
        table = next((seen for seen in reversed(self.person.messages.values()) if not seen.ephemeral), None)
        label = next((each for each in ("Rematch", "Start", "My hand") if table and each in table.enabled), None)
        if label is None:
            await self.person.slash("claro new", bots=2)
            return
        for old in [key for key, seen in self.person.messages.items() if seen.ephemeral]:
            del self.person.messages[old]
        await self.person.click(label, on=table)
        if label == "My hand":
            await self.person.until(lambda each: choices(each) or is_over(each), patience=2)


async def played_moves(url):
    """Return every move on disk as (table, turn, user, move), by replaying each game."""
    engine = open_engine(url)
    journal = Journal(engine)
    async with engine.connect() as connection:
        numbers = (await connection.scalars(select(GameRow.id))).all()
    found = Counter()
    for number in numbers:
        saved = await journal.load(number)
        if saved.seed is None:
            continue
        game = GAMES[saved.game]
        position = game.start(len(saved.seats), Seeded(saved.seed), game.read_options(saved.options))
        for seat, move in saved.moves:
            found[number, position.turn, saved.seats[seat].user, move] += 1
            position.play(seat, move)
    await engine.dispose()
    return found


@pytest.mark.parametrize("empty_url", ["sqlite", "postgresql"], indirect=True)
async def test_the_bot_is_killed_while_people_play(empty_url, tmp_path, capsys):
    names = [f"P{number}" for number in range(TABLES)]
    world = World(names, channels=["cards"], guilds=TABLES)
    chance, played = Random(3), asyncio.Semaphore(0)
    async with Playground(world) as discord:
        env = environment(discord, empty_url, LOG_LEVEL="ERROR")
        players = [Player(discord.person(name), played) for name in names]
        for player, channel in zip(players, world.channels.values(), strict=True):
            player.person.guild, player.person.channel = str(channel.guild), str(channel.id)
            await player.person.connect()
        evening = [asyncio.create_task(player.play()) for player in players]
        for number in range(KILLS + 1):
            process = await start(env, tmp_path)
            async with asyncio.timeout(60):
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
