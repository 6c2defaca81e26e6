"""The list of finished games, and the replay of one, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ButtonStyle, ui

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.games.game import AnyPosition, Seat
from bot.locales.words import Words
from bot.store.standings.finished import Past, PastPage
from bot.tables.table import Table
from bot.views.custom_id import Malformed, PageId, Verb, page_number, snowflake
from bot.views.layout import Block, layout
from bot.views.leaderboard import HERE, SERVER
from bot.views.table import who_at


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """Which page of which history."""

    game: str
    where: str = SERVER
    user: int = 0
    """Only games in which this person had a seat; 0 for all games."""
    page: int = 0

    @property
    def id(self) -> PageId:
        """The custom_id of a button that leads to this page."""
        return PageId(Verb.HISTORY, (self.game, self.where, str(self.user), str(self.page)))

    @classmethod
    def read(cls, page: PageId) -> HistoryQuery:
        """Read a custom_id.

        :raises Malformed: the bot never made such a custom_id.
        """
        try:
            game, where, user, number = page.parts
            query = cls(game, where, snowflake(user), page_number(number))
        except ValueError as error:
            raise Malformed(str(page)) from error
        if where not in (HERE, SERVER) or game not in FACES:
            raise Malformed(str(page))
        return query


def history_message(words: Words, query: HistoryQuery, page: PastPage) -> ui.LayoutView:
    """Return a page of finished games, each with a button that opens its replay."""
    about = [words(f"where-{query.where}")]
    if query.user:
        about.append(f"<@{query.user}>")
    title = words("history-title", game=words(f"{query.game}-title"))
    blocks: list[Block] = [f"## {title}\n{' · '.join(about)}"]
    blocks += [f"**{number}.** {_past(words, past)}" for number, past in enumerate(page.games, start=1)]
    if not page.games:
        blocks.append(words("history-empty"))
    replays = [
        _button(words("button-replay-number", number=number), PageId(Verb.REPLAY, (str(past.id), "0")))
        for number, past in enumerate(page.games, start=1)
    ]
    steps = [
        _button(words("button-previous"), replace(query, page=max(query.page - 1, 0)).id, enabled=query.page > 0),
        _button(words("button-next"), replace(query, page=query.page + 1).id, enabled=page.more),
    ]
    return layout(words, blocks, [replays, steps] if page.games or query.page else [], FACES[query.game].accent)


def _past(words: Words, past: Past) -> str:
    names = [_name(words, user, name) for user, name, _, _ in past.seats]
    seats = [
        f"{'🏆 ' if place == 1 else ''}{name} {score}"
        for name, (_, _, score, place) in zip(names, past.seats, strict=True)
    ]
    return f"<t:{int(past.ended_at.timestamp())}:f> · <#{past.channel}>\n{' · '.join(seats)}"


def _name(words: Words, user: int | None, name: str | None) -> str:
    if user is not None:
        return f"<@{user}>"
    return words("former-player") if name is None else words("computer-name", name=name)


def replay_message(words: Words, icons: Icons, table: Table, ply: int, user: int) -> ui.LayoutView:
    """Return a finished game as it was after ``ply`` moves, with the cards that this person may see.

    They see everybody's cards, or only their own if the game keeps cards hidden after its end.
    """
    assert table.position is not None
    moves = table.position.moves
    ply = min(max(ply, 0), len(moves))
    position = table.position_after(ply)
    who, face = who_at(words, table), FACES[table.game.name]
    head = words("replay-title", game=words(f"{table.game.name}-title"), ply=ply, moves=len(moves))
    lines = [f"## {head}"]
    if ply:
        seat, move = moves[ply - 1]
        shown = table.game.open_afterwards or table.seats[seat].user == user
        named = face.move_name(words, table.position_after(ply - 1).view(seat if shown else None), move)
        lines.append(words("replay-move", player=who(seat), move=named))
    outcome = position.outcome
    board = face.result(words, icons, position, who) if outcome else face.board(words, icons, position.view(None), who)
    seats = [
        _seat(words, icons, table, position, seat, cards=table.game.open_afterwards or table.seats[seat].user == user)
        for seat in range(len(table.seats))
    ]
    blocks: list[Block] = ["\n".join(lines), board, "\n".join(seats)]
    return layout(words, blocks, _steps(words, table.id, ply, position.turn, len(moves)), face.accent)


def _seat(words: Words, icons: Icons, table: Table, position: AnyPosition, seat: Seat, *, cards: bool) -> str:
    face, who = FACES[table.game.name], who_at(words, table)
    pointer = "▶" if seat in position.to_act else "▫️"
    notes = face.seat(words, icons, position.view(None), seat)
    line = f"{pointer} {seat + 1}. {who(seat)} · {notes}"
    return f"{line}\n{face.cards(words, icons, position.view(seat))}" if cards else line


def _steps(words: Words, table: int, ply: int, turn: int, last: int) -> Sequence[Sequence[ui.Item[Any]]]:
    def step(label: str, to: int, tag: str, *, enabled: bool) -> ui.Button[Any]:
        return _button(label, PageId(Verb.REPLAY, (str(table), str(to), tag)), enabled=enabled)

    return [
        [
            step("⏮", 0, "first", enabled=ply > 0),
            step("◀", max(ply - 1, 0), "back", enabled=ply > 0),
            step("▶", min(ply + 1, last), "on", enabled=ply < last),
            step("⏭", last, "last", enabled=ply < last),
            _button(words("button-record"), PageId(Verb.GAME_RECORD, (str(table),))),
        ]
    ]


def _button(label: str, target: PageId, *, enabled: bool = True) -> ui.Button[Any]:
    return ui.Button(label=label, style=ButtonStyle.secondary, disabled=not enabled, custom_id=str(target))
