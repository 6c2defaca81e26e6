"""The shelf of achievements, as a picture: any number of medals, and a sign only for those that were earned."""

from io import BytesIO

from PIL import Image

from bot.art.scene import WIDTH
from bot.faces.face import LISTED
from bot.features.standings.shelf import IN_ROW, MARGIN, PITCH, shelf_picture
from bot.features.standings.store.achievements import Achieved
from bot.features.standings.views.achievements import achievements_message, medals, shelf_drawing
from bot.games.achievement import ACROSS, ACROSS_GAMES
from bot.games.catalog import GAMES
from bot.locales.words import LANGUAGES, words_for
from bot.testkit.limits import check_message

WORDS = words_for("en")
NOTHING = Achieved({}, {}, {})


def test_each_six_medals_stand_on_a_board_and_the_ground_is_clear():
    for count in (0, 1, IN_ROW, IN_ROW + 1, 40):
        with Image.open(BytesIO(shelf_picture((("⭐",) * count, ("",) * 4)))) as drawn:
            assert drawn.size == (WIDTH, PITCH * (-(-count // IN_ROW) + 1) + MARGIN)
            assert drawn.convert("RGBA").getpixel((WIDTH // 2, drawn.height - 1))[3] < 255


def test_a_secret_is_told_to_whoever_has_it_and_never_by_the_picture():
    secret = next(each for each in GAMES["claro"].achievements if each.hidden)
    theirs = Achieved({("claro", secret.name): 7}, {("claro", secret.name): 1}, {"claro": 2, ACROSS_GAMES: 2})
    for known, told in ((None, True), ([], False), ([("claro", secret.name)], True)):
        shelf = medals("claro", theirs, known)
        (medal,) = [each for each in shelf if each.sign]
        assert (medal.sign == secret.sign) is told
        view = achievements_message(WORDS, "claro", 1, theirs, shelf, asked=medal.number)
        assert ("Number one" in str(view)) is told
        assert shelf_drawing(WORDS, shelf)[0] == shelf_drawing(words_for("de"), shelf)[0]
        assert shelf_drawing(WORDS, shelf)[0] != shelf_drawing(words_for("he"), shelf)[0]


def test_a_game_may_have_more_than_one_list_holds(monkeypatch):
    some = GAMES["claro"].achievements * 4
    monkeypatch.setattr(GAMES["claro"], "achievements", some)
    shelf = medals("claro", NOTHING)
    assert len(shelf) == len(some) + len(ACROSS) > 2 * LISTED
    for language in LANGUAGES:
        check_message(achievements_message(words_for(language), "claro", 1, NOTHING, shelf, list(GAMES)))
