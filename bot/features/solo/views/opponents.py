"""The page on which somebody chooses the computer players of a game alone."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.faces.catalog import FACES
from bot.faces.face import LISTED
from bot.features.solo.routes import BeginAct
from bot.games.game import AnyGame
from bot.interactions.components.layout import Component, Layout, Option, choices_list, layout, table_button
from bot.locales.words import Words
from bot.runtime.thinking import default_level

OPEN, CHOOSE, PLAY = "open", "choose", "play"
"""What the last part of a custom_id of these does: show the page, change it, or begin the game."""


def computers_button(words: Words, game: str, style: ButtonStyle = ButtonStyle.secondary) -> Component:
    """Return the button that begins a game against the usual computer players."""
    return table_button(BeginAct.COMPUTERS(game), label=words("button-computers"), style=style)


def opponents_button(words: Words, game: AnyGame, levels: Sequence[str]) -> Component:
    """Return the button of a game with computer players of these levels that leads to the page."""
    level = levels[0] if levels and levels[0] in game.levels else default_level(game)
    target = BeginAct.OPPONENTS(game.name, len(levels), level, OPEN)
    return table_button(target, label=words("button-opponents"))


def opponents_message(words: Words, game: AnyGame, possible: Sequence[int], count: int, level: str) -> Layout:
    """Return the page: how many computer players are possible, how strong, what is chosen, and a button that begins."""
    name = game.name
    counts = [Option(str(each), words("opponents-count", count=each)) for each in possible]
    levels = [
        Option(each, f"{words(f'computer-level-{each}')} · {words(f'{name}-character-{each}')}") for each in game.levels
    ]
    play = BeginAct.OPPONENTS(name, count, level, PLAY)
    rows = [
        [choices_list(BeginAct.OPPONENTS(name, None, level, CHOOSE), counts[:LISTED], chosen=[str(count)])],
        [choices_list(BeginAct.OPPONENTS(name, count, None, CHOOSE), levels[:LISTED], chosen=[level])],
        [table_button(play, label=words("button-opponents-play"), style=ButtonStyle.success)],
    ]
    head = f"## {words(f'{name}-title')}\n{words('opponents-about')}"
    return layout(words, [head], rows, FACES[name].accent)
