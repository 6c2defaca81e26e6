"""What lies on a table, as its message shows it: cards before seats as emojis, grids as a picture or in words."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.faces.catalog import FACES
from bot.faces.face import Icons, SeatFace, icon_name
from bot.faces.grids import draw_grids
from bot.faces.spread import FACE_DOWN, Shape, Zone, in_rows, zones_of
from bot.locales.words import Words
from bot.tables.rules.table import Status, Table
from bot.tables.views.victory import Drawing, key_of

MOST_EMOJIS: Final = 24
"""How many cards before all seats are emojis, at most. Where more lie there, they have their names."""


def before_seats(
    words: Words, icons: Icons, game: str, zones: Sequence[Zone], seats: Sequence[SeatFace], board: str
) -> list[str]:
    """Return the cards that lie before each seat, without those that are shown in what the face says.

    :param seats: what the face says of each seat.
    :param board: what it says of the table.
    """
    found: list[list[str]] = [[] for _ in seats]
    shown = icons if sum(len(each.cards) for each in zones if each.seat is not None) <= MOST_EMOJIS else Icons()
    for zone in zones:
        if zone.seat is not None and zone.seat < len(seats):
            said = " ".join([board, seats[zone.seat].counts, *seats[zone.seat].notes])
            cards = (_card(words, shown, game, each.card) for each in zone.cards if each is not None)
            found[zone.seat] += [each for each in cards if each not in said]
    return [" ".join(each) for each in found]


def _card(words: Words, icons: Icons, game: str, card: str) -> str:
    emoji = icons.get(icon_name(game, card or "back"))
    return emoji or ("🎴" if card == FACE_DOWN else f"**{FACES[game].card_label(words, card)}**")


def grid_picture(words: Words, table: Table) -> Drawing | None:
    """Return the picture of the grids of a game that is played now; None for none. Its name says what it shows."""
    if table.status is not Status.PLAYING or table.failing:
        return None
    name, deck = table.game.name, table.options.get("deck")
    grids = _grids(zones_of(FACES[name], words, table.view()))
    shown = [(each.columns, [card and (card.card, card.mark) for card in each.cards]) for each in grids]
    return (f"{name}-{key_of((deck, shown))}.png", partial(draw_grids, name, deck, grids)) if grids else None


def grids_in_words(words: Words, icons: Icons, game: str, zones: Sequence[Zone]) -> str:
    """Return grids row by row; empty if there are none."""
    return "\n".join(in_rows(zones, partial(_card, words, icons, game), partial(FACES[game].card_label, words)))


def _grids(zones: Sequence[Zone]) -> list[Zone]:
    return [each for each in zones if each.shape is Shape.GRID and each.cards]
