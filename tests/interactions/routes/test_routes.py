"""What a route makes it reads back, old custom_ids mean what they meant, and no other is read."""

from contextlib import suppress
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.standings.routes import StandingsAct
from bot.features.tournaments.routes import Act
from bot.interactions.routes.route import MOST, MOST_PAGES, LessonStep, Malformed, SoloGame
from bot.interactions.routes.routes import HandAct, TableAct
from tests.cases import for_each
from tests.routes import EVERY, SUBJECTS, parse

KNOWN = [line.split(" → ") for line in (Path(__file__).parent / "custom_ids.txt").read_text("utf-8").splitlines()]
"""A custom_id of each form that some version has put into a channel, and the route that handles it."""
WORDS = sorted({route.pattern.partition(":")[0] for route in EVERY})

name = st.from_regex(r"[a-z][a-z0-9]{0,11}", fullmatch=True)
day = st.dates(date(1000, 1, 1))
solo = st.builds(SoloGame, st.integers(-(2**63) + 1, 2**63 - 1))
steps = st.builds(
    LessonStep, st.from_regex(r"[a-z][a-z0-9]{0,5}", fullmatch=True), st.just("b271517b"), st.integers(0, 99)
)
PARTS = {
    "id": st.integers(0, 2**63 - 1),
    "int": st.integers(0, MOST),
    "turn": st.integers(0, 999_999_999),
    "step": st.integers(0, 999),
    "page": st.integers(0, MOST_PAGES),
    "place": st.integers(1, 40),
    **dict.fromkeys(("game", "known", "deal", "lesson"), name),
    "solo": solo,
    "hand": st.integers(0, 2**63 - 1) | solo | steps,
    "word": st.from_regex(r"[a-z0-9-]{1,14}", fullmatch=True).filter(lambda word: word != "-"),
    "day": day,
    "period": st.sampled_from(["all", "w2026-48", "m2026-11", "s4"]) | day.map(lambda each: f"d{each}"),
    "club": st.from_regex(r"club-[0-9]{1,18}", fullmatch=True),
    "text": st.from_regex(r"[A-Za-z0-9 ]{1,60}", fullmatch=True),
    "draft": st.from_regex(r"[A-Za-z0-9 ]{0,60}", fullmatch=True),
    "-": st.none(),
}


def parts_of(route):
    """Return what makes the parts of a route, those that may be missing included."""
    kinds = [kind.split("|") for _, kind in route.fields]
    return st.tuples(*(st.one_of(PARTS.get(each, st.just(each)) for each in kind) for kind in kinds))


ids = st.sampled_from(EVERY).flatmap(
    lambda route: st.tuples(parts_of(route), st.integers(0, route.pattern.count("["))).map(
        lambda drawn: route(*drawn[0][: len(drawn[0]) - drawn[1]])
    )
)


@given(ids)
def test_a_custom_id_is_read_back(custom_id):
    assert parse(str(custom_id)) == custom_id
    assert len(str(custom_id)) <= 100


def test_each_route_is_known_by_a_custom_id_that_stands_in_channels():
    known = {handled for _, handled in KNOWN}
    assert known >= {f"{type(route).__name__}.{route.name}" for route in EVERY}


@for_each(("custom_id", "handled"), KNOWN)
def test_what_stands_in_channels_goes_on_working(custom_id, handled):
    match = parse(custom_id)
    assert f"{type(match.route).__name__}.{match.route.name}" == handled
    written = "game" + custom_id if custom_id.startswith("record/") else custom_id
    assert str(match) == renumbered(written.replace("/", ":"))


HANDS = {"lay": "play", "laypicked": "pick"} | {f"alone{act}": act for act in ("pick", "draft", "sketch", "ask", "say")}
"""How games without a table had their hands' acts called before 0043."""
ALONE = ("hint", "back", "share", "continue", "again", "alonefair", "closealone", "reshare", "solorules", "reviewalone")


def renumbered(custom_id):
    """Return what a custom_id from before 0043 is called now."""
    word, *parts = custom_id.split(":")
    if word in (*HANDS, *ALONE) and parts[0].isdecimal():
        parts[0] = f"s-{parts[0]}"
        if word == "laypicked":
            parts[2] = ""
        return ":".join([HANDS.get(word, word), *parts])
    if word == "learn" and len(parts) > 3 and parts[3] in ("try", "pick", "draft", "sketch"):
        game, version, step, act, *rest = parts
        return ":".join(["play" if act == "try" else act, f"{game}.{version}.{step}", "0", *rest])
    return custom_id


@given(st.integers(0, MOST))
def test_what_is_picked_from_a_list_fills_it_in(picked):
    listed = parse(str(Act.ROUND(17, None, 0)))
    assert str(listed) == "tournament:17:round:-:0"
    assert listed.filled([str(picked)]) == Act.ROUND(17, picked, 0)


@for_each("picked", [[], ["x"], ["-"], ["\u0663"], [""], ["-1"], ["1:0"], [str(MOST + 1)], [str(2**80)]])
def test_what_no_list_offers_is_malformed(picked):
    with pytest.raises(Malformed):
        Act.ADJUST(17, None).filled(picked)


def test_a_choice_is_one_of_those_that_the_list_has():
    board = StandingsAct.LEADERBOARD("claro", None, "all", "server", 0)
    assert board.filled(["wins"]) == StandingsAct.LEADERBOARD("claro", "wins", "all", "server", 0)
    for forged in ("luck", "all", "wins:all", "stars\n"):
        with pytest.raises(Malformed):
            board.filled([forged])


@given(
    st.sampled_from(WORDS),
    st.lists(st.from_regex(r"[a-z0-9-]{1,24}", fullmatch=True) | st.sampled_from(list(map(str, EVERY))), max_size=6),
    st.sampled_from(":/"),
)
def test_any_parts_are_read_or_malformed(word, parts, separator):
    with suppress(Malformed):
        match = parse(separator.join([word, *parts]))
        assert parse(str(match)) == match


@given(st.text() | st.from_regex(r"[a-z]{1,11}[:/][a-z0-9:/ -]{0,40}", fullmatch=True))
def test_any_text_is_read_or_malformed(text):
    with suppress(Malformed):
        match = parse(text)
        assert parse(str(match)) == match


@for_each(
    "parts",
    [
        *("", ":", ":1", ":1:x", ":x:show", ":1:show:1", ":1:round:1", ":1:round:1:x", ":-:show", ":1:show\n"),
        *(":-1:show", f":{2**63}:show", ":1:standings:1000000000", ":1:standings:-", ":1:round:-:-", ":\u0663:show"),
    ],
)
def test_what_no_route_has_made_is_malformed(parts):
    with pytest.raises(Malformed):
        parse(f"tournament{parts}")


@for_each(
    "forged",
    [
        *("", "/", ":", "x:1", "join", "join:", "join:1\n", "join/1", "join:1:2", "leave:1:2:3", "play:1", "play:1:2"),
        *("play:1:2:", "play:1:2:3:4", "play:-1:2:3", "play:1:2:\u0661", f"play:1:2:{'a' * 61}", "pick:1:2:x:0"),
        *("record/1/\u0661", "replay/1:2", "log:1:100001", "history:A", "history:claro:server:0", "gift:-"),
        *("dayseals:2026-13-01", "settings:me:threads", "settings:posts:zone:1", "learn:claro:b2:1:fly", "sure:kick:7"),
        *("leaderboard:claro:luck:all:server:0", "leaderboard:claro:stars:d٢026-11-26:server:0"),
        *("leaderboard/none/2", f"gift:{'a' * 25}", "help:claro:fly", "opponents:claro:2:easy:fly", "review:7:-1"),
    ],
)
def test_forged_and_broken_custom_ids_are_malformed(forged):
    with pytest.raises(Malformed):
        parse(forged)


@pytest.mark.parametrize("parts", [(17,), (17, 1), (17, 1, 0, 0)])
def test_a_button_cannot_differ_from_its_pattern(parts):
    with pytest.raises(TypeError):
        Act.ROUND(*parts)


def test_what_may_be_missing_is_left_out_from_the_end():
    assert [str(StandingsAct.REPLAY(7, *more)) for more in ((), (3,), (3, "on"))] == [
        "replay:7",
        "replay:7:3",
        "replay:7:3:on",
    ]
    assert str(HandAct.PICK(1, 2, "")) == "pick:1:2:"
    assert TableAct.JOIN(1) != TableAct.JOIN_AS_SHOWN(1, "0")


def test_no_custom_id_means_two_things():
    for first in SUBJECTS:
        for route in first:
            others = [each for each in EVERY if each is not route]
            mine = [custom_id for custom_id, handled in KNOWN if handled == f"{first.__name__}.{route.name}"]
            assert not [each for each in others for custom_id in mine if each.read(custom_id)]
