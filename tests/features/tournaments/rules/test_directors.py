"""What the organiser, further directors and moderators decide."""

from datetime import timedelta

import pytest

from bot.features.tournaments.rules.directors import (
    add_director,
    adjust,
    adjust_and_reopen,
    call_off,
    disqualify,
    pause,
    remove_director,
    replace,
    resume,
    take_out,
)
from bot.features.tournaments.rules.entries import Ending, Why
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.running import end, open_table
from bot.features.tournaments.rules.signing_up import sign_up, withdraw
from bot.games.refused import Refused
from tests.features.tournaments.rules.events import (
    DIRECTOR,
    NOW,
    ORGANISER,
    SEED,
    STRANGER,
    begun,
    draw,
    drawn,
    entered,
    play,
    refused,
)

DECISIONS = {
    disqualify: (0, "Cheated"),
    take_out: (0, "Asked me to"),
    replace: (0, 200),
    adjust: (0, (2, 1), "They told me"),
    pause: (),
    call_off: (SEED,),
}


def played():
    tournament = drawn()
    play(tournament, 0, 1, 2)
    return tournament


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda each: each.__name__)
def test_a_decision_says_who_has_made_it(decision):
    assert decision(played(), NOW, STRANGER, *DECISIONS[decision]).by == STRANGER


@pytest.mark.parametrize("decision", [*DECISIONS, resume], ids=lambda each: each.__name__)
def test_nothing_is_decided_once_it_is_over(decision):
    tournament = played()
    tournament.apply(call_off(tournament, NOW, ORGANISER, SEED))
    assert tournament.ending is Ending.CALLED_OFF
    assert refused(decision, tournament, NOW, ORGANISER, *DECISIONS.get(decision, ())) == "tournament_over"
    for each in (add_director, remove_director):
        assert refused(each, tournament, NOW, ORGANISER, 200) == "tournament_over"


@pytest.mark.parametrize("decision", [disqualify, take_out, adjust], ids=lambda each: each.__name__)
def test_a_reason_is_given_in_one_line(decision):
    tournament, (*more, _) = played(), DECISIONS[decision]
    for text in ("", "  \n\t", "\u200d"):
        assert refused(decision, tournament, NOW, ORGANISER, *more, text) == "reason_missing"
    assert refused(decision, tournament, NOW, ORGANISER, *more, "x" * 201) == "reason_too_long"
    assert decision(tournament, NOW, ORGANISER, *more, f" {'x' * 100}\n{'y' * 99} ").reason == f"{'x' * 100} {'y' * 99}"


def test_a_pause():
    tournament = entered(4)
    assert refused(resume, tournament, NOW, ORGANISER) == "tournament_not_paused"
    tournament.apply(pause(tournament, NOW, ORGANISER))
    assert tournament.paused
    assert refused(pause, tournament, NOW, ORGANISER) == "tournament_paused"
    tournament.apply(resume(tournament, NOW, ORGANISER))
    assert not tournament.paused


# Directors


def test_only_the_organiser_and_moderators_choose_directors():
    tournament = entered(4)
    tournament.apply(add_director(tournament, NOW, ORGANISER, DIRECTOR))
    assert tournament.directs(DIRECTOR)
    assert refused(add_director, tournament, NOW, DIRECTOR, 200) == "not_organiser"
    assert refused(remove_director, tournament, NOW, STRANGER, DIRECTOR) == "not_organiser"
    for user in (ORGANISER, DIRECTOR):
        assert refused(add_director, tournament, NOW, ORGANISER, user) == "director_already"
    for user in (ORGANISER, STRANGER):
        assert refused(remove_director, tournament, NOW, ORGANISER, user) == "no_director"
    add_director(tournament, NOW, STRANGER, 200, moderator=True)
    remove_director(tournament, NOW, STRANGER, DIRECTOR, moderator=True)
    tournament.apply(remove_director(tournament, NOW, DIRECTOR, DIRECTOR))
    assert not tournament.directs(DIRECTOR)


def test_there_are_ten_directors_at_most():
    tournament = entered(4)
    for user in range(200, 210):
        tournament.apply(add_director(tournament, NOW, ORGANISER, user))
    assert refused(add_director, tournament, NOW, ORGANISER, 210) == "too_many_directors"


# Entrants


@pytest.mark.parametrize("number", [-1, 4, 10**9])
def test_an_entrant_who_does_not_exist(number):
    tournament = played()
    for decision in (disqualify, take_out, replace):
        assert refused(decision, tournament, NOW, ORGANISER, number, *DECISIONS[decision][1:]) == "unknown_entrant"


def test_disqualifying_tells_who_did_it_and_why():
    tournament = played()
    tournament.apply(withdraw(tournament, NOW, 101))
    for number in (0, 1):
        tournament.apply(disqualify(tournament, NOW, ORGANISER, number, "Two accounts"))
        entrant = tournament.entrants[number]
        assert (entrant.out, entrant.by, entrant.reason) == (Why.DISQUALIFIED, ORGANISER, "Two accounts")
        assert refused(disqualify, tournament, NOW, ORGANISER, number, "Again") == "disqualified_already"
    assert tournament.barred == {100, 101}
    assert tournament.people == 2


def test_disqualifying_somebody_who_has_signed_up_again():
    tournament = entered(3)
    tournament.apply(withdraw(tournament, NOW, 100))
    tournament.apply(sign_up(tournament, NOW, 100))
    tournament.apply(disqualify(tournament, NOW, ORGANISER, 0, "Cheated"))
    assert tournament.entrants[3].out is Why.DISQUALIFIED
    assert tournament.people == 2


def test_taking_somebody_out_for_them():
    tournament = played()
    tournament.apply(take_out(tournament, NOW, ORGANISER, 0, "Has called me"))
    assert tournament.entrants[0].out is Why.WITHDREW
    assert refused(take_out, tournament, NOW, ORGANISER, 0, "Again") == "not_entered"


def test_a_replacement_keeps_the_results():
    tournament = played()
    tournament.apply(replace(tournament, NOW, ORGANISER, 0, 200))
    assert tournament.entrant_of(200).number == 0
    assert tournament.entrant_of(100) is None
    assert tournament.pairings[0].place(tournament.entrant_of(200).number) == 1
    assert tournament.people == 4


def test_who_was_replaced_can_replace_somebody_only_while_out():
    tournament = played()
    assert refused(replace, tournament, NOW, ORGANISER, 0, 101) == "other_entered_already"
    assert refused(replace, tournament, NOW, ORGANISER, 0, 100) == "other_entered_already"
    tournament.apply(replace(tournament, NOW, ORGANISER, 0, 200))
    tournament.apply(replace(tournament, NOW, ORGANISER, 1, 100))  # who was replaced is not in any more
    assert tournament.entrant_of(100).number == 1
    assert refused(replace, tournament, NOW, ORGANISER, 2, 100) == "other_entered_already"


def test_a_replaced_person_keeps_their_newer_place():
    tournament = begun(3, late=True)
    tournament.apply(withdraw(tournament, NOW, 100))
    tournament.apply(sign_up(tournament, NOW, 100))
    assert tournament.entrant_of(100).number == 3
    tournament.apply(replace(tournament, NOW, ORGANISER, 0, 200))
    assert tournament.entrant_of(100).number == 3


def test_who_was_disqualified_replaces_nobody():
    tournament = played()
    tournament.apply(disqualify(tournament, NOW, ORGANISER, 0, "Cheated"))
    assert refused(replace, tournament, NOW, ORGANISER, 1, 100) == "disqualified"
    tournament.apply(replace(tournament, NOW, ORGANISER, 0, 200))  # somebody else may go on in their place
    assert tournament.entrants[0].playing
    assert (tournament.entrants[0].by, tournament.entrants[0].reason) == (None, "")


def test_a_replacement_does_not_exceed_the_limit():
    tournament = entered(4, limit=3)
    tournament.apply(withdraw(tournament, NOW, 100))
    assert refused(replace, tournament, NOW, ORGANISER, 0, 200) == "not_entered"
    running = drawn((0, 1), people=4, limit=3, late=True)
    running.apply(withdraw(running, NOW, 100))  # whose place goes to who waits
    assert refused(replace, running, NOW, ORGANISER, 0, 200) == "tournament_full"
    running.apply(withdraw(running, NOW, 101))
    running.apply(replace(running, NOW, ORGANISER, 0, 200))
    assert running.people == 3


def test_who_waits_can_be_replaced_and_waits_on():
    tournament = entered(4, limit=3)
    tournament.apply(replace(tournament, NOW, ORGANISER, 3, 200))
    assert [each.user for each in tournament.waiting] == [200]
    assert tournament.people == 3


# Results


def test_adjusting_is_shown():
    tournament = played()
    tournament.apply(adjust(tournament, NOW, ORGANISER, 0, (2, 1), "Mixed up"))
    pairing = tournament.pairings[0]
    assert (pairing.places, pairing.adjusted_by, pairing.adjusted) == ((2, 1), ORGANISER, "Mixed up")
    tournament.apply(adjust(tournament, NOW, ORGANISER, 1, (1, 1), "Nobody knows"))
    assert tournament.pairings[1].over


def test_adjustments_that_cannot_be():
    tournament = played()
    assert refused(adjust, tournament, NOW, ORGANISER, 7, (2, 1), "Why") == "unknown_pairing"
    assert refused(adjust, tournament, NOW, ORGANISER, 0, (2, 2), "Why") == "bad_places"
    assert refused(adjust, tournament, NOW, ORGANISER, 0, (1,), "Why") == "bad_places"
    assert refused(adjust, tournament, NOW, ORGANISER, 0, (1, 2), "Why") == "same_result"
    assert refused(adjust, entered(4), NOW, ORGANISER, 0, (1, 2), "Why") == "tournament_not_begun"


def test_who_is_put_level_was_there_after_all():
    tournament = drawn()
    play(tournament, 0, 1, 2, absent=[1])
    play(tournament, 1, 1, 1, absent=[2, 3])
    tournament.apply(adjust(tournament, NOW, ORGANISER, 0, (1, 1), "They were there"))
    tournament.apply(adjust(tournament, NOW, ORGANISER, 1, (1, 2), "One was"))
    assert [each.absent for each in tournament.pairings] == [(), ()]


def test_who_stays_behind_stays_absent():
    tournament = drawn((0, 1, 2), people=3, seats=3)
    play(tournament, 0, 1, 2, 3, absent=[2])
    tournament.apply(adjust(tournament, NOW, ORGANISER, 0, (2, 1, 3), "Mixed up"))
    assert tournament.pairings[0].absent == (2,)


# Results of a knock-out whose next round is drawn


def semi_finals(**chosen):
    """Return a knock-out of eight in which 0, 2, 4 and 6 went on."""
    tournament = drawn((0, 1), (2, 3), (4, 5), (6, 7), people=8, form=Format.KNOCK_OUT, **chosen)
    for pairing in range(4):
        play(tournament, pairing, 1, 2)
    return tournament


def test_who_goes_on_now_takes_the_place_at_the_next_table():
    tournament = semi_finals()
    draw(tournament, (0, 2), (4, 6))
    tournament.apply(adjust(tournament, NOW, ORGANISER, 1, (2, 1), "Mixed up"))
    assert [each.entrants for each in tournament.rounds[1].pairings] == [(0, 3), (4, 6)]
    assert tournament.knocked_out(2)
    assert not tournament.knocked_out(3)
    tournament.apply(adjust(tournament, NOW, ORGANISER, 1, (1, 2), "No, it was right"))
    assert tournament.rounds[1].pairings[0].entrants == (0, 2)


def test_a_table_that_has_begun_stays():
    tournament = semi_finals()
    draw(tournament, (0, 2), (4, 6))
    tournament.apply(open_table(tournament, NOW, 4, 55, 66))
    for pairing in (0, 1):
        assert refused(adjust, tournament, NOW, ORGANISER, pairing, (2, 1), "Mixed up") == "next_table_begun"
        assert refused(adjust, tournament, NOW, ORGANISER, pairing, (2, 1), "") == "reason_missing"
    adjust(tournament, NOW, ORGANISER, 2, (2, 1), "Mixed up")
    play(tournament, 5, 1, 2)
    assert refused(adjust, tournament, NOW, ORGANISER, 2, (2, 1), "Mixed up") == "next_table_begun"


def test_a_table_at_which_nobody_has_played_is_opened_again():
    tournament = semi_finals()
    draw(tournament, (0, 2), (4, 6))
    tournament.apply(open_table(tournament, NOW, 4, 55, 66))
    with pytest.raises(Refused):
        adjust_and_reopen(tournament, NOW, ORGANISER, 1, (2, 1), "Mixed up", lambda _: False)
    for entry in adjust_and_reopen(tournament, NOW, ORGANISER, 1, (2, 1), "Mixed up", lambda _: True):
        tournament.apply(entry)
    again = tournament.pairings[4]
    assert (again.entrants, again.table, again.closed) == ((0, 3), None, 1)


def test_results_are_corrected_for_a_day_after_the_end():
    tournament = drawn((0, 1), people=2)
    play(tournament, 0, 1, 2)
    tournament.apply(end(tournament, NOW, SEED))
    later = NOW + timedelta(days=1)
    tournament.apply(adjust(tournament, later, ORGANISER, 0, (2, 1), "Mixed up"))
    assert tournament.pairings[0].places == (2, 1)
    late = later + timedelta(seconds=1)
    assert refused(adjust, tournament, late, ORGANISER, 0, (1, 2), "Why") == "corrections_over"


def test_being_level_changes_nobodys_way():
    tournament = semi_finals()
    draw(tournament, (0, 2), (4, 6))
    tournament.apply(open_table(tournament, NOW, 4, 55, 66))
    tournament.apply(adjust(tournament, NOW, ORGANISER, 0, (1, 1), "A draw"))
    assert tournament.rounds[1].pairings[0].entrants == (0, 2)


def test_who_went_on_stays_if_put_level_with_who_is_first_in_the_draw():
    tournament = drawn((0, 1), (2, 3), form=Format.KNOCK_OUT)
    play(tournament, 0, 2, 1)
    play(tournament, 1, 1, 2)
    draw(tournament, (1, 2))
    tournament.apply(adjust(tournament, NOW, ORGANISER, 0, (1, 1), "A draw"))
    assert tournament.rounds[1].pairings[0].entrants == (1, 2)


def test_a_bye_is_handed_over_with_the_table_after_it():
    tournament = drawn((0, 1), (2, 3), (4, 5), people=6, form=Format.KNOCK_OUT)
    for pairing in range(3):
        play(tournament, pairing, 1, 2)
    draw(tournament, (0, 2), byes=(4,))
    play(tournament, 3, 1, 2)
    draw(tournament, (0, 4))
    tournament.apply(adjust(tournament, NOW, ORGANISER, 2, (2, 1), "Mixed up"))
    assert tournament.rounds[1].byes == (5,)
    assert tournament.rounds[2].pairings[0].entrants == (0, 5)
    tournament.apply(open_table(tournament, NOW, 4, 55, 66))
    assert refused(adjust, tournament, NOW, ORGANISER, 2, (1, 2), "Mixed up") == "next_table_begun"


def test_of_several_who_go_on_only_those_change_who_must():
    tournament = drawn((0, 1, 2, 3), (4, 5, 6, 7), people=8, form=Format.KNOCK_OUT, seats=4, going_on=2)
    play(tournament, 0, 1, 2, 3, 4)
    play(tournament, 1, 1, 2, 3, 4)
    draw(tournament, (0, 1, 4, 5))
    tournament.apply(adjust(tournament, NOW, ORGANISER, 0, (2, 1, 3, 4), "Mixed up"))
    assert tournament.pairings[2].entrants == (0, 1, 4, 5)
    tournament.apply(adjust(tournament, NOW, ORGANISER, 0, (3, 2, 1, 4), "Mixed up"))
    assert tournament.pairings[2].entrants == (2, 1, 4, 5)


def test_who_is_out_does_not_go_on_by_an_adjustment():
    tournament = semi_finals()
    tournament.apply(withdraw(tournament, NOW, 103))
    draw(tournament, (0, 2), (4, 6))
    tournament.apply(adjust(tournament, NOW, ORGANISER, 1, (2, 1), "Mixed up"))
    assert tournament.rounds[1].pairings[0].entrants == (0, 2)


def test_other_formats_draw_on_as_before():
    tournament = played()
    play(tournament, 1, 1, 2)
    draw(tournament, (0, 2), (1, 3))
    tournament.apply(open_table(tournament, NOW, 2, 55, 66))
    tournament.apply(adjust(tournament, NOW, ORGANISER, 0, (2, 1), "Mixed up"))
    assert tournament.rounds[1].pairings[0].entrants == (0, 2)
