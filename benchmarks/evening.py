"""What the benchmarks of the whole bot share: a playground with people, and a bot in a process of its own."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from playground.driver import InteractionFailed, Person, Refused, Seen
from playground.server import Playground
from playground.world import World

ROOT = Path(__file__).parents[1]
START_SECONDS = 60


@dataclass
class Clicks:
    """The results of a load's clicks."""

    waits: list[float] = field(default_factory=list)
    """The time from each click to its answer, in seconds."""
    failed: int = 0

    async def click(self, person: Person, seen: Seen, custom_id: str) -> None:
        """Press a button, and record how long the answer took."""
        before = time.perf_counter()
        try:
            await person.send_custom_id(seen, custom_id)
        except (InteractionFailed, TimeoutError):
            self.failed += 1
        except Refused:
            return  # the message is gone, and a real client would not have allowed the click
        else:
            self.waits.append(time.perf_counter() - before)


@asynccontextmanager
async def playground(tables: int, people: int) -> AsyncIterator[tuple[Playground, list[list[Person]]]]:
    """Open a playground with several servers, each with one channel and with people of its own who look at it."""
    names = [f"P{table}-{seat}" for table in range(tables) for seat in range(people)]
    world = World(names, channels=["cards"], guilds=tables)
    async with Playground(world) as discord:
        persons = [discord.person(name) for name in names]
        parties = [persons[each * people : (each + 1) * people] for each in range(tables)]
        for party, channel in zip(parties, world.channels.values(), strict=True):
            members = {int(person.id) for person in party}
            world.guilds[channel.guild].members = {*members, world.owner.id, world.bot.id}
            for person in party:
                person.guild, person.channel = str(channel.guild), str(channel.id)
        for person in persons:
            await person.connect()
        yield discord, parties


def environment(root: Path = ROOT) -> dict[str, str]:
    """Return the environment of a bot's process: as usual, Python keeps the modules that it has compiled.

    :param root: the folder in which its packages are.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(root)}


@asynccontextmanager
async def bot(
    discord: Playground, module: Sequence[str], root: Path = ROOT, **settings: str
) -> AsyncIterator[psutil.Process]:
    """Run a bot as a process, wait until it is connected, and stop it at the end of the block.

    :param root: the folder in which its packages are.
    """
    env = {
        **environment(root),
        "DISCORD_TOKEN": discord.world.bot.token,
        "DISCORD_API_URL": discord.api_url,
        "LOG_LEVEL": "ERROR",
        "CARD_EMOJIS": "false",
        "REMIND_SECONDS": "0",
        "TURN_SECONDS": "600",
        "THINK_SECONDS": "0",
        **settings,
    }
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", *module, env=env, cwd=root)
    try:
        async with asyncio.timeout(START_SECONDS):
            await discord.service.gateway.until(discord.world.bot, connected=True)
        yield psutil.Process(process.pid)
    finally:
        process.terminate()
        await process.wait()


def cpu_seconds(process: psutil.Process) -> float:
    """Return the processor time that a process has used."""
    times = process.cpu_times()
    return float(times.user + times.system)


def memory_kb(process: psutil.Process) -> float:
    """Return the memory that a process holds."""
    return float(process.memory_info().rss) / 1024


# Playing


def hand_of(person: Person) -> Seen | None:
    """Return the hand that a person has open."""
    return next((seen for seen in reversed(person.messages.values()) if seen.ephemeral), None)


def offered(person: Person) -> str | None:
    """Return the custom_id of the first move in a person's hand."""
    hand = hand_of(person)
    enabled = hand.enabled if hand else []
    buttons = [hand.buttons[label]["custom_id"] for label in enabled] if hand else []
    return next((custom_id for custom_id in buttons if custom_id.startswith("play:")), None)


def table_of(person: Person) -> Seen | None:
    """Return the newest table that a person sees."""
    return next((seen for seen in reversed(person.messages.values()) if not seen.ephemeral), None)


def button(seen: Seen | None, verb: str) -> str | None:
    """Return the custom_id of a button that can be pressed."""
    ids = [each["custom_id"] for each in seen.buttons.values() if not each.get("disabled")] if seen else []
    return next((custom_id for custom_id in ids if custom_id.startswith(f"{verb}:")), None)


async def sit_down(party: list[Person], bots: int, level: str = "easy") -> None:
    """Open a table, join it, start, and open the hands."""
    host, *others = party
    await host.slash("claro new", bots=bots, level=level)
    for person in others:
        await press(person, "join")
    await press(host, "start")
    await open_hands(party)


async def press(person: Person, verb: str) -> None:
    """Press a button of the newest table, as soon as it is enabled."""
    await person.until(lambda each: button(table_of(each), verb))
    seen = table_of(person)
    custom_id = button(seen, verb)
    assert seen is not None
    assert custom_id is not None
    await person.send_custom_id(seen, custom_id)


async def open_hands(party: list[Person]) -> None:
    """Let everybody open their hands."""
    for person in party:
        for old in [key for key, seen in person.messages.items() if seen.ephemeral]:
            del person.messages[old]
        await press(person, "hand")


async def somebody_can(party: list[Person]) -> None:
    """Wait until a person is to move, or until the game is over."""
    tasks = [asyncio.create_task(person.until(lambda each: offered(each) or is_over(each))) for person in party]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def next_move(party: list[Person]) -> tuple[Person, Seen, str]:
    """Wait until somebody can move; return them, their hand and the custom_id. After a game, begin another."""
    while True:
        await somebody_can(party)
        if any(is_over(person) for person in party):
            await again(party)
            continue
        for person in party:
            hand, custom_id = hand_of(person), offered(person)
            if hand is not None and custom_id is not None:
                return person, hand, custom_id


def is_over(person: Person) -> bool:
    """Tell whether the table that a person sees shows a result."""
    return button(table_of(person), "rematch") is not None


async def again(party: list[Person]) -> None:
    """Begin another game with the same seats."""
    await party[0].until(is_over)
    for person in party:
        await person.until(is_over)
    host, *others = party
    await press(host, "rematch")
    for person in others:  # everybody agrees to a rematch for themselves
        await press(person, "join")
    await open_hands(party)  # the game begins with the last yes
