"""What people see of a tournament while it is played, over the wire."""

import re

import pytest

from tests.conftest import open_house
from tests.features.tournaments.clubs.evening import allowed, met
from tests.features.tournaments.clubs.evening import announced as club_match
from tests.features.tournaments.live.event import EIGHT, MORE, act, opened, under_way, until


def without_marks(seen):
    """Return a message's text without the marks around names."""
    return seen.text.replace("\u2068", "").replace("\u2069", "")


def lines_of(seen):
    return without_marks(seen).splitlines()


def plain_name(house, tournament, entrant):
    return house.discord.world.people[tournament.entrants[entrant].user].name


async def half_played(house):
    """Let eight people play a knock-out until one semi-final is over, whose director gives its result."""
    konrad, tournament = await under_way(house, EIGHT, format="knock-out")
    for number in range(5):
        await until(lambda number=number: len(tournament.pairings) > number)
        await act(house, "Konrad", tournament, f"adjust:{number}")
        await konrad.submit(places="1 2", reason="agreed")
    return tournament


async def test_who_waits_for_the_final_has_reached_it_and_no_open_table_decides_anything(house):
    tournament = await half_played(house)
    lines = lines_of(await act(house, "Konrad", tournament, "standings:0"))
    semi = tournament.pairings[4]
    first, second = (plain_name(house, tournament, each) for each in semi.entrants)
    assert f"**1.** {first} · reached: Final" in lines
    assert f"**4.** {second} · reached: Semi-final" in lines
    assert sum("reached: Semi-final" in line for line in lines) == 3
    assert not any("last table" in line for line in lines)
    seen = await act(house, second, tournament, "me:0")
    assert "Your place: **4** of 8 · reached: Semi-final" in without_marks(seen)


@pytest.mark.parametrize(("turn", "decides"), [("1m", True), (None, False)], ids=["longer", "as-the-others"])
async def test_only_a_first_turn_that_is_longer_than_the_others_is_said_to_decide(house, turn, decides):
    _, tournament = await under_way(house, EIGHT, **({"turn_time": turn} if turn else {}))
    await until(lambda: any("is open. First to move" in (each.content or "") for each in pings(house)))
    ping = next(each.content for each in pings(house) if "is open. First to move" in (each.content or ""))
    assert ("If you miss your first move" in ping) is decides
    for page in ("me:0", "about"):
        text = (await act(house, "Laura", tournament, page)).text
        assert ("If you do not make your first move within 2 minutes" in text) is decides
        assert ("first move" in text) is decides


def pings(house):
    world = house.discord.world
    return [each for each in world.messages.values() if each.author.id == world.bot.id]


async def test_the_threads_of_a_match_have_the_clubs_names(house):
    people, tournament, seen = await met(house)
    await people["Laura"].send_custom_id(seen, f"tournament:{tournament.id}:beginsure")
    await until(lambda: opened(tournament))
    threads = [house.discord.world.channels[each.channel].name for each in tournament.pairings]
    names = [each.replace("\u2068", "").replace("\u2069", "") for each in threads]
    assert sorted(names) == [f"Table {number} · Owls – Foxes" for number in (1, 2, 3)]


async def test_an_address_at_the_end_of_a_hebrew_line_has_no_mark_behind_it(tmp_path):
    async with open_house(tmp_path, more_people=MORE, language="he") as house:
        people = await allowed(house, "Laura", "Berta")
        for person, name in (("Laura", "Owls"), ("Berta", "Foxes")):
            await people[person].slash("organise club", name=name)
        tournament, _ = await club_match(house, people)
        await until(lambda: tournament.message is not None)
        page = await people["Laura"].slash("club", club="Owls")
        assert re.search(rf"https://discord\.com/channels/[0-9]+/[0-9]+/{tournament.message}(?=\s)", page.text)
