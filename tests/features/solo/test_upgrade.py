"""What versions before 0043 have stored of games without a table goes on, on both databases."""

from datetime import UTC, date, datetime
from hashlib import sha256

import pytest
import sqlalchemy as sa

from bot.features.reviews.store import EVERYBODY, ReviewPart, ReviewStore
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.store.solo import SharedMessage, SoloStore
from bot.games.catalog import ALL_GAMES
from bot.games.fingerprint import fingerprint
from bot.games.shuffle import Seeded
from bot.runtime.background import Clock
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from bot.store.engine.database import open_engine, upgrade
from bot.store.engine.models import UtcDateTime
from bot.store.engine.status import Status
from bot.store.journal.entries import Help
from tests.journals import open_journal
from tests.routes import parse

NOW = datetime(2026, 5, 4, 20, tzinfo=UTC)
LATER = datetime(2026, 5, 4, 21, tzinfo=UTC)
SEED = bytes(range(32))
LAURA, CLARA = 7, 8
COLUMNS = (
    *("id", "game", "user_id", "guild_id", "options", "seed", "rules", "day", "ply", "moves", "score", "hints"),
    *("hinted_ply", "taken_back", "computers", "began", "origin", "mark", "created_at", "ended_at"),
)


def played(game, seats, moves, own=None):
    """Play so many first legal moves; return them as they were stored, and the fingerprint after them."""
    position = ALL_GAMES[game].start(seats, Seeded(SEED), ALL_GAMES[game].read_options({}))
    while len(position.moves) < moves and position.outcome is None:
        seat = min(position.to_act)
        position.play(seat, position.legal_moves(seat)[0])
    stored = ";".join(move if seats == 1 else f"{seat} {move}" for seat, move in position.moves)
    return stored, sha256(stored.encode()).hexdigest()[:8] + fingerprint(position, seats), position


def row(number, game="patience", user=LAURA, *, moves="", mark=None, **more):
    ply = moves.count(";") + 1 if moves else 0
    values = {"id": number, "game": game, "user_id": user, "guild_id": 10, "options": {}, "seed": SEED.hex()}
    values |= {"rules": ALL_GAMES[game].rules, "ply": ply, "moves": moves, "mark": mark, "created_at": NOW, "began": 0}
    return dict.fromkeys(COLUMNS) | values | {"hints": 1, "hinted_ply": 0, "taken_back": 2} | more


@pytest.fixture
async def before(empty_url):
    """An engine on a database of the version before."""
    engine = open_engine(empty_url)
    await upgrade(engine, "0042")
    yield engine
    await engine.dispose()


@pytest.fixture
async def alone(before):
    thinker, journal = Thinker(), open_journal(before)
    yield SoloGames(ALL_GAMES, journal, SoloStore(before, journal._writer), thinker, Clock(LATER.timestamp))
    await thinker.close()
    await journal.close()


async def insert(engine, table, *rows):
    kinds = {**dict.fromkeys(("options", "computers", "found"), sa.JSON(none_as_null=True)), "day": sa.Date}
    kinds |= dict.fromkeys(("created_at", "ended_at"), UtcDateTime)
    async with engine.begin() as connection:
        for each in rows:
            columns = [sa.column(name, kinds.get(name)) for name in each]
            await connection.execute(sa.insert(sa.table(table, *columns)).values(each))


def number_of(old):
    """Return a game's number, by a button from before that names it."""
    return parse(f"continue:{old}").parts[0].number


async def test_games_go_on_where_they_were(before, alone):
    patience, mark, _ = played("patience", 1, 5)
    claro, against, position = played("claro", 3, 7)
    names = ["easy", None, "hard:Mira"]
    await insert(
        before,
        "alone",
        row(3, moves=patience, mark=mark),
        row(4, moves=patience, mark="0" * 8 + mark[8:]),  # written on by a version that knew no fingerprints
        row(5, "claro", moves=claro, mark=against, computers=names, origin=99),
        row(6, hints=None, taken_back=None, mark=sha256(b"").hexdigest()[:8] + played("patience", 1, 0)[1][8:]),
    )
    await insert(before, "alone", row(7, mark=mark))  # the same, and all moves were taken back
    await upgrade(before)
    found = await alone.find(number_of(3), LAURA)
    assert ";".join(move for _, move in found.position.moves) == patience
    assert found.solo.help == Help(1, 2)
    assert (found.solo.guild, found.status) == (10, Status.PLAYING)
    moved = await alone.play(found.id, LAURA, 5, found.position.legal_moves(0)[0])
    assert len(moved.position.moves) == 6
    saved = await alone.store.find(number_of(3))
    assert saved.marks.keys() == {4, 5}
    for number in (4, 7):
        assert not (await alone.store.find(number_of(number))).marks
    theirs = await alone.store.find(number_of(5))
    assert theirs.moves == tuple(position.moves)
    assert [(seat.user, seat.level, seat.name) for seat in theirs.seats] == [
        (None, "easy", None),
        (LAURA, None, None),
        (None, "hard", "Mira"),
    ]
    assert (theirs.solo.began, theirs.solo.origin) == (0, 99)
    assert [seat.name for seat in (await alone.find(number_of(5), LAURA)).seats] == ["Vega", None, "Mira"]
    fresh = await alone.store.find(number_of(6))
    assert (fresh.solo.help, set(fresh.marks)) == (None, {-1})
    listed, _ = await alone.store.unfinished(LAURA, 9)
    assert [each.id for each in listed] == [(await alone.store.find(-old)).id for old in (7, 6, 5, 4, 3)]
    with pytest.raises(Refusal, match="unknown table"):
        await alone.find(number_of(99), LAURA)
    with pytest.raises(Refusal, match="not yours"):
        await alone.find(number_of(3), CLARA)


async def test_days_results_and_what_belongs_to_games_stay(before, alone):
    moves, mark, position = played("patience", 1, 99)
    over = {"moves": moves, "mark": mark, "score": position.scores[0], "ended_at": LATER}
    await insert(
        before,
        "alone",
        row(1, day=date(2026, 5, 4), **over),
        row(2, user=CLARA, day=date(2026, 5, 4)),
        row(3, ended_at=LATER),
        row(4, **over),
    )
    days = {"game": "patience", "day": date(2026, 5, 4), "seed": SEED.hex(), "commitment": sha256(SEED).hexdigest()}
    await insert(before, "days", days)
    await insert(
        before, "shared", {"alone_id": 4, "place_id": 10, "user_id": LAURA, "channel_id": 20, "message_id": 30}
    )
    review = {"game_id": 4, "part": "course", "seat": EVERYBODY, "version": 2, "found": [[0.5]]}
    await insert(before, "alone_reviews", review)
    await upgrade(before)
    patience = ALL_GAMES["patience"]
    page = await alone.table(patience, 10, CLARA)
    assert [(line.user, line.score, line.help) for line in page.lines] == [(LAURA, position.scores[0], Help(1, 2))]
    assert page.mine is None
    for user, number in ((LAURA, 1), (CLARA, 2)):
        assert (await alone.daily(patience, user, 10)).id == (await alone.store.find(-number)).id
    assert (await alone.store.find(number_of(3))).status is Status.ENDED
    with pytest.raises(Refusal, match="alone closed"):
        await alone.find(number_of(3), LAURA)
    four = await alone.find(number_of(4), LAURA)
    assert await alone.store.shared(four.id, 10) == SharedMessage(20, 30)
    assert await ReviewStore(before).of(four.id, ReviewPart.COURSE, EVERYBODY, 2) == [[0.5]]
    assert four.id + 1 == (await alone.begin(patience, LAURA, 10, {})).id
