"""Shuffles: anybody can recompute them, they are fair, and a commitment fixes them in advance."""

import hashlib
from collections import Counter

import pytest

from bot.games.game import BadSetup
from bot.games.shuffle import Seeded, commitment, read_seed, shuffled

SEED = bytes(range(32))


def test_a_shuffle_can_be_recomputed_from_its_description():
    """Follow the words of docs/fairness.md step by step, without our code."""
    number = int.from_bytes(hashlib.shake_256(SEED + b"shuffle 0").digest(64), "big")
    order = list(range(55))
    for size in range(55, 1, -1):
        number, remainder = divmod(number, size)
        order[size - 1], order[remainder] = order[remainder], order[size - 1]
    assert Seeded(SEED).shuffle(0, range(55)) == order


def test_a_shuffle_does_not_depend_on_the_order_of_the_cards():
    assert Seeded(SEED).shuffle(1, [3, 1, 2]) == Seeded(SEED).shuffle(1, [2, 3, 1])


def test_each_shuffle_of_a_game_is_different():
    assert Seeded(SEED).shuffle(0, range(55)) != Seeded(SEED).shuffle(1, range(55))


def test_every_order_comes_up_about_equally_often():
    counts = Counter(tuple(shuffled(number.to_bytes(32, "big"), "", "abc")) for number in range(6000))
    assert len(counts) == 6
    # Chi-squared with 5 degrees of freedom: a fair shuffle exceeds 25 once in 7,000 tries. The seeds are fixed, so the
    # test never fails by chance.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25


def test_the_commitment_is_the_seeds_sha_256():
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("text", ["", "00", "g" * 64, "0" * 63, "0" * 66, " " * 64])
def test_a_bad_seed_is_refused(text):
    with pytest.raises(BadSetup):
        read_seed(text)
