"""The rules, sentence by sentence."""

import pytest
from mau_by_hand import MAU_MAU, cards, deal, play, refusal

from bot.games.game import BadSetup, IllegalMove
from bot.games.record import replay
from bot.games.shuffle import ByHand, Seeded
from mau_mau.deck import NAMES, PACKS, POINTS


def moves(position):
    return set(position.legal_moves(position.to_act[0]))


def test_everybody_plays_the_same_suit_or_the_same_rank():
    position = deal("9S KH KS 8C", "QD QC QS", top="9H")
    assert moves(position) == {"9S", "KH", "draw"}
    assert refusal(position, "KS") == "does_not_fit"


def test_who_cannot_or_does_not_want_to_play_draws_a_card_and_may_play_it_at_once():
    position = play(deal("9S KS QS", "QD QC QS", top="9H", stock="10H 7C"), "draw")
    assert position.to_act == (0,)
    assert moves(position) == {"10H", "pass"}
    assert refusal(position, "9S") == "only_drawn"
    assert refusal(position, "draw") == "already_drawn"
    assert play(position.copy(), "10H").view(None).top == cards("10H")[0]
    assert play(position, "pass").to_act == (1,)
    assert position.hand(0) == ["9S", "QS", "KS", "10H"]


def test_a_drawn_card_that_does_not_fit_is_kept_but_not_at_once():
    position = play(deal("9S KS QS", "QD QC QS", top="AH", stock="10C 7C"), "draw")
    assert moves(position) == {"pass"}
    assert position.formality(0) is None


def test_by_a_house_rule_drawing_ends_the_turn():
    position = play(deal("9S KS QS", "QD QC QS", top="9H", stock="10H 7C", keep_drawn="yes"), "draw")
    assert position.to_act == (1,)


def test_it_is_no_formality_to_draw():
    position = deal("9S KS QS", "QD QC QS", top="AH")
    assert moves(position) == {"draw"}
    assert position.formality(0) is None


def test_a_seven_makes_the_next_player_draw_two():
    position = play(deal("7H KH KS", "QH QC QS", "8D 8S 9S", top="9H"), "7H")
    assert refusal(position, "QH") == "answer_seven"
    assert refusal(position, "pass") == "draw_first"
    play(position, "draw")
    assert position.view(None).held == (2, 5, 3)
    assert position.to_act == (2,)


def test_sevens_add_up():
    position = play(deal("7H KH KS", "7C QC QS", "7D 8S 9S", "8D 9D 10D", top="9H"), "7H", "7C", "7D")
    assert position.view(None).due == 6
    play(position, "draw")
    assert position.view(None).held == (2, 2, 2, 9)
    assert position.view(None).due == 0
    assert position.to_act == (0,)


def test_an_eight_skips_the_next_player():
    assert play(deal("8H KH KS", "QD QC QS", "10D 9S 9C", top="9H"), "8H").to_act == (2,)
    assert play(deal("8H KH KS", "QD QC QS", top="9H"), "8H").to_act == (0,)


def test_a_jack_fits_on_everything_and_wishes_for_a_suit():
    position = deal("JC KH KS", "QD QS AC 10H", top="9H")
    assert {"JC C", "JC S", "JC H", "JC D"} <= moves(position)
    assert refusal(position, "JC") == "wish_needed"
    play(position, "JC D")
    assert moves(position) == {"QD", "draw"}
    assert refusal(position, "AC") == "does_not_fit"
    play(position, "QD")
    assert position.view(None).wish is None


def test_only_a_jack_wishes():
    assert refusal(deal("KH 9S 8S", "QD QC", top="9H"), "KH S") == "no_wish_now"


def test_a_jack_may_not_be_played_on_a_jack_but_by_a_house_rule():
    assert refusal(deal("JC KH KS", "QD QC", top="JH"), "JC S") == "jack_on_jack"
    assert play(deal("JC KH KS", "QD QC", top="JH", jack_on_jack="yes"), "JC S").view(None).wish == 1


def test_a_jack_does_not_answer_a_seven():
    assert refusal(play(deal("7H KH KS", "JC QC QS", top="9H"), "7H"), "JC S") == "answer_seven"


@pytest.mark.parametrize(("ace", "following"), [("no", 1), ("again", 0), ("skip", 2)])
def test_what_an_ace_does_is_a_house_rule(ace, following):
    assert play(deal("AH KH KS", "QD QC QS", "10D 9S 9C", top="9H", ace=ace), "AH").to_act == (following,)


def test_the_last_card_is_called_with_the_last_but_one():
    position = deal("KH KS", "QD QC QS", top="9H")
    assert moves(position) == {"KH mau", "KH", "draw"}
    play(position, "KH mau")
    assert position.view(None).called == (True, False)
    assert position.hand(0) == ["KS"]


@pytest.mark.parametrize(("mau", "held"), [("1", 2), ("2", 3), ("no", 1)])
def test_who_forgets_the_call_draws(mau, held):
    position = play(deal("KH KS", "QD QC QS", top="9H", mau=mau), "KH")
    assert position.view(None).held == (held, 3)
    assert position.view(None).called == (False, False)


def test_the_last_card_is_not_called_at_another_time():
    assert refusal(deal("KH KS 9S", "QD QC", top="9H"), "KH mau") == "no_mau_now"
    assert refusal(deal("KH KS", "QD QC", top="9H", mau="no"), "KH mau") == "no_mau_now"


def test_a_call_ends_when_its_seat_draws():
    position = play(deal("KH KS", "7H QC QS", top="9H"), "KH mau", "7H", "draw")
    assert position.view(None).called == (False, False)


def test_a_jack_can_wish_and_call():
    position = deal("JC KS", "QD QC QS", top="9H")
    assert play(position, "JC S mau").moves == [(0, "JC S mau")]


def test_the_last_card_makes_no_wish():
    position = deal("JC", "QD QC QS", top="9H", length="1")
    assert moves(position) == {"JC", "draw"}
    assert refusal(position, "JC S") == "no_wish_now"


def test_the_winner_gets_the_points_of_everybody_s_cards():
    position = play(deal("KH", "JD AC QS", "7D 10C", top="9H", length="1"), "KH")
    assert position.rounds[0].gain == 20 + 11 + 10 + 7 + 10
    assert position.scores == (58, 0, 0)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


def test_the_next_round_begins_on_the_left_of_the_seat_that_began_the_last():
    position = play(deal("KH", "JD AC QS", "7D 10C", top="9H"), "KH")
    assert position.to_act == (1,)
    assert position.view(None).held == (5, 5, 5)
    assert len(position.rounds) == 1


def test_after_the_agreed_rounds_the_most_points_win():
    position = deal("KH", "JD AC QS", top="9H", length="3")
    position._scores = [5, 60]
    position._rounds = [*play(position.copy(), "KH").rounds] * 2
    play(position, "KH")
    assert position.outcome.winners == (1,)


def test_a_game_can_be_played_to_points():
    position = deal("KH", "JD AC QS", top="9H", length="to100")
    position._scores = [58, 0]
    assert play(position.copy(), "KH").outcome is None
    position._scores = [59, 0]
    assert play(position, "KH").outcome.winners == (0,)


def test_the_discard_pile_is_shuffled_when_the_stock_is_out():
    position = deal("KS KD KC", "QD QC QS", top="9H", under="8H 7C AC", stock="10C")
    play(position, "draw")
    assert position.view(None).stock == 0
    play(position, "pass", "draw")
    assert position.view(None).stock == 2
    assert position.view(None).discards == tuple(cards("9H"))


def test_a_draw_takes_what_there_is():
    position = deal("7H KH KS", "QD QC QS", top="9H", stock="")
    play(position, "7H", "draw")
    assert position.view(None).held == (2, 4)  # only the nine of hearts was left
    assert position.to_act == (0,)


def test_with_nothing_to_draw_one_must_play_what_fits():
    position = deal("9S KS QS", "QD QC", top="9H", stock="")
    assert moves(position) == {"9S"}
    assert refusal(position, "draw") == "nothing_to_draw"
    assert refusal(position, "pass") == "must_play"


def test_with_nothing_to_draw_a_seven_must_be_answered_by_a_seven():
    position = deal("7C 8C", "7S 9S", "9D KD", top="KC", stock="")
    play(position, "7C mau")
    position._discards = cards("7C")  # nothing lies under it
    assert position.legal_moves(1) == ["7S mau", "7S"]
    assert refusal(position, "draw") == refusal(position, "pass") == "must_play"
    play(position, "7S mau")
    position._discards = cards("7S")
    assert position.legal_moves(2) == ["draw"]
    play(position, "draw")
    assert (position.view(None).held[2], position.view(None).due, position.to_act) == (2, 0, (0,))


def test_a_round_is_stopped_when_nobody_can_go_on():
    position = deal("KS QS", "QD 7C", "AC", top="9H", stock="", length="1")
    assert moves(position) == {"pass"}
    play(position, "pass", "pass", "pass")
    (ended,) = position.rounds
    assert ended.stopped
    assert (ended.winner, ended.gain) == (2, 20 + 17 + 11 - 3 * 11)
    assert position.outcome is not None


def test_the_first_card_of_a_round_does_nothing():
    for top in ("7H", "8H", "JH", "AH"):
        position = deal("KH KS QS", "QD QC", top=top, ace="again")
        assert (position.view(None).due, position.view(None).wish, position.to_act) == (0, None, (0,))


def test_a_move_can_begin_with_a_word_that_is_left_out_of_records():
    for word in ("play", "lay"):
        assert play(deal("KH KS QS", "QD QC", top="9H"), f"{word} KH").moves == [(0, "KH")]


@pytest.mark.parametrize(
    "move", ["", "x", "play", "play play KH", "KH KH", "KH mau mau", "mau", "draw 2", "JC X", "kh"]
)
def test_what_is_no_move_is_refused(move):
    assert refusal(deal("KH KS QS", "QD QC", top="9H"), move) == "unknown_move"


def test_only_the_seat_whose_turn_it_is_plays_and_only_its_own_cards():
    assert refusal(deal("KH KS QS", "QD QH", top="9H"), "QH", seat=1) == "not_your_turn"
    assert refusal(deal("KH KS QS", "QD QH", top="9H"), "QH") == "not_your_card"


def test_after_the_end_nobody_plays():
    with pytest.raises(IllegalMove, match="game over"):
        play(deal("KH", "QD", top="9H", length="1"), "KH").play(1, "QD")


def test_many_players_take_the_large_pack():
    packs = {
        seats: MAU_MAU.start(seats, Seeded(bytes(32)), MAU_MAU.read_options({})).view(None).pack
        for seats in MAU_MAU.seats
    }
    assert packs == {2: 32, 3: 32, 4: 32, 5: 32, 6: 52, 7: 52, 8: 52}


@pytest.mark.parametrize(
    ("options", "most"), [({"pack": "32"}, 5), ({"pack": "32", "hand": "6"}, 4), ({"hand": "6"}, 7)]
)
def test_a_small_pack_is_for_few(options, most):
    chosen = MAU_MAU.read_options(options)
    assert MAU_MAU.seats_for(chosen) == range(2, most + 1)
    with pytest.raises(BadSetup, match="pack too small"):
        MAU_MAU.start(most + 1, Seeded(bytes(32)), chosen)


def test_the_most_modest_move_is_a_pass_and_then_a_draw():
    position = deal("9S KS QS", "QD QC", top="9H")
    assert position.automatic(0) == "draw"
    assert play(position, "draw").automatic(0) == "pass"
    assert deal("9S KS", "QD QC", top="9H", stock="").automatic(0) == "9S mau"


def test_cards_can_be_dealt_by_hand():
    text = """game mau-mau
seats Laura Armin
hand Laura 7C 8C 9C 10C JC
hand Armin 7S 8S 9S 10S JS
draw QC 7H 8H
Laura 7C
Armin 7S
"""
    played = replay(text, {MAU_MAU.name: MAU_MAU})
    assert played.error is None
    assert played.position.view(None).due == 4
    short = replay(text.partition("draw")[0] + "Laura 7C\n", {MAU_MAU.name: MAU_MAU})
    assert short.error.code == "too_few_cards"
    wrong = replay(text.replace("QC", "2C"), {MAU_MAU.name: MAU_MAU})
    assert wrong.error.code == "unknown_card"


def test_a_reshuffle_is_written_down_in_a_record_with_cards_by_hand():
    dealer = ByHand(cards("7C 8C 9C 10C QC 7S 8S 9S 10S JS KD AD"), lambda card: NAMES[card])
    position = MAU_MAU.start(2, dealer, MAU_MAU.read_options({"keep_drawn": "yes"}))
    play(position, "draw")  # AD
    assert refusal(position, "draw") == "nothing_to_draw"
    play(position, "JS C", "7C")
    assert refusal(position, "draw") == "draw_pile_empty"
    dealer.next = ["KD", "JS"]
    assert play(position, "draw").hand(1) == ["7S", "8S", "9S", "10S", "JS", "KD"]


def test_a_pack_counts_what_card_books_say():
    assert sum(POINTS[card] for card in PACKS[32]) == 4 * (7 + 8 + 9 + 10 + 20 + 10 + 10 + 11)
    assert sum(POINTS) == 4 * (2 + 3 + 4 + 5 + 6) + sum(POINTS[card] for card in PACKS[32])
