"""A table's public message: the lobby, the game, its result."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from discord import ButtonStyle, ui

from bot.faces.catalog import FACES
from bot.faces.face import Icons, Who
from bot.games.game import Seat
from bot.locales.words import Words
from bot.store.status import CloseReason
from bot.tables.table import Status, Table
from bot.views.button import Button, table_button
from bot.views.custom_id import GameId, Verb
from bot.views.layout import Beside, Block, Picture, layout
from bot.views.record import Attachment
from bot.views.settings import house_rules, turn_name


def table_picture(table: Table) -> tuple[str, Callable[[], bytes]] | None:
    """Return the file name of the picture for a table's message, and a function that draws it; None if there is none.

    The function blocks: call it in a thread.
    """
    found = None if table.position is None else FACES[table.game.name].picture(table.position)
    return None if found is None else (f"{table.id}-{found[0]}.png", found[1])


def table_message(words: Words, icons: Icons, table: Table, picture: Attachment | None = None) -> ui.LayoutView:
    """Return the table as it is now.

    :param picture: the picture of the round or game that has just ended, to be sent with the message.
    """
    match table.status:
        case Status.LOBBY:
            return _lobby(words, table)
        case Status.PLAYING:
            return _playing(words, icons, table, picture)
        case Status.FINISHED:
            return _result(words, icons, table, picture)
        case Status.ENDED:
            reason = words("table-expired" if table.close_reason is CloseReason.EXPIRED else "table-ended")
            return layout(words, [f"## {_title(words, table)}\n{reason}"], accent=FACES[table.game.name].accent)


def who_at(words: Words, table: Table) -> Who:
    """Return a function that names a seat: a person by a mention, which pings nobody here, a computer by its name."""

    def who(seat: Seat) -> str:
        seating = table.seats[seat]
        if seating.user is not None:
            return f"<@{seating.user}>"
        return words("former-player") if seating.name is None else words("computer-name", name=seating.name)

    return who


def timestamp(moment: datetime) -> str:
    """Return a moment in Discord's markup, which clients show as a countdown."""
    return f"<t:{int(moment.timestamp())}:R>"


def _title(words: Words, table: Table) -> str:
    return words(f"{table.game.name}-title")


def _button(
    words: Words, table: Table, verb: Verb, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
) -> Button:
    labels = {Verb.ADD_COMPUTER: "button-add-computer", Verb.REMOVE_COMPUTER: "button-remove-computer"}
    label = words(labels.get(verb, f"button-{verb}"))
    return table_button(GameId(verb, table.id), label=label, style=style, disabled=disabled)


def _lobby(words: Words, table: Table) -> ui.LayoutView:
    taken, seats = sum(seat.agreed for seat in table.seats), table.capacity
    possible = table.game.seats_for(table.game.read_options(table.options))
    head = [
        f"## {words('lobby-title', game=_title(words, table))}",
        words("lobby-host", host=f"<@{table.presiding}>"),
        words("lobby-seats", taken=taken, seats=seats),
    ]
    rules = house_rules(words, table.game.name, table.options)
    if rules:
        head.append(words("lobby-house-rules", rules=words.all_of(rules)))
    if table.stake:
        head.append(words("lobby-stake", stake=table.stake))
    turn = turn_name(table.turn_seconds)
    if turn is not None:
        head.append(words("settings-turn-time", time=words(f"turn-time-{turn}")))
    lines = [f"{seat + 1}. {_lobby_seat(words, table, seat)}" for seat in range(len(table.seats))]
    full = taken >= seats
    hint = words("lobby-full") if full else words("lobby-waiting", least=possible.start, most=seats)
    if taken < len(table.seats):
        hint = f"{words('lobby-agree')}\n-# {hint}"
    if table.deadline is not None:
        hint = f"{hint}\n-# {words('lobby-until', when=timestamp(table.deadline))}"
    computers = any(seat.user is None for seat in table.seats)
    rows = [
        [
            table_button(
                GameId(Verb.JOIN, table.id, 0, table.terms),
                label=words("button-join"),
                style=ButtonStyle.success,
                disabled=full,
            ),
            _button(words, table, Verb.START, ButtonStyle.primary, disabled=taken not in possible),
            _button(words, table, Verb.ARRANGE),
            _button(words, table, Verb.LEAVE),
        ],
        [
            _button(words, table, Verb.ADD_COMPUTER, disabled=full),
            _button(words, table, Verb.REMOVE_COMPUTER, disabled=not computers),
            _button(words, table, Verb.RULES),
            _button(words, table, Verb.CANCEL, ButtonStyle.danger),
        ],
    ]
    return layout(words, ["\n".join(head), "\n".join(lines), f"-# {hint}"], rows, FACES[table.game.name].accent)


def _lobby_seat(words: Words, table: Table, seat: Seat) -> str:
    name = who_at(words, table)(seat)
    if not table.seats[seat].agreed:
        return words("lobby-not-agreed", player=name)
    level = table.seats[seat].level
    if level is None:
        return name
    character = words(f"{table.game.name}-character-{level}")
    return words("seat-computer", name=name, level=words(f"computer-level-{level}"), character=character)


def _playing(words: Words, icons: Icons, table: Table, picture: Attachment | None) -> ui.LayoutView:
    position = table.position
    assert position is not None
    who, face = who_at(words, table), FACES[table.game.name]
    view = position.view(None)
    title = f"{_title(words, table)} · {face.stage(words, position)}"
    seats = [
        _seat_line(words, table, who, face.seat(words, icons, view, seat), seat) for seat in range(len(table.seats))
    ]
    rows = [
        [
            _button(words, table, Verb.HAND, ButtonStyle.primary),
            _button(words, table, Verb.RULES),
            _button(words, table, Verb.REPOST),
            _button(words, table, Verb.LEAVE),
        ]
    ]
    seal = words("table-commitment", commitment=f"`{table.commitment}`")
    head = f"## {title}\n{_to_act(words, table, who)}"
    board = face.board(words, icons, view, who)
    large = face.large(words, icons, view)
    blocks: list[Block] = [head, board] if large is None else [Beside(f"{head}\n{board}", *large)]
    blocks += _pictured(words, table, picture)
    return layout(words, [*blocks, "\n".join([*seats, f"-# {seal}"])], rows, face.accent)


def _pictured(words: Words, table: Table, picture: Attachment | None) -> list[Block]:
    """Return the block of the picture, if there is one."""
    if picture is None or table.position is None:
        return []
    return [Picture(picture.url, FACES[table.game.name].picture_alt(words, table.position))]


def _to_act(words: Words, table: Table, who: Who) -> str:
    assert table.position is not None
    if table.paused:
        return words("table-paused")
    to_act = table.position.to_act
    players = words.all_of(who(seat) for seat in to_act)
    key = "table-to-act" if len(to_act) == 1 else "table-to-choose"
    if table.deadline is None:
        return words(key, players=players)
    return words(f"{key}-until", players=players, when=timestamp(table.deadline))


def _seat_line(words: Words, table: Table, who: Who, notes: str, seat: Seat) -> str:
    assert table.position is not None
    name = who(seat)
    if table.seats[seat].user is not None and table.seats[seat].away:
        name = words("seat-away", name=name)
    pointer = "▶" if seat in table.position.to_act else "▫️"
    return f"{pointer} {seat + 1}. {name} · {notes}"


def _result(words: Words, icons: Icons, table: Table, picture: Attachment | None) -> ui.LayoutView:
    assert table.position is not None
    assert table.seed is not None
    who, face = who_at(words, table), FACES[table.game.name]
    view = table.position.view(None)
    places = sorted(range(len(table.seats)), key=lambda seat: -table.position.scores[seat] if table.position else 0)
    seats = [f"**{seat + 1}** {who(seat)} · {face.seat(words, icons, view, seat)}" for seat in places]
    blocks: list[Block] = [
        f"## {words('result-title', game=_title(words, table))}",
        face.result(words, icons, table.position, who),
        *_pictured(words, table, picture),
        "\n".join([*seats, f"-# {words('result-seed', seed=f'`{table.seed.hex()}`')}"]),
    ]
    rows = [
        [
            _button(words, table, Verb.REMATCH, ButtonStyle.success),
            _button(words, table, Verb.RECORD),
            _button(words, table, Verb.RULES),
        ]
    ]
    return layout(words, blocks, rows, face.accent)
