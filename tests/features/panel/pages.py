"""Panels as their pages see them: a socket, and what has arrived there."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager
from copy import deepcopy

import aiohttp
import pytest

from bot.features.panel import server
from bot.features.panel.feature import Panel
from bot.features.panel.frames import shapes
from bot.features.panel.session import Person
from bot.runtime.connections import Listener
from tests.conftest import open_house
from tests.patience import LONGEST_SECONDS

SHAPES = shapes()


@asynccontextmanager
async def timeout_telling(seconds, page):
    """Give up after a while, and tell what the page has seen last."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError as error:
        raise AssertionError(f"{page.said} {page.frames[-2:]}") from error


class Page:
    """What one person has in their panel."""

    def __init__(self, socket, name, user, session):
        self.socket, self.name, self.user, self.session = socket, name, user, session
        self.table, self.messages, self.said, self.forms, self.frames = None, {}, [], [], []
        self.ready, self.events, self.ways, self.turns = None, [], None, []
        self._news = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self):
        try:
            async for message in self.socket:
                self.take(json.loads(message.data))
        finally:
            self._news.set()

    def take(self, frame):
        assert not self.frames or frame["n"] > self.frames[-1]["n"]
        self.frames.append(frame)
        match frame["op"]:
            case "ready":
                self.ready = frame
            case "table":
                self.table = frame["table"]
            case "change":
                self.table = deepcopy(self.table)
                for path, *value in frame["set"]:
                    place = self.table
                    for key in path[:-1]:
                        place = place[key]
                    apply(place, path[-1], value)
                self.events += frame.get("events", ())
            case "message":
                self.messages[frame["message"]["id"]] = frame["message"]
            case "gone":
                self.messages.pop(frame["message"], None)
            case "said":
                self.said.append(frame["text"])
            case "home":
                self.ways = frame["ways"]
                assert [*misfits([SHAPES["way"]], self.ways)] == []
            case "turn":
                self.turns.append(frame["title"])
            case "form":
                self.forms.append(frame)
        if frame["op"] in ("table", "change"):
            assert [*misfits({"?": SHAPES["scene"]}, self.table)] == []
            assert [*misfits([SHAPES["event"]], frame.get("events", []))] == []
        self._news.set()

    async def until(self, found):
        """Wait until something is true of this page; return it."""
        async with timeout_telling(LONGEST_SECONDS, self):
            while not (value := found(self)):
                if self.reading.done():
                    raise AssertionError(f"closed with {self.socket.close_code}") from self.reading.exception()
                self._news.clear()
                await self._news.wait()
            return value

    async def send(self, op, **frame):
        await self.socket.send_str(json.dumps({"op": op, **frame}))

    async def play(self, move, op="play"):
        on = {"on": self.table["on"]} if "on" in self.table else {}
        await self.send(
            op,
            table=self.table["id"],
            turn=self.table["turn"],
            **{"play": {"move": move}}.get(op, {"draft": move}),
            **on,
        )

    async def fill(self, name, value):
        """Fill in what a button of the hand asks for, in a field of this name."""
        asked = next(each["ask"] for each in self.hand["buttons"] if "ask" in each)
        on = {"on": self.table["on"]} if "on" in self.table else {}
        sent = [{"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}]
        place = {"table": self.table["id"], "turn": self.table["turn"], **on}
        await self.send("fill", word=asked["word"], components=sent, **place)
        return asked

    async def press(self, label, on=None):
        """Press a button of the table, or of a private message."""
        buttons = self.table["actions"] if on is None else [*buttons_of(on["components"])]
        button = next(each for each in buttons if each["label"] == label)
        await self.push(button["custom_id"], on=(self.table or {}).get("on") if on is None else on["id"])

    async def push(self, custom_id, on=None, values=()):
        """Send the press of a button or of a list."""
        await self.send("press", custom_id=custom_id, values=[*values], on=on)

    async def go(self, label, about="", kind=None):
        """Take a way on."""

        def told(way):
            return label in way["label"] and about in way.get("about", "") and kind in (None, way["kind"])

        way = await self.until(lambda each: next(filter(told, each.ways or ()), None))
        await (self.push(way["custom_id"]) if "custom_id" in way else self.send("command", name=way["command"]))

    @property
    def hand(self):
        """The hand as the page has it; empty if there is none."""
        return (self.table or {}).get("hand") or {"cards": [], "buttons": [], "lists": [], "pick": None}

    @property
    def choices(self):
        """The cards and buttons of the hand that can be pressed, first those that fit."""
        does = ("move", "draft", "ask", "value")
        every = [each for each in (*self.hand["cards"], *self.hand["buttons"]) if any(key in each for key in does)]
        return sorted((each for each in every if each.get("enabled", True)), key=lambda each: each.get("dim", False))

    @property
    def acts(self):
        """Whether it is this person's turn."""
        seats = (self.table or {}).get("seats", ())
        return any(each["you"] and each["acting"] for each in seats) and bool(self.moves)

    @property
    def moves(self):
        """The moves that the hand has cards, buttons or lists for."""
        found = [each["move"] for each in self.choices if "move" in each]
        lists = [row for row in self.hand["lists"] if not row["drafts"]]
        picked = [[row["word"], *(each["value"] for each in row["options"][: row["least"]])] for row in lists]
        pick = self.hand["pick"]
        if pick is not None and not pick["drafts"]:
            picked.append([pick["word"], *(each["value"] for each in self.hand["cards"][: pick["least"]])])
        return [*found, *(" ".join(words).strip() for words in picked)]

    async def close(self):
        await self.socket.close()
        await self.reading


def misfits(shape, value, path="scene"):
    """Yield where a value is not as the declared shape of frames has it."""
    match shape, value:
        case str(), _:
            kinds = {"text": str, "number": int | float, "yes": bool, "any": object}
            kind = shape.removeprefix("?")
            fits = isinstance(value, kinds[kind]) and (kind in ("yes", "any") or not isinstance(value, bool))
            if not fits and not (value is None and shape[0] == "?"):
                yield f"{path}: {value!r}"
        case {"?": inner}, _:
            yield from () if value is None else misfits(inner, value, path)
        case {"=": values}, _:
            yield from () if value in values else (f"{path}: {value!r}",)
        case {"*": inner}, dict():
            for key, one in value.items():
                yield from misfits(inner, one, f"{path}.{key}")
        case [inner], list():
            for place, one in enumerate(value):
                yield from misfits(inner, one, f"{path}.{place}")
        case dict(), dict():
            known = {key.removesuffix("?"): inner for key, inner in shape.items()}
            yield from (f"{path}: no {key}" for key in shape if key[-1] != "?" and key not in value)
            for key, one in value.items():
                yield from (
                    misfits(known[key], one, f"{path}.{key}") if key in known else (f"{path}.{key}: not declared",)
                )
        case _:
            yield f"{path}: {value!r}"


def apply(place, key, value):
    """Put what a change tells into its place of the table, or remove what is there."""
    if not value:
        del place[key]
    elif isinstance(place, list) and key == len(place):
        place.append(value[0])
    else:
        place[key] = value[0]


def buttons_of(components):
    """Yield all buttons of a message."""
    for each in components:
        if each["type"] == 2:
            yield each
        yield from buttons_of([*each.get("components", ()), *([each["accessory"]] if "accessory" in each else ())])


def filled_in(form, **chosen):
    """Return a form as the page sends it where nothing was changed but the lists that are named."""
    sent = []
    for label in (each for each in form["components"] if each["type"] == 18):
        field = label["component"]
        options = field.get("options", ())
        ticked = chosen.get(field["custom_id"], [each["value"] for each in options if each.get("default")])
        match field["type"]:
            case 4:
                given = {"value": field.get("value", "")}
            case 23:
                given = {"value": field.get("default", False)}
            case 21:
                given = {"value": ticked[0]}
            case _:
                given = {"values": [each["value"] for each in options if each["value"] in ticked]}
        sent.append({"type": 18, "component": {"type": field["type"], "custom_id": field["custom_id"], **given}})
    return sent


class PanelHouse:
    """A house whose bot serves the panel."""

    def __init__(self, house, address, http, stack):
        self.house, self.address, self.http, self._stack = house, address, http, stack
        self.panels = house.app[Panel].panels

    async def serve(self, serving):
        """Serve the panel on a port of its own."""
        listener = Listener(serving.routes, serving.close)
        port = await listener.start("127.0.0.1", 0)
        self._stack.push_async_callback(listener.close)
        self.address = f"http://127.0.0.1:{port}"

    async def open(self, name, locale="en-US", seen=0, session=None, place=None):
        """Open the panel for somebody whose identity is known; return their page.

        :param place: the server and the channel; None for the first ones.
        """
        person = self.house.discord.person(name)
        if session is None:
            session = f"session-{name}-{len(self.panels._guests)}"
            guild, channel = place or (self.house.discord.world.guild.id, next(iter(self.house.discord.world.channels)))
            self.panels.admit(session, Person(int(person.id), name, None, int(guild), int(channel), locale))
        return await self.connect(name, int(person.id), session, seen)

    async def connect(self, name, user, session, seen=0, again=""):
        page = await connected(self.http, f"{self.address}/panel/socket", name, user, session, seen, again)
        self._stack.push_async_callback(page.close)
        return page


async def connected(http, address, name, user, session, seen=0, again=""):
    """Open a page's socket; return the page."""
    socket = await http.ws_connect(address)
    await socket.send_str(json.dumps({"op": "hello", "session": session, "seen": seen, "again": again}))
    return Page(socket, name, user, session)


SECRET = "a-secret-of-the-application"
PAGES = {"pages_port": 0, "operator": "Laura", "operator_contact": "laura@example.org", "discord_client_secret": SECRET}


@asynccontextmanager
async def open_panel_house(folder, **changes):
    """Open a house with the panel."""
    async with open_house(folder, **{"breath_seconds": 0.0, **PAGES, **changes}) as house, AsyncExitStack() as stack:
        stack.enter_context(pytest.MonkeyPatch.context()).setattr(server, "MOST_FRAMES", 1_000)  # tests press quickly
        http = await stack.enter_async_context(aiohttp.ClientSession())
        panel = PanelHouse(house, "", http, stack)
        panel.serving = house.app[Panel].server()
        await panel.serve(panel.serving)
        yield panel
