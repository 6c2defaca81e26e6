"""The posters of games: what tempts a channel to a table, and what introduces a game."""

from functools import lru_cache, partial
from typing import Final, cast

from bot.art.scene import WIDTH, Scene
from bot.art.writing import drawable
from bot.faces.catalog import FACES
from bot.faces.face import Example, PosterFace
from bot.faces.victory import card_image
from bot.locales.words import Words

CARDS: Final = 3
"""The most cards on a poster."""
KEPT: Final = 64
"""How many posters are kept: the same few are shown again and again."""


def poster(words: Words, game: str) -> Example:
    """Return the poster of a game in a language. Nothing on it depends on a table."""
    face = FACES[game]
    names = [*cast(PosterFace, face).poster()][:CARDS]
    title, length = words(f"{game}-title"), words(f"{game}-length")
    shown = words.all_of([face.card_label(words, name) for name in names])
    alt = words("poster-alt", game=title, cards=shown)
    return Example("poster", alt, partial(_draw, game, tuple(names), title, length, face.accent))


def hero(words: Words, game: str) -> Example:
    """Return the picture that introduces a game: its own one, an example of its rules, or its poster."""
    face = FACES[game]
    found = cast(PosterFace, face).hero(words)
    if found is None and face.introduced_by:
        found = next((each for each in face.examples(words) if each.name == face.introduced_by), None)
    return found or poster(words, game)


@lru_cache(KEPT)
def _draw(game: str, cards: tuple[str, ...], title: str, length: str, accent: int) -> bytes:
    scene, pictures = Scene(372), [each for each in (card_image(game, None, name) for name in cards) if each]
    middle = (len(pictures) - 1) / 2
    # The middle card lies above the others.
    for place, picture in sorted(enumerate(pictures), key=lambda each: -abs(each[0] - middle)):
        aside = place - middle
        where = (WIDTH / 2 + 170 * aside, 112 + 14 * abs(aside))
        scene.card(picture, where, 192 - 16 * abs(aside), 13 * aside)
    scene.ribbon(drawable(title) or game, (WIDTH / 2, 256), 460, f"#{accent:06X}", 60)
    if said := drawable(length):
        scene.plate(said, (WIDTH / 2, 340), 400)
    return scene.png()
