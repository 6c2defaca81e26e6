"""Knock-outs, round robins and arenas."""

from datetime import timedelta
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.rules.draw import draw, finished
from bot.features.tournaments.rules.entries import Adjusted, Why
from bot.features.tournaments.rules.formats.arena import PATIENCE
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


def test_the_bracket_is_fixed_by_the_first_round():
    """Whoever wins, the winners of the same tables meet."""
    met = []
    for score in (by_strength, lambda paired: paired.entrants):
        event = Event(Format.KNOCK_OUT, 16).begin().finish(score)
        table_of = {
            each: pairing.number for pairing in event.tournament.rounds[0].pairings for each in pairing.entrants
        }
        met.append([{table_of[each] for each in pairing.entrants} for pairing in event.tournament.rounds[1].pairings])
    assert met[0] == met[1]
    assert met[0] == [{0, 1}, {2, 3}, {4, 5}, {6, 7}]


def test_whose_opponent_has_withdrawn_goes_on_and_the_bracket_stays():
    event = Event(Format.KNOCK_OUT, 8).begin()
    event.draw()
    event.play(by_strength)
    first = event.tournament.rounds[0].pairings
    winners = [min(pairing.entrants) for pairing in first]
    event.withdraw(winners[2], Why.LEFT_SERVER)
    drawn = event.draw()
    assert [set(table) for table in drawn.tables] == [{winners[0], winners[1]}]
    assert drawn.byes == (winners[3],)
    event.play(by_strength)
    assert [set(table) for table in event.draw().tables] == [{min(winners[:2]), winners[3]}]


def test_who_is_level_is_told_apart_by_scores_then_by_lot():
    event = Event(Format.KNOCK_OUT, 4).begin()
    drawn = event.draw()
    event.score(0, 2, 2)
    event.score(1, 2, 2)
    event.put(Adjusted(event.later(), 1, (1, 1), 1, "both were right"))
    chosen = {frozenset(draw(event.tournament, bytes([seed]) * 32, event.now).tables[0]) for seed in range(60)}
    assert len(chosen) == 4
    assert all(len(two & set(drawn.tables[0])) == 1 for two in chosen)
    event.tournament.pairings[0].scores = (1, 3)
    kept = {draw(event.tournament, bytes([seed]) * 32, event.now).tables[0] for seed in range(60)}
    assert all(drawn.tables[0][1] in two for two in kept)


def test_who_was_absent_does_not_go_on():
    event = Event(Format.KNOCK_OUT, 4).begin()
    drawn = event.draw()
    event.score(0, 0, 0, absent=drawn.tables[0])
    event.score(1, 1, 0)
    assert finished(event.tournament, event.now)
    assert standings(event.tournament)[0].entrant == drawn.tables[1][0]


def test_somebody_of_each_table_is_out_even_if_more_may_go_on_than_sit_there():
    event = Event(Format.KNOCK_OUT, 7, seats=4, going_on=3).begin()
    assert sorted(map(len, event.draw().tables)) == [3, 4]
    event.play(by_strength)
    drawn = event.draw()
    assert sum(map(len, drawn.tables)) + len(drawn.byes) == 5


def test_two_who_come_from_one_table_are_apart_if_that_is_possible():
    event = Event(Format.KNOCK_OUT, 16, seats=4, going_on=2).begin()
    event.draw()
    event.play(by_strength)
    came_from = {each: pairing.number for pairing in event.tournament.pairings for each in pairing.entrants}
    for table in event.draw().tables:
        assert len({came_from[each] for each in table}) == 4


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


def test_games_of_who_withdraws_fall_out_and_late_entrants_meet_all():
    event = Event(Format.ROUND_ROBIN, 8, late=True).begin()
    event.draw()
    event.play(by_strength)
    event.withdraw(3)
    late = event.enter()
    event.finish(by_strength)
    playing = {each.number for each in event.tournament.playing}
    assert late in playing
    met = meetings(event)
    assert set(met.values()) == {1}
    assert {two for two in met if two <= playing} == {frozenset(two) for two in combinations(playing, 2)}
    assert sum(3 in two for two in met) == 1
    assert len(event.tournament.rounds) <= 10


# Arena


def test_in_an_arena_a_lone_free_person_waits():
    event = Event(Format.ARENA, 5, late=True).begin()
    assert len(event.draw().tables) == 2
    waits = ({*range(5)} - {each for pairing in event.tournament.pairings for each in pairing.entrants}).pop()
    assert event.draw() is None
    event.score(0, 1, 0)
    drawn = event.draw()
    assert len(drawn.tables) == 1
    assert waits in drawn.tables[0]  # who has waited longest comes first


def test_those_who_have_just_played_together_wait_for_others_but_not_for_ever():
    event = Event(Format.ARENA, 4).begin()
    event.draw()
    event.score(0, 1, 0)
    assert event.draw() is None
    event.later(PATIENCE.total_seconds())
    assert set(event.draw().tables[0]) == set(event.tournament.pairings[0].entrants)


def test_those_who_have_just_played_together_play_again_if_there_is_nobody_else():
    event = Event(Format.ARENA, 2).begin()
    event.draw()
    event.score(0, 1, 0)
    assert event.draw() is not None


def test_in_an_arena_other_opponents_come_before_near_scores():
    event = Event(Format.ARENA, 4).begin()
    event.draw()
    event.play(by_strength)
    before = {frozenset(pairing.entrants) for pairing in event.tournament.pairings}
    assert not before & {frozenset(two) for two in event.draw().tables}


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
