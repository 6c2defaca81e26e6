"""``python -m bot simulate``: let computer players play against each other."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import cycle, islice
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random

from tqdm import tqdm

from bot.games.catalog import ALL_GAMES, REFUSED
from bot.games.game import AnyGame, AnyPosition, BadSetup
from bot.games.record import seats_in_words, write_record
from bot.games.shuffle import Seeded
from bot.locales.words import refusal_words, words_for
from bot.runtime.exits import refuse

AT_ONCE = 20
"""How many games a process plays before it reports."""

_Z_95 = 1.959963984540054
# The normal distribution's quantile for a 95 % interval.

_refuse = partial(refuse, who="simulate")


@dataclass
class Tally:
    """The counts of one kind of player."""

    seats: int
    wins: int = 0
    decision_ns: list[int] = field(default_factory=list)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("game", help=f"what to play: {', '.join(sorted(ALL_GAMES))}")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--players", metavar="KIND,…", help="a kind for each seat (the game's own, strongest first)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; may be given several times"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed plays the same games (1)")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write each game as a record into this folder")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="how many play at the same time (1)")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def main(arguments: argparse.Namespace) -> int:
    """Play the games, and print who won how often. Return 2 if the arguments do not fit the game."""
    if arguments.game not in ALL_GAMES:
        name = arguments.game
        left_out = (f"; {each} is left out: {why}" for each, why in REFUSED.items() if each.split()[0] == name)
        return _refuse(f"no game {name}; there are {', '.join(sorted(ALL_GAMES))}{''.join(left_out)}")
    game = ALL_GAMES[arguments.game]
    given: list[str] = [] if arguments.players is None else arguments.players.split(",")
    unknown = [kind for kind in given if kind not in game.players]
    if unknown:
        return _refuse(f"no player {', '.join(unknown)}; there are {', '.join(game.players)}")
    if given and len(given) not in game.seats:
        return _refuse(_other_number(game, game.seats, len(given)))
    try:
        options = read_options(game, arguments.option)
    except BadSetup as error:
        sentence = refusal_words(words_for(None), error.code, error.details, game.name)
        return _refuse(f"{sentence} {game.name} has {_known(game)}")
    except ValueError as error:
        return _refuse(str(error))
    possible = game.seats_for(game.read_options(options))
    kinds = given or usual_players(game, min(possible))
    if len(kinds) not in possible:
        return _refuse(f"with these options {_other_number(game, possible, len(kinds))}")
    if arguments.games < 1 or arguments.processes < 1:
        return _refuse("--games and --processes must be at least 1")
    if arguments.records:
        try:
            arguments.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return _refuse(f"cannot write records to {arguments.records}: {error.strerror}")
    asked = (arguments.games, arguments.seed, arguments.records, arguments.processes)
    result = simulate(game, kinds, *asked, options)
    print(json.dumps(result) if arguments.json else _table(result))
    return 0


def usual_players(game: AnyGame, seats: int) -> list[str]:
    """Return a kind for each seat: those of the game's levels, the strongest first, without those that think long."""
    levels = [kind for kind in reversed([*game.levels.values()]) if kind not in game.slow]
    quick = [kind for kind in game.players if kind not in game.slow]
    return list(islice(cycle(dict.fromkeys([*levels, *quick] or game.players)), seats))


def _other_number(game: AnyGame, possible: Sequence[int], given: int) -> str:
    such, said = ",".join(usual_players(game, min(possible))), seats_in_words(possible)
    return f"{game.name} is played by {said}, not {given}: give {said}, such as {such}"


def read_options(game: AnyGame, given: Sequence[str]) -> dict[str, str]:
    """Return the house rules of ``NAME=VALUE`` that differ from the defaults.

    :raises ValueError: one has no ``=``, or a name is given twice.
    :raises BadSetup: the game does not know a name or a value.
    """
    options: dict[str, str] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise ValueError(f"--option is NAME=VALUE, not {each}; {game.name} has {_known(game)}")
        if name in options:
            raise ValueError(f"--option {name} is given twice")
        options[name] = value
    return game.write_options(game.read_options(options))


def _known(game: AnyGame) -> str:
    return ", ".join(f"{spec.name}={'|'.join(spec.values)}" for spec in game.option_specs)


def simulate(
    game: AnyGame,
    kinds: Sequence[str],
    games: int,
    seed: int,
    records: Path | None,
    processes: int = 1,
    options: Mapping[str, str] | None = None,
) -> dict[str, object]:
    """Play games among these kinds of players, and return the counts. The seats rotate by one after each game.

    :param processes: how many play at the same time; the games are the same for any number.
    :param options: the house rules that differ from the defaults, as text.
    """
    chosen = dict(options or {})
    play = partial(_play_some, game.name, tuple(kinds), seed, records, chosen)
    tallies = {kind: Tally(seats=list(kinds).count(kind)) for kind in kinds}
    began = time.perf_counter()
    with tqdm(total=games, unit=" games", disable=not sys.stderr.isatty(), leave=False) as bar:
        for played, some in _play_all(play, games, processes):
            for kind, tally in some.items():
                tallies[kind].wins += tally.wins
                tallies[kind].decision_ns += tally.decision_ns
            bar.update(played)
    return {
        "game": game.name,
        "games": games,
        "seed": seed,
        "options": chosen,
        "games_per_s": round(games / (time.perf_counter() - began), 1),
        "players": {kind: _figures(tally, games) for kind, tally in tallies.items()},
    }


def _play_all(
    play: Callable[[range], dict[str, Tally]], games: int, processes: int
) -> Iterator[tuple[int, dict[str, Tally]]]:
    """Play the games in portions; yield the number of games of each portion, and its counts."""
    portions = [range(first, min(first + AT_ONCE, games)) for first in range(0, games, AT_ONCE)]
    if processes == 1:
        for portion in portions:
            yield len(portion), play(portion)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(play, portion): len(portion) for portion in portions}
        for future in as_completed(futures):
            yield futures[future], future.result()


def _play_some(
    name: str, kinds: Sequence[str], seed: int, records: Path | None, options: Mapping[str, str], numbers: range
) -> dict[str, Tally]:
    game = ALL_GAMES[name]
    tallies = {kind: Tally(seats=0) for kind in kinds}
    names = [f"{kind}{1 + list(kinds[:i]).count(kind)}" for i, kind in enumerate(kinds)]
    for number in numbers:
        turn = number % len(kinds)
        seated = [*kinds[turn:], *kinds[:turn]]
        game_seed = sha256(f"{game.name} {seed} {number}".encode()).digest()
        position = _play(game, seated, game_seed, options, tallies)
        for kind in {seated[winner] for winner in position.outcome.winners} if position.outcome else ():
            tallies[kind].wins += 1
        if records:
            text = write_record(game, [*names[turn:], *names[:turn]], options, game_seed, position.moves)
            (records / f"{game.name}-{number + 1:06}.txt").write_text(text, encoding="utf-8")
    return tallies


def _play(
    game: AnyGame, seated: Sequence[str], seed: bytes, options: Mapping[str, str], tallies: dict[str, Tally]
) -> AnyPosition:
    position = game.start(len(seated), Seeded(seed), game.read_options(options))
    chance = Random(seed)  # noqa: S311 - dice for computer players
    while position.to_act:
        seat = position.to_act[0]
        kind = seated[seat]
        view = position.view(seat)
        before = time.process_time_ns()
        move = game.players[kind].choose(view, chance)
        tallies[kind].decision_ns.append(time.process_time_ns() - before)
        position.play(seat, move)
    return position


def _figures(tally: Tally, games: int) -> dict[str, object]:
    low, high = wilson(tally.wins, games)
    slowest_last = sorted(tally.decision_ns)
    at = [slowest_last[min(len(slowest_last) - 1, len(slowest_last) * percent // 100)] for percent in (50, 99)]
    return {
        "seats": tally.seats,
        "wins": tally.wins,
        "rate": round(tally.wins / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "decision_ms": {"p50": round(at[0] / 1e6, 4), "p99": round(at[1] / 1e6, 4)},
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a rate: Wilson's score interval, which stays between 0 and 1."""
    rate = wins / games
    spread = 1 + _Z_95**2 / games
    middle = (rate + _Z_95**2 / (2 * games)) / spread
    half = _Z_95 * sqrt(rate * (1 - rate) / games + _Z_95**2 / (4 * games**2)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)


def _table(result: dict[str, object]) -> str:
    players = result["players"]
    assert isinstance(players, dict)
    options = result["options"]
    assert isinstance(options, dict)
    chosen = "".join(f", {name}={value}" for name, value in options.items())
    what = f"{result['games']} games of {result['game']}{chosen}, seed {result['seed']}"
    lines = [
        f"{kind:10} {row['seats']:5} {row['wins']:7} {row['rate']:7.1%}   {row['low']:.1%} to {row['high']:.1%}"
        f"    {row['decision_ms']['p50']:.3f}, {row['decision_ms']['p99']:.3f}"
        for kind, row in players.items()
    ]
    head = f"{'player':10} {'seats':>5} {'wins':>7} {'rate':>7}   95 % interval     ms/decision p50, p99"
    return "\n".join([f"{what}, {result['games_per_s']} games/s", head, *lines])
