"""The computer players."""

from random import Random

from bot.games.claro.careful import NaturalPlayer
from bot.games.game import RandomPlayer
from tests.games.claro.by_hand import deal, play


def natural(position, seat):
    return NaturalPlayer().choose(position.view(seat), Random(1))


def test_natural_plays_the_lowest_fitting_number():
    assert natural(play(deal("20 1 2 3 4", "21 18 25 26 J"), "20"), 1) == "18"


def test_natural_plays_a_joker_only_when_nothing_else_fits():
    assert natural(play(deal("50 1 2 3 4", "21 22 23 24 J"), "50"), 1) == "J"


def test_natural_passes_when_nothing_fits():
    assert natural(play(deal("50 1 2 3 4", "21 22 23 24 25"), "50"), 1) == "pass"


def test_natural_discards_starless_cards_below_thirty():
    position = play(deal("50 1 2 3 4", "21 29 31 24 36", draw="32 33 34"), "50", "pass")
    assert natural(position, 1) == "discard 21 24 29"


def test_random_plays_every_legal_move_in_the_long_run():
    view = deal("20 1 2 3 J", "21 18 25 26 27").view(0)
    chance = Random(1)
    assert {RandomPlayer().choose(view, chance) for _ in range(200)} == {"1", "2", "3", "20", "J"}
