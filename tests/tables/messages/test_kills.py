"""The bot is killed in the middle of sending something: what it has sent is known, or says so, afterwards."""

import asyncio
from contextlib import asynccontextmanager

from playground.server import Playground
from playground.world import World
from tests.e2e.playing import hand_of, next_choice, on_turn
from tests.e2e.processes import CONNECTED, environment, start, until_logged
from tests.features.tournaments.live.event import until
from tests.patience import LONGEST_SECONDS
from tests.templates import sqlite_template


class Killed:
    """A playground whose bot is killed when it has sent a certain request, and is started again afterwards."""

    def __init__(self, discord, folder):
        self.discord = discord
        self.folder = folder
        self.env = environment(discord, f"sqlite+aiosqlite:///{folder}/claro.db", LOG_LEVEL="INFO")
        self.process = None

    async def start(self):
        self.process = await start(self.env, self.folder)
        await until_logged(self.process, CONNECTED)

    def kill_at(self, monkeypatch, method, path):
        """Kill the bot once its next request of this kind has taken effect; return what tells that it has ended."""
        usual, killed = self.discord._carry_out, asyncio.Event()

        async def carry_out(request, handler):
            mine = not killed.is_set() and request.method == method and path in request.path
            if mine and not self.discord._is_person(request):
                killed.set()
                response = await usual(request, handler)
                self.process.kill()
                await self.process.communicate()
                ended.set()
                return response
            return await usual(request, handler)

        ended = asyncio.Event()
        monkeypatch.setattr(self.discord, "_carry_out", carry_out)
        return ended


@asynccontextmanager
async def bot_that_is_killed(folder):
    """Open a playground with two people and a bot of its own process in it."""
    world = World(["Laura", "Clara"])
    world.interaction_seconds = LONGEST_SECONDS
    world.guild.permissions |= 1 << 5  # everybody may manage the server
    async with Playground(world) as discord:
        (folder / "claro.db").write_bytes(sqlite_template())
        bot = Killed(discord, folder)
        people = [discord.person(name) for name in ("Laura", "Clara")]
        for person in people:
            person.patience = LONGEST_SECONDS
            await person.connect()
        await bot.start()
        try:
            yield bot, people
        finally:
            bot.process.kill()
            await bot.process.communicate()


def hands_of(person):
    """Return the messages that only this person sees, the oldest first."""
    hands = [seen for seen in person.messages.values() if seen.ephemeral and "Rules" not in seen.enabled]
    return sorted(hands, key=lambda seen: int(seen.id))


async def test_of_two_hands_after_a_kill_the_older_is_put_to_rest_by_a_press_in_the_newer(tmp_path, monkeypatch):
    async with bot_that_is_killed(tmp_path) as (bot, (laura, clara)):
        await laura.slash("claro new")
        await clara.click("Join")
        await laura.click("Start")
        for person in (laura, clara):
            await person.until(hand_of)
        actor = on_turn((laura, clara))
        (older,) = hands_of(actor)
        ended = bot.kill_at(monkeypatch, "POST", "/callback")  # before the older one is put to rest
        pressing = asyncio.create_task(actor.click("My hand"))
        await ended.wait()
        pressing.cancel()
        await until(lambda: len(hands_of(actor)) == 2)
        newer = hand_of(actor)
        await bot.start()
        label = next_choice(actor)
        await actor.click(label, on=older)  # is the one that the bot knows from then on
        assert label not in actor.messages[older.id].enabled
        await actor.click(label, on=newer)
        await actor.until(
            lambda each: older.id not in each.messages or "no longer in use" in each.messages[older.id].text
        )
        assert "from an earlier turn" in actor.messages[newer.id].text
