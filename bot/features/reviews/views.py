"""The review of a finished game: everybody's chances over its course, and what one's own moves were worth."""

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import Final

from discord import ButtonStyle

from bot.art.chart import NAME, NAMES, review_plot
from bot.art.writing import circled, labels
from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.features.reviews.rules import Judged, Review
from bot.features.solo.rules.table import SoloTable
from bot.games.game import Seat
from bot.interactions.components.layout import Attachment, Block, Component, Layout, Picture, layout, table_button
from bot.interactions.components.phrases import unbroken
from bot.interactions.routes.route import RouteMatch, SoloGame
from bot.interactions.routes.routes import OVERVIEW, ReviewAct
from bot.locales.words import Words, nobody
from bot.tables.rules.table import Table
from bot.tables.rules.verdicts import Verdict
from bot.tables.views.replayed import replayed
from bot.tables.views.table import LINES_OF_STORY, told_lines, told_move, who_at

PLAY_ON: Final = "play"
"""Tells the button that plays on from a position."""
CHANCES: Final = "chances"
"""Tells the button that shows a move's chances."""

FROM: Final = "from-"
"""Begins what tells the button of a move's page that leads to the first page, before the move's number."""

FIRST_PAGE: Final = ("turn", "first", "cost")
"""Begin what tells the buttons of the first page."""

STEP: Final = "at"
"""Tells a button that goes to a move from wherever one is."""

SIGNS: Final = {Verdict.BEST: "🟢", Verdict.GOOD: "🟢", Verdict.SLIP: "🟡", Verdict.MISTAKE: "🟠"}

BAR: Final = 12
"""How many signs a bar of progress has."""

MOST_OTHERS: Final = 3
"""How many other moves a page names besides the best."""


def working_message(words: Words, table: Table, done: float) -> Layout:
    """Return what is shown while a review is worked out, of which so much is done, from 0 to 1."""
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


def review_picture(words: Words, table: Table, review: Review) -> Attachment:
    """Return the picture of everybody's chances. It blocks: call it in a thread."""
    marked = tuple(ply + 1 for ply in review.turning_points)
    return Attachment(f"review-{table.id}.png", review_plot(review.course, marked, _names(words, table)))


def review_message(
    words: Words,
    icons: Icons,
    table: Table,
    review: Review,
    user: int,
    picture: Attachment,
    course: Attachment | None = None,
) -> Layout:
    """Return the first page: the course of the game, a person's moves in a line, and the turning points.

    :param course: the game's own picture of its course, if it has one.
    """
    assert table.position is not None
    named, who = who_at(words, table), who_at(words.naming(nobody), table)  # as on the result
    marks = [circled(seat + 1) for seat in range(len(table.seats))]
    drawn = labels(_names(words, table), NAME, NAMES)
    numbered = " · ".join(f"{mark} {who(seat)}" for seat, mark in enumerate(marks) if mark in drawn)
    alt = words("review-picture", seats=", ".join(named(seat) for seat in range(len(table.seats))))
    blocks: list[Block] = [f"## {_title(words, table)}\n{words('review-about')}", Picture(picture.url, alt)]
    note = words("review-note", share=words.percent(ceil(100 * review.margin) / 100))
    blocks.append("\n".join(f"-# {line}" for line in (numbered, note) if line))
    if course is not None:
        blocks += [f"-# {words(key)}"] if words.has(key := f"{table.game.name}-curve") else []
        blocks.append(Picture(course.url, FACES[table.game.name].picture_alt(words, table.position, named)))
    judged = own_moves(table, review)
    if judged:
        blocks.append(_own(words, judged))
    turns = [
        f"{words('review-turning-point', number=ply + 1, played=_played(words, icons, table, ply, user))}\n"
        f"-# {_change(words, table, review, ply, _changed(table, review, ply, user))}"
        for ply in review.turning_points
    ]
    if turns:
        blocks.append("\n".join([words("review-turning-points"), *turns]))
    jumps = [
        _button(words("button-review-move", number=ply + 1), table, str(ply), f"turn{place}")
        for place, ply in enumerate(review.turning_points)
    ]
    rest: list[Component] = []
    if judged:
        first = _target(table, str(judged[0].ply), "first")
        rest.append(table_button(first, words("button-review-own"), ButtonStyle.primary))
        costliest = max(judged, key=lambda each: (each.lost, -each.ply))
        if costliest.verdict in (Verdict.SLIP, Verdict.MISTAKE):
            rest.append(_button(words("button-review-costliest"), table, str(costliest.ply), "cost"))
    return layout(words, blocks, [jumps, rest], FACES[table.game.name].accent)


def own_moves(table: Table, review: Review) -> list[Judged]:
    """Return the moves of a review that the person has made: not those made for them, who were late or away."""
    return [each for each in review.judged if each.ply not in table.automatic]


def move_message(
    words: Words, icons: Icons, table: Table, review: Review, ply: int, user: int, *, chances: bool = False
) -> Layout:
    """Return the page of one move: the position before it, and in a word how good it was.

    :param ply: how many moves had been played before it. A number that is too high counts as the last.
    :param chances: whether the chances to win stand there, too.
    """
    assert table.position is not None
    moves = table.position.moves
    ply = min(ply, len(moves) - 1)
    seat, _ = moves[ply]
    judged = own_moves(table, review)
    mine = next((each for each in judged if each.ply == ply), None)
    head = words("review-move-title", game=words(f"{table.game.name}-title"), ply=ply + 1, moves=len(moves))
    lines = [f"## {head}", _played(words, icons, table, ply, user)]
    if mine is not None:
        best = _named(words, icons, table, ply, mine.best[0])
        lines.append(f"{SIGNS[mine.verdict]} {words(f'review-verdict-{mine.verdict.value}', best=best)}")
    if chances:
        lines += _chances(words, icons, table, review, ply, user, mine)
    blocks: list[Block] = [
        "\n".join(lines),
        *replayed(words, icons, table, ply, user, _before(words, icons, table, ply)),
    ]
    earlier = max((each.ply for each in judged if each.ply < ply), default=None)
    later = min((each.ply for each in judged if each.ply > ply), default=None)
    steps = [_button(words("button-review-overview"), table, OVERVIEW, f"{FROM}{ply}")]
    if judged:
        steps += [
            _button(words("button-review-earlier"), table, str(earlier), "back", enabled=earlier is not None),
            _button(words("button-review-later"), table, str(later), "on", enabled=later is not None),
        ]
    rest = [] if chances else [_button(words("button-review-chances"), table, str(ply), CHANCES)]
    if table.seats[seat].user == user:
        rest.append(_button(words("button-review-play"), table, str(ply), PLAY_ON))
    return layout(words, blocks, [steps, rest], FACES[table.game.name].accent)


def _names(words: Words, table: Table) -> tuple[str, ...]:
    return tuple((seat.name if seat.user is None else words.name_of(seat.user)) or "" for seat in table.seats)


def _title(words: Words, table: Table) -> str:
    return words("review-title", game=words(f"{table.game.name}-title"))


def _played(words: Words, icons: Icons, table: Table, ply: int, user: int) -> str:
    """Return who played what, as far as the person may see it."""
    assert table.position is not None
    seat, move = table.position.moves[ply]
    shown = table.game.open_afterwards or table.seats[seat].user == user
    if not shown or table.game.open_afterwards:  # the story tells all that may be seen
        (told,) = _told(words, icons, table, ply, ply + 1)
        if told:
            return told[0]
    who, view = who_at(words, table), table.position_after(ply).view(seat if shown else None)
    named = FACES[table.game.name].move_name(words, view, move, icons, names=who)
    return told_move(words, table, ply, words("replay-move", player=who(seat), move=named))


def _before(words: Words, icons: Icons, table: Table, ply: int) -> list[str]:
    told = _told(words, icons, table, max(ply - LINES_OF_STORY, 0), ply)
    return [f"-# {line}" for lines in told for line in lines][-LINES_OF_STORY:]


def _told(words: Words, icons: Icons, table: Table, first: int, last: int) -> list[list[str]]:
    who = who_at(words, table)
    return [told_lines(words, icons, table, each, who) for each in table.told_since(first, last)]


def _changed(table: Table, review: Review, ply: int, user: int) -> list[Seat]:
    """Return whose chances describe a move: the mover's if the person made it, else the two that changed most."""
    assert table.position is not None
    mover, _ = table.position.moves[ply]
    if table.seats[mover].user == user:
        return [mover]
    before, after = review.course[ply], review.course[ply + 1]
    seats = sorted(range(len(before)), key=lambda seat: (-abs(after[seat] - before[seat]), seat))[:2]
    return sorted(seats, key=lambda seat: (table.seats[seat].user != user, seat))


def _change(words: Words, table: Table, review: Review, ply: int, seats: Sequence[Seat]) -> str:
    who, changes = who_at(words, table), list[str]()
    for seat in seats:
        before, after = (words.percent(review.course[each][seat]) for each in (ply, ply + 1))
        changes.append(unbroken(words("review-change", player=who(seat), before=before, after=after)))
    return " · ".join(changes)


def _own(words: Words, judged: list[Judged]) -> str:
    counts = Counter(each.verdict for each in judged)
    named = [words(f"review-count-{verdict.value}", count=counts[verdict]) for verdict in Verdict if counts[verdict]]
    return words("review-own", count=len(judged), verdicts=", ".join(named))


def _chances(
    words: Words, icons: Icons, table: Table, review: Review, ply: int, user: int, judged: Judged | None
) -> list[str]:
    """Return what a move was worth and what it changed on the chart, in percentages."""
    lines: list[str] = []
    if judged is not None:
        (best, better), others = judged.best, judged.others[:MOST_OTHERS]
        moves = [(judged.move, judged.chance), *([(best, better)] if judged.move != best else []), *others]
        named = (f"{_named(words, icons, table, ply, move)} {words.percent(chance)}" for move, chance in moves)
        lines.append(words("review-own-view", moves=" · ".join(map(unbroken, named))))
    changed = _change(words, table, review, ply, _changed(table, review, ply, user))
    open_cards = table.game.open_afterwards
    lines.append(f"{words('review-in-chart' if open_cards else 'review-in-chart-hidden')} {changed}")
    lines.append(words("review-note", share=words.percent(ceil(100 * review.margin) / 100)))
    return [f"-# {line}" for line in lines]


def _named(words: Words, icons: Icons, table: Table, ply: int, move: str) -> str:
    assert table.position is not None
    seat, _ = table.position.moves[ply]
    view, who = table.position_after(ply).view(seat), who_at(words, table)
    return FACES[table.game.name].move_name(words, view, move, icons, names=who)


def _target(table: Table, *parts: int | str) -> RouteMatch:
    if isinstance(table, SoloTable):
        return ReviewAct.ALONE(SoloGame(table.id), *parts)
    return ReviewAct.SHOW(table.id, *parts)


def _button(label: str, table: Table, ply: str, tag: str, *, enabled: bool = True) -> Component:
    # A button that leads nowhere still needs a custom_id of its own: Discord refuses duplicates.
    return table_button(_target(table, ply if enabled else OVERVIEW, tag), label=label, disabled=not enabled)
