"""Records of tournaments in which anything happens that the decisions allow."""

from __future__ import annotations

import dataclasses
from datetime import timedelta
from random import Random

from bot.features.tournaments.rules.announcing import announce, change
from bot.features.tournaments.rules.challenging import challenge, concede, ready, run_out, take_back, told
from bot.features.tournaments.rules.directors import (
    add_director,
    adjust,
    call_off,
    disqualify,
    pause,
    remove_director,
    replace,
    resume,
    take_out,
)
from bot.features.tournaments.rules.draw import draw
from bot.features.tournaments.rules.entries import Challenged, ChallengeTold, Drawn
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
from bot.features.tournaments.rules.tournament import Tournament
from bot.games.catalog import GAMES
from bot.games.refused import Refused
from tests.features.tournaments.rules.events import NOW, ORGANISER, SEED, not_there

CLARO = GAMES["claro"]

PEOPLE = range(2**60 + 100, 2**60 + 114)

EARLY = (
    (sign_up,) * 8
    + (check_in,) * 3
    + (accept,) * 2
    + (withdraw, open_check_in, begin, fill_with_computers, disqualify, replace)
)
LATE = (open_table, open_table, play_result, play_result, play_result, take_draw, take_draw, adjust, close_table)
RARE = (change, take_out, pause, resume, resume, add_director, remove_director, not_there)
LAST = (call_off, end)
CLIMBING = (challenge,) * 12 + (ready,) * 16 + (concede, take_back, told, run_out)


def any_options(chance: Random, form: Format | None = None) -> Options:
    """Return what an organiser might choose."""
    form = form or chance.choice(list(Format))
    clubs = form is Format.CLUBS
    return Options(
        "claro",
        form,
        clubs=(Side(1, "Owls"), Side(2, "Zoë's 👩\u200d🚀")) if clubs else (),
        tables=chance.choice([2, 4]) if clubs else 0,
        seats=chance.choice([2, 3, 4]),
        limit=chance.choice([None, 2, 5, 9]),
        check_in=chance.choice([0, 15]),
        late=form is not Format.KNOCK_OUT and chance.random() < 0.5,
        computers=chance.random() < 0.5,
        title=chance.choice(["", "Zoë's 👩\u200d🚀 Cup"]),
        starts=chance.choice([None, NOW + timedelta(hours=1)]),
    )


def any_tournament(seed: int, steps: int = 60, number: int = 1, form: Format | None = None) -> tuple[Tournament, list]:
    """Return a tournament in which as many things were tried, and its record."""
    chance = Random(seed)
    options = any_options(chance, form)
    entry = announce(NOW, CLARO, options, ORGANISER, SEED)
    tournament, record = Tournament.announced(number, 10, 20, entry), [entry]
    pace = timedelta(hours=6) if options.format is Format.LADDER else timedelta(seconds=1)
    for step in range(steps):
        for made in tried(tournament, chance, NOW + step * pace, last=step == steps - 1):
            tournament.apply(made)
            record.append(made)
    return tournament, record


def tried(tournament: Tournament, chance: Random, now, *, last=False) -> tuple:
    """Return what a decision makes that somebody tries; nothing if it is refused."""
    decisions = LAST if last else (*EARLY, *LATE, *RARE) if tournament.rounds else (*EARLY, *EARLY, take_draw, *RARE)
    if tournament.ladder is not None and not last:
        decisions = (*EARLY, *LATE, *RARE, *CLIMBING)
    decision = chance.choice(decisions)
    try:
        made = decision(tournament, *arguments(decision, tournament, chance, now))
    except Refused:
        return ()
    if made is None:
        return ()
    if isinstance(made, Challenged) and chance.random() < 0.9:
        return made, ChallengeTold(now, len(tournament.ladder.challenges), 5000)
    return tuple(made) if isinstance(made, tuple | list) else (made,)


def arguments(decision, tournament: Tournament, chance: Random, now) -> list:
    """Return arguments for a decision, some of which are not allowed."""
    user, entrant = chance.choice(PEOPLE), chance.randrange(-1, len(tournament.entrants) + 1)
    pairing = chance.randrange(-1, len(tournament.pairings) + 1)
    by = chance.choice([ORGANISER, ORGANISER, user])
    size = len(tournament.pairings[pairing].entrants) if 0 <= pairing < len(tournament.pairings) else 2
    places = ranked([chance.randrange(3) for _ in range(size)])
    limit = chance.choice([None, 3, 8])
    if tournament.ladder is not None and chance.random() < 0.9:
        fitting = climbing(decision, tournament, chance, now)
        if fitting is not None:
            return fitting
    if decision is take_draw:
        return [any_draw(tournament, chance, now)]
    return {
        sign_up: [now, user, (), chance.choice([0, 1, 1, None])],
        accept: [now, by],
        check_in: [now, user],
        withdraw: [now, user],
        open_check_in: [now],
        begin: [now],
        fill_with_computers: [now],
        not_there: [now, entrant],
        change: [now, by, CLARO, lambda chosen: dataclasses.replace(chosen, limit=limit)],
        disqualify: [now, by, entrant, "Because"],
        take_out: [now, by, entrant, "Because"],
        replace: [now, by, entrant, user],
        open_table: [now, pairing, 1000 + len(tournament.pairings), 2000],
        close_table: [now, pairing],
        play_result: [now, pairing, places],
        adjust: [now, by, pairing, places, "Because"],
        pause: [now, by],
        resume: [now, by],
        add_director: [now, by, user],
        remove_director: [now, by, user],
        call_off: [now, by, SEED],
        end: [now, SEED],
        challenge: [now, user, chance.choice(PEOPLE)],
        ready: [now, chance.randrange(-1, 9), user],
        concede: [now, chance.randrange(-1, 9), user],
        take_back: [now, chance.randrange(-1, 9), user],
        told: [now, 0, 5000],
        run_out: [now],
    }[decision]


def climbing(decision, tournament: Tournament, chance: Random, now) -> list | None:
    """Return arguments that mostly fit a ladder as it is; None for other decisions, or if there are none."""
    ladder = tournament.ladder
    if decision is challenge and len(ladder.order) > 1:
        own = chance.randrange(1, len(ladder.order))
        other = max(own - chance.randrange(1, 4), 0)
        return [now, *(tournament.entrants[ladder.order[each]].user for each in (own, other))]
    if decision in (ready, concede, take_back) and ladder.open:
        found = chance.choice(ladder.open)
        return [now, found.number, tournament.entrants[chance.choice(found.two)].user]
    if decision is told and ladder.open:
        return [now, chance.choice(ladder.open).number, 5000]
    if decision is take_draw:
        drawn = draw(tournament, SEED, now)
        return None if drawn is None else [drawn]
    if decision is play_result and tournament.open_pairings:
        pairing = chance.choice(tournament.open_pairings)
        places = chance.choice([(1, 2), (2, 1), (1, 1)])
        absent = [chance.choice(pairing.entrants)] if chance.random() < 0.2 else []
        return [now, pairing.number, behind(pairing.entrants, places, absent), (), absent]
    return None


def any_draw(tournament: Tournament, chance: Random, now) -> Drawn:
    """Return a draw of people who are free, as long as the tables can be filled."""
    busy = {each for pairing in tournament.open_pairings for each in pairing.entrants}
    free = [each.number for each in tournament.playing if each.number not in busy]
    chance.shuffle(free)
    seats = tournament.options.seats
    tables = tuple(tuple(free[start : start + seats]) for start in range(0, len(free), seats))
    return Drawn(
        now, tuple(each for each in tables if len(each) > 1), tuple(each[0] for each in tables if len(each) == 1)
    )
