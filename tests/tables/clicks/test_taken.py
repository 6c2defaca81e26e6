"""Whoever wants a table where there is one is offered ways to play all the same, and nothing that is not so."""

import asyncio

import pytest

from bot.games.catalog import GAMES
from bot.interactions.routes.route import Malformed
from bot.interactions.routes.routes import PageAct
from bot.tables.views.taken import Wish, page_of, read_wish
from playground.traffic.faults import Fault
from playground.world.guild import VOICE
from playground.world.permissions import CREATE_PUBLIC_THREADS
from tests.e2e.playing import started, surely, table_of
from tests.routes import parse


def tables(house):
    return sorted(house.app.room.tables, key=lambda table: table.id)


def hands(person):
    """Return the messages that only this person sees."""
    return [seen for seen in person.messages.values() if seen.ephemeral]


async def until(person, condition):
    """Wait until something holds that no event tells the person of."""
    while not condition():
        await person.request("GET", "/users/@me")


async def test_one_press_opens_the_wanted_table_in_a_thread(house):
    await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    page = await armin.slash("africa new", seats=3, bots=1, level="hard", rounds="1")
    assert page.ephemeral
    assert "This channel has a table of CLARO" in page.text
    assert "Join CLARO" not in page.buttons  # the game has begun
    await armin.click("In a thread", on=page)
    await until(armin, lambda: len(tables(house)) == 2)
    _, own = tables(house)
    assert (own.game.name, own.host, own.capacity, own.own_thread) == ("africa", int(armin.id), 3, True)
    assert own.options == GAMES["africa"].write_options(GAMES["africa"].read_options({"rounds": "1"}))
    assert [seat.level for seat in own.seats] == [None, "hard"]
    await armin.until(lambda each: f"<#{own.channel}>" in each.messages[page.id].text)
    assert not armin.messages[page.id].buttons
    await until(armin, lambda: own.message is not None)
    await armin.go_to(str(own.channel))
    assert "Start" in armin.find("Join").buttons


async def test_the_second_half_of_a_double_press_that_arrives_late_opens_nothing(house):
    await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    page = await armin.slash("africa new")
    house.discord.faults.slow_seconds = 1.0
    house.discord.faults.strike(Fault.DELAY)
    await asyncio.gather(armin.click("In a thread", on=page), armin.click("In a thread", on=page))
    await house.app.base.middleware.in_flight.finish()
    _, own = tables(house)
    assert [each.id for each in house.discord.world.threads.values()] == [own.channel]
    assert f"<#{own.channel}>" in armin.messages[page.id].text


async def test_the_page_leads_to_the_table_and_to_a_game_alone(house):
    await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    table = table_of(house)
    page = await armin.slash("claro new")
    (link,) = [each["url"] for each in page.buttons.values() if "url" in each]
    assert link == f"https://discord.com/channels/{armin.guild}/{armin.channel}/{table.message}"
    seen = await armin.click("Play against the computers", on=page)
    assert seen.ephemeral
    assert tables(house) == [table]  # a game alone takes no channel


async def test_a_lobby_can_be_joined_from_the_page(house):
    laura, armin = await house.person("Laura"), await house.person("Armin")
    await laura.slash("africa new")
    page = await armin.slash("claro new")
    await armin.click("Join Star of Africa", on=page)
    assert table_of(house).people == [int(laura.id), int(armin.id)]


async def test_without_the_permission_no_thread_is_offered(house):
    channel = next(iter(house.discord.world.channels.values()))
    await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    channel.denied[house.discord.world.bot.id] = CREATE_PUBLIC_THREADS
    page = await armin.slash("claro new")
    assert "In a thread" not in page.buttons


@pytest.mark.parametrize("games", [("africa",), ("africa", "africa"), ("claro", "africa")])
async def test_two_presses_open_one_table(house, games):
    await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    pages = [await armin.slash(f"{game} new") for game in games]
    await asyncio.gather(*(armin.click("In a thread", on=page) for page in (pages[0], pages[-1])))
    for page in pages:
        await armin.until(lambda each, page=page: "in its thread" in each.messages[page.id].text)
    assert len(tables(house)) == 2
    assert len(house.discord.world.threads) == 1


async def test_a_press_that_fails_leaves_the_button_of_another_page(house):
    await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    pages = [await armin.slash("africa new") for _ in range(2)]
    most, house.discord.world.most_threads = house.discord.world.most_threads, 0
    await asyncio.gather(*(armin.click("In a thread", on=page) for page in pages))
    await until(armin, lambda: not house.app.base.middleware.in_flight._tasks)
    house.discord.world.most_threads = most
    await armin.click("In a thread", on=pages[1])
    await until(armin, lambda: len(tables(house)) == 2)


@pytest.mark.parametrize("why", ["permission", "full"])
async def test_where_no_thread_can_be_started_any_more_it_is_said_and_nothing_is_opened(house, why):
    await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    page = await armin.slash("africa new")
    if why == "full":
        house.discord.world.most_threads = 0
    else:
        channel = next(iter(house.discord.world.channels.values()))
        channel.denied[house.discord.world.bot.id] = CREATE_PUBLIC_THREADS
    await armin.click("In a thread", on=page)
    await armin.until(lambda each: any("I cannot start a thread here now" in seen.text for seen in hands(each)))
    assert len(tables(house)) == 1
    assert not house.discord.world.threads
    assert not any("opened a table of Star of Africa" in seen.text for seen in armin.messages.values())


@pytest.mark.parametrize("kind", ["thread", "voice"])
async def test_where_there_are_no_threads_none_is_offered(house, kind):
    laura, armin = await house.person("Laura"), await house.person("Armin")
    world = house.discord.world
    if kind == "voice":
        place = str(world.add_channel(world.guild, "voice", kind=VOICE).id)
    else:
        await laura.slash("claro new")
        page = await laura.slash("africa new")
        await laura.click("In a thread", on=page)
        await until(laura, lambda: len(tables(house)) == 2)
        place = str(tables(house)[1].channel)
    for person in (laura, armin):
        await person.go_to(place)
    if kind == "voice":
        await laura.slash("claro new")
    page = await armin.slash("claro new")
    assert "room for one at a time" in page.text
    assert "In a thread" not in page.buttons


async def test_forged_and_late_presses_are_refused(house):
    laura, _ = await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    page = await armin.slash("africa new")
    button = page.buttons["In a thread"]["custom_id"]
    for forged in (button.replace("africa", "stardust"), "taken:africa", "taken:africa:x:0:x:9", "taken:africa:x"):
        assert "I do not know this button" in (await armin.send_custom_id(page, forged)).text
    board = laura.find("My hand")
    assert "I do not know this button" in (await armin.send_custom_id(board, button)).text
    await surely(laura, "table end")
    assert "free again" in (await armin.send_custom_id(page, button)).text
    assert not tables(house)


@pytest.mark.parametrize("name", GAMES)
def test_every_wish_fits_into_a_button_and_is_read_back(name):
    game = GAMES[name]
    for level in (None, *game.levels):
        for place in range(max(len(spec.values) for spec in game.option_specs)):
            options = {spec.name: spec.values[place % len(spec.values)] for spec in game.option_specs}
            wish = Wish(game.seats.stop - 1, 2, level, options)
            page = page_of(game, wish)
            assert len(str(page)) <= 100
            assert parse(str(page)) == page
            assert read_wish(game, page) == wish
    empty = page_of(game, Wish(None, 0, None, {}))
    assert read_wish(game, empty) == Wish(None, 0, None, {})
    with pytest.raises(Malformed):
        read_wish(game, PageAct.TAKEN(name, "x", 0, "x", "w" * len(game.option_specs)))


async def test_who_sits_at_the_table_there_is_led_to_their_own_game(house):
    laura, clara = await started(house, "Laura", "Clara")
    table = table_of(house)
    page = await clara.slash("africa new")
    assert {"My hand", "Close table"} & set(page.buttons) == {"My hand"}
    hand = await clara.click("My hand", on=page)
    assert hand.ephemeral
    assert "Close table" not in (await laura.slash("africa new")).buttons  # somebody plays there
    await laura.send_custom_id(laura.find("My hand"), f"pause:{table.id}")
    assert "Close table" not in (await clara.slash("africa new")).buttons
    page = await laura.slash("africa new")
    asked = await laura.click("Close table", on=page)
    await laura.click("End the game for all", on=asked)
    await until(laura, lambda: not tables(house))
