"""How much may be announced in a server: many at once, many by one, and the same clubs again and again."""

import asyncio
from datetime import timedelta

import pytest

from bot.features.tournaments.feature import Events
from bot.features.tournaments.live.crowding import (
    ASKED_AGAIN_AFTER,
    MATCHES_WITHIN,
    MOST_LIVE,
    MOST_LIVE_BY_ONE,
    MOST_MATCHES,
)
from bot.features.tournaments.rules.entries import Ending
from bot.features.tournaments.rules.options import Format, Options, Side
from bot.features.tournaments.rules.running import decline, end
from bot.games.catalog import GAMES
from bot.games.refused import Refused
from tests.features.tournaments.clubs import evening
from tests.features.tournaments.live.event import announced
from tests.features.tournaments.live.test_times import move_clock

GUILD, KONRAD = 10, 30
OWLS, FOXES, HARES = (Side(number, name) for number, name in enumerate(("Owls", "Foxes", "Hares"), 1))
"""Clubs, which nobody needs to have founded to be limited."""


@pytest.fixture
def announce(house):
    """Announce events as the commands do."""

    channel = house.discord.world.guild.channels[0]  # in one that Discord does not know, an event soon ends by itself

    async def made(organiser=KONRAD, clubs=(), form=Format.SWISS, guild=GUILD):
        options = Options("africa", Format.CLUBS if clubs else form, clubs=clubs, tables=1 if clubs else 0)
        return await house.app[Events].house.tournaments.announce(
            guild, channel.id, GAMES["africa"], options, organiser
        )

    return made


async def codes(awaitables):
    """Return how often each was announced, or why it was not."""
    found = await asyncio.gather(*awaitables, return_exceptions=True)
    assert all(isinstance(each, Refused) or hasattr(each, "id") for each in found), found
    named = [getattr(each, "code", "announced") for each in found]
    return {each: named.count(each) for each in named}


async def ended(house, tournament):
    """End a tournament as its directors do."""
    tournaments = house.app[Events].house.tournaments
    seed = await house.app[Events].house.director.seed(tournament)
    await tournaments.do(tournament, end, seed, Ending.CALLED_OFF)


async def test_of_many_that_one_person_announces_at_once_only_some_are(house, announce):
    found = await codes(announce() for _ in range(MOST_LIVE_BY_ONE + 5))
    assert found == {"announced": MOST_LIVE_BY_ONE, "too_many_live_by_one": 5}
    await announce(guild=GUILD + 1)
    await ended(house, house.app[Events].house.tournaments.of_guild(GUILD)[0])
    await announce(form=Format.LADDER)


async def test_of_many_that_people_announce_in_a_server_at_once_only_some_are(announce):
    found = await codes(announce(organiser) for organiser in range(1, MOST_LIVE + 4))
    assert found == {"announced": MOST_LIVE, "too_many_live": 3}


async def test_two_clubs_have_one_match_at_a_time_whoever_asks_for_it(house, announce):
    asked = [(OWLS, FOXES), (FOXES, OWLS)] * 3
    found = await codes(announce(organiser, clubs=clubs) for organiser, clubs in enumerate(asked, 1))
    assert found == {"announced": 1, "match_live": 5}
    await announce(clubs=(OWLS, HARES))


async def test_a_match_that_did_not_take_place_is_not_asked_for_again_at_once(house, announce):
    tournaments = house.app[Events].house.tournaments
    match = await announce(clubs=(OWLS, FOXES))
    await tournaments.do(match, decline, 99, await house.app[Events].house.director.seed(match))
    assert await codes([announce(99, clubs=(FOXES, OWLS))]) == {"match_again_later": 1}
    move_clock(house, (ASKED_AGAIN_AFTER + timedelta(seconds=5)).total_seconds())
    await announce(99, clubs=(FOXES, OWLS))


async def test_who_founds_their_club_anew_does_not_ask_the_same_club_again_at_once(house, announce):
    tournaments = house.app[Events].house.tournaments
    match = await announce(clubs=(OWLS, FOXES))
    await tournaments.do(match, decline, 99, await house.app[Events].house.director.seed(match))
    refounded = Side(100, "Owls")
    assert await codes([announce(clubs=(refounded, FOXES))]) == {"match_again_later": 1}
    await announce(clubs=(refounded, HARES))
    await announce(77, clubs=(HARES, FOXES))  # others may ask them


async def test_who_has_announced_many_matches_waits_for_the_next_day(house, announce):
    for number in range(MOST_MATCHES):
        await ended(house, await announce(clubs=(OWLS, Side(100 + number, "Others"))))
    assert await codes([announce(clubs=(OWLS, FOXES))]) == {"too_many_matches": 1}
    await announce(99, clubs=(FOXES, HARES))
    move_clock(house, (MATCHES_WITHIN + timedelta(seconds=5)).total_seconds())
    await announce(clubs=(OWLS, FOXES))


async def test_a_keeper_who_asks_again_reads_when_they_can(house):
    people = await evening.allowed(house, "Laura", "Berta")
    await evening.founded(house, people, "Owls", "Laura")
    await evening.founded(house, people, "Foxes", "Berta")
    tournament, seen = await evening.announced(house, people)
    again = await people["Laura"].slash("club", against="Foxes", game="africa", tables=3)
    assert "a match that is not over" in again.text
    assert again.ephemeral
    await people["Berta"].send_custom_id(seen, f"tournament:{tournament.id}:decline")
    again = await people["Laura"].slash("club", against="Foxes", game="africa", tables=3)
    assert "did not take place. You can announce another one <t:" in again.text
    asked = [each for each in house.discord.world.messages.values() if int(people["Berta"].id) in each.mentions]
    assert len(asked) == 1


async def test_who_has_announced_too_many_reads_what_to_do(house):
    konrad, _ = await announced(house)
    for _ in range(MOST_LIVE_BY_ONE - 1):
        await konrad.slash("organise ladder", game="africa")
    answer = await konrad.slash("organise tournament", game="africa", format="swiss")
    assert "call one off" in answer.text
    assert answer.ephemeral
    assert len(house.app[Events].house.tournaments.live) == MOST_LIVE_BY_ONE
