"""A test of many cases tries all, names each that fails, and leaves its fixtures to pytest."""

import inspect

import pytest

from tests.cases import for_each


@for_each("number", [1, 2])
@for_each(("word", "length"), [("a", 1), ("bc", 2)])
def test_each_case_is_tried_beside_fixtures(capsys, number, word, length):
    assert len(word) == length
    print(number * length)
    assert capsys.readouterr().out == f"{number * length}\n"


def test_all_that_fail_are_named():
    tried = []

    @for_each("number", range(5))
    def check(number):
        tried.append(number)
        if number == 3:
            pytest.fail("no three")
        assert number != 1, "no one"

    with pytest.raises(BaseExceptionGroup, match="2 of 5 cases fail") as caught:
        check()
    assert tried == [0, 1, 2, 3, 4]
    assert "number=1: no one" in str(caught.value)
    assert "number=3: no three" in str(caught.value)
    assert [error.__notes__[-1] for error in caught.value.exceptions] == ["where number=1", "where number=3"]
    assert inspect.signature(check).parameters == {}


def test_a_test_without_cases_is_none():
    with pytest.raises(AssertionError, match="no case"):
        for_each("number", [])
