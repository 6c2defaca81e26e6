"""The draws of each format: docs/draws.md, from "When a round is drawn" on."""

from datetime import timedelta
from itertools import count

from tests.features.tournaments.rules.by_text.state import State, entries_of, of_each_club
from tests.features.tournaments.rules.by_text.tables import best_pairs, better, by_lot, cut, lot, pair_lot, sizes, split


def check(text, seed=None):
    """Give the tables and byes of each draw of a record beside those that the text draws, None where it draws none."""
    entries = entries_of(text)
    if seed is None:
        seed = bytes.fromhex(next(each["seed"] for each in entries if each["kind"] == "ended"))
    state = State()
    for each in entries:
        if each["kind"] == "drawn":
            yield (each["tables"], each.get("byes", [])), draw(state, seed, each["at"])
        state.apply(each)


def draw(state, seed, at):
    """Return the tables and the byes of the next draw; None if there is none."""
    form = state.options["format"]
    if not state.begun or state.paused or state.ended:
        return None
    if form not in ("arena", "ladder") and any(table.open for table in state.tables):
        return None
    if len(state.playing) < state.options["least"] or state.computers(*state.playing):
        return None
    tables, byes = FORMATS[form](Draw(state, seed, at))
    return ([list(each) for each in tables], list(byes)) if tables else None


class Draw:
    """What the formats have in common."""

    def __init__(self, state, seed, at):
        self.state, self.seed, self.at = state, seed, at
        self.options, self.seats, self.least = state.options, state.options["seats"], state.options["least"]
        self.number = len(state.rounds) + 1
        self.label = f"round {self.number}"
        self.meetings, self.points, self.byes = state.meetings(), state.points(), state.byes()

    def by_lot(self, entrants, label=None):
        return by_lot(self.seed, label or self.label, entrants)

    def sizes(self, entrants):
        return sizes(len(entrants), self.seats, self.least)

    def met(self, one, other):
        return self.meetings[frozenset((one, other))]

    def gap(self, one, other):
        return abs(self.points[one] - self.points[other])

    def by_points(self, entrants):
        return sorted(entrants, key=lambda each: -self.points[each])

    def seat(self, order, seated, weigh, apart):
        """Seat people in the order of their points: pairs, or tables of several."""
        if self.seats > 2:
            tables = cut(order, seated)
            better(tables, weigh, apart, 4)
            return tables

        def cost(one, other):
            return *weigh(one, other), pair_lot(self.seed, self.label, one, other)

        if len(order) <= 40:
            return best_pairs(order, cost)
        pairs = cut(order, seated)
        for number in range(len(pairs)):
            if apart(*pairs[number]):
                start, stop = max(number - 7, 0), number + 8
                around = [each for each in order if any(each in pair for pair in pairs[start:stop])]
                pairs[start:stop] = best_pairs(around, cost)
        return pairs


def swiss(draw):
    state, first = draw.state, draw.state.rounds[:1]
    entrants = len(first[0].everybody) if first else len(state.playing)
    rounds = draw.options["rounds"] or next(each for each in count(1) if draw.seats**each >= entrants)
    if len(state.rounds) >= rounds:
        return (), ()
    lots = draw.by_lot(state.playing)
    seated = draw.sizes(lots)
    out = sorted(lots, key=lambda each: (not state.computers(each), draw.byes[each], draw.points[each]))
    byes = out[: len(lots) - sum(seated)]

    def weigh(one, other):
        return draw.met(one, other) + state.computers(one, other), draw.gap(one, other)

    def apart(one, other):
        return draw.met(one, other) or state.computers(one, other)

    order = draw.by_points(each for each in lots if each not in byes)
    return draw.seat(order, seated, weigh, apart), sorted(byes)


# Knock-out


def knock_out(draw):
    state = draw.state
    left = state.playing
    if state.rounds:
        last = state.rounds[-1]
        if len(last.tables) == 1 and not last.byes:
            return (), ()
        on = {*last.byes}.union(*(going_on(draw, number) for number in last.numbers))
        left = [each for each in left if each in on]
    if len(left) < draw.least:
        return (), ()
    order = draw.by_lot(left, "bracket")
    if len(left) <= draw.seats:
        return [order], ()
    if draw.options["going_on"] > 1 or draw.least > 2:
        return dealt(draw, left)
    return next_of_bracket(draw, order) if state.rounds else first_of_bracket(draw, order)


def going_on(draw, number):
    table, state = draw.state.tables[number], draw.state
    scores = dict(zip(table.entrants, table.scores or [0] * len(table.entrants), strict=True))

    def key(each):
        out = not state.entrants[each].playing
        return table.place(each), -scores[each], out, lot(draw.seed, f"edge {number}", each)

    able = sorted((each for each in table.entrants if each not in table.absent), key=key)
    return able[: min(draw.options["going_on"], len(table.entrants) - 1)]


def knock_out_sizes(draw, left):
    going, full = draw.options["going_on"], draw.seats
    while (more := -(-full // going) * draw.seats) < left:
        full = more
    out = left - full
    tables = -(-out // (draw.seats - going))
    seated = [max(going + each, draw.least) for each in split(out, tables)]
    return seated if sum(seated) <= left else sizes(left, draw.seats, draw.least)


def places_of_bracket(seated, byes):
    """Return for each place of the bracket the size of its table, 1 for a bye."""
    sized, tables, places = iter(seated), len(seated), len(seated) + byes
    tabled = [(place + 1) * tables // places > place * tables // places for place in range(places)]
    return [next(sized) if each else 1 for each in tabled]


def first_of_bracket(draw, order):
    seated = knock_out_sizes(draw, len(order))
    units = cut(order, places_of_bracket(seated, len(order) - sum(seated)))
    return [each for each in units if len(each) > 1], [each[0] for each in units if len(each) == 1]


def next_of_bracket(draw, order):
    first = draw.state.rounds[0]
    units = [[each] for each in first.byes] + [each.entrants for each in first.tables]
    units.sort(key=lambda unit: min(lot(draw.seed, "bracket", each) for each in unit))
    place = {each: number for number, unit in enumerate(units) for each in unit}
    width = draw.seats
    while True:
        groups = {}
        for each in order:
            groups.setdefault(place[each] // width, []).append(each)
        found = list(groups.values())
        if any(len(each) > 1 for each in found):
            return [each for each in found if len(each) > 1], [each[0] for each in found if len(each) == 1]
        width *= draw.seats


def dealt(draw, left):
    lots = draw.by_lot(left)
    seated = knock_out_sizes(draw, len(lots))
    byes = sorted(lots, key=lambda each: draw.byes[each])[: len(lots) - sum(seated)]
    last = draw.state.rounds[-1:]
    came_from = {
        each: number
        for drawn in last
        for number, table in zip(drawn.numbers, drawn.tables, strict=True)
        for each in table.entrants
    }
    left = sorted((each for each in lots if each not in byes), key=lambda each: came_from.get(each, -1))
    tables = [[] for _ in seated]
    while left:
        for table, size in zip(tables, seated, strict=True):
            if left and len(table) < size:
                table.append(left.pop(0))
    return tables, byes


# Round robin


def round_robin(draw):
    state = draw.state
    playing = draw.by_lot(state.playing, "schedule")
    to_meet = {each: sum(open_to(draw, each, other) for other in playing if other != each) for each in playing}
    if draw.seats == 2:
        tables = circle(draw) or catch_up(draw, playing, to_meet)
    else:
        tables = tables_of_several(draw, to_meet) if any(to_meet.values()) else []
    seated = {each for table in tables for each in table}
    return tables, sorted(each for each in playing if each not in seated)


def open_to(draw, one, other):
    return not draw.met(one, other) and not draw.state.computers(one, other)


def circle(draw):
    state, playing = draw.state, draw.state.playing
    began = state.rounds[0].everybody if state.rounds else playing
    ever = {*playing}.union(*(each.everybody for each in state.rounds))
    if not ever <= {*began}:
        return []
    places = draw.by_lot(began, "schedule")
    places += [None] * (len(places) % 2)
    for _ in range(len(places) - 1):
        facing = [(places[number], places[-1 - number]) for number in range(len(places) // 2)]
        found = [two for two in facing if {*two} <= {*playing} and open_to(draw, *two)]
        if found:
            return found
        places = [places[0], places[-1], *places[1:-1]]
    return []


def catch_up(draw, playing, to_meet):
    order = sorted(playing, key=lambda each: -to_meet[each])
    if len(order) <= 40:

        def cost(one, other):
            if open_to(draw, one, other):
                return -to_meet[one] - to_meet[other], pair_lot(draw.seed, draw.label, one, other)
            return None

        return best_pairs(order, cost)
    pairs = []
    while order:
        one = order.pop(0)
        other = next((each for each in order if open_to(draw, one, each)), None)
        if other is not None:
            order.remove(other)
            pairs.append([one, other])
    return pairs


def tables_of_several(draw, to_meet):
    state = draw.state
    lots = draw.by_lot(state.playing)
    seated = draw.sizes(lots)
    out = sorted(lots, key=lambda each: (draw.byes[each], to_meet[each]))[: len(lots) - sum(seated)]
    left = sorted((each for each in lots if each not in out), key=lambda each: -to_meet[each])
    near = max(4, 400 // len(left))

    def weigh(one, other):
        return int(not open_to(draw, one, other)), draw.met(one, other) ** 2

    tables = []
    for size in seated:
        table = [left.pop(0)]
        while len(table) < size:
            sums = [[sum(weigh(each, other)[part] for other in table) for part in (0, 1)] for each in left]
            table.append(left.pop(sums.index(min(sums))))
        tables.append(table)
    better(tables, weigh, draw.met, near)
    return tables


# Arena


def arena(draw):
    state, busy = draw.state, draw.state.busy
    if draw.at >= state.closes_at:
        return (), ()
    lots = draw.by_lot(each for each in state.playing if each not in busy)
    last = {each: state.last_table(each) for each in lots}

    def since(each):
        return max(state.begun_at, state.entrants[each].since, last[each].over_at if last[each] else state.begun_at)

    def together(one, other):
        return last[one] is not None and last[one] is last[other]

    def weigh(one, other):
        return together(one, other) + 2 * state.computers(one, other), draw.gap(one, other)

    def apart(one, other):
        return together(one, other) or state.computers(one, other)

    def waits(table):
        same = all(together(table[0], each) for each in table[1:])
        return busy and same and draw.at < since(table[0]) + timedelta(seconds=60)

    seated = draw.sizes(lots)
    free = sorted(lots, key=lambda each: (state.computers(each), since(each)))[: sum(seated)]
    tables = draw.seat(draw.by_points(each for each in lots if each in free), seated, weigh, apart)
    return [each for each in tables if not state.computers(*each) and not waits(each)], ()


# Clubs


def clubs(draw):
    state = draw.state
    sides = [[each for each in state.playing if state.entrants[each].side == side] for side in (0, 1)]
    people = of_each_club(draw.options, min(map(len, sides)))
    if len(state.rounds) >= (draw.options["rounds"] or 1) or not people:
        return (), ()
    taken = [sorted(draw.by_lot(side), key=lambda each: -draw.byes[each])[:people] for side in sides]
    out = sorted({*state.playing} - {*taken[0], *taken[1]})
    if draw.seats == 2:
        one, other = (draw.by_lot(side, "boards") for side in taken)
        starts = [(draw.number - 1 + more) % people for more in range(people)]
        turns = [(*other[start:], *other[:start]) for start in starts]
        again = [sum(map(draw.met, one, turned)) for turned in turns]
        return list(zip(one, turns[again.index(min(again))], strict=True)), out
    orders, more = [draw.by_lot(side) for side in taken], (draw.number - 1) % 2
    tables = []
    for size in sizes(2 * people, draw.seats, draw.least):
        first = more if size % 2 else 0  # the club whose turn it is to have one more
        more ^= size % 2
        tables.append([orders[(first + seat) % 2].pop(0) for seat in range(size)])
    return tables, out


# Ladder


def ladder(draw):
    found = []
    for each in draw.state.challenges:
        if each.open and each.table is None and len(each.ready) == 2:
            earlier, later = sorted(each.ready.values())
            if later - earlier <= timedelta(minutes=15) and draw.at - later <= timedelta(minutes=15):
                found.append(each.two)
    return found, ()


FORMATS = {
    "swiss": swiss,
    "knock-out": knock_out,
    "round-robin": round_robin,
    "arena": arena,
    "clubs": clubs,
    "ladder": ladder,
}
