"""What the rules of every game are held to."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from random import Random
from time import process_time
from typing import Any, ClassVar, Final, NoReturn

import pytest

from bot.command_line.replay import as_json
from bot.games.checks import (
    check_achieved,
    check_highlights,
    check_places,
    check_position,
    check_score,
    check_tallies,
    check_teams,
)
from bot.games.game import (
    AnyGame,
    AnyPosition,
    BadSetup,
    CannotImagine,
    Card,
    IllegalMove,
    Move,
    Player,
    RandomPlayer,
    Seat,
    hand_sizes,
)
from bot.games.packages import CONTRACT
from bot.games.record import replay, write_record
from bot.games.shuffle import SEED_BYTES, Seeded, shuffled
from bot.testkit.choices import Kept, told_choice
from bot.testkit.leaks import (
    CHOICE,
    OPEN,
    WHAT_TO_DO,
    Played,
    Secrets,
    Tried,
    ahead,
    card_names_in,
    card_texts,
    difference,
    leak,
    leak_afterwards,
)
from bot.testkit.plugin import SAID, UPDATE, skip_what_imagines, updates, write_later

MOST_TRIED: Final = 30
"""The most legal moves that are tried at a position, which may have a thousand."""
EVERY_THIRD: Final = 3
"""Of how many positions one is tried where trying takes long."""
LEAKS: Final = 12
"""How often two cards of each game change places."""
WATCHED: Final = 300
"""At how many positions of each game secret moves are looked for."""
NONSENSE: Final = ("", "x y z", "pass", "call", "0", "-1", "24 24", "play", "discard 24")
REFERENCE: Final = 300
"""How many shuffles of 52 cards a game's speed is compared with."""


LEAVES_A_TRACE: Final = (
    "a refused move leaves a trace: raise IllegalMove before anything changes, or take PlainPosition"
)
COPY: Final = "a move on a copy changes the position: copy its lists as well, or take PlainPosition"
SAME_SEED: Final = "the same seed gives another game: take chance from the dealer and the players' dice only"

SECRET: Final = "Name the words of those that are secret in secret_moves"

IN_COMMON: Final = (
    "keep it in the position, not in a class, in the module, or in what a parameter has by default, such as []"
)

AS_IT_WAS: Final = "let it have tuples, or copies of the position's lists"

_FAULTY: Final[set[str]] = set()
"""The games of which a fault has been said that every test would meet."""


class _Noting(Seeded):
    """A dealer that notes the numbers of its shuffles."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.numbers: Counter[int] = Counter()

    def shuffle(self, number: int, cards: Sequence[Card]) -> list[Card]:
        self.numbers[number] += 1
        return super().shuffle(number, cards)


@dataclass(frozen=True)
class Setup:
    """How a game begins."""

    seats: int
    seed: bytes
    options: Mapping[str, str]
    rules: int


class RulesTests:
    """Tests for the rules of a game. A class that inherits from it says which game.

    :ivar games: how many random games each test plays.
    :ivar most_moves: after how many moves every game has ended, however it is played.
    :ivar hides_cards: whether seats hold cards that others do not see.
    :ivar sees: whose cards a seat sees during the game: its ``own``, or those of the ``others``, as where all play
        together.
    :ivar public_hints: the fields of views that may tell something of hidden cards, because everybody may know it:
        ``trumps``.
    :ivar private_looks: the fields of views in which a seat alone may see cards that nobody holds: ``next``.
    :ivar slowest: how long a move may take at most on average, with its view and the legal moves, in shuffles of 52
        cards.
    :ivar slowest_player: how long a computer player that is not in ``slow`` may think at most on average, in shuffles
        of 52 cards.
    """

    game: ClassVar[AnyGame]
    contract: ClassVar[int] = CONTRACT
    """The version of the contract that the game was written for. What that could not say is not held against it."""

    games: ClassVar[int] = 8
    most_moves: ClassVar[int] = 2000
    hides_cards: ClassVar[bool] = True
    sees: ClassVar[str] = "own"
    public_hints: ClassVar[frozenset[str]] = frozenset()
    private_looks: ClassVar[frozenset[str]] = frozenset()
    slowest: ClassVar[float] = 40.0
    slowest_player: ClassVar[float] = 400.0

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Leave out the test that needs ``cards`` where a class does not say how to list them."""
        super().__init_subclass__(**kwargs)
        if cls.cards is RulesTests.cards:
            cls.test_cards_are_conserved = None  # type: ignore[assignment, method-assign]

    def cards(self, position: AnyPosition) -> Sequence[str] | None:
        """Return the names of all cards, wherever they are; None for a position that has not all of them.

        Without this method, nothing tests that cards are conserved.
        """
        return None

    def start(self, setup: Setup) -> AnyPosition:
        """Deal a game."""
        options = self.game.read_options(setup.options)
        position = self.game.start(setup.seats, Seeded(setup.seed), options, rules=setup.rules)
        assert len(position.scores) == setup.seats, "scores has a number for each seat, from the deal on"
        return position

    def setups(self) -> Iterator[Setup]:
        """Yield how the random games begin: the first one by the usual rules, all others by any.

        The first game has the least seats, the second one the most, and the others have each number in between.
        """
        for number in range(self.games):
            dice = Random(number)
            options = {spec.name: dice.choice(spec.values) for spec in self.game.option_specs if number}
            try:
                possible = self.game.seats_for(self.game.read_options(options))
            except BadSetup:  # these house rules do not go together
                options, possible = {}, self.game.seats_for(self.game.read_options({}))
            seats = possible[-number % len(possible)]
            version = self.game.versions[-1 - number % len(self.game.versions)]
            yield Setup(seats, dice.randbytes(SEED_BYTES), options, version)

    def play(self, setup: Setup, chance: int = 0) -> Iterator[tuple[AnyPosition, Random]]:
        """Yield the position of a game after each move, and the dice. Half of the games are played at random.

        The position is the same object each time.
        """
        dice = Random(chance)
        players = [RandomPlayer() if setup.seed[0] % 2 else dice.choice(self.quick()) for _ in range(setup.seats)]
        position = self.start(setup)
        yield position, dice
        while position.to_act:
            self._check_length(position, setup)
            seat = dice.choice(position.to_act)
            self.move(position, seat, players[seat], dice)
            yield position, dice

    def quick(self) -> list[Player[Any]]:
        """Return the computer players that are not in ``slow``; one that plays at random if there are none."""
        found = [player for kind, player in self.game.players.items() if kind not in self.game.slow]
        return found or [RandomPlayer()]

    def _check_length(self, position: AnyPosition, setup: Setup) -> None:
        if len(position.moves) >= self.most_moves:
            moves = (
                f"after {self.most_moves} moves, it has not ended with {setup.seats} seats and {dict(setup.options)}"
            )
            self._say_once(f"{moves}: let the rules end it, or say more with most_moves")

    def move(self, position: AnyPosition, seat: Seat, player: Player[Any], dice: Random) -> None:
        """Have a player choose and play a move. A fault that every test would meet is said once."""
        view, legal = position.view(seat), position.legal_moves(seat)
        if len(view.legal_moves) == 0:
            self._say_once(
                f"seat {seat} is in to_act, and has no legal moves: take it out, or give it one, such as pass"
            )
        move = player.choose(view, dice)
        if move not in legal:
            who = "legal_moves of the view has" if move in view.legal_moves else f"{type(player).__name__} chooses"
            self._say_once(f"{who} {move!r}, which Position.legal_moves has not, for seat {seat}: make them agree")
        try:
            position.play(seat, move)
        except IllegalMove as error:
            self._say_once(f"legal_moves has {move!r} for seat {seat}, and play refuses it: {error}. Make them agree")

    def _say_once(self, fault: str) -> NoReturn:
        if self.game.name in _FAULTY:
            pytest.skip(f"{self.game.name} fails as before: {fault}")
        _FAULTY.add(self.game.name)
        pytest.fail(fault, pytrace=False)

    def finish(self, setup: Setup, chance: int = 0) -> AnyPosition:
        """Return the end of a game."""
        return [position for position, _ in self.play(setup, chance)][-1]

    def imagined(self, setup: Setup, position: AnyPosition, seat: Seat | None, dice: Random) -> AnyPosition:
        """Return what a seat can take for the position. If the game does not offer this, the test is left out."""
        try:
            return self.game.imagine(position.view(seat), dice, rules=setup.rules)
        except CannotImagine:
            return skip_what_imagines(self.game.name)

    def test_options_are_read_back(self) -> None:
        """Options that are written are read back, and defaults are not written."""
        for spec in self.game.option_specs:
            for value in spec.values:
                written = self.game.write_options(self.game.read_options({spec.name: value}))
                assert written == ({} if value == spec.values[0] else {spec.name: value}), (
                    "write_options writes what read_options has read, without the defaults"
                )

    def test_an_unknown_option_is_refused(self) -> None:
        """Neither an option that there is not, nor an unknown value, is read."""
        for options in ({"no such option": "x"}, *({spec.name: "no such value"} for spec in self.game.option_specs)):
            with pytest.raises(BadSetup):
                self.game.read_options(options)

    def test_card_names_are_read_back(self) -> None:
        """Every card can be found by its name."""
        taken: set[int] = set()
        for card, name in enumerate(self.game.card_names):
            assert self.game.card_name(card) == name, "card_name gives the name that card_names has"
            read = self.game.read_card(name, taken)
            assert self.game.card_names[read] == name, "read_card finds a card of this name"
            taken.add(read)
        assert taken == set(range(len(self.game.card_names))), "read_card finds each card once"

    def test_cards_are_conserved(self) -> None:
        """No card appears, disappears or is doubled."""
        for setup in self.setups():
            before: list[str] | None = None
            for position, _ in self.play(setup):
                cards = self.cards(position)
                if cards is not None:
                    assert before is None or sorted(cards) == before, (
                        f"cards are lost or doubled after {position.moves[-3:]}: play moves each card to one place"
                    )
                    before = sorted(cards)
            assert before, "no position has all cards: cards lists them wherever they are"

    def test_refused_moves_leave_no_trace(self) -> None:
        """Every legal move can be played as it is written, and any other is refused without a change."""
        for setup in islice(self.setups(), 4):
            for number, (position, dice) in enumerate(self.play(setup)):
                if number % EVERY_THIRD:
                    continue
                before, later = everything(position), ahead(position)
                others = [*dice.sample(list(self.game.card_names), min(4, len(self.game.card_names))), *NONSENSE]
                others += [move for seat in range(setup.seats) for move in islice(position.legal_moves(seat), 3)]
                for seat in range(setup.seats):
                    self._try(position, seat, others)
                assert difference(everything(position), before) is None, LEAVES_A_TRACE
                assert difference(ahead(position), later) is None, LEAVES_A_TRACE
                with pytest.raises(IllegalMove):  # one alone: of two, the second might undo what the first has changed
                    position.play(dice.randrange(len(position.scores)), "x y z")
                assert difference(ahead(position), later) is None, LEAVES_A_TRACE
            again = self.start(setup)
            for seat, move in position.moves:
                again.play(seat, move)
            assert difference(everything(position), everything(again)) is None, LEAVES_A_TRACE

    def _try(self, position: AnyPosition, seat: int, others: Sequence[Move]) -> None:
        legal = position.legal_moves(seat)
        assert bool(len(legal)) == (seat in position.to_act), "a seat has legal moves if, and only if, it is in to_act"
        for move in islice(legal, MOST_TRIED):
            after = position.copy()
            assert after.play(seat, move) == move, "legal moves are written as play returns them, with sorted cards"
            assert len(after.moves) == len(position.moves) + 1, "play adds one move to moves"
        for move in others:
            if move not in legal:
                try:
                    played = position.copy().play(seat, move)
                except IllegalMove:
                    with pytest.raises(IllegalMove):
                        position.play(seat, move)
                else:
                    assert played in legal, (  # it may be a legal move that is written in another way
                        f"play takes {move!r}, which legal_moves has not: raise IllegalMove"
                    )

    def test_a_copy_is_independent(self) -> None:
        """Moves on a copy do not change the position."""
        for setup in self.setups():
            position = self.start(setup)
            before, copied = everything(position), position.copy()
            while copied.to_act and len(copied.moves) < MOST_TRIED:
                copied.play(copied.to_act[0], copied.legal_moves(copied.to_act[0])[0])
            assert difference(everything(position), before) is None, COPY
            assert position.moves == [], COPY

    def test_views_stay_as_they_were(self) -> None:
        """A move changes no view that was made before it: what is told of the move compares both."""
        for setup in islice(self.setups(), 4):
            seen: list[tuple[Any, Any]] = []
            for position, _ in self.play(setup):
                what = next(filter(None, (difference(*each) for each in seen)), None)
                assert what is None, f"{what} of a view changes with a later move: {AS_IT_WAS}"
                views = [position.view(seat) for seat in (None, *range(setup.seats))]
                seen = [*zip(deepcopy(views), views, strict=True)]

    def test_no_two_shuffles_have_one_number(self) -> None:
        """Each shuffle of a game has a number of its own: with the same one, the cards come in the same order."""
        for setup in self.setups():
            dealer, options = _Noting(setup.seed), self.game.read_options(setup.options)
            position = self.game.start(setup.seats, dealer, options, rules=setup.rules)
            for each in self.finish(setup).moves:
                position.play(*each)
            again = [number for number, times in dealer.numbers.items() if times > 1]
            assert not again, (
                f"dealer.shuffle({again[0]}, …) is called twice in a game, and gives the order that all have seen:"
                " count the shuffles"
            )

    def test_automatic_moves_and_formalities_are_legal(self) -> None:
        """What is played for somebody whose time is up, or who has no choice, is legal."""
        for setup in self.setups():
            for position, _ in self.play(setup):
                for seat in position.to_act:
                    legal = position.legal_moves(seat)
                    assert position.automatic(seat) in legal, "automatic returns a legal move"
                    formality = position.formality(seat)
                    assert formality is None or formality in legal, "formality returns a legal move, or None"

    def test_formalities_tell_nothing(self) -> None:
        """No seat plays a move at once that others believe it has chosen: see ``Position.formality``.

        For this, each seat imagines what another one may hold.
        """
        for setup in islice(self.setups(), 4):
            for number, (position, dice) in enumerate(self.play(setup)):
                for seat in position.to_act if number % EVERY_THIRD == 0 else ():
                    if position.formality(seat) is not None and setup.seats > 1:
                        self._check_told(setup, position, seat, "formality", dice)

    def _check_told(self, setup: Setup, position: AnyPosition, seat: Seat, kind: str, dice: Random) -> None:
        """Check that another seat, as it imagines the cards, knows of a move that plays itself that none was chosen."""
        move = getattr(position, kind)(seat)
        other = self.imagined(setup, position, (seat + 1) % setup.seats, dice)
        chosen = move in other.legal_moves(seat) and getattr(other, kind)(seat) is None
        assert not chosen, f"{move} is played by itself, which tells what seat {seat} holds: {kind} returns None"

    def test_forced_moves_tell_nothing(self) -> None:
        """A move that is played by itself is the only one, and nobody could have chosen it: see ``Position.forced``.

        For this, each seat imagines what another one may hold.
        """
        for setup in islice(self.setups(), 4):
            for position, dice in self.play(setup):
                for seat in position.to_act:
                    forced = position.forced(seat)
                    if forced is None:
                        continue
                    assert list(position.legal_moves(seat)) == [forced], "forced returns the only legal move, or None"
                    assert position.formality(seat) is None, "a move is a formality, or forced, and not both"
                    assert position.to_act == (seat,), (
                        f"{forced} is played by itself while others choose: forced returns None"
                    )
                    self._check_told(setup, position, seat, "forced", dice)

    def test_moves_that_may_be_taken_back_show_no_card(self) -> None:
        """After a move that ``Position.undoable`` lets be taken back, nobody holds or sees a new card."""
        for setup in islice(self.setups(), 4):
            before, views, names = list[Counter[str]](), list[set[str]](), {*self.game.card_names}
            for position, _ in self.play(setup):
                hands = [Counter(position.hand(seat)) for seat in range(setup.seats)]
                drawn = {
                    seat: [*(now - then)] for seat, (now, then) in enumerate(zip(hands, before, strict=bool(before)))
                }
                showed, views = (
                    views,
                    [names & card_names_in(position.view(seat)) for seat in (None, *range(setup.seats))],
                )
                if position.moves and position.undoable():
                    got = {seat: cards for seat, cards in drawn.items() if cards}
                    said = f"{position.moves[-1][1]} may be taken back, and"
                    assert not got, f"{said} shows {got}: undoable returns False"
                    turned = set[str]().union(*(now - then for now, then in zip(views, showed, strict=True)))
                    turned -= {*position.moves[-1][1].split()}
                    assert not turned, f"{said} turns up {sorted(turned)}: undoable returns False"
                before = hands

    def test_every_game_ends(self) -> None:
        """A game ends with an outcome after at most ``most_moves`` moves, for any number of seats."""
        for setup in self.setups():
            position = self.finish(setup)
            assert position.outcome is not None
            check_position(self.game, position, setup.seats)
            assert len(position.scores) == setup.seats, "scores has one for each seat"
            options = self.game.read_options(setup.options)
            places = self.game.places(position.outcome, setup.seats)
            teams = self.game.teams(setup.seats, options)
            check_teams(teams, setup.seats)
            check_places(teams, position.outcome, places)
            scores = position.outcome.scores or (0,) * setup.seats
            alike = all(len({scores[seat] for seat in team}) == 1 for team in teams)
            assert alike, f"all of a team have the same score: {scores}"

    def test_hands_have_as_many_cards_as_the_game_says(self) -> None:
        """Right after the deal, ``Position.hand`` has as many cards as ``Game.hand_size`` says.

        By contract 1, it could not say that this depends on the number of seats: it has to be right for one of them.
        """
        wrong, right = "", False
        for setup in self.setups():
            position, options = self.start(setup), self.game.read_options(setup.options)
            sizes = hand_sizes(self.game, options, setup.seats)
            hands = [len(position.hand(seat)) for seat in range(setup.seats)]
            fits = setup.seats == 1 or hands == sizes  # a patience may begin with any number of cards
            said = sizes[0] if len({*sizes}) == 1 else sizes
            right |= fits
            if not fits and not wrong:
                wrong = f"hand_size says {said} for {setup.seats} seats, and hand has {hands} cards"
        assert not wrong or (right and self.contract == 1), wrong

    def test_every_game_ends_without_people(self) -> None:
        """A game ends after at most ``most_moves`` moves if everybody's time is up, again and again."""
        for setup in self.setups():
            position = self.start(setup)
            while position.to_act:
                self._check_length(position, setup)
                seat = position.to_act[0]
                position.play(seat, position.automatic(seat))
            assert position.outcome is not None

    def test_records_replay_to_the_same_hash(self) -> None:
        """The record of a game leads to the same end, and to the same record."""
        for setup in self.setups():
            position = self.finish(setup)
            names = [f"p{seat}" for seat in range(setup.seats)]
            text = write_record(self.game, names, setup.options, setup.seed, position.moves, setup.rules)
            again = replay(text, {self.game.name: self.game})
            assert again.error is None
            assert again.position is not None
            again_text = write_record(self.game, names, setup.options, setup.seed, again.position.moves, setup.rules)
            assert _hash(again_text, again.position) == _hash(text, position)

    def test_released_versions_are_played_as_they_were(self, request: pytest.FixtureRequest) -> None:
        """A record of each version of the rules, in the folder ``records``, replays as it did when it was written.

        Beside ``NAME-VERSION.txt`` is what ``claro-bot replay --json`` said of it then. Neither is ever written anew: a
        record that reads differently means a change of rules that needs a new version.
        """
        folder = request.path.parent / "records"
        if not folder.is_dir() and not updates(request):
            pytest.skip(f"there are no records: run pytest {UPDATE}")
        for version in self.game.versions:
            file = folder / f"{self.game.name}-{version}.txt"
            if not file.is_file():
                assert updates(request), f"version {version} of the rules has no record: run pytest {UPDATE}"
                text = self._record(version)
                write_later(request, file, text)
                write_later(request, file.with_suffix(".json"), json.dumps(self._read(text), indent=1) + "\n")
        for file in sorted(folder.glob(f"{self.game.name}-*.txt")):
            as_it_was = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
            assert self._read(file.read_text(encoding="utf-8")) == as_it_was, (
                f"{file.name} is played differently now: a change of rules needs a new number in versions, and start"
                " follows rules. If no version was published yet, delete the file and its .json"
            )

    def _read(self, record: str) -> dict[str, Any]:
        return as_json(replay(record, {self.game.name: self.game}))

    def _record(self, version: int) -> str:
        first = next(self.setups())
        setup = Setup(first.seats, first.seed, {}, version)
        names = [f"p{seat}" for seat in range(setup.seats)]
        return write_record(self.game, names, {}, setup.seed, self.finish(setup).moves, version)

    def test_seeds_reproduce(self) -> None:
        """The same seed and the same dice give the same game."""
        for setup in self.setups():
            first, second = self.finish(setup, 5), self.finish(setup, 5)
            assert first.moves == second.moves, SAME_SEED
            assert difference(everything(first), everything(second)) is None, SAME_SEED

    def test_games_have_nothing_in_common(self) -> None:
        """What is played of one game changes nothing at another one: not what it shows, how it began, nor its end."""
        first, other, *_ = [*islice(self.setups(), 2)] * 2
        began, half = deepcopy(self.facts(self.start(first))), self.start(first)
        moves = list(self.finish(first).moves)
        told = deepcopy(self.told_afterwards(self.finish(first)))
        for seat, move in moves[: len(moves) // 2]:
            half.play(seat, move)
        before = deepcopy(self.facts(half))
        self.finish(other, 7)
        what = difference(before, self.facts(half)) or difference(began, self.facts(self.start(first)))
        what = what or difference(told, deepcopy(self.told_afterwards(self.finish(first))))
        assert what is None, f"{what} changes while another game is played: {IN_COMMON}"

    def facts(self, position: AnyPosition) -> list[Any]:
        """Return all that a position tells, and what anybody sees of it."""
        seats = range(len(position.scores))
        own = (position.to_act, position.scores, position.outcome, [position.hand(seat) for seat in seats])
        return [own, len(position.rounds), [*position.moves], everything(position)]

    def test_views_do_not_depend_on_hidden_cards(self) -> None:
        """Everybody to whom all hidden cards are dealt anew, by ``Game.imagine``, sees the same. So do spectators."""
        moved, unlike = False, False
        for setup in self.setups():
            for number, (position, dice) in enumerate(self.play(setup)):
                if number % EVERY_THIRD or not position.to_act:
                    continue
                for seat in (None, *range(setup.seats)):
                    other, again = (self.imagined(setup, position, seat, dice) for _ in range(2))
                    found = difference(position.view(seat), other.view(seat))
                    assert found is None, f"{found} in the view of {seat} depends on cards that it hides: {WHAT_TO_DO}"
                    twice = self._twice(other) - self._twice(position)
                    assert not twice, f"imagine deals {min(twice)} to a hand, and it is somewhere else already"
                    others = [each for each in range(setup.seats) if each != seat]
                    moved |= any(other.hand(each) != position.hand(each) for each in others)
                    unlike |= any(other.hand(each) != again.hand(each) for each in others)
        assert moved or not self.hides_cards, "imagine deals the cards anew that a seat has not seen"
        assert unlike or not self.hides_cards, "imagine deals by its dice, chance: asked twice, it deals other cards"

    def _twice(self, position: AnyPosition) -> set[str]:
        """Return the names of cards of which hands, or hands and one open field, have more than there are."""
        hands = Counter(name for seat in range(len(position.scores)) for name in position.hand(seat))
        there, view = Counter(self.game.card_names), position.view(None)
        lying = [hands + Counter(card_texts(getattr(view, each, ()))) for each in OPEN]
        return {name for each in (hands, *lying) for name in each - there} & there.keys()

    def secrets(self) -> Secrets:
        """Return what the game hides, and from whom."""
        blind = CHOICE & self.public_hints
        assert not blind, f"public_hints has {sorted(blind)}: name the field of the view that they follow from"
        return Secrets(self.game, self.sees, self.public_hints, self.private_looks, afterwards=self.told_afterwards)

    def told_afterwards(self, position: AnyPosition) -> Mapping[str, object]:
        """Return what everybody is told of a game that is over, by what it is called."""
        achieved = [sorted(each) for each in self.game.achieved(position)]
        return {"highlights": self.game.highlights(position), "achieved": achieved}

    def test_views_tell_nothing_of_the_cards_of_others(self) -> None:
        """Whoever sees neither of two cards sees no difference, in a view or the log, if they change places."""
        tried = Tried()
        for setup in self.setups() if self.hides_cards else ():
            moves, dice = list(self.finish(setup).moves), Random(1)
            played = Played(setup.seats, setup.seed, self.game.read_options(setup.options), setup.rules, moves)
            found = leak(self.secrets(), played, dice, tried, LEAKS)
            assert found is None, found
            found = leak_afterwards(self.secrets(), played, dice, LEAKS)
            assert found is None, found

    def test_nobody_sees_what_is_chosen_in_secret(self, record_property: Callable[[str, object], None]) -> None:
        """What a seat chooses in secret tells nobody: see ``Game.secret_moves``.

        A move of which the log tells no more than its word is taken for one, too.
        """
        kept = Kept(self.secrets())
        for setup in self.setups():
            for position, dice in islice(self.play(setup), WATCHED):
                kept.watch(position, dice, by_trial=self.hides_cards)
        found = kept.leak()
        assert found is None, found
        if self.hides_cards and kept.laid_open:
            words = ", ".join(sorted(word or "cards alone" for word in kept.laid_open))
            record_property(SAID, f"{self.game.name} tells everybody the cards of these moves: {words}. {SECRET}")

    def test_nobody_sees_a_choice_before_all_have_chosen(self) -> None:
        """Where several seats choose at the same time, no view and no log tells of a choice until all have chosen."""
        for setup in self.setups():
            for position, dice in self.play(setup):
                if len(position.to_act) > 1:
                    found = told_choice(self.secrets(), position, dice)
                    assert found is None, found

    def test_players_choose_legal_moves(self) -> None:
        """Every computer player, and the adviser, chooses among the legal moves."""
        for setup in islice(self.setups(), 2):
            position, dice = self.start(setup), Random(1)
            for _ in range(2 * len(self.game.players)):
                for player in self.game.players.values():
                    if position.to_act:
                        seat = position.to_act[0]
                        move = player.choose(position.view(seat), dice)
                        assert move in position.legal_moves(seat), f"{type(player).__name__} chooses a legal move"
                        position.play(seat, move)
            if position.to_act:
                seat = position.to_act[0]
                for move, chance in self.game.advise(position.view(seat), dice):
                    assert move in position.legal_moves(seat), "advise returns legal moves"
                    assert chance is None or 0 <= chance <= 1, "advise returns chances from 0 to 1, or None"

    def test_what_is_told_of_a_finished_game_can_be_kept(self) -> None:
        """What is counted for each seat, what it has achieved, and the highlights of a game can be stored and told."""
        known = {each.name for each in self.game.achievements}
        for setup in self.setups():
            position = self.finish(setup)
            check_tallies(self.game.tallies(position), setup.seats)
            achieved = self.game.achieved(position)
            check_achieved(achieved, setup.seats)
            unknown = {name for each in achieved for name in each} - known
            assert not unknown, f"achieved has {sorted(unknown)}, and achievements has not: make them agree"
            check_highlights(self.game.highlights(position), setup.seats)

    def test_a_deal_of_the_day_is_worth_a_number(self) -> None:
        """A deal of the day ends with a score and a place for each of its rounds."""
        daily = self.game.daily
        if daily is None:
            return
        seats = len(daily.levels) + 1
        for setup in islice(self.setups(), 4):
            position = self.finish(Setup(seats, setup.seed, daily.options, setup.rules))
            for seat in range(seats):
                check_score(self.game.daily_score(position, seat))
                places = [*self.game.daily_places(position, seat)]
                right = len(places) == len(position.rounds) and all(1 <= place <= seats for place in places)
                assert right, f"daily_places has a place from 1 to {seats} for each round, and not {places}"

    def test_moves_are_fast(self) -> None:
        """A random move takes at most as long as ``slowest`` shuffles, which is a matter of the same process."""
        moves, player, dice, spent = 0, RandomPlayer(), Random(2), 0.0
        for setup in self.setups():
            position = self.start(setup)
            began = process_time()
            while position.to_act and len(position.moves) < MOST_TRIED:
                self.move(position, position.to_act[0], player, dice)
                moves += 1
            spent += process_time() - began
        _check_speed("a move takes", spent / moves, self.slowest, "make the rules faster, or say more with slowest")

    def test_players_are_fast(self) -> None:
        """Each computer player that is not in ``slow`` thinks at most as long as ``slowest_player`` shuffles."""
        for kind, player in self.game.players.items():
            choices, dice, spent = 0, Random(2), 0.0
            for setup in islice(self.setups(), 2 if kind not in self.game.slow else 0):
                for position, _ in islice(self.play(setup), MOST_TRIED):
                    for seat in position.to_act[:1]:
                        view, began = position.view(seat), process_time()
                        player.choose(view, dice)
                        spent += process_time() - began
                        choices += 1
            what, todo = f"the player {kind!r} thinks for", "put it into slow, or make it faster"
            _check_speed(what, spent / max(1, choices), self.slowest_player, todo)

    def test_turns_are_numbered(self) -> None:
        """``turn`` is the number of moves played when the present choice began, in the position and in all views."""
        for setup in self.setups():
            before: AnyPosition | None = None
            for position, _ in self.play(setup):
                if not position.to_act:
                    continue
                played, turn = len(position.moves), position.turn
                right = before.turn if before and self._still_choose(before, position) else played
                assert turn == right, (
                    f"after {played} moves, turn is {turn}: it is the number of moves played when the present choice"
                    f" began, {right}, so that a click on an old button plays nothing"
                )
                for seat in (None, *range(setup.seats)):
                    seen = position.view(seat).turn
                    assert seen == turn, f"turn is {turn}, and {seen} in the view of {seat}: the view repeats it"
                before = position.copy()

    @staticmethod
    def _still_choose(before: AnyPosition, after: AnyPosition) -> bool:
        """Tell whether the seats that are to act go on with a choice that several seats make at the same time."""
        seat, _ = after.moves[-1]
        left = [each for each in before.to_act if each != seat]
        alike = (difference([*before.legal_moves(each)], [*after.legal_moves(each)]) is None for each in left)
        return bool(left) and [*after.to_act] == left and all(alike)


def _check_speed(what: str, seconds: float, most: float, todo: str) -> None:
    """Check that something takes no longer than so many shuffles of 52 cards, which are timed now."""
    began = process_time()
    for number in range(REFERENCE):
        shuffled(bytes(SEED_BYTES), str(number), range(52))
    shuffles = seconds * REFERENCE / (process_time() - began)
    assert shuffles <= most, f"{what} {shuffles:.0f} shuffles, and the limit is {most:.0f}: {todo}"


def everything(position: AnyPosition) -> list[Any]:
    """Return everything that anybody sees of a position, with lazy moves as lists."""
    views = [position.view(seat) for seat in (None, *range(len(position.scores)))]
    return [(view, list(islice(view.legal_moves, MOST_TRIED))) for view in views]


def _hash(record: str, position: AnyPosition) -> str:
    hands = [position.hand(seat) for seat in range(len(position.scores))]
    end = (position.scores, position.outcome, len(position.rounds), hands)
    return sha256(f"{record}{end}".encode()).hexdigest()
