"""One test for many cases of one cheap check. It tries all of them, and its message names each that fails."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

import pytest

Test: TypeAlias = Callable[..., None]

SHOWN: Final = 120
"""How much of a value the message shows, in characters."""


def for_each(names: str | tuple[str, ...], cases: Iterable[object]) -> Callable[[Test], Test]:
    """Call a test with each case, as ``pytest.mark.parametrize`` does, and let it fail once for all that fail.

    pytest spends a millisecond on each test. Use this for dozens of cases that take less and share no fixture that one
    of them changes.

    :param names: of the arguments that a case fills in.
    :param cases: values, or tuples of them where there are several names; at least one case.
    """
    of_case = tuple(name.strip() for name in names.split(",")) if isinstance(names, str) else names
    tried = list(cases)
    assert tried, "there is no case to try"

    def made(test: Test) -> Test:
        signature = inspect.signature(test)

        @functools.wraps(test)
        def each(*args: object, **fixtures: object) -> None:
            failed: dict[str, BaseException] = {}
            for case in tried:
                values: object = case if len(of_case) > 1 else (case,)
                assert isinstance(values, tuple | list)
                filled = dict(zip(of_case, values, strict=True))
                try:
                    test(*args, **fixtures, **filled)
                except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 - all are raised below
                    told = ", ".join(f"{name}={repr(value)[:SHOWN]}" for name, value in filled.items())
                    error.add_note(f"where {told}")
                    failed[told] = error
            if failed:
                listed = "\n".join(f"  {told}: {error}" for told, error in failed.items())
                raise BaseExceptionGroup(f"{len(failed)} of {len(tried)} cases fail\n{listed}\n", list(failed.values()))

        kept = [each for name, each in signature.parameters.items() if name not in of_case]
        each.__signature__ = signature.replace(parameters=kept)  # type: ignore[attr-defined]
        return each

    return made
