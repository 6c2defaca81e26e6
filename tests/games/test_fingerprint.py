"""A position's fingerprint follows from the game alone, and tells whether the rules have changed."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.catalog import GAMES
from bot.games.fingerprint import DEAL, DIGITS, EVERY, ChangedRules, check, fingerprint, is_due
from bot.games.shuffle import Seeded
from tests.tables.broken import broken_game

ROOT = Path(__file__).parents[2]
SEEN = """
_view = Position.view

def view(self, seat):
    return (_view(self, seat), "more is shown")

Position.view = view
"""
KNOWN = {"claro": "9ed8745448000f13", "stardust": "34770f8df7640e7d", "africa": "46debe390160010f"}
"""The fingerprints of our games after twenty modest moves. They are stored: another one stops every game in progress.
If a rule changes, its game gets a new version."""


def after(game, moves, seats=2):
    """Return the position after some modest moves."""
    position = game.start(seats, Seeded(bytes(range(32))), game.read_options({}))
    for _ in range(moves):
        seat = position.to_act[0]
        position.play(seat, position.automatic(seat))
    return position


def ours():
    return [fingerprint(after(GAMES[name], 20, 3), 3) for name in sorted(KNOWN)]


@pytest.mark.parametrize("name", KNOWN)
def test_those_of_our_games_stay_what_they_are(name):
    assert fingerprint(after(GAMES[name], 20, 3), 3) == KNOWN[name]


def test_it_is_the_same_in_another_process():
    program = "from tests.games.test_fingerprint import *; print(*ours())"
    env = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(ROOT)}
    there = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=env, check=True, capture_output=True)
    assert there.stdout.decode().split() == ours()


def test_a_copy_and_a_replay_have_the_same():
    for game in GAMES.values():
        position = after(game, 20, 3)
        again = after(game, 20, 3)
        assert fingerprint(position.copy(), 3) == fingerprint(position, 3) == fingerprint(again, 3)
        assert len(fingerprint(position, 3)) == DIGITS


def test_what_is_shown_does_not_change_it():
    assert fingerprint(after(broken_game(SEEN), 5), 2) == fingerprint(after(broken_game(), 5), 2)


@pytest.mark.parametrize(
    "edit",
    [
        ("dealer.shuffle(0", "dealer.shuffle(1"),
        ("((seat + 1) % len(self.hands),)", "((seat - 1) % len(self.hands), seat)"),
        ("score + (seat == winner)", "score + 2 * (seat == winner)"),
        ("Round(winner)", "Round(winner - 1)"),
    ],
)
def test_what_is_dealt_played_and_won_changes_it(edit):
    changed = [fingerprint(after(broken_game("", edit), moves, 3), 3) for moves in range(7)]
    assert changed != [fingerprint(after(broken_game(), moves, 3), 3) for moves in range(7)]


def test_the_end_is_part_of_it():
    whole = after(broken_game(), 10)
    other = after(broken_game("", ("tuple(best)", "(len(self.scores) - 1,)")), 10)
    assert whole.outcome != other.outcome
    assert fingerprint(whole, 2) != fingerprint(other, 2)


@pytest.mark.parametrize("places", [(1, 2), (1, 1)])
def test_places_that_a_game_tells_are_part_of_it(places):
    whole, other = after(broken_game(), 10), after(broken_game(), 10)
    assert whole.outcome.places is None
    other.outcome = replace(other.outcome, places=places)
    assert fingerprint(other, 2) not in {fingerprint(whole, 2), None}


def test_hands_are_part_of_it_in_a_game_without_scores():
    dealt, other = after(broken_game(), 0), after(broken_game(), 0)
    dealt.scores = other.scores = ()
    other.hands = (other.hands[0], other.hands[1][:-1])  # not those of the seat that is to act
    assert fingerprint(other, 2) not in {fingerprint(dealt, 2), None}


def test_rules_that_cannot_tell_it_have_none():
    assert fingerprint(after(broken_game("Position.hand = lambda self, seat: 1 / 0"), 0), 2) is None


def test_the_first_move_of_each_few_and_the_last_one_get_one():
    position = after(broken_game(), 3)
    assert [ply for ply in range(20) if is_due(ply, position)] == [0, EVERY, 2 * EVERY]
    assert is_due(9, after(broken_game(), 10))


def test_a_difference_tells_between_which_moves_it_began():
    position = after(broken_game(), 3)
    assert check(position, 2, 2, None, None) is None
    assert check(position, 2, 2, fingerprint(position, 2), None) == 2
    with pytest.raises(ChangedRules, match="after move 9 the position is another one, and after move 3 it is still"):
        check(position, 2, 8, "0" * DIGITS, 2)
    with pytest.raises(ChangedRules, match=r"after move 1 the position is another one$"):
        check(position, 2, 0, "0" * DIGITS, None)
    with pytest.raises(ChangedRules, match=r"after move 1 the position is another one, and after the deal it is still"):
        check(position, 2, 0, "0" * DIGITS, DEAL)
    with pytest.raises(ChangedRules, match=r"after the deal the position is another one$"):
        check(position, 2, DEAL, "0" * DIGITS, None)
