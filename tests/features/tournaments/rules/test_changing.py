"""Changing what was announced, before a tournament begins."""

from dataclasses import replace
from datetime import timedelta

from bot.features.tournaments.rules.announcing import change
from bot.features.tournaments.rules.options import Format, Side
from bot.features.tournaments.rules.running import accept, open_check_in
from bot.features.tournaments.rules.signing_up import fill_with_computers, sign_up
from bot.games.catalog import GAMES
from tests.features.tournaments.rules.events import (
    HOUR,
    NOW,
    ORGANISER,
    announced,
    begun,
    checking_in,
    entered,
    refused,
)

CLARO = GAMES["claro"]
CLUBS = (Side(17, "Owls"), Side(18, "Foxes"))


def to(**wanted):
    return lambda options: replace(options, **wanted)


def changed(tournament, **wanted):
    tournament.apply(change(tournament, NOW, ORGANISER, CLARO, to(**wanted)))
    return tournament


def why_not(tournament, **wanted):
    return refused(change, tournament, NOW, ORGANISER, CLARO, to(**wanted))


def test_what_was_announced_changes_until_it_begins():
    tournament = changed(entered(4), title="Autumn cup", starts=NOW + HOUR, late=True, turn_seconds=60)
    options = tournament.options
    assert (options.title, options.starts, options.late, options.turn_seconds) == ("Autumn cup", NOW + HOUR, True, 60)
    assert tournament.changes == ("title", "starts", "late", "turn_seconds")
    assert tournament.changed_by == ORGANISER
    assert why_not(begun(), title="x") == "rules_settled"
    assert why_not(entered(2), limit=1) == "bad_limit"


def test_what_is_as_it_was_is_no_change():
    assert change(entered(4), NOW, ORGANISER, CLARO, to()) is None


def test_nobody_loses_their_place_to_a_lower_limit():
    tournament = entered(4)
    assert why_not(tournament, limit=3) == "limit_below_entered"
    assert changed(tournament, limit=4).full


def test_nobody_loses_their_place_to_fewer_tables_for_two_clubs():
    tournament = announced(Format.CLUBS, tables=6, seats=2, clubs=CLUBS)
    tournament.apply(accept(tournament, NOW, ORGANISER))
    for user in range(100, 105):
        tournament.apply(sign_up(tournament, NOW, user, side=1))
    assert why_not(tournament, tables=4) == "club_places_below_entered"
    assert changed(tournament, tables=5).options.tables == 5


def test_a_higher_limit_lets_the_waiting_list_in():
    tournament = entered(5, limit=3)
    assert [each.waiting for each in tournament.entrants] == [False] * 3 + [True] * 2
    assert not changed(tournament, limit=4).entrants[3].waiting
    assert tournament.people == 4
    assert len(tournament.waiting) == 1


def test_there_is_as_much_time_to_check_in_as_was_said():
    tournament = entered(4, check_in=15, starts=NOW + HOUR)
    assert why_not(tournament, starts=NOW + timedelta(minutes=14)) == "start_before_check_in"
    assert why_not(tournament, check_in=61) == "start_before_check_in"
    changed(tournament, starts=NOW + timedelta(minutes=15))
    tournament.apply(open_check_in(tournament, NOW))
    assert why_not(tournament, check_in=10) == "check_in_settled"


def test_a_start_can_be_put_off_while_people_check_in():
    assert changed(checking_in(4), starts=NOW + HOUR).options.starts == NOW + HOUR


def test_computer_players_who_are_in_stay():
    tournament = entered(3, computers=True)
    for each in fill_with_computers(tournament, NOW):
        tournament.apply(each)
    assert why_not(tournament, computers=False) == "computers_entered"
