"""Numbers in moves and records: one spelling each, and nothing that Python cannot read."""

import pytest

from bot.games.numbers import read_number
from tests.cases import for_each


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("10", 10), ("999999999", 999_999_999)])
def test_numbers(text, number):
    assert read_number(text) == number


@for_each(
    "text", ["", "00", "01", "010", "+1", "-1", "1.0", "1_0", " 1", "1\n", "x", "²", "١٠", "१", "1" * 10, "9" * 5000]
)
def test_what_is_no_number(text):
    assert read_number(text) is None
