"""The picture of a tournament: the bracket of a knock-out, and otherwise the first of the standings.

These functions block: call them in a thread, with a tournament that does not change meanwhile.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, NamedTuple

from bot.features.tournaments.pictures.bracket import BracketName, BracketTable, bracket_picture
from bot.features.tournaments.pictures.cross_table import MOST_CELLS, Cell, Result, TableRow, cross_table_picture
from bot.features.tournaments.rules.entries import Entrant
from bot.features.tournaments.rules.formats.knock_out import has_table, is_final, meeting
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.standings import Standing
from bot.features.tournaments.rules.tournament import Paired, Phase, Round, Tournament
from bot.features.tournaments.views.names import NameOf, label_namer, number_text, round_name, stage_name
from bot.features.tournaments.views.standings import medal
from bot.interactions.components.layout import Attachment
from bot.locales.words import RIGHT_TO_LEFT, Words

MOST_DRAWN: Final = 64
"""Of how many entrants a whole bracket is drawn."""
LAST_DRAWN: Final = 32
"""How many are drawn of a larger one: the rounds in which no more than these were left."""
ROWS: Final = 16
"""How many lines of the standings are drawn."""


def tournament_picture(
    words: Words, tournament: Tournament, standings: Sequence[Standing]
) -> Callable[[], Attachment] | None:
    """Return what draws a tournament's picture; None before it has tables, and while a knock-out has too many."""
    if not tournament.rounds or tournament.options.format is Format.LADDER:
        return None
    name = label_namer(words, tournament)
    mirrored = words.language in RIGHT_TO_LEFT
    if tournament.options.format is Format.KNOCK_OUT:
        tables = bracket_of(words, tournament, name)
        if not tables:
            return None
        draw = partial(bracket_picture, tables, mirrored=mirrored)
    else:
        draw = partial(cross_table_picture, *cross_table_of(words, tournament, standings, name), mirrored=mirrored)
    file = f"tournament-{tournament.id}-{tournament.length}.png"
    return lambda: Attachment(file, draw())


def bracket_of(words: Words, tournament: Tournament, name: NameOf) -> tuple[BracketTable, ...]:
    """Return the tables of a knock-out, those of the last rounds if there are too many; none if even those are."""
    most = MOST_DRAWN if len(tournament.rounds[0].entrants) <= MOST_DRAWN else LAST_DRAWN
    drawn = [each for each in tournament.rounds if len(each.entrants) <= most]
    whole = len(drawn) == len(tournament.rounds)
    bracket = Bracket()
    tables, came = bracket.tables, bracket.came
    led: set[int] = set()
    for depth, each in enumerate(drawn):
        for pairing in each.pairings:
            on = _went_on(tournament, pairing)
            marks = {entrant: "" if on is None else f"{pairing.place(entrant)}." for entrant in _by_place(pairing)}
            lines = tuple(
                BracketName(name(entrant), entrant + 1, mark, None if on is None else entrant in on)
                for entrant, mark in marks.items()
            )
            # Several go on from a table, perhaps to different ones. Then it leads to the first of them.
            before = dict.fromkeys(came[entrant] for entrant in pairing.entrants if entrant in came)
            own = tuple(place for place in before if place not in led)
            led.update(own)
            came |= dict.fromkeys(pairing.entrants, len(tables))
            tables.append(BracketTable(lines, depth, own, is_final(each), round_name(words, tournament, each)))
        if whole:
            bracket.add_byes(words, each, depth, name)
    if whole and tournament.phase is Phase.RUNNING:
        bracket.add_coming(words, tournament, name)
    return tuple(tables)


def _by_place(pairing: Paired) -> list[Entrant]:
    if pairing.places is None:
        return list(pairing.entrants)
    return [entrant for _, entrant in sorted(zip(pairing.places, pairing.entrants, strict=True))]


def _went_on(tournament: Tournament, pairing: Paired) -> set[Entrant] | None:
    """Return who went on from a table, or won the last; None while that is open."""
    if pairing.places is None:
        return None
    if pairing.round < len(tournament.rounds):
        return tournament.rounds[pairing.round].entrants & set(pairing.entrants)
    first = 1 if is_final(tournament.rounds[-1]) else tournament.options.going_on
    return {each for each in pairing.entrants if (pairing.place(each) or 0) <= first}


def cross_table_of(
    words: Words, tournament: Tournament, standings: Sequence[Standing], name: NameOf
) -> tuple[tuple[str, ...], tuple[TableRow, ...]]:
    """Return the heads and the rows of the first of the standings, with the results of the last rounds."""
    shown = standings[:ROWS]
    # Rows are numbered, for results to refer to: those who are level share a place.
    place_of = {each.entrant: number for number, each in enumerate(standings, start=1)}
    if tournament.options.format is Format.ARENA:
        # The rounds of an arena are its draws, in most of which somebody has no table. Each has games of their own.
        found = {each.entrant: _games(tournament, each.entrant, place_of) for each in shown}
        most = max((len(each) for each in found.values()), default=0)
        heads = [""] * most
        cells = {each: [Cell()] * (most - len(games)) + games for each, games in found.items()}
    else:
        last = tournament.rounds[-MOST_CELLS:]
        heads = [str(each.number) for each in last]
        seats = [{entrant: each for each in drawn.pairings for entrant in each.entrants} for drawn in last]
        cells = {
            each.entrant: [
                _cell(tournament, tables.get(each.entrant), drawn, each.entrant, place_of)
                for drawn, tables in zip(last, seats, strict=True)
            ]
            for each in shown
        }
    rows = tuple(
        TableRow(
            place_of[each.entrant],
            name(each.entrant),
            each.entrant + 1,
            number_text(words, each.points),
            tuple(cells[each.entrant]),
            medal=medal(tournament, each) or 0,
        )
        for each in shown
    )
    return tuple(heads), rows


def _games(tournament: Tournament, entrant: Entrant, place_of: dict[Entrant, int]) -> list[Cell]:
    """Return the last results of an entrant of an arena."""
    found: list[Cell] = []
    for drawn in reversed(tournament.rounds):
        pairing = drawn.table_of(entrant)
        if pairing is not None:
            found.append(_cell(tournament, pairing, drawn, entrant, place_of))
        if len(found) == MOST_CELLS:
            break
    return found[::-1]


def _cell(
    tournament: Tournament, pairing: Paired | None, drawn: Round, entrant: Entrant, place_of: dict[Entrant, int]
) -> Cell:
    if pairing is None:
        bye = entrant in drawn.byes and tournament.options.format not in (Format.ROUND_ROBIN, Format.CLUBS)
        return Cell("+", Result.WON) if bye else Cell()
    others = [place_of.get(each) for each in pairing.entrants if each != entrant]
    against, place = str(others[0] or "") if len(others) == 1 else "", pairing.place(entrant)
    if place is None:
        return Cell(against, Result.OPEN)
    assert pairing.places is not None
    if entrant in pairing.absent:
        result, sign = Result.LOST, "-"
    elif place == 1:
        result, sign = (Result.WON, "+") if pairing.places.count(1) == 1 else (Result.LEVEL, "=")
    elif len(pairing.places) > 2 and place < len(pairing.places):
        result, sign = Result.LEVEL, ""
    else:
        result, sign = Result.LOST, "-"
    return Cell(f"{sign}{against}" if len(pairing.entrants) == 2 else f"{place}.", result)


UNKNOWN = "?"
"""What stands for whoever will win a table."""


class _Node(NamedTuple):
    """A place of the bracket: a table of the picture, and who is in it."""

    place: int
    """Where it stands in the first round, from 0."""
    table: int
    """Its number in the picture's list."""
    winner: Entrant | None
    """Who goes on from it; None if that is open."""


@dataclass(slots=True)
class Bracket:
    """The tables of a picture while they are collected."""

    tables: list[BracketTable] = field(default_factory=list)
    came: dict[Entrant, int] = field(default_factory=dict)
    """By entrant, the last table or bye in which they are."""

    def add_byes(self, words: Words, drawn: Round, depth: int, name: NameOf) -> None:
        """Add a box for each bye of the first round: in later rounds, the line goes on from the last table."""
        for entrant in drawn.byes:
            if entrant not in self.came:
                self.came[entrant] = len(self.tables)
                line = BracketName(name(entrant), entrant + 1, "", on=True)
                self.tables.append(BracketTable((line,), depth, title=words("tournament-bracket-bye")))

    def add_coming(self, words: Words, tournament: Tournament, name: NameOf) -> None:
        """Add the tables to come, where the first round fixes the bracket; see docs/draws.md."""
        options = tournament.options
        if options.going_on > 1 or options.least > 2:
            return
        nodes = self._nodes(tournament)
        depth, rounds = len(tournament.rounds), list[list[int]]()
        while len(nodes) > 1:
            groups = meeting(nodes, lambda each: each.place, options.seats)
            nodes, added = [], []
            for group in groups:
                if len(group) == 1:
                    nodes += group
                    continue
                ahead = [each.winner for each in group]
                lines = tuple(BracketName(UNKNOWN, 0) if on is None else BracketName(name(on), on + 1) for on in ahead)
                before = tuple(each.table for each in group)
                added.append(len(self.tables))
                nodes.append(_Node(group[0].place, len(self.tables), None))
                self.tables.append(BracketTable(lines, depth, before, final=len(groups) == 1))
            rounds.append(added)
            depth += 1
        for after, added in enumerate(reversed(rounds)):
            number = depth - after
            for each in added:
                self.tables[each] = replace(self.tables[each], title=stage_name(words, after, len(added), number))

    def _nodes(self, tournament: Tournament) -> list[_Node]:
        """Return who is left, and the tables without a result, in the order of the bracket."""
        newest, places = tournament.rounds[-1], _places(tournament.rounds[0])
        found = [_Node(places[each], self.came[each], each) for each in newest.byes if each in places]
        for pairing in newest.pairings:
            first = min((places[each] for each in pairing.entrants if each in places), default=None)
            if first is None:
                continue
            winner = None
            if pairing.places is not None:
                ahead = [each for each in pairing.entrants if pairing.place(each) == 1 and each not in pairing.absent]
                winner = ahead[0] if len(ahead) == 1 else None
            found.append(_Node(first, self.came[pairing.entrants[0]], winner))
        return sorted(found, key=lambda each: each.place)


def _places(first: Round) -> dict[Entrant, int]:
    """Return the place of each entrant in the first round, in which byes are spread among the tables."""
    tables, byes = [each.entrants for each in first.pairings], [(each,) for each in first.byes]
    seated, count, units = len(tables), len(tables) + len(byes), list[Sequence[Entrant]]()
    for place in range(count):
        units.append((tables if has_table(place, seated, count) else byes).pop(0))
    return {each: place for place, unit in enumerate(units) for each in unit}
