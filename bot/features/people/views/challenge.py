"""The form of a challenge."""

from typing import Final

from discord import ui

from bot.faces.face import LISTED
from bot.features.people.routes import OwnAct
from bot.games.catalog import GAMES
from bot.interactions.components.form import choice_field, form, people_field, read_choice, read_exactly, read_ids
from bot.interactions.routes.route import Malformed
from bot.locales.words import Words

GAME, PEOPLE = "game", "people"
MOST: Final = min(LISTED, max(max(game.seats) - 1 for game in GAMES.values()))
"""How many people can be challenged at once: as many as play with the challenger at the largest table, and as many as
Discord lets anybody choose."""


def challenge_form(words: Words, user: int) -> ui.Modal:
    """Return the form, with the first game and one person chosen."""
    games = [(name, words(f"{name}-title")) for name in words.games]
    asked = choice_field(GAME, words("challenge-game"), games, words.games[0], radios=True)
    people = people_field(PEOPLE, words("challenge-people"), [user], most=MOST)
    about = words("challenge-about")
    return form(words, words("challenge-title"), OwnAct.CHALLENGE(), asked, people, about=about)


def read_challenge(components: object) -> tuple[str, tuple[int, ...]]:
    """Return the game and the people of a submitted form. A client may send anything.

    :raises Malformed: it contains something that the form does not offer.
    """
    asked, people_asked = read_exactly(components, GAME, PEOPLE)
    game, people = read_choice(asked), read_ids(people_asked, MOST)
    if game not in GAMES or not people:
        raise Malformed(str(components))
    return game, tuple(people)
