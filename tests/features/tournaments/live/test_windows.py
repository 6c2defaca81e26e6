"""What happens while a table is being opened, or right before the process stops."""

import asyncio

import pytest

from bot.features.tournaments.feature import Events
from bot.features.tournaments.rules.entries import Why, Withdrawn
from bot.features.tournaments.rules.tournament import Phase
from bot.store.engine.fence import NotSaved
from tests.effort import thorough
from tests.features.tournaments.live.event import (
    FOUR,
    Robots,
    act,
    announced,
    entered,
    live,
    under_way,
    until,
)


class Held:
    """Hold back the ping of a pairing's table, as a rate limit does."""

    def __init__(self, house, number=0):
        self.table = None
        self.go = asyncio.Event()
        openings = house.app[Events].house.director._openings
        ping = openings._ping

        async def held(tournament, pairing, table, *, again):
            if pairing.number == number and not self.go.is_set():
                self.table = table
                await self.go.wait()
            await ping(tournament, pairing, table, again=again)

        openings._ping = held


@pytest.fixture
async def opening(house):
    """A house in which the first table of a tournament of two rounds is being opened: house, Konrad, it, the ping."""
    konrad, tournament = await announced(house, rounds=2)
    held = Held(house)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "beginsure")
    await until(lambda: held.table is not None and tournament.pairings[1].table is not None)
    yield house, konrad, tournament, held
    held.go.set()


def is_settled(house, tournament):
    """Return whether each pairing without a result has a live table, and each live table such a pairing."""
    noted = {each.table for each in tournament.open_pairings}
    return noted == {table.id for table in house.app.room.tables if table.tournament == tournament.id}


async def test_a_table_that_is_closed_while_its_players_are_pinged_is_opened_again(opening):
    house, _, tournament, held = opening
    await house.discord.service.threads.delete(house.discord.world.channels[held.table.channel])
    await until(lambda: not held.table.live and tournament.pairings[0].closed == 1)
    held.go.set()
    await until(lambda: tournament.pairings[0].table is not None and is_settled(house, tournament))
    assert tournament.pairings[0].closed == 1


async def test_a_table_that_was_being_opened_when_it_is_paused_is_noted(opening):
    house, _, tournament, held = opening
    await act(house, "Konrad", tournament, "pause")
    held.go.set()
    await until(lambda: tournament.pairings[0].table == held.table.id)
    await house.discord.service.threads.delete(house.discord.world.channels[held.table.channel])
    await until(lambda: tournament.pairings[0].closed == 1)
    assert tournament.pairings[0].table is None
    await act(house, "Konrad", tournament, "resume")
    await until(lambda: tournament.pairings[0].table is not None and is_settled(house, tournament))


async def test_who_withdraws_while_their_table_is_opened_leaves_it(opening):
    house, _, tournament, held = opening
    pairing = tournament.pairings[0]
    names = {int((await house.person(name)).id): name for name in FOUR}
    await act(house, names[tournament.entrants[pairing.entrants[0]].user], tournament, "withdrawsure")
    held.go.set()
    await until(lambda: pairing.over and not held.table.live)
    assert pairing.absent == (pairing.entrants[0],)


async def test_a_tournament_that_is_called_off_while_a_table_is_opened_leaves_none(opening):
    house, _, tournament, held = opening
    await act(house, "Konrad", tournament, "calloffsure")
    held.go.set()
    await until(lambda: not house.app.room.tables)
    assert tournament.phase is Phase.OVER


async def test_a_pairing_that_is_decided_while_its_table_is_opened_keeps_none(opening):
    house, konrad, tournament, held = opening
    await act(house, "Konrad", tournament, "adjust:0")
    await konrad.submit(places="1 2", reason="agreed")
    held.go.set()
    await until(lambda: not held.table.live)
    assert tournament.pairings[0].places == (1, 2)


async def test_a_stop_between_the_end_and_the_closing_of_tables_leaves_none(house):
    _, tournament = await under_way(house, rounds=1)

    async def stopped(_):
        """Do nothing, as if the process had been killed here."""

    house.app[Events].house.director._ends.close_strays = stopped
    await act(house, "Konrad", tournament, "calloffsure")
    tables = [table.id for table in house.app.room.tables]
    assert len(tables) == 2
    await house.stop_bot()
    await house.start_bot()
    await until(lambda: not any(house.app.room.is_live(table) for table in tables))


@thorough
@pytest.mark.parametrize("stopped", [False, True])
async def test_a_table_that_seats_who_no_longer_goes_on_is_replaced(house, stopped):
    konrad, tournament = await announced(house, format="knock-out")
    held = Held(house, 2)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "beginsure")
    await Robots(house).play(lambda: held.table is not None)
    places = "2 1" if tournament.pairings[0].places == (1, 2) else "1 2"
    await act(house, "Konrad", tournament, "adjust:0")
    await konrad.submit(places=places, reason="wrong")
    if stopped:
        await house.stop_bot()
        await house.start_bot()
        tournament = live(house, tournament.id)
    held.go.set()
    await until(lambda: tournament.pairings[2].table is not None and is_settled(house, tournament))
    final = tournament.pairings[2]
    table = await house.app.room.find(final.table)
    assert final.table != held.table.id
    assert set(table.people) == {tournament.entrants[each].user for each in final.entrants}


async def test_an_answer_that_the_database_does_not_take_is_made_up_for(house):
    _, tournament = await under_way(house, rounds=2)
    ends = house.app[Events].house.director._ends
    let_leave = ends.let_leave

    async def refused_once(*args):
        ends.let_leave = let_leave
        raise NotSaved("down")

    ends.let_leave = refused_once
    await act(house, "Laura", tournament, "withdrawsure")
    (pairing,) = [each for each in tournament.pairings if 0 in each.entrants]
    await until(lambda: pairing.over or tournament.pairings[pairing.number].over)


@thorough
async def test_who_did_not_come_is_out_even_if_the_database_takes_it_late(house):
    _, tournament = await announced(house, rounds=2)
    await entered(house, *FOUR)
    tournaments = house.app[Events].house.tournaments
    write = tournaments._write

    async def refused_once(tournament, entries, fence):
        if any(isinstance(each, Withdrawn) for each in entries):
            tournaments._write = write
            raise NotSaved("down")
        await write(tournament, entries, fence)

    tournaments._write = refused_once
    await act(house, "Konrad", tournament, "beginsure")
    idle = tournament.entrants[0].user
    await Robots(house, absent=[idle]).play(lambda: len(tournament.rounds) == 2 or tournament.phase is Phase.OVER)
    assert tournament.entrants[0].out is Why.NOT_THERE
    assert sum(0 in each.entrants for each in tournament.pairings) == 1
