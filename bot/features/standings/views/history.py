"""The history of finished games, and their replays."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.faces.catalog import FACES
from bot.faces.face import ROW, Icons
from bot.features.standings.routes import StandingsAct
from bot.features.standings.store.finished import Past, PastPage, PastSeat
from bot.features.standings.views.leaderboard import SERVER
from bot.games.catalog import GAMES
from bot.games.game import AnyGame, Mode
from bot.interactions.components.layout import (
    Block,
    Component,
    Layout,
    layout,
    page_steps,
    table_button,
)
from bot.interactions.components.phrases import finished_by, moment_text, person, seat_name
from bot.interactions.routes.route import RouteMatch
from bot.interactions.routes.routes import ReviewAct
from bot.locales.words import Words
from bot.tables.rules.table import Table
from bot.tables.views.replayed import replayed
from bot.tables.views.table import told_move, who_at

ONWARDS: Final = "on"
"""Tells the button of a replay that goes to the next move, and is there at the end, too."""

STEP: Final = "at"
"""Tells a button that goes to a move from wherever one is."""


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """Which page of which history."""

    game: str
    where: str = SERVER
    user: int = 0
    """Only games in which this person had a seat; 0 for all games."""
    page: int = 0

    @property
    def id(self) -> RouteMatch:
        """The custom_id of a button that leads to this page."""
        return StandingsAct.HISTORY(self.game, self.where, self.user, self.page)


def history_message(
    words: Words, query: HistoryQuery, page: PastPage, others: Iterable[str] = (), *, reviews: bool = True
) -> Layout:
    """Return a page of finished games, each with buttons that open its replay and, where there are any, its review.

    :param others: the names of other games, each of which gets a button that leads to its history.
    """
    about = [words(f"where-{query.where}")]
    if query.user:
        about.append(person(words, query.user))
    title = words("history-title", game=words(f"{query.game}-title"))
    blocks: list[Block] = [f"## {title}\n{' · '.join(about)}"]
    blocks += [
        f"**{number}.** {_past(words, GAMES[query.game], past)}" for number, past in enumerate(page.games, start=1)
    ]
    if not page.games:
        blocks.append(words("history-empty"))
    replays = [
        table_button(StandingsAct.REPLAY(past.id, 0), words("button-replay-number", number=number))
        for number, past in enumerate(page.games, start=1)
    ]
    reviewing = [
        table_button(ReviewAct.SHOW(past.id), words("button-review-number", number=number))
        for number, past in enumerate(page.games if reviews and GAMES[query.game].samples else (), start=1)
    ]
    steps = page_steps(words, query.page, lambda number: replace(query, page=number).id, more=page.more)
    elsewhere = [
        table_button(replace(query, game=each, page=0).id, words(f"{each}-title"))
        for each in others
        if each != query.game
    ]
    return layout(words, blocks, [replays, reviewing, steps, elsewhere[:ROW]], FACES[query.game].accent)


def _past(words: Words, game: AnyGame, past: Past) -> str:
    seats = " · ".join(_how(words, game, seat) for seat in past.seats)
    return f"{moment_text(past.ended_at, 'f')} · <#{past.channel}>\n{seats}"


def _how(words: Words, game: AnyGame, seat: PastSeat) -> str:
    """Return who played in a seat, and the score; in a game without points, the place, if anybody is against others."""
    cup, player = "🏆 " if seat.won and (seat.score > 0 or not game.scored) else "", _player(words, seat)
    if game.scored:
        return f"{cup}{player} {words('number', number=seat.score)}"
    place = "" if game.mode is Mode.COOPERATIVE else f"{words('result-place', place=seat.place)} "
    return f"{place}{cup}{player}"


def _player(words: Words, seat: PastSeat) -> str:
    """Return who played in a seat, and for whom."""
    player = finished_by(words, seat_name(words, seat.user, seat.name), seat.verdict)
    if seat.owner is None:
        return player
    return words("history-played-for", player=player, owner=seat_name(words, seat.owner or None, None))


def replay_message(words: Words, icons: Icons, table: Table, ply: int, user: int, *, reviews: bool = True) -> Layout:
    """Return a finished game as it was after ``ply`` moves, with the cards that this person may see.

    They see everybody's cards, or only their own if the game keeps cards hidden after its end. A button may open the
    game's review.
    """
    assert table.position is not None
    moves = table.position.moves
    ply = min(max(ply, 0), len(moves))
    head = words("replay-title", game=words(f"{table.game.name}-title"), ply=ply, moves=len(moves))
    who, face = who_at(words, table), FACES[table.game.name]
    lines = [f"## {head}"]
    if ply:
        seat, move = moves[ply - 1]
        shown = table.game.open_afterwards or table.seats[seat].user == user
        before = table.position_after(ply - 1).view(seat if shown else None)
        named = face.move_name(words, before, move, names=who)
        lines.append(told_move(words, table, ply - 1, words("replay-move", player=who(seat), move=named)))
    blocks = ["\n".join(lines), *replayed(words, icons, table, ply, user)]
    turn = table.position_after(ply).turn
    return layout(words, blocks, _steps(words, table, ply, turn, reviews=reviews), face.accent)


def _steps(words: Words, table: Table, ply: int, turn: int, *, reviews: bool) -> Sequence[Sequence[Component]]:
    number, last = table.id, len(table.position.moves) if table.position else 0

    def step(label: str, to: int, tag: str, *, enabled: bool) -> Component:
        return table_button(StandingsAct.REPLAY(number, to, tag), label, disabled=not enabled)

    return [
        [
            step("⏮", 0, "first", enabled=ply > 0),
            step("◀", max(ply - 1, 0), "back", enabled=ply > 0),
            step("▶", ply + 1, ONWARDS, enabled=ply < last),
            step("⏭", last, "last", enabled=ply < last),
            table_button(StandingsAct.GAME_RECORD(number), words("button-record")),
        ],
        [table_button(ReviewAct.SHOW(number), words("button-review"))] if reviews and table.game.samples else [],
    ]
