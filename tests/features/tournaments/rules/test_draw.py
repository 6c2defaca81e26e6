"""Draws: when they are possible, what holds for all formats; Swiss."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.rules.draw import draw, finished, wants_computers
from bot.features.tournaments.rules.entries import Adjusted, Drawn, Paused, Resumed
from bot.features.tournaments.rules.formats import swiss
from bot.features.tournaments.rules.options import BY_OTHER_COMMANDS, Format
from bot.features.tournaments.rules.pairing.matching import by_lot
from bot.features.tournaments.rules.pairing.seating import sizes
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.views.why import reason_texts
from bot.locales.words import words_for
from tests.features.tournaments.rules.whole_events import SEED, Event, by_chance

FORMATS = [each for each in Format if each not in BY_OTHER_COMMANDS]
"""Those of ``/organise tournament``. For matches of clubs, see ``test_clubs``; for ladders ``test_ladder``."""


# When a draw is possible


def test_nothing_is_drawn_before_it_begins_while_it_is_paused_or_while_a_table_is_open():
    event = Event(Format.SWISS, 4)
    assert event.draw() is None
    assert not finished(event.tournament, event.now)
    event.begin()
    event.put(Paused(event.later(), 1))
    assert event.draw() is None
    event.put(Resumed(event.later(), 1))
    assert event.draw() is not None
    assert event.draw() is None
    event.score(0, 1, 0)
    assert event.draw() is None
    assert not finished(event.tournament, event.now)
    event.score(1, 1, 0)
    assert event.draw() is not None


@pytest.mark.parametrize("kind", FORMATS)
def test_it_is_finished_when_one_or_only_computers_are_left(kind):
    event = Event(kind, 2, computers=2).begin()
    event.withdraw(0)
    if kind is not Format.KNOCK_OUT:
        assert not finished(event.tournament, event.now)
    event.withdraw(1)
    assert event.draw() is None
    assert finished(event.tournament, event.now)


# All formats


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(FORMATS), st.integers(2, 21), st.sampled_from([2, 2, 3, 4, 5]), st.integers(0, 10**6), st.data())
def test_whatever_happens(kind, people, seats, chance, data):
    """Draws, results that are level, withdrawals, late entries, changed results: what is said below holds always."""
    options = {"late": kind is not Format.KNOCK_OUT, "rounds": 5 if kind is Format.SWISS else None, "minutes": 10}
    going_on = data.draw(st.integers(1, seats - 1)) if kind is Format.KNOCK_OUT else 1
    least = data.draw(st.integers(2, min(seats, 3)))
    event = Event(
        kind,
        people,
        computers=data.draw(st.integers(0, 2)),
        seats=seats,
        least=least,
        going_on=going_on,
        seed=chance.to_bytes(32, "big"),
        **options,
    ).begin()
    score = by_chance(chance)
    most = 0
    while not finished(event.tournament, event.now):
        most += 1
        assert most < 200, "it does not end"
        playing = {each.number for each in event.tournament.playing}
        busy = {each for pairing in event.tournament.open_pairings for each in pairing.entrants}
        drawn = event.draw()
        if drawn is None:
            assert kind is Format.ARENA or finished(event.tournament, event.now)
            event.later(120)
        else:
            seated = [each for table in drawn.tables for each in table] + list(drawn.byes)
            assert len(seated) == len(set(seated))
            assert set(seated) <= playing - busy
            assert all(least <= len(table) <= seats for table in drawn.tables)
            if kind in (Format.SWISS, Format.ROUND_ROBIN):
                assert set(seated) == playing
            for pairing in event.tournament.rounds[-1].pairings:
                assert reason_texts(words_for("en"), event.tournament, pairing)
        if kind is Format.ARENA:
            left = event.tournament.open_pairings[: data.draw(st.integers(0, 3))]
            for each in left:
                event.score(each.number, *score(each))
            event.later(20)
        else:
            event.play(score)
        whatever = data.draw(st.sampled_from(["", "", "", "withdraw", "enter", "adjust"]))
        if whatever == "withdraw" and event.tournament.playing:
            event.withdraw(data.draw(st.sampled_from(event.tournament.playing)).number)
        if whatever == "enter" and options["late"] and most < 4:
            event.enter()
        if whatever == "adjust" and kind is not Format.KNOCK_OUT and event.tournament.pairings:
            pairing = data.draw(st.sampled_from(event.tournament.pairings))
            event.put(Adjusted(event.later(), pairing.number, (1,) * len(pairing.entrants), 1, "why"))
        if kind is Format.ARENA and finished(event.tournament, event.now):
            event.play(score)
        if kind is Format.ARENA and event.now > event.tournament.closes_at:
            event.play(score)
    assert draw(event.tournament, event.seed, event.now) is None
    check_replay(event)
    check_standings(event)


def check_replay(event):
    """Draw everything again from the record."""
    again = Tournament.announced(1, 2, 3, event.record[0])
    for entry in event.record[1:]:
        if isinstance(entry, Drawn):
            assert draw(again, event.seed, entry.at) == entry
        again.apply(entry)
    assert standings(again) == standings(event.tournament)


def check_standings(event):
    found = standings(event.tournament)
    assert len({each.entrant for each in found}) == len(found)
    assert [each.place for each in found] == sorted(each.place for each in found)
    for number, each in enumerate(found):
        assert each.place <= number + 1
        if event.tournament.entrants[each.entrant].computer:
            assert each.prize is None


# Computers


@pytest.mark.parametrize("kind", [Format.SWISS, Format.KNOCK_OUT, Format.ROUND_ROBIN, Format.ARENA])
def test_computers_are_wanted_where_people_are_too_few_for_a_table(kind):
    event = Event(kind, 2, seats=4, least=3).begin()
    assert wants_computers(event.tournament, event.seed, event.now)
    event.withdraw(0)
    assert not wants_computers(event.tournament, event.seed, event.now)
    assert finished(event.tournament, event.now)


def test_computers_are_wanted_for_the_rounds_that_are_left():
    event = Event(Format.SWISS, 3, seats=3, least=3, rounds=2).begin()
    event.draw()
    event.play(lambda pairing: (3, 2, 1))
    event.withdraw(2)
    assert wants_computers(event.tournament, event.seed, event.now)


def test_no_computers_are_wanted_once_all_is_played():
    event = Event(Format.SWISS, 3, seats=3, least=3, rounds=1).begin()
    event.draw()
    event.play(lambda pairing: (3, 2, 1))
    event.withdraw(2)
    assert not wants_computers(event.tournament, event.seed, event.now)


# Swiss


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(2, 2, 1), (8, 2, 3), (9, 2, 4), (16, 4, 2), (17, 4, 3), (3, 4, 1), (5000, 2, 13)]
)
def test_as_many_rounds_as_single_out_one_winner(people, seats, rounds):
    event = Event(Format.SWISS, people, seats=seats).begin()
    assert swiss.rounds(event.tournament) == rounds


def test_lots_have_chance_for_many():
    """The last of many can come anywhere: an order by one number of 512 bits leaves most of them where they were."""
    orders = [by_lot(bytes([each]) * 32, "a", range(1000)) for each in range(40)]
    assert len({order[0] for order in orders}) > 30
    assert len({order.index(999) for order in orders}) > 30
    assert len({order.index(0) for order in orders}) > 30


@given(st.integers(0, 60), st.integers(2, 8), st.data())
def test_sizes_of_tables(count, seats, data):
    least = data.draw(st.integers(2, seats))
    found = sizes(count, seats, least)
    assert all(least <= each <= seats for each in found)
    assert not found or max(found) - min(found) <= 1
    assert found == sorted(found, reverse=True)
    possible = [n for n in range(count + 1) if any(least * t <= n <= seats * t for t in range(n + 1))]
    assert sum(found) == max(possible)
    assert len(found) == -(-sum(found) // seats)


def test_another_seed_draws_otherwise():
    for kind in FORMATS:
        event = Event(kind, 12).begin()
        assert draw(event.tournament, SEED, event.now) == draw(event.tournament, SEED, event.now)
        assert len({draw(event.tournament, bytes([each]) * 32, event.now) for each in range(5)}) == 5
