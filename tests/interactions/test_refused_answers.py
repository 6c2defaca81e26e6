"""Cloudflare's pages instead of confirmations: an answer is tried again in time, and no sentence is untrue."""

import asyncio
import gc
import logging

import pytest

from bot.interactions import answers
from playground.driver import InteractionFailed
from playground.traffic.faults import Fault
from playground.world import TOKEN_SECONDS
from tests.e2e.choosing import my_settings, shown
from tests.e2e.forging import MODAL_SUBMIT, Forger
from tests.e2e.playing import choices, hand_of, next_choice, on_turn, started, table_of
from tests.patience import LONGEST_SECONDS


def refuse(house, times):
    """Let Cloudflare refuse the next answers to interactions."""
    house.discord.faults.strike(*[Fault.CLOUDFLARE] * times, on="/callback")


async def refused(house, times):
    """Wait until the bot has had so many answers refused in all, and is done with the interactions."""
    while house.discord.faults.done[Fault.CLOUDFLARE] < times:
        await house.discord.records.wait(house.discord.records.last, 0.1)
    await house.app.base.middleware.in_flight.finish()
    house.discord.faults.stop()


@pytest.fixture
def only_once(monkeypatch):
    """Let no first answer be tried again."""
    monkeypatch.setattr(answers, "FIRST_ANSWER_SECONDS", 0.0)


async def test_answers_are_tried_again_within_three_seconds(house):
    laura, clara = await started(house, "Laura", "Clara")
    actor = on_turn([laura, clara])
    refuse(house, 3)
    hand = await actor.click(next_choice(actor), on=hand_of(actor))
    assert table_of(house).turn == 1
    assert "nothing was changed" not in hand.text
    actor = clara if actor is laura else laura
    await actor.until(choices)
    refuse(house, 1)
    assert await actor.complete("claro play", "move", move="")
    refuse(house, 1)
    assert "Never remind me" in shown(await my_settings(laura, your_turn="never"))
    assert house.discord.faults.done[Fault.CLOUDFLARE] == 5


async def test_challenged_people_are_pinged_by_an_answer_that_was_refused_at_first(house):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    await laura.user_command("Challenge to a game", clara)
    await laura.until(lambda each: each.modal)
    refuse(house, 1)
    lobby = await laura.submit()
    assert lobby.pinged == [clara.id]


async def test_a_saved_change_is_not_denied(house, only_once):
    laura = await house.person("Laura")
    seen = await laura.slash("my settings")
    refuse(house, 1)
    told = await laura.choose("settings:me:your-turn", "never", on=seen)
    assert "may have been done all the same" in told.text
    assert told.ephemeral


async def test_an_interaction_without_an_answer_ends_quietly(house, only_once, caplog):
    laura, clara = await started(house, "Laura", "Clara")
    caplog.set_level(logging.WARNING)
    house.discord.world.interaction_seconds = 1.0
    for step in (
        lambda: laura.slash("claro hand"),
        lambda: laura.click("My hand"),
        lambda: laura.user_command("Card statistics", clara),
        lambda: laura.complete("claro play", "move", move=""),
    ):
        times = house.discord.faults.done[Fault.CLOUDFLARE]
        refuse(house, 2)
        with pytest.raises(InteractionFailed):
            await step()
        await refused(house, times + 1)
    gc.collect()
    assert not [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
    assert "could not be called" not in caplog.text


async def test_a_table_whose_answer_was_refused_is_posted_in_the_channel(house, only_once):
    laura = await house.person("Laura")
    refuse(house, 2)
    house.discord.world.interaction_seconds = 1.0
    with pytest.raises(InteractionFailed):
        await laura.slash("claro new", bots=1)
    await laura.until(lambda each: any("Start" in seen.enabled for seen in each.messages.values()))
    await refused(house, 2)
    house.discord.world.interaction_seconds = LONGEST_SECONDS
    await laura.click("Start")


async def used_token(house, monkeypatch, then, seconds=0):
    """Let somebody play a card, and something happen after the acknowledgement; return how Discord answers then.

    :param seconds: how much time passes then.
    """
    actor, records = on_turn(await started(house, "Laura", "Clara")), house.discord.records
    monkeypatch.setattr(answers, "ACKNOWLEDGE_AFTER_SECONDS", 0.2)
    arrived = len(house.discord.world.interactions)
    async with table_of(house).lock:
        pressing = asyncio.create_task(actor.click(next_choice(actor), on=hand_of(actor)))
        while len(house.discord.world.interactions) == arrived:
            await records.wait(records.last, 0.1)
        interaction = [*house.discord.world.interactions.values()][-1]
        while not interaction.answered:
            await records.wait(records.last, 0.1)
        then(interaction)
        begin = records.last
    if seconds:
        await house.discord.pass_time(seconds)
    await house.app.base.middleware.in_flight.finish()
    pressing.cancel()
    requests = [each for each in records.after(begin) if each["kind"] == "request" and each["interaction"]]
    return [each["status"] for each in requests if each["interaction"]["id"] == str(interaction.id)]


async def test_a_token_that_discord_refuses_is_not_used_again(house, monkeypatch):
    def expire(interaction):
        interaction.at -= TOKEN_SECONDS + 1

    assert await used_token(house, monkeypatch, expire) == [401]


async def test_an_answer_that_is_limited_again_and_again_is_given_up(house, monkeypatch):
    def limit(_):
        house.discord.faults.strike(*[Fault.RATE_LIMIT] * 100)

    statuses = await used_token(house, monkeypatch, limit)
    house.discord.faults.stop()
    assert statuses == [429] * 5  # discord.py's own tries


@pytest.mark.parametrize("fault", [Fault.ERROR_500, Fault.ERROR_503])
async def test_an_answer_at_which_discord_fails_is_given_up(house, monkeypatch, fault):
    def fail(_):
        house.discord.faults.strike(*[fault] * 100)

    statuses = await used_token(house, monkeypatch, fail, seconds=150)
    house.discord.faults.stop()
    assert len(statuses) == 5 + 5  # of the answer, and of the sentence that says so


async def test_a_first_answer_at_which_discord_fails_is_given_up_in_time(house, only_once):
    laura, records = await house.person("Laura"), house.discord.records
    house.discord.world.interaction_seconds, begin = 1.0, records.last
    house.discord.faults.strike(*[Fault.ERROR_503] * 100, on="/callback")
    with pytest.raises(InteractionFailed):
        await laura.slash("help")
    while house.discord.faults.done[Fault.ERROR_503] < 2:
        await records.wait(records.last, 0.1)
    await house.app.base.middleware.in_flight.finish()
    house.discord.faults.stop()
    statuses = [each["status"] for each in records.after(begin) if each["kind"] == "request" and each["interaction"]]
    assert statuses == [503] * 2  # the answer, and the sentence that says so


async def test_nobody_is_challenged_twice_under_several_spellings(house, monkeypatch):
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    people = {"type": 5, "custom_id": "people", "values": [clara.id, f"0{clara.id}", f"00{clara.id}"]}
    game = {"type": 21, "custom_id": "game", "value": "claro"}
    refused = await Forger(house, monkeypatch).send(
        laura,
        MODAL_SUBMIT,
        {
            "custom_id": "challenge",
            "components": [{"type": 18, "component": each} for each in (game, people)],
            "resolved": {
                "users": {clara.id: {"id": clara.id, "username": "Clara"}},
                "members": {clara.id: {"permissions": str(1 << 10)}},
            },
        },
    )
    assert refused.ephemeral
    assert "I do not know this button" in refused.text
    assert not house.app.room.tables
