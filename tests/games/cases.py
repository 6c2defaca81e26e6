"""Games of every kind for Hypothesis: any seats, house rules and versions of the rules, played by fast players."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from bot.games.shuffle import Seeded

cases = st.fixed_dictionaries(
    {
        "seed": st.binary(min_size=32, max_size=32),
        "seats": st.integers(0, 5),
        "values": st.lists(st.integers(0, 9), min_size=4, max_size=4),
        "chance": st.integers(0, 2**32),
        "kinds": st.lists(st.integers(0, 9), min_size=6, max_size=6),
        "rules": st.integers(0, 9),
    }
)


def start(game, case):
    """Deal by some version of the rules, with some house rules, to as many seats as these allow."""
    chosen = {
        spec.name: spec.values[value % len(spec.values)]
        for spec, value in zip(game.option_specs, case["values"], strict=False)
    }
    options = game.read_options(chosen)
    possible = game.seats_for(options)
    return game.start(
        possible[case["seats"] % len(possible)], Seeded(case["seed"]), options, rules=rules_of(game, case)
    )


def rules_of(game, case):
    """Return the version of the rules of a case."""
    return game.versions[case["rules"] % len(game.versions)]


def positions(game, case):
    """Yield every position of a game among fast players, with the dice that play it."""
    quick = [player for kind, player in game.players.items() if kind not in game.slow]
    position, chance = start(game, case), Random(case["chance"])
    yield position, chance
    while position.to_act:
        seat = chance.choice(position.to_act)
        player = quick[case["kinds"][seat] % len(quick)]
        position.play(seat, player.choose(position.view(seat), chance))
        yield position, chance
