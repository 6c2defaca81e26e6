"""The rules of the patience, sentence by sentence, and its solver."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.africa.deck import BRIGAND_CARD, CARD_OF_NAME, CARDS, NAMES, STAR_CARD
from bot.games.africa.laying import FITS, INITIALS, PLACE, PLACES, end_of
from bot.games.africa.patience import Patience, promising
from bot.games.africa.solver import solve
from bot.games.game import BadSetup
from bot.games.record import replay, write_record
from bot.games.shuffle import Seeded
from tests.cases import for_each
from tests.effort import effort, thorough
from tests.games.claro.by_hand import dealt, play, refusal

PATIENCE = Patience()


def deal(first, hand, draw, **options):
    return dealt(PATIENCE, f"{first} {hand}", draw=draw, **options)


def fits(card, end):
    return FITS[CARD_OF_NAME[card]][CARD_OF_NAME[end]]


def apart(value):
    """Return two cards of values far apart that share no letter and no colour."""
    for one in NAMES[:-2]:
        for other in NAMES[:-2]:
            a, b = CARD_OF_NAME[one], CARD_OF_NAME[other]
            far = int(one[:-1]) == value and abs(int(other[:-1]) - value) > 2 and int(other[:-1]) not in (2, 14)
            if far and not INITIALS[a] & INITIALS[b] and one[-1] != other[-1]:
                return one, other
    raise LookupError(value)


# Places


def test_every_number_card_has_a_place_and_every_place_occurs():
    assert len(PLACE) == CARDS
    assert set(PLACE) == {*PLACES, None}
    assert PLACE[CARD_OF_NAME["Star"]] is None


@pytest.mark.parametrize(
    ("place", "letters"),
    [("Cape Verde", {"C", "V"}), ("Walvis Bay", {"V", "B"}), ("Dar es Salaam", {"D", "E", "S"}), ("Cairo", {"C"})],
)
def test_every_word_of_a_place_counts_and_v_and_w_are_one_letter(place, letters):
    assert INITIALS[PLACE.index(place)] == letters


# Which card fits on which


def test_the_same_value_and_its_neighbours_fit():
    for value in range(3, 13):
        for colour, other in (("R", "B"), ("G", "Y")):
            assert fits(f"{value}{colour}", f"{value}{other}")
            assert fits(f"{value}{colour}", f"{value + 1}{other}")
            assert fits(f"{value + 1}{colour}", f"{value}{other}")


def test_values_further_apart_fit_only_by_a_letter():
    one, other = apart(7)
    assert not fits(one, other)
    letters = [
        (a, b)
        for a in NAMES[:-2]
        for b in NAMES[:-2]
        if abs(int(a[:-1]) - int(b[:-1])) > 2 and INITIALS[CARD_OF_NAME[a]] & INITIALS[CARD_OF_NAME[b]]
    ]
    assert letters
    assert all(fits(a, b) for a, b in letters)


def test_the_lion_fits_on_any_card_of_its_colour():
    assert all(fits("2R", f"{value}R") for value in range(2, 15))


def test_the_horseshoe_is_fourteen_or_one():
    assert fits("14R", "13B")
    assert fits("14R", "2B")
    assert fits("2B", "14R")


def test_the_brigand_fits_on_any_card_and_the_card_below_it_continues_to_count():
    assert all(fits("Brigand", name) for name in NAMES)
    assert end_of((CARD_OF_NAME["7R"], CARD_OF_NAME["Brigand"])) == CARD_OF_NAME["7R"]


def test_the_star_stands_for_any_card():
    assert all(fits("Star", name) and fits(name, "Star") for name in NAMES)


# Playing


def test_the_first_card_begins_a_row_and_two_are_in_hand():
    view = PATIENCE.start(1, Seeded(bytes(32)), PATIENCE.read_options({})).view(0)
    assert [len(row) for row in view.rows] == [1]
    assert (len(view.hand), view.pile) == (2, 51)


def test_a_hand_of_three_is_an_easier_game():
    view = PATIENCE.start(1, Seeded(bytes(32)), PATIENCE.read_options({"hand": "3"})).view(0)
    assert (len(view.hand), view.pile) == (3, 50)


def test_a_card_is_laid_and_another_drawn():
    position = play(deal("7R", "8B 3G", "9Y 10R"), "8B 1")
    assert position.view(0).rows == ((CARD_OF_NAME["7R"], CARD_OF_NAME["8B"]),)
    assert position.hand(0) == ["3G", "9Y"]


def test_a_row_can_be_begun_only_when_no_card_in_hand_fits():
    assert refusal(deal("7R", "8B 3G", "9Y"), 0, "3G new") == "can_be_laid"
    one, other = apart(7)
    position = deal(one, f"{other} {one[:-1]}{'RBGY'.replace(one[-1], '').replace(other[-1], '')[0]}", "")
    position._hand = (CARD_OF_NAME[other],)
    assert position.legal_moves(0) == [f"{other} new"]
    assert play(position, f"{other} new").scores == (2,)


def test_the_star_joins_two_rows():
    one, other = apart(7)
    third = apart(7)[1]
    position = deal(one, f"{other} Star", "")
    assert "Star 1" in position.legal_moves(0)
    play(position, "Star 1", f"{third} 1")
    assert position.outcome is not None
    assert position.scores == (1,)


def test_joined_rows_follow_one_another():
    position = deal("7R", "Star 8B", "")
    position._rows = ((CARD_OF_NAME["7R"],), (CARD_OF_NAME["3G"],), (CARD_OF_NAME["12Y"],))
    play(position, "Star 1 3")
    assert [len(row) for row in position.view(0).rows] == [3, 1]
    assert position.view(0).rows[0][-1] == CARD_OF_NAME["12Y"]


@for_each(
    ("move", "code"),
    [
        ("9Y 1", "not_your_card"),
        ("8B 2", "no_such_row"),
        ("8B 0", "no_such_row"),
        ("8B x", "no_such_row"),
        ("8B", "unknown_move"),
        ("8B 1 1", "does_not_fit"),
        ("99 1", "unknown_move"),
        ("", "unknown_move"),
    ],
)
def test_cards_that_cannot_be_laid(move, code):
    assert refusal(deal("7R", "8B 3G", "9Y"), 0, move) == code


def test_one_person_plays_until_all_cards_are_laid():
    assert refusal(deal("7R", "8B 7G", ""), 1, "8B 1") == "not_your_turn"
    done = play(deal("7R", "8B 7G", ""), "8B 1", "7G 1")
    assert done.outcome is not None
    assert refusal(done, 0, "8B 1") == "game_over"
    with pytest.raises(BadSetup):
        PATIENCE.start(2, Seeded(bytes(32)), PATIENCE.read_options({}))


def test_a_move_can_be_taken_back_only_if_it_revealed_nothing():
    position, chance = PATIENCE.start(1, Seeded(bytes(32)), PATIENCE.read_options({})), Random(1)
    told = []
    while position.to_act:
        pile = position.view(0).pile
        legal = position.legal_moves(0)
        position.play(0, legal[chance.randrange(len(legal))])
        told.append((pile > 0, position.can_take_back()))
    assert all(back != drew for drew, back in told)


def test_cards_are_conserved_and_records_replay():
    for number in range(30):
        seed = number.to_bytes(32, "big")
        position, chance = PATIENCE.start(1, Seeded(seed), PATIENCE.read_options({})), Random(number)
        while position.to_act:
            legal = position.legal_moves(0)
            position.play(0, legal[chance.randrange(len(legal))])
            seen = [card for row in (*position._rows, position._hand, position._pile) for card in row]
            assert sorted(seen) == list(range(CARDS))
        again = replay(write_record(PATIENCE, ["me"], {}, seed, position.moves), {"patience": PATIENCE})
        assert again.error is None
        assert again.position.scores == position.scores


def test_hints_are_legal():
    position = PATIENCE.start(1, Seeded(bytes(32)), PATIENCE.read_options({"hand": "3"}))
    while position.to_act:
        hints = promising(position.view(0))
        assert sorted(hints) == sorted(position.legal_moves(0))
        position.play(0, hints[0])


# The solver


def rows_at_random(order, chance):
    """Play by the rules, but without moves as text, which would be slow for ten thousand games."""
    ends, hand, pile = [end_of(order[:1])], order[1:3], order[3:]
    while hand:
        ways = [(card, place) for card in hand for place, end in enumerate(ends) if FITS[card][end]]
        ways += [
            (STAR_CARD, (one, other)) for one in range(len(ends)) for other in range(len(ends)) if one != other
        ] * (STAR_CARD in hand)
        card, place = chance.choice(ways or [(card, None) for card in hand])
        if place is None:
            ends.append(end_of([card]))
        elif isinstance(place, tuple):
            ends.pop(place[0])
        elif card != BRIGAND_CARD:
            ends[place] = card
        hand = [*(each for each in hand if each != card), *pile[:1]]
        pile = pile[1:]
    return len(ends)


DECKS, PLAYS = effort(40, whole=200), 50
"""The number of decks, and of random plays of each. In the whole suite they make ten thousand plays."""


@thorough
def test_solutions_are_legal_and_never_worse_than_random_plays():
    chance = Random(3)
    options = PATIENCE.read_options({})
    for number in range(DECKS):
        dealer = Seeded(number.to_bytes(32, "little"))
        solution = solve(dealer.shuffle(0, range(CARDS)), options)
        position = PATIENCE.start(1, dealer, options)
        for move in solution.moves:
            position.play(0, move)
        assert position.outcome is not None
        assert position.scores == (solution.rows,)
        assert solution.proven
        for _ in range(PLAYS):
            assert rows_at_random(dealer.shuffle(0, range(CARDS)), chance) >= solution.rows


def test_the_star_may_save_a_row():
    """Two cards that fit nowhere, and the Star. Without the join there would be two rows."""
    one, other = apart(7)
    order = [CARD_OF_NAME[name] for name in (one, other, "Star")]
    assert solve(order, PATIENCE.read_options({})).rows == 1
