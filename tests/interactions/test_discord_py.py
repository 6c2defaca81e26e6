"""discord.py still has what the bot uses of it that is not public: docs/architecture.md lists it."""

import inspect
import re
from importlib import import_module
from pathlib import Path

import discord

from tests.cases import for_each

DOCUMENT = Path(__file__).parents[2] / "docs" / "architecture.md"
SECTION = "## What of discord.py is not public"


def listed():
    """Yield each name that the list uses; one after a colon is an attribute of what stands before it."""
    section = DOCUMENT.read_text(encoding="utf-8").partition(SECTION)[2].partition("\n## ")[0]
    for point in section.split("\n- ")[1:]:
        for part in " ".join(point.split()).partition(". Uses ")[2].split(";"):
            owner, _, members = part.partition(":")
            owners = re.findall(r"`(.+?)`", owner)
            yield from (f"{owners[0]}.{name}" for name in re.findall(r"`(.+?)`", members)) if members else owners


def has(name):
    """Tell whether discord.py has something, also an attribute that objects of a class get while they are made."""
    found, names = discord, name.split(".")
    for place, each in enumerate(names):
        if inspect.ismodule(found) and not hasattr(found, each):
            try:
                import_module(f"{found.__name__}.{each}")
            except ModuleNotFoundError:
                return False
        if not hasattr(found, each):
            last, of_class = place == len(names) - 1, inspect.isclass(found)
            return last and of_class and bool(re.search(rf"(\.|'){each}\b", inspect.getsource(found)))
        found = getattr(found, each)
    return True


@for_each("name", listed())
def test_it_is_there(name):
    assert has(name), f"discord.py {discord.__version__} has no discord.{name}"


def test_the_list_is_read():
    names = [*listed()]
    assert {"http.Route.BASE", "http.HTTPClient.get_message", "AutoShardedClient.__queue", "Member._roles"} <= {*names}
    assert len(names) > 50
    assert not has("http.HTTPClient.get_nothing")
    assert not has("nothing.at_all")
    assert not has("AutoShardedClient.__nothing")


def test_a_session_can_be_resumed():
    assert {"gateway", "session", "sequence", "resume", "shard_id"} <= {
        *inspect.signature(discord.gateway.DiscordWebSocket.from_client).parameters
    }
