"""Reads, writes and replays games as text. docs/record-format.md describes the format."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NoReturn
from unicodedata import normalize

from bot.games.folding import folded
from bot.games.game import AnyGame, AnyPosition, BadSetup, Card, Dealer, IllegalMove, Move, Seat, hand_sizes
from bot.games.numbers import read_number
from bot.games.shuffle import ByHand, Seeded, read_seed, sealed_seed

KEYWORDS = frozenset({"game", "rules", "seats", "option", "leader", "seed", "hand", "draw", "reshuffle"})

_ID = re.compile("[1-9][0-9]{0,19}")
"""The id of a message."""

UNSAID_RULES = 1
"""The version of the rules of a record that does not say it: such records are older than the second versions."""


class NotARecord(ValueError):
    """The text is no record at all: it is not UTF-8, or its first line names no game."""


@dataclass(eq=False)
class RecordError(Exception):
    """What is wrong with a record.

    :ivar line: the number of the faulty line, from 1.
    :ivar code: the reason, as a short word.
    :ivar cause: the refusal of the rules; a sentence if the line does not follow the format.
    """

    line: int
    code: str
    cause: IllegalMove | BadSetup | str


@dataclass
class Replay:
    """The position that a record leads to, and the error that ended the replay early, if any."""

    game: str = ""
    names: list[str] = field(default_factory=list)
    position: AnyPosition | None = None
    error: RecordError | None = None


@dataclass(frozen=True)
class _Line:
    number: int
    words: list[str]

    def error(self, code: str, reason: str) -> RecordError:
        return RecordError(self.number, code, reason)

    def refused(self, cause: IllegalMove | BadSetup) -> RecordError:
        return RecordError(self.number, cause.code, cause)


def seats_in_words(seats: Sequence[int]) -> str:
    """Return how many seats may play, in English: ``2 to 6``, or ``2, 4``."""
    least, most = min(seats), max(seats)
    return f"{least} to {most}" if most - least == len(seats) - 1 > 0 else ", ".join(map(str, seats))


def write_record(
    game: AnyGame,
    names: Sequence[str],
    options: Mapping[str, str],
    seed: bytes,
    moves: Sequence[tuple[Seat, Move]],
    rules: int | None = None,
    sealed: tuple[bytes, int] | None = None,
) -> str:
    """Return the record of a game that was dealt from a seed and that seat 0 led.

    Names are adapted where needed, so that each is one word, none is a keyword and no two look alike.

    :param rules: the version of the rules that the game was played by; None for the newest.
    :param sealed: the secret and the id of the message from which the seed follows; None if it follows from nothing.
    """
    words = _as_words(names)
    lines = [f"game {game.name}"]
    if len(game.versions) > 1:
        lines.append(f"rules {game.check_rules(rules)}")
    lines.append(f"seats {' '.join(words)}")
    lines += [f"option {name} {value}" for name, value in options.items()]
    lines.append(f"seed {seed.hex()}" + (f" from {sealed[0].hex()} {sealed[1]}" if sealed else ""))
    lines += [f"{words[seat]} {move}" for seat, move in moves]
    return "\n".join(lines) + "\n"


def _as_words(names: Sequence[str]) -> list[str]:
    words: dict[str, str] = {}
    for name in names:
        plain = "_".join(normalize("NFC", name).replace("#", " ").split())
        plain = plain if folded(plain) else "player"
        word, number = plain, 1
        while folded(word) in words or word in KEYWORDS:
            number += 1
            word = f"{plain}_{number}"
        words[folded(word)] = word
    return [*words.values()]


def replay(text: str, games: Mapping[str, AnyGame]) -> Replay:
    """Play the moves of a record up to its end or to the first line that is not legal.

    :raises NotARecord: the record does not begin with a ``game`` line.
    """
    lines = list(_lines(text))
    if not lines or lines[0].words[0] != "game" or len(lines[0].words) != 2:
        raise NotARecord("the first line must be 'game NAME'")
    result = Replay(game=lines[0].words[1])
    try:
        if result.game not in games:
            raise lines[0].error("unknown_game", f"there is no game {result.game}; known are {', '.join(games)}")
        _Reader(games[result.game], result).read(lines)
    except RecordError as error:
        result.error = error
    return result


def _lines(text: str) -> Iterator[_Line]:
    for number, line in enumerate(text.removeprefix("\N{BYTE ORDER MARK}").splitlines(), start=1):
        words = line.split("#", 1)[0].split()
        if words:
            yield _Line(number, words)


class _Reader:
    """Reads the lines of one record: first the set-up, then the moves."""

    def __init__(self, game: AnyGame, result: Replay) -> None:
        self._game = game
        self._result = result
        self._options: dict[str, str] = {}
        self._leader = 0
        self._rules: int | None = None
        self._seed: bytes | None = None
        self._hands: dict[str, list[Card]] = {}
        self._draw: list[Card] | None = None
        self._taken: set[Card] = set()
        self._dealer: ByHand | None = None
        self._reshuffle: _Line | None = None

    def read(self, lines: list[_Line]) -> None:
        for line in lines[1:]:
            if line.words[0] == "reshuffle":
                self._read_reshuffle(line)
            elif line.words[0] in KEYWORDS:
                self._read_setup(line)
            else:
                self._read_move(line)
        if self._reshuffle is not None:
            raise self._reshuffle.error("bad_reshuffle", "no move needs this reshuffle")
        if self._result.position is None:
            self._start(lines[-1])

    # The set-up

    def _read_setup(self, line: _Line) -> None:
        if self._result.position is not None:
            raise line.error("setup_after_moves", f"'{line.words[0]}' stands after the first move")
        keyword, *rest = line.words
        try:
            match keyword:
                case "rules":
                    self._once(line, self._rules is None)
                    number = read_number(rest[0]) if len(rest) == 1 else None
                    self._rules = self._malformed(line) if number is None else self._game.check_rules(number)
                case "seats":
                    self._once(line, not self._result.names)
                    self._read_seats(line, rest)
                case "option":
                    self._read_option(line, rest)
                case "leader":
                    self._leader = self._seat(line, rest[0]) if len(rest) == 1 else self._malformed(line)
                case "seed":
                    self._refuse_both(line, bool(self._hands) or self._draw is not None)
                    self._once(line, self._seed is None)
                    self._seed = self._read_seed(line, rest)
                case "hand":
                    self._refuse_both(line, self._seed is not None)
                    self._read_hand(line, rest)
                case "draw":
                    self._refuse_both(line, self._seed is not None)
                    self._once(line, self._draw is None)
                    self._draw = self._read_cards(rest)
                case _:
                    self._once(line, False)
        except BadSetup as error:
            raise line.refused(error) from error

    @staticmethod
    def _malformed(line: _Line) -> NoReturn:
        raise line.error("malformed", f"'{' '.join(line.words)}' is not a whole line")

    @staticmethod
    def _once(line: _Line, first: bool) -> None:
        if not first:
            raise line.error("twice", f"'{line.words[0]}' stands twice")

    @staticmethod
    def _refuse_both(line: _Line, both: bool) -> None:
        if both:
            raise line.error("seed_and_cards", "a record has a seed or cards by hand, not both")

    def _read_seed(self, line: _Line, rest: list[str]) -> bytes:
        match rest:
            case [seed]:
                return read_seed(seed)
            case [seed, "from", secret, message] if _ID.fullmatch(message):
                if sealed_seed(read_seed(secret), int(message)) != read_seed(seed):
                    raise line.error("not_sealed", "the seed does not follow from this secret and this message")
                return read_seed(seed)
            case _:
                return self._malformed(line)

    def _read_seats(self, line: _Line, names: list[str]) -> None:
        for name in names:
            if name in KEYWORDS:
                raise line.error("bad_name", f"{name} is a keyword, not a name")
            if [normalize("NFC", each) for each in names].count(normalize("NFC", name)) > 1:
                raise line.error("bad_name", f"two seats are called {name}")
        if len(names) not in self._game.seats:
            possible = seats_in_words(self._game.seats)
            raise line.error("bad_seats", f"{self._game.name} is played by {possible}, not {len(names)}")
        self._result.names = names

    def _read_option(self, line: _Line, rest: list[str]) -> None:
        if len(rest) != 2:
            self._malformed(line)
        name, value = rest
        if name in self._options:
            raise line.error("twice", f"option {name} stands twice")
        self._game.read_options({name: value})
        self._options[name] = value

    def _read_hand(self, line: _Line, rest: list[str]) -> None:
        if not rest:
            self._malformed(line)
        name, *cards = rest
        name = self._result.names[self._seat(line, name)]
        if name in self._hands:
            raise line.error("twice", f"the hand of {name} stands twice")
        sizes = hand_sizes(self._game, self._game.read_options(self._options), len(self._result.names))
        if len(cards) not in sizes:
            known = " or ".join(map(str, sorted({*sizes})))
            raise line.error("hand_size", f"a hand has {known} cards, not {len(cards)}")
        self._hands[name] = self._read_cards(cards)

    def _read_cards(self, names: list[str]) -> list[Card]:
        cards: list[Card] = []
        for name in names:
            card = self._game.read_card(name, self._taken)
            self._taken.add(card)
            cards.append(card)
        return cards

    def _seat(self, line: _Line, name: str) -> Seat:
        if not self._result.names:
            raise line.error("no_seats", "no 'seats' line stands before this one")
        if name in self._result.names:
            return self._result.names.index(name)
        alike = [seat for seat, each in enumerate(self._result.names) if folded(each) == folded(name)]
        if len(alike) != 1:
            raise line.error("unknown_seat", f"nobody called {name} has a seat")
        return alike[0]

    def _start(self, line: _Line) -> AnyPosition:
        """Deal. If something is missing for that, the error names the line that needed the deal."""
        names = self._result.names
        if not names:
            raise line.error("no_seats", "no 'seats' line stands before this one")
        try:
            options, rules = self._game.read_options(self._options), self._rules or UNSAID_RULES
            if self._seed is not None:
                dealer: Dealer = Seeded(self._seed)
            else:
                sizes = hand_sizes(self._game, options, len(names), self._leader)
                for name, size in zip(names, sizes, strict=True):
                    if name not in self._hands:
                        missing = f"no hand for {name}" if self._hands else "neither a seed nor hands"
                        raise line.error("no_cards", f"there is {missing}")
                    if len(self._hands[name]) != size:
                        raise line.error("hand_size", f"the hand of {name} has not {size} cards")
                deal = [card for name in names for card in self._hands[name]] + (self._draw or [])
                dealer = self._dealer = ByHand(deal, self._game.card_name)
            self._result.position = self._game.start(len(names), dealer, options, self._leader, rules)
            return self._result.position
        except BadSetup as error:
            raise line.refused(error) from error

    # The moves

    def _read_reshuffle(self, line: _Line) -> None:
        if self._result.position is None:
            self._start(line)
        if self._dealer is None:
            raise line.error("seed_and_cards", "the shuffles of this game follow from its seed")
        if self._reshuffle is not None:
            raise self._reshuffle.error("bad_reshuffle", "no move needs this reshuffle")
        self._reshuffle = line
        self._dealer.next = line.words[1:]

    def _read_move(self, line: _Line) -> None:
        name, *words = line.words
        seat = self._seat(line, name)
        position = self._result.position or self._start(line)
        after = position.copy()
        try:
            for each in after.to_act if seat not in after.to_act else ():
                formality = after.formality(each)  # a record may leave out what seats play that have no choice
                if formality is not None:
                    after.play(each, formality)
            after.play(seat, " ".join(words))
        except IllegalMove as error:
            where = self._reshuffle if error.code == "bad_reshuffle" and self._reshuffle is not None else line
            raise where.refused(error) from error
        if self._reshuffle is not None and self._dealer is not None:
            if self._dealer.next is not None:
                raise self._reshuffle.error("bad_reshuffle", "the draw pile has not run out here")
            self._reshuffle = None
        self._result.position = after
