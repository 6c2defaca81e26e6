"""The podium of an event: who stands on it, how high, and what it says to those who cannot see it."""

from io import BytesIO

import pytest
from PIL import Image

from bot.art.canvas import INK
from bot.art.colours import MEDALS
from bot.art.scene import WIDTH
from bot.features.tournaments.pictures.podium import Step, podium_picture, shared
from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.views.podium import podium, steps_of
from bot.locales.words import LANGUAGES, words_for
from tests.cases import for_each
from tests.faces.test_victory import JEWEL, contrast, share
from tests.tables.views.tournaments import begun, drawn, ended, event, people, played, rounds

NAMES = people(8, ["Laura", "Clara", "Armin", "Vega", "Mia", "Noa", "Lior", "Ole"])
WORDS = words_for("en").naming(NAMES.get)


def stood(tournament):
    steps = steps_of(WORDS, tournament, standings(tournament))
    return [(each.place, each.name.strip("\u2068\u2069")) for each in steps]


def test_the_first_three_stand_on_it_once_it_is_over():
    tournament = played(drawn(begun(event("swiss", 4)), [(0, 1, 2, 3)]), [0], (1, 2, 3, 4))
    assert stood(tournament) == []
    assert stood(ended(tournament)) == [(1, "Laura"), (2, "Clara"), (3, "Armin")]


def test_those_who_share_a_place_stand_equally_high():
    tournament = ended(played(drawn(begun(event("swiss", 4)), [(0, 1, 2, 3)]), [0], (1, 1, 3, 3)))
    assert stood(tournament) == [(1, "Laura"), (1, "Clara"), (3, "Armin"), (3, "Vega")]


def test_two_entrants_stand_on_two_steps_and_a_computer_on_none():
    two = event("swiss", 1, computers=1)
    assert stood(ended(played(drawn(begun(two), [(0, 1)]), [0], (2, 1)))) == [(1, "Laura")]
    assert stood(ended(played(drawn(begun(event("swiss", 2)), [(0, 1)]), [0]))) == [(1, "Laura"), (2, "Clara")]


def test_what_was_called_off_has_no_podium():
    tournament = ended(rounds(begun(event("swiss", 4)), 2), entries.Ending.CALLED_OFF)
    assert podium(WORDS, tournament, standings(tournament)) is None


@pytest.mark.parametrize(("places", "stands"), [((1, 2), [1, 2]), ((1, 1), [1, 1])])
def test_the_clubs_of_a_match_stand_on_it_with_their_points(places, stands):
    tournament = ended(played(drawn(begun(event("clubs", 2)), [(0, 1)]), [0], places))
    steps = steps_of(WORDS, tournament, standings(tournament))
    assert [each.place for each in steps] == stands
    assert {each.note for each in steps} == ({"1", "0"} if places == (1, 2) else {"½"})


@for_each("language", LANGUAGES)
def test_a_podium_is_a_small_picture_with_words(language):
    words = words_for(language).naming(
        people(4, ["W" * 32, "\U000f0000", "דנה כהן", "Wolfgang Amadeus von und zu"]).get
    )
    tournament = ended(rounds(begun(event("knock-out", 4, title="*" * 60)), 3))
    picture = podium(words, tournament, standings(tournament))
    assert picture.name == f"podium-{tournament.id}-{tournament.length}.png"
    assert picture.content.startswith(b"\x89PNG")
    assert len(picture.content) <= 60 * 1024
    assert "1. " in picture.alt
    assert len(picture.alt) <= 1024


def test_only_the_first_wear_crowns():
    def jewels(*places):
        steps = tuple(Step(place, "Laura") for place in places)
        return share(Image.open(BytesIO(podium_picture("Cup", steps))).convert("RGBA"), JEWEL)

    assert jewels(1, 1, 3) > 1.8 * jewels(1, 2, 3) > 0
    assert Image.open(BytesIO(podium_picture("Cup", (Step(1, "Laura"),)))).width == WIDTH


def test_names_stand_out_from_their_steps():
    assert all(contrast(INK, colour) >= 4.5 for colour in MEDALS.values())


def test_who_has_no_step_of_their_own_stands_below():
    steps = tuple(Step(place, "Laura") for place in (1, 2, 3))
    bare, more = (Image.open(BytesIO(podium_picture("Cup", steps, each))) for each in ("", "3. Clara"))
    assert more.height > bare.height


def test_two_who_share_the_third_step_stand_on_it_if_their_names_have_room():
    laura, clara, long = (Step(3, name) for name in ("Laura", "Clara", "Wolfgang Amadeus"))
    assert shared(laura, clara) == Step(3, "Laura\nClara")
    assert shared(laura, long) is None
    assert shared(long, laura) is None
    assert shared(Step(2, "Laura"), Step(2, "Clara")) is None


@pytest.mark.parametrize(("third", "below"), [("Vega", False), ("Wolfgang Amadeus", True)])
def test_who_has_no_room_on_the_third_step_stands_below(third, below):
    words = words_for("en").naming(people(4, ["Laura", "Clara", "Armin", third]).get)
    tournament = ended(played(drawn(begun(event("swiss", 4)), [(0, 1, 2, 3)]), [0], (1, 2, 3, 3)))
    picture = podium(words, tournament, standings(tournament))
    bare = Image.open(BytesIO(podium_picture("Cup", (Step(1, "Laura"),))))
    assert (Image.open(BytesIO(picture.content)).height > bare.height) is below
    assert picture.alt.count("3. ") == 2
