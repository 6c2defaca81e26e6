"""custom_ids are short enough, and parsing one is safe whatever a client sends."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.views.kit.custom_id import (
    LISTED,
    LISTS,
    PAGES,
    WITH_A_MOVE,
    WITH_A_TURN,
    Deed,
    GameId,
    LessonId,
    PageId,
    Verb,
    parse,
)
from bot.views.kit.route import CHOICE, MAX_LENGTH, Malformed

page_parts = st.lists(st.from_regex(r"[a-z0-9-]{1,14}", fullmatch=True), min_size=1, max_size=6).map(tuple)
plain_verbs = sorted(set(Verb) - WITH_A_TURN - PAGES - {Verb.LEARN})
names, versions = st.from_regex(r"[a-z]{1,12}", fullmatch=True), st.from_regex(r"[0-9a-f]{8}", fullmatch=True)
texts = st.from_regex(r"[a-zA-Z0-9 ]{1,60}", fullmatch=True)
ids = st.one_of(
    st.builds(GameId, st.sampled_from(plain_verbs), st.integers(0, 2**63 - 1)),
    st.builds(LessonId, names),
    st.builds(LessonId, names, versions, st.integers(0, 999), st.sampled_from(sorted(set(Deed) - WITH_A_MOVE))),
    st.builds(LessonId, names, versions, st.integers(0, 999), st.sampled_from(sorted(WITH_A_MOVE)), texts),
    st.builds(
        GameId,
        st.sampled_from(sorted(WITH_A_TURN)),
        st.integers(0, 2**63 - 1),
        st.integers(0, 999_999),
        texts,
    ),
    st.builds(PageId, st.sampled_from(sorted(PAGES)), page_parts),
    st.builds(
        GameId,
        st.sampled_from(sorted(LISTS)),
        st.integers(0, 2**63 - 1),
        st.integers(0, 999_999),
        st.just("") | texts,
        st.integers(0, 40),
    ),
    st.builds(
        LessonId,
        names,
        versions,
        st.integers(0, 999),
        st.sampled_from(sorted(LISTED)),
        st.just("") | texts,
        st.integers(0, 40),
    ),
)


@given(ids)
def test_a_custom_id_is_parsed_back(custom_id):
    assert parse(str(custom_id)) == custom_id
    assert len(str(custom_id)) <= MAX_LENGTH


@given(st.one_of(st.text(), st.from_regex(r"[a-z]{1,11}[:/][a-z0-9:/ -]{0,40}", fullmatch=True)))
def test_any_text_is_parsed_or_malformed(text):
    with suppress(Malformed):
        custom_id = parse(text)
        assert parse(str(custom_id)) == custom_id


@pytest.mark.parametrize(
    "text",
    [
        *(
            "join",
            "join:",
            "leave:1:2:3",
            "join:1:2",
            "play:1",
            "play:1:2",
            "play:1:2:",
            "x:1",
            "join:1\n",
            "join/1",
            "/",
            ":",
        ),
        *("history:A", "history:1:2:3:4:5:6:7", "replay/1:2", "play:1:2:3:4", "play:-1:2:3", "record/1/\u0661", ""),
    ],
)
def test_malformed_custom_ids(text):
    with pytest.raises(Malformed):
        parse(text)


@pytest.mark.parametrize(
    ("old", "verb", "parts"),
    [
        ("leaderboard/claro/stars/all/server/0", Verb.LEADERBOARD, ("claro", "stars", "all", "server", "0")),
        ("replay/17/3/on", Verb.REPLAY, ("17", "3", "on")),
        ("record/17", Verb.GAME_RECORD, ("17",)),
        ("gift/stardust", Verb.GIFT, ("stardust",)),
    ],
)
def test_the_custom_ids_of_version_0_1(old, verb, parts):
    assert parse(old) == PageId(verb, parts)


def test_a_tables_record_and_a_historys_record_differ():
    assert parse("record:17") == GameId(Verb.RECORD, 17)
    assert parse(str(PageId(Verb.GAME_RECORD, ("17",)))) == parse("record/17")


def test_a_selects_choice_is_filled_in_and_checked():
    page = PageId(Verb.LEADERBOARD, ("claro", CHOICE, "all"))
    assert page.filled("wins").parts == ("claro", "wins", "all")
    with pytest.raises(Malformed):
        page.filled("a:b")
