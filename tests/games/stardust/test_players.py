"""The computer players of Stardust."""

from __future__ import annotations

from random import Random

import pytest

from bot.command_line.simulate import simulate
from bot.games.stardust.deck import CARD_OF_NAME
from bot.games.stardust.rules_of_thumb import field, share_beaten, worth_keeping
from tests.effort import effort, thorough
from tests.games.claro.by_hand import play
from tests.games.stardust.by_hand import BEST, STARDUST, WEAK, deal


def kept(names):
    hand = [CARD_OF_NAME[name] for name in names.split()]
    return {name for name in names.split() if CARD_OF_NAME[name] in worth_keeping(hand)}


def test_every_level_has_a_player_and_a_strength():
    assert set(STARDUST.levels) == set(STARDUST.strengths) == {"easy", "normal", "hard"}
    assert set(STARDUST.levels.values()) <= set(STARDUST.players)


@pytest.mark.parametrize(
    ("hand", "keeps"),
    [
        ("FL4 FL3 DS1 R1 Y1", {"FL4", "FL3"}),
        ("FL4 FL3 FL2 DS1 DS2", {"FL4", "FL3", "FL2", "DS1", "DS2"}),
        ("FL4 FM3 DS1 R1 Y1", {"FL4", "FM3"}),
        ("FL4 Prism DS1 R1 Y1", {"FL4", "Prism"}),
    ],
)
def test_which_cards_are_kept(hand, keeps):
    assert kept(hand) == keeps


def test_at_most_three_cards_go():
    assert all(len(kept(" ".join(hand))) >= 2 for hand in (BEST[0].split(), WEAK[0].split(), WEAK[1].split()))


def test_the_field_is_sorted_and_always_the_same():
    assert list(field()) == sorted(field())
    assert share_beaten(field()[0]) < 0.1 < 0.9 < share_beaten(field()[-1])


@pytest.mark.parametrize("kind", ["natural", "odds", "expert"])
def test_a_mega_system_is_worth_a_raise_and_nothing_is_not_worth_everything(kind):
    chance, player = Random(1), STARDUST.players[kind]
    strong = play(deal(*BEST), *["check"] * 3, *["exchange"] * 3)
    assert player.choose(strong.view(0), chance).startswith("bet")
    weak = play(deal("FL4 FL3 FM2 FM3 FS1", *WEAK[1:]), "bet 190")
    assert player.choose(weak.view(1), chance) == "fold"


@pytest.mark.parametrize("kind", ["natural", "odds", "expert"])
def test_every_player_answers_jokers(kind):
    position = play(deal("Death Water DS1 Y1 Y2", *WEAK[1:]), *["check"] * 3, "lay Death 2")
    move = STARDUST.players[kind].choose(position.view(1), Random(1))
    assert move in position.legal_moves(1)
    play(position, move, "lay Water")
    assert STARDUST.players[kind].choose(position.view(2), Random(1)) in ("pay", "fold")


def test_a_joker_that_the_hand_does_not_need_is_laid():
    hole = play(deal("Hole AM1 DS1 Y1 Y2", *WEAK[1:]), *["check"] * 3)
    assert STARDUST.players["odds"].choose(hole.view(0), Random(1)) == "lay Hole"


def test_advice_names_the_best_move_first():
    position = play(deal(*BEST), *["check"] * 3, *["exchange"] * 3)
    moves = [move for move, _ in STARDUST.advise(position.view(0), Random(1))]
    assert moves[0].startswith("bet")
    assert set(moves) <= set(position.legal_moves(0))


@thorough
def test_normal_beats_easy_and_hard_beats_normal():
    easy = simulate(STARDUST, ["odds", *["natural"] * 3], 400, 1, None)
    hard = simulate(STARDUST, ["expert", *["odds"] * 3], effort(20, whole=80), 1, None)
    assert easy["players"]["odds"]["low"] > 0.3
    assert hard["players"]["expert"]["rate"] > 0.25
