"""Where tables are opened: what the bot needs there, and what happens to a table that nobody can see."""

from dataclasses import replace

from bot.features.tournaments.rules.tournament import Phase
from playground.world.permissions import (
    CREATE_PUBLIC_THREADS,
    EVERYBODY_MAY,
    FOR_MEMBER,
    SEND_IN_THREADS,
    SEND_MESSAGES,
    VIEW_CHANNEL,
    Overwrite,
)
from tests.features.tournaments.live.event import (
    FOUR,
    act,
    announced,
    entered,
    played_out,
    under_way,
    until,
)


async def deny(house, channel, permissions):
    """Take permissions in a channel from the bot; 0 gives all of them back."""
    world = house.discord.world
    overwrite = Overwrite(world.bot.id, FOR_MEMBER, deny=permissions)
    await house.discord.service.servers.overwrite(world.channels[channel], overwrite)
    guild, cached = house.app.client.get_guild(world.guild.id), Overwrite(world.bot.id, FOR_MEMBER).id
    await until(
        lambda: guild.get_channel(channel).overwrites_for(guild.get_member(cached)).pair()[1].value == permissions
    )


def said(person, text):
    """Return how many messages that everybody sees have a text."""
    return sum(text in seen.text and not seen.ephemeral for seen in person.messages.values())


async def test_who_may_not_write_in_threads_starts_none_and_says_what_is_missing(house):
    konrad, tournament = await announced(house, rounds=1)
    await deny(house, tournament.channel, SEND_IN_THREADS)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "beginsure")
    await konrad.until(lambda each: said(each, "without **Send Messages in Threads**"))
    await played_out(house, tournament)
    assert {each.channel for each in tournament.pairings} == {tournament.channel}
    assert house.discord.world.threads == {}
    assert not any(each.absent for each in tournament.pairings)


async def test_a_tournament_that_can_open_tables_nowhere_is_paused_and_says_what_is_missing(house):
    konrad, tournament = await announced(house, rounds=1)
    await entered(house, *FOUR)
    await deny(house, tournament.channel, SEND_MESSAGES | SEND_IN_THREADS)
    await act(house, "Konrad", tournament, "beginsure")
    await until(lambda: tournament.paused)
    assert "No table can open: I need **Send Messages**" in (await konrad.slash("tournament")).text
    await konrad.go_to_the_bot()
    await konrad.until(lambda each: said(each, "is paused: I cannot open its tables without **Send Messages**") == 1)
    await konrad.go_to(str(tournament.channel))
    assert not tournament.open_pairings[0].closed
    await deny(house, tournament.channel, 0)
    await act(house, "Konrad", tournament, "resume")
    await played_out(house, tournament)
    assert tournament.ending == "finished"


async def test_tables_that_can_be_seen_no_more_are_closed_and_nobody_is_absent(house):
    _, tournament = await under_way(house, rounds=1)
    await deny(house, tournament.channel, VIEW_CHANNEL)
    for each in list(house.app.room.tables):
        house.app.display.touch(each)
    await until(lambda: tournament.paused)
    await until(lambda: all(each.closed for each in tournament.pairings))
    assert not house.app.room.tables
    assert [(each.closed, each.table, each.over) for each in tournament.pairings] == [(1, None, False)] * 2
    await deny(house, tournament.channel, 0)
    await act(house, "Konrad", tournament, "resume")
    await played_out(house, tournament)
    assert not any(each.absent for each in tournament.pairings)


async def test_a_thread_that_is_locked_is_replaced(house):
    _, tournament = await under_way(house, rounds=1)
    pairing = tournament.pairings[0]
    channel = pairing.channel
    await until(lambda: all(each.message is not None for each in house.app.room.tables))
    await house.discord.service.threads.lock(house.discord.world.channels[channel])
    await until(lambda: pairing.closed == 1 and pairing.table is not None)
    assert pairing.channel != channel
    await played_out(house, tournament)
    assert not any(each.absent for each in tournament.pairings)
    assert tournament.phase is Phase.OVER


async def test_a_thread_that_is_archived_is_opened_again(house):
    _, tournament = await under_way(house, rounds=1)
    thread = house.discord.world.channels[tournament.pairings[0].channel]
    await until(lambda: all(each.message is not None for each in house.app.room.tables))
    await house.discord.service.threads.archive(thread)
    await until(lambda: not thread.thread.archived)
    await played_out(house, tournament)
    assert tournament.pairings[0].closed == 0


async def named(house, count, **options):
    """Let Konrad announce a tournament with tables in some channels and no threads; return him, it and the channels."""
    world, servers = house.discord.world, house.discord.service.servers
    channels = [await servers.add_channel(world.guild, f"place-{number}") for number in range(count)]
    konrad, tournament = await announced(house, rounds=1, channels=tuple(each.id for each in channels), **options)
    await deny(house, tournament.channel, CREATE_PUBLIC_THREADS)
    return konrad, tournament, channels


async def test_a_named_channel_that_is_deleted_is_dropped_and_said_once(house):
    konrad, tournament, channels = await named(house, 2)
    await entered(house, *FOUR)
    await house.discord.service.delete_channel(channels[0])
    await act(house, "Konrad", tournament, "beginsure")
    await played_out(house, tournament)
    assert {each.channel for each in tournament.pairings} == {channels[1].id}
    assert all(each.closed == 0 for each in tournament.pairings)
    assert said(konrad, "has been deleted") == 1


async def test_without_any_named_channel_left_the_own_one_is_used(house):
    _, tournament, channels = await named(house, 1)
    await entered(house, *FOUR)
    await house.discord.service.delete_channel(channels[0])
    await act(house, "Konrad", tournament, "beginsure")
    await played_out(house, tournament)
    assert {each.channel for each in tournament.pairings} == {tournament.channel}
    assert all(each.closed == 0 for each in tournament.pairings)


async def test_a_table_in_the_way_is_linked_and_the_organiser_may_close_it(house):
    konrad, tournament = await announced(house, rounds=1)
    await deny(house, tournament.channel, CREATE_PUBLIC_THREADS)
    laura = await house.person("Laura")
    await laura.slash("africa new")
    (table,) = house.app.room.tables
    await entered(house, *FOUR)
    clara = await house.person("Clara")
    await act(house, "Konrad", tournament, "beginsure")
    await konrad.until(lambda each: said(each, f"{tournament.channel}/{table.message}"))
    await house.discord.service.servers.change_everyone(house.discord.world.guild, EVERYBODY_MAY)
    tournament.organiser = int(clara.id)  # who is no moderator
    assert "the host, or a moderator" in (await (await house.person("Armin")).slash("table end")).text
    await clara.slash("table end")
    assert not table.live
    await played_out(house, tournament)
    assert tournament.ending == "finished"
    await konrad.until(lambda each: not said(each, "waits until another one"))


async def test_a_named_channel_in_which_games_are_not_allowed_any_more_is_left_out(house):
    _, tournament, channels = await named(house, 2)
    store, guild = house.app.base.settings, house.discord.world.guild.id
    await store.set_guild(guild, replace(store.guild(guild), channels=(tournament.channel, channels[1].id)))
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "beginsure")
    await played_out(house, tournament)
    assert {each.channel for each in tournament.pairings} == {channels[1].id}


async def test_a_named_channel_in_which_the_organiser_may_not_write_any_more_is_left_out(house):
    konrad, tournament, channels = await named(house, 2)
    overwrite = Overwrite(int(konrad.id), FOR_MEMBER, deny=SEND_MESSAGES)
    await house.discord.service.servers.overwrite(channels[0], overwrite)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "beginsure")
    await played_out(house, tournament)
    assert {each.channel for each in tournament.pairings} == {channels[1].id}
