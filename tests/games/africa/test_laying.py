"""Which numbered card fits on which: every pair that no sentence of the rulebook names does not fit."""

from __future__ import annotations

from itertools import product

from bot.games.africa.deck import CARD_OF_NAME, NAMES
from bot.games.africa.laying import FITS, INITIALS, PatienceOptions, end_of
from bot.games.africa.patience import Patience

NUMBERED = NAMES[:-2]


def value(name):
    return int(name[:-1])


def named(card, end):
    """Return the sentences by which a card fits on the end of a row."""
    here, there = CARD_OF_NAME[card], CARD_OF_NAME[end]
    sentences = {
        "the same value": value(card) == value(end),
        "a neighbouring value": value(card) in (value(end) - 1, value(end) + 1),
        "the horseshoe counts as 1, too": {value(card), value(end)} == {2, 14},
        "a shared letter": bool(INITIALS[here] & INITIALS[there]),
        "a lion on its own colour": value(card) == 2 and card[-1] == end[-1],
    }
    return {sentence for sentence, holds in sentences.items() if holds}


def test_a_card_fits_if_and_only_if_a_sentence_says_so():
    wrong = [
        (card, end)
        for card, end in product(NUMBERED, NUMBERED)
        if card != end and FITS[CARD_OF_NAME[card]][CARD_OF_NAME[end]] != bool(named(card, end))
    ]
    assert wrong == []


def test_each_sentence_alone_is_enough_for_some_card():
    alone = {next(iter(found)) for pair in product(NUMBERED, NUMBERED) if len(found := named(*pair)) == 1}
    assert alone == {
        "a neighbouring value",
        "the horseshoe counts as 1, too",
        "a shared letter",
        "a lion on its own colour",
        "the same value",
    }


def test_a_card_does_not_fit_on_a_lion_because_of_its_colour():
    assert any(
        value(card) > 3 and card[-1] == lion[-1] and not FITS[CARD_OF_NAME[card]][CARD_OF_NAME[lion]]
        for card, lion in product(NUMBERED, ("2R", "2B", "2G", "2Y"))
    )


def test_any_card_fits_on_a_brigand_that_is_alone_in_its_row():
    end = end_of((CARD_OF_NAME["Brigand"],))
    assert all(FITS[CARD_OF_NAME[name]][end] for name in NAMES)


def test_a_hand_has_two_cards_unless_the_options_say_otherwise():
    assert Patience().read_options({}) == PatienceOptions() == PatienceOptions(hand=2)
