"""What a face from outside cannot draw, or draws too large, is drawn by the plain face, and logged once."""

import logging

import pytest

from bot.faces.catalog import FACES
from bot.faces.face import Ask, Choice, HandFace, Icons, Pick, PickOption, SeatFace
from bot.faces.guarded import GuardedFace, Unfit, checked_hand
from bot.faces.plain import PlainFace
from bot.games.catalog import GAMES
from bot.games.errors import BrokenRules
from bot.games.shuffle import Seeded
from bot.games.told import Told
from bot.locales.words import words_for
from tests.cases import for_each

CLARO = GAMES["claro"]
WORDS, ICONS = words_for("en"), Icons()


class Plain(PlainFace):
    """A plain face that needs none of the words of the game of another face."""

    def tell(self, *more):
        return ["somebody plays"]

    def rules(self, *more):
        return "the rules"


PLAIN = Plain(CLARO)


def who(seat):
    return f"seat {seat}"


def positions():
    """A position, and the same one after its first move."""
    position = CLARO.start(2, Seeded(bytes(32)), CLARO.read_options({}))
    after = position.copy()
    after.play(0, position.legal_moves(0)[0])
    return position, after


def finished():
    position = CLARO.start(2, Seeded(bytes(32)), CLARO.read_options({}))
    while position.to_act:
        position.play(position.to_act[0], position.automatic(position.to_act[0]))
    return position


BEFORE, AFTER = positions()
OVER = finished()
TOLD = Told(0, AFTER.moves[0][1], False, BEFORE.view(None), AFTER.view(None))
PARTS = {
    "stage": (WORDS, BEFORE),
    "board": (WORDS, ICONS, BEFORE.view(None), who),
    "tell": (WORDS, ICONS, TOLD, who),
    "large": (WORDS, ICONS, BEFORE.view(None)),
    "seat": (WORDS, ICONS, BEFORE.view(None), 0),
    "hand": (WORDS, ICONS, BEFORE.view(0), who, who, None),
    "move_name": (WORDS, BEFORE.view(0), "24"),
    "cards": (WORDS, ICONS, BEFORE.view(0)),
    "statistics": (WORDS, ICONS, {}),
    "result": (WORDS, ICONS, OVER, who),
    "moment": (WORDS, ICONS, [TOLD], 0),
    "picture": (OVER, ()),
    "picture_alt": (WORDS, OVER, who),
    "examples": (WORDS,),
    "rules": (WORDS, ICONS),
    "card_pictures": ({},),
    "sign_pictures": (),
}


LISTS = ("card_pictures", "sign_pictures", "examples", "tell")


def shown(face, part):
    found = getattr(face, part)(*PARTS[part])
    return [getattr(each, "name", each) for each in found] if part in LISTS else found


def guarded(part, does):
    """A guarded face in which one part does something else."""
    face = type("Broken", (PlainFace,), {part: does})(CLARO)
    return GuardedFace(face, PLAIN)


def errors(caplog):
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


def exits(self, *more):
    raise SystemExit(3)


@pytest.mark.parametrize(
    "does", [lambda self, *more: 1 / 0, exits, lambda self, *more: 7], ids=["raises", "exits", "7"]
)
@pytest.mark.parametrize("part", PARTS)
def test_the_plain_face_draws_what_another_one_cannot(caplog, part, does):
    face = guarded(part, does)
    for _ in range(3):
        assert shown(face, part) == shown(PLAIN, part)
    (record,) = errors(caplog)
    assert record.getMessage() == f"the face of claro failed in {part}; the plain one draws it"
    assert record.exc_info is not None


def test_a_colour_that_is_none_is_told_once_it_is_shown(caplog):
    """Faces are loaded before the log is set up."""
    face = guarded("accent", "blue")
    assert errors(caplog) == []
    assert [face.accent, face.accent] == [PLAIN.accent] * 2
    assert [record.getMessage() for record in errors(caplog)] == [
        "the face of claro failed in accent; the plain one draws it"
    ]


def test_a_generator_that_fails_half_way_is_replaced_as_a_whole():
    def half(self, options):
        yield from list(PLAIN.card_pictures({}))[:1]
        raise RuntimeError("x")

    assert shown(guarded("card_pictures", half), "card_pictures") == shown(PLAIN, "card_pictures")


TOO_LARGE = {
    "stage": "x" * 401,
    "board": "x" * 2001,
    "tell": ["x" * 401],
    "large": ("ftp://x", "x"),
    "seat": SeatFace("x" * 401),
    "hand": HandFace("x" * 3001, []),
    "move_name": "x" * 401,
    "cards": "x" * 2001,
    "result": "x" * 2001,
    "moment": "x" * 401,
    "rules": "x" * 3001,
}


@for_each("part", TOO_LARGE)
def test_what_is_too_large_is_drawn_by_the_plain_face(part):
    face = guarded(part, lambda self, *more: TOO_LARGE[part])
    assert shown(face, part) == shown(PLAIN, part)


def button(**more):
    return Choice(**{"label": "x", "move": "24", **more})


def options(count):
    return [PickOption("x", str(number)) for number in range(count)]


@for_each(
    "rows",
    [
        [[]],
        [[button(move=str(number)) for number in range(6)]],
        [[button(move=f"{row} {number}") for number in range(5)] for row in range(6)],
        [[button(label="")]],
        [[button(label="x" * 81)]],
        [[button(label=None)]],
        [[button(), button()]],
        [[button(draft="24")]],
        [[button(move=None)]],
        [[button(move="24:H")]],
        [[button(move="x" * 61)]],
        [[Ask("x", "raise", "x" * 46, 1, 2)]],
        [[Ask("x", "raise", "how much", 2, 1)]],
        [Pick("x", "play", [])],
        [Pick("x", "play", options(26))],
        [Pick("x", "play", options(2), most=3)],
        [Pick("x", "play", [*options(1), *options(1)])],
        [Pick("x", "play", [PickOption("", "1")])],
        [7],
    ],
)
def test_a_hand_that_discord_would_refuse_is_drawn_by_the_plain_face(rows):
    face = guarded("hand", lambda self, *more: HandFace("x", rows))
    assert shown(face, "hand") == shown(PLAIN, "hand")
    with pytest.raises((Unfit, TypeError)):
        checked_hand(HandFace("x", rows))


@pytest.mark.parametrize("name", FACES)
def test_our_own_faces_are_within_the_limits_and_are_not_changed(name):
    game = GAMES[name]
    position = game.start(4, Seeded(bytes(32)), game.read_options({}))
    face = GuardedFace(FACES[name], PlainFace(game))
    face.strict = True
    while position.to_act:
        before, seat = position.view(None), position.to_act[0]
        position.play(seat, position.automatic(seat))
        told = Told(seat, position.moves[-1][1], False, before, position.view(None))
        assert face.tell(WORDS, ICONS, told, who) == [*FACES[name].tell(WORDS, ICONS, told, who)]
        for each in range(4):
            hand = (WORDS, ICONS, position.view(each), who, who, None)
            assert face.hand(*hand) == FACES[name].hand(*hand)
    assert face.result(WORDS, ICONS, position, who) == FACES[name].result(WORDS, ICONS, position, who)
    assert face.accent == FACES[name].accent


def test_a_strict_face_raises():
    face = guarded("board", lambda self, *more: 1 / 0)
    face.strict = True
    with pytest.raises(ZeroDivisionError):
        shown(face, "board")


def test_a_picture_that_exits_when_it_is_drawn_raises_an_exception():
    face = guarded("picture", lambda self, *more: ("p", lambda: exits(self)))
    name, draw = shown(face, "picture")
    assert name == "p"
    with pytest.raises(BrokenRules, match="SystemExit: 3"):
        draw()


def test_what_is_strange_about_a_face_itself_is_plain():
    strange = type("Strange", (PlainFace,), {"accent": "red", "introduced_by": 7, "more": "own"})(CLARO)
    face = GuardedFace(strange, PLAIN)
    assert (face.accent, face.introduced_by, face.more) == (PLAIN.accent, "", "own")


@pytest.mark.parametrize("told", [3, [3], "R1", ["R1" * 999]])
def test_cards_that_have_won_are_names_or_none_are_shown(told, caplog):
    class Wrong(Plain):
        def won_with(self, position):
            return told

    with caplog.at_level(logging.ERROR):
        assert GuardedFace(Wrong(CLARO), PLAIN).won_with(OVER) is None
    assert "won_with" in caplog.text


def test_a_face_need_not_tell_the_cards_that_have_won(caplog):
    class Right(Plain):
        def won_with(self, position):
            return ["30"]

    assert GuardedFace(PLAIN, PLAIN).won_with(OVER) is None
    assert GuardedFace(Right(CLARO), PLAIN).won_with(OVER) == ["30"]
    assert caplog.text == ""


class Exits:
    """A view that ends the process where a face asks it what lies on the table."""

    seat, to_act, turn, legal_moves = 0, (0,), 0, ("24",)

    @property
    def top(self):
        raise SystemExit(3)


@pytest.mark.parametrize("part", ["board", "spread", "happenings", "hand", "large"])
def test_what_the_plain_face_raises_is_an_exception(part):
    """Nothing stands behind it, but whoever shows the table says then that the game has a fault."""
    needed = [name for name in PARTS if name not in ("spread", "happenings")]
    own = type("Own", (), {**dict.fromkeys(needed, exits), "accent": 0, "introduced_by": ""})()
    face, told = GuardedFace(own, PLAIN), Told(0, "24", False, Exits(), Exits())
    given = {"spread": (WORDS, Exits()), "happenings": (WORDS, told)}
    arguments = given.get(part) or tuple(Exits() if each is PARTS[part][2] else each for each in PARTS[part])
    with pytest.raises(BrokenRules, match="SystemExit: 3"):
        getattr(face, part)(*arguments)
