"""Gateway events for deleted channels and threads, and for servers that the bot has lost or that have changed."""

import json

import pytest

from bot.client import Begun, DeletedPlace, NewLocale, is_read, read_event
from bot.store.engine.fence import Shard
from tests.cases import for_each


def frame(event, **data):
    return json.dumps({"op": 0, "t": event, "s": 7, "d": data}, separators=(",", ":"))


@for_each(
    ("message", "gone"),
    [
        (frame("CHANNEL_DELETE", id="5", guild_id="9", type=0), DeletedPlace(channel=5)),
        (frame("THREAD_DELETE", id="6", guild_id="9", parent_id="5", type=11), DeletedPlace(channel=6)),
        (frame("GUILD_DELETE", id="9"), DeletedPlace(guild=9)),
        (frame("GUILD_DELETE", id="9", unavailable=True), None),
        (frame("MESSAGE_CREATE", id="5", content="CHANNEL_DELETE"), None),
        (frame("MESSAGE_CREATE", id="5", content='"CHANNEL_DELETE"'), None),
        (frame("CHANNEL_CREATE", id="5", name='"GUILD_DELETE"'), None),
        ('{"op":11,"t":null,"s":null,"d":null}', None),
    ],
)
def test_deletions_are_recognised_among_other_events(message, gone):
    assert read_event(message) == gone


@pytest.mark.parametrize(
    ("message", "found"),
    [
        (frame("GUILD_UPDATE", id="9", preferred_locale="fr"), NewLocale(9, "fr")),
        (frame("GUILD_UPDATE", id="9"), None),
        (frame("CHANNEL_CREATE", id="5", name='"GUILD_UPDATE"', preferred_locale="fr"), None),
        (frame("MESSAGE_CREATE", id="5", content='"GUILD_UPDATE"'), None),
    ],
)
def test_a_new_language_is_recognised_among_other_events(message, found):
    assert read_event(message) == found


def test_the_servers_of_a_session_are_read_from_its_first_message():
    guilds = [{"id": "5", "unavailable": True}, {"id": str(9 << 22), "unavailable": True}]
    assert read_event(frame("READY", guilds=guilds, shard=[1, 4])) == Begun(Shard(1, 4), frozenset({5, 9 << 22}))
    assert read_event(frame("READY", guilds=[])) == Begun(Shard(0, 1), frozenset())
    assert read_event(frame("MESSAGE_CREATE", content='"READY"')) is None
    assert read_event(frame("RESUMED")) is None


@pytest.mark.parametrize(
    "message",
    [
        frame("CHANNEL_DELETE", id="5", guild_id="9", type=0),
        frame("THREAD_DELETE", id="6", guild_id="9", parent_id="5", type=11),
        frame("GUILD_DELETE", id="9"),
        frame("GUILD_UPDATE", id="9", preferred_locale="fr"),
        frame("READY", guilds=[]),
    ],
)
def test_what_is_recognised_is_read_and_clicks_are_not(message):
    assert is_read(message)
    assert read_event(message)
    assert not is_read(frame("INTERACTION_CREATE", id="5", data={"custom_id": "play:1:2:30"}))
