"""Gateway events for deleted channels and threads, and for servers that the bot has lost."""

import json

import pytest

from bot.fleet.departures import DeletedPlace, deleted_place


def frame(event, **data):
    return json.dumps({"op": 0, "t": event, "s": 7, "d": data}, separators=(",", ":"))


@pytest.mark.parametrize(
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
    assert deleted_place(message) == gone
