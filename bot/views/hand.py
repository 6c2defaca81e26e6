"""The message that only one player sees: their hand."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.games.game import Seat
from bot.locales.words import Words
from bot.tables.table import Table
from bot.views.button import Button, table_button
from bot.views.custom_id import CustomId, Verb
from bot.views.face import Choice, Icons, Tone
from bot.views.faces import FACES
from bot.views.layout import layout
from bot.views.table import timestamp, who_at

STYLES = {
    Tone.PLAIN: ButtonStyle.secondary,
    Tone.GOOD: ButtonStyle.success,
    Tone.MAIN: ButtonStyle.primary,
    Tone.MARKED: ButtonStyle.danger,
}


def hand_message(
    words: Words, icons: Icons, table: Table, seat: Seat, draft: str | None = None, notice: str | None = None
) -> ui.LayoutView:
    """Return a seat's hand as it stands now.

    :param draft: an unfinished choice, carried by the button that was clicked.
    :param notice: a sentence to put first, about what the last click did or could not do.
    """
    first = [f"> {notice}"] if notice else []
    if table.position is None:
        return layout(words, ["\n".join([*first, words("hand-not-begun")])])
    view = table.position.view(seat)
    face = FACES[table.game.name].hand(words, icons, view, who_at(words, table), draft)
    text = face.text
    if seat in table.people_to_act() and table.deadline is not None:
        text = f"{text} · {timestamp(table.deadline)}"
    rows = [[_button(table, view.turn, choice) for choice in row] for row in face.rows]
    return layout(words, ["\n".join([*first, text])], rows)


def _button(table: Table, turn: int, choice: Choice) -> Button:
    if choice.move is not None:
        custom_id = CustomId(Verb.PLAY, table.id, turn, choice.move)
    else:
        custom_id = CustomId(Verb.DRAFT, table.id, turn, choice.draft)
    return table_button(
        custom_id, label=choice.label, style=STYLES[choice.tone], emoji=choice.emoji, disabled=not choice.enabled
    )
