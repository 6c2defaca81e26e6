"""Entering, waiting, checking in, withdrawing, and computer players."""

from datetime import timedelta

import pytest

from bot.features.tournaments.rules import signing_up
from bot.features.tournaments.rules.directors import disqualify, replace
from bot.features.tournaments.rules.entries import Begun, Ending, Replaced, SignedUp, Why
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.running import begin, end, open_check_in
from bot.features.tournaments.rules.signing_up import check_in, fill_with_computers, sign_up, withdraw
from bot.games.refused import Refused
from tests.features.tournaments.rules.events import (
    HOUR,
    NOW,
    ORGANISER,
    SEED,
    announced,
    begun,
    checking_in,
    draw,
    drawn,
    entered,
    play,
    refused,
)


def numbers(entrants):
    return [each.number for each in entrants]


def fill(tournament):
    entries = fill_with_computers(tournament, NOW)
    for entry in entries:
        tournament.apply(entry)
    return len(entries)


def test_entrants_have_numbers_in_the_order_of_signing_up():
    tournament = entered(3)
    assert [each.user for each in tournament.entrants] == [100, 101, 102]
    assert tournament.entrant_of(101).number == 1
    assert tournament.people == 3


def test_nobody_signs_up_twice():
    assert refused(sign_up, entered(3), NOW, 101) == "entered_already"
    assert refused(sign_up, entered(3, limit=2), NOW, 102) == "entered_already"  # who waits has signed up


def test_who_has_withdrawn_may_sign_up_again_at_the_end():
    tournament = entered(3)
    tournament.apply(withdraw(tournament, NOW, 100))
    assert numbers(tournament.playing) == [1, 2]
    tournament.apply(sign_up(tournament, NOW, 100))
    assert numbers(tournament.playing) == [1, 2, 3]
    assert tournament.entrant_of(100).number == 3


def test_the_next_on_the_waiting_list_gets_a_place_that_becomes_free():
    tournament = entered(5, limit=3)
    assert numbers(tournament.waiting) == [3, 4]
    tournament.apply(withdraw(tournament, NOW, 104))  # from the list itself, which gives nobody a place
    assert numbers(tournament.playing) == [0, 1, 2]
    tournament.apply(withdraw(tournament, NOW, 101))
    assert numbers(tournament.playing) == [0, 2, 3]
    assert tournament.waiting == []


def test_once_it_has_begun_only_late_entry_lets_people_in():
    tournament = begun(4)
    assert refused(sign_up, tournament, NOW, 200) == "tournament_begun"
    late = begun(4, late=True)
    late.apply(sign_up(late, NOW, 200))
    assert late.entrant_of(200).playing
    assert late.entrant_of(200).here


def test_with_late_entry_the_waiting_list_goes_on():
    tournament = begun(4, limit=3, late=True)
    tournament.apply(withdraw(tournament, NOW, 100))
    assert numbers(tournament.playing) == [1, 2, 3]
    closed = begun(4, limit=3)
    closed.apply(withdraw(closed, NOW, 100))
    assert numbers(closed.playing) == [1, 2]


def test_who_comes_back_late_has_their_results_again():
    tournament = drawn(late=True)
    play(tournament, 0, 1, 2)
    tournament.apply(withdraw(tournament, NOW, 100))
    entry = sign_up(tournament, NOW, 100)
    assert entry == Replaced(NOW, 0, 100, None)
    tournament.apply(entry)
    assert tournament.entrant_of(100).playing
    assert len(tournament.entrants) == 4


def test_who_comes_back_late_to_a_full_tournament_waits_for_nobody_elses_place():
    tournament = drawn(people=5, limit=4, late=True)
    tournament.apply(withdraw(tournament, NOW, 100))
    assert tournament.full
    assert refused(sign_up, tournament, NOW, 100) == "tournament_full"


def test_who_was_disqualified_stays_out_even_after_a_replacement():
    tournament = entered(3, late=True)
    tournament.apply(disqualify(tournament, NOW, ORGANISER, 0, "Two accounts"))
    assert refused(sign_up, tournament, NOW, 100) == "disqualified"
    tournament.apply(begin(tournament, NOW))
    tournament.apply(replace(tournament, NOW, ORGANISER, 0, 200))
    assert refused(sign_up, tournament, NOW, 100) == "disqualified"


def test_nobody_can_fill_the_record_by_coming_and_going():
    tournament = entered(1)
    for _ in range(signing_up.MOST_TIMES - 1):
        tournament.apply(withdraw(tournament, NOW, 100))
        tournament.apply(sign_up(tournament, NOW, 100))
    tournament.apply(withdraw(tournament, NOW, 100))
    assert refused(sign_up, tournament, NOW, 100) == "signed_up_too_often"


def test_the_record_has_an_end(monkeypatch):
    monkeypatch.setattr(signing_up, "MOST_RECORDED", 3)
    assert refused(sign_up, entered(3), NOW, 200) == "tournament_full"


# At the same time elsewhere


def elsewhere(other, **chosen):
    """Return what somebody who plays in another tournament is answered who signs up for one."""
    try:
        sign_up(announced(**chosen), NOW, 100, [other])
    except Refused as error:
        return error.code
    return None


def test_the_refusal_says_which_other_tournament_it_is():
    with pytest.raises(Refused) as caught:
        sign_up(announced(starts=NOW + HOUR), NOW, 100, [entered(2, number=2, starts=NOW + HOUR)])
    assert caught.value.details == {"tournament": "2"}


def test_nobody_plays_in_two_tournaments_at_once():
    other = entered(2, number=2, starts=NOW + HOUR)
    assert elsewhere(other, starts=NOW + HOUR) == "entered_elsewhere"
    assert elsewhere(other, starts=NOW + 2.9 * HOUR) == "entered_elsewhere"
    assert elsewhere(other, starts=NOW + 3 * HOUR) is None
    assert elsewhere(other) is None  # nobody knows when it begins


def test_one_that_runs_is_taken_to_last():
    other = entered(2, number=2)
    assert elsewhere(other, starts=NOW + HOUR) is None  # it has not begun
    other.apply(begin(other, NOW - 24 * HOUR))
    assert elsewhere(other, starts=NOW + HOUR) == "entered_elsewhere"
    assert elsewhere(other, starts=NOW + 2 * HOUR) is None
    assert elsewhere(other) is None


def test_an_arena_lasts_its_own_time():
    other = entered(2, Format.ARENA, number=2, minutes=30, starts=NOW + HOUR)
    assert elsewhere(other, starts=NOW + 1.4 * HOUR) == "entered_elsewhere"
    assert elsewhere(other, starts=NOW + 1.5 * HOUR) is None


def test_who_is_out_or_waits_is_free():
    other = entered(3, number=2, starts=NOW + HOUR, limit=2)
    tournament = announced(starts=NOW + HOUR)
    assert isinstance(sign_up(tournament, NOW, 102, [other]), SignedUp)
    other.apply(withdraw(other, NOW, 100))
    assert elsewhere(other, starts=NOW + HOUR) is None
    assert refused(sign_up, tournament, NOW, 101, [tournament, other]) == "entered_elsewhere"


def test_who_is_knocked_out_is_free():
    other = entered(4, Format.KNOCK_OUT, number=2, starts=NOW + HOUR / 60)
    other.apply(begin(other, NOW))
    draw(other, (0, 1), (2, 3))
    assert elsewhere(other, starts=NOW + HOUR) == "entered_elsewhere"
    play(other, 0, 2, 1)
    assert elsewhere(other, starts=NOW + HOUR) is None


# Checking in


def test_checking_in_is_possible_between_its_opening_and_the_beginning():
    tournament = entered(2, check_in=10)
    assert refused(check_in, tournament, NOW, 100) == "check_in_closed"
    tournament.apply(open_check_in(tournament, NOW))
    assert refused(check_in, tournament, NOW, 500) == "not_entered"
    tournament.apply(check_in(tournament, NOW, 100))
    assert tournament.entrant_of(100).here
    assert refused(check_in, tournament, NOW, 100) == "checked_in_already"
    tournament.apply(check_in(tournament, NOW, 101))
    tournament.apply(begin(tournament, NOW))
    assert refused(check_in, tournament, NOW, 101) == "check_in_closed"


def test_who_signs_up_during_check_in_is_there():
    tournament = checking_in(2)
    tournament.apply(sign_up(tournament, NOW, 200))
    assert tournament.entrant_of(200).here


def test_the_waiting_list_takes_the_places_of_who_is_not_there():
    tournament = checking_in(6, limit=4)
    for user in (100, 102, 105):
        tournament.apply(check_in(tournament, NOW, user))
    tournament.apply(begin(tournament, NOW))
    assert [each.user for each in tournament.playing] == [100, 102, 105]
    assert {each.user for each in tournament.entrants if each.out is Why.NOT_THERE} == {101, 103, 104}
    assert tournament.people == 3


def test_without_check_in_nobody_is_out():
    tournament = entered(4, check_in=10)
    tournament.apply(begin(tournament, NOW))  # the organiser begins before check-in opens
    assert len(tournament.playing) == 4


@pytest.mark.parametrize("why", [Why.WITHDREW, Why.LEFT_SERVER, Why.FORGOTTEN])
def test_withdrawing_says_why(why):
    tournament = entered(2)
    tournament.apply(withdraw(tournament, NOW, 100, why))
    assert tournament.entrants[0].out is why
    assert refused(withdraw, tournament, NOW, 100) == "not_entered"
    assert refused(withdraw, tournament, NOW, 500) == "not_entered"


def test_nothing_is_decided_once_it_is_over():
    tournament = drawn()
    tournament.apply(end(tournament, NOW, SEED, Ending.CALLED_OFF))
    assert refused(sign_up, tournament, NOW, 200) == "tournament_over"
    assert refused(check_in, tournament, NOW, 100) == "tournament_over"
    assert refused(withdraw, tournament, NOW, 100) == "tournament_over"
    assert fill_with_computers(tournament, NOW) == ()


# Computer players


def test_computers_fill_the_last_table():
    tournament = begun(5, seats=4, computers=True)
    assert fill(tournament) == 3
    assert len(tournament.playing) == 8
    assert tournament.people == 5
    assert fill(tournament) == 0


def test_computers_come_only_where_the_organiser_allows_them():
    assert fill(begun(5, seats=4)) == 0


def test_computers_who_are_not_needed_any_more_go():
    tournament = begun(5, seats=4, computers=True)
    fill(tournament)
    tournament.apply(withdraw(tournament, NOW + timedelta(seconds=1), 104))
    assert fill(tournament) == 3
    assert numbers(tournament.playing) == [0, 1, 2, 3]


def test_computers_at_a_table_stay():
    tournament = begun(3, computers=True)
    fill(tournament)
    draw(tournament, (0, 3), (1, 2))
    tournament.apply(withdraw(tournament, NOW, 102))
    assert fill(tournament) == 0
    play(tournament, 0, 1, 2)
    assert fill(tournament) == 1


def test_computers_do_not_take_peoples_places():
    tournament = entered(3, limit=4, seats=4, computers=True)
    fill(tournament)
    tournament.apply(sign_up(tournament, NOW, 200))
    assert tournament.entrant_of(200).playing
    assert tournament.full


def test_a_knock_out_gets_no_computers_after_its_first_draw():
    tournament = begun(3, Format.KNOCK_OUT, computers=True)
    assert fill(tournament) == 1
    draw(tournament, (0, 1), (2, 3))
    tournament.apply(withdraw(tournament, NOW, 100))
    assert fill(tournament) == 0


def test_a_beginning_is_refused_while_too_few_are_there():
    tournament = checking_in(4)
    assert refused(begin, tournament, NOW) == "too_few_entrants"
    for user in (100, 101):
        tournament.apply(check_in(tournament, NOW, user))
    assert begin(tournament, NOW) == Begun(NOW)
