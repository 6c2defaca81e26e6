"""Standings: by hand, and beside a count that is written in another way."""

from collections import defaultdict
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.rules.entries import Adjusted, Drawn, Why
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.results import results
from bot.features.tournaments.rules.standings import TIE_BREAKS, TieBreak, standings
from tests.features.tournaments.rules.whole_events import Event, by_chance, by_strength


def places(event):
    return {each.entrant: each.place for each in standings(event.tournament)}


def draw(event, *tables, byes=()):
    event.put(Drawn(event.later(), tables, byes))


def test_points_at_tables_of_several():
    event = Event(Format.SWISS, 7, seats=4).begin()
    draw(event, (0, 1, 2, 3), (4, 5, 6))
    event.score(0, 9, 5, 5, 1)
    event.score(1, 3, 2, 1)
    found = {each.entrant: each.points for each in standings(event.tournament)}
    half = Fraction(1, 2)
    assert found == {0: 1, 1: half, 2: half, 3: 0, 4: 1, 5: half, 6: 0}


def test_who_was_absent_gets_nothing_even_if_nobody_came():
    event = Event(Format.SWISS, 4).begin()
    draw(event, (0, 1), (2, 3))
    event.score(0, 0, 0, absent=(0, 1))
    event.score(1, 0, 0, absent=(3,))
    assert {each.entrant: each.points for each in standings(event.tournament)} == {0: 0, 1: 0, 2: 1, 3: 0}


def test_a_director_who_gives_absent_people_a_result_counts():
    event = Event(Format.SWISS, 2).begin()
    draw(event, (0, 1))
    event.score(0, 0, 0, absent=(0, 1))
    event.put(Adjusted(event.later(), 0, (1, 2), 1, "their line was cut"))
    assert [(each.entrant, each.points) for each in standings(event.tournament)] == [(0, 1), (1, 0)]


def test_a_bye_is_a_win_but_not_in_a_round_robin():
    for kind, worth in ((Format.SWISS, 1), (Format.ROUND_ROBIN, 0)):
        event = Event(kind, 3).begin()
        draw(event, (0, 1), byes=(2,))
        standing = next(each for each in standings(event.tournament) if each.entrant == 2)
        assert (standing.points, standing.played) == (worth, 0)


def test_buchholz_then_without_the_lowest_then_wins():
    event = Event(Format.SWISS, 4).begin()
    draw(event, (0, 1), (2, 3))
    event.score(0, 1, 0)
    event.score(1, 1, 0)
    draw(event, (0, 2), (1, 3))
    event.score(2, 1, 1)
    event.score(3, 1, 0)
    by = {each.entrant: each for each in standings(event.tournament)}
    assert {each: by[each].points for each in by} == {0: Fraction(3, 2), 1: 1, 2: Fraction(3, 2), 3: 0}
    assert by[0].tie_breaks[TieBreak.BUCHHOLZ] == Fraction(5, 2)
    assert by[2].tie_breaks[TieBreak.BUCHHOLZ] == Fraction(3, 2)
    assert by[2].tie_breaks[TieBreak.BUCHHOLZ_CUT] == Fraction(3, 2)
    assert by[0].tie_breaks[TieBreak.WINS] == 1
    assert places(event) == {0: 1, 2: 2, 1: 3, 3: 4}
    assert tuple(by[0].tie_breaks) == TIE_BREAKS[Format.SWISS]


def test_the_direct_result_decides_between_two_who_are_level():
    event = Event(Format.ROUND_ROBIN, 4).begin()
    for tables in (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2))):
        draw(event, *tables)
    for pairing, scores in enumerate([(0, 1), (1, 0), (1, 0), (1, 0), (1, 0), (0, 1)]):
        event.score(pairing, *scores)
    by = {each.entrant: each for each in standings(event.tournament)}
    assert {each: by[each].points for each in by} == {0: 2, 1: 2, 2: 2, 3: 0}
    # All three have beaten one of the others: the direct result is level, and so are their places.
    assert {each: by[each].tie_breaks[TieBreak.DIRECT] for each in by} == {0: 1, 1: 1, 2: 1, 3: 0}
    assert places(event) == {0: 1, 1: 1, 2: 1, 3: 4}
    # 0 and 1 win their direct games and lose one: now 1 is ahead of 0, whom it has beaten.
    event.put(Adjusted(event.later(), 5, (1, 2), 9, "a card too many"))
    by = {each.entrant: each for each in standings(event.tournament)}
    assert {each: by[each].points for each in by} == {0: 2, 1: 3, 2: 1, 3: 0}
    event.put(Adjusted(event.later(), 3, (2, 1), 9, "a card too few"))
    by = {each.entrant: each for each in standings(event.tournament)}
    assert {each: (by[each].points, by[each].tie_breaks[TieBreak.DIRECT]) for each in (0, 1)} == {0: (2, 0), 1: (2, 1)}
    assert places(event) == {1: 1, 0: 2, 2: 3, 3: 4}  # 2 has beaten 3
    assert by[1].tie_breaks[TieBreak.SONNEBORN_BERGER] == 2 + 1


def test_no_direct_result_among_those_who_have_not_all_met():
    event = Event(Format.ROUND_ROBIN, 4).begin()
    draw(event, (0, 1), (2, 3))
    event.score(0, 1, 1)
    event.score(1, 1, 1)
    assert {each.tie_breaks[TieBreak.DIRECT] for each in standings(event.tournament)} == {0}
    assert set(places(event).values()) == {1}


def test_no_direct_result_where_one_of_three_has_met_nobody_else():
    event = Event(Format.ROUND_ROBIN, 6).begin()
    draw(event, (0, 1), (2, 4), (5, 3))
    draw(event, (5, 0), (1, 3))
    draw(event, (5, 2))
    for pairing in range(6):
        event.score(pairing, 1, 0)
    by = {each.entrant: each for each in standings(event.tournament)}
    assert [by[each].points for each in (0, 1, 2)] == [1, 1, 1]
    assert {by[each].tie_breaks[TieBreak.DIRECT] for each in (0, 1, 2)} == {0}


def test_who_is_level_in_the_final_shares_the_first_place():
    event = Event(Format.KNOCK_OUT, 2).begin()
    event.draw()
    event.score(0, 3, 3)
    found = standings(event.tournament)
    assert [(each.place, each.prize, each.tie_breaks[TieBreak.ROUNDS]) for each in found] == [
        (1, 1, 1),
        (1, 1, 1),
    ]


def test_in_an_arena_who_needed_fewer_games_is_ahead():
    event = Event(Format.ARENA, 3).begin()
    draw(event, (0, 1))
    event.score(0, 1, 0)
    draw(event, (2, 1))
    event.score(1, 0, 1)
    draw(event, (2, 1))
    event.score(2, 1, 0)
    assert places(event) == {0: 1, 2: 2, 1: 3}


def test_a_knock_out_goes_by_how_far_one_came():
    event = Event(Format.KNOCK_OUT, 8).begin().finish(by_strength)
    found = standings(event.tournament)
    assert found[0].entrant == 0
    assert sorted(each.place for each in found) == [1, 2, 3, 3, 5, 5, 5, 5]
    assert [each.tie_breaks[TieBreak.ROUNDS] for each in found] == [3, 2, 1, 1, 0, 0, 0, 0]


def test_in_a_final_of_several_each_place_counts():
    event = Event(Format.KNOCK_OUT, 16, seats=4, going_on=2).begin().finish(by_strength)
    found = standings(event.tournament)
    assert [each.place for each in found[:4]] == [1, 2, 3, 4]
    final = event.tournament.pairings[-1]
    assert [each.entrant for each in found[:4]] == sorted(final.entrants)


def test_computers_and_who_was_disqualified_win_no_prize():
    event = Event(Format.SWISS, 3, computers=1).begin()
    draw(event, (3, 1), (0, 2))
    event.score(0, 1, 0)
    event.score(1, 1, 0)
    event.withdraw(0, Why.DISQUALIFIED)
    found = {each.entrant: (each.place, each.prize) for each in standings(event.tournament)}
    assert found == {3: (1, None), 1: (2, 1), 2: (2, 1), 0: (4, None)}


def test_who_never_played_has_no_place():
    event = Event(Format.SWISS, 3, limit=2)
    event.withdraw(0)
    event.enter()
    assert event.tournament.entrants[3].waiting
    assert {each.entrant for each in standings(event.tournament)} == {1, 2}


def independent(event):
    """Points and Swiss tie-breaks, counted from the record alone, for each entrant."""
    tables, results_of, byes = [], {}, defaultdict(int)
    for entry in event.record:
        match type(entry).__name__:
            case "Drawn":
                tables += entry.tables
                for each in entry.byes:
                    byes[each] += 1
            case "Played":
                gone = set(entry.absent)
                results_of[entry.pairing] = (entry.places, gone)
    points, wins, games = defaultdict(Fraction), defaultdict(int), defaultdict(list)
    for number, (place, gone) in results_of.items():
        table = tables[number]
        for me, mine in zip(table, place, strict=True):
            against = [theirs for other, theirs in zip(table, place, strict=True) if other != me]
            worth = Fraction(sum(2 for each in against if each > mine) + against.count(mine), 2 * len(against))
            points[me] += 0 if me in gone else worth
            wins[me] += me not in gone and worth == 1
            games[me].append([other for other in table if other != me])
    for each, count in byes.items():
        points[each] += count
    sums = {me: [sum(points[o] for o in others) / len(others) for others in games[me]] for me in games}
    return points, {me: (sum(each), sum(each) - min(each)) for me, each in sums.items()}, wins


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 19), st.sampled_from([2, 3, 4]), st.integers(0, 999), st.booleans())
def test_an_independent_count_agrees(people, seats, chance, late):
    event = Event(Format.SWISS, people, seats=seats, late=late, rounds=4, seed=chance.to_bytes(32, "big")).begin()
    score = by_chance(chance)
    for number in range(4):
        if event.draw() is None:
            break
        event.play(score)
        if late and number == 1:
            event.enter()
        if chance % 3 == 0:
            event.withdraw(event.tournament.playing[0].number)
    points, buchholz, wins = independent(event)
    for each in standings(event.tournament):
        assert each.points == points[each.entrant]
        assert (each.tie_breaks[TieBreak.BUCHHOLZ], each.tie_breaks[TieBreak.BUCHHOLZ_CUT]) == buchholz.get(
            each.entrant, (0, 0)
        )
        assert each.tie_breaks[TieBreak.WINS] == wins[each.entrant]
    keys = [
        (each.points, *(each.tie_breaks[name] for name in TIE_BREAKS[Format.SWISS]))
        for each in standings(event.tournament)
    ]
    assert keys == sorted(keys, reverse=True)
    for each, key in zip(standings(event.tournament), keys, strict=True):
        assert each.place == 1 + sum(other > key for other in keys)


def test_results_of_the_first_rounds_only():
    event = Event(Format.SWISS, 4, rounds=2).begin().finish(by_strength)
    assert sum(results(event.tournament, 1).played) == 4
    assert sum(results(event.tournament).played) == 8
