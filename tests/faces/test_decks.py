"""The cards that any game may use: they are told apart without their colours, and have names in every language."""

from io import BytesIO
from types import SimpleNamespace

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.faces.catalog import _check_pictures
from bot.faces.decks import COLOURS, EMPTY, FRENCH, FRENCH_IN_FOUR_COLOURS, SYMBOLS
from bot.faces.face import Icons
from bot.faces.guarded import GuardedFace
from bot.faces.plain import PlainFace
from bot.faces.spread import Kind, Lying, Shape, Spread, Zone
from bot.games.game import Round
from bot.games.told import Told
from bot.locales.words import LANGUAGES, words_for

WORDS = words_for("en")
EMOJI = 22
"""The edge of an emoji in a text, in pixels."""


def game(*names):
    return SimpleNamespace(name="plain", card_names=names, secret_moves=frozenset())


class Face(PlainFace):
    deck = FRENCH


def grey(png):
    """Return a picture at the size of an emoji on white, without its colours."""
    with Image.open(BytesIO(png)) as drawn:
        small = drawn.convert("RGBA").resize((EMOJI, EMOJI), Image.Resampling.LANCZOS)
    page = Image.new("RGBA", small.size, "white")
    page.alpha_composite(small)
    return page.convert("L")


@pytest.mark.parametrize(
    ("deck", "names"),
    [
        (FRENCH, FRENCH.names),
        (FRENCH_IN_FOUR_COLOURS, FRENCH.names),
        (SYMBOLS, [f"{colour}7" for colour in COLOURS]),
        (SYMBOLS, [f"{colour}star" for colour in COLOURS]),
        (SYMBOLS, [name for name in SYMBOLS.names if name.startswith("R")]),
    ],
)
def test_cards_are_told_apart_without_their_colours(deck, names):
    shown = {name: grey(deck.draw(name)) for name in names}
    for number, (name, picture) in enumerate(shown.items()):
        for other, instead in [*shown.items()][number + 1 :]:
            apart = ImageStat.Stat(ImageChops.difference(picture, instead)).rms[0]
            assert apart > 3.5, f"{name} looks like {other}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", [FRENCH, SYMBOLS])
def test_each_card_has_a_name_of_its_own(deck, language):
    words = words_for(language)
    for say in (deck.label, deck.spoken):
        said = [say(words, name) for name in (*deck.names, *deck.signs)]
        assert len({*said}) == len(said)
        assert all(0 < len(each) <= 30 for each in said)


def test_a_face_gets_a_deck_by_one_attribute():
    face = Face(game("QS", "10H", "RJ"))
    assert [each.name for each in face.card_pictures({})] == ["QS", "10H", "RJ"]
    assert [face.card_label(WORDS, name) for name in ("QS", "10H", "RJ")] == ["Q♠", "10♥", "red joker"]
    assert face.card_spoken(WORDS, None, "QS") == "queen of spades"
    assert next(face.card_pictures({})).draw() == FRENCH.draw("QS")
    icons = Icons()
    icons.fill({"plain_QS": "<:plain_QS:1>"})
    assert face.card(WORDS, icons, "QS") == "<:plain_QS:1>"
    assert face.card(WORDS, Icons(), "QS") == "**Q♠**"


def test_other_cards_of_such_a_game_are_plain():
    face = Face(game("QS", "Elder"))
    assert [each.name for each in face.card_pictures({})] == ["QS", "Elder"]
    assert face.card_label(WORDS, "Elder") == "Elder"


def test_four_colours_make_other_emojis():
    face = Face(game("QS"))
    face.deck = FRENCH_IN_FOUR_COLOURS
    assert next(face.card_pictures({})).marks == "FOUR"
    assert FRENCH.draw("QC") != FRENCH_IN_FOUR_COLOURS.draw("QC")


def test_symbols_bring_an_empty_place():
    face = Face(game("Rstar"))
    face.deck = SYMBOLS
    assert [each.name for each in face.sign_pictures()] == ["back", EMPTY]
    _check_pictures("plain", face)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_that_has_no_room_for_pictures_has_characters(language):
    class Board(PlainFace):
        deck = SYMBOLS

        def spread(self, words, view):
            return Spread([Zone("board", [*map(Lying, view.squares)], Shape.GRID, columns=8)])

    squares = [EMPTY, "Rdisc", "Wsquare", *["Kdisc"] * 61]
    icons = Icons()
    icons.fill({f"plain_{name}": f"<:plain_{name}:1234567890123456789>" for name in {*squares}})
    view = SimpleNamespace(seat=0, squares=squares)
    rows = Board(game(*squares)).board(words_for(language), icons, view, str).splitlines()
    assert rows == [" ".join(["▫️", "🔴", "⬜", *"⚫" * 5]), *[" ".join("⚫" * 8)] * 7]


def test_the_plain_face_that_stands_for_a_failing_one_has_its_deck():
    class Failing(Face):
        def card_pictures(self, options):
            raise ValueError("no pictures")

    guarded = GuardedFace(Failing(game("QS")), PlainFace(game("QS")))
    assert [each.draw() for each in guarded.card_pictures({})] == [FRENCH.draw("QS")]


def seen(table, played_by, seat=None):
    return SimpleNamespace(seat=seat, to_act=(0,), turn=0, legal_moves=(), table=table, played_by=played_by)


def test_a_trick_lies_before_the_seats_that_have_played_it():
    face = Face(game("QS", "10H"))
    spread = face.spread(WORDS, seen(("QS", "10H"), (2, 0)))
    assert [(each.name, each.seat, each.shape, [*each.cards]) for each in spread.zones] == [
        ("table-0", 0, Shape.ROW, [Lying("10H", 0)]),
        ("table-2", 2, Shape.ROW, [Lying("QS", 2)]),
    ]
    assert face.board(WORDS, Icons(), seen(("QS",), (2,)), str) == ""
    assert "Q♠" in face.board(WORDS, Icons(), seen(("QS",), (2,), seat=1), str)


def test_a_trick_is_swept_from_each_seat():
    face = Face(game("QS", "10H"))
    told = Told(0, "10H", False, seen(("QS",), (2,)), seen(("QS", "10H"), (2, 0)), ((1, Round(2)),))
    found = [(each.kind, each.seat, each.zone) for each in face.happenings(WORDS, told)]
    assert found == [
        (Kind.PLAY, 0, "table-0"),
        (Kind.SWEEP, 2, "table-2"),
        (Kind.SWEEP, 2, "table-0"),
        (Kind.STAR, 2, ""),
    ]
