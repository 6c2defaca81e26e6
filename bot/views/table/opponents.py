"""How somebody chooses who plays against them: computer players on a page, people in a form."""

from collections.abc import Sequence
from typing import Final

from discord import ButtonStyle, ui

from bot.faces.catalog import FACES
from bot.faces.face import LISTED
from bot.games.catalog import GAMES
from bot.games.game import AnyGame
from bot.locales.words import Words
from bot.tables.kit.thinking import default_level
from bot.views.kit.form import choice_field, form, people_field, read_choice, read_exactly, read_ids
from bot.views.kit.layout import Component, Layout, Option, choices_list, layout, table_button
from bot.views.kit.route import Malformed
from bot.views.kit.routes import PageAct, SoloAct

OPEN, CHOOSE, PLAY = "open", "choose", "play"
"""What the last part of a custom_id of these does: show the page, change it, or begin the game."""


def opponents_button(words: Words, game: AnyGame, levels: Sequence[str]) -> Component:
    """Return the button of a game with computer players of these levels that leads to the page."""
    level = levels[0] if levels and levels[0] in game.levels else default_level(game)
    target = PageAct.OPPONENTS(game.name, len(levels), level, OPEN)
    return table_button(target, label=words("button-opponents"))


def opponents_message(words: Words, game: AnyGame, possible: Sequence[int], count: int, level: str) -> Layout:
    """Return the page: how many computer players are possible, how strong, what is chosen, and a button that begins."""
    name = game.name
    counts = [Option(str(each), words("opponents-count", count=each)) for each in possible]
    levels = [
        Option(each, f"{words(f'computer-level-{each}')} · {words(f'{name}-character-{each}')}") for each in game.levels
    ]
    play = PageAct.OPPONENTS(name, count, level, PLAY)
    rows = [
        [choices_list(PageAct.OPPONENTS(name, None, level, CHOOSE), counts[:LISTED], chosen=[str(count)])],
        [choices_list(PageAct.OPPONENTS(name, count, None, CHOOSE), levels[:LISTED], chosen=[level])],
        [table_button(play, label=words("button-opponents-play"), style=ButtonStyle.success)],
    ]
    head = f"## {words(f'{name}-title')}\n{words('opponents-about')}"
    return layout(words, [head], rows, FACES[name].accent)


def too_many_message(words: Words, text: str, oldest: int) -> Layout:
    """Return the answer to who has too many unfinished games, with a button that closes this one and all older ones."""
    close = table_button(SoloAct.CLOSE(oldest), label=words("button-close-oldest"), style=ButtonStyle.danger)
    return layout(words, [text], [[close]])


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
    return form(words, words("challenge-title"), PageAct.CHALLENGE(), asked, people, about=about)


def read_challenge(components: object) -> tuple[str, tuple[int, ...]]:
    """Return the game and the people of a submitted form. A client may send anything.

    :raises Malformed: it contains something that the form does not offer.
    """
    asked, people_asked = read_exactly(components, GAME, PEOPLE)
    game, people = read_choice(asked), read_ids(people_asked, MOST)
    if game not in GAMES or not people:
        raise Malformed(str(components))
    return game, tuple(people)
