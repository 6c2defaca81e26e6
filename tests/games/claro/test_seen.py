"""What a position of Claro tells: which cards are one move, why a move is refused, what a seat and spectators see."""

import pytest

from bot.games.claro.deck import NAMES
from bot.games.game import IllegalMove
from bot.games.shuffle import Seeded
from tests.games.claro.by_hand import CLARO, deal, dealt, play

PILE = "31 32 33 34 35 36 37 38 39 40"


def refused(position, seat, move):
    with pytest.raises(IllegalMove) as caught:
        position.play(seat, move)
    return caught.value


def test_all_jokers_of_a_hand_are_one_move():
    position = deal("J J 3 J 4", "21 22 23 24 25", draw=PILE)
    assert list(position.legal_moves(0)) == ["3", "4", "J"]


def test_the_first_choice_of_a_game_has_the_number_0_and_every_move_counts_on():
    position = deal("1 2 3 4 5", "21 22 23 24 25", draw=PILE)
    assert (position.turn, position.view(0).turn) == (0, 0)
    assert play(position, "5").turn == 1


def test_a_card_that_does_not_fit_is_named_with_the_one_on_top():
    position = play(deal("50 2 3 4 5", "1 22 23 24 25", draw=PILE), "50")
    refusal = refused(position, 1, "22")
    assert (refusal.code, dict(refusal.details)) == ("does_not_fit", {"card": "22", "top": "50"})


def test_somebody_who_must_play_is_told_their_lowest_card_that_fits():
    position = play(deal("30 2 3 4 5", "1 22 23 41 42", draw=PILE), "30")
    assert position.legal_moves(1) == ["41", "42"]
    refusal = refused(position, 1, "pass")
    assert (refusal.code, refusal.details["card"]) == ("must_play", "41")


def test_all_who_choose_at_the_same_time_make_the_same_choice():
    position = play(deal("50 1 2 3 4", "21 22 23 24 25", "26 27 28 29 42", draw=PILE), "50", "pass", "pass")
    before = position.turn
    play(position, "discard 21")
    assert position.turn == before
    play(position, "discard 26")
    assert position.turn == len(position.moves) > before


def test_nothing_is_a_formality_during_a_round_and_an_empty_hand_is_one_between_rounds():
    position = dealt(CLARO, "50", "1 2", "3 4", draw=None)
    played = False
    while not position.view(None).discarding:
        assert [position.formality(seat) for seat in range(3)] == [None, None, None]
        play(position, position.legal_moves(position.to_act[0])[0])
    for seat in range(3):
        empty = seat in position.to_act and not position.hand(seat)
        played = played or empty
        assert position.formality(seat) == ("discard" if empty else None)
    assert played


def test_who_has_passed_is_seen_by_everybody():
    position = play(deal("50 2 3 4 5", "21 22 23 24 26", "27 28 29 30 49", draw=PILE), "50", "pass")
    for seat in (None, 0, 1, 2):
        assert position.view(seat).passed == (False, True, False)


def test_who_has_chosen_is_seen_by_everybody_and_the_winner_has_no_choice():
    position = play(deal("50 1 2 3 4", "21 22 23 24 25", "26 27 28 29 42", draw=PILE), "50", "pass", "pass")
    assert position.view(None).chosen == (False, False, False)
    position.play(2, "discard 26")
    assert position.view(None).chosen == (False, False, True)


def test_during_a_round_nobody_has_chosen_anything():
    position = play(deal("50 2 3 4 5", "21 22 23 24 26", "27 28 29 30 49", draw=PILE), "50")
    assert position.view(None).chosen == (False, False, False)


def test_spectators_see_no_hand_and_have_no_moves():
    view = deal("50 2 3 4 5", "21 22 23 24 26", draw=PILE).view(None)
    assert (view.hand, tuple(view.legal_moves)) == (0, ())


def test_the_discard_pile_is_shuffled_by_the_next_label_each_time():
    """The labels are published with the seal, so that anybody can deal a finished game again."""

    class Listening(Seeded):
        def shuffle(self, number, cards):
            shuffled.append(number)
            return super().shuffle(number, cards)

    shuffled = []
    position = CLARO.start(6, Listening(bytes(32)), CLARO.read_options({"hand": "5"}))
    while position.to_act:
        seat = position.to_act[0]
        if position.view(None).discarding:
            position.play(seat, " ".join(["discard", *position.hand(seat)]))
        else:
            position.play(seat, position.legal_moves(seat)[0])
    assert len(shuffled) > 2
    assert shuffled == list(range(len(shuffled)))


def test_what_was_played_face_up_is_known_and_what_was_discarded_is_not():
    position = play(deal("50 1 2 3 4", "21 22 23 24 25", "26 27 28 29 42", draw=PILE), "50", "pass", "pass")
    assert position.view(None).discard_pile == 1 << NAMES.index("50")
    play(position, "discard 21", "discard 26")
    assert position.view(None).discard_pile == 1 << NAMES.index("50")


def test_before_the_first_card_nothing_is_in_the_discard_pile():
    assert deal("50 1 2 3 4", "21 22 23 24 25", draw=PILE).view(None).discard_pile == 0
