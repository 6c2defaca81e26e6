"""The end card, into which a hand turns after the game: result, and next steps."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.faces.catalog import FACES
from bot.faces.face import Icons, Who
from bot.games.game import Seat
from bot.interactions.components.layout import Component, Layout, layout, table_button
from bot.interactions.components.phrases import finished_by, person
from bot.interactions.routes.routes import PageAct, TableAct
from bot.locales.words import Words
from bot.store.engine.status import Verdict
from bot.store.journal.entries import Result
from bot.tables.rules.fairness import result_at, taken_away
from bot.tables.rules.table import Table
from bot.tables.views.table import place_text, team_names, who_at, why_closed
from bot.tables.views.victory import score_text

MEDALS = {1: "🏆", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class Addition:
    """What a feature adds to a person's card."""

    headline: str | None = None
    """A line in place of the game's own best moment."""
    note: str | None = None
    """A small line below."""
    button: Component | None = None


AddsToCard: TypeAlias = Callable[[Words, Table, int], Awaitable[Addition]]
"""Returns what a feature adds to somebody's card; raises ``NotSaved`` if the database does not answer."""


def end_card(
    words: Words,
    icons: Icons,
    table: Table,
    user: int,
    notice: str | None = None,
    added: Sequence[Addition] = (),
) -> Layout:
    """Return how a finished game went for a person, with what features add."""
    seat, result = table.seat_of(user), result_at(table)
    counts = table.seats[seat].finished is Verdict.COUNTS
    place = _placed(words, table, seat)
    if not counts:
        place = words("card-place-computer", placed=place)
    new = [each.headline for each in added if each.headline]
    moment = _moment(words, icons, table, seat) if counts and not new else None
    notes = [*_counted(words, table, result, seat), *(each.note for each in added if each.note)]
    lines = [
        f"### {_medal(table, result, seat)}{place}",
        *(new or ([words("card-moment", moment=moment)] if moment else [])),
        *(f"-# {line}" for line in notes),
    ]
    buttons = [each.button for each in added if each.button is not None]
    share = table_button(TableAct.SHARE_CARD(table.id), label=words("button-share-card"))
    return layout(words, _noticed(notice, lines), [[*buttons, share]], FACES[table.game.name].accent)


def closed_card(words: Words, table: Table, user: int, notice: str | None = None) -> Layout:
    """Return what a person's hand shows of a table that was closed before its end."""
    name = table.game.name
    lines = [f"## {words(f'{name}-title')}", why_closed(words, table)]
    gain = taken_away(table, table.seat_of(user))
    if gain is not None:
        lines.append(words("card-settled", score=words(f"{name}-count-score", count=gain)))
    rows = [] if table.position is None else [[table_button(PageAct.LOG(table.id), label=words("button-log"))]]
    return layout(words, _noticed(notice, lines), rows, FACES[name].accent)


def shared_card(words: Words, icons: Icons, table: Table, user: int) -> Layout:
    """Return the message that shares a person's result with everybody in the channel."""
    seat, name = table.seat_of(user), table.game.name
    verdict = table.seats[seat].finished
    player, game = finished_by(words, person(words, user), verdict), words(f"{name}-title")
    line = words("card-shared", player=player, game=game, placed=_placed(words, table, seat))
    text = f"{_medal(table, result_at(table), seat)}{line}"
    if verdict is Verdict.COUNTS and (moment := _moment(words, icons, table, seat)):
        text = f"{text}\n{words('card-shared-moment', moment=moment)}"
    return layout(words, [text], accent=FACES[name].accent)


def moments(words: Words, icons: Icons, table: Table, who: Who) -> list[str]:
    """Return the best moment of each seat of a finished game, people's first, where anything stands out."""
    face, story = FACES[table.game.name], [*table.story()]
    seats = sorted(range(len(table.seats)), key=lambda seat: table.seats[seat].user is None)
    found = ((seat, face.moment(words, icons, story, seat)) for seat in seats)
    return [words("podium-moment", player=who(seat), moment=moment) for seat, moment in found if moment]


def _placed(words: Words, table: Table, seat: Seat) -> str:
    assert table.position is not None
    assert table.position.outcome is not None
    outcome, name = table.position.outcome, table.game.name
    places = table.game.places(outcome, len(table.seats))
    return place_text(words, table.game, places, seat, score_text(words, name, outcome, seat))


def _noticed(notice: str | None, lines: list[str]) -> list[str]:
    return ["\n".join([*([f"> {notice}"] if notice else []), *lines])]


def _medal(table: Table, result: Result, seat: Seat) -> str:
    """Return the medal of a place; nothing for a game that was not theirs or that they have lost money in."""
    place, last = result.places[seat], len(table.teams)
    own = table.seats[seat]
    # Who took somebody out has won all the same, though it brings them nothing.
    gained = result.gains[seat] > 0 or own.took_out or not table.game.adds_up
    earned = own.finished is Verdict.COUNTS and gained
    return f"{MEDALS[place]} " if earned and place in MEDALS and (place < last or last == 1) else ""


def _moment(words: Words, icons: Icons, table: Table, seat: int) -> str | None:
    return FACES[table.game.name].moment(words, icons, table.story(), seat)


def _team(words: Words, table: Table, seat: Seat) -> list[str]:
    """Return who else has played in a seat's team; nothing in a game without teams."""
    others = [
        words.all_of(who_at(words, table)(each) for each in team if each != seat)
        for team in table.teams
        if seat in team
    ]
    team = team_names(words, table)[seat]
    return [words("card-team", team=team, players=others[0])] if team and others[0] else []


def _counted(words: Words, table: Table, result: Result, seat: Seat) -> list[str]:
    if table.seats[seat].owner is not None:
        return [words("card-took-over")]
    lines, verdict = _team(words, table, seat), result.verdicts[seat]
    if verdict is Verdict.TAKEN_OUT:
        lines.append(words("card-taken-out"))
    elif verdict is Verdict.GIVEN_UP:
        lines.append(words("card-given-up"))
    if verdict is not Verdict.COUNTS and table.stake:
        lines.append(words("card-settled", score=words(f"{table.game.name}-count-score", count=result.gains[seat])))
    return lines
