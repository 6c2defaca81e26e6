"""A game that one person plays alone: its message, its shared result, and the day's results."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.faces.catalog import SOLO_FACES
from bot.faces.face import ROW, Icons
from bot.games.game import AnyGame, Move
from bot.locales.words import Words
from bot.store.solo import DayPage
from bot.tables.solo import Solo
from bot.views.button import table_button
from bot.views.custom_id import GameId, Verb
from bot.views.layout import Block, layout
from bot.views.leaderboard import MEDALS

FACES = SOLO_FACES

MOST_BUTTONS = 10
"""If there are more moves than this, they are offered in a list instead of on buttons."""

MOST_PICKED = 25
"""Discord's limit for the options of a list. More moves than this are offered in several lists."""


def solo_message(words: Words, icons: Icons, solo: Solo, notice: str | None = None) -> ui.LayoutView:
    """Return a game as it is now, with its possible moves.

    :param notice: a sentence to put first, about what the last click did or could not do.
    """
    face, view = FACES[solo.game.name], solo.position.view(0)
    lines = [f"> {notice}"] if notice else []
    lines.append(f"## {_title(words, solo.game, solo.saved.day)}")
    blocks: list[Block] = ["\n".join(lines)]
    if view.outcome is not None:
        blocks.append(face.result(words, view, solo.best))
    blocks.append(face.board(words, icons, view))
    blocks.append(face.hand(words, icons, view))
    rows = _moves(words, icons, solo) if view.outcome is None else []
    rows.append(_tools(words, solo))
    return layout(words, blocks, rows, face.accent)


def _title(words: Words, game: AnyGame, day: date | None) -> str:
    title = words(f"{game.name}-title")
    return title if day is None else words("alone-daily-title", game=title, day=day.isoformat())


def _moves(words: Words, icons: Icons, solo: Solo) -> list[list[ui.Item[Any]]]:
    face, number, ply = FACES[solo.game.name], solo.saved.id, len(solo.saved.moves)
    legal = solo.position.legal_moves(0)
    if len(legal) <= MOST_BUTTONS:
        buttons: list[ui.Item[Any]] = [
            table_button(
                GameId(Verb.LAY, number, ply, move),
                label=face.move_name(words, move),
                style=ButtonStyle.success,
                emoji=face.move_emoji(icons, move),
            )
            for move in legal
        ]
        return [buttons[start : start + ROW] for start in range(0, len(buttons), ROW)]
    lists = [legal[start : start + MOST_PICKED] for start in range(0, len(legal), MOST_PICKED)]
    return [[_list(words, icons, solo, place, moves, of=len(lists))] for place, moves in enumerate(lists, start=1)]


def _list(words: Words, icons: Icons, solo: Solo, place: int, moves: Sequence[Move], *, of: int) -> ui.Select[Any]:
    """Return one of several lists of moves. It says which moves it has; the only list need not."""
    face = FACES[solo.game.name]
    names = [face.move_name(words, move) for move in moves]
    hint = words("alone-pick") if of == 1 else words("alone-pick-between", first=names[0], last=names[-1])
    options = [
        discord.SelectOption(label=name, value=move, emoji=face.move_emoji(icons, move))
        for name, move in zip(names, moves, strict=True)
    ]
    # Discord refuses two lists with the same custom_id; what is picked says the move, so any other text will do.
    custom_id = GameId(Verb.LAY_PICKED, solo.saved.id, len(solo.saved.moves), "move" if place == 1 else f"move {place}")
    return ui.Select(custom_id=str(custom_id), placeholder=hint[:150], options=options)


def _tools(words: Words, solo: Solo) -> list[ui.Item[Any]]:
    number = solo.saved.id
    if solo.position.outcome is not None:
        return [table_button(GameId(Verb.SHARE, number), label=words("button-share"), style=ButtonStyle.primary)]
    possible = solo.position.can_take_back()
    return [
        table_button(GameId(Verb.HINT, number), label=words("button-hint")),
        table_button(GameId(Verb.TAKE_BACK, number), label=words("button-take-back"), disabled=not possible),
    ]


def shared_message(words: Words, solo: Solo) -> ui.LayoutView:
    """Return a result for everybody to see, without the cards."""
    face, score = FACES[solo.game.name], solo.position.scores[0]
    lines = [
        f"### {_title(words, solo.game, solo.saved.day)}",
        words("alone-shared", player=f"<@{solo.saved.user}>", score=face.score_name(words, score)),
    ]
    if solo.best is not None and solo.best == score:
        lines.append(words("alone-perfect"))
    return layout(words, ["\n".join(lines)], accent=face.accent)


def day_message(words: Words, game: AnyGame, day: date, page: DayPage) -> ui.LayoutView:
    """Return a day's results in a server."""
    face = FACES[game.name]
    head = f"## {_title(words, game, day)}\n{words('alone-finished', count=page.finished)}"
    lines = [
        f"{MEDALS.get(line.place, f'**{line.place}.**')} <@{line.user}> · {face.score_name(words, line.score)}"
        for line in page.lines
    ]
    blocks: list[Block] = [head, "\n".join(lines) or words("alone-nobody")]
    if page.mine is not None and page.mine not in page.lines:
        mine = f"**{page.mine.place}.** <@{page.mine.user}> · {face.score_name(words, page.mine.score)}"
        blocks.append(words("leaderboard-yours", line=mine))
    return layout(words, blocks, accent=face.accent)
