"""The computer players: what they do, and that each is stronger than the one below it."""

from random import Random

import pytest
from mau_by_hand import MAU_MAU, deal, play

from bot.games.shuffle import Seeded
from mau_mau.expert import ExpertPlayer, sensible
from mau_mau.playout import guess
from mau_mau.thumb import CarefulPlayer, NaturalPlayer


def choose(player, position):
    return player.choose(position.view(position.to_act[0]), Random(1))


def test_natural_plays_the_first_card_that_fits_and_a_jack_last():
    assert choose(NaturalPlayer(), deal("JC 8H KH KS", "QD QC QS", top="9H")) == "8H"
    assert choose(NaturalPlayer(), deal("JC 8D KD KS", "QD QC QS", top="9H")) == "JC C"
    assert choose(NaturalPlayer(), deal("8D KD KS", "QD QC QS", top="9H")) == "draw"


@pytest.mark.parametrize("player", [NaturalPlayer(), CarefulPlayer(), ExpertPlayer()])
def test_nobody_forgets_the_call(player):
    assert choose(player, deal("KH KS", "QD QC QS", top="9H")).endswith("mau")


def test_careful_wishes_for_what_it_has_most_of():
    assert choose(CarefulPlayer(), deal("JC 8D KD KS", "QD QC QS", top="9H")) == "JC D"


def test_careful_plays_a_seven_against_a_next_player_with_few_cards():
    assert choose(CarefulPlayer(), deal("7H QH QS QD AS", "QC KC", top="9H")) == "7H"
    assert choose(CarefulPlayer(), deal("7H QH QS QD AS", "QC KC 8C 9C", top="9H")) == "QH"


def test_the_expert_thinks_of_no_wish_for_a_suit_that_it_does_not_hold():
    position = deal("JC 8D KD KS", "QD QC QS", top="9H")
    assert sensible(position.view(0)) == ["JC S", "JC D", "draw"]


def test_the_expert_plays_its_last_card():
    assert choose(ExpertPlayer(), deal("KH", "QD QC QS", top="9H")) == "KH"


def test_guesses_are_made_of_cards_that_are_not_seen():
    view = deal("JC 8D KD KS", "QD QC QS", "AH 7C", top="9H").view(0)
    hands, stock = guess(view, Random(1))
    assert hands[0] == list(view.hand)
    assert [len(hand) for hand in hands] == [4, 3, 2]
    assert sorted([*stock, *hands[1], *hands[2], *view.hand, *view.discards]) == sorted(
        card for card in range(52) if card % 13 >= 5
    )


def test_advice_has_chances_between_none_and_all_the_best_first():
    position = play(deal("KH KS 9S 8C", "QD QC QS", top="9H"), "9S")
    advice = MAU_MAU.advise(position.view(1), Random(1))
    chances = [chance for _, chance in advice]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert {move for move, _ in advice} <= set(position.legal_moves(1))


def test_advice_depends_on_what_one_sees_only():
    position = deal("JC 8D KD KS", "QD QC QS", top="9H")
    other = deal("JC 8D KD KS", "AD AC AS", top="9H")
    assert MAU_MAU.advise(position.view(0), Random(1)) == MAU_MAU.advise(other.view(0), Random(1))


def share(one, another, games):
    """Return the part of one-round games between two that the first kind wins. Each deal is played twice."""
    won = 0
    chance = Random(3)
    options = MAU_MAU.read_options({"length": "1"})
    for number in range(games):
        kinds = (one, another) if number % 2 else (another, one)
        position = MAU_MAU.start(2, Seeded(Random(number // 2).randbytes(32)), options)
        while position.to_act:
            seat = position.to_act[0]
            position.play(seat, MAU_MAU.players[kinds[seat]].choose(position.view(seat), chance))
        won += kinds[position.rounds[0].winner] == one
    return won / games


def test_careful_beats_natural():
    assert share("careful", "natural", 2000) > 0.53


def test_natural_beats_random():
    assert share("natural", "random", 200) > 0.8


def test_the_expert_beats_careful():
    assert share("expert", "careful", 120) > 0.5
