"""Typed moves take every word that a button shows, in every language, whatever the language of the sender."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.faces.catalog import FACES
from bot.faces.face import Choice, Icons
from bot.games.catalog import GAMES
from bot.games.game import IllegalMove
from bot.games.shuffle import Seeded
from bot.locales.words import LANGUAGES, words_for
from bot.runtime.refusal import Refusal
from bot.tables.views.typed_moves import read_move
from tests.cases import for_each
from tests.effort import effort, thorough
from tests.games.cases import cases, positions

WORDS = {language: words_for(language) for language in LANGUAGES}


def with_icons(game):
    """Return emojis for every card of a game: labels are shorter with them."""
    icons = Icons()
    icons.fill({f"{game.name}_{card}": "<:card:1>" for card in game.card_names})
    return icons


def buttons(words, icons, game, view):
    """Return the labels and the moves of the buttons of a hand that play something now.

    Cards of one number and another colour differ in their emojis only: their label names none of them.
    """
    shown = FACES[game.name].hand(words, icons, view, str, str, None)
    offered = [
        (each.label, each.move)
        for row in shown.rows
        if isinstance(row, (list, tuple))
        for each in row
        if isinstance(each, Choice) and each.enabled and each.move in view.legal_moves
    ]
    labels = Counter(label for label, _ in offered)
    return [(label, move) for label, move in offered if labels[label] == 1]


@thorough
@pytest.mark.parametrize("uploaded", [False, True], ids=["signs", "emojis"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@settings(max_examples=effort(4, 40), deadline=None)
@given(case=cases, sender=st.sampled_from(LANGUAGES))
def test_the_label_of_every_button_plays_its_move(game, uploaded, case, sender):
    icons = with_icons(game) if uploaded else Icons()
    seen = set()
    for position, _ in positions(game, case):
        for seat in position.to_act:
            view = position.view(seat)
            for language in LANGUAGES:
                for label, move in buttons(WORDS[language], icons, game, view):
                    if (label, move, tuple(view.legal_moves[:5])) in seen:
                        continue
                    seen.add((label, move, tuple(view.legal_moves[:5])))
                    assert read_move(WORDS[sender], icons, game.name, view, label) == move
                    assert read_move(WORDS[sender], icons, game.name, view, f" {label.upper()} ") == move


def view_of(game, moves=(), options=None, seats=3):
    """Return what the first seat to act sees after some moves."""
    rules = GAMES[game]
    position = rules.start(seats, Seeded(bytes(32)), rules.read_options(options or {}))
    for move in moves:
        position.play(position.to_act[0], move)
    return position.view(position.to_act[0])


@for_each("typed", ["all in", "All-in", "tapis", "TAPIS", "אול-אין", "all  in"])
@for_each("sender", LANGUAGES)
def test_all_in_is_understood_in_every_language(sender, typed):
    view = view_of("stardust")
    assert read_move(WORDS[sender], Icons(), "stardust", view, typed) == f"bet {view.limits.most}"


@pytest.mark.parametrize("typed", ["schieben", "Parole", "צ'ק", "צק", "צ׳ק", "check"])
def test_a_word_of_a_button_is_enough(typed):
    assert read_move(WORDS["en"], Icons(), "stardust", view_of("stardust"), typed) == "check"


@pytest.mark.parametrize("typed", ["mitgehen", "Suivre", "call 20", "להשוות"])
def test_amounts_may_be_left_out(typed):
    assert read_move(WORDS["he"], Icons(), "stardust", view_of("stardust", ["bet 20"]), typed) == "call"


def test_a_number_that_is_typed_is_never_replaced():
    view = view_of("stardust", ["bet 20"])
    assert read_move(WORDS["en"], Icons(), "stardust", view, "raise to 9999") == "raise to 9999"
    assert read_move(WORDS["en"], Icons(), "stardust", view, "relancer a 40") == "raise 40"


def test_words_that_could_be_several_moves_are_answered_with_these():
    with pytest.raises(Refusal) as refused:
        read_move(WORDS["en"], Icons(), "stardust", view_of("stardust", ["bet 20"]), "raise to")
    assert refused.value.code == "ambiguous_move"
    assert refused.value.details["moves"] == "Raise to 30 (raise 30), Raise to 90 (raise 90)"


def test_a_joker_is_a_word_and_what_is_greyed_out_is_refused_by_the_rules():
    for seed in range(99):
        rules = GAMES["claro"]
        position = rules.start(3, Seeded(bytes([seed] * 32)), rules.read_options({}))
        view = position.view(position.to_act[0])
        if "J" in view.legal_moves:
            break
    for typed in ("joker", "JOKER", "ג'וקר", "🃏 Joker"):
        assert read_move(WORDS["de"], Icons(), "claro", view, typed) == "J"


@pytest.mark.parametrize(("typed", "move"), [("garder", "discard"), ("behalten", "discard"), ("keep", "discard")])
def test_a_part_of_a_label_is_enough(typed, move):
    rules = GAMES["claro"]
    position = rules.start(2, Seeded(bytes(32)), rules.read_options({}))
    while not position.view(None).discarding:
        seat = position.to_act[0]
        position.play(seat, position.legal_moves(seat)[0])
    view = position.view(position.to_act[0])
    assert read_move(WORDS["he"], Icons(), "claro", view, typed) == move
    assert read_move(WORDS["he"], Icons(), "claro", view, "3") == "3"


def test_nothing_else_is_taken_for_a_move():
    view = view_of("stardust", ["bet 20"])
    for typed in ("", " ", "?", "🃏", "9999", "20", "fold now", "call me", "\u202e"):
        assert read_move(WORDS["en"], Icons(), "stardust", view, typed) == " ".join(typed.split())


@pytest.mark.parametrize(
    ("typed", "move"), [("PASS", "pass"), ("Passen", "pass"), ("joker", "J"), ("ג'וקר", "J"), ("j", "J")]
)
def test_words_for_what_cannot_be_played_reach_the_rules_which_say_why(typed, move):
    rules = GAMES["claro"]
    for seed in range(99):
        position = rules.start(3, Seeded(bytes([seed] * 32)), rules.read_options({}))
        acts = position.to_act[0]
        if "J" not in position.legal_moves(acts):
            break
    for seat in range(3):  # whoever's turn it is
        view = position.view(seat)
        assert read_move(WORDS["en"], Icons(), "claro", view, typed) == move
    with pytest.raises(IllegalMove) as refused:
        position.play(acts, move)
    assert refused.value.code in ("must_lead", "not_your_card")
