"""The picture of a victory: who has won wears a crown, all of it can be read on a phone, whatever people are called."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageColor

from bot.art import writing
from bot.art.canvas import INK
from bot.art.colours import GOLD
from bot.art.scene import LIGHT, PLATE, SILVER, SMALLEST, WIDTH
from bot.faces.catalog import FACES
from bot.faces.face import won_with
from bot.faces.victory import MOST_ROWS, Victory, draw_victory
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.games.stardust.combinations import best_combination
from bot.games.stardust.deck import CARD_OF_NAME

NARROWEST = 281
"""How wide the narrowest phones show a picture, in pixels."""
LEAST = 12
"""The least height of text there, in pixels."""
JEWEL = "#E0244F"
"""The jewels of a crown. Nothing else in these pictures has this red."""
NAMES = ("W" * 32, "②", "לורה", "Wolfgang Amadeus von und zu Salz", "ليلى", "Vega")


def played(game, seats):
    """Return a game that was played at random to its end."""
    dice = Random(seats)
    position = game.start(seats, Seeded(bytes(32)), game.read_options({}))
    while position.to_act:
        seat = dice.choice(position.to_act)
        legal = position.legal_moves(seat)
        position.play(seat, legal[dice.randrange(len(legal))])
    return position


def victory(seats, *, crowned=True, mirrored=False, cards=(), score="★★★"):
    rows = tuple((f"{place}.", NAMES[place - 1], "★★☆") for place in range(2, seats + 1))
    return Victory((NAMES[0],), crowned, score, rows, tuple(cards), mirrored)


def opened(picture):
    return Image.open(BytesIO(picture)).convert("RGBA")


def share(image, colour):
    """Return how many pixels have about this colour."""
    wanted = ImageColor.getrgb(colour)
    pixels = image.get_flattened_data() if hasattr(image, "get_flattened_data") else image.getdata()
    return sum(max(abs(a - b) for a, b in zip(pixel, wanted, strict=False)) < 24 and pixel[3] > 200 for pixel in pixels)


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_is_small_and_can_be_read_on_a_phone(name, monkeypatch):
    sizes, stamp = [], writing._stamp
    monkeypatch.setattr(writing, "_stamp", lambda text, size, anchor: sizes.append(size) or stamp(text, size, anchor))
    for seats in (GAMES[name].seats[0], GAMES[name].seats[-1]):
        cards = won_with(FACES[name], played(GAMES[name], seats)) or ()
        picture = draw_victory(name, victory(seats, cards=cards))
        width, height = opened(picture).size
        assert width == WIDTH
        assert height <= 1.5 * width
        assert len(picture) <= 60 * 1024
        assert min(sizes) * NARROWEST / width >= LEAST


@pytest.mark.parametrize("crowned", [True, False])
def test_only_who_has_won_something_wears_a_crown(crowned):
    image = opened(draw_victory("claro", victory(3, crowned=crowned)))
    assert (share(image, JEWEL) > 0) is crowned
    assert (share(image, SILVER) > 5000) is not crowned


def test_the_ground_is_transparent():
    image = opened(draw_victory("claro", victory(2)))
    corners = [(0, 0), (image.width - 1, 0), (0, image.height - 1), (image.width - 1, image.height - 1)]
    assert [image.getpixel(each)[3] for each in corners] == [0] * 4


def test_every_text_stands_out_from_what_it_stands_on():
    for text, ground in ((INK, GOLD), (INK, SILVER), (LIGHT, PLATE), (GOLD, PLATE)):
        assert contrast(text, ground) >= 4.5, (text, ground)


def contrast(one, other):
    """Return the contrast of two colours, as WCAG has it."""
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour):
    parts = [value / 255 for value in ImageColor.getrgb(colour)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_cards_that_have_won_are_drawn_and_those_that_nobody_knows_are_left_out():
    bare, card = draw_victory("claro", victory(2)), draw_victory("claro", victory(2, cards=["30"]))
    assert bare != card
    assert draw_victory("claro", victory(2, cards=["30", "Moon"])) == card
    assert draw_victory("claro", victory(2, cards=["30", "31"])) != card


def test_what_is_read_from_right_to_left_has_its_rows_turned_around():
    assert draw_victory("claro", victory(3)) != draw_victory("claro", victory(3, mirrored=True))


def test_of_many_rows_the_last_says_how_many_there_are_besides():
    rows = tuple((f"{place}.", f"Player {place}", "") for place in range(2, 30))
    most = opened(draw_victory("claro", Victory(("Laura",), True, rows=rows[:MOST_ROWS])))
    assert opened(draw_victory("claro", Victory(("Laura",), True, rows=rows))).size == most.size


def test_a_game_of_claro_is_won_with_the_card_that_took_the_last_star():
    position = played(GAMES["claro"], 3)
    last = position.view(None).rounds[-1]
    seat, number = [(turn.seat, turn.card) for turn in last.turns if turn.card is not None][-1]
    assert seat == position.outcome.winners[0]
    assert won_with(FACES["claro"], position) == [str(number + 1) if number < 50 else "J"]


def test_a_game_of_stardust_is_won_with_the_best_combination_that_took_a_pot():
    for seed in range(20):
        position = GAMES["stardust"].start(3, Seeded(bytes([seed] * 32)), GAMES["stardust"].read_options({}))
        dice = Random(seed)
        while position.to_act:
            seat = dice.choice(position.to_act)
            position.play(seat, dice.choice([*position.legal_moves(seat)]))
        told = tuple(CARD_OF_NAME[each] for each in won_with(FACES["stardust"], position))
        winners, hands = position.outcome.winners, position.view(None).rounds
        shown = [each for hand in hands for each in hand.shown if each[0] in winners and hand.taken[each[0]]]
        took = [best.cards for _, cards in shown if (best := best_combination(cards))]
        assert (told in took) if told else not took


def test_a_game_of_star_of_africa_is_won_with_the_jewels_of_the_largest_fortune():
    position = played(GAMES["africa"], 4)
    worth = {"horseshoe": 8, "ruby": 4, "emerald": 2, "topaz": 1}
    assert sum(worth[each] for each in won_with(FACES["africa"], position)) == max(position.outcome.scores)


def test_no_letter_of_a_scene_is_smaller_than_a_phone_shows():
    assert SMALLEST * NARROWEST / WIDTH >= LEAST
