"""A memory of bounded size."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Generic, TypeVar, overload

K = TypeVar("K")
V = TypeVar("V")
D = TypeVar("D")


class Recent(Generic[K, V]):
    """A mapping of limited length: a new entry drops the one that was neither read nor written for the longest time.

    What is asked for again is kept, and what nobody asks for makes room. Asking whether there is an entry, and going
    through all entries, reads none.
    """

    # No ``dict`` with its keys in order: to find the first of them takes long after many first ones were deleted. No
    # ``MutableMapping`` either: what that does with all entries would change their order meanwhile.

    def __init__(self, most: int) -> None:
        """:param most: how many entries there may be, at least 1."""
        self._most = most
        self._entries: OrderedDict[K, V] = OrderedDict()

    def __getitem__(self, key: K) -> V:
        """Return an entry.

        :raises KeyError: there is none.
        """
        self._entries.move_to_end(key)
        return self._entries[key]

    def __setitem__(self, key: K, value: V) -> None:
        self._entries[key] = value
        self._entries.move_to_end(key)
        if len(self._entries) > self._most:
            self._entries.popitem(last=False)

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[K]:
        """Return the keys of now, the one that is dropped next first. Entries may be changed meanwhile."""
        return iter([*self._entries])

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def get(self, key: K) -> V | None: ...

    @overload
    def get(self, key: K, default: D) -> V | D: ...

    def get(self, key: K, default: D | None = None) -> V | D | None:
        """Return an entry; the default if there is none."""
        return self[key] if key in self._entries else default

    def items(self) -> list[tuple[K, V]]:
        """Return the entries of now, the one that is dropped next first."""
        return [*self._entries.items()]

    def pop(self, key: K) -> V | None:
        """Delete an entry and return it; None if there is none."""
        return self._entries.pop(key, None)
