"""What has happened in games: whose turn it is, the log, what keeps it fair, finished games and their replays."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import sha256

from bot.faces.catalog import FACES
from bot.faces.face import ROW, Icons
from bot.features.standings.store.finished import Past, PastPage
from bot.features.standings.views.leaderboard import SERVER
from bot.games.catalog import GAMES
from bot.games.record import write_record
from bot.games.refused import Refused
from bot.interactions.components.layout import (
    Attachment,
    Block,
    Component,
    Layout,
    Paged,
    beside,
    layout,
    page_steps,
    table_button,
    with_file,
)
from bot.interactions.components.phrases import countdown, finished_by, moment_text, person, seat_name
from bot.interactions.routes.route import Meant
from bot.interactions.routes.routes import PageAct
from bot.locales.words import Words
from bot.runtime.refusal import jump_link
from bot.tables.rules.table import Table
from bot.tables.views.seats import SeatText, seat_lines
from bot.tables.views.table import outcome_text, told_lines, told_move, who_at


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """Which page of which history."""

    game: str
    where: str = SERVER
    user: int = 0
    """Only games in which this person had a seat; 0 for all games."""
    page: int = 0

    @property
    def id(self) -> Meant:
        """The custom_id of a button that leads to this page."""
        return PageAct.HISTORY(self.game, self.where, self.user, self.page)


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
    blocks += [f"**{number}.** {_past(words, past)}" for number, past in enumerate(page.games, start=1)]
    if not page.games:
        blocks.append(words("history-empty"))
    replays = [
        table_button(PageAct.REPLAY(past.id, 0), words("button-replay-number", number=number))
        for number, past in enumerate(page.games, start=1)
    ]
    reviewing = [
        table_button(PageAct.REVIEW(past.id), words("button-review-number", number=number))
        for number, past in enumerate(page.games if reviews and GAMES[query.game].samples else (), start=1)
    ]
    steps = page_steps(words, query.page, lambda number: replace(query, page=number).id, more=page.more)
    elsewhere = [
        table_button(replace(query, game=each, page=0).id, words(f"{each}-title"))
        for each in others
        if each != query.game
    ]
    return layout(words, blocks, [replays, reviewing, steps, elsewhere[:ROW]], FACES[query.game].accent)


def _past(words: Words, past: Past) -> str:
    names = [finished_by(words, seat_name(words, seat.user, seat.name), seat.verdict) for seat in past.seats]
    seats = [
        f"{'🏆 ' if seat.won and seat.score > 0 else ''}{name} {words('number', number=seat.score)}"
        for name, seat in zip(names, past.seats, strict=True)
    ]
    return f"{moment_text(past.ended_at, 'f')} · <#{past.channel}>\n{' · '.join(seats)}"


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


def _steps(words: Words, table: Table, ply: int, turn: int, *, reviews: bool) -> Sequence[Sequence[Component]]:
    number, last = table.id, len(table.position.moves) if table.position else 0

    def step(label: str, to: int, tag: str, *, enabled: bool) -> Component:
        return table_button(PageAct.REPLAY(number, to, tag), label, disabled=not enabled)

    return [
        [
            step("⏮", 0, "first", enabled=ply > 0),
            step("◀", max(ply - 1, 0), "back", enabled=ply > 0),
            step("▶", min(ply + 1, last), "on", enabled=ply < last),
            step("⏭", last, "last", enabled=ply < last),
            table_button(PageAct.GAME_RECORD(number), words("button-record")),
        ],
        [table_button(PageAct.REVIEW(number), words("button-review"))] if reviews and table.game.samples else [],
    ]


LINES_ON_A_PAGE = 25
"""How many lines of the log one page has. The longest would fill three quarters of a message."""


def log_message(words: Words, icons: Icons, table: Table, page: int | None) -> Layout:
    """Return a page, from 0, of what has happened in a game so far, the first moves first; the last page for None."""
    who = who_at(words, table)
    lines = [line for told in table.story() for line in told_lines(words, icons, table, told, who)]
    paged = Paged(lines, LINES_ON_A_PAGE, len(lines) if page is None else page)
    title = "log-title" if table.live else "log-title-over"
    head = f"## {words(title, game=words(f'{table.game.name}-title'))}"
    if paged.pages > 1:
        newest = f" · {words('log-newest')}" if paged.number + 1 == paged.pages else ""
        head = f"{head}\n{paged.line(words)}{newest}"
    steps = paged.steps(words, lambda number: PageAct.LOG(table.id, number))
    return layout(words, [head, "\n".join(paged.shown) or words("log-empty")], [steps], FACES[table.game.name].accent)


def fairness_message(words: Words, table: Table) -> Layout:
    """Return the seal of a game that has begun, and once it is over the seed, checked against the seal."""
    lines = [
        f"## {words('fairness-title', game=words(f'{table.game.name}-title'))}",
        words("fairness-sealed"),
        words("fairness-seal", seal=table.commitment or ""),
    ]
    if table.live or table.seed is None or table.position is None:
        lines.append(words("fairness-later"))
    else:
        lines.append(words("fairness-seed", seed=table.seed.hex()))
        if sha256(table.seed).hexdigest() == table.commitment and _follows(table):
            lines.append(words("fairness-checked", moves=len(table.position.moves)))
        else:
            lines.append(words("fairness-broken"))
        lines.append(f"-# {words('fairness-yourself')}")
    return layout(words, ["\n".join(lines)], accent=FACES[table.game.name].accent)


def _follows(table: Table) -> bool:
    """Play the whole game again from its seed, and tell whether every move could be made."""
    try:
        for _ in table.story():
            pass
    except Refused:
        return False
    return True


def turn_notice(words: Words, table: Table, users: Collection[int], told: Collection[int]) -> str:
    """Return the text for the table's channel: it pings users, and names who was told before and must still act."""
    named = words.naming(table.names.get)
    players = [*(f"<@{user}>" for user in users), *(person(named, user) for user in told)]
    text = _text(words, "turn-notice", table.deadline, players=words.all_of(players), count=len(players))
    return words.with_direction(text)


def direct_turn_notice(words: Words, table: Table) -> str:
    """Return the text for a direct message to a person who has to act, with a link to the table."""
    link = jump_link(table.guild, table.channel, table.message)
    text = _text(words, "turn-direct", table.deadline, game=words(f"{table.game.name}-title"))
    return f"{words.with_direction(text)}\n{link}"


def _text(words: Words, key: str, deadline: datetime | None, **arguments: str | int) -> str:
    until = countdown(deadline)
    return words(key, **arguments) if until is None else words(f"{key}-until", when=until, **arguments)


def record_file(table: Table) -> Attachment:
    """Return a finished game's record. It has no names, since it can be passed on: people are named by their seats."""
    assert table.seed is not None
    assert table.position is not None
    names = [seat.name or f"Seat{number}" for number, seat in enumerate(table.seats, start=1)]
    text = write_record(table.game, names, table.options, table.seed, table.position.moves, table.rules)
    return Attachment(f"{table.game.name}-{table.id}.txt", text.encode())


def record_message(words: Words, file: Attachment) -> Layout:
    """Return the message that comes with a game's record."""
    return with_file(layout(words, [words("record-note")]), file)
