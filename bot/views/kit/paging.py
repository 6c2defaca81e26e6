"""A list in pages: what a page shows, which page it is, and the buttons to those beside it."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from bot.locales.words import Words
from bot.views.kit.layout import Component, table_button
from bot.views.kit.route import Meant

T = TypeVar("T")


class Paged(Generic[T]):
    """One page of a list.

    :ivar number: the page, from 0.
    :ivar pages: how many there are, at least one.
    :ivar first: the index in the list of the first that the page shows.
    :ivar shown: what the page shows.
    """

    def __init__(self, items: Sequence[T], size: int, number: int) -> None:
        """Take a page, from 0, of so many items at most. The last stands for those beyond it."""
        self.pages = max(1, -(-len(items) // size))
        self.number = min(number, self.pages - 1)
        self.first = self.number * size
        self.shown = items[self.first : self.first + size]

    def line(self, words: Words) -> str:
        """Return which page it is; empty if there is one."""
        return f"-# {words('page-of', number=self.number + 1, pages=self.pages)}" if self.pages > 1 else ""

    def steps(self, words: Words, to: Callable[[int], Meant]) -> list[Component]:
        """Return the buttons to the pages before and after; see ``page_steps``."""
        return page_steps(words, self.number, to, more=self.number + 1 < self.pages)


def page_steps(words: Words, number: int, to: Callable[[int], Meant], *, more: bool) -> list[Component]:
    """Return the buttons to the pages before and after, from 0, to which ``to`` leads; none if there is one page."""
    if not number and not more:
        return []
    # Discord refuses two buttons with the same custom_id, so the one that leads nowhere names a page of its own.
    back = number - 1 if number else 2
    return [
        table_button(to(back), words("button-previous"), disabled=not number),
        table_button(to(number + 1), words("button-next"), disabled=not more),
    ]
