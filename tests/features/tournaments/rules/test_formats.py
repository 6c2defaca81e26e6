"""Knock-outs, round robins and arenas."""

from datetime import timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.rules.draw import finished
from bot.features.tournaments.rules.formats.knock_out import first_sizes
from bot.features.tournaments.rules.options import Format, Options
from bot.features.tournaments.rules.standings import standings
from tests.features.tournaments.rules.whole_events import Event, by_chance, by_strength, meetings

# Knock-out


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 70), st.sampled_from([2, 3, 4, 5]), st.data())
def test_after_the_first_round_tables_are_full(people, seats, data):
    going_on = data.draw(st.sampled_from([each for each in range(1, seats) if seats % each == 0]))
    event = Event(Format.KNOCK_OUT, people, seats=seats, going_on=going_on).begin().finish(by_chance(people))
    first, *later = event.tournament.rounds
    for each in later:
        assert not each.byes
        assert {len(pairing.entrants) for pairing in each.pairings} == {seats}
    there = [each for pairing in first.pairings for each in pairing.entrants] + list(first.byes)
    assert sorted(there) == list(range(people))
    assert standings(event.tournament)[0].place == 1


@given(st.integers(2, 200), st.integers(2, 8), st.data())
def test_each_round_of_a_knock_out_has_fewer_entrants(people, seats, data):
    least = data.draw(st.integers(2, seats))
    options = Options("claro", Format.KNOCK_OUT, seats, least=least, going_on=data.draw(st.integers(1, seats - 1)))
    left = people
    while left > seats:
        seated = first_sizes(options, left)
        assert seated
        assert sum(seated) <= left
        assert all(each <= seats for each in seated)
        after = left - sum(seated) + sum(min(options.going_on, each - 1) for each in seated)
        assert after < left
        left = after


def test_two_who_are_left_of_a_game_for_three_share_the_first_place():
    event = Event(Format.KNOCK_OUT, 9, seats=3, least=3).begin()
    event.draw()
    event.play(by_strength)
    event.withdraw(standings(event.tournament)[0].entrant)
    assert finished(event.tournament, event.now)


# Round robin


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 24), st.integers(0, 10**6))
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_once(people, chance):
    event = Event(Format.ROUND_ROBIN, people, seed=chance.to_bytes(32, "big")).begin().finish(by_chance(chance))
    assert set(meetings(event).values()) == {1}
    assert len(meetings(event)) == people * (people - 1) // 2
    assert len(event.tournament.rounds) == people - 1 + people % 2


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 24), st.integers(3, 6), st.integers(0, 10**6))
def test_in_a_round_robin_of_tables_everybody_meets_everybody(people, seats, chance):
    event = Event(Format.ROUND_ROBIN, people, seats=seats, seed=chance.to_bytes(32, "big")).begin()
    event.finish(by_chance(chance))
    assert len(meetings(event)) == people * (people - 1) // 2


# Arena


def test_an_arena_closes():
    event = Event(Format.ARENA, 6, minutes=10).begin()
    event.draw()
    event.later(599)
    event.score(0, 1, 0)
    event.score(2, 1, 0)
    assert event.now >= event.tournament.begun_at + timedelta(minutes=10)
    assert event.draw() is None
    assert not finished(event.tournament, event.now)
    event.score(1, 1, 0)
    assert finished(event.tournament, event.now)
    assert not finished(event.tournament, event.now - timedelta(seconds=60))


def test_in_an_arena_a_computer_waits_before_a_person():
    for seed in range(8):
        event = Event(Format.ARENA, 2, computers=1, seed=bytes([seed]) * 32).begin()
        assert [set(table) for table in event.draw().tables] == [{0, 1}]


def test_computers_do_not_play_each_other_in_an_arena():
    event = Event(Format.ARENA, 1, computers=3, late=True).begin()
    drawn = event.draw()
    assert len(drawn.tables) == 1
    assert 0 in drawn.tables[0]
    assert event.draw() is None
