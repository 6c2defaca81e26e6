"""A memory of bounded size."""

import pytest

from bot.runtime.recent import Recent


@pytest.fixture
def recent():
    made = Recent(3)
    for number in (1, 2, 3):
        made[number] = f"n{number}"
    return made


def test_a_new_entry_drops_the_oldest(recent):
    recent[4] = "n4"
    assert recent.items() == [(2, "n2"), (3, "n3"), (4, "n4")]


@pytest.mark.parametrize("use", [lambda it: it[1], lambda it: it.get(1), lambda it: it.__setitem__(1, "n1")])
def test_what_was_read_or_written_stays(recent, use):
    use(recent)
    recent[4] = "n4"
    assert [*recent] == [3, 1, 4]


def test_looking_at_all_entries_reads_none(recent):
    assert 1 in recent
    assert [number for number, _ in recent.items()] == [*recent] == [1, 2, 3]
    assert recent.get(7) is None
    recent[4] = "n4"
    assert [*recent] == [2, 3, 4]


def test_entries_can_be_deleted_while_going_through_them(recent):
    assert [recent.pop(number) for number in recent] == ["n1", "n2", "n3"]
    assert (recent.pop(1), len(recent)) == (None, 0)
    with pytest.raises(KeyError):
        recent[1]
