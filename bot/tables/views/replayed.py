"""A finished game as it was after some of its moves."""

from collections.abc import Sequence

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.interactions.components.layout import Block, beside
from bot.locales.words import Words
from bot.tables.rules.table import Table
from bot.tables.views.table import SeatText, outcome_text, seat_lines, who_at


def replayed(words: Words, icons: Icons, table: Table, ply: int, user: int, story: Sequence[str] = ()) -> list[Block]:
    """Return the board and the seats of a finished game as they were after ``ply`` moves; see ``replay_message``.

    :param story: lines that say what has happened before, which come below the board.
    """
    position = table.position_after(ply)
    who, face = who_at(words, table), FACES[table.game.name]
    if position.outcome:
        board: Block = outcome_text(words, icons, table)
    else:
        view = position.view(None)
        about = "\n".join(filter(None, [face.board(words, icons, view, who), *story]))
        board = beside(about, face.large(words, icons, view))
    open_cards = [table.game.open_afterwards or seating.user == user for seating in table.seats]
    seats = [
        SeatText(
            who(seat),
            face.seat(words, icons, position.view(None), seat),
            cards=face.cards(words, icons, position.view(seat)) if shown else "",
        )
        for seat, shown in enumerate(open_cards)
    ]
    return [board, seat_lines(words, seats, position.to_act)]
