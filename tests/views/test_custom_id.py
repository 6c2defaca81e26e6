"""custom_ids: short enough, and safe whatever a client sends."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.views.custom_id import MAX_LENGTH, WITH_A_TURN, CustomId, Malformed, Verb

ids = st.one_of(
    st.builds(CustomId, st.sampled_from(sorted(set(Verb) - WITH_A_TURN)), st.integers(0, 2**63 - 1)),
    st.builds(
        CustomId,
        st.sampled_from(sorted(WITH_A_TURN)),
        st.integers(0, 2**63 - 1),
        st.integers(0, 999_999),
        st.from_regex(r"[a-zA-Z0-9 ]{1,60}", fullmatch=True),
    ),
)


@given(ids)
def test_what_is_written_is_read_again(custom_id):
    assert CustomId.parse(str(custom_id)) == custom_id
    assert len(str(custom_id)) <= MAX_LENGTH


@given(st.text())
def test_anything_else_is_malformed_and_nothing_worse(text):
    with suppress(Malformed):
        assert str(CustomId.parse(text)) == text


@pytest.mark.parametrize("text", ["join", "join:", "join:1:2:3", "play:1", "play:1:2", "play:1:2:", "x:1", "join:1\n"])
def test_what_is_malformed(text):
    with pytest.raises(Malformed):
        CustomId.parse(text)
