"""Several processes of one bot, while people play: one is killed, one is paused, one is added, one is stopped politely.

Every answered move is there once, every table goes on, and nobody's click fails where the bot could help it.
"""

import asyncio
import os
import re
import signal
from collections import defaultdict
from contextlib import asynccontextmanager
from itertools import zip_longest
from math import inf
from statistics import quantiles

import pytest
from sqlalchemy import make_url

from playground.driver import InteractionFailed, Refused
from playground.world import World
from tests.e2e.people import Player, came, give_up, open_playground, played_moves
from tests.e2e.processes import RESERVED, SLEPT, environment, start
from tests.features.fleet.lossy import LossyWire
from tests.features.tournaments.live.event import until
from tests.patience import LONGEST_SECONDS

pytestmark = pytest.mark.thorough

TABLES = int(os.environ.get("FLEET_TABLES", "32"))
"""How many servers there are, each with a table. 400 before a release."""
PAUSE_SECONDS = float(os.environ.get("FLEET_PAUSE", "6"))
"""For how long people play while a process is paused."""
CLOCKS_DIFFER_SECONDS = 0.5
"""How much less the clock of the day may have gone on than the clock by which a process waits."""
AT_ONCE = 12
"""How many people act at the same time."""
SHARDS, CONCURRENCY = 8, 4

TAKEN = re.compile(r"shard (\d+) of (\d+): (?:begun|taken over)")
GIVEN = re.compile(r"shard (\d+) of (\d+): (?:handed on|another process has taken it over)")


class Process:
    """A process of the bot, and the shards that it says it serves."""

    def __init__(self, process):
        self.process = process
        self._serves = set()
        self.log = []
        self.paused = False
        self._reading = asyncio.create_task(self._read())

    async def _read(self):
        async for line in self.process.stderr:
            self.log.append(line.decode().rstrip())
            if taken := TAKEN.search(self.log[-1]):
                self._serves.add((int(taken[1]), int(taken[2])))
            if given := GIVEN.search(self.log[-1]):
                self._serves.discard((int(given[1]), int(given[2])))

    def pause(self):
        """Let it stand still."""
        self.paused = True
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        """Let it go on after a pause."""
        self.paused = False
        self.process.send_signal(signal.SIGCONT)

    @property
    def shards(self):
        """The numbers of its shards."""
        return {number for number, _ in self._serves}

    @property
    def divisions(self):
        """The numbers of shards by which it serves servers."""
        return {count for _, count in self._serves}

    async def ended(self):
        """Wait for its end, and return its code."""
        await self._reading
        return await self.process.wait()


class Fleet:
    """All of it."""

    def __init__(self, discord, players, env, folder):
        self.discord = discord
        self.players = players
        self.env = env
        self.folder = folder
        self.processes = []

    async def add(self, **settings):
        """Start another process."""
        process = Process(await start({**self.env, **settings}, self.folder))
        self.processes.append(process)
        return process

    async def play_until(self, condition):
        """Let everybody play, a few at the same time, until something is so."""
        turns = asyncio.Queue()
        for player in self.players:
            turns.put_nowait(player)

        async def take_turns():
            while not condition():
                player = await turns.get()
                await self.try_to(player.act())
                turns.put_nowait(player)

        loop, before = asyncio.get_running_loop(), sum(len(player.answered) for player in self.players)
        began = loop.time()
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                await asyncio.gather(*(take_turns() for _ in range(AT_ONCE)))
        except TimeoutError as error:
            raise AssertionError(self.standing) from error
        moves = sum(len(player.answered) for player in self.players) - before
        print(f"{moves} moves in {loop.time() - began:.1f} s; shards {self.shares}; {self.failed} clicks failed so far")

    @staticmethod
    async def try_to(action):
        """Do something that may fail; tell whether it did not."""
        try:
            await action
        except (InteractionFailed, LookupError, Refused, TimeoutError):
            return False
        return True

    async def seconds_until_answers(self, shards, since, count=SHARDS):
        """Return for how long each table on these shards, of so many, gave no answer."""
        loop, waits = asyncio.get_running_loop(), {}

        async def wait_for(player):
            while not await self.try_to(player.act()):
                pass
            waits[player] = loop.time() - since

        concerned = [player for player in self.players if (int(player.person.guild) >> 22) % count in shards]
        assert concerned
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                await asyncio.gather(*(self.taken_over(each, count) for each in shards), *map(wait_for, concerned))
        except TimeoutError as error:
            waiting = [player for player in concerned if player not in waits]
            told = "\n".join([self.stuck(waiting[0]), self.standing])
            raise AssertionError(f"{len(waiting)} of {len(concerned)} tables do not go on; {told}") from error
        return list(waits.values())

    async def taken_over(self, shard, count):
        """Wait until a process serves a shard; then let the clicks fail that came too early for it."""
        await until(lambda: any(shard in each.shards and count in each.divisions for each in self.running))
        here = {each.id for each in self.discord.world.guilds.values() if (each.id >> 22) % count == shard}
        await give_up(self.discord, here)

    def stuck(self, player):
        """Tell what somebody sees whose table does not go on, and what the processes say of it."""
        person = player.person
        seen = [(each.id, each.ephemeral, each.text[-200:], each.enabled) for each in person.messages.values()][-4:]
        shard = (int(person.guild) >> 22) % SHARDS
        telling = (person.channel, person.guild, f"shard {shard}", "WARNING", "ERROR")
        said = [line for each in self.processes for line in each.log if any(word in line for word in telling)]
        last = [
            (each.type, each.data.get("custom_id", each.data.get("name")), each.answered, each.failed)
            for each in self.discord.world.interactions.values()
            if str(each.channel.id) == person.channel
        ][-6:]
        return f"{person.name} on shard {shard} does not go on; sees {seen}; did {last}; said: {said[-30:]}"

    @property
    def running(self):
        """The processes that have neither ended nor are paused."""
        return [each for each in self.processes if each.process.returncode is None and not each.paused]

    @property
    def standing(self):
        """What each process serves, and what it said last."""
        told = [
            f"process {number}, ended with {each.process.returncode}, serves {sorted(each._serves)}; said last:"
            + "".join(f"\n    {line}" for line in each.log[-12:])
            for number, each in enumerate(self.processes)
        ]
        return "\n".join([f"{self.failed} clicks failed so far", *told])

    @property
    def shares(self):
        """How many shards each process serves."""
        return sorted(len(each.shards) for each in self.processes if each.process.returncode is None)

    @property
    def divisions(self):
        """The numbers of shards by which the processes serve servers."""
        return set().union(*(each.divisions for each in self.processes if each.process.returncode is None))

    @property
    def failed(self):
        """How many interactions people saw fail."""
        return sum(interaction.failed for interaction in self.discord.world.interactions.values())

    def identified_too_soon(self):
        """Return the identifies that came before a moment was reserved for them, as moment and bucket."""
        reserved, came_at = defaultdict(list), defaultdict(list)
        for line in (self.folder / RESERVED).read_text(encoding="utf-8").splitlines():
            bucket, moment = line.split()
            reserved[int(bucket)].append(float(moment))
        for moment, shard in self.discord.service.gateway.identified:
            came_at[shard % CONCURRENCY].append(moment)
        return [
            (moment, bucket)
            for bucket, moments in came_at.items()
            for moment, earliest in zip_longest(moments, sorted(reserved[bucket])[: len(moments)], fillvalue=inf)
            if moment < earliest - CLOCKS_DIFFER_SECONDS
        ]


@asynccontextmanager
async def a_fleet(url, folder, tables):
    """Open a playground with servers on several shards, each with somebody of its own."""
    names = [f"P{number}" for number in range(tables)]
    world = World(names, channels=["cards"], guilds=tables, shards=SHARDS, max_concurrency=CONCURRENCY)
    async with open_playground(world) as discord:
        players = [Player(await came(discord, name)) for name in names]
        for player, channel in zip(players, world.channels.values(), strict=True):
            player.person.guild, player.person.channel = str(channel.guild), str(channel.id)
            world.guilds[channel.guild].members = {int(player.person.id), world.owner.id, world.bot.id}
        env = environment(discord, url, SHARDS="auto", CARD_EMOJIS="true")
        env[RESERVED] = str(folder / RESERVED)
        fleet = Fleet(discord, players, env, folder)
        try:
            yield fleet
        finally:
            for each in fleet.processes:
                if each.process.returncode is None:
                    each.process.kill()
                await each.ended()


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_processes_come_and_go_while_people_play(empty_url, tmp_path, capsys):
    said = []
    loop = asyncio.get_running_loop()
    async with a_fleet(empty_url, tmp_path, TABLES) as fleet, LossyWire(make_url(empty_url)) as wire:
        gateway, slept = fleet.discord.service.gateway, tmp_path / "slept"
        one, two, three = [await fleet.add(**more) for more in ({}, {"DATABASE_URL": wire.url, SLEPT: str(slept)}, {})]
        await until(lambda: fleet.shares == [2, 3, 3])
        await fleet.play_until(lambda: fleet.shares == [2, 3, 3] and all(player.answered for player in fleet.players))
        assert sorted(shard for each in fleet.processes for shard in each.shards) == list(range(SHARDS))

        lost, since = set(one.shards), loop.time()
        one.process.kill()
        await one.ended()
        waits = await fleet.seconds_until_answers(lost, since)
        said.append(f"killed: {spread(waits)}")
        await fleet.play_until(lambda: fleet.shares == [4, 4])

        lost, since = set(two.shards), loop.time()
        two.pause()
        wire.cut()  # as the server does after so much silence
        waits = await fleet.seconds_until_answers(lost, since)
        said.append(f"paused: {spread(waits)}")
        await fleet.play_until(lambda: loop.time() - since >= PAUSE_SECONDS)
        slept.touch()
        two.go_on()
        await fleet.play_until(lambda: (fleet.shares == [4, 4] and not lost & two.shards) or back_again(two, lost))
        assert any("another process has taken it over" in line for line in two.log)

        four = await fleet.add()
        await fleet.play_until(lambda: fleet.shares == [2, 3, 3])
        assert four.shards

        failed, others = fleet.failed, [two, four]
        three.process.terminate()
        handed_on = set(three.shards)
        await fleet.play_until(lambda: fleet.shares == [4, 4] and three.process.returncode is not None)
        said.append(f"stopped politely: {fleet.failed - failed} clicks failed")
        assert three.process.returncode == 0
        assert fleet.failed == failed
        assert handed_on <= two.shards | four.shards

        before = {player: len(player.answered) for player in fleet.players}
        await fleet.play_until(lambda: all(len(player.answered) > before[player] for player in fleet.players))
        await fleet.play_until(lambda: len(fleet.discord.world.emojis) >= 163)  # whoever uploads them takes its time
        assert fleet.identified_too_soon() == []
        requests = fleet.discord.traffic.requests  # what one process does for all
        assert requests["PUT /applications/*/commands"] == 1
        # Who is killed or paused may be in the middle of an upload, which the next one begins anew.
        assert requests["POST /applications/*/emojis"] - 163 in (0, 1, 2)
        said.append(f"{len(gateway.identified)} identifies, none too soon")
        for each in others:
            each.process.terminate()
        assert [await each.ended() for each in others] == [0, 0]
        assert not [line for each in fleet.processes for line in each.log if "Traceback" in line]
    found = await played_moves(empty_url)
    answered = [move for player in fleet.players for move in player.answered]
    assert [move for move in answered if found[move] != 1] == []
    with capsys.disabled():
        print(f"\n{TABLES} tables, {len(answered)} answered moves; " + "; ".join(said))


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_restart_with_another_number_of_shards_is_a_pause_of_seconds(empty_url, tmp_path, capsys):
    async with a_fleet(empty_url, tmp_path, 16) as fleet:
        gateway, loop = fleet.discord.service.gateway, asyncio.get_running_loop()
        former = [await fleet.add(SHARD_COUNT="4", CARD_EMOJIS="false") for _ in range(3)]
        await until(lambda: sum(fleet.shares) == 4)
        await fleet.play_until(lambda: all(player.answered for player in fleet.players))
        failed, new = fleet.failed, []
        for process in former:
            assert fleet.divisions == {4}
            new.append(await fleet.add(SHARD_COUNT="6", CARD_EMOJIS="false"))
            await fleet.play_until(lambda: any("waiting until no process serves" in line for line in new[-1].log))
            if process is not former[-1]:
                process.process.terminate()
                await fleet.play_until(lambda process=process: process.process.returncode is not None)
                await fleet.play_until(lambda: sum(fleet.shares) == 4)
        assert fleet.failed == failed
        assert not any(each.shards for each in new)
        former[-1].process.terminate()
        assert await former[-1].ended() == 0
        waits = await fleet.seconds_until_answers(range(6), loop.time(), 6)
        await fleet.play_until(lambda: fleet.shares == [2, 2, 2] and fleet.divisions == {6})
        before = {player: len(player.answered) for player in fleet.players}
        await fleet.play_until(lambda: all(len(player.answered) > before[player] for player in fleet.players))
        assert fleet.identified_too_soon() == []
        assert len(gateway.identified) == 4 + 6
        for each in new:
            each.process.terminate()
        assert [await each.ended() for each in fleet.processes] == [0] * 6
        assert not [line for each in fleet.processes for line in each.log if "Traceback" in line]
    found = await played_moves(empty_url)
    answered = [move for player in fleet.players for move in player.answered]
    assert [move for move in answered if found[move] != 1] == []
    with capsys.disabled():
        print(f"\n4 shards became 6 during {len(answered)} moves: {spread(waits)}")


def back_again(process, lost):
    """Tell whether a process that was paused has noticed, and serves shards again."""
    gave_up = sum("another process has taken it over" in line for line in process.log)
    return gave_up >= len(lost) and bool(process.shards)


def spread(waits):
    """Return the middle and the worst of some seconds."""
    cuts = quantiles(waits, n=100)
    return f"{len(waits)} tables answered again after p50 {cuts[49]:.1f} s, p99 {cuts[98]:.1f} s"
