"""What pictures cost: the face of a card, and a finished game. Clicks are always answered before pictures are drawn."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import median
from typing import TypeVar

from tqdm import tqdm

from benchmarks.figure import Figure
from bot.art.chart import rating_plot
from bot.faces.catalog import FACES
from bot.faces.claro.cards import number_face
from bot.faces.face import won_with
from bot.faces.victory import Victory, draw_victory
from bot.games.claro.deck import standard_deck
from bot.games.claro.game import Claro
from bot.games.claro.rules import ClaroPosition
from bot.games.shuffle import Seeded

T = TypeVar("T")


def measure(quick: bool) -> list[Figure]:
    """Draw each kind of picture many times."""
    times = 10 if quick else 50
    deck, games = standard_deck(), [_game(seed) for seed in range(times)]
    numbers = [number % 50 + 1 for number in range(times)]

    def face(number: int) -> bytes:
        return number_face(number, deck.stars[number - 1])

    def picture(position: ClaroPosition) -> bytes:
        assert position.outcome is not None
        rows = tuple(("2.", f"Player {seat}", "★★☆") for seat in range(1, len(position.scores)))
        cards = won_with(FACES["claro"], position) or ()
        return draw_victory("claro", Victory(("Player 0",), crowned=True, score="★★★", rows=rows, cards=tuple(cards)))

    began = datetime(2026, 5, 4, tzinfo=UTC)
    courses = [
        tuple((f"{began + timedelta(days=day):%d.%m.%Y}", 1000 + (day * seed) % 97) for day in range(100))
        for seed in range(times)
    ]
    picture(games[0])  # fills the caches of card faces; the next line, those of the ratings
    rating_plot.__wrapped__(courses[0])
    with tqdm(total=3 * times, desc="pictures", leave=False) as bar:
        face_ms = _median_ms(face, numbers, bar.update)
        game_ms = _median_ms(picture, games, bar.update)
        rating_ms = _median_ms(rating_plot.__wrapped__, courses, bar.update)
    size = median(len(picture(position)) for position in games[:10])
    return [
        Figure("pictures.card_face_ms", round(face_ms, 1), "ms"),
        Figure("pictures.game_ms", round(game_ms, 1), "ms"),
        Figure("pictures.rating_ms", round(rating_ms, 1), "ms"),
        Figure("pictures.game_kb", round(size / 1024, 1), "KB"),
    ]


def _game(seed: int) -> ClaroPosition:
    """Return a finished game at four seats."""
    rules, chance = Claro(), Random(seed)
    position = rules.start(4, Seeded(chance.randbytes(32)), rules.read_options({}))
    while position.to_act:
        seat = position.to_act[0]
        position.play(seat, rules.players["natural"].choose(position.view(seat), chance))
    return position


def _median_ms(draw: Callable[[T], bytes], things: Sequence[T], done: Callable[[], object]) -> float:
    spent: list[float] = []
    for thing in things:
        before = time.perf_counter()
        draw(thing)
        spent.append((time.perf_counter() - before) * 1e3)
        done()
    return median(spent)
