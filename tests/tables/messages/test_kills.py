"""The bot is killed in the middle of sending something: what it has sent is known, or says so, afterwards."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from playground.server import Playground
from playground.world import World
from tests.e2e.choosing import server_settings
from tests.e2e.playing import hand_of, next_choice, on_turn, seated
from tests.e2e.processes import environment, start, until_logged
from tests.features.tournaments.live.event import until
from tests.tables.clicks.test_threads import announced
from tests.tables.messages.test_open_hands import tokens
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
        await until_logged(self.process, "ready as")

    def kill_at(self, monkeypatch, method, path, *, after=True):
        """Kill the bot at its next request of this kind; return what tells that it has ended.

        :param after: whether the request takes effect.
        """
        usual, killed = self.discord._carry_out, asyncio.Event()

        async def carry_out(request, handler):
            mine = not killed.is_set() and request.method == method and path in request.path
            if mine and not self.discord._is_person(request):
                killed.set()
                response = await usual(request, handler) if after else None
                self.process.kill()
                await self.process.communicate()
                ended.set()
                if response is None:
                    request.transport.close()
                    raise ConnectionResetError
                return response
            return await usual(request, handler)

        ended = asyncio.Event()
        monkeypatch.setattr(self.discord, "_carry_out", carry_out)
        return ended


@asynccontextmanager
async def bot_that_is_killed(folder):
    """Open a playground with two people and a bot of its own process in it."""
    world = World(["Laura", "Clara"])
    world.interaction_seconds = 20.0
    world.guild.permissions |= 1 << 5  # everybody may manage the server
    async with Playground(world) as discord:
        (folder / "claro.db").write_bytes(sqlite_template())
        bot = Killed(discord, folder)
        people = [discord.person(name) for name in ("Laura", "Clara")]
        for person in people:
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


async def test_a_hand_that_was_on_its_way_at_a_kill_is_not_forgotten(tmp_path, monkeypatch):
    async with bot_that_is_killed(tmp_path) as (bot, (laura, clara)):
        await laura.slash("claro new")
        await clara.click("Join")
        ended = bot.kill_at(monkeypatch, "POST", "/webhooks/")
        pressing = asyncio.create_task(laura.click("Start"))
        await ended.wait()
        pressing.cancel()
        await until(lambda: hands_of(laura) or hands_of(clara))
        given = next(person for person in (laura, clara) if hands_of(person))
        await bot.start()  # which gives the other person their hand, if that was still due
        asked = await given.click("My hand")
        assert "another hand further up, it is no longer in use" in asked.text
        assert "further up" not in (await given.click("My hand")).text


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
        await actor.click(label, on=older)  # is the one that the bot knows
        assert label not in actor.messages[older.id].enabled
        await actor.click(label, on=newer)
        await actor.until(lambda each: "no longer in use" in each.messages[older.id].text)
        assert "from an earlier turn" in actor.messages[newer.id].text


@pytest.mark.parametrize("after", [False, True], ids=["before the thread", "before the table"])
async def test_no_announcement_of_a_thread_without_a_table_is_left(tmp_path, monkeypatch, after):
    async with bot_that_is_killed(tmp_path) as (bot, (laura, _)):
        await server_settings(laura, threads=True)
        ended = bot.kill_at(monkeypatch, "POST", "/threads", after=after)
        opening = asyncio.create_task(laura.slash("claro new", bots=1))
        await ended.wait()
        opening.cancel()
        await laura.until(announced)
        assert len(bot.discord.world.threads) == after
        await bot.start()
        await laura.until(lambda each: not announced(each))
        while not all(thread.thread.archived for thread in bot.discord.world.threads.values()):
            await laura.request("GET", "/users/@me")


async def test_the_announcement_of_a_thread_with_a_table_stays(tmp_path):
    async with bot_that_is_killed(tmp_path) as (bot, (laura, clara)):
        await server_settings(laura, threads=True)
        await laura.slash("claro new", bots=1)
        while not bot.discord.world.threads:
            await laura.request("GET", "/users/@me")
        (thread,) = bot.discord.world.threads.values()
        await laura.go_to(str(thread.id))
        await laura.until(lambda each: any("Start" in seen.enabled for seen in each.messages.values()))
        bot.process.kill()
        await bot.process.communicate()
        await bot.start()
        await laura.click("Start")
        assert announced(clara)
        assert not thread.thread.archived


async def test_the_number_of_a_hand_that_came_by_itself_is_stored_at_once(house, monkeypatch):
    monkeypatch.setattr("bot.tables.messages.tokens.SAVE_SECONDS", 3600.0)
    laura, clara = await seated(house, "Laura", "Clara")
    await laura.click("Start")
    for person in (laura, clara):
        await person.until(hand_of)
    while not {int(hand_of(person).id) for person in (laura, clara)} <= tokens(house, "message_id").keys():
        await laura.request("GET", "/users/@me")
