"""The /help message: how to start."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.faces.catalog import FACES
from bot.faces.face import ROW
from bot.faces.poster import hero
from bot.games.catalog import GAMES
from bot.interactions.components.layout import Block, Component, Layout, layout, table_button
from bot.interactions.components.notice import Captioned, drawn, install_row
from bot.interactions.routes.routes import PageAct
from bot.locales.words import Words


def help_picture(words: Words, game: str) -> Captioned:
    """Return the picture that introduces a game. Blocks: call it in a thread."""
    return drawn(game, hero(words, game))


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
    blocks: list[Block] = [about] if picture is None else [about, picture.block]
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
