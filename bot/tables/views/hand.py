"""A player's hand as an ephemeral message; refused with ``not_seated`` for anybody else."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from discord import ButtonStyle

from bot.faces.catalog import FACES
from bot.faces.face import Ask, Choice, HandFace, Icons, Pick, Row, SeatLabel, Tone
from bot.games.game import Move, Seat
from bot.interactions.components.layout import Component, Layout, Option, choices_list, layout, table_button
from bot.interactions.components.phrases import name_text, unbroken
from bot.interactions.routes.route import LessonStep, RouteMatch, SoloGame
from bot.interactions.routes.routes import HandAct, TableAct
from bot.locales.words import Words
from bot.tables.rules.table import Table
from bot.tables.rules.verdicts import about_as_good
from bot.tables.views.table import who_at

STYLES = {
    Tone.PLAIN: ButtonStyle.secondary,
    Tone.GOOD: ButtonStyle.success,
    Tone.MAIN: ButtonStyle.primary,
    Tone.MARKED: ButtonStyle.danger,
}


MOST_TOLD: Final = 3
"""How many of the moves that were played for somebody their hand names."""

SURE: Final = "sure "
"""What stands before a move in the draft that asks whether it is meant."""


def hand_message(
    words: Words,
    icons: Icons,
    table: Table,
    user: int,
    draft: str | None = None,
    notice: str | None = None,
    *,
    asks: bool = False,
) -> Layout:
    """Return a person's hand as it is now.

    :param asks: whether the person is asked once more before what is grave.
    """
    # Seats may change owners until the game begins. The person's seat is looked up here, where nothing can change it
    # before the hand is shown.
    seat = table.seat_of(user)
    first = [f"> {notice}"] if notice else []
    if table.position is None:
        return layout(words, ["\n".join([*first, words("hand-not-begun")])])
    view = table.position.view(seat)
    if table.seats[seat].away:
        return _away(words, icons, table, seat, first)
    first += _taken_over(words, table, seat) or _played_for(words, table, seat)
    if table.paused and not table.waits:
        cards = FACES[table.game.name].cards(words, icons, view)
        return layout(words, ["\n".join([*first, words("table-paused"), cards])])
    face = FACES[table.game.name].hand(words, icons, view, who_at(words, table), label_at(table), draft)
    text = face.text
    first += [words("hand-waits")] if table.waits else []
    if table.failing:  # whose turn it is means nothing now, but a move may go through
        text = "\n".join([words("table-failing"), FACES[table.game.name].cards(words, icons, view)])
    if face.about_buttons:
        text = f"{text}\n-# {face.about_buttons}"
    rows = hand_rows(table.id, table.choice, asking(words, face.rows, draft) if asks else face.rows)
    if table.advises(seat):
        rows.append([table_button(HandAct.ADVICE(table.id), label=words("button-advice"))])
    if table.waits and seat not in table.people_to_act():  # nothing else in the hand can be pressed
        rows.append([_back_button(words, table)])
    return layout(words, ["\n".join([*first, text])], rows)


def _away(words: Words, icons: Icons, table: Table, seat: Seat, first: Sequence[str]) -> Layout:
    assert table.position is not None
    why = away_reason(words, table, seat)
    paused = [words("table-paused")] if table.paused and not table.waits else []
    cards = FACES[table.game.name].cards(words, icons, table.position.view(seat))
    return layout(words, ["\n".join([*first, why, *paused, cards])], [[_back_button(words, table)]])


def away_reason(words: Words, table: Table, seat: Seat) -> str:
    """Return why the computer plays for the owner of a seat."""
    by = table.away_by.get(seat)
    if table.seats[seat].given_up:
        return words("hand-left-waiting" if table.must_wait or table.waits else "hand-left")
    if table.waits:
        return words("hand-waits")
    return words("hand-away") if by is None else words("hand-away-by", player=f"<@{by}>")


def _back_button(words: Words, table: Table) -> Component:
    return table_button(TableAct.HAND(table.id), label=words("button-come-back"), style=ButtonStyle.success)


def _taken_over(words: Words, table: Table, seat: Seat) -> list[str]:
    """Return whose seat somebody has taken over, until the seat's next move."""
    assert table.position is not None
    owner, since = table.seats[seat].owner, table.taken_at.get(seat)
    if not owner or since is None or any(each == seat for each, _ in table.position.moves[since:]):
        return []
    return [words("hand-taken-over", player=f"<@{owner}>")]


def _played_for(words: Words, table: Table, seat: Seat) -> list[str]:
    """Return the last moves that were played for whoever has a seat, if they have not played since."""
    assert table.position is not None
    moves, face = table.position.moves, FACES[table.game.name]
    since = table.taken_at.get(seat, 0) if table.seats[seat].owner else 0
    own = (ply for ply in reversed(range(since, len(moves))) if moves[ply][0] == seat)
    played = list(takewhile(table.automatic.__contains__, own))
    told = played[:MOST_TOLD][::-1]
    who = who_at(words, table)
    views = {ply: table.position_after(ply).view(seat) for ply in told}
    names = [unbroken(face.move_name(words, view, moves[ply][1], names=who)) for ply, view in views.items()]
    if not names:
        return []
    if len(names) == 1 and played[0] in table.late:
        return [words("hand-time-out", move=names[0])]
    more = ["…"] if len(played) > len(told) else []
    return [words("hand-played-for", moves=", ".join([*more, *(f"**{name}**" for name in names)]))]


def kicked_message(words: Words) -> Layout:
    """Return what the hand of somebody shows, without buttons, who was kicked."""
    return layout(words, [words("hand-kicked")])


def rested_message(words: Words) -> Layout:
    """Return what a hand shows, without buttons, once its owner has a newer one.

    It is read after the game, too, so it names no button of the table.
    """
    return layout(words, [words("hand-rested")])


def advice_text(words: Words, table: Table, user: int, advice: Sequence[tuple[Move, float | None]]) -> str:
    """Return a text that says what the strongest player thinks of a person's possible moves, the best first.

    :param advice: each move, and its chance of winning from 0 to 1, or None if the player goes by a rule of thumb.
    """
    assert table.position is not None
    view, name = table.position.view(table.open_seat_of(user)), FACES[table.game.name].move_name
    who = who_at(words, table)
    text = words("advice", move=name(words, view, advice[0][0], names=who))
    good = about_as_good([(move, chance) for move, chance in advice if chance is not None])[1:]
    rest = ", ".join(name(words, view, move, names=who) for move, _ in good)
    return f"{text} {words('advice-others', moves=rest)}" if rest else text


def ask_in_hand(words: Words, icons: Icons, table: Table, user: int, word: str) -> Ask | None:
    """Return the button in a person's hand that asks for the number of a move with this first word; see ``ask_in``."""
    seat, face, who = table.open_seat_of(user), FACES[table.game.name], who_at(words, table)
    if table.position is None:
        return None
    return ask_in(face.hand(words, icons, table.position.view(seat), who, label_at(table), None), word)


def ask_in(hand: HandFace, word: str) -> Ask | None:
    """Return the button in a hand that asks for the number of the move with this first word; None if there is none."""
    buttons = [each for row in hand.rows if not isinstance(row, Pick) for each in row]
    return next((each for each in buttons if isinstance(each, Ask) and each.word == word), None)


def label_at(table: Table) -> SeatLabel:
    """Return a function that names a seat without markup; None for a person whose name is not known."""

    def label(seat: Seat) -> str | None:
        return name_text(table.name_at(seat) or "", markdown=False) or None

    return label


def asking(words: Words, rows: Sequence[Row], draft: str | None) -> Sequence[Row]:
    """Return the rows of a hand in which what is grave asks first; with that draft, the question."""

    def asks(choice: Choice | Ask) -> Choice | Ask:
        if isinstance(choice, Ask) or not choice.grave:
            return choice
        return replace(choice, move=None, draft=f"{SURE}{choice.move}")

    buttons = [each for row in rows if not isinstance(row, Pick) for each in row]
    grave = [each for each in buttons if isinstance(each, Choice) and each.grave]
    for each in grave:
        if draft == f"{SURE}{each.move}":
            return [[replace(each, tone=Tone.MARKED), Choice(words("button-previous"), draft="back")]]
    return [row if isinstance(row, Pick) else [asks(each) for each in row] for row in rows] if grave else rows


def hand_rows(at: int | SoloGame | LessonStep, turn: int, rows: Iterable[Row]) -> list[list[Component]]:
    """Return the rows of a hand as buttons and lists.

    :param at: where the hand is: the number of a table, or what stands for it elsewhere.
    :param turn: the number of the choice.
    """
    before: Counter[tuple[str, bool]] = Counter()
    found: list[list[Component]] = []
    for row in rows:
        if isinstance(row, Pick):
            # Discord wants different custom_ids: of several lists with the same word, the first has no number.
            place = before[row.word, row.drafts]
            act = HandAct.SKETCH if row.drafts else HandAct.PICK
            custom_id = act(at, turn, row.word, *((place,) if place else ()))
            before[row.word, row.drafts] += 1
            found.append([_list(custom_id, row)])
        else:
            found.append([_button(at, turn, each) for each in row])
    return found


def _list(custom_id: RouteMatch, pick: Pick) -> Component:
    choices = [Option(each.value, each.label, emoji=each.emoji) for each in pick.options]
    chosen = [each.value for each in pick.options if each.chosen]
    most = min(pick.most, len(choices))
    return choices_list(custom_id, choices, pick.hint, chosen, least=pick.fewest, most=most)


def _button(at: int | SoloGame | LessonStep, turn: int, choice: Choice | Ask) -> Component:
    style = STYLES[choice.tone]
    if isinstance(choice, Ask):
        return table_button(HandAct.ASK(at, turn, choice.word), choice.label, style)
    custom_id = HandAct.DRAFT(at, turn, choice.draft) if choice.move is None else HandAct.PLAY(at, turn, choice.move)
    return table_button(custom_id, choice.label, style, choice.emoji, disabled=not choice.enabled)
