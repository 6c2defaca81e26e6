"""The table in a panel: how soon 200 tables show a move to everybody, and what a move costs beside buttons.

Half of those who have a panel open play, and half watch. The bot runs in a process of its own. Discord and the people
run in this one.
"""

from __future__ import annotations

import asyncio
import functools
import json
import operator
import socket
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, cast

import aiohttp
import psutil
from discord import Client, Intents

from benchmarks import evening, pace
from benchmarks.evening import ROOT
from benchmarks.figure import Figure
from bot.features.panel.identity import Identities
from bot.features.panel.session import Person as Known
from playground.driver import Person
from playground.server import Playground

TABLES, PEOPLE = 100, 4
PLAYERS = 2
PACE_SECONDS = 4.0
"""How much time lies between two moves at each of many tables, in seconds."""


class _Page:
    """A panel that is open."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, news: asyncio.Event) -> None:
        self._socket, self._news = socket, news
        self.table: dict[str, Any] | None = None
        self.at = 0.0
        """When the last table came."""
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self._socket:
            frame = json.loads(message.data)
            if frame["op"] == "table":
                self.table = frame["table"]
            elif frame["op"] == "change":
                for path, *value in frame["set"]:
                    _apply(functools.reduce(operator.getitem, path[:-1], cast(Any, self.table)), path[-1], value)
            else:
                continue
            self.at = time.perf_counter()
            self._news.set()

    async def until(self, found: Callable[[dict[str, Any]], Any]) -> Any:
        """Wait until something is true of the table; return it."""
        while self.table is None or not (value := found(self.table)):
            self._news.clear()
            await self._news.wait()
        return value

    async def shows(self, plies: int) -> None:
        """Wait until the table has had so many moves, or its game is over."""
        await self.until(lambda table: table["plies"] >= plies or table["status"] != "playing")

    async def press(self, verb: str) -> None:
        """Press a button of the table, as soon as it can be pressed."""
        custom_id = await self.until(lambda table: _button(table, verb))
        await self.send("press", custom_id=custom_id, values=[], on=None)

    async def send(self, op: str, **frame: Any) -> None:
        await self._socket.send_str(json.dumps({"op": op, **frame}))

    @property
    def move(self) -> str | None:
        """The first move that the hand offers now."""
        hand = (self.table or {}).get("hand")
        acts = any(each["you"] and each["acting"] for each in (self.table or {"seats": ()})["seats"])
        offered = [*hand["cards"], *hand["buttons"]] if hand and acts else []
        fits = (each for each in offered if "move" in each and each.get("enabled", True) and not each.get("dim"))
        return next((str(each["move"]) for each in fits), None)


def _apply(place: Any, key: Any, value: list[Any]) -> None:
    """Put what a change tells into its place of the table, or remove what is there."""
    if not value:
        del place[key]
    elif isinstance(place, list) and key == len(place):
        place.append(value[0])
    else:
        place[key] = value[0]


def _button(table: dict[str, Any], verb: str) -> str | None:
    ids = (str(each["custom_id"]) for each in table["actions"] if not each["disabled"])
    return next((each for each in ids if each.startswith(f"{verb}:")), None)


@asynccontextmanager
async def _evening(
    tables: int, people: int
) -> AsyncIterator[tuple[Playground, list[list[Person]], psutil.Process, list[list[_Page]]]]:
    """Open tables, and a panel for everybody in their channels."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port = tried.getsockname()[1]
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        discord, parties = await stack.enter_async_context(evening.playground(tables, people))
        address = f"http://127.0.0.1:{port}/panel/"
        identities = Identities(Client(intents=Intents.none()), discord.world.client_secret)
        process = await stack.enter_async_context(
            evening.bot(
                discord,
                ["bot", "run"],
                ROOT,
                DATABASE_URL=f"sqlite+aiosqlite:///{folder}/panel.db",
                BREATH_SECONDS="3600",
                PAGES_PORT=str(port),
                OPERATOR="a benchmark",
                OPERATOR_CONTACT="nobody",
                DISCORD_CLIENT_SECRET=discord.world.client_secret,
            )
        )
        http = await stack.enter_async_context(aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)))
        pages = []
        for party in parties:
            await party[0].slash("claro new")
            await evening.press(party[1], "join")
            news = asyncio.Event()
            found = [await _opened(http, address, identities, person, news) for person in party]
            for page in found:
                stack.callback(page.reading.cancel)
                await page.shows(0)
            await evening.press(party[0], "start")
            for person in party:  # their clients show no hands meanwhile: the panel does
                person.messages.clear()
            pages.append(found)
        yield discord, parties, process, pages


async def _opened(
    http: aiohttp.ClientSession, address: str, identities: Identities, person: Person, news: asyncio.Event
) -> _Page:
    """Open somebody's panel as a page that comes back: the bot takes only two logins a second."""
    session = identities.seal(Known(int(person.id), person.name, None, int(person.guild), int(person.channel), "en-US"))
    page = _Page(await http.ws_connect(f"{address}socket"), news)
    await page.send("hello", session=session, seen=0)
    return page


async def _play(pages: list[list[_Page]], seconds: float, every: float, waits: list[float]) -> None:
    """Let people move at their pace, and note how long each move takes to the pages of all others at the table."""
    loop = asyncio.get_running_loop()

    async def one(party: list[_Page], first: float) -> None:
        due = loop.time() + first
        until = due + seconds
        while due < until:
            await asyncio.sleep(max(0.0, due - loop.time()))
            due = max(due + every, loop.time())
            mover = await _mover(party)
            assert mover.table is not None
            plies, began = mover.table["plies"] + 1, time.perf_counter()
            await mover.send("play", table=mover.table["id"], turn=mover.table["turn"], move=mover.move)
            await asyncio.gather(*(page.shows(plies) for page in party))
            waits.extend(page.at - began for page in party if page is not mover)

    await asyncio.gather(*(one(party, place / len(pages) * every) for place, party in enumerate(pages)))


async def _mover(party: list[_Page]) -> _Page:
    """Wait until somebody can move; return them. After a game, begin another."""
    host, *others = party
    while True:
        await host.until(lambda table: table["status"] == "finished" or any(page.move for page in party[:PLAYERS]))
        mover = next((page for page in party[:PLAYERS] if page.move), None)
        if mover is not None:
            return mover
        await host.press("rematch")
        for page in others[: PLAYERS - 1]:  # everybody agrees to a rematch for themselves
            await page.press("join")
        for page in party:
            await page.until(lambda table: table["status"] == "playing")


async def _latency(tables: int, seconds: float) -> list[float]:
    async with _evening(tables, PEOPLE) as (_, _, _, pages):
        waits: list[float] = []
        await _play(pages, seconds, PACE_SECONDS, waits)
        return sorted(waits)


async def _cost(seconds: float) -> float:
    """Return the bot's processor time for each move in the panel, in milliseconds, at people's pace."""
    async with _evening(pace.TABLES, PLAYERS) as (_, _, process, pages):
        await _play(pages, seconds / 4, pace.PACE_SECONDS, [])
        waits: list[float] = []
        used = evening.cpu_seconds(process)
        await _play(pages, seconds, pace.PACE_SECONDS, waits)
        return (evening.cpu_seconds(process) - used) / max(1, len(waits)) * 1e3


def measure(quick: bool) -> list[Figure]:
    """Measure how soon everybody sees a move, and what it costs."""
    seconds = 5.0 if quick else 20.0
    waits = asyncio.run(_latency(20 if quick else TABLES, seconds))
    buttons = asyncio.run(pace.cost(["bot", "run"], pace.open_table, pace.move_ours, seconds))
    panel = asyncio.run(_cost(seconds))
    return [
        Figure("panel.moves", len(waits), "moves seen by somebody else"),
        Figure("panel.p50", round(waits[len(waits) // 2] * 1e3, 1), "ms from a press to another page"),
        Figure("panel.p99", round(waits[len(waits) * 99 // 100] * 1e3, 1), "ms", None, 250.0, at_most=True),
        Figure("panel.vs_buttons", round(panel / buttons.cpu_ms, 2), "ratio of processor time", 1.0, 1.3, at_most=True),
    ]
