"""The review of a finished game: everybody's chances over its course, and what one's own moves were worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from discord import ButtonStyle

from bot.art.review_plot import review_plot
from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.games.game import Seat
from bot.games.told import retell
from bot.locales.words import Words
from bot.tables.private_table import PrivateTable
from bot.tables.reviewing import Judged, Review, Verdict
from bot.tables.table import Table
from bot.views.button import table_button
from bot.views.components import Component, Layout
from bot.views.custom_id import Malformed, PageId, Verb, page_number
from bot.views.history import replayed
from bot.views.layout import Block, Picture, layout
from bot.views.people import People
from bot.views.record import Attachment
from bot.views.table import who_at

OVERVIEW: Final = "all"
"""Stands for the number of moves on the review's first page."""
PLAY_ON: Final = "play"
"""Tells the button that plays on from a position."""

SIGNS: Final = {Verdict.BEST: "🟢", Verdict.GOOD: "🟢", Verdict.INACCURATE: "🟡", Verdict.MISTAKE: "🟠"}

BAR: Final = 12
"""How many signs a bar of progress has."""

LONGEST_UNBROKEN: Final = 32
"""How many characters fit on a line of a phone."""

MOST_OTHERS: Final = 3
"""How many other moves a page names besides the best."""


def read_page(page: PageId) -> tuple[int | None, bool]:
    """Return the number of moves of the position that a button leads to, and whether it plays on from there.

    The number is None for the first page of the review.

    :raises Malformed: the bot never made such a custom_id.
    """
    ply = page.parts[1] if len(page.parts) > 1 else OVERVIEW
    tag = page.parts[2] if len(page.parts) > 2 else ""
    if len(page.parts) > 3 or (ply == OVERVIEW and tag == PLAY_ON):
        raise Malformed(str(page))
    return (None if ply == OVERVIEW else page_number(ply)), tag == PLAY_ON


def working_message(words: Words, table: Table, done: float) -> Layout:
    """Return what is shown while a review is worked out.

    :param done: how much of the work is done, from 0 to 1.
    """
    full = round(BAR * done)
    bar = f"{'▰' * full}{'▱' * (BAR - full)} {words.percent(done)}"
    lines = [f"## {_title(words, table)}", words("review-working"), bar, f"-# {words('review-working-note')}"]
    return layout(words, ["\n".join(lines)], accent=FACES[table.game.name].accent)


def stopped_message(words: Words, table: Table) -> Layout:
    """Return what is shown when the work on a review was stopped. It can be asked for again."""
    again = _button(words("button-review"), table, OVERVIEW, "again")
    lines = [f"## {_title(words, table)}", words("refused-no-review")]
    return layout(words, ["\n".join(lines)], [[again]], FACES[table.game.name].accent)


def newer_message(words: Words, table: Table) -> Layout:
    """Return what is shown in place of a review that its reader has asked for once more in another message."""
    lines = [f"## {_title(words, table)}", words("review-newer")]
    return layout(words, ["\n".join(lines)], accent=FACES[table.game.name].accent)


def review_picture(table: Table, review: Review) -> Attachment:
    """Return the picture of everybody's chances. It blocks: call it in a thread."""
    marked = tuple(ply + 1 for ply in review.turning_points)
    return Attachment(f"review-{table.id}.png", review_plot(review.course, marked))


def review_message(
    words: Words, icons: Icons, table: Table, review: Review, user: int, people: People, picture: Attachment
) -> Layout:
    """Return the first page: the course of the game, a person's moves in a line, and the turning points."""
    assert table.position is not None
    named, who = who_at(words, table, people), who_at(words, table)  # as on the result
    seats = range(len(table.seats))
    names = " · ".join(f"**{seat + 1}** {who(seat)}" for seat in seats)
    alt = words("review-picture", seats=", ".join(f"{seat + 1} {named(seat)}" for seat in seats))
    turns = [
        words(
            "review-turning-point",
            number=ply + 1,
            played=_played(words, icons, table, ply, user, people),
            change=_change(words, table, review, ply, [table.position.moves[ply][0]], people),
        )
        for ply in review.turning_points
    ]
    blocks: list[Block] = [
        f"## {_title(words, table)}\n{words('review-about')}",
        Picture(picture.url, alt),
        f"-# {words('review-lines', seats=names)}",
    ]
    judged = own_moves(table, review)
    if judged:
        blocks.append(_own(words, judged))
    if turns:
        blocks.append("\n".join([words("review-turning-points"), *turns]))
    blocks.append(f"-# {words('review-note' if table.game.open_afterwards else 'review-note-hidden')}")
    jumps = [
        _button(words("button-review-move", number=ply + 1), table, str(ply), f"turn{place}")
        for place, ply in enumerate(review.turning_points)
    ]
    rest = _log(words, table)
    if judged:
        first = table_button(
            _target(table, str(judged[0].ply), "first"),
            label=words("button-review-own"),
            style=ButtonStyle.primary,
        )
        rest.insert(0, first)
        costliest = max(judged, key=lambda each: (each.lost, -each.ply))
        if costliest.verdict in (Verdict.INACCURATE, Verdict.MISTAKE):
            rest.insert(1, _button(words("button-review-costliest"), table, str(costliest.ply), "cost"))
    return layout(words, blocks, [jumps, rest], FACES[table.game.name].accent)


def own_moves(table: Table, review: Review) -> list[Judged]:
    """Return the moves of a review that the person has made themselves.

    Those made when their time was up, and a computer player's after they left, are not theirs.
    """
    return [each for each in review.judged if each.ply not in table.automatic | table.after_leaving]


def move_message(
    words: Words, icons: Icons, table: Table, review: Review, ply: int, user: int, people: People, *, may_play: bool
) -> Layout:
    """Return the page of one move: the position before it, everybody's chances, and how good it was.

    :param ply: how many moves had been played before it. A number that is too high counts as the last.
    :param may_play: whether the person may play on from a position in which it was their turn.
    """
    assert table.position is not None
    moves = table.position.moves
    ply = min(ply, len(moves) - 1)
    seat, _ = moves[ply]
    judged = own_moves(table, review)
    mine = next((each for each in judged if each.ply == ply), None)
    head = words("review-move-title", game=words(f"{table.game.name}-title"), ply=ply + 1, moves=len(moves))
    lines = [f"## {head}", _played(words, icons, table, ply, user, people)]
    if mine is not None:
        lines.append(_verdict(words, icons, table, mine))
    change = _change(words, table, review, ply, _changed(table, review, ply, user), people)
    lines.append(f"-# {words('review-in-chart' if table.game.open_afterwards else 'review-in-chart-hidden')} {change}")
    blocks: list[Block] = ["\n".join(lines), *replayed(words, icons, table, ply, user, people)]
    earlier = max((each.ply for each in judged if each.ply < ply), default=None)
    later = min((each.ply for each in judged if each.ply > ply), default=None)
    steps = [_button(words("button-review-overview"), table, OVERVIEW, "top")]
    if judged:
        steps += [
            _button(words("button-review-earlier"), table, str(earlier), "back", enabled=earlier is not None),
            _button(words("button-review-later"), table, str(later), "on", enabled=later is not None),
        ]
    rest = _log(words, table)
    if may_play and table.seats[seat].user == user:
        rest.insert(0, _button(words("button-review-play"), table, str(ply), PLAY_ON))
    return layout(words, blocks, [steps, rest], FACES[table.game.name].accent)


def _title(words: Words, table: Table) -> str:
    return words("review-title", game=words(f"{table.game.name}-title"))


def _played(words: Words, icons: Icons, table: Table, ply: int, user: int, people: People) -> str:
    """Return who played what, as far as the person may see it."""
    assert table.position is not None
    seat, move = table.position.moves[ply]
    shown = table.game.open_afterwards or table.seats[seat].user == user
    face, who, before = FACES[table.game.name], who_at(words, table, people), table.position_after(ply)
    if not shown or table.game.open_afterwards:  # the story tells all that may be seen
        told = next(iter(retell(before.copy(), iter([(seat, move, False)]))))
        said = next((line for line in face.tell(words, icons, told, who) if line), None)
        if said is not None:
            return said
    named = face.move_name(words, before.view(seat if shown else None), move, icons)
    return words("replay-move", player=who(seat), move=named)


def _changed(table: Table, review: Review, ply: int, user: int) -> list[Seat]:
    """Return whose chances tell what a move changed: the person's, if it is theirs, or those two that changed most."""
    assert table.position is not None
    mover, _ = table.position.moves[ply]
    if table.seats[mover].user == user:
        return [mover]
    before, after = review.course[ply], review.course[ply + 1]
    seats = sorted(range(len(before)), key=lambda seat: (-abs(after[seat] - before[seat]), seat))[:2]
    return sorted(seats, key=lambda seat: (table.seats[seat].user != user, seat))


def _change(words: Words, table: Table, review: Review, ply: int, seats: Sequence[Seat], people: People) -> str:
    """Return how a move changed these seats' chances."""
    who = who_at(words, table, people)
    before, after = review.course[ply], review.course[ply + 1]
    changes = (
        words("review-change", player=who(seat), before=words.percent(before[seat]), after=words.percent(after[seat]))
        for seat in seats
    )
    return " · ".join(map(_unbroken, changes))


def _unbroken(text: str) -> str:
    """Return a text that stays on one line, unless it is too long for a phone's."""
    return text.replace(" ", "\N{NO-BREAK SPACE}") if len(text) <= LONGEST_UNBROKEN else text


def _own(words: Words, judged: list[Judged]) -> str:
    counts = Counter(each.verdict for each in judged)
    named = [words(f"review-count-{verdict.value}", count=counts[verdict]) for verdict in Verdict if counts[verdict]]
    lost = sum(each.lost for each in judged) / len(judged)
    return f"{words('review-own', count=len(judged), verdicts=words.all_of(named))} {_on_average(words, lost)}"


def _on_average(words: Words, lost: float) -> str:
    points = 100 * lost
    return words("review-average", points=_with_decimal(words, points))


def _with_decimal(words: Words, value: float) -> str:
    return words("review-decimal", whole=str(int(value)), tenths=str(int(value * 10) % 10))


def _verdict(words: Words, icons: Icons, table: Table, judged: Judged) -> str:
    """Return how good a move was, and what was better."""
    assert table.position is not None
    seat, _ = table.position.moves[judged.ply]
    view, face = table.position_after(judged.ply).view(seat), FACES[table.game.name]
    best, chance = judged.best
    said = words(
        f"review-verdict-{judged.verdict.value}",
        chance=words.percent(judged.chance),
        best=face.move_name(words, view, best, icons),
        better=words.percent(chance),
        lost=words("percent", number=str(round(100 * chance) - round(100 * judged.chance))),  # as the two are shown
    )
    others = judged.others[:MOST_OTHERS]
    text = f"{SIGNS[judged.verdict]} {said}"
    if others:
        named = ", ".join(
            f"{face.move_name(words, view, move, icons)} ({words.percent(value)})" for move, value in others
        )
        text = f"{text}\n-# {words('review-others', moves=named)}"
    return text


def _log(words: Words, table: Table) -> list[Component]:
    """Return the button that leads to the log, which only games at tables have."""
    if isinstance(table, PrivateTable):
        return []
    return [table_button(PageId(Verb.LOG, (str(table.id),)), label=words("button-log"))]


def _target(table: Table, *parts: str) -> PageId:
    verb = Verb.REVIEW_ALONE if isinstance(table, PrivateTable) else Verb.REVIEW
    return PageId(verb, (str(table.id), *parts))


def _button(label: str, table: Table, ply: str, tag: str, *, enabled: bool = True) -> Component:
    # A button that leads nowhere still needs a custom_id of its own: Discord refuses duplicates.
    return table_button(_target(table, ply if enabled else OVERVIEW, tag), label=label, disabled=not enabled)
