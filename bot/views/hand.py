"""The message that shows a player their hand. Only they see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.faces.catalog import FACES
from bot.faces.face import Ask, Choice, Icons, Pick, Row, Tone
from bot.games.game import Move
from bot.locales.words import Words
from bot.tables.table import Table
from bot.views.button import Button, table_button
from bot.views.custom_id import GameId, Verb
from bot.views.layout import layout
from bot.views.table import timestamp, who_at

STYLES = {
    Tone.PLAIN: ButtonStyle.secondary,
    Tone.GOOD: ButtonStyle.success,
    Tone.MAIN: ButtonStyle.primary,
    Tone.MARKED: ButtonStyle.danger,
}


def hand_message(
    words: Words, icons: Icons, table: Table, user: int, draft: str | None = None, notice: str | None = None
) -> ui.LayoutView:
    """Return a person's hand as it is now.

    Seats may change owners until the game begins. The person's seat is looked up here, where nothing can change it
    before the hand is shown.

    :param draft: an unfinished choice, carried by the button that was clicked.
    :param notice: a sentence to put first, about what the last click did or could not do.
    :raises Refusal: ``not_seated``.
    """
    seat = table.seat_of(user)
    first = [f"> {notice}"] if notice else []
    if table.position is None:
        return layout(words, ["\n".join([*first, words("hand-not-begun")])])
    view = table.position.view(seat)
    face = FACES[table.game.name].hand(words, icons, view, who_at(words, table), draft)
    text = face.text
    if seat in table.people_to_act() and table.deadline is not None:
        situation, *rest = text.split("\n")
        text = "\n".join([f"{situation} · {timestamp(table.deadline)}", *rest])
    rows = [_row(table, view.turn, row) for row in face.rows]
    if table.advises(seat):
        rows.append([table_button(GameId(Verb.ADVICE, table.id), label=words("button-advice"))])
    return layout(words, ["\n".join([*first, text])], rows)


def advice_text(words: Words, table: Table, user: int, advice: Sequence[tuple[Move, float | None]]) -> str:
    """Return a text that says what the strongest player thinks of a person's possible moves, the best first.

    :param advice: each move, and its chance of winning from 0 to 1, or None if the player goes by a rule of thumb.

    :raises Refusal: ``not_seated``.
    """
    assert table.position is not None
    view, face = table.position.view(table.seat_of(user)), FACES[table.game.name]
    (best, chance), *others = advice
    name = face.move_name(words, view, best)
    if chance is None:
        return words("advice-rule", move=name)
    text = words("advice", move=name, chance=words.percent(chance))
    shares = ((face.move_name(words, view, move), value) for move, value in others if value is not None)
    rest = ", ".join(f"{name} {words.percent(value)}" for name, value in shares)
    return f"{text} {words('advice-others', moves=rest)}" if rest else text


def ask_in_hand(words: Words, icons: Icons, table: Table, user: int, word: str) -> Ask | None:
    """Return the button in a person's hand that asks for the number of a move; None if there is none now.

    :param word: the move's first word.

    :raises Refusal: ``not_seated``.
    """
    seat = table.seat_of(user)
    if table.position is None:
        return None
    face = FACES[table.game.name].hand(words, icons, table.position.view(seat), who_at(words, table), None)
    buttons = [each for row in face.rows if not isinstance(row, Pick) for each in row]
    return next((each for each in buttons if isinstance(each, Ask) and each.word == word), None)


def _row(table: Table, turn: int, row: Row) -> Sequence[ui.Item[Any]]:
    return [_select(table, turn, row)] if isinstance(row, Pick) else [_button(table, turn, each) for each in row]


def _select(table: Table, turn: int, pick: Pick) -> ui.Select[Any]:
    verb = Verb.DRAFT_PICKED if pick.drafts else Verb.PICK
    options = [
        discord.SelectOption(label=each.label[:100], value=each.value, emoji=each.emoji, default=each.chosen)
        for each in pick.options
    ]
    return ui.Select(
        custom_id=str(GameId(verb, table.id, turn, pick.word)),
        placeholder=pick.hint[:150],
        min_values=0 if pick.drafts else 1,
        max_values=min(pick.most, len(options)),
        options=options,
    )


def _button(table: Table, turn: int, choice: Choice | Ask) -> Button:
    if isinstance(choice, Ask):
        custom_id = GameId(Verb.ASK, table.id, turn, choice.word)
        return table_button(custom_id, label=choice.label, style=STYLES[choice.tone])
    if choice.move is not None:
        custom_id = GameId(Verb.PLAY, table.id, turn, choice.move)
    else:
        custom_id = GameId(Verb.DRAFT, table.id, turn, choice.draft)
    return table_button(
        custom_id, label=choice.label, style=STYLES[choice.tone], emoji=choice.emoji, disabled=not choice.enabled
    )
