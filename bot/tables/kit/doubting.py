"""What an error leaves open while something is written down and applied."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def doubting(doubt: Callable[[], None], *certain: type[BaseException]) -> Iterator[None]:
    """Write an entry down and apply it within this context, and have it doubted after an error.

    The entry may have been written, and only the answer lost; or it is written, and half applied.

    :param doubt: notes that the state has to be read again before it changes next.
    :param certain: the errors after which it is certain that nothing was written.
    """
    try:
        yield
    except certain:
        raise
    except BaseException:
        doubt()
        raise
