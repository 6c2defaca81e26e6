"""Check-in, the beginning, draws, tables, results and the end."""

import pytest

from bot.features.tournaments.rules.directors import pause, resume
from bot.features.tournaments.rules.entries import Drawn, Ending
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.running import (
    begin,
    behind,
    close_table,
    end,
    open_check_in,
    open_table,
    play_result,
    ranked,
    take_draw,
)
from bot.features.tournaments.rules.signing_up import withdraw
from bot.features.tournaments.rules.tournament import Phase
from tests.cases import for_each
from tests.features.tournaments.rules.events import (
    HOUR,
    NOW,
    ORGANISER,
    SEED,
    begun,
    checking_in,
    draw,
    drawn,
    entered,
    play,
    refused,
)


def ended(tournament):
    tournament.apply(end(tournament, NOW, SEED, Ending.CALLED_OFF))
    return tournament


def test_check_in_opens_once_and_before_the_beginning():
    assert refused(open_check_in, entered(4), NOW) == "no_check_in"
    assert refused(open_check_in, checking_in(4), NOW) == "check_in_open"
    assert refused(open_check_in, begun(4), NOW) == "tournament_begun"
    assert refused(open_check_in, ended(entered(4)), NOW) == "tournament_over"


def test_it_begins_once():
    tournament = entered(4)
    tournament.apply(begin(tournament, NOW))
    assert (tournament.phase, tournament.begun_at) == (Phase.RUNNING, NOW)
    assert refused(begin, tournament, NOW) == "tournament_begun"
    assert refused(begin, ended(tournament), NOW) == "tournament_over"


def test_it_does_not_begin_with_too_few_or_in_a_pause():
    assert refused(begin, entered(1), NOW) == "too_few_entrants"
    tournament = entered(2)
    tournament.apply(pause(tournament, NOW, ORGANISER))
    assert refused(begin, tournament, NOW) == "tournament_paused"
    tournament.apply(resume(tournament, NOW, ORGANISER))
    begin(tournament, NOW)


def test_computers_do_not_make_a_tournament():
    tournament = entered(1, computers=True)
    assert refused(begin, tournament, NOW) == "too_few_entrants"


def test_an_arenas_games_begin_until_its_time_is_up():
    assert entered(2, Format.ARENA, minutes=60).closes_at is None
    assert begun(2, Format.ARENA, minutes=60).closes_at == NOW + HOUR
    assert begun(2).closes_at is None


# Draws


@for_each(
    ("tables", "byes"),
    [
        ((), ()),
        (((0, 1), (1, 2)), ()),
        (((0, 1),), (1,)),
        (((0, 77),), ()),
        (((0, -1),), ()),
        (((0,),), ()),
        (((0, 1, 2),), ()),
        (((0, 3),), ()),
    ],
)
def test_draws_that_cannot_be(tables, byes):
    tournament = begun(4)
    tournament.apply(withdraw(tournament, NOW, 103))
    assert refused(take_draw, tournament, Drawn(NOW, tables, byes)) == "bad_draw"


def test_nobody_is_drawn_who_still_plays():
    tournament = drawn(form=Format.ARENA)
    assert refused(take_draw, tournament, Drawn(NOW, ((0, 2),))) == "bad_draw"
    play(tournament, 0, 1, 2)
    draw(tournament, (0, 1))
    assert [each.number for each in tournament.pairings] == [0, 1, 2]
    assert tournament.pairings[2].round == 2


def test_who_waits_is_not_drawn():
    assert refused(take_draw, begun(4, limit=3), Drawn(NOW, ((0, 3),))) == "bad_draw"


def test_nothing_is_drawn_before_the_beginning_or_in_a_pause():
    assert refused(take_draw, entered(4), Drawn(NOW, ((0, 1),))) == "tournament_not_begun"
    tournament = begun(4)
    tournament.apply(pause(tournament, NOW, ORGANISER))
    assert refused(take_draw, tournament, Drawn(NOW, ((0, 1),))) == "tournament_paused"


# Tables


def test_a_pairing_has_one_table_at_a_time():
    tournament = drawn()
    assert refused(close_table, tournament, NOW, 0) == "no_table"
    tournament.apply(open_table(tournament, NOW, 0, 55, 66))
    assert (tournament.pairings[0].table, tournament.pairings[0].channel) == (55, 66)
    assert refused(open_table, tournament, NOW, 0, 56, 67) == "table_open"
    tournament.apply(close_table(tournament, NOW, 0))
    assert tournament.pairings[0].table is None
    tournament.apply(open_table(tournament, NOW, 0, 56, 67))
    assert tournament.pairings[0].table == 56


@pytest.mark.parametrize("number", [-1, 2, 10**9])
def test_a_pairing_that_does_not_exist(number):
    tournament = drawn()
    assert refused(open_table, tournament, NOW, number, 55, 66) == "unknown_pairing"
    assert refused(close_table, tournament, NOW, number) == "unknown_pairing"
    assert refused(play_result, tournament, NOW, number, (1, 2)) == "unknown_pairing"


def test_in_a_pause_a_table_that_is_open_can_be_noted_and_games_end():
    tournament = drawn()
    tournament.apply(pause(tournament, NOW, ORGANISER))
    tournament.apply(open_table(tournament, NOW, 0, 55, 66))
    assert tournament.pairings[0].table == 55
    play(tournament, 0, 2, 1)


# Results


def test_a_result():
    tournament = drawn()
    play(tournament, 0, 2, 1, scores=(1, 3))
    pairing = tournament.pairings[0]
    assert (pairing.places, pairing.scores, pairing.ended_at) == ((2, 1), (1, 3), NOW)
    assert pairing.place(1) == 1
    assert refused(play_result, tournament, NOW, 0, (1, 2)) == "pairing_over"
    assert refused(open_table, tournament, NOW, 0, 55, 66) == "pairing_over"
    assert refused(close_table, tournament, NOW, 0) == "pairing_over"


@for_each("places", [(), (1,), (1, 2), (0, 1, 2), (1, 3, 3), (2, 2, 3), (1, 2, 2, 4), (1, 1, 2)])
def test_places_that_cannot_be(places):
    tournament = drawn((0, 1, 2), people=3, seats=3)
    assert refused(play_result, tournament, NOW, 0, places) == "bad_places"


@pytest.mark.parametrize("places", [(1, 2, 3), (3, 1, 2), (1, 1, 1), (1, 2, 2), (3, 1, 1)])
def test_places_that_can_be(places):
    play(drawn((0, 1, 2), people=3, seats=3), 0, *places)


def test_who_is_absent_is_behind_all_who_played():
    tournament = drawn((0, 1, 2), people=3, seats=3)
    assert refused(play_result, tournament, NOW, 0, (1, 2, 3), (), {0}) == "bad_places"
    assert refused(play_result, tournament, NOW, 0, (1, 2, 2), (), {2}) == "bad_places"
    assert refused(play_result, tournament, NOW, 0, (1, 2, 3), (), {3}) == "bad_places"
    assert refused(play_result, tournament, NOW, 0, (1, 2, 3), (7,)) == "bad_places"
    play(tournament, 0, 2, 1, 3, absent={2})
    assert tournament.pairings[0].absent == (2,)


def test_all_can_be_absent():
    tournament = drawn()
    play(tournament, 0, 1, 1, absent=[0, 1])
    assert tournament.pairings[0].absent == (0, 1)


def test_absent_players_are_put_behind():
    assert behind((4, 5, 6), (1, 2, 3), {4}) == (3, 1, 2)
    assert behind((4, 5, 6), (1, 1, 3), {4, 5}) == (2, 2, 1)
    assert behind((4, 5), (1, 2), ()) == (1, 2)
    assert ranked([30, 10, 30, 20]) == (3, 1, 3, 2)


# The end


def test_it_is_finished_once_all_tables_have_results():
    tournament = drawn()
    play(tournament, 0, 1, 2)
    assert refused(end, tournament, NOW, SEED) == "tables_open"
    play(tournament, 1, 1, 2)
    tournament.apply(end(tournament, NOW, SEED))
    assert (tournament.phase, tournament.ending, tournament.seed) == (Phase.OVER, Ending.FINISHED, SEED.hex())
    assert refused(end, tournament, NOW, SEED) == "tournament_over"
    assert refused(play_result, tournament, NOW, 0, (1, 2)) == "tournament_over"


def test_it_can_break_off_at_any_time_but_is_not_finished_then():
    assert refused(end, entered(4), NOW, SEED) == "tournament_not_begun"
    tournament = drawn()
    tournament.apply(end(tournament, NOW, SEED, Ending.CHANNEL_GONE))
    assert tournament.ending is Ending.CHANNEL_GONE


def test_another_seed_is_never_published():
    with pytest.raises(ValueError, match="seed"):
        end(entered(4), NOW, bytes(32), Ending.CALLED_OFF)
