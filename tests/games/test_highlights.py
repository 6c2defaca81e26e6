"""What is told of a game in the news of a week: how close it was, and what was bold. Nobody's hidden cards are told."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.catalog import GAMES
from bot.games.claro.tallies import highlights as of_claro
from bot.games.stardust.tallies import highlights as of_stardust
from tests.games.test_achievements import LOSS, MEGA, NOTHING, PAIR, hand, made_claro, made_stardust, played


@pytest.mark.parametrize(
    ("rounds", "margin"),
    [(["A", "A", "A"], 1.0), (["B", "A", "C", "A", "A"], 0.5), (["B", "B", "C", "C", "A", "A", "A"], 0.0)],
)
def test_claro_is_close_if_the_others_have_two_stars(rounds, margin):
    made = made_claro(*rounds)
    stars = [sum(each.winner == seat for each in made) for seat in range(3)]
    assert of_claro(made, stars).margin == margin


def test_the_lowest_card_that_takes_a_star_is_bold_unless_nobody_could_follow():
    made = made_claro("B9 A4", "C2", "A", "A")
    bold = of_claro(made, [3, 0, 1]).bold
    assert (bold.seat, dict(bold.details)) == (0, {"card": "4"})
    assert of_claro(made_claro("A30 B-", "A", "A"), [3, 0, 0]).bold is None


def told(*hands):
    made, moves, outcome = made_stardust(*hands)
    return of_stardust(made, moves, 200, outcome)


BET = ["A bet 20", "B call"]


def test_a_showdown_against_a_bet_is_bold_with_the_weakest_hand():
    weak, strong = hand((20, -20, 0), NOTHING, pot=80), hand((20, -20, 0), (MEGA, PAIR), pot=300)
    found = told((strong, BET), (weak, BET), LOSS)
    assert (found.bold.seat, dict(found.bold.details)) == (0, {"points": 0, "pot": 80})
    assert told((weak, ["A check", "B check"])).bold is None


def test_a_hand_that_was_not_shown_is_never_told():
    assert told((hand((20, -20, 0), pot=900), ["A raise 300", "B fold"])).bold is None


@pytest.mark.parametrize("name", GAMES)
def test_it_follows_from_what_spectators_have_seen(name):
    """The same public course with other hidden cards gives the same news: they are found without any seat's hand."""
    game, chance = GAMES[name], Random(4)
    for _ in range(20):
        position = played(game, chance, ["random", "natural"])
        found = game.highlights(position)
        assert 0 <= found.margin <= 1
        assert found.bold is None or 0 <= found.bold.boldness <= 1
        shuffled = position.copy()
        shuffled._hands = [() if isinstance(each, tuple) else 0 for each in position._hands]
        assert game.highlights(shuffled) == found
        assert game.achieved(shuffled) == game.achieved(position)
