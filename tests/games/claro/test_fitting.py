"""Which card fits on which, by the rulebook's sentences and its example pictures."""

import pytest

from bot.games.claro.deck import ALL_JOKERS, BIT_OF_NAME, COLOURS, JOKERS, NUMBERS, standard_deck
from tests.cases import for_each

DECK = standard_deck()


def fits(card: str, top: str) -> bool:
    on = BIT_OF_NAME[top].bit_length() - 1
    if card == top == "J":
        return bool(DECK.fits[on] & ALL_JOKERS)
    return bool(DECK.fits[on] & BIT_OF_NAME[card])


def stars(number: int) -> str:
    return DECK.stars[number - 1]


@for_each(
    ("card", "top"),
    [("30", "24"), ("4", "30"), ("17", "30"), ("3", "17"), ("J", "4"), ("48", "17"), ("29", "17"), ("31", "17")],
)
def test_the_rulebooks_pictures_with_a_tick(card, top):
    assert fits(card, top)


@for_each(
    ("card", "top"),
    [
        ("32", "J"), ("J", "32"), ("13", "29"), ("26", "29"), ("36", "48"), ("39", "48"), ("13", "48"), ("J", "31"),
        ("20", "31"), ("10", "31"), ("42", "J"),
    ],
)  # fmt: skip
def test_the_rulebooks_pictures_with_a_cross(card, top):
    assert not fits(card, top)


def test_a_higher_number_fits_whatever_the_stars():
    assert all(fits(str(high), str(low)) for low in range(1, 50) for high in range(low + 1, 51))


def test_a_lower_number_fits_exactly_with_a_star_of_the_same_colour():
    for high in range(2, 51):
        for low in range(1, high):
            assert fits(str(low), str(high)) == bool(set(stars(low)) & set(stars(high)))


def test_a_joker_fits_on_every_card_with_a_star_and_no_other():
    assert all(fits("J", str(number)) == bool(stars(number)) for number in range(1, 51))


def test_every_card_with_a_star_fits_on_a_joker_and_no_other():
    assert all(fits(str(number), "J") == bool(stars(number)) for number in range(1, 51))


def test_a_joker_fits_on_a_joker():
    assert fits("J", "J")


def test_no_card_fits_on_itself():
    assert not any(DECK.fits[card] >> card & 1 for card in range(NUMBERS + JOKERS))


def test_every_number_with_a_star_fits_on_the_fifty():
    assert all(fits(str(number), "50") for number in range(1, 50) if stars(number))


def test_the_deck_has_fifty_numbers_and_five_jokers():
    assert (NUMBERS, JOKERS) == (50, 5)


def test_the_number_of_cards_with_each_number_of_stars():
    counts = [len(stars(number)) for number in range(1, 51)]
    assert [counts.count(n) for n in range(4)] == [23, 15, 11, 1]


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_is_on_thirteen_or_fourteen_number_cards(colour):
    assert sum(colour in stars(number) for number in range(1, 51)) in (13, 14)
