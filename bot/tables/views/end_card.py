"""The end card, into which a hand turns after the game: result, and next steps."""

from collections.abc import Sequence

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.features.standings.rules.own_result import OwnResult, taken_away
from bot.features.standings.views.statistics import achieved_line, change_line
from bot.games.game import Seat
from bot.interactions.components.layout import Layout, layout, table_button
from bot.interactions.components.phrases import finished_by, person
from bot.interactions.routes.routes import PageAct, TableAct
from bot.locales.words import Words
from bot.store.engine.status import Verdict
from bot.tables.rules.table import Table
from bot.tables.views.seats import place_text, score_text
from bot.tables.views.table import why_closed

MEDALS = {1: "🏆", 2: "🥈", 3: "🥉"}


def end_card(
    words: Words,
    icons: Icons,
    table: Table,
    user: int,
    result: OwnResult,
    notice: str | None = None,
    achieved: Sequence[tuple[str, str]] = (),
    *,
    ratings: bool = True,
    reviews: bool = True,
) -> Layout:
    """Return how a finished game went for a person, as far as the server shows ratings and reviews.

    :param achieved: what they have achieved in it for the first time, as pairs of a game and a name.
    """
    seat, name = table.seat_of(user), table.game.name
    counts = result.verdict is Verdict.COUNTS
    place = _placed(words, table, seat)
    if not counts:
        place = words("card-place-computer", placed=place)
    new = achieved_line(words, achieved)
    moment = _moment(words, icons, table, seat) if counts and not new else None
    lines = [
        f"### {_medal(result)}{place}",
        *([new] if new else [words("card-moment", moment=moment)] if moment else []),
        *(f"-# {line}" for line in _counted(words, table, result, ratings=ratings)),
    ]
    row = [table_button(TableAct.SHARE_CARD(table.id), label=words("button-share-card"))]
    if reviews and table.game.samples:
        row.insert(0, table_button(PageAct.REVIEW(table.id), label=words("button-review")))
    return layout(words, _noticed(notice, lines), [row], FACES[name].accent)


def closed_card(words: Words, table: Table, user: int, notice: str | None = None) -> Layout:
    """Return what a person's hand shows of a table that was closed before its end."""
    name = table.game.name
    lines = [f"## {words(f'{name}-title')}", why_closed(words, table)]
    gain = taken_away(table, table.seat_of(user))
    if gain is not None:
        lines.append(words("card-settled", score=words(f"{name}-count-score", count=gain)))
    rows = [] if table.position is None else [[table_button(PageAct.LOG(table.id), label=words("button-log"))]]
    return layout(words, _noticed(notice, lines), rows, FACES[name].accent)


def shared_card(words: Words, icons: Icons, table: Table, user: int, result: OwnResult) -> Layout:
    """Return the message that shares a person's result with everybody in the channel."""
    name, player = table.game.name, finished_by(words, person(words, user), result.verdict)
    game, placed = words(f"{name}-title"), _placed(words, table, table.seat_of(user))
    line = words("card-shared", player=player, game=game, placed=placed)
    text = f"{_medal(result)}{line}"
    if result.verdict is Verdict.COUNTS and (moment := _moment(words, icons, table, table.seat_of(user))):
        text = f"{text}\n{words('card-shared-moment', moment=moment)}"
    return layout(words, [text], accent=FACES[name].accent)


def _placed(words: Words, table: Table, seat: Seat) -> str:
    assert table.position is not None
    assert table.position.outcome is not None
    outcome, name = table.position.outcome, table.game.name
    places = table.game.places(outcome, len(table.seats))
    return place_text(words, table.game, places, seat, score_text(words, name, outcome, seat))


def _noticed(notice: str | None, lines: list[str]) -> list[str]:
    return ["\n".join([*([f"> {notice}"] if notice else []), *lines])]


def _medal(result: OwnResult) -> str:
    """Return the medal of a place; nothing for a game that was not theirs or that they have lost money in."""
    first = result.place == 1 == result.places
    earned = result.verdict is Verdict.COUNTS and result.earned and (first or result.place < result.places)
    return f"{MEDALS[result.place]} " if earned and result.place in MEDALS else ""


def _moment(words: Words, icons: Icons, table: Table, seat: int) -> str | None:
    return FACES[table.game.name].moment(words, icons, table.story(), seat)


def _counted(words: Words, table: Table, result: OwnResult, *, ratings: bool) -> list[str]:
    """Return why a game does not count for a person, or else in one line what it has done to their rating."""
    lines: list[str] = []
    if result.verdict is Verdict.TAKEN_OUT:
        lines.append(words("card-taken-out"))
    elif result.verdict is Verdict.GIVEN_UP:
        lines.append(words("card-given-up"))
    if result.verdict is not Verdict.COUNTS and table.stake:
        lines.append(words("card-settled", score=words(f"{table.game.name}-count-score", count=result.gain)))
    if ratings and result.rating is not None:
        lines.append(change_line(words, result.rating))
    return lines
