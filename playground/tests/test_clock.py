"""The clock of the world takes no time that makes no sense: it says so, and goes on as before."""

import math
from datetime import UTC, datetime

import pytest

DAY = 86_400.0


@pytest.mark.parametrize("seconds", [math.nan, math.inf, -math.inf, -5, True, "5", None, 10**400, 100 * 365 * DAY])
async def test_no_such_seconds_pass(discord, seconds):
    now, before = discord.world.now, discord.world.now()
    with pytest.raises(ValueError, match=r"^seconds: "):
        now.advance(seconds)
    with pytest.raises(ValueError, match=r"^seconds: "):
        await discord.pass_time(seconds)
    assert 0 <= now() - before < DAY


@pytest.mark.parametrize(
    "at",
    [
        datetime(9999, 12, 31, tzinfo=UTC),
        datetime.min.replace(tzinfo=UTC),
        datetime(2014, 12, 31, tzinfo=UTC),
        2030,
        "2030",
    ],
)
def test_the_clock_stands_at_no_such_time(discord, at):
    now, before = discord.world.now, discord.world.now()
    with pytest.raises(ValueError, match=r"^at: a datetime from 2015 to 2099, not "):
        now.stop(at)
    assert not now.stopped
    assert 0 <= now() - before < DAY


async def test_at_the_first_and_the_last_time_messages_are_sent(discord, ask, laura):
    for at in (datetime(2015, 1, 1, tzinfo=UTC), datetime(2099, 12, 31, 23, tzinfo=UTC)):
        discord.world.now.stop(at)
        sent = await ask("POST", f"/channels/{laura.channel}/messages", {"content": "Hello"})
        assert datetime.fromisoformat(sent["timestamp"]) == at
        await laura.until(lambda me, sent=sent: me.last.id == sent["id"])
        await laura.react("🔥", on=sent["id"])
        assert (await laura.reply("Hello", on=laura.last)).text == "Hello"
    with pytest.raises(ValueError, match="lead past the year 2099"):
        discord.world.now.advance(2 * DAY)
