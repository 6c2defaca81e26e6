"""The threads of tables: their names, and how one that was started before is found again."""

from datetime import UTC, datetime

from bot.features.tournaments.feature import Events
from bot.features.tournaments.rules.options import Format, Options
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.views.names import thread_name
from bot.locales.words import LANGUAGES, words_for
from tests.e2e.choosing import server_settings
from tests.features.tournaments.live.event import FOUR, act, announced, entered, opened, under_way, until
from tests.features.tournaments.live.test_times import move_clock


def names(house):
    """Return the names of all threads."""
    world = house.discord.world
    return sorted(each.name for each in world.channels.values() if each.thread is not None)


async def test_a_thread_has_the_number_of_its_table_and_the_title_without_backslashes(house):
    title = "The *great* spring_cup of all [four] kingdoms, 2026"
    await under_way(house, rounds=1, title=title)
    assert names(house) == [f"Table {number} · {title}" for number in (1, 2)]


async def test_a_thread_is_named_in_the_language_of_the_server(house):
    konrad, tournament = await announced(house, rounds=1, title="a" * 60)
    await entered(house, *FOUR)
    await server_settings(konrad, language="de")
    await act(house, "Konrad", tournament, "beginsure")
    await until(lambda: opened(tournament))
    assert names(house) == [f"Tisch {number} · {'a' * 60}" for number in (1, 2)]


def test_a_title_is_cut_to_discords_limit():
    options = Options("claro", Format.SWISS, title="é" * 200)
    tournament = Tournament(1, 1, 1, options, None, "", datetime.now(UTC))
    for language in LANGUAGES:
        name = thread_name(words_for(language), tournament, 9998)
        assert len(name) == 100
        assert "9999 · é" in name


async def begun_with(house, thread):
    """Let four people begin a tournament whose first table's thread may be there already; return it.

    :param thread: is given the name and the tournament's channel, and makes a thread.
    """
    world = house.discord.world
    _, tournament = await announced(house, rounds=1, title="cup")
    await entered(house, *FOUR)
    made = await thread("Table 1 · cup", world.channels[tournament.channel])
    # As after a kill: this process does not know what was begun.
    house.app[Events].house.places.opened = lambda *_: None
    await act(house, "Konrad", tournament, "beginsure")
    await until(lambda: opened(tournament))
    return tournament, made


async def test_a_thread_that_was_started_before_is_taken(house):
    async def thread(name, parent):
        return await house.discord.service.threads.start(parent, name, house.discord.world.bot)

    tournament, made = await begun_with(house, thread)
    assert tournament.pairings[0].channel == made.id
    assert len(names(house)) == 2


async def test_a_thread_of_the_same_name_in_which_something_was_sent_is_not_taken(house):
    async def thread(name, parent):
        made = await house.discord.service.threads.start(parent, name, house.discord.world.bot)
        made.thread.sent = 1
        return made

    tournament, made = await begun_with(house, thread)
    assert tournament.pairings[0].channel != made.id


async def test_a_thread_of_the_same_name_that_is_older_than_the_draw_is_not_taken(house):
    async def thread(name, parent):
        made = await house.discord.service.threads.start(parent, name, house.discord.world.bot)
        move_clock(house, 3600)
        return made

    tournament, made = await begun_with(house, thread)
    assert tournament.pairings[0].channel != made.id


async def test_while_the_database_takes_no_table_no_further_threads_are_started(house):
    tournament = (await announced(house, rounds=1, title="cup"))[1]
    await entered(house, *FOUR)
    await house.change("CREATE TRIGGER broken BEFORE INSERT ON games BEGIN SELECT abs(-9223372036854775808); END")
    await act(house, "Konrad", tournament, "beginsure")
    key = ("tournament", tournament.id, "place")
    for seconds in (10, 20, 30):
        await until(
            lambda: len(names(house)) == 2 and not house.app[Events].house.director._work[tournament.id].opening
        )
        await until(lambda: house.app.base.clock.is_set(key))
        move_clock(house, seconds)
    await house.change("DROP TRIGGER broken")
    move_clock(house, 60)
    await until(lambda: opened(tournament))
    assert names(house) == ["Table 1 · cup", "Table 2 · cup"]
