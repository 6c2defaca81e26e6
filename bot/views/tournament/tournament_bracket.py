"""The tables of a knock-out as its picture has them: those that were drawn, byes, and those that are to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.art.bracket import BracketName, BracketTable
from bot.locales.words import Words
from bot.tournaments.entries import Entrant
from bot.tournaments.pairing.parts import Round
from bot.tournaments.tournament import Tournament
from bot.views.tournament.tournament_names import NameOf, stage_name

UNKNOWN = "?"
"""What stands for whoever will win a table."""


@dataclass(slots=True)
class _Node:
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
            groups = _neighbours(nodes, options.seats)
            nodes, added = [], []
            for group in groups:
                if len(group) == 1:
                    nodes += group
                    continue
                lines = tuple(_line(each, name) for each in group)
                before = tuple(each.table for each in group)
                added.append(len(self.tables))
                nodes.append(_Node(group[0].place, len(self.tables), None))
                self.tables.append(BracketTable(lines, depth, before, final=len(groups) == 1))
            rounds.append(added)
            depth += 1
        for after, added in enumerate(reversed(rounds)):
            number = depth - after
            for each in added:
                table = self.tables[each]
                title = stage_name(words, after, len(added), number)
                self.tables[each] = BracketTable(table.names, table.depth, table.before, table.final, title)

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
        has_table = (place + 1) * seated // count > place * seated // count
        units.append((tables if has_table else byes).pop(0))
    return {each: place for place, unit in enumerate(units) for each in unit}


def _neighbours(nodes: Sequence[_Node], seats: int) -> list[list[_Node]]:
    """Return who meet next, as the draw finds them."""
    width = seats
    while True:
        groups: dict[int, list[_Node]] = {}
        for each in nodes:
            groups.setdefault(each.place // width, []).append(each)
        if len(groups) < len(nodes):
            return list(groups.values())
        width *= seats


def _line(node: _Node, name: NameOf) -> BracketName:
    if node.winner is None:
        return BracketName(UNKNOWN, 0)
    return BracketName(name(node.winner), node.winner + 1)
