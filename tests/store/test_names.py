"""The names of people in servers, on SQLite and on PostgreSQL."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.people.store.privacy import Privacy
from bot.store.engine.graphemes import cut, graphemes
from bot.store.journal.journal import open_writer
from bot.store.names import MOST_SEEN, MOST_STORED, NameStore, storable
from tests.store.exported import exported
from tests.store.journal.test_journal import NOW

LAURA, CLARA = 2**62 + 1, 2**62 + 2
FAMILY, FLAG, RAINBOW = "👨‍👩‍👧‍👦", "🇩🇪", "🏳️‍🌈"


@pytest.fixture
async def names(engine):
    writer = open_writer(engine)
    yield NameStore(engine, writer)
    await writer.close()


async def test_each_server_has_its_own_names(names):
    await names.save({(1, LAURA): "Laura", (2, LAURA): "Lola", (1, CLARA): "Clara"})
    assert await names.of(1, {LAURA, CLARA, 5}) == {LAURA: "Laura", CLARA: "Clara"}
    assert await names.of(2, {LAURA, CLARA}) == {LAURA: "Lola"}
    assert await names.of(3, set()) == {}


async def test_the_last_name_stays(names):
    for name in ("Laura", "Lola"):
        await names.save({(1, LAURA): name})
    await names.save({})
    assert await names.of(1, [LAURA]) == {LAURA: "Lola"}


async def test_a_server_is_forgotten(names):
    await names.save({(1, LAURA): "Laura", (2, LAURA): "Lola"})
    await names.forget_guild(1)
    assert await names.of(1, [LAURA]) == {}
    assert await names.of(2, [LAURA]) == {LAURA: "Lola"}


async def test_a_person_has_their_names_exported_and_forgotten(names, engine):
    await names.save({(1, LAURA): "Laura", (2, LAURA): "Lola", (1, CLARA): "Clara"})
    rows = (await exported(engine, LAURA, NOW.date()))["names"]
    assert [(row["guild_id"], row["name"]) for row in rows] == [("1", "Laura"), ("2", "Lola")]
    await Privacy(engine).forget(LAURA, NOW.date())
    assert await names.of(1, [LAURA, CLARA]) == {CLARA: "Clara"}
    assert await names.of(2, [LAURA]) == {}


@pytest.mark.parametrize(
    "name",
    ["\x00NUL", "\ud83d half", "x" * 500, FAMILY * 40, "e" + "\u0301" * 400, "👍🏽" * 40, "\U0010ffff" * 64, "﷽" * 40],
)
async def test_every_name_can_be_stored(names, name):
    await names.save({(1, LAURA): storable(name)})
    assert await names.of(1, [LAURA]) == {LAURA: storable(name)}


@given(st.text(alphabet=st.characters(), max_size=200))
def test_any_name_is_stored_within_the_limits(name):
    kept = storable(name)
    assert len(kept) <= MOST_STORED
    assert len(list(graphemes(kept))) <= MOST_SEEN
    assert storable(kept) == kept
    kept.encode()


@given(st.text(max_size=200))
def test_the_characters_of_a_text_are_the_text(text):
    assert "".join(graphemes(text)) == text


@pytest.mark.parametrize(
    ("text", "characters"),
    [
        ("Zoë", ["Z", "o", "ë"]),
        ("Zoe\u0308", ["Z", "o", "e\u0308"]),
        (f"{FAMILY}{RAINBOW}{FLAG}{FLAG}👍🏽", [FAMILY, RAINBOW, FLAG, FLAG, "👍🏽"]),
        ("\u1112\u1161\u11ab글", ["\u1112\u1161\u11ab", "글"]),
        ("a\u200db", ["a\u200d", "b"]),
    ],
)
def test_characters_as_people_see_them(text, characters):
    assert list(graphemes(text)) == characters
    assert cut(text, len(characters) - 1, 100) == "".join(characters[:-1])
