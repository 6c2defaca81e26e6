"""A game that nobody attends gives its channel back, and goes on where its players want it."""

import asyncio

import pytest

from bot.tables.rules.table import Status
from tests.conftest import open_house
from tests.e2e.playing import hand_of, seated, started, table_of
from tests.e2e.test_courtesy import leaves
from tests.features.tournaments.live.event import until
from tests.tables.messages.test_reminders import move_on

HOUR = 3600


async def unattended(house, *names):
    """Let a game begin that its people walk away from; return them."""
    people = await started(house, *names)
    await asyncio.gather(*(person.until(lambda each: hand_of(each)) for person in people))
    table = table_of(house)
    for _ in range(3):
        if not table.waits:
            turn = table.turn
            move_on(house, 200)
            await until(lambda turn=turn: table.waits or table.turn != turn)
    assert table.waits
    return people, table


async def opened(house, name="Armin", game="stardust"):
    """Let somebody open a table in the channel of an unattended game; return them, and it."""
    person = await house.person(name)
    await person.slash(f"{game} new")
    number = max(house.app.room._live)
    table = await house.app.room.find(number)
    assert table.game.name == game
    return person, table


async def test_a_paused_game_keeps_its_channel_for_half_an_hour_and_no_longer(house):
    _, game = await unattended(house, "Laura", "Clara")
    armin = await house.person("Armin")
    assert "room for one at a time" in (await armin.slash("stardust new")).text
    move_on(house, HOUR / 2)
    _, other = await opened(house)
    assert not game.holds
    assert other.holds
    assert game.live
    assert house.app.room.number_at(game.channel) == other.id


@pytest.mark.parametrize("restart", [False, True])
async def test_it_goes_on_here_when_the_channel_is_free_again(house, restart):
    (laura, _clara), game = await unattended(house, "Laura", "Clara")
    move_on(house, HOUR)
    armin, other = await opened(house)
    await armin.slash("table end")
    assert other.status is Status.ENDED
    await laura.until(lambda each: "Go on here" in each.messages[str(game.message)].enabled)
    if restart:
        await house.stop_bot()
        await house.start_bot()
        game = await house.app.room.find(game.id)
        assert not game.holds
    await laura.click("Go on here")
    assert not game.paused
    assert game.holds
    assert hand_of(laura)


async def test_a_lobby_keeps_its_channel_for_half_an_hour_after_the_last_press(house):
    laura, clara = await seated(house, "Laura", "Clara")
    lobby, armin = table_of(house), await house.person("Armin")
    move_on(house, HOUR / 2 - 60)
    await clara.click("⋯")  # which is a press like any other
    move_on(house, HOUR / 2 - 60)
    assert "room for one at a time" in (await armin.slash("stardust new")).text
    assert lobby.live
    move_on(house, 120)
    _, other = await opened(house)
    assert (lobby.status, other.holds) == (Status.ENDED, True)
    shown = str(lobby.message)
    await laura.until(lambda each: "Nobody did anything here for a while" in each.messages[shown].text)


async def test_a_silent_lobby_keeps_its_channel_if_nobody_wants_it_and_after_a_restart(house):
    laura, _ = await seated(house, "Laura", "Clara")
    number = table_of(house).id
    await house.stop_bot()
    await house.start_bot()
    move_on(house, HOUR)
    await laura.click("Start")
    table = await house.app.room.find(number)
    assert table.status is Status.PLAYING


async def test_it_goes_on_in_a_thread_where_the_channel_is_taken(house):
    (laura, _clara), game = await unattended(house, "Laura", "Clara")
    move_on(house, HOUR)
    _, other = await opened(house)
    old = str(game.message)
    await laura.until(lambda each: "Go on here" in each.messages[old].enabled)
    await laura.click("Go on here", on=laura.messages[old])
    await until(lambda: game.holds and not game.paused)
    assert other.holds
    assert game.channel != other.channel
    assert game.parent == other.channel
    await laura.until(lambda each: old not in each.messages)
    await until(lambda: game.message is not None)
    await laura.go_to(str(game.channel))
    await laura.until(lambda each: "My hand" in each.messages[str(game.message)].enabled)


async def test_two_who_go_on_at_once_have_one_game(house):
    people, game = await unattended(house, "Laura", "Clara")
    move_on(house, HOUR)
    await opened(house)
    old = str(game.message)
    for person in people:
        await person.until(lambda each: "Go on here" in each.messages[old].enabled)
    await asyncio.gather(*(person.click("Go on here", on=person.messages[old]) for person in people))
    await until(lambda: not game.paused)
    threads = [each for each in house.discord.world.guild.channels if each.thread is not None]
    assert [each.id for each in threads] == [game.channel]


async def test_a_game_and_a_new_table_at_once_one_has_the_channel(tmp_path):
    async with open_house(tmp_path, more_people=("Mia",)) as house:
        (laura, _clara), game = await unattended(house, "Laura", "Clara")
        move_on(house, HOUR)
        armin, other = await opened(house)
        mia = await house.person("Mia")
        await laura.until(lambda each: "Go on here" in each.messages[str(game.message)].enabled)
        await armin.slash("table end")
        assert other.status is Status.ENDED
        old = laura.messages[str(game.message)]
        await asyncio.gather(laura.click("Go on here", on=old), mia.slash("stardust new"))
        await until(lambda: game.holds and not game.paused)
        channels = [each.channel for each in house.app.room.tables if each.holds]
        assert len(channels) == len({*channels})
        assert int(mia.channel) in channels


async def test_a_game_whose_people_have_left_the_server_gives_way_at_once(house):
    people = await started(house, "Laura", "Clara")
    game = table_of(house)
    for person in people:
        await leaves(house, person)
    await opened(house)
    assert not game.holds
