"""The kit finds what a face lays on the table that cannot be drawn, may not be pressed or tells too much."""

from types import SimpleNamespace

import pytest

from bot.faces.guarded import GuardedFace, Unfit, checked_happenings, checked_spread
from bot.faces.plain import PlainFace
from bot.faces.spread import Happening, Kind, Lying, Shape, Spread, Zone
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.games.told import Told
from bot.locales.words import words_for
from bot.testkit import lying
from bot.testkit.leaks import Secrets

CLARO = GAMES["claro"]
VIEW = SimpleNamespace(seat=0, to_act=(0,), turn=0, legal_moves=("24",))
TOLD = Told(0, "24", False, VIEW, VIEW)


class Face(PlainFace):
    """Lays what a test gives it."""

    laid, happened = Spread(), ()

    def spread(self, words, view):
        return self.laid

    def happenings(self, words, told):
        return self.happened


def table(*spreads, happened=()):
    face = Face(CLARO)
    found = lying.Lying(CLARO, face, 2)
    for face.laid in spreads:
        found.check(VIEW)
    face.happened = happened
    found.check_happenings(TOLD)


def pile(*cards, **more):
    return Spread([Zone("pile", [Lying(each, **more) for each in cards])])


def test_what_fits_passes():
    table(pile("24", move="24"), pile("25"), happened=[Happening(Kind.PLAY, 0, ["24"], "pile")])


@pytest.mark.parametrize(
    ("laid", "said"),
    [
        ([pile("99")], "no picture"),
        ([pile("24", move="25")], "not legal"),
        ([pile("24"), Spread([Zone("pile", seat=1)])], "changes its shape or its seat"),
        ([Spread([Zone("pile", seat=2)])], "lies before seat 2"),
        ([Spread(seats=[None])], "badges of 1 seats, of 2"),
    ],
)
def test_what_does_not_fit_the_game_is_found(laid, said):
    with pytest.raises(AssertionError, match=said):
        table(*laid)


@pytest.mark.parametrize(
    ("happening", "said"),
    [
        (Happening(Kind.PLAY, 0, ["24"], "trick"), "no zone had that name"),
        (Happening(Kind.PLAY, 0, ["99"], "pile"), "no picture"),
        (Happening(Kind.PLAY, 2, [], "pile"), "at seat 2"),
    ],
)
def test_a_happening_that_cannot_be_shown_is_found(happening, said):
    with pytest.raises(AssertionError, match=said):
        table(pile("24"), happened=[happening])


LYING = [
    (Spread([Zone("a"), Zone("a")]), "the same name"),
    (Spread([Zone("a b")]), "letters, digits and hyphens"),
    (Spread([Zone("a", shape=Shape.GRID)]), "0 columns"),
    (Spread([Zone("a", [None])]), "which is no grid"),
    (pile(*["24"] * 201), "more than 200 cards"),
    (Spread([Zone("a", shape="spiral")]), "the shape 'spiral'"),
    (Spread([Zone("a", seat=-1)]), "before seat -1"),
    (Spread([Zone("a", seat="x")]), "before seat 'x'"),
    (Spread([Zone("a", label="x" * 401)]), "at most 400"),
    (pile("24", mark="abc"), "at most 2"),
    (Spread(marks={"24": "abc"}), "at most 2"),
    (pile("24", move="24;25"), "cannot carry"),
    ("a spread", "no spread"),
]


@pytest.mark.parametrize(("laid", "said"), LYING)
def test_the_plain_face_lays_what_another_one_cannot(laid, said):
    with pytest.raises(Unfit, match=said):
        checked_spread(laid)
    face = Face(CLARO)
    face.laid = laid
    assert GuardedFace(face, PlainFace(CLARO)).spread(words_for("en"), VIEW) == PlainFace(CLARO).spread(None, VIEW)


def test_what_is_no_happening_is_replaced():
    with pytest.raises(Unfit, match="no happening"):
        checked_happenings(["a card flies"])


def test_what_lies_on_the_table_tells_no_more_than_the_view():
    """A face that knows more than its view is caught when two hidden cards change places."""
    one = CLARO.start(2, Seeded(bytes(32)), CLARO.read_options({}))
    other = one.copy()
    knows = Secrets(CLARO, lies=lambda position, watcher: position is one)
    assert knows.difference(None, one, other) == "what lies on the table"
    assert Secrets(CLARO, lies=lambda position, watcher: position.view(watcher)).difference(None, one, other) is None


def test_what_happens_tells_no_more_than_the_log():
    says = Secrets(CLARO, tell=lambda told: ["somebody discards"], happens=lambda told: [told.move])
    assert says.log_tells(TOLD, "25")
    assert not Secrets(CLARO, tell=says.tell, happens=lambda told: [told.seat]).log_tells(TOLD, "25")


def test_cards_that_no_seat_has_played_lie_in_the_middle():
    view = SimpleNamespace(seat=None, table=("24", "25"), played_by=(-1, 0))
    (zone,) = PlainFace(CLARO).spread(words_for("en"), view).zones
    assert (zone.name, zone.seat, len(zone.cards)) == ("table", None, 2)
