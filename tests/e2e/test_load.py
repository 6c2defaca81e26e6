"""What a move costs: few requests, hardly any of them limited, and never a stale table or a late answer."""

import asyncio

import pytest

from bot.interactions import answers
from bot.tables.messages import live_message as kept
from playground.traffic.faults import Fault
from tests.e2e.playing import choices, hand_of, next_choice, play_to_the_end, result_of, started
from tests.effort import thorough

CALLBACK = "POST /interactions/*/*/callback"
THROUGH_A_TOKEN = "PATCH /webhooks/*/*/messages/@original"
IN_THE_CHANNEL = "PATCH /channels/*/messages/*"


@pytest.mark.parametrize("bots", [0, 2])
async def test_a_move_costs_three_requests_at_most_and_no_limited_one(house, bots):
    people = await started(house, "Laura", "Clara", bots=bots)
    traffic = house.discord.traffic
    before, limited = traffic.total, traffic.limited
    clicks = sum(await asyncio.gather(*(play_to_the_end(person) for person in people)))
    moves = len((await house.app.room.find(1)).position.moves)
    assert moves >= clicks
    assert traffic.total - before <= 3 * moves
    assert traffic.limited == limited
    assert traffic.requests[CALLBACK] > clicks


async def test_a_table_whose_token_has_died_is_edited_in_its_channel_until_somebody_lends_another(house):
    laura, clara = await started(house, "Laura", "Clara")
    traffic = house.discord.traffic
    house.discord.world.now.advance(15 * 60 + 1)
    await play_one((laura, clara))
    await laura.until(lambda each: traffic.requests[IN_THE_CHANNEL])
    await clara.click("My hand")
    await laura.click("My hand")
    limited = traffic.requests[IN_THE_CHANNEL]
    await asyncio.gather(play_to_the_end(laura), play_to_the_end(clara))
    assert traffic.requests[IN_THE_CHANNEL] == limited
    assert "is the Superstar" in result_of(laura).text


async def play_one(people):
    """Let whoever's turn it is play, from a fresh hand."""
    for person in people:
        await person.click("My hand")
    actor = next(person for person in people if choices(person))
    await actor.click(next_choice(actor), on=hand_of(actor))


async def test_many_who_join_at_once_all_see_the_newest_table(house):
    laura, *others = [await house.person(name) for name in ("Laura", "Clara", "Armin", "Konrad")]
    lobby = await laura.slash("claro new")
    for person in others:
        await person.until(lambda each: lobby.id in each.messages)
    house.discord.faults.strike(Fault.SLOW)
    await asyncio.gather(*(person.click("Join") for person in others))
    await asyncio.gather(
        *(person.until(lambda each: each.messages[lobby.id].text.count("🪑") == 2) for person in (laura, *others))
    )


async def acknowledged(house, count):
    """Wait until the bot has acknowledged so many interactions in all."""
    while house.discord.traffic.requests[CALLBACK] < count:
        await house.discord.person("Konrad").request("GET", "/users/@me")


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(answers, "ACKNOWLEDGE_AFTER_SECONDS", 0.05)


async def slowly(house, action):
    """Begin something while the disk is slow; let the disk go on when the bot has said that it is at it.

    Nothing else is acknowledged before it is answered, however slow the machine is.
    """
    before = house.discord.traffic.requests[CALLBACK]
    async with house.held_database():
        with pytest.MonkeyPatch.context() as impatient:
            impatient.setattr(answers, "ACKNOWLEDGE_AFTER_SECONDS", 0.05)
            doing = asyncio.create_task(action)
            await acknowledged(house, before + 1)
    return await doing


async def test_a_move_on_a_slow_disk_is_acknowledged_in_time_and_shown_when_it_is_saved(house):
    laura, clara = await started(house, "Laura", "Clara")
    actor = laura if choices(laura) else clara
    hand, card = hand_of(actor), next_choice(actor)
    await slowly(house, actor.click(card, on=hand))
    await actor.until(lambda each: card not in each.messages[hand.id].buttons)
    (table,) = house.app.room.tables
    assert [move for _, move in table.position.moves] == [hand.buttons[card]["custom_id"].split(":")[-1]]
    await asyncio.gather(play_to_the_end(laura), play_to_the_end(clara))


async def test_a_table_posted_anew_while_nothing_can_be_saved_stands_there_once(house, monkeypatch, caplog):
    monkeypatch.setattr(kept, "RETRY_SECONDS", 0.0)
    laura, _ = await started(house, "Laura", "Clara")
    (table,) = house.app.room.tables
    old = str(table.message)
    await house.discord.service.delete_message(house.discord.world.messages[int(old)])
    await laura.until(lambda each: old not in each.messages)
    async with house.refusing_database():
        house.app.display.touch(table)
        await laura.until(public)
        posted = public(laura)
        while "trying again" not in caplog.text:
            await laura.request("GET", "/users/@me")
        assert str(table.message) == old
    while [str(table.message)] != posted:
        await laura.request("GET", "/users/@me")
    await house.app.display.close()
    assert public(laura) == posted


def public(person):
    """Return the messages that stand in the channel for everybody."""
    return [each.id for each in person.messages.values() if not each.ephemeral]


async def test_a_table_opened_on_a_slow_disk_is_there_for_everybody(house):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    await slowly(house, laura.slash("claro new", bots=1))
    await clara.until(lambda each: any(seen.text.count("🪑") == 4 for seen in each.messages.values()))
    await clara.click("Join")
    await laura.until(lambda each: any(seen.text.count("🪑") == 3 for seen in each.messages.values()))
    assert not [seen for seen in laura.messages.values() if seen.ephemeral]


@thorough
async def test_a_refusal_on_a_slow_disk_is_seen_by_its_asker_alone(house, impatient):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    await laura.slash("claro new", bots=1)
    await clara.until(lambda each: each.messages)
    seen = len(clara.messages)
    async with house.refusing_database():
        await laura.slash("table join")
        doing = asyncio.create_task(laura.slash("table leave"))
        await laura.until(lambda each: "Nothing was played" in each.last.text)
        await doing
    assert laura.last.ephemeral
    assert len(clara.messages) == seen


async def test_the_library_keeps_nothing_of_the_messages_we_send(house):
    people = await started(house, "Laura", "Clara", bots=1)
    await asyncio.gather(*(play_to_the_end(person) for person in people))
    kept = house.app.client._connection._view_store
    assert (dict(kept._views), dict(kept._synced_message_views)) == ({}, {})
