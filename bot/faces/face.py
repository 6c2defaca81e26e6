"""What a game looks like. Each game has a face, which turns a seat's view into words and buttons.

A ``Who`` returns the name of a seat as messages show it. A ``SeatLabel`` returns it for lists and buttons, which show
no mentions and no markdown; None if it is not known. A ``Row`` of the hand has up to ``ROW`` buttons, or is one list.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

import discord

from bot.games.game import AnyPosition, Move, Seat
from bot.games.told import Told
from bot.locales.words import Words

Who: TypeAlias = Callable[[Seat], str]
SeatLabel: TypeAlias = Callable[[Seat], str | None]


class Icons:
    """The emojis of the cards by icon name: ``claro_30`` gives ``<:claro_30:1234>``. It is empty without uploads."""

    def __init__(self) -> None:
        self._emojis: dict[str, str] = {}

    def fill(self, emojis: Mapping[str, str]) -> None:
        """Replace all emojis, once it is known which exist."""
        self._emojis = dict(emojis)

    def put(self, name: str, emoji: str) -> None:
        """Add an emoji, or replace the one of that name."""
        self._emojis[name] = emoji

    def get(self, name: str) -> str | None:
        """Return an emoji in Discord's markdown; None if there is none of that name."""
        return self._emojis.get(name)

    def named(self, url: str) -> str | None:
        """Return the name of the icon whose picture has this address at Discord; None if there is none."""
        return next((name for name in self._emojis if self.url(name) == url), None)

    def url(self, name: str) -> str | None:
        """Return the address of an emoji's picture; None if there is none of that name."""
        emoji = self._emojis.get(name)
        return None if emoji is None else discord.PartialEmoji.from_str(emoji).url


def icon_name(game: str, picture: str) -> str:
    """Return the name of an icon: ``claro_30``, ``oldmaid_H7``. Discord allows no hyphens in the names of emojis."""
    return f"{game.replace('-', '')}_{picture}"


class Tone(Enum):
    """How much a button stands out."""

    PLAIN = auto()
    GOOD = auto()
    MAIN = auto()
    MARKED = auto()


@dataclass(frozen=True, slots=True)
class Choice:
    """A button in the hand: it plays a move, or shows the hand again with a draft.

    Moves and drafts have 1 to 60 letters (A to Z, a to z), digits and spaces: the button carries them.

    :ivar label: from 1 to 80 characters.
    :ivar draft: the unfinished choice. A button that leads back to none has a draft that makes no sense, such as
        ``back``.
    :ivar grave: whether people who wish so are asked once more before they play it.
    :ivar sign: the name of a picture that stands in the corner of the card where it is drawn: what it costs.
    :ivar zone: the name of the zone on the table into which the move lays the card; empty where that is plain.
    """

    label: str
    move: Move | None = None
    draft: str | None = None
    tone: Tone = Tone.PLAIN
    emoji: str | None = None
    enabled: bool = True
    grave: bool = False
    sign: str | None = None
    zone: str = ""


@dataclass(frozen=True, slots=True)
class Ask:
    """A button in the hand that asks for a number, or for a text. The move is the word and what was filled in.

    The buttons of a hand that ask have different words.

    :ivar question: the label of the form's field, of at most 45 characters.
    :ivar least: the lowest number; of a text, the least letters.
    :ivar most: the highest number; of a text, the most letters, up to ``LONGEST_TEXT``.
    :ivar text: whether it asks for a text: letters of any language, digits and single spaces. The rules decide whether
        it is a move; ``legal_moves`` may be a ``LazyMoves`` that knows such a move when it is asked for it.
    """

    label: str
    word: str
    question: str
    least: int
    most: int
    tone: Tone = Tone.PLAIN
    text: bool = False


@dataclass(frozen=True, slots=True)
class PickOption:
    """An option of a list.

    :ivar label: from 1 to 100 characters; what is longer is cut off.
    :ivar value: a word of the move or of the draft: letters and digits.
    """

    label: str
    value: str
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Pick:
    """A list in the hand. It plays the move that consists of the word and the values, or it makes a draft of them.

    Its options have different values. Several lists of a hand may have the same word.

    :ivar hint: what the list is for, in at most 150 characters; what is longer is cut off.
    :ivar word: what the move or draft begins with; empty where the values say it all. A list that drafts needs a word,
        because it may be left empty.
    :ivar options: from 1 to ``LISTED`` options.
    :ivar most: how many options can be picked.
    :ivar drafts: whether picking makes a draft instead of playing a move.
    :ivar least: how many options must be picked; None for one, or for none where picking makes a draft.
    """

    hint: str
    word: str
    options: Sequence[PickOption]
    most: int = 1
    drafts: bool = False
    least: int | None = None

    @property
    def fewest(self) -> int:
        """How many options must be picked."""
        return self.least if self.least is not None else int(not self.drafts)


ROW = 5
"""The most buttons that Discord allows in a row."""

LONGEST_TEXT = 40
"""The most letters of a text that somebody fills in for a move."""

LISTED = 25
"""The most options that Discord allows in a list, and the most completions of what somebody types."""

Row: TypeAlias = Sequence[Choice | Ask] | Pick


def card_count(icons: Icons, back: str, count: int) -> str:
    """Return how many cards somebody holds: the icon of a card's back, and the number."""
    return f"{icons.get(back) or '🎴'}×{count}"


def large_cards(emojis: Sequence[str | None]) -> list[str]:
    """Return cards as a line in the largest size that messages have; nothing if some of them have no emoji."""
    shown = [emoji for emoji in emojis if emoji is not None]
    return [f"# {' '.join(shown)}"] if shown and len(shown) == len(emojis) else []


ABOUT: Final = "about"
"""The draft of a hand that says what its special cards do."""


def hand_of_cards(playable: Sequence[Choice], others: Sequence[Choice], *, special: str) -> list[Row]:
    """Return the cards of a hand on its owner's turn as rows: first what can be played, then all others.

    So nobody has to tell colours apart. A press on one of the others is answered by the reason why it cannot be played.

    :param special: the label of the button that explains the special cards, see ``ABOUT``; empty for no such button.
    """
    about = [Choice(special, draft=ABOUT)] if special else []
    return [*in_rows(playable), *in_rows([*others, *about])]


def in_rows(choices: Sequence[Choice]) -> list[Row]:
    """Return the choices in rows of five, the last of which may be shorter."""
    return [choices[start : start + ROW] for start in range(0, len(choices), ROW)]


def told_apart(names: Sequence[str | None], numbers: Sequence[str]) -> list[str]:
    """Return how a list names seats: by their players' names, or by their numbers where a name does not tell who."""
    return [
        name if name and names.count(name) == 1 else " · ".join(filter(None, [number, name]))
        for name, number in zip(names, numbers, strict=True)
    ]


MARKS: Final = "marks"
"""What drafts begin with that carry marked cards, each by its place in the sorted hand."""


def write_places(places: Collection[int]) -> str:
    """Return the draft that marks these places."""
    return " ".join([MARKS, *map(str, sorted(places))])


def read_places(draft: str | None, count: int) -> frozenset[int]:
    """Return the places that a draft marks in a hand of ``count`` cards. A draft that makes no sense marks none."""
    word, *places = (draft or "").split() or [""]
    if word != MARKS or not all(place.isdecimal() and int(place) < count for place in places):
        return frozenset()
    return frozenset(map(int, places))


@dataclass(frozen=True, slots=True)
class Example:
    """A picture that explains a rule, with a caption that says what it shows.

    :ivar draw: returns the PNG. The first call takes a while, so do not make it on the event loop.
    """

    name: str
    caption: str
    draw: Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class HandFace:
    """A hand: the text above the cards, and the rows of buttons and lists.

    Discord allows 40 components in a message, where each row, button, list and text counts as one. The bot adds up to
    five of its own. No two buttons of a hand do the same. ``bot.testkit.hands.check_hand`` checks all of this.

    :ivar about_buttons: what the buttons do not say themselves, such as why some are greyed out; left out where there
        are no buttons.
    """

    text: str
    rows: Sequence[Row]
    about_buttons: str = ""


@dataclass(frozen=True, slots=True)
class SeatFace:
    """What everybody sees of a seat, besides its owner's name.

    :ivar counts: what counts, in one short line: for example, stars and cards.
    :ivar notes: what matters besides, the most important first; shown smaller.
    :ivar out: whether the seat has no more turns in this round: it has passed or folded.
    :ivar gone: whether the seat has no more turns in this game.
    """

    counts: str
    notes: Sequence[str] = ()
    out: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class CardPicture:
    """The picture of a card or of a sign.

    :ivar name: the card's name, as moves have it: letters and digits.
    :ivar version: the version of the game's drawings. A developer raises it when a picture looks different.
    :ivar draw: returns the PNG.
    :ivar marks: what it shows besides, as far as that depends on the options, in capital letters.
    """

    name: str
    version: int
    draw: Callable[[], bytes]
    marks: str = ""


class Face(Protocol):
    """How one game is shown. ``view`` is always that game's own view.

    :ivar accent: the colour at the edge of the table message, as 0xRRGGBB.
    :ivar introduced_by: the name of the example whose picture introduces the game to people who do not know it; empty
        for no picture.
    """

    accent: int
    introduced_by: str

    def stage(self, words: Words, position: AnyPosition) -> str:
        """Return how far a game has come, for its title: for example, the round. It may be empty."""

    def board(self, words: Words, icons: Icons, view: Any, who: Who) -> str:
        """Return what everybody sees on the table, besides the seats and what ``large`` shows; it may be empty.

        :param view: everybody's; or a seat's, in a message that only its player sees, where the hand is as well.
        """

    def tell(self, words: Words, icons: Icons, told: Told, who: Who) -> Sequence[str]:
        """Return what a move did, in words for everybody, the most important last; nothing if it is not worth telling.

        What matters to the game stands out: for example, somebody who needs one more point to win.
        """

    def large(self, words: Words, icons: Icons, view: Any) -> tuple[str, str] | None:
        """Return the address of a picture of the card that matters most now, and its name; None if no card does."""

    def seat(self, words: Words, icons: Icons, view: Any, seat: Seat) -> SeatFace:
        """Return what everybody sees of a seat."""

    def hand(self, words: Words, icons: Icons, view: Any, who: Who, label: SeatLabel, draft: str | None) -> HandFace:
        """Return a seat's own hand.

        Discord shows no mentions in lists and on buttons, so seats have their numbers and names there.

        :param draft: an unfinished choice that an earlier button carried. A draft that makes no sense counts as none.
        """

    def move_name(
        self, words: Words, view: Any, move: Move, icons: Icons | None = None, names: SeatLabel | None = None
    ) -> str:
        """Return the name of a move, for people who choose moves by name.

        :param icons: the emojis for a name that stands in a text, in which several cards are written short; None for
            a name that is no more than letters and signs.
        :param names: the names of seats, for moves that name one; None where seats have only their numbers.
        """

    def card_label(self, words: Words, name: str) -> str:
        """Return the name of a card of which a refusal speaks. What comes from outside need not have this."""

    def cards(self, words: Words, icons: Icons, view: Any) -> str:
        """Return a seat's own cards in a line."""

    def statistics(self, words: Words, icons: Icons, tallies: Mapping[str, int]) -> str:
        """Return what the game's tallies say about a person."""

    def result(self, words: Words, icons: Icons, position: AnyPosition, who: Who) -> str:
        """Return how a finished game went."""

    def moment(self, words: Words, icons: Icons, story: Iterable[Told], seat: Seat) -> str | None:
        """Return a seat's best moment of a finished game in a few words; None if nothing stands out.

        :param story: all moves of the game, from the first one.
        """

    def picture(self, position: AnyPosition, names: tuple[str, ...]) -> tuple[str, Callable[[], bytes]] | None:
        """Return a picture of a game that is over: its name, and a function that draws the PNG.

        The result is None if it is not over, or there is nothing to draw. Drawing takes a while, so do not do it on the
        event loop.

        :param names: the name of each seat; empty if it is not known.
        """

    def picture_alt(self, words: Words, position: AnyPosition, who: Who) -> str:
        """Return what the picture shows, for people who cannot see it."""

    def examples(self, words: Words) -> Sequence[Example]:
        """Return the pictures that accompany the rules."""

    def rules(self, words: Words, icons: Icons) -> str:
        """Return the rules in our own words."""

    def card_pictures(self, options: Mapping[str, str]) -> Iterator[CardPicture]:
        """Yield the picture of every different card.

        :param options: the host's options as text, such as a ``deck``. A game ignores options that it does not know.
        """

    def sign_pictures(self) -> Iterator[CardPicture]:
        """Yield the pictures of signs that are no cards: for example, the back of a card."""


@runtime_checkable
class SpokenFace(Protocol):
    """What a face has besides, if its cards show more than their names tell."""

    def card_spoken(self, words: Words, view: Any, name: str) -> str:
        """Return a card's name for screen readers, with words in place of signs, such as the colour."""


@runtime_checkable
class WinningFace(Protocol):
    """What a face has besides, if its game is won with cards that are worth showing."""

    def won_with(self, position: AnyPosition) -> Sequence[str] | None:
        """Return the names of the cards or signs that won a game that is over, as its pictures have them.

        They stand below a crown in the picture of its end, up to eight of them. ``Face.picture``, which shows how the
        game went, is then shown with its review. None is as if the face lacked this method.
        """


def won_with(face: Face, position: AnyPosition | None) -> Sequence[str] | None:
    """Return with which cards and signs a game was won; None if its face does not tell."""
    return face.won_with(position) if position is not None and isinstance(face, WinningFace) else None


@runtime_checkable
class PosterFace(Protocol):
    """What a face may have besides, for the pictures with which its game presents itself."""

    def poster(self) -> Sequence[str]:
        """Return the names of up to three cards with pictures, which stand above the game's name on its poster."""

    def hero(self, words: Words) -> Example | None:
        """Return the picture with which /help introduces the game; None for that of ``introduced_by``, or the poster.

        It is 640 pixels wide, and transparent around what it shows.
        """


class SoloFace(Protocol):
    """How a game for one person is shown. ``view`` is always that game's own view."""

    @property
    def accent(self) -> int:
        """The colour at the message's edge, as 0xRRGGBB."""

    def board(self, words: Words, icons: Icons, view: Any) -> str:
        """Return what lies on the table."""

    def hand(self, words: Words, icons: Icons, view: Any) -> str:
        """Return the cards to choose from; an empty text once there are none."""

    def card_label(self, words: Words, name: str) -> str:
        """Return the name of a card of which a refusal speaks."""

    def move_name(self, words: Words, move: Move) -> str:
        """Return what a move does, short enough for a button."""

    def move_emoji(self, icons: Icons, move: Move) -> str | None:
        """Return the emoji for a move's button; None if there is none."""

    def hint(self, words: Words, moves: Sequence[Move]) -> str:
        """Return what to do next, given the legal moves, the best first."""

    def result(self, words: Words, view: Any, best: int | None) -> str:
        """Return how a finished game went, and the best score that the deal allows, if somebody knows."""

    def score_name(self, words: Words, score: int) -> str:
        """Return a score in words that tell nothing of the cards."""

    def won(self, score: int) -> bool:
        """Tell whether a score is good enough for a medal."""

    def rules(self, words: Words) -> str:
        """Return the rules in our own words."""


@runtime_checkable
class PicturedSoloFace(Protocol):
    """What the face of a game for one person has besides, if it is shown as a picture, with buttons of its own.

    ``SoloFace.board`` describes the picture, and takes its place where it cannot be drawn. ``hand`` stands below it.
    """

    def picture(self, words: Words, view: Any) -> tuple[str, Callable[[], bytes]]:
        """Return the name of a picture of the game, which tells all that it shows, and a function that draws it."""

    def buttons(self, words: Words, icons: Icons, view: Any) -> Sequence[Row]:
        """Return all legal moves as rows. Among them may be what the rules refuse: who presses it is told why."""
