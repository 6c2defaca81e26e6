"""Whether views and the log tell of cards that somebody may not see, or of choices that are not yet revealed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache, partial
from itertools import islice
from random import Random
from typing import Any, Final, Self

from bot.games.game import AnyGame, AnyPosition, Card, Dealer, IllegalMove, Move, Seat
from bot.games.shuffle import Seeded
from bot.games.told import Told, play_told

LISTED: Final = 200
"""The most moves of a list that are compared: a list may have a thousand, and make each when it is asked for."""

DEEP: Final = 12
"""How deep values within values are compared."""

REFUSED: Final = 2
"""How many cards of each hand are tried in moves that may be refused, and how many words."""

AHEAD: Final = 8
"""How many moves are played on to look for a trace in what no view shows."""


def difference(one: Any, other: Any, where: str = "", depth: int = DEEP, besides: Collection[str] = ()) -> str | None:
    """Return the name of what differs between two views; None if nothing does.

    All fields count, also those that ``==`` leaves out, and all other attributes.

    :param besides: names of fields of the views that do not count.
    """
    if one is other or depth == 0:
        return None
    if type(one) is not type(other):
        return where or "its class"
    names = _fields(one) | _fields(other)
    if names:
        found = _first(
            difference(getattr(one, name, None), getattr(other, name, None), f"{where}.{name}".strip("."), depth - 1)
            for name in sorted(names.difference(besides))
        )
        record = is_dataclass(one) or hasattr(one, "_fields")
        if found or record or not isinstance(one, str | bytes | int | float | tuple | list | dict | set | frozenset):
            return found
    if isinstance(one, Mapping):
        return difference([*one.items()], [*other.items()], where, depth)
    if isinstance(one, Sequence) and not isinstance(one, str | bytes):
        if len(one) != len(other):
            return where or "its length"
        items = islice(zip(one, other, strict=True), LISTED)
        return _first(difference(*each, where or "an item", depth - 1) for each in items)
    return None if one == other else where or "its value"


def _fields(value: Any) -> set[str]:
    """Return the names of the fields and of all other attributes of a value."""
    return {*_declared(value.__class__), *getattr(value, "__dict__", ())}


@cache
def _declared(kind: type) -> frozenset[str]:
    """Return the names of the fields of a class, and of the slots if it was written in Python; of its bases, too."""
    named = [each.__dict__.get("__slots__", ()) for each in kind.__mro__]
    slots = (name for each in named for name in ([each] if isinstance(each, str) else each) if name[:2] != "__")
    return frozenset(slots).union(
        (each.name for each in fields(kind)) if is_dataclass(kind) else getattr(kind, "_fields", ())
    )


def _first(found: Iterable[str | None]) -> str | None:
    return next(filter(None, found), None)


def ahead(position: AnyPosition) -> list[Any]:
    """Return what a position and all views are like after some more moves: what no view shows comes to light then."""
    position, seats = position.copy(), range(len(position.scores))
    found: list[Any] = []
    for _ in range(AHEAD):
        found.append([position.hand(seat) for seat in seats])
        if not position.to_act:
            break
        seat = position.to_act[0]
        position.play(seat, position.automatic(seat))
    return [*found, position.scores, position.to_act, position.view(None)]


TRIED: Final = 12
"""With how many other cards a card changes places before it counts as one that a watcher has seen."""

WHAT_TO_DO: Final = (
    "let it follow from what they see, or name the field of the view in public_hints if everybody may know it"
)
KEEP_OR_TELL: Final = "keep it from them; or, if everybody may know it, let the log tell it"

OPEN: Final = frozenset({"top", "table", "discards"})
"""The fields of views in which cards lie open."""

SHOWN: Final = OPEN | {"last_move"}
"""The fields of views that show cards which nobody holds."""

CHOICE: Final = frozenset({"seat", "to_act", "turn", "legal_moves"})
"""The fields that every view has. They tell nothing of hidden cards but what follows from another field."""

THE_LOG, THE_STAGE, THE_FACE, THE_TABLE = "the log", "the stage", "the face", "what lies on the table"
"""What a difference is called that no view shows, but the face tells."""


class Swapping:
    """Shuffles as a seed does; if it is asked to, with two cards in each other's place."""

    def __init__(self, seed: bytes) -> None:
        self._seeded = Seeded(seed)
        self._places: Mapping[Card, Card] = {}
        self._only: int | None = None
        self._done = 0
        self.shuffled: list[list[Card]] = []
        """The cards of each shuffle of a step, as the last step without swaps has left them."""

    def begin(self, places: Mapping[Card, Card], only: int | None = None) -> None:
        """Begin a step of a game: the deal, or a move.

        :param places: which card lies in whose place.
        :param only: in which of the step's shuffles, from 0. None for those alone that get other cards than in the same
            step without swaps: a second deck has nothing to do with the cards that have changed places.
        """
        self._places, self._only, self._done = places, only, 0
        if not places:
            self.shuffled.clear()

    def shuffle(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in the order that follows from the seed."""
        at, self._done = self._done, self._done + 1
        if not self._places:
            self.shuffled.append(self._seeded.shuffle(number, cards))
            return [*self.shuffled[-1]]
        as_before = at < len(self.shuffled) and {*cards} == {*self.shuffled[at]}
        if at != self._only if self._only is not None else as_before:
            return self._seeded.shuffle(number, cards)
        return self._swapped(self._seeded.shuffle(number, self._swapped(cards)))

    def _swapped(self, cards: Sequence[Card]) -> list[Card]:
        return [self._places.get(card, card) for card in cards]

    def __deepcopy__(self, memo: Any) -> Self:
        return self  # however a position is copied, it is asked to swap


@dataclass(frozen=True, slots=True)
class Secrets:
    """What a game hides, and from whom."""

    game: AnyGame
    sees: str = "own"
    """Whose cards a seat sees: its ``own``, or those of the ``others``. Spectators see nobody's."""
    hints: Collection[str] = ()
    """The fields of views that may tell something of hidden cards."""
    looks: Collection[str] = ()
    """The fields of views in which a seat alone may see cards that nobody holds."""
    tell: Callable[[Told], Sequence[str]] | None = None
    """Returns what the log says of a move; None if that is not tried."""
    stage: Callable[[AnyPosition], str | None] | None = None
    """Returns what the face says of the stage of a game; None if that is not tried."""
    shown: Callable[[AnyPosition, Seat | None], object] | None = None
    """Returns all that the face shows a watcher: board, seats, and a hand with its choices; None if that is not tried.
    """
    lies: Callable[[AnyPosition, Seat | None], object] | None = None
    """Returns what the face lays on the table for a watcher; None if that is not tried."""
    happens: Callable[[Told], Sequence[object]] | None = None
    """Returns what the face lets happen on the table with a move; None if that is not tried."""
    afterwards: Callable[[AnyPosition], Mapping[str, object]] | None = None
    """Returns what is told of a game that is over, by what it is called: its result, highlights, pictures."""

    def sees_hand(self, watcher: Seat | None, seat: Seat) -> bool:
        """Tell whether a watcher sees the cards of a seat."""
        return watcher is not None and (watcher == seat) == (self.sees == "own")

    def difference(
        self, watcher: Seat | None, one: AnyPosition, other: AnyPosition, *, refusals: bool = True
    ) -> str | None:
        """Return the name of what a watcher sees otherwise in two positions; None if nothing.

        What may tell something of hidden cards may differ if it does so for spectators, too, as everybody may know it;
        and then legal moves may, which may follow from it.

        :param refusals: whether moves are tried that may be refused, which takes longer than all the rest.
        """
        seen, instead = one.view(watcher), other.view(watcher)
        what, hint = difference(seen, instead, besides=self.hints), self._hint(seen, instead)
        if hint is not None and watcher is not None and self._hint(one.view(None), other.view(None)) is None:
            return f"{hint}, of which a spectator learns nothing,"
        if what is not None and what.split(".")[0] == "legal_moves" and hint is not None:
            what = difference(seen, instead, besides={*self.hints, "legal_moves"})
        if what is None and self.stage and self.stage(one) != self.stage(other):
            return THE_STAGE
        lies = self.lies if what is None and hint is None else None
        if lies and lies(one, watcher) != lies(other, watcher):
            return THE_TABLE
        return self._asked(watcher, one, other, refusals=refusals) if what is None and hint is None else what

    def _asked(self, watcher: Seat | None, one: AnyPosition, other: AnyPosition, *, refusals: bool) -> str | None:
        """Return the name of what the bot asks besides, and answers otherwise to who sees the same in two positions."""
        asked: dict[str, Callable[[AnyPosition], object]] = {
            "the winner of a round": lambda position: [*position.rounds],
            "the score": lambda position: position.scores,
            "broken_off": lambda position: position.broken_off(watcher),
        }
        if watcher is not None and watcher in one.to_act:
            asked["automatic"] = lambda position: position.automatic(watcher)
        if one.moves and one.moves[-1][0] == watcher:
            asked["undoable"] = lambda position: position.undoable()
        if watcher is not None and refusals:
            asked["a refusal"] = partial(_refusals, watcher, _tried(watcher, one))
        return next((name for name, ask in asked.items() if difference(ask(one), ask(other))), None)

    def _hint(self, seen: Any, instead: Any) -> str | None:
        names = sorted(self.hints)
        return _first(difference(getattr(seen, each, None), getattr(instead, each, None), each) for each in names)

    def lies_open(self, position: AnyPosition, names: Collection[str]) -> bool:
        """Tell whether everybody sees a card with one of the names in a field where cards lie open."""
        view = position.view(None)
        return any(name in card_texts(getattr(view, each, None)) for each in {*OPEN, *self.hints} for name in names)

    def keeps(self, move: Move) -> bool:
        """Tell whether the game declares that a move is secret."""
        return kind_of(self.game, move)[0] in self.game.secret_moves

    def log_keeps(self, told: Told, move: Move) -> bool:
        """Tell whether the log says something of a move, and would say the same if it had been this one."""
        return self.tell is not None and bool(self.tell(told)) and not self.log_tells(told, move)

    def log_tells(self, told: Told, move: Move) -> bool:
        """Tell whether the log or the table would tell otherwise, if the move had been this one and all else alike."""
        otherwise = replace(told, move=move)
        return any([*tell(told)] != [*tell(otherwise)] for tell in (self.tell, self.happens) if tell is not None)


def _tried(seat: Seat, position: AnyPosition) -> list[Move]:
    """Return some moves that a seat may try though most are not legal: with cards of its own, and of others."""
    words = {each.partition(" ")[0] for each in islice(position.legal_moves(seat), REFUSED)}
    cards = dict.fromkeys(name for each in range(len(position.scores)) for name in position.hand(each)[:REFUSED])
    return ["x y z", *(f"{word} {name}" for word in ("", *sorted(words - cards.keys())) for name in cards)]


def _refusals(seat: Seat, moves: Sequence[Move], position: AnyPosition) -> list[object]:
    """Return what a seat is told that tries moves, of those that are refused."""
    said: list[object] = []
    for move in moves:
        try:
            position.copy().play(seat, move.strip())
        except IllegalMove as error:
            said.append((error.code, error.details))
        else:
            said.append(None)
    return said


def card_texts(value: Any) -> set[str]:
    """Return the texts in a value, and their words."""
    if isinstance(value, str):
        return {value, *value.split()}
    items = value.values() if isinstance(value, Mapping) else value
    return {text for each in items for text in card_texts(each)} if isinstance(items, Iterable) else set()


def card_names_in(view: Any) -> set[str]:
    """Return the texts in the fields of a view, and their words, but not those that only say what may be done."""
    return {text for name in _fields(view).difference(CHOICE) for text in card_texts(getattr(view, name, None))}


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played, in which leaks are looked for."""

    seats: int
    seed: bytes
    options: Any
    rules: int
    moves: Sequence[tuple[Seat, Move]]

    def start(self, game: AnyGame, dealer: Dealer) -> AnyPosition:
        """Deal the game."""
        return game.start(self.seats, dealer, self.options, rules=self.rules)


@dataclass(slots=True)
class Tried:
    """How often cards have changed places, in all games of a test: those that have done so the least come next."""

    cards: Counter[Card] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)
    """By the number of a place in the shuffled cards: the leak may be of whatever lies there."""


@dataclass(slots=True)
class _Compared:
    """What tells two games apart in which two cards have each other's place."""

    found: dict[Seat | None, tuple[str, int, Card | None]] = field(default_factory=dict)
    """By what each watcher tells them apart, after how many moves, and which of the cards nobody held then."""
    aware: set[Seat | None] = field(default_factory=set)
    """The watchers who may know: they have seen a card with one of the names in a hand, or a move has shown it."""
    held: bool = False
    """Whether somebody holds one of the cards at the end."""
    last: int = -1
    """After how many moves they were compared for the last time."""


def leak(secrets: Secrets, played: Played, dice: Random, tried: Tried, times: int = 1) -> str | None:
    """Return what somebody sees of a card that they may not see; None if nothing is found.

    Two cards change places in one shuffle, and the same moves are played. As long as the rules allow them, whoever
    holds neither card must see the same at each moment. A move that names a card names the other one where the rules
    ask for it. Such a move may show the card, unless its word is one of ``Game.secret_moves``: at once if no other seat
    is to act; where several choose at the same time, when all have chosen, in a field in which cards lie open.

    Tried first are cards that stand in the view of somebody who does not see the hand that has them.

    :param times: how often two cards of a deck change places.
    """
    names, deals = secrets.game.card_names, _deals(secrets, played, suspects=True)
    suspects = [(deal, *each) for deal in deals for each in deal.suspects()]
    for deal, one, moment in dice.sample(suspects, min(times, len(suspects))):
        others = [card for card in deal.cards if names[card] != names[one]]
        for other in dice.sample(others, min(TRIED, len(others))):
            compared = deal.compare((one, other), moment)
            found = _told(played, deal, (one, other), compared, dice)
            if found is not None:
                return found
            if compared.last == moment:
                break
    for _ in range(times * max((each.number + 1 for each in deals), default=0)):
        deal = dice.choice(deals)
        once = [card for card in deal.cards if any(names[card] in each for each in deal.held)]
        if not once:
            continue
        one = min(once, key=lambda card: (tried.cards[card], dice.random()))
        moment = dice.choice([at for at, each in enumerate(deal.held) if names[one] in each])
        held = [card for card in once if names[card] in deal.held[moment]]
        others = [card for card in (held if dice.randrange(2) else deal.cards) if names[card] != names[one]]
        if not others:
            continue
        place = min(map(deal.cards.index, others), key=lambda place: (tried.places[place], dice.random()))
        pair = one, deal.cards[place]
        tried.cards.update(pair)
        tried.places[place] += 1
        found = _told(played, deal, pair, deal.compare(pair, deal.begins + moment), dice)
        if found is not None:
            return found
    return None


def _told(played: Played, deal: _Deal, pair: tuple[Card, Card], compared: _Compared, dice: Random) -> str | None:
    """Return what tells who has which of two cards that were compared; None if nothing does."""
    names, open_to_it = deal.secrets.game.card_names, {*SHOWN, *deal.secrets.looks}
    for watcher, (what, ply, apart) in compared.found.items():
        if apart is None or what.split(".")[0] not in open_to_it or not deal.is_seen(apart, watcher, ply, dice):
            told = f"{what} tells {named(watcher)} who has {names[pair[0]]} or {names[pair[1]]}"
            return f"{told}, after {[move for _, move in played.moves[:ply]][-12:]}: {WHAT_TO_DO}"
    return None


def leak_afterwards(secrets: Secrets, played: Played, dice: Random, times: int) -> str | None:
    """Return what is told at the end of a game though nobody who watched could know it; None if nothing is found.

    :param times: how often two cards change places.
    """
    names, deals = secrets.game.card_names, _deals(secrets, played)
    end = played.start(secrets.game, Seeded(played.seed))
    for each in played.moves:
        end.play(*each)
    told = {*re.findall(r"\w+", repr(secrets.afterwards(end)))} if secrets.afterwards and end.outcome else {*names}
    for _ in range(times if deals else 0):
        deal = dice.choice(deals)
        mentioned = [card for card in deal.cards if names[card] in told]
        never_held = [card for card in deal.cards if not any(names[card] in each for each in deal.held)]
        one = dice.choice(dice.choice([*filter(None, (mentioned, never_held)), deal.cards]))
        other = dice.choice(never_held if one in never_held else deal.cards)
        ends = deal.ends((one, other)) if names[one] != names[other] else None
        found = None if ends is None else told_afterwards(secrets, *ends)
        if found is not None:
            return f"{found} where {names[one]} and {names[other]} were: tell what everybody at the table saw"
    return None


def told_afterwards(secrets: Secrets, one: AnyPosition, other: AnyPosition) -> str | None:
    """Return what tells two finished games apart that have looked the same to all who watched; None if nothing does."""
    if one.outcome is None or other.outcome is None or secrets.afterwards is None:
        return None
    found, instead = secrets.afterwards(one), secrets.afterwards(other)
    return next((f"{what} tells everybody, at the end," for what in found if found[what] != instead[what]), None)


def _deals(secrets: Secrets, played: Played, *, suspects: bool = False) -> list[_Deal]:
    """Play the game once, and return its deals; with what is needed to suspect cards if that is asked."""
    dealer, found, seats = Swapping(played.seed), list[_Deal](), range(played.seats)
    before, position = None, played.start(secrets.game, dealer)
    for ply in range(len(played.moves)):
        if dealer.shuffled:
            held, mentioned, decks = list[set[str]](), list[set[str]](), enumerate([*dealer.shuffled])
            begun = partial(_Deal, secrets, played, dealer, before, ply)
            found += [begun(number, cards, held, mentioned) for number, cards in decks]
        elif not found:
            return []  # nothing is dealt
        found[-1].held.append({name for seat in seats for name in position.hand(seat)})
        if suspects:
            found[-1].mentioned.append(_mentioned(secrets, position))
        before = position.copy()
        dealer.begin({})
        position.play(*played.moves[ply])
    return found


def _mentioned(secrets: Secrets, position: AnyPosition) -> set[str]:
    """Return the names of cards that somebody holds, and that stand in the view of somebody who does not see them."""
    hands, found = [{*position.hand(seat)} for seat in range(len(position.scores))], set[str]()
    for watcher in (None, *range(len(hands))):
        seen, hidden = set[str](), set[str]()
        for seat, hand in enumerate(hands):
            (seen if secrets.sees_hand(watcher, seat) else hidden).update(hand)
        view = position.view(watcher)
        names = _fields(view).difference(CHOICE, secrets.hints)
        words = {word for name in names for word in re.findall(r"\w+", repr(getattr(view, name, None)))}
        found |= words & (hidden - seen)
    return found


@dataclass(frozen=True, slots=True)
class _Deal:
    """The part of a game from one deal to the next."""

    secrets: Secrets
    played: Played
    dealer: Swapping
    before: AnyPosition | None
    """The position before the move with which it begins; None where the game begins."""
    begins: int
    """How many moves were played before it."""
    number: int
    """Which of the shuffles it is that the same step makes, from 0: several decks may be shuffled."""
    cards: list[Card]
    """The cards that are dealt."""
    held: list[set[str]]
    """The names of the cards that somebody holds at each moment."""
    mentioned: list[set[str]]
    """Those among them that stand in the view of somebody who does not see the hand. Most are seen elsewhere."""

    def suspects(self) -> list[tuple[Card, int]]:
        """Return the cards that are mentioned, each with the number of moves after which it is so first."""
        first = {name: self.begins + at for at, names in reversed([*enumerate(self.mentioned)]) for name in names}
        names = self.secrets.game.card_names
        return [(card, first[names[card]]) for card in self.cards if names[card] in first]

    def _began(self, places: Mapping[Card, Card]) -> AnyPosition:
        self.dealer.begin(places, self.number)
        if self.before is None:
            return self.played.start(self.secrets.game, self.dealer)
        position = self.before.copy()
        position.play(*self.played.moves[self.begins - 1])
        return position

    def compare(self, pair: tuple[Card, Card], moment: int) -> _Compared:
        """Return what tells the game apart from the same one with two cards in each other's place.

        It ends after so many moves, or when the games go different ways.
        """
        played, names, compared = self.played, self.secrets.game.card_names, _Compared()
        places, instead = dict([pair, pair[::-1]]), {names[pair[0]]: names[pair[1]], names[pair[1]]: names[pair[0]]}
        true, other = self._began({}), self._began(places)
        choosing, together = set[Seat](), False
        kept = False  # whether a move that others do not see yet has named one of the cards
        for ply in range(self.begins, moment + 1):
            shown, told, made = False, None, ""
            if ply > self.begins:
                seat, move = played.moves[ply - 1]
                if {*true.to_act} != choosing:  # otherwise, they still choose at the same time
                    choosing, together = {*true.to_act}, len(true.to_act) > 1
                choosing.discard(seat)
                self.dealer.begin({})
                told = play_told(true, seat, move)
                made = self._play_alike(other, seat, move, places, instead)
                if not made:
                    break
                if not instead.keys().isdisjoint(move.split()):
                    in_log = made != move and self.secrets.log_keeps(told, made)
                    kept = together or in_log or self.secrets.keeps(move)
                    shown = not kept
                shown |= kept and self.secrets.lies_open(true, instead)
                kept &= not shown
            if true.outcome or (true.to_act, true.turn) != (other.to_act, other.turn):
                break
            hands = {seat: (true.hand(seat), other.hand(seat)) for seat in range(played.seats)}
            changed = {seat: each for seat, each in hands.items() if each[0] != each[1]}
            compared.held, compared.last = bool(changed), ply
            for watcher in (None, *hands):
                seen = [seat for seat in hands if self.secrets.sees_hand(watcher, seat)]
                if any(seat in changed or not instead.keys().isdisjoint(hands[seat][0]) for seat in seen):
                    compared.aware.add(watcher)  # also of a copy: which of two came from whom may make a difference
                if watcher in compared.aware or watcher in compared.found:
                    continue
                what = self.secrets.difference(watcher, true, other, refusals=ply == moment)
                if what is None and watcher is None and told and self.secrets.log_tells(told, made):
                    what = THE_LOG
                elif what is not None and (shown or not changed):
                    compared.aware.add(watcher)
                    continue
                if what is not None:
                    compared.found[watcher] = what, ply, _apart(names, pair, [*changed.values()])
            if len({*compared.found, *compared.aware}) > played.seats:
                break
        return compared

    def _play_alike(
        self, position: AnyPosition, seat: Seat, move: Move, places: Mapping[Card, Card], instead: Mapping[str, str]
    ) -> Move:
        """Play a move, or its equivalent with other cards; return the played one, or an empty text."""
        for each in (move, " ".join(instead.get(word, word) for word in move.split())):
            self.dealer.begin(places)
            try:
                return position.play(seat, each)
            except IllegalMove:
                continue  # whoever knows that this move was legal knows that the cards were not swapped
        return ""

    def ends(self, pair: tuple[Card, Card]) -> tuple[AnyPosition, AnyPosition] | None:
        """Return the ends of two games that nobody who watched could tell apart; None if there are none."""
        names, places = self.secrets.game.card_names, dict([pair, pair[::-1]])
        instead, secrets = {names[one]: names[other] for one, other in places.items()}, replace(self.secrets, hints=())
        true, other = self._began({}), self._began(places)
        for seat, move in self.played.moves[self.begins :]:
            if secrets.difference(None, true, other) or (true.to_act, true.turn) != (other.to_act, other.turn):
                return None
            self.dealer.begin({})
            told = play_told(true, seat, move)
            made = self._play_alike(other, seat, move, places, instead)
            if not made or (made != move and secrets.log_tells(told, made)):
                return None
        return None if secrets.difference(None, true, other) else (true, other)

    def is_seen(self, card: Card, watcher: Seat | None, moment: int, dice: Random) -> bool:
        """Tell whether a watcher sees a card that nobody holds, so that it cannot change places unnoticed."""
        names = self.secrets.game.card_names
        others = [each for each in self.cards if names[each] != names[card]]
        for each in dice.sample(others, min(TRIED, len(others))):
            compared = self.compare((card, each), moment)
            knows = watcher in compared.aware or watcher in compared.found
            if compared.last == moment and not compared.held and not knows:
                return False
        return True


def kind_of(game: AnyGame, move: Move) -> tuple[str, int]:
    """Return what a move tells by its form: its word, empty where it is nothing but cards, and how much follows."""
    word, *rest = move.split() or [""]
    return ("", len(rest) + 1) if word in game.card_names else (word, len(rest))


def named(watcher: Seat | None) -> str:
    """Return who watches: a seat, or a spectator."""
    return "a spectator" if watcher is None else f"seat {watcher}"


def _apart(names: Sequence[str], pair: Sequence[Card], hands: Sequence[tuple[list[str], list[str]]]) -> Card | None:
    """Return the card of a pair that nobody holds; None if both are held."""
    if len(hands) != 1:
        return None
    ((true, other),) = hands
    return pair[0] if other.count(names[pair[0]]) > true.count(names[pair[0]]) else pair[1]
