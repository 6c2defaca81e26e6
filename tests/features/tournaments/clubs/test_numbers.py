"""The numbers of clubs over the wire: no club is taken for another that has ended."""

import pytest
from sqlalchemy import text

from bot.features.tournaments.feature import Events
from tests.features.tournaments.clubs.evening import allowed, announced, founded, met
from tests.features.tournaments.live.event import act


async def ended(people, name, club, number):
    """Let somebody end a club."""
    question = await people[name].slash("club", club=club)
    await people[name].send_custom_id(question, f"club:{number}:endsure")


@pytest.fixture
def again(house):
    """Lets the database give the number of a club that has ended again, as after it was copied or restored."""

    async def forget():
        async with house.app[Events].roles.store._database.write() as connection:
            await connection.execute(text("DELETE FROM sqlite_sequence WHERE name = 'clubs'"))

    return forget


async def test_a_number_is_never_given_twice(house):
    people = await allowed(house, "Laura", "Berta")
    old = await founded(house, people, "Foxes", "Berta")
    await ended(people, "Berta", "Foxes", old)
    assert await founded(house, people, "Wolves", "Laura") != old


async def test_the_keeper_of_a_later_club_does_not_accept_a_match(house, again):
    people = await allowed(house, "Laura", "Berta", "Dora")
    await founded(house, people, "Owls", "Laura", "Clara")
    foxes = await founded(house, people, "Foxes", "Berta", "Emil")
    tournament, _ = await announced(house, people)
    await ended(people, "Berta", "Foxes", foxes)
    await again()
    assert await founded(house, people, "Wolves", "Dora") == foxes
    for deed in ("accept", "decline"):
        assert "no such club" in (await act(house, "Dora", tournament, deed)).text
    assert tournament.awaits_acceptance
    assert "Owls" not in (await people["Dora"].slash("club", club="Wolves")).text


async def test_a_member_of_a_later_club_does_not_play_in_a_match(house, again):
    people, tournament, _ = await met(house, owls=("Laura", "Clara"), foxes=("Berta", "Emil"))
    foxes = tournament.options.clubs[1].club
    await ended(people, "Berta", "Foxes", foxes)
    await again()
    assert await founded(house, people, "Wolves", "Laura", "Dora") == foxes
    assert "Only members of" in (await act(house, "Dora", tournament, "signup")).text
    assert not tournament.has_in(int(people["Dora"].id))
