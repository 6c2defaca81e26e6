"""What a hand says that one can do."""

from random import Random

import pytest

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.games.africa.view import LAST_FORCED, PASS, UNDER
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.locales.words import LANGUAGES, words_for

SAID = {
    (True, True): "Play a higher card, or put one underneath: a thief token costs you 2 points.",
    (False, True): "None of your cards is higher. Put one underneath: a thief token costs you 2 points.",
    (True, False): "Play a higher card.",
}
"""What it says, by whether a card goes on top, and whether one goes underneath."""

PASSING = {False: "Above 10 you may pass at no cost.", True: "None of your cards is higher. Passing costs nothing."}
"""What it says where one may pass, by whether one can do nothing else."""


def test_a_hand_speaks_of_a_thief_token_only_where_a_card_can_go_underneath():
    face, words, seen, passing = FACES["africa"], words_for("en"), set(), set()
    for seed in range(20):
        dice, game = Random(seed), GAMES["africa"]
        position = game.start(3, Seeded(seed.to_bytes(32, "big")), game.read_options({"rounds": "1"}))
        assert not face.stage(words, position)  # of one round, nobody asks which
        while position.to_act:
            (seat,) = position.to_act
            view = position.view(seat)
            if view.trick and view.high <= LAST_FORCED:
                under = [move.startswith(UNDER) for move in view.legal_moves]
                can = not all(under), any(under)
                hand = face.hand(words, Icons(), view, str, str, None)
                assert hand.text.splitlines()[-1] == f"-# {SAID[can]}"
                seen.add(can)
            elif view.trick:
                only = list(view.legal_moves) == [PASS]
                hand = face.hand(words, Icons(), view, str, str, None)
                assert hand.text.startswith("Your turn. On top: ")
                assert hand.text.splitlines()[-1] == f"-# {PASSING[only]}"
                passing.add(only)
            position.play(seat, dice.choice(view.legal_moves))
        worth = position.view(None).fortune[0]
        fortune = face.seat(words, Icons(), position.view(None), 0).counts
        assert fortune.endswith(f"=\u00a0{worth}")
        assert " " not in fortune  # a phone does not break it
    assert seen == set(SAID)
    assert passing == set(PASSING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_breaks_no_item_of_the_table(language):
    face, words, game = FACES["africa"], words_for(language), GAMES["africa"]
    dealt = (game.start(3, Seeded(bytes([seed] * 32)), game.read_options({})) for seed in range(256))
    position = next(each for each in dealt if "13B" in each.legal_moves(each.to_act[0]))
    position.play(position.to_act[0], "13B")
    view = position.view(None)
    top, small = face.board(words, Icons(), view, str).splitlines()
    assert top.split(" ")[-1] == f"{words('africa-ruby')}\u00a0(13)\u00a0🟦"
    items = [*small.removeprefix("-# ").split(" · "), *face.seat(words, Icons(), view, 0).counts.split(" · ")]
    assert len(items) == 4
    assert not any(" " in item for item in items)
