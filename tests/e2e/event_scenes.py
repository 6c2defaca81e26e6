"""Tournaments, ladders and matches of clubs for pictures: the same in every language, and each time."""

from __future__ import annotations

from bot.features.tournaments.feature import Events
from tests.conftest import House
from tests.e2e.choosing import house_rules
from tests.features.tournaments.clubs.evening import new_role
from tests.features.tournaments.live.event import EIGHT, act, announce, challenge, live, opened, until
from tests.features.tournaments.live.test_ladders import press

MANAGE_SERVER = 1 << 5 | 1 << 33

SEED = bytes.fromhex("5a" * 32)

CLUBS = {
    "en": ("Owls", "Foxes"),
    "de": ("Eulen", "Füchse"),
    "fr": ("Hiboux", "Renards"),
    "he": ("ינשופים", "שועלים"),
}


async def knock_out(house: House):
    """Let eight people play a knock-out, up to the first semi-final; return it."""
    tournament = await _entered(house, format="knock-out")
    await _play(house, tournament, range(5))
    return tournament


async def swiss(house: House):
    """Let eight people play two rounds of a Swiss tournament and some of the third; return it."""
    tournament = await _entered(house, format="swiss", rounds=4)
    await _play(house, tournament, range(10))
    return tournament


async def ladder(house: House):
    """Let seven people climb a ladder, three of whom have been challenged; return it."""
    people = await _people(house)
    await people["Konrad"].slash("organise ladder", game="africa")
    (found,) = [each for each in house.app[Events].house.tournaments.live if each.ladder is not None]
    for name in EIGHT[:7]:
        await press(house, name, found, "join")
    for one, other, conceded in (("Armin", "Laura", True), ("Dora", "Konrad", True), ("Emil", "Berta", False)):
        await challenge(house, people[one], people[other].id)
        await until(lambda: found.ladder.challenges and found.ladder.challenges[-1].message is not None)
        if conceded:
            number = found.ladder.challenges[-1].number
            await press(house, other, found, f"concedesure:{number}")
            await until(lambda: not any(each.open for each in found.ladder.challenges))
    return found


async def match(house: House, language: str):
    """Let two clubs of four play a match at four tables, up to the third; return it."""
    people = await _people(house)
    names = CLUBS[language]
    for name, members in zip(names, (EIGHT[:4], EIGHT[4:]), strict=True):
        role = await new_role(house, name, *members)
        await people[members[0]].slash("organise club", name=name, role=str(role.id))
    seen = await people["Laura"].slash("club", against=names[1], game="africa", tables=4)
    (found,) = [each for each in house.app[Events].house.tournaments.live if each.options.clubs]
    await people["Berta"].send_custom_id(seen, f"tournament:{found.id}:accept")
    for person in people.values():
        await person.send_custom_id(seen, f"tournament:{found.id}:signup")
    await people["Laura"].send_custom_id(seen, f"tournament:{found.id}:beginsure")
    found = live(house, found.id)
    await _play(house, found, range(3))
    return found


async def _people(house: House):
    """Open everybody's client, and let everybody manage the server; tables are of one round."""
    house.discord.world.guild.permissions |= MANAGE_SERVER
    house.app[Events].house.tournaments._draw_seed = lambda: SEED
    people = {name: await house.person(name) for name in EIGHT}
    await house_rules(people["Konrad"], "africa", rounds="1")
    return people


async def _entered(house: House, **options):
    people = await _people(house)
    found = await announce(house, people["Konrad"], **options)
    for name in EIGHT:
        await act(house, name, found, "signup")
    await act(house, "Konrad", found, "beginsure")
    return found


async def _play(house: House, tournament, numbers) -> None:
    """Play pairings to their end, one after the other, with moves that are the same each time."""
    for number in numbers:
        await until(lambda number=number: len(tournament.pairings) > number)
        pairing = tournament.pairings[number]
        await until(lambda pairing=pairing: pairing.table is not None)
        table = await house.app.room.find(pairing.table)
        while table.live and not pairing.over:
            seat = table.people_to_act()[0]
            moves = table.position.legal_moves(seat)
            await house.app.room.play(table, table.seats[seat].user, table.position.turn, moves[number % len(moves)])
        await until(lambda pairing=pairing: pairing.over)
    await until(lambda: opened(tournament))
