"""What messages are made of: components as the data that Discord takes, buttons, lists, and the layout of all messages.

discord.py's items would be built for every message only to be turned into the same data.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final, Generic, TypeAlias, TypeVar

import discord
from discord import ui

from bot.interactions.routes.route import RouteMatch
from bot.interactions.routes.routes import MoreAct
from bot.locales.words import Words

T = TypeVar("T")

Component: TypeAlias = dict[str, Any]
"""A component in Discord's form."""


class Kind(IntEnum):
    """Discord's numbers for the components that our messages have."""

    ACTION_ROW = 1
    BUTTON = 2
    LIST = 3
    CHANNEL_LIST = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17


class Layout(ui.LayoutView):
    """A message's components. discord.py sends it like any view, and keeps nothing of it: a button is its custom_id.

    :ivar components: the components at the top, which nobody changes once the message is made.
    """

    def __init__(self, components: Sequence[Component]) -> None:
        # Not ``super().__init__``: it sets up the tree of items, the timeout and the callbacks of a view.
        self.components = list(components)

    def to_components(self) -> list[Component]:
        """Return the components at the top."""
        return self.components

    def every(self) -> Iterator[Component]:
        """Yield every component, each before those in it."""
        waiting = self.components
        while waiting:
            each, *rest = waiting
            yield each
            inside = [*each.get("components", ()), *([each["accessory"]] if "accessory" in each else [])]
            waiting = [*inside, *rest]

    def in_words(self) -> "Layout":
        """Return the message for where its files cannot be sent: what their pictures show stands there in words."""
        return Layout([shown for each in self.components if (shown := _in_words(each)) is not None])

    def texts(self) -> list[str]:
        """Return all texts, from the top down. What buttons and lists say is not among them."""
        return [each["content"] for each in self.every() if each["type"] == Kind.TEXT_DISPLAY]

    def content_length(self) -> int:
        """Return the length of all text, in characters."""
        return sum(map(len, self.texts()))

    def has_components_v2(self) -> bool:
        """Return that the message has neither content nor embeds."""
        return True

    @property  # type: ignore[misc] # nobody sets another one
    def timeout(self) -> None:
        """None: the message takes clicks for ever."""
        return None

    def is_persistent(self) -> bool:
        """Return that the message takes clicks for ever."""
        return True

    def is_finished(self) -> bool:
        """Return that discord.py need not wait for clicks."""
        return True

    def is_dispatchable(self) -> bool:
        """Return that no click calls anything in the view."""
        return False

    def __repr__(self) -> str:
        return f"Layout({self.components!r})"


def row(items: Sequence[Component]) -> Component:
    """Return a row of buttons, or of one list."""
    return {"type": Kind.ACTION_ROW, "components": list(items)}


def text_display(content: str) -> Component:
    """Return a text."""
    return {"type": Kind.TEXT_DISPLAY, "content": content}


MORE: Final = "⋯"
"""What stands on the button behind which a table keeps what few people need."""


def table_button(
    custom_id: RouteMatch,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Component:
    """Return a button whose clicks carry this custom_id."""
    button: Component = {
        "type": Kind.BUTTON,
        "style": style.value,
        "label": label,
        "custom_id": str(custom_id),
        "disabled": disabled,
    }
    if emoji is not None:
        button["emoji"] = emoji_data(emoji)
    return button


def link_button(label: str, url: str) -> Component:
    """Return a button that leads to an address."""
    style = discord.ButtonStyle.link.value
    return {"type": Kind.BUTTON, "style": style, "label": label, "url": url, "disabled": False}


def more_button(table: int) -> Component:
    """Return the ⋯ button of a table: further actions for the clicker."""
    return table_button(MoreAct.MORE(table), label=MORE)


def with_more(words: Words, view: Layout, table: int) -> Layout:
    """Return a message that has taken the place of what ``more_button`` shows, with a button back there below it."""
    back = table_button(MoreAct.MORE(table), label=words("button-more-back"))
    return Layout([*view.components, row([back])])


@lru_cache(512)
def emoji_data(text: str) -> Component:
    """Return an emoji, a character or one of our own as messages name it, in Discord's form."""
    return dict(discord.PartialEmoji.from_str(text).to_dict())


LONGEST_LABEL = 100
"""Discord's limit for what a choice says, in characters."""
LONGEST_HINT = 150
"""Discord's limit for what a list says where nothing is chosen, in characters."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice in a list."""

    value: str
    label: str
    about: str | None = None
    emoji: str | None = None


def _shortened(text: str) -> str:
    """Return what a choice says, cut where a word ends if it is too long."""
    return text if len(text) <= LONGEST_LABEL else f"{text[: LONGEST_LABEL - 1].rsplit(' ', 1)[0]}…"


def choices_list(
    custom_id: RouteMatch,
    choices: Iterable[Option],
    hint: str | None = None,
    chosen: Collection[str] = (),
    *,
    least: int = 1,
    most: int = 1,
) -> Component:
    """Return a list to choose one value from, or several, with a hint while none is chosen. Long texts are cut."""
    options = [
        {
            "label": each.label[:LONGEST_LABEL],
            "value": each.value,
            "default": each.value in chosen,
            **({} if each.about is None else {"description": _shortened(each.about)}),
            **({} if each.emoji is None else {"emoji": emoji_data(each.emoji)}),
        }
        for each in choices
    ]
    made = {"type": Kind.LIST, "custom_id": str(custom_id), "options": options, "min_values": least, "max_values": most}
    return made if hint is None else {**made, "placeholder": hint[:LONGEST_HINT]}


MAX_TEXT = 4000
"""Discord's limit for all text of a message, in characters."""

MAX_ALT = 1024
"""Discord's limit for a picture's description, in characters."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A text with a small picture beside it."""

    text: str
    url: str
    alt: str


@dataclass(frozen=True, slots=True)
class WithButton:
    """A text with a button beside it."""

    text: str
    button: Component


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as wide as the message, with a description for people who cannot see it."""

    url: str
    alt: str


Block: TypeAlias = str | Beside | WithButton | Picture


def beside(text: str, card: tuple[str, str] | None) -> Block:
    """Return a text beside a card of ``Face.large``, if there is one. Its name is the text where there is no other."""
    return text if card is None else Beside(text or f"**{card[1]}**", *card)


def layout(
    words: Words, blocks: Iterable[Block], rows: Iterable[Sequence[Component]] = (), accent: int | None = None
) -> Layout:
    """Return a message of blocks, with separators between them except above a picture.

    :param rows: rows of buttons or selects, which come below the blocks.
    :param accent: the colour of the edge of a box around the blocks, as 0xRRGGBB; None for no box.
    """
    room = MAX_TEXT
    shown: list[Component] = []
    for block in blocks:
        if isinstance(block, Picture):
            item = {"media": {"url": block.url}, "description": block.alt[:MAX_ALT]}
            shown.append({"type": Kind.MEDIA_GALLERY, "items": [item]})
            continue
        content = block if isinstance(block, str) else block.text
        if not content or room <= 0:
            continue
        if shown:
            shown.append({"type": Kind.SEPARATOR})
        text = text_display(words.with_direction(content)[:room])
        room -= len(text["content"])
        if isinstance(block, str):
            shown.append(text)
            continue
        if isinstance(block, Beside):
            accessory = {"type": Kind.THUMBNAIL, "media": {"url": block.url}, "description": block.alt[:MAX_ALT]}
        else:
            accessory = block.button
        shown.append({"type": Kind.SECTION, "components": [text], "accessory": accessory})
    if accent is not None:
        shown = [{"type": Kind.CONTAINER, "accent_color": accent, "components": shown}]
    return Layout([*shown, *(row(each) for each in rows if each)])


def with_note(words: Words, view: Layout, note: str) -> Layout:
    """Return a message of ``layout`` with a note below the first text of its box, cut where there is no room for it."""
    room = MAX_TEXT - view.content_length()
    if not note or room <= 0:
        return view
    box, *rows = view.components
    head, *rest = box["components"]
    text = text_display(words.with_direction(note)[:room])
    return Layout([{**box, "components": [head, {"type": Kind.SEPARATOR}, text, *rest]}, *rows])


def _in_words(component: Component) -> Component | None:
    match component:
        case {"type": Kind.FILE}:
            return None
        case {"type": Kind.MEDIA_GALLERY, "items": items} if any(map(_is_attached, items)):
            said = "\n".join(each.get("description") or "" for each in items)
            return text_display(said) if said.strip() else None
        case {"type": Kind.SECTION, "components": texts, "accessory": beside} if _is_attached(beside):
            return text_display("\n".join(each["content"] for each in texts))
        case {"components": inside}:
            return {**component, "components": [shown for each in inside if (shown := _in_words(each)) is not None]}
    return component


def _is_attached(component: Component) -> bool:
    return str(component.get("media", {}).get("url", "")).startswith("attachment://")


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file to send with a message."""

    name: str
    content: bytes
    alt: str | None = None
    """What a picture shows, where no block of the message says it."""
    lasting: bool = False
    """Whether its name tells what it shows, so that a message which has it need not get it again."""

    @property
    def url(self) -> str:
        """The address by which the message refers to the file."""
        return f"attachment://{self.name}"


def with_file(shown: Layout, file: Attachment) -> Layout:
    """Return a message with a file below it."""
    return Layout([*shown.components, {"type": Kind.FILE, "file": {"url": file.url}}])


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

    def steps(self, words: Words, to: Callable[[int], RouteMatch]) -> list[Component]:
        """Return the buttons to the pages before and after; see ``page_steps``."""
        return page_steps(words, self.number, to, more=self.number + 1 < self.pages)


def page_steps(words: Words, number: int, to: Callable[[int], RouteMatch], *, more: bool) -> list[Component]:
    """Return the buttons to the pages before and after, from 0, to which ``to`` leads; none if there is one page."""
    if not number and not more:
        return []
    # Discord refuses two buttons with the same custom_id, so the one that leads nowhere names a page of its own.
    back = number - 1 if number else 2
    return [
        table_button(to(back), words("button-previous"), disabled=not number),
        table_button(to(number + 1), words("button-next"), disabled=not more),
    ]


@dataclass(frozen=True, slots=True)
class Rendered:
    """A message, and the files to send with it."""

    view: Layout
    files: tuple[Attachment, ...] = ()
