"""What a table's message shows of what lies there: cards in the lines of the seats, and grids in words."""

from io import BytesIO

from PIL import Image

from bot.faces.face import Icons, SeatFace
from bot.faces.grids import draw_grids
from bot.faces.spread import FACE_DOWN, Lying, Shape, Zone
from bot.locales.words import words_for
from bot.tables.views.lying import MOST_EMOJIS, before_seats, grids_in_words
from bot.tables.views.table import SeatText, seat_lines

WORDS, ICONS = words_for("en"), Icons()
ICONS.fill({"claro_24": "<:claro_24:1>", "claro_back": "<:claro_back:2>"})
SEATS = [SeatFace("1 star"), SeatFace("2 stars"), SeatFace("3 stars")]
GRID = Zone("square", [Lying("24", mark="A1"), None, Lying(FACE_DOWN), Lying("31")], Shape.GRID, columns=2)


def laid(*zones, seats=SEATS, board=""):
    return before_seats(WORDS, ICONS, "claro", zones, seats, board)


def test_cards_stand_before_those_who_have_played_them():
    found = laid(Zone("a", [Lying("24")], seat=1), Zone("b", [Lying("31"), Lying(FACE_DOWN)], seat=2), Zone("c"))
    assert found == ["", "<:claro_24:1>", "**31** <:claro_back:2>"]
    lines = seat_lines(WORDS, [SeatText(f"P{seat}", SEATS[seat], lying=found[seat]) for seat in range(3)], [0])
    assert lines.splitlines() == [
        "▶️ **P0** · 1 star",
        "<:claro_24:1> P1 · 2 stars",
        "**31** <:claro_back:2> P2 · 3 stars",
    ]


def test_what_lies_before_a_seat_that_there_is_not_is_left_out():
    assert laid(Zone("a", [Lying("24")], seat=3), Zone("b", [Lying("31")], seat=1)) == ["", "**31**", ""]


def test_what_the_face_says_is_not_said_again():
    zone = Zone("a", [Lying("24")], seat=1)
    assert laid(zone, board="<:claro_24:1> lies here") == ["", "", ""]
    assert laid(zone, seats=[SEATS[0], SeatFace("2 stars", ["<:claro_24:1>"]), SEATS[2]]) == ["", "", ""]


def test_where_many_cards_lie_they_have_their_names():
    assert laid(Zone("a", [Lying("24")] * (MOST_EMOJIS + 1), seat=0))[0].split() == ["**24**"] * (MOST_EMOJIS + 1)


def test_a_grid_has_words_row_by_row():
    assert grids_in_words(WORDS, ICONS, "claro", [GRID, Zone("pile", [Lying("24")])]).splitlines() == [
        "<:claro_24:1>A1 ▫️",
        "🎴 **31**",
    ]
    large = Zone("square", [Lying("24")] * 200, Shape.GRID, columns=20)
    assert grids_in_words(WORDS, ICONS, "claro", [large]).splitlines() == [" ".join(["24"] * 20)] * 10


def test_a_grid_is_drawn_whatever_its_size():
    for columns, count in ((1, 1), (2, 4), (20, 200), (1, 40)):
        zone = Zone("square", [*GRID.cards, Lying("unknown")][:count] * (count // 4 or 1), Shape.GRID, columns=columns)
        with Image.open(BytesIO(draw_grids("claro", None, [zone, GRID]))) as drawn:
            assert drawn.width == 640
            assert drawn.height <= 900
