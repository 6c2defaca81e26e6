"""A match of clubs that has as many directors as may be added, and is accepted by one more."""

from tests.conftest import open_house
from tests.features.tournaments.clubs.evening import allowed, announced, founded
from tests.features.tournaments.live.event import MORE, act


async def test_who_accepts_a_match_is_not_one_director_too_many_for_the_form(tmp_path):
    more = tuple(f"Person{number}" for number in range(10))
    async with open_house(tmp_path, more_people=(*MORE, *more), turn_seconds=600, remind_seconds=0) as house:
        people = await allowed(house, "Laura", "Berta")
        await founded(house, people, "Owls", "Laura", "Clara")
        await founded(house, people, "Foxes", "Berta", "Dora")
        tournament, _ = await announced(house, people)
        chosen = [str(each.id) for each in house.discord.world.people.values() if each.name in more]
        await act(house, "Laura", tournament, "directors")
        await people["Laura"].submit(people=chosen)
        assert len(tournament.directors) == 10
        await act(house, "Berta", tournament, "accept")
        await act(house, "Laura", tournament, "directors")
        await people["Laura"].submit(people=[*chosen, people["Berta"].id])
        assert len(tournament.directors) == 11
        await act(house, "Laura", tournament, "directors")
        await people["Laura"].submit(people=chosen[1:])
        assert tournament.directors == {int(each) for each in chosen[1:]}
