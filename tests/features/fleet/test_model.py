"""The model of PostgreSQL answers as PostgreSQL does, whatever is asked in whatever order."""

import time
from random import Random

import pytest
from sqlalchemy import make_url, text

from bot.features.fleet import leases
from bot.features.fleet.leases import FOUNDING, MEMBERS, SETTING_UP, SHARDS, SPACE
from bot.features.fleet.live_session import LiveSession
from bot.store.engine.fence import Fence, Fenced, NotSaved, check_fences
from tests.effort import effort, thorough
from tests.features.fleet.model_postgres import Blocked, Ended, ModelPostgres, Refused, key_of
from tests.features.fleet.simulation import ReadLeases
from tests.patience import LONGEST_SECONDS

STATEMENTS = effort(300, 3_000)
LOCK_MILLISECONDS = 20
"""How long the real server waits for a lock before it refuses the statement."""
NEARLY = LONGEST_SECONDS
"""By how many seconds two moments may differ: the real server's clock runs on."""
BETWEEN_SECONDS = 1_000 * LONGEST_SECONDS
"""How far apart the moments are that are reserved, so that a difference of places is told from one of clocks."""

KEYS = [
    *((SPACE, key) for key in (MEMBERS, FOUNDING, SETTING_UP)),
    *((SHARDS, key_of(generation, number)) for generation in range(2) for number in range(3)),
]


class Both:
    """A session on the real server, and the same one on the model."""

    def __init__(self, url, model):
        self.real = LiveSession(make_url(url), LONGEST_SECONDS, {})
        self._model = model
        self.session = None

    async def open(self):
        await self.real.open()
        await self.real.execute(f"SET lock_timeout = {LOCK_MILLISECONDS}")
        self.session = self._model.connect(self.real.name)

    async def ask(self, statement, values):
        """Return both answers."""
        try:
            found = await self.real.execute(statement, values)
            real = [tuple(row) for row in found] if found.returns_rows else []
        except NotSaved:
            real = "refused" if self.real.is_open else "ended"
        try:
            modelled = [tuple(row) for row in self._model.execute(self.session, statement, values, {})]
        except (Blocked, Refused):
            modelled = "refused"
        except Ended:
            modelled = "ended"
        return real, modelled


def draw(rng, model):
    """Draw a statement of the fleet's, with its values."""
    space, key = rng.choice(KEYS)
    generation, shard = rng.choice([*model.shards, (rng.randrange(3), rng.randrange(5))])
    row = model.shards.get((generation, shard))
    here = {"generation": generation, "shard": shard}
    fence = rng.choice([row.fence if row else 0, row.fence if row else 0, 0, 1])
    lock = {"space": space, "key": key}
    noted = {**here, "fence": fence, "id": rng.choice("ab"), "url": "ws://here", "sequence": 5}
    return rng.choice(
        [
            *3 * [("SELECT pg_try_advisory_lock(:space, :key)", lock)],
            *2 * [("SELECT pg_advisory_lock_shared(:space, :key)", lock)],
            *2 * [("SELECT pg_advisory_unlock(:space, :key)", lock)],
            *2 * [("SELECT pg_advisory_unlock_shared(:space, :key)", lock)],
            *3 * [(leases._SURVEY, {})],
            (leases._DIVIDE, {"shards": rng.choice([2, 3, 4])}),
            (leases._DIVISIONS, {}),
            (leases._SERVED, {}),
            *4 * [(leases._TAKE, here)],
            *2 * [(leases._NOTE, [noted])],
            (leases._RESERVE, {"bucket": rng.randrange(2), "seconds": BETWEEN_SECONDS}),
            (leases._END_STUCK, {"seconds": LONGEST_SECONDS}),
            (leases._FENCE, here),
            ("UPDATE fleet SET commands = :digest", {"digest": rng.choice("xy")}),
            ("SELECT commands FROM fleet", {}),
            (leases._NOTIFY, {"channel": leases.CHANGED, "news": "x"}),
        ]
    )


def draw_fence(rng, model):
    """Draw a lease, which may be a current one."""
    server = rng.randrange(12)
    if model.shards and rng.random() < 0.8:
        generation, shard = rng.choice(sorted(model.keys_of(server)))
        row = model.shards[generation, shard]
        return Fence(shard, row.fence, row.shards, server)
    return Fence(rng.randrange(4), rng.randrange(6), rng.choice([2, 3, 4]), server)


def alike(real, modelled):
    """Tell whether two answers are the same."""
    if isinstance(real, str) or isinstance(modelled, str):
        return real == modelled
    return len(real) == len(modelled) and all(map(same_row, real, modelled))


def same_row(real, modelled):
    return len(real) == len(modelled) and all(
        abs(mine - theirs) < NEARLY if isinstance(mine, float) else (mine or None) == (theirs or None)
        for mine, theirs in zip(real, modelled, strict=True)
    )


@thorough
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
@pytest.mark.parametrize("seed", range(3))
async def test_the_model_answers_as_the_server_does(url, engine, seed):
    rng, model = Random(seed), ModelPostgres()
    sessions = [Both(url, model) for _ in range(3)]
    for each in sessions:
        await each.open()
    began = time.monotonic()
    reading = None
    answers = []
    for number in range(STATEMENTS):
        model.now = time.monotonic() - began
        both = rng.choice(sessions)
        what = rng.random()
        if what < 0.02:
            answers.append(await end(engine, both, model))
            await both.open()
        elif what < 0.1 and reading is None:
            fence = draw_fence(rng, model)
            reading, answer = await read(engine, model, fence)
            assert answer[0] == answer[1], (seed, number, fence)
            answers.append(answer[0])
        elif what < 0.2 and reading is not None:
            connection, session = reading
            await connection.close()
            model.end(session)
            reading = None
        else:
            statement, values = draw(rng, model)
            real, modelled = await both.ask(statement, values)
            assert alike(real, modelled), (seed, number, statement, values, real, modelled)
            answers.append(real if isinstance(real, str) else "rows" if real else "none")
    assert {"refused", "rows", "none", "ended", "fenced", "ours"} <= set(answers)
    if reading is not None:
        await reading[0].close()
    for each in sessions:
        await each.real.close()


async def end(engine, both, model):
    """End a session on the server; both sides notice at the next statement."""
    async with engine.connect() as connection:
        await connection.execute(
            text("SELECT pg_terminate_backend(pid, :longest) FROM pg_stat_activity WHERE application_name = :name"),
            {"name": both.real.name, "longest": int(LONGEST_SECONDS * 1000)},
        )
    model.end(both.session)
    real, modelled = await both.ask("SELECT 1", {})
    assert real == modelled == "ended"
    return real


async def read(engine, model, fence):
    """Begin a transaction of the journal's; return it if it goes on, and both answers."""
    connection = await engine.connect()
    try:
        await connection.run_sync(check_fences, [fence])
        real = "ours"
    except Fenced:
        real = "fenced"
    session = model.connect("cards")
    try:
        check_fences(ReadLeases(model), [fence])
        modelled = "ours"
        session.rows = model.keys_of(fence.server)
    except Fenced:
        modelled = "fenced"
    if real == "fenced":
        await connection.close()
        model.end(session)
        return None, (real, modelled)
    return (connection, session), (real, modelled)
