"""The custom_ids of tournaments are short enough, and reading one is safe whatever a client sends."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.views.custom_id import MAX_LENGTH, Malformed, PageId, Verb, parse
from bot.views.tournament_id import FORMS, LISTS, MOST, NUMBERS, Act, TournamentId

ids = st.sampled_from(Act).flatmap(
    lambda act: st.builds(
        TournamentId,
        st.integers(0, 2**63 - 1),
        st.just(act),
        st.tuples(*[st.integers(0, MOST)] * NUMBERS[act]),
    )
)


@given(ids)
def test_a_custom_id_is_read_back(custom_id):
    page = parse(str(custom_id))
    assert isinstance(page, PageId)
    assert TournamentId.read(page) == custom_id
    assert len(str(custom_id)) <= MAX_LENGTH


@given(ids.filter(lambda each: each.act in LISTS), st.integers(0, MOST))
def test_what_is_picked_from_a_list_is_its_first_number(custom_id, picked):
    listed = parse(str(custom_id.list))
    with pytest.raises(Malformed):
        TournamentId.read(listed)
    found = TournamentId.read(listed.filled(str(picked)))
    assert found.numbers == (picked, *custom_id.numbers[1:])


@given(st.lists(st.from_regex(r"[a-z0-9-]{1,24}", fullmatch=True) | st.sampled_from(Act), max_size=6))
def test_any_parts_are_read_or_malformed(parts):
    with suppress(Malformed):
        page = PageId(Verb.TOURNAMENT, tuple(map(str, parts)))
        assert TournamentId.read(page).tournament >= 0


@pytest.mark.parametrize(
    "parts",
    [
        *((), ("1",), ("1", "x"), ("x", "show"), ("1", "show", "1"), ("1", "round", "1"), ("1", "round", "1", "x")),
        *(("-1", "show"), (str(2**63), "show"), ("1", "standings", "1000000000"), ("1", "adjust", "-")),
    ],
)
def test_malformed_custom_ids(parts):
    with pytest.raises(Malformed):
        TournamentId.read(PageId(Verb.TOURNAMENT, parts))


def test_the_custom_id_of_another_button_is_malformed():
    with pytest.raises(Malformed):
        TournamentId.read(PageId(Verb.DAILY, ("1", "show")))


def test_forms_are_found_by_what_they_are_for():
    assert all(TournamentId.read(TournamentId(1, act, (2,) * NUMBERS[act]).page).act is act for act in FORMS)
