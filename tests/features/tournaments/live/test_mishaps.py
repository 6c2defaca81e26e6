"""What can go wrong while a tournament goes on, and how it goes on."""

from functools import partial

from bot.features.tournaments.live import openings
from bot.features.tournaments.rules.entries import Why
from bot.features.tournaments.rules.tournament import Phase
from bot.games.refused import Refused
from bot.tables.rules import host_tools
from playground.world.permissions import CREATE_PUBLIC_THREADS, KICK_MEMBERS
from tests.effort import thorough
from tests.features.tournaments.live.event import (
    EIGHT,
    FOUR,
    Robots,
    act,
    announced,
    begun,
    entered,
    live,
    opened,
    pings,
    played_out,
    under_way,
    until,
)


def some_over(tournament, number):
    """Return whether a table of a round has a result."""
    return len(tournament.rounds) >= number and any(each.over for each in tournament.rounds[number - 1].pairings)


async def test_who_withdraws_loses_the_table_and_is_drawn_no_more(house):
    _, tournament = await under_way(house, rounds=2)
    laura = tournament.entrant_of(int((await house.person("Laura")).id))
    (pairing,) = [each for each in tournament.pairings if laura.number in each.entrants]
    await act(house, "Laura", tournament, "withdrawsure")
    await until(lambda: pairing.over)
    assert pairing.place(laura.number) == 2
    assert pairing.absent == (laura.number,)
    await until(lambda: not house.app.room.is_live(pairing.table))
    await played_out(house, tournament)
    assert not any(laura.number in each.entrants for each in tournament.rounds[1].pairings)


async def test_a_thread_that_is_deleted_is_replaced_and_nobody_is_pinged_again(house):
    _, tournament = await under_way(house, rounds=1)
    pairing = tournament.pairings[0]
    channel, table = pairing.channel, pairing.table
    counted = pings(house)
    await house.discord.service.threads.delete(house.discord.world.channels[channel])
    await until(lambda: pairing.closed == 1 and pairing.table is not None)
    assert pairing.table != table
    assert pairing.channel != channel
    await played_out(house, tournament)
    # The messages of a deleted thread are gone, and none in the new one pings.
    assert pings(house) == {each: count for each, count in counted.items() if each[0] != channel}
    assert tournament.ending == "finished"


async def test_a_table_that_is_closed_again_and_again_is_left_to_the_directors(house):
    konrad, tournament = await under_way(house, rounds=1)
    pairing = tournament.pairings[0]
    for closed in range(3):
        await until(lambda: pairing.table is not None)
        table = await house.app.room.find(pairing.table)
        await house.app.room.do(table, host_tools.end, 999, moderator=True)
        await until(lambda closed=closed: pairing.closed == closed + 1)
    await Robots(house).play(lambda: tournament.pairings[1].over)
    assert pairing.table is None
    assert tournament.phase is Phase.RUNNING
    await konrad.until(lambda each: any("closed three times" in seen.text for seen in each.messages.values()))


async def test_without_threads_tables_come_one_after_the_other_in_the_channel(house):
    house.discord.world.guild.permissions &= ~CREATE_PUBLIC_THREADS
    tournament = await begun(house, FOUR, rounds=2)
    await until(lambda: any(each.table is not None for each in tournament.pairings))
    await played_out(house, tournament)
    assert {each.channel for each in tournament.pairings} == {tournament.channel}
    assert house.discord.world.threads == {}
    assert tournament.ending == "finished"


async def test_the_end_of_its_channel_is_the_end_of_a_tournament_and_its_organiser_is_told(house):
    _, tournament = await under_way(house)
    konrad = await house.person("Konrad")
    await house.discord.service.delete_channel(house.discord.world.channels[tournament.channel])
    await until(lambda: tournament.phase is Phase.OVER)
    assert tournament.ending == "channel-gone"
    await until(lambda: not house.app.room.tables)
    await konrad.go_to_the_bot()
    assert any("is over: its channel" in seen.text for seen in konrad.messages.values())


async def test_nothing_is_opened_in_a_pause(house):
    konrad, tournament = await under_way(house, rounds=2)
    await act(house, "Konrad", tournament, "pause")
    await Robots(house).play(lambda: all(each.over for each in tournament.pairings))
    await konrad.request("GET", "/users/@me")
    assert len(tournament.rounds) == 1
    await act(house, "Konrad", tournament, "resume")
    await played_out(house, tournament)
    assert len(tournament.rounds) == 2


async def test_who_has_left_the_server_is_out(house):
    house.discord.world.guild.permissions |= KICK_MEMBERS
    konrad, tournament = await announced(house, rounds=2)
    people = await entered(house, *FOUR)
    await konrad.request("DELETE", f"/guilds/{konrad.guild}/members/{people[0].id}")
    await act(house, "Konrad", tournament, "beginsure")
    await until(lambda: tournament.entrants[0].out is Why.LEFT_SERVER)
    await played_out(house, tournament)
    assert tournament.ending == "finished"


@thorough
async def test_a_polite_stop_in_the_middle_changes_nothing(house):
    tournament = await begun(house, EIGHT, rounds=3)
    robots = Robots(house)
    for number in (1, 2, 3):
        await robots.play(partial(some_over, tournament, number))
        await house.stop_bot()
        await house.start_bot()
        tournament = live(house, tournament.id)
    await played_out(house, tournament)
    assert set(pings(house).values()) == {1}
    assert len(house.discord.world.threads) == len(tournament.pairings) == 12


async def test_who_does_not_come_loses_and_is_out(house):
    people = {name: await house.person(name) for name in EIGHT}
    tournament = await begun(house, FOUR, rounds=2)
    laura = tournament.entrant_of(int(people["Laura"].id))
    robots = Robots(house, absent=[laura.user])
    await robots.play(lambda: laura.out is not None)
    assert laura.out is Why.NOT_THERE
    (pairing,) = [each for each in tournament.pairings if laura.number in each.entrants]
    assert pairing.absent == (laura.number,)
    assert pairing.place(laura.number) == 2
    await robots.play(lambda: tournament.phase is Phase.OVER)


async def test_a_table_that_was_opened_and_not_noted_is_found_after_a_restart(house, monkeypatch):
    def stopped_before(*_, **__):
        raise Refused("stopped")

    monkeypatch.setattr(openings, "open_table", stopped_before)
    tournament = await begun(house, FOUR, rounds=1)
    await until(lambda: len(pings(house)) == len(FOUR))
    tables = {table.id for table in house.app.room.tables}
    assert all(each.table is None for each in tournament.pairings)
    await house.stop_bot()
    monkeypatch.undo()
    await house.start_bot()
    tournament = live(house, tournament.id)
    await until(lambda: opened(tournament))
    assert {each.table for each in tournament.pairings} == tables
    assert set(pings(house).values()) == {1}
