"""Names are learnt from interactions, saved together, and read when they are asked for."""

import pytest

from bot.interactions import names as module
from bot.interactions.components.phrases import person
from bot.interactions.names import Names
from bot.locales.words import words_for
from bot.runtime.background import Clock
from bot.store.journal.journal import open_writer
from bot.store.names import NameStore

LAURA, CLARA = 101, 102


class Person:
    """As much of discord.py's member as is read."""

    def __init__(self, number, name):
        self.id, self.display_name = number, name


class Told:
    """As much of discord.py's interaction as is read."""

    def __init__(self, user, data=None):
        self.user, self.data = user, data


@pytest.fixture
async def parts(engine):
    writer = open_writer(engine)
    clock = Clock()
    yield NameStore(engine, writer), clock
    await clock.close()
    await writer.close()


@pytest.fixture
def names(parts):
    return Names(*parts)


async def test_a_name_is_known_at_once_and_saved_later(names, parts):
    names.note(1, LAURA, "Laura")
    assert await names.of(1, [LAURA, CLARA]) == {LAURA: "Laura"}
    assert await parts[0].of(1, [LAURA]) == {}
    await names.save()
    assert await parts[0].of(1, [LAURA]) == {LAURA: "Laura"}


async def test_another_process_reads_what_was_saved(names, parts):
    names.note(1, LAURA, "Laura")
    await names.save()
    assert await Names(*parts).of(1, [LAURA]) == {LAURA: "Laura"}


async def test_what_another_process_has_learnt_is_read_after_a_while(names, parts):
    names.note(1, LAURA, "Laura")
    await names.save()
    await parts[0].save({(1, LAURA): "Lola"})
    assert await names.of(1, [LAURA]) == {LAURA: "Laura"}
    begun = parts[1].now()
    parts[1].now = lambda: begun + module.FRESH_SECONDS + 1
    assert await names.of(1, [LAURA]) == {LAURA: "Lola"}
    names.note(1, LAURA, "Laura")
    await names.save()
    assert await parts[0].of(1, [LAURA]) == {LAURA: "Laura"}


async def test_the_people_of_an_interaction_are_noted_with_their_names_in_the_server(names):
    data = {
        "resolved": {
            "users": {
                "102": {"username": "clara_x", "global_name": "Clara X"},
                "103": {"username": "armin"},
                "104": {"username": "robot", "bot": True},
            },
            "members": {"102": {"nick": "Clärchen"}, "103": {"nick": None}},
        }
    }
    names.hear(1, Told(Person(LAURA, "Laura"), data))
    names.hear(1, Told(Person(105, "Konrad"), None))
    assert await names.of(1, range(101, 106)) == {101: "Laura", 102: "Clärchen", 103: "armin", 105: "Konrad"}


async def test_memory_is_bounded_and_the_rest_is_read(parts, monkeypatch):
    monkeypatch.setattr(module, "REMEMBERED", 3)
    names = Names(*parts)
    for user in range(5):
        names.note(1, user, f"n{user}")
        await names.save()
    assert len(names._known) == 3
    assert await names.of(1, range(5)) == {user: f"n{user}" for user in range(2, 5)} | {0: "n0", 1: "n1"}


async def test_a_forgotten_person_is_in_memory_no_more(names, parts):
    names.note(1, LAURA, "Laura")
    names.note(1, CLARA, "Clara")
    await names.forget(LAURA)
    await names.save()
    assert await names.of(1, [LAURA, CLARA]) == {CLARA: "Clara"}


async def test_a_server_that_is_left_is_in_memory_no_more(names, parts):
    names.note(1, LAURA, "Laura")
    await names.save()
    names.note(1, CLARA, "Clara")
    names.note(2, CLARA, "Klara")
    await names.leave(1)
    await names.save()
    assert await names.of(1, [LAURA, CLARA]) == {}
    assert await parts[0].of(1, [LAURA, CLARA]) == {}
    assert await names.of(2, [CLARA]) == {CLARA: "Klara"}


async def test_while_the_database_does_not_answer_names_are_known_and_kept_for_later(names, parts, engine):
    from bot.store.engine.models import NameRow

    async with engine.begin() as connection:
        await connection.run_sync(NameRow.__table__.drop)
    names.note(1, LAURA, "Laura")
    await names.save()
    assert await names.of(1, [LAURA, CLARA]) == {LAURA: "Laura"}
    async with engine.begin() as connection:
        await connection.run_sync(NameRow.__table__.create)
    names.note(1, LAURA, "Lola")
    await names.save()
    assert await parts[0].of(1, [LAURA]) == {LAURA: "Lola"}


async def test_a_lookup_tells_the_names_that_are_in_memory_when_it_is_asked(names):
    names.note(1, LAURA, "Laura")
    names.note(2, CLARA, "Klara")
    name_of = names.lookup(1, [LAURA, CLARA])
    assert (name_of(LAURA), name_of(CLARA)) == ("Laura", None)
    names.note(1, LAURA, "Lola")
    assert name_of(LAURA) == "Lola"


async def test_a_lookup_gets_the_names_that_are_wanted_without_waiting_for_them(names, parts):
    await parts[0].save({(1, LAURA): "Laura", (1, CLARA): "Clara"})
    name_of = names.lookup(1, [LAURA])
    assert name_of(LAURA) is None
    await names.save()
    assert (name_of(CLARA), name_of(LAURA)) == (None, "Laura")


async def test_whoever_is_named_has_the_stored_name_whomever_the_message_asks_for(names, parts):
    await parts[0].save({(1, LAURA): "Laura", (1, CLARA): "Clara", (2, LAURA): "Lola"})
    seen = []

    def render(words):
        seen.append(words)
        if words.name_of(LAURA) is None:  # what is said may depend on a name
            return words.name_of(103)
        return words.name_of(LAURA), words.name_of(CLARA), words.name_of(103)

    words = words_for("en")
    assert await names.told(words, 1, render) == ("Laura", "Clara", None)
    del seen[:]
    assert await names.told(words, 1, render) == ("Laura", "Clara", None)
    assert len(seen) == 1  # all names are in memory now
    assert await names.told(words, 2, lambda words: words.name_of(LAURA)) == "Lola"
    assert await names.told(words, None, lambda words: words.name_of(LAURA)) is None


async def test_whoever_is_forgotten_is_mentioned(names, parts):
    names.note(1, LAURA, "Laura")
    words = words_for("en")
    assert await names.person(words, 1, LAURA) == "\u2068Laura\u2069"
    await names.forget(LAURA)
    assert await names.told(words, 1, lambda words: person(words, LAURA)) == f"<@{LAURA}>"


async def test_without_the_database_people_are_mentioned(names, engine):
    from bot.store.engine.models import NameRow

    async with engine.begin() as connection:
        await connection.run_sync(NameRow.__table__.drop)
    assert await names.told(words_for("en"), 1, lambda words: person(words, LAURA)) == f"<@{LAURA}>"
