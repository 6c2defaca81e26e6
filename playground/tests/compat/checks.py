"""What a bot in any library must do: each check acts as Laura and looks at what she sees."""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp

from playground.driver import Person, Seen


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


PICTURE = (
    b"\x89PNG\r\n\x1a\n"
    + _chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
    + _chunk(b"IDAT", zlib.compress(b"\0\xff\0\0"))
    + _chunk(b"IEND", b"")
)
"""A red dot."""
PICTURE_TEXT = base64.b64encode(PICTURE).decode()


class Stage:
    """A playground with one bot and Laura, driven over HTTP alone."""

    def __init__(self, described: dict[str, Any], laura: Person, http: aiohttp.ClientSession) -> None:
        self.described = described
        self.laura = laura
        self._http = http

    async def control(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask for a path under /control; return the answer."""
        async with self._http.request(method, f"{self.described['url']}/control{path}", json=body) as response:
            answer: dict[str, Any] = await response.json()
            assert response.status == 200, answer
            return answer

    async def identified(self) -> list[int]:
        """Return the shards that have identified, in order."""
        return [each["shard"] for each in (await self.control("GET", "/state"))["gateway"]["identified"]]


CHECKS: dict[str, Callable[[Stage], Awaitable[None]]] = {}
"""The checks by name, in the order in which they run."""


def check(name: str) -> Callable[[Callable[[Stage], Awaitable[None]]], Callable[[Stage], Awaitable[None]]]:
    """Add a check."""

    def add(function: Callable[[Stage], Awaitable[None]]) -> Callable[[Stage], Awaitable[None]]:
        CHECKS[name] = function
        return function

    return add


def equal(found: object, expected: object) -> None:
    """Compare what is there with what should be.

    :raises AssertionError: they differ; the error shows both.
    """
    assert found == expected, f"{found!r}, not {expected!r}"


async def sees(person: Person, text: str) -> Seen:
    """Wait until the person sees a message of this text; return the newest."""
    await person.until(lambda me: any(each.text == text for each in me.messages.values()))
    return [each for each in person.messages.values() if each.text == text][-1]


@check("slash command")
async def slash_command(stage: Stage) -> None:
    seen = await stage.laura.slash("hello", name="Laura")
    equal((seen.text, seen.ephemeral), ("Hello Laura!", True))


@check("autocomplete")
async def autocomplete(stage: Stage) -> None:
    choices = await stage.laura.complete("hello", "name", name="La")
    equal([(each["name"], each["value"]) for each in choices], [("Laura", "Laura")])


@check("buttons")
async def buttons(stage: Stage) -> None:
    menu = await stage.laura.slash("menu")
    equal(menu.enabled, ["Press", "Form"])
    await stage.laura.click("Press", on=menu)
    equal((await sees(stage.laura, "Pressed")).id, menu.id)


@check("select")
async def select(stage: Stage) -> None:
    menu = await stage.laura.slash("menu")
    await stage.laura.choose("pick", "Blue", on=menu)
    equal((await sees(stage.laura, "Picked Blue")).id, menu.id)


@check("form")
async def form(stage: Stage) -> None:
    menu = await stage.laura.slash("menu")
    await stage.laura.click("Form", on=menu)
    await stage.laura.until(lambda me: me.modal is not None)
    seen = await stage.laura.submit(word="abracadabra")
    equal((seen.text, seen.ephemeral), ("You wrote abracadabra", True))


@check("defer")
async def defer(stage: Stage) -> None:
    seen = await stage.laura.slash("later")
    equal((seen.text, seen.loading), ("Done", False))


@check("follow-up")
async def follow_up(stage: Stage) -> None:
    before = set(stage.laura.messages)
    await stage.laura.slash("later")
    await stage.laura.until(lambda me: any(m.text == "And more" for key, m in me.messages.items() if key not in before))


@check("edit")
async def edit(stage: Stage) -> None:
    seen = await stage.laura.slash("edit")
    await stage.laura.until(lambda me: me.messages[seen.id].text == "Second")


@check("Components V2 with a file")
async def components_v2(stage: Stage) -> None:
    seen = await stage.laura.slash("card")
    equal(seen.text, "A card")
    (gallery,) = [each for each in seen.components() if each["type"] == 12]
    equal(await stage.laura.fetch(gallery["items"][0]["media"]["url"]), PICTURE)


@check("members")
async def members(stage: Stage) -> None:
    clara = next(each["id"] for each in stage.described["people"] if each["name"] == "Clara")
    equal((await stage.laura.slash("who", person=clara)).text, "Clara is clara")


@check("channels")
async def channels(stage: Stage) -> None:
    seen = await stage.laura.slash("where", place=stage.described["channels"][0]["id"])
    equal(seen.text, "cards of cards and lounge")


@check("messages")
async def messages(stage: Stage) -> None:
    seen = await stage.laura.slash("post")
    equal((seen.text, seen.ephemeral), ("Fetched Two", True))
    equal([each["content"] for each in await stage.laura.history()].count("Two"), 1)
    await stage.laura.until(lambda me: "Gone" not in [each.text for each in me.messages.values()])


@check("direct messages")
async def direct_messages(stage: Stage) -> None:
    await stage.laura.slash("whisper")
    await stage.laura.go_to_the_bot()
    await sees(stage.laura, "Psst")
    equal((await stage.laura.slash("hello", name="Laura")).text, "Hello Laura!")
    await stage.laura.go_to("cards")


@check("refusals")
async def refusals(stage: Stage) -> None:
    equal((await stage.laura.slash("wrong")).text, "Refused with 400 50006")


@check("resume")
async def resume(stage: Stage) -> None:
    """The bot takes up its sessions again after its sockets broke."""
    before = await stage.identified()
    menu = await stage.laura.slash("menu")
    await stage.control("POST", "/gateway", {"strike": "drop"})
    await stage.laura.click("Press", on=menu)
    equal((await sees(stage.laura, "Pressed")).id, menu.id)
    equal(await stage.identified(), before)


@check("two shards")
async def two_shards(stage: Stage) -> None:
    """The bot is there in two servers, each on a shard of its own."""
    equal(sorted(await stage.identified()), [0, 1])
    first, second = stage.described["guilds"]
    await stage.laura.go_to("cards", second["id"])
    equal((await stage.laura.slash("hello", name="Laura")).text, "Hello Laura!")
    await stage.laura.go_to("cards", first["id"])
