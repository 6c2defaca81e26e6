"""A hand in the panel: all cards that somebody holds, and no words for what lies on the table anyway."""

from types import SimpleNamespace

from bot.faces.face import Choice, HandFace, Tone
from bot.faces.spread import Spread
from bot.features.panel.frames import plain
from bot.features.panel.scene import PanelIcons, _hand
from bot.locales.words import words_for

LOOK = SimpleNamespace(words=words_for("en"), icons=PanelIcons(["claro_24", "claro_31", "claro_40"]))


def shown(text, spread):
    play = Choice("31", move="31", emoji=LOOK.icons.get("claro_31"), tone=Tone.GOOD)
    board = SimpleNamespace(game="claro", board="On top: 30", playable=True, hand=HandFace(text, [[play]]))
    return plain(_hand(board, LOOK, spread, board.board))


def test_cards_that_the_hand_offers_no_button_for_are_there_and_dim():
    cards = shown("Your turn.", Spread(hand=["24", "31", "40"]))["cards"]
    assert [(each["card"], each.get("move"), each.get("dim", False)) for each in cards] == [
        ("claro_24", None, True),
        ("claro_31", "31", False),
        ("claro_40", None, True),
    ]


def test_what_is_drawn_on_the_table_is_not_said_in_the_hand():
    text = "Your turn.\nOn top: 30"
    assert shown(text, Spread(hand=["31"], tells=True))["text"] == "Your turn."
    assert shown(text, Spread(hand=["31"]))["text"] == text
