"""Leaderboards of a club's members: the same lines, with places counted among them."""

from datetime import timedelta

import pytest

from bot.features.standings.store.standings import RankedBy, Standings
from bot.features.tournaments.clubs import rules as deciding
from bot.features.tournaments.clubs.store import ClubStore
from bot.store.settings import SettingsStore, UserSettings
from tests.features.standings.store.evening import BEGIN
from tests.features.standings.store.test_standings import SERVER, finish, lines


@pytest.fixture
async def club(journal, engine):
    """A club of people 10 to 30 with even numbers, where 10 to 32 have played."""
    for number in range(10):
        for user in (10, 12, 14):
            winner, loser = (user, user + 1) if number % 3 else (user + 1, user)
            await finish(journal, (winner, loser), (3, 0), (1, 2), at=BEGIN + timedelta(minutes=number))
    for user in range(16, 33):
        await finish(journal, (10, user), (user % 4, 1), (1, 2) if user % 4 > 1 else (2, 1))
    return await with_members(engine, "Owls", range(10, 31, 2))


async def with_members(engine, name, users):
    store, (founder, *others) = ClubStore(engine), users
    club = await store.found(10, name, None, founder, BEGIN)
    for user in others:

        def invite(roll, user=user):
            return deciding.invite(roll, BEGIN, [user])

        def accept(roll, user=user):
            return deciding.accept(roll, BEGIN, user)

        await store.change(10, club.id, [user], invite)
        await store.change(10, club.id, [user], accept)
    return club.id


async def everybody(engine, what):
    """Return all lines of the whole leaderboard."""
    return [line for number in range(4) for line in (await lines(engine, what, number=number)).lines]


@pytest.mark.parametrize("what", list(RankedBy))
async def test_places_among_the_members(engine, club, what):
    listed = await everybody(engine, what)
    places, members = {line.user: line.place for line in listed}, [line for line in listed if line.user % 2 == 0]
    members = [line for line in members if line.user <= 30]
    found = []
    for number in range(-(-len(members) // 10)):
        page = await Standings(engine).page(SERVER, what, number, 12, club=club)
        found += page.lines
        assert page.more == (len(found) < len(members))
    assert [line.user for line in found] == [line.user for line in members]
    for line in found:
        ahead = sum(0 < places[each.user] < places[line.user] for each in found)
        assert line.place == (ahead + 1 if places[line.user] else 0)
        own = (await Standings(engine).page(SERVER, what, 0, line.user, club=club)).mine
        assert (own.user, own.place) == (line.user, line.place)


async def test_who_is_no_member_has_no_line(engine, club):
    page = await Standings(engine).page(SERVER, RankedBy.WINS, 0, 11, club=club)
    assert (page.mine, page.unranked) == (None, None)
    assert 11 not in {line.user for line in page.lines}


async def test_a_member_who_has_not_played_is_told_so(engine, club):
    other = await with_members(engine, "Foxes", [99, 10])
    page = await Standings(engine).page(SERVER, RankedBy.WINS, 0, 99, club=other)
    assert [line.user for line in page.lines] == [10]
    assert page.mine is None
    assert (page.unranked.user, page.unranked.games) == (99, 0)


async def test_a_member_who_is_not_listed_takes_nobodys_place(engine, club):
    first, second, *_ = (await Standings(engine).page(SERVER, RankedBy.WINS, 0, 10, club=club)).lines
    await SettingsStore(engine).set_user(first.user, UserSettings(listed=False))
    page = await Standings(engine).page(SERVER, RankedBy.WINS, 0, 11, club=club)
    assert (page.lines[0].user, page.lines[0].place) == (second.user, 1)


async def test_who_is_invited_is_not_on_it(engine, club):
    def invite(roll):
        return deciding.invite(roll, BEGIN, [11])

    await ClubStore(engine).change(10, club, [11], invite)
    page = await Standings(engine).page(SERVER, RankedBy.WINS, 0, 10, club=club)
    assert 11 not in {line.user for line in page.lines}
