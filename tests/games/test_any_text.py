"""Whatever somebody writes as a move or as a record is played or refused; nothing else is raised."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.catalog import ALL_GAMES
from bot.games.game import BadSetup, IllegalMove
from bot.games.record import KEYWORDS, NotARecord, RecordError, replay
from bot.games.shuffle import Seeded

EVERY = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
MANY = settings(max_examples=80, deadline=None)

WORDS = (
    *("bet", "raise", "call", "check", "fold", "pay", "pass", "under", "new", "discard", "exchange", "lay"),
    *("Death", "Water", "Hole", "Prism", "Star", "Brigand", "J", "24", "7R", "FL4", "R3"),
)
numbers = st.one_of(
    st.integers(-1, 1100).map(str),
    st.integers(0, 99).map(lambda number: f"0{number}"),
    st.sampled_from(["9" * 4301, "1" * 10, "١٠", "²", "१", "+1", "1_0", "1e3", "-0", "0x1"]),
)
words = st.one_of(st.sampled_from(WORDS), numbers, st.text(max_size=8))
some_text = st.one_of(st.lists(words, max_size=5).map(" ".join), st.text())


def a_position(game, seed, ply):
    """Return a position of a game of random moves."""
    chance = Random(seed)
    position = game.start(game.seats.start, Seeded(chance.randbytes(32)), game.read_options({}))
    while position.to_act and len(position.moves) < ply:
        seat = position.to_act[0]
        position.play(seat, game.players["random"].choose(position.view(seat), chance))
    return position


@EVERY
@MANY
@given(seed=st.integers(0, 99), ply=st.integers(0, 40), moves=st.lists(some_text, max_size=8))
def test_any_text_is_played_or_refused(game, seed, ply, moves):
    position = a_position(game, seed, ply)
    for move in moves:
        for seat in range(game.seats.start):
            legal = position.legal_moves(seat)
            if move not in legal:  # asking must not raise either
                try:
                    played = position.play(seat, move)
                except IllegalMove:
                    continue
                assert played in legal


@pytest.mark.parametrize("number", ["9" * 4301, "02", "٢", "२", "+2", "²"])
def test_a_number_has_one_spelling(number):
    """Numbers name a seat, an amount or a row."""
    stardust, patience = ALL_GAMES["stardust"], ALL_GAMES["patience"]
    bets = a_position(stardust, 1, 0)
    assert f"bet {number}" not in bets.legal_moves(0)
    with pytest.raises(IllegalMove) as refused:
        bets.play(0, f"bet {number}0")
    assert refused.value.code == "unknown_move"
    one_row = a_position(patience, 1, 0)
    with pytest.raises(IllegalMove) as refused:
        one_row.play(0, f"{one_row.hand(0)[0]} {number}")
    assert refused.value.code == "no_such_row"


@pytest.mark.parametrize("number", ["3" * 4301, "03", "٣", "३", "+3", "³"])
def test_a_seat_has_one_number(number):
    text = (
        "game stardust\nseats A B C\nhand A Death AM1 DS1 Y1 Y2\nhand B FM1 AS1 DL1 Y3 FS2\n"
        "hand C FL2 AM2 DS2 R1 AL1\ndraw FL3 FL4 FM4\nA check\nB check\nC check\n"
    )
    assert replay(f"{text}A lay Death 3\n", ALL_GAMES).error is None
    error = replay(f"{text}A lay Death {number}\n", ALL_GAMES).error
    assert error is not None
    assert (error.line, error.code) == (10, "no_such_rival")


@pytest.mark.parametrize(
    ("game", "move", "code"),
    [
        ("stardust", "bet 010", "unknown_move"),
        ("stardust", "bet ١٠", "unknown_move"),
        ("patience", "{card} 01", "no_such_row"),
    ],
)
def test_a_record_with_another_spelling_of_a_number_is_in_error(game, move, code):
    seats = ALL_GAMES[game].seats.start
    head = f"game {game}\nseats {' '.join('ABC'[:seats])}\nseed {'0' * 64}\n"
    start = replay(head, ALL_GAMES).position
    assert start is not None
    error = replay(f"{head}A {move.format(card=start.hand(0)[0])}\n", ALL_GAMES).error
    assert error is not None
    assert (error.line, error.code) == (4, code)


names = st.sampled_from(["A", "B", "C"])
starts = st.one_of(st.sampled_from(sorted(KEYWORDS)), names, st.text(max_size=5))
lines = st.one_of(
    st.builds("{} {}".format, starts, some_text),
    st.builds("option {} {}".format, st.sampled_from(["hand", "hands", "rounds", "deck", "stake"]), words),
    st.sampled_from([f"seed {'0' * 64}", "seats A B C", "seats A B", "seats A", "seed " + "\u0663" * 64]),
)


@MANY
@given(game=st.sampled_from([*ALL_GAMES, "chess"]), lines=st.lists(lines, max_size=12), head=st.booleans())
def test_any_text_is_a_record_or_has_an_error_in_one_line(game, lines, head):
    seats = ALL_GAMES[game].seats.start if game in ALL_GAMES else 1
    opening = [f"seats {' '.join('ABC'[:seats])}", f"seed {'0' * 64}"] if head else []
    text = "\n".join([f"game {game}", *opening, *lines])
    result = replay(text, ALL_GAMES)
    if result.error is not None:
        assert isinstance(result.error, RecordError)
        assert 1 <= result.error.line <= len(text.splitlines())
        assert isinstance(result.error.cause, (str, IllegalMove, BadSetup))


@MANY
@given(st.one_of(st.text(), st.lists(lines, max_size=5).map("\n".join)))
def test_any_other_text_is_no_record(text):
    try:
        result = replay(text, ALL_GAMES)
    except NotARecord:
        return
    assert result.game
