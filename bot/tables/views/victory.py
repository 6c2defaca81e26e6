"""How a finished game is celebrated: what its picture shows, and who has won."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final
from zlib import crc32

from bot.art.scene import SMALLEST, STARS
from bot.art.writing import drawable, labels
from bot.faces.catalog import FACES
from bot.faces.face import Icons, won_with
from bot.faces.victory import MOST_RIBBONS, Victory, draw_victory
from bot.games.game import Mode, Outcome, Seat
from bot.interactions.components.phrases import name_text
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
    victory = victory_of(words, table)
    draw = partial(draw_victory, table.game.name, victory, table.options.get("deck"))
    return f"table-{table.id}-victory-{key_of(victory)}.png", draw


def course_picture(table: Table, names: tuple[str, ...]) -> Drawing | None:
    """Return the picture of how a finished game went; None for none.

    :param names: the name of each seat; empty if it is not known.
    """
    found = None if table.position is None else FACES[table.game.name].picture(table.position, names)
    if found is None:
        return None
    return f"{type(table).__name__.lower()}-{table.id}-{found[0]}-{key_of(names)}.png", found[1]


def key_of(shown: object) -> str:
    """Return what stands for what a picture shows: one with other names is another picture."""
    return f"{crc32(repr(shown).encode('utf-8', 'replace')):08x}"


def is_victory(table: Table) -> bool:
    """Tell whether the picture of a finished game is one of its victory, and not its face's own."""
    told = won_with(FACES[table.game.name], table.position) is not None
    return told or course_picture(table, names_of(table)) is None


def names_of(table: Table) -> tuple[str, ...]:
    """Return the name of each seat; empty if it is not known."""
    return tuple(table.name_at(seat) or "" for seat in range(len(table.seats)))


def _outcome(table: Table) -> Outcome:
    assert table.position is not None
    assert table.position.outcome is not None
    return table.position.outcome


def left_to_computers(table: Table) -> Sequence[Seat]:
    """Return for whom computers have finished a game, if that was for its winners or for all people."""
    others = [seat for seat, seating in enumerate(table.seats) if seating.finished is not Verdict.COUNTS]
    people = {seat for seat, seating in enumerate(table.seats) if seating.level is None}
    return others if any(each and each <= {*others} for each in ({*_outcome(table).winners}, people)) else ()


def is_crowned(table: Table) -> bool:
    """Tell whether a finished game has been won by somebody, who has gained something."""
    outcome, winners = _outcome(table), _winners(table)
    # Who took somebody out has won all the same, though it brings them nothing.
    gained = any(not outcome.scores or outcome.scores[each] > 0 or table.seats[each].took_out for each in winners)
    return bool(winners) and (gained or not table.game.adds_up)


def victory_of(words: Words, table: Table) -> Victory:
    """Return what the picture of a finished game shows."""
    winners, names = _winners(table), labels(names_of(table), SMALLEST, MOST_WIDTH)
    scores = [_score(words, table, seat) for seat in range(len(names))]
    named = winners if table.game.mode is not Mode.COOPERATIVE and len(winners) <= MOST_RIBBONS else ()
    return Victory(
        tuple(names[seat] for seat in named) or (_bare(_said(words, table)),),
        is_crowned(table),
        scores[named[0]] if len({scores[seat] for seat in named}) == 1 else "",
        tuple((place, names[seat], scores[seat]) for seat, place in _places(words, table).items() if seat not in named),
        tuple(won_with(FACES[table.game.name], table.position) or ()) if winners else (),
        words.language in RIGHT_TO_LEFT,
    )


def victory_alt(words: Words, table: Table) -> str:
    """Return what the picture of a victory shows, for people who cannot see it."""
    face, name, winners = FACES[table.game.name], table.game.name, _winners(table)
    names = [name_text(each, markdown=False) for each in names_of(table)]
    shown = [known or words("seat-number", number=seat) for seat, known in enumerate(names, start=1)]
    together, lines = table.game.mode is Mode.COOPERATIVE, list[str]()
    if together or not winners:
        lines.append(_said(words, table))
    elif is_crowned(table):
        lines.append(words("victory-crown", players=words.all_of(shown[seat] for seat in winners)))
    cards = [each for each in won_with(face, table.position) or () if each in table.game.card_names] if winners else []
    if cards:
        lines.append(words("victory-cards", cards=", ".join(face.card_label(words, each) for each in cards)))
    for seat, place in _places(words, table).items():
        score = score_text(words, name, _outcome(table), seat)
        lines.append(f"{place} {' · '.join(filter(None, [shown[seat], score]))}".strip())
    return "\n".join(lines)


def score_text(words: Words, name: str, outcome: Outcome, seat: Seat) -> str:
    """Return the points of a seat in the game's own unit; nothing in a game without points."""
    return "" if not outcome.scores else words(f"{name}-count-score", count=outcome.scores[seat])


def _winners(table: Table) -> Sequence[Seat]:
    return () if left_to_computers(table) else _outcome(table).winners


def _said(words: Words, table: Table) -> str:
    """Return how a game ended that nobody has won, or all or many have."""
    if table.game.mode is Mode.COOPERATIVE:
        return words("plain-result-together" if _winners(table) else "plain-result-lost")
    return words(f"{table.game.name}-title" if _winners(table) else "plain-result-nobody")


def _places(words: Words, table: Table) -> dict[Seat, str]:
    """Return the place of each seat as it is written, the best first; where all play together, none has a place."""
    places = table.game.places(_outcome(table), len(table.seats))
    alone = table.game.mode is not Mode.COOPERATIVE
    return {
        seat: _bare(words("result-place", place=places[seat])) if alone else ""
        for seat in sorted(range(len(places)), key=places.__getitem__)
    }


def _score(words: Words, table: Table, seat: Seat) -> str:
    """Return the stars or points of a seat in words; where points are gains, or there are none, what counts of it."""
    assert table.position is not None
    said = _bare(FACES[table.game.name].seat(words, Icons(), table.position.view(None), seat).counts)
    if {*said} <= STARS or (table.game.adds_up and drawable(said) == said):
        return said
    return drawable(_bare(score_text(words, table.game.name, _outcome(table), seat)) or said)


def _bare(text: str) -> str:
    """Return a text without what Discord does not show, and with signs and spaces that fonts have."""
    return " ".join(text.translate(_BARE).split())


_BARE: Final = {**dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069*")), ord("\u2212"): "-"}
