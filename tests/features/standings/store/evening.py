"""Evenings of games without Discord: stored as the tables store them, and counted again independently."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, defaultdict
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from bot.features.standings.rows import DuelRow, PlayerRow, TallyRow
from bot.games.catalog import GAMES
from bot.games.record import replay, write_record
from bot.store.engine.models import BoardRow, GameRow, MoveRow, SeatRow, StandingRow
from bot.store.engine.status import Status
from bot.store.journal.entries import Opening, Seating
from bot.tables.rules import lobby, playing
from bot.tables.rules.computers import computer
from bot.tables.rules.moment import Moment
from bot.tables.rules.table import Table

BEGIN = datetime(2026, 5, 3, 21, 30, tzinfo=UTC)  # a Sunday, so that days and weeks change during play
PEOPLE = list(range(7_000_000_000_000_001, 7_000_000_000_000_008))
GAME = GAMES["claro"]
MOST_WAITING = 200
"""How many entries wait to be written at the same time. The journal would make more wait."""


async def play_some(journal, count, chance, begin=BEGIN, gap=0):
    """Play games one after the other. Somebody leaves some of them, and some are closed early.

    :param gap: the most days of rest between two games.
    """
    now = begin
    for _ in range(count):
        guild = chance.choice([10, 11])
        channel = guild * 100 + chance.randrange(2)
        people = chance.sample(PEOPLE, chance.choice([1, 2, 2, 3, 4]))
        seats = tuple(Seating(user, None, now) for user in people)
        for _ in range(chance.randrange(max(2 - len(people), 0), 3)):
            seats = (*seats, computer(chance.choice(["easy", "normal"]), seats, now))
        now += timedelta(minutes=chance.randrange(5, 300), days=chance.randrange(gap + 1) if gap else 0)
        await play_one(journal, Opening(GAME.name, guild, channel, people[0], 6, {}, seats, now), chance, now)


async def play_one(journal, opening, chance, now, purse=None):
    """Play a game until it is finished or closed; return the table."""
    game = GAMES[opening.game]
    table = Table.restore(await journal.load(await journal.open(opening)), game)
    people = [seat.user for seat in opening.seats if seat.user is not None]

    written = []

    async def write(entry):
        # A game's moves share transactions here: none of them depends on the answer to another.
        written.append(asyncio.ensure_future(journal.write(entry)))
        table.apply(entry)
        if len(written) % MOST_WAITING == 0:
            await asyncio.gather(*written)

    begun = lobby.start(table, Moment(now, draw_seed=lambda: chance.randbytes(32)), opening.host)
    await write(begun if purse is None else replace(begun, purse=purse))
    leaver = chance.choice(people) if len(people) > 1 and chance.random() < 0.2 else None
    closed = chance.random() < 0.1
    while table.live:
        now += timedelta(seconds=1)
        if table.position.turn > 20:
            if closed:
                await write(playing.close(table, Moment(now), table.host))
                break
            if leaver is not None:
                await write(playing.leave(table, Moment(now), leaver))
                leaver = None
        for user in table.people:  # all are there, also whoever has nothing to press any more
            table.saw(user, now.timestamp())
        seat = table.position.to_act[0]
        if table.seats[seat].user is None or table.seats[seat].away or table.position.formality(seat) is not None:
            turn = table.computer_turn()
            move = turn.formality or game.players[turn.kind].choose(turn.view, chance)
            await write(playing.computer_move(table, Moment(now), turn, move))
        else:
            move = game.players[chance.choice(["natural", "random"])].choose(table.position.view(seat), chance)
            await write(playing.play(table, Moment(now), table.seats[seat].user, table.position.turn, move))
    await asyncio.gather(*written)
    return table


async def rows(engine, model):
    """Return all rows of a table."""
    async with engine.connect() as connection:
        return (await connection.execute(select(model.__table__))).all()


async def records(engine):
    """Yield each finished game, its seats and its replayed position, in the order in which they ended."""
    seats, moves, played = defaultdict(list), defaultdict(list), defaultdict(list)
    for seat in sorted(await rows(engine, SeatRow), key=lambda row: row.seat):
        seats[seat.game_id].append(seat)
    for move in sorted(await rows(engine, MoveRow), key=lambda row: row.ply):
        moves[move.game_id].append((move.seat, move.move))
        played[move.game_id].append(move)
    finished = [game for game in await rows(engine, GameRow) if game.status == Status.FINISHED]
    for game in sorted(finished, key=lambda game: (game.ended_at, game.id)):
        names = [f"S{number}" for number in range(len(seats[game.id]))]
        text = write_record(GAME, names, game.options, bytes.fromhex(game.seed), moves[game.id])
        again = replay(text, GAMES)
        assert again.error is None
        own = Counter(move.seat for move in played[game.id] if not move.automatic)
        yield game, seats[game.id], again.position, own


async def counted(engine):
    """Count the records with the test's own code: standings by place and period, players, duels, tallies."""
    model = PlackettLuce()
    standings, duels, tallies = defaultdict(Counter), defaultdict(Counter), defaultdict(Counter)
    players = {}
    strengths = {"easy": 22.0, "normal": 29.0}
    met = Counter()
    async for game, seats, position, own in records(engine):
        outcome = position.outcome
        order = [
            (len(seats) + 1, True) if seat.user_id and (seat.away or seat.left_at) else (0, False) for seat in seats
        ]
        places = [
            last if given_up else 1 + sum(other > score for other in outcome.scores)
            for (last, given_up), score in zip(order, outcome.scores, strict=True)
        ]
        people = [number for number, seat in enumerate(seats) if seat.user_id]
        for number in people:
            user, given_up = seats[number].user_id, order[number][1]
            won = number in outcome.winners and not given_up
            year, week, _ = game.ended_at.isocalendar()
            for place in ((game.guild_id, False), (game.channel_id, True)):
                for period in (
                    "all",
                    f"d{game.ended_at:%Y-%m-%d}",
                    f"w{year}-{week:02}",
                    f"m{game.ended_at:%Y-%m}",
                ):
                    line = standings[*place, period, user]
                    line.update(games=1, wins=int(won), stars=0 if given_up else outcome.scores[number])
            player = players.setdefault(
                (game.guild_id, user),
                {"rating": model.rating(), "rated": 0, "at": None, "least": None, "streak": 0, "best": 0},
            )
            player["streak"] = player["streak"] + 1 if won else 0
            player["best"] = max(player["best"], player["streak"])
        if len(people) > 1:
            teams = [
                [aged(model, players[game.guild_id, seat.user_id], game.ended_at)]
                if seat.user_id
                else [model.rating(mu=strengths[seat.level], sigma=1.0)]
                for seat in seats
            ]
            there = [number for number in range(len(seats)) if number not in people or own[number]]
            everybody, after = [*range(len(seats))], {}
            for some in (everybody, there):
                if len(some) > 1:
                    rated = model.rate([teams[each] for each in some], ranks=[float(places[each]) for each in some])
                    after |= dict(zip(some, rated, strict=True))
            new = {}
            for number in people:
                (old,) = teams[number]
                user = seats[number].user_id
                rivals = [each for each in people if each != number and (own[each] or not own[number])]
                shares = [
                    min(own[each] / 6, 1) / 2 ** met[game.guild_id, game.ended_at.date(), user, seats[each].user_id]
                    for each in rivals
                ]
                share = sum(shares) / len(shares) if shares else 0
                left = [outcome.scores[each] for each in people if order[each][1]]
                beaten = any(score > outcome.scores[number] for score in left)
                if after[number][0].mu > old.mu and (beaten or not own[number]):
                    share = 0
                new[number] = model.rating(
                    mu=old.mu + share * (after[number][0].mu - old.mu),
                    sigma=old.sigma + share * (after[number][0].sigma - old.sigma),
                )
            for one in people:
                for other in people:
                    met[game.guild_id, game.ended_at.date(), seats[one].user_id, seats[other].user_id] += 1
            for number in people:
                player = players[game.guild_id, seats[number].user_id]
                after[number] = [new[number]]
                least = model.rating().sigma if player["least"] is None else player["least"]
                player["rating"], player["rated"] = after[number][0], player["rated"] + 1
                player["least"], player["at"] = min(least, player["rating"].sigma), game.ended_at
        for one in people:
            for other in people:
                if seats[one].user_id < seats[other].user_id:
                    duel = duels[game.guild_id, seats[one].user_id, seats[other].user_id]
                    ahead, behind = int(places[one] < places[other]), int(places[one] > places[other])
                    duel.update(games=1, first=ahead, second=behind)
        for each in position.rounds:
            for seat, name in ((each.turns[0].seat, "rounds_led"), (each.winner, "rounds_won")):
                if seats[seat].user_id and not order[seat][1]:  # else the computer may have done it
                    tallies[game.guild_id, seats[seat].user_id][name] += 1
    return standings, players, duels, tallies


def aged(model, player, now):
    """Return a player's rating after the days without games: in a year, 3.5 becomes 5.5."""
    days = 0 if player["at"] is None else (now - player["at"]) / timedelta(days=1)
    sigma = math.sqrt(player["rating"].sigma ** 2 + (5.5**2 - 3.5**2) / 365 * days)
    return model.rating(mu=player["rating"].mu, sigma=min(sigma, model.rating().sigma))


async def stored(engine):
    """Return what the database has, in the same form as ``counted``."""
    boards = {row.id: row for row in await rows(engine, BoardRow)}
    standings = {}
    for row in await rows(engine, StandingRow):
        board = boards[row.board_id]
        line = Counter(games=row.games, wins=row.wins, stars=row.stars)
        standings[board.place_id, board.is_channel, board.period, row.user_id] = line
    players = {(row.guild_id, row.user_id): row for row in await rows(engine, PlayerRow)}
    duels = {
        (row.guild_id, row.first_id, row.second_id): Counter(
            games=row.games, first=row.first_ahead, second=row.second_ahead
        )
        for row in await rows(engine, DuelRow)
    }
    tallies = defaultdict(Counter)
    for row in await rows(engine, TallyRow):
        tallies[row.guild_id, row.user_id][row.name] = row.count
    return standings, players, duels, tallies


async def compare(engine):
    """Check that what is stored matches the records; return the sum of all people's games, and the number of people."""
    standings, players, duels, tallies = await counted(engine)
    found, their, met, told = await stored(engine)
    assert found == standings
    assert met == duels
    assert {key: (row.rated, row.rated_at, row.streak, row.best_streak) for key, row in their.items()} == {
        key: (each["rated"], each["at"], each["streak"], each["best"]) for key, each in players.items()
    }
    for key, each in players.items():
        row, least = their[key], each["rating"].sigma if each["least"] is None else each["least"]
        said = (row.mu, row.sigma, row.sigma if row.least_sigma is None else row.least_sigma)
        assert said == pytest.approx((each["rating"].mu, each["rating"].sigma, least), rel=1e-9)
    for key, names in tallies.items():
        assert {name: told[key][name] for name in names} == dict(names)
    return sum(line["games"] for key, line in standings.items() if key[1:3] == (False, "all")), len(players)


def dice(seed=1):
    """Return dice with this seed."""
    return Random(seed)
