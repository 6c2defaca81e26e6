"""The /help message: how to start."""

import struct
from collections.abc import Sequence
from typing import Final

from discord import ButtonStyle

from bot.faces.catalog import FACES
from bot.faces.face import ROW
from bot.games.catalog import GAMES
from bot.interactions.components.layout import Beside, Block, Component, Layout, layout, table_button
from bot.interactions.components.notice import Captioned, drawn, install_row
from bot.interactions.routes.routes import PageAct
from bot.locales.words import Words

WIDE: Final = 1.5
"""A picture that is more than so many times as wide as high stands below the text."""


def help_picture(words: Words, game: str) -> Captioned | None:
    """Return the picture that introduces a game; None if it has none. Blocks: call it in a thread."""
    face = FACES[game]
    example = next((each for each in face.examples(words) if each.name == face.introduced_by), None)
    return None if example is None else drawn(game, example)


def help_message(
    words: Words,
    game: str,
    picture: Captioned | None,
    *,
    here: bool,
    begin: Sequence[Component] = (),
    learn: Sequence[Component] = (),
    install_link: str | None = None,
) -> Layout:
    """Return the games to choose from, and what one is like, with its picture.

    :param here: whether a table can be opened here.
    :param begin: the other buttons that begin a game.
    :param learn: the buttons that teach the game.
    """
    seats, face = GAMES[game].seats, FACES[game]
    players = words("help-players", least=min(seats), most=max(seats))
    about = f"## {words(f'{game}-title')}\n{words(f'{game}-about')}\n-# {players} · {words(f'{game}-length')}"
    blocks: list[Block] = [about]
    if picture is not None:
        blocks = [Beside(about, picture.block.url, picture.block.alt)]
        width, height = struct.unpack(">II", picture.picture.content[16:24])  # as a PNG's header says
        if width > WIDE * height:  # beside a text, Discord cuts a square out of it
            blocks = [about, picture.block]
    styles = {each: ButtonStyle.primary if each == game else ButtonStyle.secondary for each in words.games}
    chooser = [
        table_button(PageAct.HELP(each), words(f"{each}-title"), style, disabled=each == game)
        for each, style in styles.items()
    ]
    rows = [chooser[start : start + ROW] for start in range(0, len(chooser), ROW)]
    opened = [table_button(PageAct.HELP_OPEN(game), words("button-open"), ButtonStyle.success)] if here else []
    rules = table_button(PageAct.HELP_RULES(game), words("button-rules"))
    shown = layout(words, blocks, [[*opened, *begin, rules, *learn], *rows], accent=face.accent)
    # What can be typed stands below what can be pressed.
    lines = [words("help-own")] if here else [words("help-elsewhere"), words("help-own")]
    typed = layout(words, ["\n".join(f"-# {line}" for line in lines)], install_row(words, install_link))
    return Layout([*shown.components, *typed.components])
