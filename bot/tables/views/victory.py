"""How a finished game is celebrated: what its picture shows, and who has won."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bot.art.scene import SMALLEST, STARS
from bot.art.writing import drawable, labels
from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.faces.victory import MOST_RIBBONS, Victory, draw_victory, won_with
from bot.games.game import Mode, Outcome, Seat
from bot.locales.words import RIGHT_TO_LEFT, Words
from bot.store.engine.status import Verdict
from bot.tables.rules.table import Status, Table

MOST_WIDTH: Final = 1e6
"""More pixels than any name has: whether it can be drawn does not depend on its length."""

Drawing = tuple[str, Callable[[], bytes]]
"""The name of a picture, and what draws it, which blocks: call it in a thread."""


def end_picture(words: Words, table: Table) -> Drawing | None:
    """Return the picture of a game that is over; None for none.

    A package's own picture stands there if its face does not tell with which cards the game was won.
    """
    if table.position is None or table.status is not Status.FINISHED:
        return None
    if not is_victory(table):
        return course_picture(table, names_of(table))
    draw = partial(draw_victory, table.game.name, victory_of(words, table), table.options.get("deck"))
    return f"table-{table.id}-victory-{words.language}.png", draw


def course_picture(table: Table, names: tuple[str, ...]) -> Drawing | None:
    """Return the picture of how a finished game went; None for none.

    :param names: the name of each seat; empty if it is not known.
    """
    found = None if table.position is None else FACES[table.game.name].picture(table.position, names)
    return None if found is None else (f"{type(table).__name__.lower()}-{table.id}-{found[0]}.png", found[1])


def is_victory(table: Table) -> bool:
    """Tell whether the picture of a finished game is one of its victory, and not its face's own."""
    assert table.position is not None
    face = FACES[table.game.name]
    told = won_with(face, table.position) is not None
    return told or face.picture(table.position, names_of(table)) is None


def names_of(table: Table) -> tuple[str, ...]:
    """Return the name of each seat; empty if it is not known."""
    return tuple(table.name_at(seat) or "" for seat in range(len(table.seats)))


def left_to_computers(table: Table) -> Sequence[Seat]:
    """Return for whom computers have finished a game, if that was for its winners or for all people."""
    assert table.position is not None
    assert table.position.outcome is not None
    others = [seat for seat, seating in enumerate(table.seats) if seating.finished is not Verdict.COUNTS]
    people = {seat for seat, seating in enumerate(table.seats) if seating.level is None}
    winners = {*table.position.outcome.winners}
    return others if any(each and each <= {*others} for each in (winners, people)) else ()


def winners_of(table: Table) -> Sequence[Seat]:
    """Return who has won a finished game: nobody if computers have finished it for its winner, or for all people."""
    assert table.position is not None
    assert table.position.outcome is not None
    return () if left_to_computers(table) else table.position.outcome.winners


def is_crowned(table: Table) -> bool:
    """Tell whether a finished game has been won by somebody, who has gained something."""
    position, winners = table.position, winners_of(table)
    assert position is not None
    assert position.outcome is not None
    if not winners or not table.game.adds_up:
        return bool(winners)
    # Who took somebody out has won all the same, though it brings them nothing.
    return any(position.outcome.scores[seat] > 0 or table.seats[seat].took_out for seat in winners)


def victory_of(words: Words, table: Table) -> Victory:
    """Return what the picture of a finished game shows."""
    game, position, winners = table.game, table.position, winners_of(table)
    assert position is not None
    assert position.outcome is not None
    together = game.mode is Mode.COOPERATIVE
    names = labels(names_of(table), SMALLEST, MOST_WIDTH)
    scores = [_score(words, table, seat) for seat in range(len(names))]
    if together or not winners:
        ribbons: tuple[str, ...] = (_said(words, table),)
    elif len(winners) > MOST_RIBBONS:
        ribbons = (words(f"{game.name}-title"),)
    else:
        ribbons = tuple(names[seat] for seat in winners)
    named = not together and 0 < len(winners) <= MOST_RIBBONS
    level = len({scores[seat] for seat in winners}) == 1
    places = game.places(position.outcome, len(names))
    rows = tuple(
        ("" if together else _place(words, places[seat]), names[seat], scores[seat])
        for seat in sorted(range(len(names)), key=places.__getitem__)
        if not named or seat not in winners
    )
    return Victory(
        ribbons,
        is_crowned(table),
        scores[winners[0]] if named and level else "",
        rows,
        tuple(won_with(FACES[game.name], position) or ()) if winners else (),
        words.language in RIGHT_TO_LEFT,
    )


def victory_alt(words: Words, table: Table) -> str:
    """Return what the picture of a victory shows, for people who cannot see it."""
    game, position, winners = table.game, table.position, winners_of(table)
    assert position is not None
    assert position.outcome is not None
    shown = [name or words("seat-number", number=seat + 1) for seat, name in enumerate(names_of(table))]
    crowned, together = is_crowned(table), game.mode is Mode.COOPERATIVE
    said = words("victory-crown", players=words.all_of(shown[seat] for seat in winners)) if crowned else ""
    lines = [_said(words, table) if together or not winners else said]
    face, places = FACES[game.name], game.places(position.outcome, len(shown))
    cards = [each for each in won_with(face, position) or () if each in game.card_names] if winners else []
    if cards:
        label = face.card_label
        lines.append(words("victory-cards", cards=", ".join(label(words, each) for each in cards)))
    for seat in sorted(range(len(places)), key=places.__getitem__):
        place = "" if together else _place(words, places[seat])
        score = score_text(words, game.name, position.outcome, seat)
        lines.append(" ".join(filter(None, [place, " · ".join(filter(None, [shown[seat], score]))])))
    return "\n".join(filter(None, lines))


def score_text(words: Words, name: str, outcome: Outcome, seat: Seat) -> str:
    """Return the points of a seat in the game's own unit; nothing in a game without points."""
    return "" if not outcome.scores else words(f"{name}-count-score", count=outcome.scores[seat])


def _said(words: Words, table: Table) -> str:
    """Return how a game ended that all have won together, or nobody."""
    together = table.game.mode is Mode.COOPERATIVE
    won, lost = "plain-result-together", "plain-result-lost" if together else "plain-result-nobody"
    return words(won if winners_of(table) else lost)


def _score(words: Words, table: Table, seat: Seat) -> str:
    """Return what counts of a seat, or its points in words if that cannot be drawn, as emojis cannot."""
    name, position = table.game.name, table.position
    assert position is not None
    assert position.outcome is not None
    said = FACES[name].seat(words, Icons(), position.view(None), seat).counts
    said = " ".join(said.translate(_UNSEEN).split())
    known = {*said} <= STARS or (drawable(said) == said and any(map(str.isalnum, said)))
    return said if known else score_text(words, name, position.outcome, seat).translate(_UNSEEN)


def _place(words: Words, place: int) -> str:
    return words("result-place", place=place).translate(_UNSEEN)


_UNSEEN: Final = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069*"))
"""What Discord does not show of a text."""
