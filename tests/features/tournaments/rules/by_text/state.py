"""What a record says up to one of its lines: docs/draws.md up to "Points and meetings", and corrections."""

import json
from collections import Counter
from datetime import datetime, timedelta
from fractions import Fraction
from itertools import combinations

from tests.features.tournaments.rules.by_text.tables import sizes

USUAL = {"least": 2, "going_on": 1, "rounds": None, "minutes": 60, "limit": None, "late": False, "tables": 0}
MOST = 10_000


class Entrant:
    def __init__(self, computer, side, at, here):
        self.computer, self.side, self.since, self.here = computer, side, at, here
        self.out = self.waiting = False

    @property
    def playing(self):
        return not self.out and not self.waiting


class Table:
    def __init__(self, entrants):
        self.entrants = list(entrants)
        self.places, self.scores, self.absent, self.over_at = None, None, [], None

    @property
    def open(self):
        return self.places is None

    def place(self, entrant):
        return self.places[self.entrants.index(entrant)]


class Round:
    def __init__(self, first, tables, byes, at):
        self.numbers = range(first, first + len(tables))
        self.tables, self.byes, self.at = tables, list(byes), at

    @property
    def everybody(self):
        return [*self.byes, *(each for table in self.tables for each in table.entrants)]


class Challenge:
    def __init__(self, two):
        self.two, self.ready, self.table, self.open = two, {}, None, True


def entries_of(text):
    """Return the entries of a record."""
    found = [json.loads(line) for line in text.splitlines() if line.strip()]
    assert all(each["v"] == 1 for each in found)
    return [{**each, "at": datetime.fromisoformat(each["at"])} for each in found]


class State:
    def __init__(self):
        self.entrants, self.waiting, self.rounds, self.tables, self.challenges = [], [], [], [], []
        self.begun = self.check_in = self.paused = self.ended = False
        self.begun_at = self.of_each = self.commitment = self.seed = None

    # Reading

    def apply(self, entry):
        """Change the state by an entry; those of other kinds do not matter."""
        method = getattr(self, "_" + entry["kind"].replace("-", "_"), None)
        if method is not None:
            method(entry)

    def _announced(self, entry):
        self._set(entry["options"])
        self.commitment = entry["commitment"]
        self.begun = self.options["format"] == "ladder"

    def _set(self, options):
        self.options = {**USUAL, **options}

    def _changed(self, entry):
        self._set(entry["options"])
        self._fill()

    def _signed_up(self, entry):
        computer = entry.get("computer", False)
        here = computer or self.check_in or self.begun
        self.entrants.append(Entrant(computer, entry.get("side"), entry["at"], here))
        number = len(self.entrants) - 1
        if not computer and not self._room(entry.get("side"), without=number):
            self.entrants[number].waiting = True
            self.waiting.append(number)

    def _room(self, side, without):
        people = [each for number, each in enumerate(self.entrants) if each.playing and number != without]
        people = [each for each in people if not each.computer]
        places = self.options["tables"] * self.options["seats"] // 2 if self.of_each is None else self.of_each
        of_side = sum(each.side == side for each in people)
        return len(people) < (self.options["limit"] or MOST) and (side is None or of_side < places)

    def _fill(self):
        for number in list(self.waiting):
            if self._room(self.entrants[number].side, without=number):
                self.waiting.remove(number)
                self.entrants[number].waiting = False

    def _check_in_opened(self, entry):
        self.check_in = True

    def _checked_in(self, entry):
        self.entrants[entry["entrant"]].here = True

    def _withdrawn(self, entry):
        self._out(entry["entrant"])
        self._end_challenge_of(entry["entrant"])
        match_goes_on = self.options["format"] == "clubs" and len(self.rounds) < (self.options["rounds"] or 1)
        if not self.begun or self.options["late"] or match_goes_on:
            self._fill()

    def _out(self, number):
        self.entrants[number].out, self.entrants[number].waiting = True, False
        if number in self.waiting:
            self.waiting.remove(number)

    def _replaced(self, entry):
        entrant = self.entrants[entry["entrant"]]
        entrant.out, entrant.computer, entrant.here = False, False, True
        self._end_challenge_of(entry["entrant"])

    def _begun(self, entry):
        if self.check_in:
            for number, each in enumerate(self.entrants):
                if not each.out and not each.here:
                    self._out(number)
            self._fill()
        self.begun, self.begun_at = True, entry["at"]
        if self.options["format"] == "clubs":
            there = [[each for each in self.playing if self.entrants[each].side == side] for side in (0, 1)]
            self.of_each = of_each_club(self.options, min(map(len, there)))
            over = sorted(each for playing in there for each in playing[self.of_each :])
            for each in over:
                self.entrants[each].waiting = True
            self.waiting = [*over, *self.waiting]

    def _drawn(self, entry):
        tables = [Table(each) for each in entry["tables"]]
        self.rounds.append(Round(len(self.tables), tables, entry.get("byes", []), entry["at"]))
        for table in tables:
            for each in self.challenges:
                if each.open and each.table is None and each.two == table.entrants:
                    each.table = len(self.tables)
            self.tables.append(table)

    def _played(self, entry):
        table = self.tables[entry["pairing"]]
        table.places, table.scores, table.absent = entry["places"], entry.get("scores"), entry.get("absent", [])
        table.over_at = entry["at"]
        self._end_challenge_at(entry["pairing"])

    def _adjusted(self, entry):
        table, places = self.tables[entry["pairing"]], entry["places"]
        if self.options["format"] == "knock-out":
            self._exchange(entry["pairing"], places)
        table.places, table.over_at = places, table.over_at or entry["at"]
        present = [table.place(each) for each in table.entrants if each not in table.absent]
        table.absent = [each for each in table.absent if present and table.place(each) > max(present)]
        self._end_challenge_at(entry["pairing"])

    def _exchange(self, number, places):
        """Let whoever goes on only now take the place of whoever does so no more."""
        table = self.tables[number]
        later = [each for each in self.rounds if each.numbers.start > number]
        if not later or table.open:
            return
        went = [each for each in table.entrants if each in later[0].everybody]
        able = [each for each in table.entrants if each in went or not self.entrants[each].out]

        def best(places):
            at = dict(zip(table.entrants, places, strict=True))
            return sorted(able, key=lambda each: (at[each], each not in went))[: len(went)]

        now = best(places)
        if set(best(table.places)) == set(now):
            return
        leaving = [each for each in went if each not in now]
        coming = [each for each in now if each not in went]
        instead = dict(zip(leaving, coming, strict=True))
        for drawn in later:
            for places in (drawn.byes, *(each.entrants for each in drawn.tables)):
                places[:] = [instead.get(each, each) for each in places]

    def _paused(self, entry):
        self.paused = True

    def _resumed(self, entry):
        self.paused = False

    def _ended(self, entry):
        self.ended, self.seed = True, entry["seed"]

    def _challenged(self, entry):
        self.challenges.append(Challenge([entry["challenger"], entry["challenged"]]))

    def _ready(self, entry):
        self.challenges[entry["challenge"]].ready[entry["entrant"]] = entry["at"]

    def _challenge_ended(self, entry):
        self.challenges[entry["challenge"]].open = False

    def _end_challenge_of(self, entrant):
        for each in self.challenges:
            if entrant in each.two and each.table is None:
                each.open = False

    def _end_challenge_at(self, table):
        for each in self.challenges:
            if each.table == table:
                each.open = False

    # What follows

    @property
    def playing(self):
        """Who can be drawn."""
        return [number for number, each in enumerate(self.entrants) if each.playing]

    @property
    def busy(self):
        return {each for table in self.tables if table.open for each in table.entrants}

    def meetings(self):
        """Return how often each two have sat together."""
        return Counter(frozenset(two) for table in self.tables for two in combinations(table.entrants, 2))

    def computers(self, *entrants):
        """Return whether all of some are computer players."""
        return all(self.entrants[each].computer for each in entrants)

    def byes(self):
        """Return how many byes each has had."""
        return Counter(each for drawn in self.rounds for each in drawn.byes)

    def points(self):
        """Return each entrant's points."""
        free = self.options["format"] in ("round-robin", "clubs")
        found = Counter() if free else self.byes()
        for table in self.tables:
            if not table.open:
                for one, own in zip(table.entrants, table.places, strict=True):
                    worth = sum((own < place) + Fraction(own == place, 2) for place in table.places) - Fraction(1, 2)
                    found[one] += 0 if one in table.absent else worth / (len(table.entrants) - 1)
        return found

    def last_table(self, entrant):
        """Return the table at which somebody sat last; None if there is none."""
        return next((table for table in reversed(self.tables) if entrant in table.entrants), None)

    @property
    def closes_at(self):
        return self.begun_at + timedelta(minutes=self.options["minutes"])


def of_each_club(options, people):
    """Return how many of each club play."""
    most = min(people, options["tables"] * options["seats"] // 2)
    fit = (each for each in range(most, 0, -1) if sum(sizes(2 * each, options["seats"], options["least"])) == 2 * each)
    return next(fit, 0)
