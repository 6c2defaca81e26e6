"""Answers for which Discord bans an address are counted, whoever asked, and the bot stops asking before the ban."""

import asyncio
import logging

import discord as discord_py
import pytest

from bot.interactions import refused_requests as invalid_answers
from bot.interactions.refused_requests import Unsent
from playground.traffic.faults import Fault
from tests.e2e.playing import seated, sees, started, table_of
from tests.features.tournaments.live.event import until
from tests.features.tournaments.live.test_times import move_clock


@pytest.fixture
def counter(house):
    """The bot's counter, whose clock stands still until a test moves it."""
    counter = house.app.client.invalid_answers
    counter.now = 0.0
    counter._clock = lambda: counter.now
    return counter


async def edit_with_a_wrong_token(house):
    """Edit a message with a token that has never been one; return the error."""
    client = house.app.client
    webhook = discord_py.Webhook.partial(client.application_id, "x" * 60, client=client)
    with pytest.raises(discord_py.HTTPException) as refused:
        await webhook.edit_message(1, content="a")
    return refused.value


async def ask_for_a_channel(house):
    """Send a request with the bot's own token."""
    return await house.app.client.http.get_channel(int(house.discord.description()["channels"][0]["id"]))


def asked(house):
    """Return how many requests the playground has got."""
    return sum(each["kind"] == "request" for each in house.discord.records.after(0))


async def test_the_bot_counts_what_discord_counts(house, counter):
    invalid = house.discord.limits.invalid
    assert counter.total == len(invalid) == 0
    assert (await edit_with_a_wrong_token(house)).status == 401
    house.discord.faults.strike(Fault.CLOUDFLARE)
    with pytest.raises(discord_py.HTTPException):
        await ask_for_a_channel(house)
    house.discord.faults.strike(Fault.RATE_LIMIT)  # which is shared with others
    await ask_for_a_channel(house)
    with pytest.raises(discord_py.NotFound):
        await house.app.client.http.get_channel(1)
    assert counter.total == counter.recent == len(invalid) == 2
    counter.now += invalid_answers.WINDOW_SECONDS + invalid_answers.STEP_SECONDS
    assert (counter.total, counter.recent) == (2, 0)


async def test_requests_are_withheld_before_the_ban_and_sent_again_afterwards(house, counter, monkeypatch, caplog):
    monkeypatch.setattr(invalid_answers, "MOST_BY_TOKEN", 10)
    monkeypatch.setattr(invalid_answers, "MOST", 15)
    caplog.set_level(logging.WARNING, invalid_answers.__name__)
    laura = await house.person("Laura")
    for _ in range(10):
        assert not isinstance(await edit_with_a_wrong_token(house), Unsent)
        counter.now += 1
    before = asked(house)
    for _ in range(20):
        withheld = await edit_with_a_wrong_token(house)
        assert isinstance(withheld, Unsent)
        assert withheld.status == 429
    assert asked(house) == before
    assert counter.withheld == 20
    # The first steps of five seconds leave the window.
    assert withheld.response.headers["Retry-After"] == str(600 + 5 - 10)
    assert "Join" in (await laura.slash("claro new")).enabled  # people are answered

    house.discord.faults.strike(*[Fault.CLOUDFLARE] * 5)
    for _ in range(5):
        with pytest.raises(discord_py.HTTPException):
            await ask_for_a_channel(house)
    before = asked(house)
    with pytest.raises(Unsent):
        await ask_for_a_channel(house)
    assert asked(house) == before
    assert counter.recent == 15

    counter.now += invalid_answers.WINDOW_SECONDS
    assert await ask_for_a_channel(house)
    assert not isinstance(await edit_with_a_wrong_token(house), Unsent)
    said = [each.getMessage() for each in caplog.records if each.name == invalid_answers.__name__]
    assert len(said) == 2
    assert "withheld" in said[0]
    assert "sent again" in said[1]


async def test_a_game_goes_on_when_requests_are_sent_again(house, counter, monkeypatch):
    laura, clara = await seated(house, "Laura", "Clara")
    await laura.until(lambda each: sees(each, "Start"))
    counter._counted.append((counter.now, invalid_answers.MOST_BY_TOKEN))
    counter._recent = invalid_answers.MOST_BY_TOKEN
    await laura.click("Start")
    hand = await laura.click("My hand")
    assert hand.ephemeral
    counter.now += invalid_answers.WINDOW_SECONDS + 1
    assert (await clara.click("My hand")).ephemeral


async def rung(house, seconds):
    """Let the bot's clock be ahead by some seconds, and wait until what is due then is done."""
    move_clock(house, seconds)
    await asyncio.gather(*house.app.base.clock._running)


async def test_while_requests_are_withheld_nobodys_time_is_up_and_afterwards_everybody_has_some(house, counter):
    await started(house, "Laura", "Clara")
    first = table_of(house)
    turn, fresh = house.app.room.pace.turn, house.app.room.pace.fresh
    await rung(house, fresh)
    side = await house.discord.service.add_channel(house.discord.world.guild, "side")
    armin, konrad = await house.person("Armin"), await house.person("Konrad")
    for person in (armin, konrad):
        await person.go_to(str(side.id))
    await armin.slash("claro new")
    await konrad.click("Join")
    await armin.click("Start")
    second = next(table for table in house.app.room.tables if table is not first)

    counter._counted.append((counter.now, invalid_answers.MOST_BY_TOKEN))
    counter._recent = invalid_answers.MOST_BY_TOKEN
    await rung(house, turn + 10)
    assert first.deadline.timestamp() < house.app.base.clock.now() < second.deadline.timestamp()
    assert first.position.moves == []

    counter.now += invalid_answers.WINDOW_SECONDS + 1
    soon = house.app.base.clock.now() + fresh
    await rung(house, turn + 20)
    await until(lambda: all(table.deadline.timestamp() > soon for table in (first, second)))
    assert first.position.moves == second.position.moves == []
    assert not any(first.missed.values())
    await rung(house, 3 * turn)
    assert first.position.moves
    assert second.position.moves
