"""What a route makes it reads back, and reading is safe whatever a client sends."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.commands.events.club_clicks import ClubClicks
from bot.commands.events.ladder_clicks import LadderClicks
from bot.commands.events.ladder_pages import LadderPages
from bot.commands.events.tournament_clicks import TournamentClicks
from bot.commands.events.tournament_pages import TournamentPages
from bot.views.kit.custom_id import ROUTES, parse
from bot.views.kit.route import MAX_LENGTH, MOST, Malformed, handlers
from bot.views.kit.routes import Act, ClubAct

EVERY = [route for routes in ROUTES.values() for route in routes]
HANDLERS = (TournamentClicks, TournamentPages, LadderClicks, LadderPages, ClubClicks)

ids = st.sampled_from(EVERY).flatmap(
    lambda route: st.builds(
        route, *(st.integers(0, 2**63 - 1 if kind.endswith("id") else MOST) for _, kind in route.parts)
    )
)


@given(ids)
def test_a_custom_id_is_read_back(custom_id):
    assert parse(str(custom_id)) == custom_id
    assert custom_id.filled([]) == custom_id
    assert len(str(custom_id)) <= MAX_LENGTH


@given(st.integers(0, MOST))
def test_what_is_picked_from_a_list_fills_it_in(picked):
    listed = parse(str(Act.ROUND(17, None, 0)))
    assert str(listed) == "tournament:17:round:-:0"
    assert listed.filled([str(picked)]) == Act.ROUND(17, picked, 0)


@pytest.mark.parametrize("picked", [[], ["x"], ["-"], ["\u0663"], [""], ["-1"], [str(MOST + 1)], [str(2**80)]])
def test_what_no_list_offers_is_malformed(picked):
    with pytest.raises(Malformed):
        Act.ADJUST(17, None).filled(picked)


@given(
    st.sampled_from(sorted(ROUTES)),
    st.lists(st.from_regex(r"[a-z0-9-]{1,24}", fullmatch=True) | st.sampled_from(list(map(str, EVERY))), max_size=6),
)
def test_any_parts_are_read_or_malformed(subject, parts):
    custom_id = ":".join([subject, *parts])
    with suppress(Malformed):
        assert parse(custom_id).numbers[0] >= 0


@pytest.mark.parametrize(
    "parts",
    [
        *("", ":", ":1", ":1:x", ":x:show", ":1:show:1", ":1:round:1", ":1:round:1:x", ":-:show", ":1:show\n"),
        *(":-1:show", f":{2**63}:show", ":1:standings:1000000000", ":1:standings:-", ":1:round:-:-", ":\u0663:show"),
    ],
)
def test_what_no_route_has_made_is_malformed(parts):
    with pytest.raises(Malformed):
        parse(f"tournament{parts}")


def test_a_button_cannot_differ_from_its_pattern():
    for parts in ((17,), (17, 1), (17, 1, 0, 0)):
        with pytest.raises(TypeError):
            Act.ROUND(*parts)


def test_each_route_has_one_handler_and_each_form_a_second():
    for submitted in (False, True):
        handled = [route for owner in HANDLERS for route in handlers(owner, submitted=submitted)]
        assert len(handled) == len(set(handled))
        wanted = {each for each in EVERY if each.form or not submitted} - {ClubAct.ALL}  # which is no club's
        assert set(handled) >= wanted
