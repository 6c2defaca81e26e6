"""A finished game as it was after some of its moves, as a message and as a board."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.faces.catalog import FACES
from bot.faces.face import HandFace, Icons
from bot.faces.spread import zones_of
from bot.interactions.components.layout import Block, beside
from bot.interactions.components.phrases import name_text
from bot.locales.words import Words
from bot.tables.rules.table import Status, Table
from bot.tables.views.board import Board, Shown, Sitting
from bot.tables.views.end_card import moments
from bot.tables.views.lying import before_seats, grids_in_words
from bot.tables.views.table import SeatText, outcome_text, seat_lines, told_lines, who_at

LINES: Final = 40
"""How many of the last things that happened a board tells."""

FOLLOWED: Final = 12
"""How many moves a board shows one after the other; a longer way is a leap."""


def replayed(words: Words, icons: Icons, table: Table, ply: int, user: int, story: Sequence[str] = ()) -> list[Block]:
    """Return the board and the seats of a finished game as they were after ``ply`` moves; see ``replay_message``.

    :param story: lines that say what has happened before, which come below the board.
    """
    position, name = table.position_after(ply), table.game.name
    who, face, lying = who_at(words, table), FACES[name], [""] * len(table.seats)
    faces = [face.seat(words, icons, position.view(None), seat) for seat in range(len(table.seats))]
    if position.outcome:
        board: Block = outcome_text(words, icons, table)
    else:
        view = position.view(None)
        on_table = face.board(words, icons, view, who)
        zones = zones_of(face, words, view)
        lying = before_seats(words, icons, name, zones, faces, on_table)
        about = "\n".join(filter(None, [on_table, grids_in_words(words, icons, name, zones), *story]))
        board = beside(about, face.large(words, icons, view))
    open_cards = _open(table, user)
    seats = [
        SeatText(
            who(seat),
            faces[seat],
            lying=lying[seat],
            cards=face.cards(words, icons, position.view(seat)) if shown else "",
        )
        for seat, shown in enumerate(open_cards)
    ]
    return [board, seat_lines(words, seats, position.to_act)]


def _open(table: Table, user: int) -> list[bool]:
    """Return of which seats somebody may see the cards."""
    return [table.game.open_afterwards or seating.user == user for seating in table.seats]


def past_board(shown: Shown, table: Table, ply: int, moment: str, names: Mapping[int, str]) -> Board:
    """Return the board of a finished game as it was after ``ply`` moves, with the cards that somebody may see.

    :param moment: see ``Board``.
    """
    assert table.position is not None
    words, icons, game, position = shown.words, shown.icons, table.game, table.position_after(ply)
    table.name_of = names.get
    own = next((seat for seat, seating in enumerate(table.seats) if seating.user == shown.user), None)
    who, over, since = who_at(words, table), position.outcome is not None, max(0, ply - LINES)
    story = enumerate(table.told_since(since, ply), start=since + 1)
    return Board(
        key=f"past {table.id}",
        kind="past",
        game=game.name,
        title=words(f"{game.name}-title"),
        stage=FACES[game.name].stage(words, position),
        status=Status.FINISHED if over else Status.PLAYING,
        seats=[
            Sitting(
                name_text(table.name_at(seat) or "", markdown=False),
                table.seats[seat].user,
                acting=seat in position.to_act,
                cards=[] if seat == own or not seen or over else position.hand(seat),
            )
            for seat, seen in enumerate(_open(table, shown.user))
        ],
        who=who,
        name_of=names.get,
        you=own,
        view=position.view(own),
        public=position.view(None),
        turn=position.turn,
        plies=ply,
        moves=len(table.position.moves),
        hand=None if own is None or over else HandFace("", []),
        playable=False,
        story=[(at, line) for at, told in story for line in told_lines(words, icons, table, told, who)][-LINES:],
        told=lambda since: [] if ply - since > FOLLOWED else [*table.told_since(since, ply)],
        rows=shown.rows,
        facts=moments(words, icons, table, who) if over else (),
        outcome=position.outcome,
        moment=moment,
    )
