"""What directors see of a tournament, and the forms that they fill in."""

import pytest

from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.entries import Why
from bot.features.tournaments.views.directors import (
    adjust_form,
    directors_page,
    player_choices,
    players_page,
    read_adjusted,
    read_chosen,
)
from bot.interactions.routes.route import Malformed
from bot.runtime.refusal import Refusal
from tests.cases import for_each
from tests.routes import parse
from tests.tables.views.seen_tournaments import ENGLISH, acts, said
from tests.tables.views.tournaments import DIRECTOR, FIRST, NOW, ORGANISER, begun, drawn, event


def test_directors_see_what_they_can_do_now():
    tournament = event("swiss", 4, check_in=5, computers=1)
    assert {Act.BEGIN, Act.OPEN_CHECK_IN, Act.FILL} <= set(acts(directors_page(ENGLISH, tournament)))
    assert Act.PAUSE not in acts(directors_page(ENGLISH, tournament))
    drawn(begun(tournament), [(0, 1), (2, 3)])
    view = directors_page(ENGLISH, tournament)
    assert acts(view)[0] is Act.ADJUST
    assert Act.PAUSE in acts(view)
    assert "2 tables are waiting for a result" in said(view)
    assert Act.BEGIN not in acts(view)
    tournament.apply(entries.Paused(NOW, ORGANISER))
    assert Act.RESUME in acts(directors_page(ENGLISH, tournament))


def test_directors_choose_from_each_person_once():
    tournament = event("swiss", 3)
    tournament.apply(entries.Withdrawn(NOW, 0, Why.WITHDREW))
    tournament.apply(entries.Withdrawn(NOW, 1, Why.WITHDREW))
    tournament.apply(entries.SignedUp(NOW, FIRST))
    view = players_page(ENGLISH, tournament, 0)
    (listed,) = [each for each in view.every() if "options" in each]
    assert [each["value"] for each in listed["options"]] == ["1", "2", "3"]


def test_who_is_out_cannot_be_taken_out_again():
    tournament = begun(event("swiss", 4))
    tournament.apply(entries.Withdrawn(NOW, 1, Why.NOT_THERE))
    disabled = {
        parse(each["custom_id"]).route
        for each in player_choices(ENGLISH, tournament, 1).every()
        if each.get("disabled")
    }
    assert disabled == {Act.TAKE_OUT}


def form_fields(places, reason="because"):
    return [
        {"type": 10, "content": "x"},
        {"type": 18, "component": {"type": 4, "custom_id": "places", "value": places}},
        {"type": 18, "component": {"type": 4, "custom_id": "reason", "value": reason}},
    ]


@pytest.mark.parametrize(("typed", "places"), [("1 2", (1, 2)), (" 1,1 ; 3 ", (1, 1, 3)), ("2\n1", (2, 1))])
def test_places_are_read_as_they_were_typed(typed, places):
    assert read_adjusted(form_fields(typed)) == (places, "because")


@for_each("typed", ["", "x", "1 x", "0 1", "1 -2", "100 1", "١ ٢", None])
def test_what_is_no_list_of_places_is_refused(typed):
    with pytest.raises((Refusal, Malformed)):
        read_adjusted(form_fields(typed))


@pytest.mark.parametrize("components", [None, [], [{}], form_fields("1 2")[:2]])
def test_other_forms_are_malformed(components):
    for read in (read_adjusted, lambda sent: read_chosen(sent, 1)):
        with pytest.raises(Malformed):
            read(components)


def test_chosen_people_are_read():
    chosen = {"type": 18, "component": {"type": 5, "custom_id": "people", "values": ["5", "6"]}}
    assert read_chosen([chosen], 2) == (5, 6)
    with pytest.raises(Malformed):
        read_chosen([chosen], 1)
    chosen["component"]["values"] = ["x"]
    with pytest.raises(Malformed):
        read_chosen([chosen], 2)


def test_the_form_of_a_result_has_the_one_so_far():
    tournament = drawn(begun(event("swiss", 5, seats=3)), [(0, 1), (2, 3, 4)])
    tournament.apply(entries.Adjusted(NOW, 0, (2, 1), DIRECTOR, "x"))
    two, three = (adjust_form(ENGLISH, tournament, each).to_dict() for each in tournament.pairings)
    assert [each.get("default", False) for each in two["components"][1]["component"]["options"]] == [False, True, False]
    assert "value" not in three["components"][1]["component"]
    assert parse(two["custom_id"]).parts[1:] == (0,)
