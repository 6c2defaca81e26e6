"""The moves that the lessons teach, as the judge of the reviews sees them."""

from __future__ import annotations

from random import Random

import pytest

from bot.faces.lessons import LESSONS
from bot.games.lesson import PUPIL
from bot.games.shuffle import Seeded
from bot.games.stardust.rules import StardustPosition
from bot.tables.rules.verdicts import SLIP_FROM
from tests.effort import thorough

SEEDS = 3
"""How often a move is judged. The mean counts, because the judge's play-outs are random."""

STEPS = [
    pytest.param(lesson, step, id=f"{game}-{step.name}") for game, lesson in LESSONS.items() for step in lesson.steps
]


@thorough
@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_the_move_that_a_lesson_teaches_is_as_good_as_any(lesson, step):
    position = step.position
    if isinstance(position, StardustPosition):  # later hands are dealt by no record
        position = position.dealt_by(Seeded(bytes(32)))
    chances = {}
    for seed in range(SEEDS):
        for move, chance in lesson.game.judge(position, PUPIL, step.answer, Random(seed)):
            chances.setdefault(move, []).append(chance)
    mean = {move: sum(found) / len(found) for move, found in chances.items() if len(found) == SEEDS}
    assert max(mean.values()) - mean[step.answer] < SLIP_FROM, mean
