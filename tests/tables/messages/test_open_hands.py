"""Hands that are open when the bot restarts, or hands its shard over: the next press on one shows it anew."""

import asyncio

import pytest

from playground.driver import Person
from playground.server import Playground
from playground.world import World
from tests.e2e.playing import choices, hand_of, my_hand, next_choice, on_turn, play_out, started
from tests.e2e.processes import environment, start, until_logged


async def play_one(people):
    """Let the next player play from an open hand; return them and the other person."""
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    await actor.click(next_choice(actor), on=hand_of(actor))
    return actor, other


def hands_of(person):
    return [seen for seen in person.messages.values() if seen.ephemeral]


async def restarted(house):
    """Let two people begin a game and open their hands, and the bot restart; return the people."""
    people = await started(house, "Laura", "Clara")
    await house.stop_bot()
    await house.start_bot()
    return people


async def test_after_a_restart_a_press_in_an_open_hand_counts_and_shows_it_anew(house):
    people = await restarted(house)
    actor, other = await play_one(people)
    await actor.until(lambda each: f"▶️ **<@{other.id}>**" in each.find("My hand").text)
    assert not choices(actor)
    assert len(hands_of(actor)) == 1
    await my_hand(other)
    assert choices(other)
    await play_out(house, *people)


async def test_after_a_press_an_open_hand_is_refreshed_as_before_the_restart(house):
    people = await restarted(house)
    actor, other = await play_one(people)
    await my_hand(other)
    await play_one([actor, other])
    await actor.until(choices)
    assert len(hands_of(actor)) == 1


async def test_after_a_restart_a_hand_above_a_newer_one_is_put_to_rest_by_a_press_in_it(house):
    people = await restarted(house)
    actor = on_turn(people)
    older, label = hand_of(actor), next_choice(actor)
    await my_hand(actor)
    await actor.click(label, on=older)
    await actor.until(lambda each: older.id not in each.messages or "no longer in use" in each.messages[older.id].text)
    await actor.until(lambda each: not choices(each))  # the press counted


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_another_process_answers_presses_in_hands_that_this_one_opened(tmp_path, empty_url):
    async with Playground(World(["Laura", "Clara"])) as discord:
        env = environment(discord, empty_url, SHARDS="auto", LOG_LEVEL="INFO")
        one = await start(env, tmp_path)
        await until_logged(one, "shard 0 of 1: begun")
        two = await start(env, tmp_path)
        described = discord.description()
        async with Person.connected(described, "Laura") as laura, Person.connected(described, "Clara") as clara:
            await laura.slash("claro new")
            await clara.click("Join")
            await laura.click("Start")
            for person in (laura, clara):
                await person.click("My hand")
            one.terminate()
            await until_logged(two, "shard 0 of 1: taken over")
            actor, other = await play_one([laura, clara])
            assert not choices(actor)
            await other.click("My hand")
            await other.until(choices)
        two.terminate()
        await asyncio.gather(one.communicate(), two.communicate())
        assert one.returncode == two.returncode == 0
