"""Random tournaments of every format and size, in which the bot and docs/draws.md draw each round beside each other."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from datetime import timedelta
from random import Random

from bot.features.tournaments.rules.announcing import announce, change
from bot.features.tournaments.rules.challenging import challenge, concede, ready, run_out, take_back, told
from bot.features.tournaments.rules.directors import (
    add_director,
    adjust,
    disqualify,
    pause,
    remove_director,
    resume,
    take_out,
)
from bot.features.tournaments.rules.directors import replace as put_in
from bot.features.tournaments.rules.draw import draw, finished
from bot.features.tournaments.rules.entries import Drawn, Ended, Ending, Entry, SignedUp
from bot.features.tournaments.rules.options import Format, Options, Side
from bot.features.tournaments.rules.running import (
    accept,
    begin,
    behind,
    close_table,
    end,
    open_check_in,
    open_table,
    play_result,
    ranked,
    take_draw,
)
from bot.features.tournaments.rules.signing_up import check_in, fill_with_computers, sign_up, withdraw
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.rules.writing import PEOPLE, to_json
from bot.games.catalog import GAMES
from bot.games.refused import Refused
from tests.features.tournaments.rules.by_text import draws as by_text
from tests.features.tournaments.rules.by_text.state import State, entries_of
from tests.features.tournaments.rules.events import NOW, ORGANISER, not_there

MOST_ROUNDS = 12
"""After so many draws, a tournament is called off."""


FIRST = 2**60 + 100
"""The first person. Ids are as long as Discord's, so that each is found in a text only where it stands."""


class Twice:
    """A tournament, its record, and what the text makes of that."""

    def __init__(self, seed: int, form: Format, people: int) -> None:
        self.chance = Random(f"{form} {seed}")
        self.seed = self.chance.randbytes(32)
        self.now = NOW
        self.people = people
        self.crowded = False
        """Whether more computer players are in it than are needed."""
        self.record: list[Entry] = []
        self.lines: list[str] = []
        self.state = State()
        self.counts: Counter[str] = Counter()
        self.differ: list[str] = []
        self.game = GAMES[self.chance.choice(["claro", "africa"] if form is Format.LADDER else sorted(GAMES))]
        announced = announce(NOW, self.game, self._options(form), ORGANISER, self.seed)
        self.tournament = Tournament.announced(1, 10, 20, announced)
        self._write(announced)

    def _options(self, form: Format) -> Options:
        chance = self.chance
        seats = chance.choice([*self.game.seats, self.game.seats.start])
        clubs = form is Format.CLUBS
        return Options(
            self.game.name,
            form,
            seats=seats,
            going_on=chance.randrange(1, seats) if form is Format.KNOCK_OUT else 1,
            rounds=chance.choice([None, 3, 6]) if form in (Format.SWISS, Format.CLUBS) else None,
            minutes=chance.choice([10, 60]),
            limit=chance.choice([None, None, max(2, self.people - 3)]),
            check_in=chance.choice([0, 15]),
            late=form is not Format.KNOCK_OUT and chance.random() < 0.6,
            computers=chance.random() < 0.5,
            clubs=(Side(1, "Owls"), Side(2, "Foxes")) if clubs else (),
            tables=2 * chance.randint(1, max(1, self.people // (2 * seats))) if clubs else 0,
        )

    # The record

    def _write(self, entry) -> None:
        self.record.append(entry)
        written = {key: value for key, value in to_json(entry).items() if key not in PEOPLE}
        self.lines.append(json.dumps(written))
        (read,) = entries_of(self.lines[-1])
        self.state.apply(read)

    def put(self, *entries) -> None:
        for entry in entries:
            self._write(entry)
            self.tournament.apply(entry)

    def later(self, most: float = 20) -> None:
        self.now += timedelta(seconds=round(self.chance.uniform(0, most), 6))

    def attempt(self, decision, *arguments, **more) -> None:
        """Do what somebody decides, unless it is refused."""
        self.later()
        try:
            made = decision(self.tournament, self.now, *arguments, **more)
        except Refused:
            return
        self.put(*(made if isinstance(made, tuple | list) else () if made is None else (made,)))
        if decision in (adjust, put_in, withdraw, not_there, sign_up, change):
            self.counts[decision.__name__] += 1

    # The draws

    def compare(self) -> Drawn | None:
        """Draw now in both ways."""
        drawn = draw(self.tournament, self.seed, self.now)
        found = None if drawn is None else ([list(each) for each in drawn.tables], list(drawn.byes))
        again = by_text.draw(self.state, self.seed, self.now)
        self.counts["compared"] += 1
        self.counts["byes"] += bool(drawn and drawn.byes)
        self.counts["draws"] += drawn is not None
        if found != again:
            self.differ.append(f"line {len(self.lines)}: the bot {found}, the text {again}")
        return drawn

    # What happens

    def user(self) -> int:
        return self.chance.randrange(FIRST, FIRST + self.people + self.people // 4 + 2)

    def enter(self, user: int) -> None:
        self.attempt(sign_up, user, (), side=self.chance.randrange(2))

    def play(self) -> Twice:
        """Let everything happen from the first sign-up to the end."""
        chance, tournament, form = self.chance, self.tournament, self.tournament.options.format
        if form is Format.CLUBS:
            self.attempt(accept, ORGANISER + 1)
        for user in range(FIRST, FIRST + self.people):
            self.enter(user)
            if chance.random() < 0.1:
                self.something_early()
        if form is Format.LADDER:
            return self.climb()
        self.attempt(open_check_in)
        for user in range(FIRST, FIRST + self.people):
            if chance.random() < 0.9:
                self.attempt(check_in, user)
            if chance.random() < 0.05:
                self.something_early()
        if form not in (Format.LADDER, Format.CLUBS) and chance.random() < 0.2:
            # More than the bot itself enters, so that they meet each other.
            self.crowded = True
            self.put(*(SignedUp(self.now, None, computer=True) for _ in range(chance.randint(1, self.people))))
        self.attempt(begin)
        while tournament.phase is Phase.RUNNING and len(tournament.rounds) < MOST_ROUNDS:
            if finished(tournament, self.now) and not tournament.paused:
                assert self.compare() is None
                break
            self.round()
        return self.over()

    def over(self) -> Twice:
        if self.tournament.phase is Phase.RUNNING and not self.tournament.open_pairings:
            self.put(end(self.tournament, self.now, self.seed))
        else:
            self.put(Ended(self.now, Ending.CALLED_OFF, self.seed.hex()))
        assert self.compare() is None
        return self

    def something_early(self) -> None:
        chance, entrant = self.chance, self.chance.randrange(len(self.tournament.entrants) + 1)
        match chance.randrange(6):
            case 0:
                self.attempt(withdraw, self.user())
            case 1:
                self.attempt(put_in, ORGANISER, entrant, self.user())
            case 2:
                limit = chance.choice([None, self.people, self.people // 2 + 2])
                tables = 2 * chance.randint(1, 6) if self.tournament.options.tables else 0
                self.attempt_change(limit=limit, tables=tables)
            case 3:
                self.attempt(fill_with_computers)
            case 4:
                self.attempt(disqualify, ORGANISER, entrant, "Because")
            case _:
                self.enter(self.user())

    def attempt_change(self, **changed) -> None:
        self.attempt(change, ORGANISER, self.game, lambda options: replace(options, **changed))

    def round(self) -> None:
        tournament, chance = self.tournament, self.chance
        if not self.crowded:
            self.attempt(fill_with_computers)
        drawn = self.compare()
        if drawn is not None:
            self.put(take_draw(tournament, drawn))
            assert self.compare() is None or tournament.options.format is Format.ARENA
        elif not tournament.open_pairings:
            self.later(61)
        arena = tournament.options.format is Format.ARENA
        open_now = list(tournament.open_pairings)
        chance.shuffle(open_now)
        for pairing in open_now[: chance.randint(0, 4)] if arena else open_now:
            for number in range(chance.randrange(3)):
                self.attempt(open_table, pairing.number, 1000 + pairing.number, 2000 + number)
                self.attempt(close_table, pairing.number)
            self.attempt(open_table, pairing.number, 1000 + pairing.number, 2000)
            self.result(pairing)
            if chance.random() < 0.15:
                self.something(pairing)
                self.compare()
        self.later(90)

    def result(self, pairing) -> None:
        chance = self.chance
        scores = [chance.randrange(4) for _ in pairing.entrants]
        gone = 1 if chance.random() < 0.04 else 0.08  # sometimes nobody has come
        absent = [each for each in pairing.entrants if chance.random() < gone]
        if chance.random() < 0.05:
            places = ranked([chance.randrange(3) for _ in scores])
            self.attempt(adjust, ORGANISER, pairing.number, places, "Because")
            return
        places = behind(pairing.entrants, ranked([-each for each in scores]), absent)
        told = scores if chance.random() < 0.7 else [chance.randrange(2) for _ in scores]
        self.attempt(play_result, pairing.number, places, chance.choice([told, told, ()]), absent)
        for each in absent:
            if chance.random() < 0.5:
                self.attempt(not_there, each)

    def something(self, pairing) -> None:
        chance, tournament = self.chance, self.tournament
        entrant = chance.choice(pairing.entrants)
        match chance.randrange(10):
            case 0:
                self.attempt(withdraw, self.user())
            case 1:
                self.attempt(take_out, ORGANISER, entrant, "Because")
            case 2:
                self.attempt(put_in, ORGANISER, entrant, 10_000 + len(self.lines))
            case 3:
                self.attempt(pause, ORGANISER)
                self.compare()
                self.attempt(resume, ORGANISER)
            case 4 | 5:
                over = [each for each in tournament.pairings if each.over]
                wrong = chance.choice(
                    [each for each in over if each.absent and chance.random() < 0.5] or over or [pairing]
                )
                places = ranked([chance.randrange(3) for _ in wrong.entrants])
                self.attempt(adjust, ORGANISER, wrong.number, places, "Because")
                self.counts["exchanges"] += bool(
                    tournament.options.format is Format.KNOCK_OUT and wrong.round < len(tournament.rounds)
                )
            case 6:
                self.attempt(add_director, ORGANISER, chance.randrange(FIRST, FIRST + 10))
            case 7:
                self.attempt(remove_director, ORGANISER, chance.choice([100, *sorted(tournament.directors)]))
            case _:
                self.enter(self.user())

    def climb(self) -> Twice:
        tournament, chance, ladder = self.tournament, self.chance, self.tournament.ladder
        for _ in range(40):
            order = ladder.order
            if len(order) > 1:
                own = chance.randrange(1, len(order))
                other = max(own - chance.randint(1, 3), 0)
                self.attempt(challenge, *(tournament.entrants[order[each]].user for each in (own, other)))
            for each in ladder.open:
                if chance.random() < 0.9:
                    self.attempt(told, each.number, 5000)
                for entrant in chance.sample(each.two, chance.randint(0, 2)):
                    self.attempt(ready, each.number, tournament.entrants[entrant].user)
                    self.now += chance.choice([timedelta(0), timedelta(minutes=7), timedelta(minutes=15)])
            self.now += chance.choice([timedelta(0), timedelta(minutes=10), timedelta(days=2)])
            self.attempt(run_out)
            match chance.randrange(9):
                case 0 if ladder.open:
                    found = chance.choice(ladder.open)
                    users = [tournament.entrants[each].user for each in found.two]
                    concedes = chance.random() < 0.5
                    self.attempt(concede if concedes else take_back, found.number, users[concedes])
                case 1:
                    self.attempt(withdraw, self.user())
                case 2:
                    self.enter(self.user())
                case 3:
                    self.attempt(put_in, ORGANISER, chance.randrange(len(tournament.entrants)), self.user())
            drawn = self.compare()
            if drawn is not None:
                self.put(take_draw(tournament, drawn))
            for pairing in tournament.open_pairings:
                if chance.random() < 0.6:
                    self.result(pairing)
            self.compare()
        return self.over()


def any_record(seed: int, form: Format | None = None) -> tuple[Tournament, list[Entry]]:
    """Return a tournament in which anything has happened, and its record."""
    chance = Random(seed)
    played = Twice(seed, form or chance.choice(list(Format)), chance.randint(2, 12)).play()
    return played.tournament, played.record


def sizes(chance: Random) -> int:
    """Return how many people sign up, from 2 to 70: mostly few, often more than are all compared as pairs."""
    return chance.choice([chance.randint(2, 12), chance.randint(5, 30), chance.randint(30, 70)])
