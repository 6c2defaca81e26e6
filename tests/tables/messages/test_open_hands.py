"""Open hands are still refreshed after the bot restarts or hands its shard over."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from cryptography.fernet import Fernet

from bot.store.open_messages import Seal
from playground.driver import Person
from playground.server import Playground
from playground.world import World
from tests.conftest import House
from tests.e2e.playing import choices, hand_of, next_choice, on_turn, play_to_the_end, started
from tests.e2e.processes import environment, start, until_logged
from tests.effort import usually

OLD, NEW = (Fernet.generate_key().decode() for _ in range(2))
EDIT_IN_CHANNEL = "PATCH /channels/*/messages/*"


async def play_one(people):
    """Let the next player play from an open hand; return them and the other person."""
    actor = on_turn(people)
    (other,) = (person for person in people if person is not actor)
    await actor.click(next_choice(actor), on=hand_of(actor))
    return actor, other


def tokens(house, key="user_id"):
    """Return the saved tokens by person, or by another column."""
    with closing(sqlite3.connect(house.database)) as connection:
        return dict(connection.execute(f"SELECT {key}, token FROM open_messages").fetchall())


def readable(sealed, seal):
    """Tell whether a seal can decrypt all of these tokens."""
    return all(seal.unseal(token) is not None for token in sealed.values())


async def change(house, column, value):
    await house.change(f"UPDATE open_messages SET {column} = '{value}'")


async def test_after_a_restart_the_next_players_hand_is_refreshed(house):
    people = await started(house, "Laura", "Clara")
    await house.stop_bot()
    await house.start_bot()
    edits = house.discord.traffic.requests[EDIT_IN_CHANNEL]
    actor, other = await play_one(people)
    await other.until(choices)
    assert len([seen for seen in other.messages.values() if seen.ephemeral]) == 1
    await actor.until(lambda each: f"▶️ **<@{other.id}>**" in each.find("My hand").text)
    assert house.discord.traffic.requests[EDIT_IN_CHANNEL] == edits  # the table goes on through its token, too
    await asyncio.gather(*(play_to_the_end(person) for person in people))


async def test_a_hand_is_refreshed_in_its_owners_language(tmp_path):
    world = World(["Laura", "Clara"], locales={"Laura": "de", "Clara": "de"})
    world.guild.locale = "en-GB"  # the table is in English
    async with Playground(world) as discord:
        house = House(discord, tmp_path / "claro.db")
        await house.start_bot()
        people = [await house.person(name) for name in ("Laura", "Clara")]
        await people[0].slash("claro new")
        await people[1].click("Join")
        await people[0].click("Start")
        for person in people:
            await person.click("My hand")
        await house.stop_bot()
        await house.start_bot()
        _, other = await play_one(people)
        await other.until(lambda each: "Du bist dran" in hand_of(each).text)
        await house.stop_bot()


async def test_tokens_are_saved_once_in_the_background(house):
    people = await started(house, "Laura", "Clara")
    while not {int(hand_of(person).id) for person in people} <= tokens(house, "message_id").keys():
        await people[0].request("GET", "/users/@me")
    written = tokens(house)
    assert set(written) == {0, *(int(person.id) for person in people)}
    await play_one(people)
    await house.stop_bot()
    assert tokens(house) == written  # those still live long enough
    assert readable(written, Seal.derived_from(house.discord.world.bot.token))
    assert not readable(written, Seal.derived_from("another token"))


async def test_keys_of_the_hosts_own_are_changed_without_losing_a_hand(house):
    house.changes["token_keys"] = [OLD]
    await house.stop_bot()
    await house.start_bot()
    people = await started(house, "Laura", "Clara")
    await house.stop_bot()
    assert readable(tokens(house), Seal([OLD]))
    house.changes["token_keys"] = [NEW, OLD]
    await house.start_bot()
    _, other = await play_one(people)
    await other.until(choices)
    assert len([seen for seen in other.messages.values() if seen.ephemeral]) == 1


async def test_expired_tokens_are_deleted_though_nothing_is_saved_any_more(house, monkeypatch):
    monkeypatch.setattr("bot.tables.messages.tokens.SWEEP_SECONDS", 0.01)
    await started(house, "Laura", "Clara")
    await house.stop_bot()
    assert tokens(house)
    await house.start_bot()
    await change(house, "until", "2026-01-01 00:00:00.000000")
    while tokens(house):  # noqa: ASYNC110 - only the file tells
        await asyncio.sleep(0)


@pytest.mark.parametrize(("column", "value"), [("until", "2026-01-01 00:00:00.000000"), ("token", "gone")])
async def test_after_a_token_has_expired_the_next_click_shows_the_hand(house, column, value):
    people = await started(house, "Laura", "Clara")
    await house.stop_bot()
    await change(house, column, value)
    await house.start_bot()
    actor, other = await play_one(people)
    await actor.until(lambda each: f"▶️ **<@{other.id}>**" in each.find("My hand").text)
    await house.app.hands.close()
    assert not choices(other)
    await other.click("My hand")
    await other.until(choices)


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_another_process_refreshes_hands_that_this_one_opened(tmp_path, empty_url):
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
            _, other = await play_one([laura, clara])
            await other.until(choices)
            assert len([seen for seen in other.messages.values() if seen.ephemeral]) == 1
        two.terminate()
        await asyncio.gather(one.communicate(), two.communicate())
        assert one.returncode == two.returncode == 0


DAMAGED = ("x'ff00'", "cast(x'74ff' as text)", "cast(x'6741414141ff' as text)", "'gAAAAx'")


@pytest.mark.parametrize("token", usually(DAMAGED[2], DAMAGED))
async def test_damaged_tokens_do_not_stop_the_start(house, token):
    people = await started(house, "Laura", "Clara")
    await house.stop_bot()
    assert await house.change(f"UPDATE open_messages SET token = {token}")
    await house.start_bot()
    await play_one(people)
