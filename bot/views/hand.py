"""The message that only one player sees: their hand."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.games.game import Move, Seat
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
    if table.advises(seat):
        rows.append([table_button(CustomId(Verb.ADVICE, table.id), label=words("button-advice"))])
    return layout(words, ["\n".join([*first, text])], rows)


def advice_text(words: Words, table: Table, seat: Seat, advice: Sequence[tuple[Move, float | None]]) -> str:
    """Return what the strongest player thinks of a seat's choices, the best first."""
    assert table.position is not None
    view, face = table.position.view(seat), FACES[table.game.name]
    (best, chance), *others = advice
    name = face.move_name(words, view, best)
    if chance is None:
        return words("advice-rule", move=name)
    text = words("advice", move=name, chance=f"{chance:.0%}")
    rest = ", ".join(f"{face.move_name(words, view, move)} {value:.0%}" for move, value in others if value is not None)
    return f"{text} {words('advice-others', moves=rest)}" if rest else text


def _button(table: Table, turn: int, choice: Choice) -> Button:
    if choice.move is not None:
        custom_id = CustomId(Verb.PLAY, table.id, turn, choice.move)
    else:
        custom_id = CustomId(Verb.DRAFT, table.id, turn, choice.draft)
    return table_button(
        custom_id, label=choice.label, style=STYLES[choice.tone], emoji=choice.emoji, disabled=not choice.enabled
    )
