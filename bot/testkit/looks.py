"""What the words and the look of every game are held to: all messages, in each language, within Discord's limits."""

import ast
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from random import Random
from subprocess import PIPE, Popen
from typing import Any, ClassVar, Final, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference

from bot.faces.as_text import golden_game, letter
from bot.faces.catalog import FACES, PLAYABLE, REFUSED, check_look
from bot.faces.face import Ask, Face, Icons, Pick, icon_name, won_with
from bot.faces.guarded import GuardedFace
from bot.faces.spread import SpreadFace
from bot.features.standings.store.finished import Past, PastPage, PastSeat
from bot.features.standings.store.ratings import Rating
from bot.features.standings.store.standings import Page, RankedBy, Standing
from bot.features.standings.store.statistics import Statistics
from bot.features.standings.views.history import HistoryQuery, history_message, replay_message
from bot.features.standings.views.leaderboard import LeaderboardQuery, leaderboard_message, periods_of
from bot.features.standings.views.statistics import statistics_message
from bot.games.catalog import PACKAGES
from bot.games.game import AnyPosition, BadSetup, IllegalMove, Seat, View
from bot.games.packages import check_rules
from bot.games.refused import Refused
from bot.games.shuffle import SEED_BYTES
from bot.games.told import retell
from bot.interactions.components.form import question_form
from bot.interactions.components.layout import MAX_TEXT
from bot.interactions.components.notice import draw_examples, rules_message
from bot.interactions.permissions import install_link
from bot.interactions.routes.route import check_text
from bot.interactions.routes.routes import HandAct
from bot.locales.words import DEFAULT, LANGUAGES, Words, dashed, own_keys, refusal_words, words_for
from bot.store.engine.status import Verdict
from bot.store.journal.entries import Seating
from bot.store.periods import Period, keys_at
from bot.tables.rules.computers import COMPUTER_NAMES
from bot.tables.rules.table import Status, Table
from bot.tables.views.arrangement import YES_OR_NO, arrangement_form, arrangement_message, pages_of
from bot.tables.views.end_card import end_card
from bot.tables.views.hand import hand_message
from bot.tables.views.help import help_message, help_picture
from bot.tables.views.log import log_message
from bot.tables.views.table import table_message, who_at
from bot.tables.views.watching import guess_message
from bot.testkit.hands import check_hand, drafts
from bot.testkit.leaks import Secrets
from bot.testkit.limits import check_form, check_message
from bot.testkit.lying import Lying
from bot.testkit.plugin import HOLDING, SAID, UPDATE, updates, write_later
from bot.testkit.rules import NONSENSE, RulesTests, Setup

NOW: Final = datetime(2026, 5, 4, tzinfo=UTC)
LARGEST: Final = 2**62
"""An id with as many digits as Discord's have, or more."""
PEOPLE: Final = {LARGEST + number: "*" * 32 for number in range(100)}
"""Names that take as much room as any: each of their characters needs a backslash."""
DRAFTS: Final = (None, "marks 0", "marks 0 1 2 3", "page 0", "page 1", "at0 3", "zz")
LONGEST_DESCRIPTION: Final = 100
OPTION_NAME: Final = re.compile(r"[-_'\w]{1,32}")
"""What Discord allows as the name of an option."""
MOST_TRIED: Final = 200
LAID: Final = 4
"""How many games are looked at as they lie on the table."""

HEAD: Final = "format 2"
"""The first line of golden files: the version of how the kit writes a game down, raised whenever that changes. Files
without this line are older."""

_LATER: Final = """
import datetime, time

now, local, gmt = time.time, time.localtime, time.gmtime

class Datetime(datetime.datetime):
    now = classmethod(lambda cls, tz=None: cls.fromtimestamp(time.time(), tz))
    utcnow = today = classmethod(lambda cls: cls.now())

class Date(datetime.date):
    today = classmethod(lambda cls: cls.fromtimestamp(time.time()))

time.time, time.time_ns = lambda: now() + 35_000_000, lambda: int(time.time() * 10**9)
time.localtime = lambda seconds=None: local(time.time() if seconds is None else seconds)
time.gmtime = lambda seconds=None: gmt(time.time() if seconds is None else seconds)
datetime.datetime, datetime.date = Datetime, Date
"""
"""Sets a process's clock to another year, month, day of the week, hour and minute."""

_PLAYED: Final = """
import sys
from bot.games.catalog import GAMES
from bot.testkit.rules import RulesTests
class Tests(RulesTests):
    game, games = GAMES[sys.argv[1]], 3
for setup in Tests().setups():
    position = Tests().finish(setup)
    print(position.moves, [position.hand(seat) for seat in range(setup.seats)])
"""
"""Plays some games by random moves, and prints them."""


DECLARED: Final = frozenset(
    {"most_moves", "hides_cards", "sees", "public_hints", "private_looks", "slowest", "slowest_player"}
)
"""What a package may say of its game in ``KIT``, beside ``CONTRACT``: whoever tries it without its tests knows it, too.
"""


class GameTests(RulesTests):
    """Tests for an installed game. A class that inherits from it gives the game's name.

    What the class does not say is as the game's package says by ``KIT = {…}``.

    :ivar golden: how many golden games there are, in the folder ``golden`` beside the tests. They have the least seats,
        the newest rules, and the first computer player that is fast.
    :ivar golden_options: the house rules of the golden games: those that make them short.
    """

    name: ClassVar[str]

    golden: ClassVar[int] = 1
    golden_options: ClassVar[Mapping[str, str]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" in cls.__dict__:
            if cls.name not in PLAYABLE:
                why = (
                    "; ".join(f"{name}: {reason}" for name, reason in REFUSED.items())
                    or "it is not installed: run pip install -e '.[tests]' in its folder"
                )
                raise LookupError(f"{cls.name} cannot be played: {why}")
            cls.game, cls.contract = PLAYABLE[cls.name], PACKAGES[cls.name].contract
            cls._read_declared()
        if hasattr(cls, "name"):
            HOLDING[cls] = cls.name

    @classmethod
    def _read_declared(cls) -> None:
        """Take what the package declares of its game, unless the class says otherwise."""
        package = PACKAGES[cls.name].rules
        declared: Mapping[str, Any] = getattr(import_module(package), "KIT", {})
        if unknown := sorted(declared.keys() - DECLARED):
            raise LookupError(f"KIT of {package} has {unknown[0]!r}: it may have {', '.join(sorted(DECLARED))}")
        own = {name for each in cls.__mro__[: cls.__mro__.index(GameTests)] for name in vars(each)}
        for name in declared.keys() - own:
            setattr(cls, name, declared[name])

    @pytest.fixture(autouse=True)
    def strict_face(self) -> Iterator[None]:
        """Let a face that fails, or lacks words, be seen: at a table, the plain face or name stands for it."""
        face, words = FACES[self.name], [words_for(language) for language in LANGUAGES]
        lenient: list[GuardedFace | Words] = [*words, *([face] if isinstance(face, GuardedFace) else [])]
        for each in lenient:
            each.strict = True
        yield
        for each in lenient:
            each.strict = False

    def secrets(self) -> Secrets:
        """Return what the game hides, and from whom, also in the log and the stage."""
        face, words = FACES[self.name], words_for(DEFAULT)
        stage, tell = partial(face.stage, words), lambda told: face.tell(words, Icons(), told, letter)
        found = replace(super().secrets(), tell=tell, stage=stage, shown=self.shown)
        if not isinstance(face, SpreadFace):
            return found
        lies = lambda position, watcher: face.spread(words, position.view(watcher))  # noqa: E731
        return replace(found, lies=lies, happens=partial(face.happenings, words))

    def shown(self, position: AnyPosition, watcher: Seat | None, face: Face | None = None) -> object:
        """Return what the face shows a watcher: board, seats, a hand with its choices, and what lies on the table.

        :param face: another one than the game's.
        """
        face, words, icons, view = face or FACES[self.name], words_for(DEFAULT), Icons(), position.view(watcher)
        hand = None if watcher is None else face.hand(words, icons, view, letter, letter, None)
        seats = [face.seat(words, icons, view, seat) for seat in range(len(position.scores))]
        lies = face.spread(words, view) if isinstance(face, SpreadFace) else None
        return face.board(words, icons, view, letter), seats, hand, lies

    def told_afterwards(self, position: AnyPosition) -> Mapping[str, object]:
        """Return what everybody is told of a game that is over; where hands stay hidden, also its picture."""
        told, face, words = super().told_afterwards(position), FACES[self.name], words_for(DEFAULT)
        if self.game.open_afterwards:
            return told
        picture = face.picture(position, tuple(letter(seat) for seat in range(len(position.scores))))
        alt = face.picture_alt(words, position, letter)
        result = face.result(words, Icons(), position, letter), won_with(face, position)
        return {**told, "the result": result, "the picture": picture and (alt, picture[1]())}

    def table(self, setup: Setup, status: Status = Status.PLAYING) -> Table:
        """Return a table with the longest names, where a game begins. The last seat is a computer player's."""
        people = [Seating(LARGEST + seat, None, NOW) for seat in range(setup.seats - 1)]
        computer = Seating(None, next(iter(self.game.levels), None), NOW, name=max(COMPUTER_NAMES, key=len))
        options = dict(setup.options)
        table = Table(LARGEST, self.game, 1, 1, LARGEST, setup.seats, options, (*people, computer))
        table.name_of, table.rules = PEOPLE.get, setup.rules
        table.seed, table.position, table.status, table.deadline = setup.seed, self.start(setup), status, NOW
        return table

    def largest(self) -> Iterator[Setup]:
        """Yield the beginnings of games for the least and for the most seats."""
        possible = self.game.seats_for(self.game.read_options({}))
        for seats in (possible[-1], possible[0]):
            yield Setup(seats, bytes(range(SEED_BYTES)), {}, self.game.rules)

    def with_house_rules(self) -> Iterator[Setup]:
        """Yield the beginnings of games in which each house rule has each of its values, with the most seats."""
        specs = self.game.option_specs
        for number in range(1, max((len(spec.values) for spec in specs), default=0)):
            together = {spec.name: spec.values[number % len(spec.values)] for spec in specs}
            alone = [{name: value} for name, value in together.items()]
            for options in self._possible([together]) or self._possible(alone):
                seats = self.game.seats_for(self.game.read_options(options))[-1]
                yield Setup(seats, bytes(range(number, number + SEED_BYTES)), options, self.game.rules)

    def _possible(self, many: list[dict[str, str]]) -> list[dict[str, str]]:
        """Return those house rules that go together."""
        found = []
        for options in many:
            with suppress(BadSetup):
                if self.game.seats_for(self.game.read_options(options)):
                    found.append(options)
        return found

    def facts(self, position: AnyPosition) -> list[Any]:
        """Return all that a position tells, what anybody sees of it, and what the face shows of that."""
        shown = [self.shown(position, watcher) for watcher in (None, *range(len(position.scores)))]
        return [*super().facts(position), shown]

    def icons(self) -> Icons:
        """Return emojis with the longest names for all cards and signs."""
        found, face = Icons(), FACES[self.name]
        for each in (*self.game.card_names, *(sign.name for sign in face.sign_pictures())):
            icon = icon_name(self.name, each)
            found.put(icon, f"<:{icon}_12345:1234567890123456789>")
        return found

    def test_the_rules_are_as_the_contract_asks(self) -> None:
        """What the game says about itself is possible."""
        check_rules(self.name, self.game)

    def test_moves_fit_on_buttons(self) -> None:
        """A move has letters, digits and spaces, and is short enough."""
        for setup in islice(self.setups(), 4):
            for position, _ in self.play(setup):
                for seat in position.to_act:
                    for move in islice(position.legal_moves(seat), MOST_TRIED):
                        check_text(move)

    def test_the_same_seed_gives_the_same_game_in_any_process(self) -> None:
        """A seed gives the same games in two processes, of which one has other orders in sets and another time."""
        path = os.pathsep.join(filter(None, sys.path))
        processes = [
            Popen(
                [sys.executable, "-c", code, self.name],
                env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
                stdout=PIPE,
                stderr=PIPE,
            )
            for seed, code in (("1", _PLAYED), ("2", _LATER + _PLAYED))
        ]
        played = [each.communicate() for each in processes]
        for one, error in played:
            assert one, f"the game cannot be played in another process: {error.decode().strip().splitlines()[-1:]}"
        assert played[0][0] == played[1][0], (
            "a seed gives other games in another process: sort what comes from a set, or from hash(), and ask no clock"
        )

    def test_words_are_complete(self) -> None:
        """Each language that has words has all of them, with the same placeholders, and no words of other games."""
        package = PACKAGES[self.name]
        check_look(package, FACES[self.name])  # as a start checks the packages of others
        english = _messages(package.look, DEFAULT)
        for language in LANGUAGES:
            if own_keys(package, language):
                theirs = _messages(package.look, language)
                differ = sorted(key for key in english.keys() | theirs if english.get(key) != theirs.get(key))
                assert not differ, (
                    f"{language}.ftl lacks these of en.ftl, or has others, or other placeholders: {differ}"
                )

    def test_refusals_have_words(self) -> None:
        """Whatever is refused, there is a sentence for it."""
        found: dict[str, Refused] = {}
        for setup in islice(self.setups(), 3):
            for position, dice in self.play(setup):
                for move in (*NONSENSE, *dice.sample(list(self.game.card_names), min(4, len(self.game.card_names)))):
                    for seat in range(setup.seats):
                        try:
                            position.copy().play(seat, move)
                        except IllegalMove as error:
                            found[error.code] = error
        for language in LANGUAGES:
            words = words_for(language)
            for code, refused in found.items():
                said = refusal_words(words, code, refused.details, self.name)
                assert said, f"{language} says nothing for {code}"
                assert said != words("plain-refused"), f"{language} has no sentence for {code}"

    def test_commands_fit(self) -> None:
        """Discord accepts the game's command, its options and their descriptions in each language."""
        for language in LANGUAGES:
            words = words_for(language)
            keys = (f"{self.name}-command", f"{self.name}-command-new")
            hints = [words.bare(key) for key in keys if words.has(key)]
            names = [words.bare(f"{self.name}-option-{dashed(spec.name)}-name") for spec in self.game.option_specs]
            assert len(set(names)) == len(names), f"two house rules have one name in {language}"
            for spec, name in zip(self.game.option_specs, names, strict=True):
                key = f"{self.name}-option-{dashed(spec.name)}"
                assert OPTION_NAME.fullmatch(name) and name == name.lower(), (  # noqa: PT018 - one thing to do
                    f"{name!r}: names of options have up to 32 small letters, digits, - and _, in {language} as well"
                )
                if spec.values == YES_OR_NO and f"{key}-hint" in own_keys(PACKAGES[self.name], language):
                    assert words.bare(f"{key}-hint").endswith("?"), f"{key}-hint: the hint of a checkbox is a question"
                hints += [words.bare(f"{key}-{each}") for each in ("hint", "title", *spec.values)]
            assert [each for each in hints if not 1 <= len(each) <= LONGEST_DESCRIPTION] == [], "1 to 100 characters"
            about = words(f"{self.name}-about") + words(f"{self.name}-length")
            assert "\n" not in about, f"{self.name}-about and {self.name}-length are one line each"

    def test_words_that_the_code_names_are_there(self) -> None:
        """English has each message that the package's code names: ``higher-...``, and the codes of refused moves."""
        package = PACKAGES[self.name]
        keys, words = own_keys(package, DEFAULT), words_for(DEFAULT)
        named = {key for key in named_keys(package.look, self.name) if not words.has(key)}
        assert named == set(), "there are no such messages"
        codes = {dashed(code) for code in named_refusals(package.rules)}
        own = {key.partition("-refused-")[2] for key in keys}
        silent = {code for code in codes - own if not words.has(f"refused-{code}")}
        assert silent == set(), "there are no sentences for these refusals"

    def test_words_that_data_ask_for_are_there(self) -> None:
        """There are words for each achievement, for the boldest thing of a game and for the score of a deal of the day.

        They are asked for by what the game says of itself, and by its ``highlights``.
        """
        asked: dict[str, dict[str, str | int]] = {}
        for each in self.game.achievements:
            key = f"{self.name}-achievement-{dashed(each.name)}"
            asked |= {key: {}, f"{key}-for": {}}
        if self.game.daily is not None:
            for side, score in (("level", 0), ("ahead", 7), ("behind", -7)):
                asked[f"{self.name}-day-score"] = {"signed": "7", "count": score, "side": side, "away": abs(score)}
        for setup in self.setups():
            found = self.game.highlights(self.finish(setup))
            if found is not None and found.bold is not None:
                asked[f"{self.name}-bold"] = {**found.bold.details}
        keys = own_keys(PACKAGES[self.name], DEFAULT)
        lacking = sorted(key for key in asked if key not in keys)
        assert lacking == [], f"en.ftl has no {', '.join(lacking)}"
        for language in LANGUAGES:
            for key, arguments in asked.items():
                said = words_for(language).exact(key, **arguments)
                least = 1 <= len(said) <= LONGEST_DESCRIPTION
                assert least or key == f"{self.name}-bold", (
                    f"{key} has {len(said)} characters in {language}, of 1 to 100"
                )

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_tables_and_hands_are_within_the_limits(
        self, language: str, record_property: Callable[[str, object], None]
    ) -> None:
        """The table, every hand and the result fit into messages, with the most seats and the longest names.

        In English, this is tried with the least seats and with each value of each house rule, too. The end of the
        session says where lists of moves have pages, which nobody likes to turn.
        """
        words, icons, paged = words_for(language), self.icons(), dict[int, Mapping[str, str]]()
        tried = [*self.largest(), *self.with_house_rules()]
        for number, setup in enumerate(tried if language == DEFAULT else tried[:1]):
            shown = icons if number % 2 == 0 else Icons()
            table, dice = self.table(setup), Random(number)
            position = table.position
            assert position is not None
            while position.to_act:
                seat = dice.choice(position.to_act)
                check_message(table_message(words, shown, table))
                for each in {min(seat, setup.seats - 2), dice.randrange(setup.seats - 1)}:
                    view = position.view(each)
                    found = self._hand(words, shown, table, view)
                    if any(each.startswith("page ") for each in found):
                        paged[len(view.legal_moves)] = setup.options
                    draft = dice.choice([*DRAFTS, *found])
                    check_message(hand_message(words, shown, table, LARGEST + each, draft=draft, notice="x" * 100))
                self._forms(words, shown, table, position.view(seat))
                position.play(seat, dice.choice(position.legal_moves(seat)))
            table.status = Status.FINISHED
            check_message(table_message(words, shown, table))
            check_message(end_card(words, shown, table, LARGEST))
            self._told(words, shown, table)
        if paged and language == DEFAULT:
            most = max(paged)
            rules = ", ".join(f"{name}={value}" for name, value in paged[most].items()) or "the usual rules"
            said = f"{self.name} offers {most} moves at once, by {rules}, on pages that people have to turn"
            record_property(SAID, f"{said}: let the face ask step by step, with drafts or an Ask")

    def _hand(self, words: Words, icons: Icons, table: Table, view: View) -> list[str]:
        """Check a seat's hand, and the hand that each of its drafts leads to; return these drafts."""
        face, who = FACES[self.name], who_at(words, table)
        hand = face.hand(words, icons, view, who, str, None)
        check_hand(hand)
        found = [*drafts(hand)]
        for draft in found:
            check_hand(face.hand(words, icons, view, who, str, draft))
        return found

    def _forms(self, words: Words, icons: Icons, table: Table, view: View) -> None:
        for row in FACES[self.name].hand(words, icons, view, who_at(words, table), str, None).rows:
            for ask in () if isinstance(row, Pick) else (each for each in row if isinstance(each, Ask)):
                meaning = HandAct.SAY(table.id, view.turn, ask.word)
                check_form(question_form(words, table.game.name, meaning, ask))

    def _told(self, words: Words, icons: Icons, table: Table) -> None:
        position = table.position
        assert position is not None
        last = len(position.moves)
        for seat in range(len(position.scores)):
            FACES[self.name].moment(words, icons, table.story(), seat)
        words = words.naming(PEOPLE.get)
        for page in (0, 1, None):
            check_message(log_message(words, icons, table, page))
        for ply in {0, 1, last // 2, last - 1, last}:
            check_message(replay_message(words, icons, table, ply, LARGEST))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_other_messages_are_within_the_limits(self, language: str) -> None:
        """The lobby, its form, rules, help, history, leaderboards, guesses and statistics fit into messages."""
        words, icons = words_for(language), self.icons()
        for setup in self.largest():
            lobby = self.table(setup, Status.LOBBY)
            lobby.position = None
            lobby.options = {spec.name: spec.values[-1] for spec in self.game.option_specs}
            check_message(table_message(words, icons, lobby))
            for page in range(pages_of(lobby)):
                check_form(arrangement_form(words, lobby, page=page))
            check_message(arrangement_message(words, lobby))
            table = self.table(setup)
            check_message(guess_message(words, table, 5, who_at(words.naming(PEOPLE.get), table)))
        link = install_link(LARGEST)
        view = rules_message(words, icons, self.name, draw_examples(words, self.name), install_link=link)
        check_message(view)
        assert view.content_length() < MAX_TEXT  # nothing was cut off
        picture = help_picture(words, self.name)
        check_message(help_message(words, self.name, picture, here=True, install_link=link))
        places = range(1, max(self.game.seats) + 1)
        seats = [PastSeat(LARGEST + place, None, -99_999, place, Verdict.GIVEN_UP) for place in places]
        games = [Past(LARGEST + number, LARGEST, NOW, seats) for number in range(5)]
        named = words.naming(PEOPLE.get)
        check_message(history_message(named, HistoryQuery(self.name), PastPage(games, more=True)))
        lines = [Standing(1, LARGEST + number, -(10**9), 10**6, 10**6, 0.123456, 1e3) for number in range(10)]
        keys = keys_at(NOW, None)
        periods = periods_of(words, keys, [])
        for what in RankedBy:
            query = LeaderboardQuery(self.name, what, keys[Period.TODAY])
            check_message(leaderboard_message(named, query, Page(10**6, lines, more=True, mine=None), periods))
        tallies = {name: 10**6 for seat in self.game.tallies(self.finish(setup)) for name in seat}
        statistics = Statistics(10**6, 10**6, -(10**9), Rating(), 10**6, 10**6, 10**6, tallies, [], None)
        check_message(statistics_message(named, icons, self.name, LARGEST, statistics))

    def test_what_lies_on_the_table_can_be_drawn(self) -> None:
        """Zones have different names and keep them, cards have pictures, and whatever can be pressed is legal.

        What a move did names zones and cards that are there.
        """
        face = FACES[self.name]
        for setup in islice(self.setups() if isinstance(face, SpreadFace) else (), LAID):
            lying = Lying(self.game, face, setup.seats)
            for position, _ in self.play(setup):
                for watcher in (None, *range(setup.seats)):
                    lying.check(position.view(watcher))
            moves = ((seat, move, False) for seat, move in position.moves)
            for told in retell(self.start(setup), moves):
                lying.check_happenings(told)

    def test_the_plain_face_can_stand_in(self) -> None:
        """What the game's own face fails at is drawn by the plain one, which needs views that it can read."""
        guarded, words = FACES[self.name], words_for(DEFAULT)
        if not isinstance(guarded, GuardedFace):
            return  # it is ours, and nothing stands in for it
        plain = cast("Face", GuardedFace(guarded.plain, guarded.plain))
        for setup in islice(self.setups(), LAID):
            for position, _ in self.play(setup):
                for watcher in (None, *range(setup.seats)):
                    assert self.shown(position, watcher, plain), plain.stage(words, position)
            assert plain.result(words, Icons(), position, letter)

    def test_pictures_of_cards_have_different_names(self) -> None:
        """Each card's picture has a name, and one can be drawn."""
        face = FACES[self.name]
        pictures = [*face.card_pictures({}), *face.sign_pictures()]
        assert len({each.name for each in pictures}) == len(pictures), "two pictures have the same name"
        for each in pictures[:1]:
            assert each.draw().startswith(b"\x89PNG"), "draw returns the bytes of a PNG"

    def test_golden_games(self, request: pytest.FixtureRequest, record_property: Callable[[str, object], None]) -> None:
        """A game looks as it did when its golden file was written: to everybody, and to each seat.

        A file that another format of the kit has written cannot be compared. The end of the session says so.
        """
        folder = request.path.parent / "golden"
        seats = min(self.game.seats_for(self.game.read_options(self.golden_options)))
        player = self.quick()[0]
        for number in range(self.golden):
            dice = Random(number)
            setup = Setup(seats, Random(number).randbytes(SEED_BYTES), self.golden_options, self.game.rules)
            played = self.start(setup)
            while played.to_act:
                self._check_length(played, setup)
                self.move(played, dice.choice(played.to_act), player, dice)
            text = f"{HEAD}\n{golden_game(FACES[self.name], self.start(setup), list(played.moves))}"
            file = folder / f"{self.name}-{number + 1}.txt"
            if updates(request):
                write_later(request, file, text)
                continue
            assert file.is_file(), f"{file.name} is not there: run pytest {UPDATE}"
            before, lines = file.read_text(encoding="utf-8").splitlines(), text.splitlines()
            if before[:1] != lines[:1] and before != lines[1:]:
                older = before[0] if before[:1] and before[0].startswith(HEAD.partition(" ")[0]) else "an older format"
                said = f"{file.name} is in {older}, and this kit writes {HEAD}, so the game may look as it did"
                record_property(SAID, f"{said}: run pytest {UPDATE}, and look at git diff")
                pytest.skip(said)
            hint = f"is {file.name} out of date? If you meant the change, run pytest {UPDATE}, and look at git diff"
            assert lines in (before, [HEAD, *before]), hint


def _messages(look: str, language: str) -> dict[str, frozenset[str]]:
    text = (files(look) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, Junk)]
    assert junk == [], f"{language}.ftl has lines that are not Fluent's"
    return {entry.id.name: frozenset(_placeholders(entry)) for entry in body if isinstance(entry, Message)}


def _placeholders(node: Any) -> Iterator[str]:
    if isinstance(node, VariableReference):
        yield node.id.name
    elif isinstance(node, BaseNode):
        for value in vars(node).values():
            yield from _placeholders(value)
    elif isinstance(node, list):
        for each in node:
            yield from _placeholders(each)


def named_keys(package: str, name: str) -> set[str]:
    """Return the keys of messages that a game's code names in full.

    Keys that are put together while the code runs are not among them.

    :param package: the Python package with the game's look.
    :param name: the game's name, with which the keys begin.
    """
    key = re.compile(rf"{name}(-[a-z0-9]+)+")
    return {text for tree in _trees(package) for text in _texts(tree) if key.fullmatch(text)}


def named_refusals(package: str) -> set[str]:
    """Return the codes with which a game's code refuses moves.

    :param package: the Python package with the game's rules.
    """
    calls = (each for tree in _trees(package) for each in ast.walk(tree) if isinstance(each, ast.Call))
    named = ((getattr(each.func, "id", getattr(each.func, "attr", "")), each.args[:1]) for each in calls)
    codes = (code for name, first in named if name == IllegalMove.__name__ for code in first)
    return {text for code in codes for text in _texts(code)}


def _texts(tree: ast.AST) -> Iterator[str]:
    """Yield the texts in code, without those that are parts of others."""
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        yield tree.value
    elif not isinstance(tree, ast.JoinedStr):
        for each in ast.iter_child_nodes(tree):
            yield from _texts(each)


def _trees(package: str) -> Iterator[ast.AST]:
    folders: list[Traversable] = [files(package)]
    for folder in folders:
        for each in folder.iterdir():
            if each.is_dir():
                folders.append(each)
            elif each.name.endswith(".py"):
                yield ast.parse(each.read_text(encoding="utf-8"))
