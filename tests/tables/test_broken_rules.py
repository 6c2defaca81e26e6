"""A game whose rules fail in the middle neither ends the bot nor stands still for good: its table is closed."""

import inspect
import logging
import signal
from contextlib import suppress
from datetime import UTC, datetime

import pytest

from bot.command_line.logs import OneLine
from bot.faces.face import Icons
from bot.features.people.views.games import OwnGame, Sight, games_message
from bot.games import origins
from bot.games.errors import BrokenRules
from bot.games.validation import Package
from bot.interactions.refusals import sentence
from bot.locales.words import LANGUAGES, words_for
from bot.runtime.engine import Happening
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotSaved
from bot.store.engine.status import CloseReason
from bot.store.journal.entries import Ended
from bot.tables.live import turns
from bot.tables.live.turns import AFTER_ERROR_SECONDS
from bot.tables.rules import expiry, lobby
from bot.tables.rules.table import Status
from bot.tables.views.hand import hand_message
from bot.tables.views.table import table_message
from tests.tables.broken import SPOILED, broken_game, late
from tests.tables.evening import CLARA, LAURA, code, play_first, user_to_act

AFTER = """
_change = Position.change

def change(self, seat, move):
    played = _change(self, seat, move)
    if len(self.moves) > 3:
        FAULT
    return played

Position.change = change
"""
AT_THE_END = """
_end = Position.end_of_trick

def end(self):
    _end(self)
    if self.outcome:
        self.outcome = Outcome(FAULT)

Position.end_of_trick = end
"""
TEAMS = """
from bot.games.game import Mode
Higher.mode = Mode.TEAMS
Higher.teams = lambda self, seats, options: FAULT
"""

UNTOLD = "type('E', (Exception,), {'__str__': lambda self: 1 / 0, '__repr__': lambda self: 1 / 0})()"

FAULTS = {
    "play raises": late("change", "raise RuntimeError('x')"),
    "play exits": late("change", "raise SystemExit(3)"),
    "play interrupts": late("change", "raise KeyboardInterrupt"),
    "play refuses everything": late("change", "raise IllegalMove('no')"),
    "the position cannot be copied": late("copy", "raise SystemExit(3)"),
    "nobody is to act": AFTER.replace("FAULT", "self.to_act = ()"),
    "nobody at the table is to act": AFTER.replace("FAULT", "self.to_act = (7,)"),
    "the move is not noted": AFTER.replace("FAULT", "self.moves.pop()"),
    "nobody can look at it": AFTER.replace("FAULT", "self.table = ((99, 0),)"),
    "nobody wins": AT_THE_END.replace("FAULT", "self.scores, ()"),
    "a seat wins twice": AT_THE_END.replace("FAULT", "self.scores, (0, 0)"),
    "a seat wins that is not there": AT_THE_END.replace("FAULT", "self.scores, (9,)"),
    "the scores are too few": AT_THE_END.replace("FAULT", "(1,), (0,)"),
    "the scores are too high": AT_THE_END.replace("FAULT", "(2**70, 1), (0,)"),
    "the scores are no numbers": AT_THE_END.replace("FAULT", "('1', '2'), (0,)"),
    "the scores are missing": AT_THE_END.replace("FAULT", "(), (0,)"),
    "a place is missing": AT_THE_END.replace("FAULT", "self.scores, (0,), (1,)"),
    "places are no numbers": AT_THE_END.replace("FAULT", "self.scores, (0,), ('1', '2')"),
    "places count from 0": AT_THE_END.replace("FAULT", "self.scores, (0, 1), (0, 0)"),
    "the winner is not first": AT_THE_END.replace("FAULT", "self.scores, (0,), (2, 1)"),
    "there are more places than seats": AT_THE_END.replace("FAULT", "self.scores, (0,), (1, 77)"),
    "the scores are None": AT_THE_END.replace("FAULT", "None, (0,)"),
    "the winners are a number": AT_THE_END.replace("FAULT", "self.scores, 0"),
    "the outcome is a mapping": AT_THE_END.replace("Outcome(FAULT)", "{'scores': (1, 2)}"),
    "the outcome is a generator": AT_THE_END.replace("Outcome(FAULT)", "(each for each in ())"),
    "the scores are a generator": AT_THE_END.replace("FAULT", "(each for each in ()), (0,)"),
    "it has no scores": AFTER.replace("FAULT", "self.scores = None"),
    "the outcome is False": AT_THE_END.replace("Outcome(FAULT)", "False"),
    "a number is to act": AFTER.replace("FAULT", "self.to_act = 0"),
    "its turn is text": AFTER.replace("FAULT", "self.turn = str(self.turn)"),
    "its turn is negative": AFTER.replace("FAULT", "self.turn = -1"),
    "it has no rounds": AFTER.replace("FAULT", "self.rounds = None"),
    "its rounds are text": AFTER.replace("FAULT", "self.rounds = [*self.rounds, 'won']"),
    "nobody at the table wins a round": AFTER.replace("FAULT", "self.rounds = [*self.rounds, Round(9)]"),
    "its scores are text": AFTER.replace("FAULT", "self.scores = 'lots'"),
    "another move is noted": AFTER.replace("FAULT", "played = 'pass'"),
    "nobody sees anything": late("view", "return None"),
    "the legal moves are None": late("legal_moves", "return None"),
    "the legal moves are a generator": late("legal_moves", "return (each for each in self.hand(more[0]))"),
    "the legal moves are numbers": late("legal_moves", "return tuple(map(int, self.hand(more[0])))"),
    "no move is legal": late("view", "return method(self, *more)._replace(legal_moves=())"),
    "its error cannot be told": late("change", f"raise {UNTOLD}"),
    "it refuses with anything": late("change", "raise IllegalMove('Ä b{', foo={1: 2}, bar=object())"),
    "there are no places": "Higher.places = lambda self, outcome, seats: None",
    "of a team, one wins": TEAMS.replace("FAULT", "[range(seats)]") + AT_THE_END.replace("FAULT", "self.scores, (0,)"),
    "tallies raise": "Higher.tallies = lambda self, position: 1 / 0",
    "tallies cannot be kept": "Higher.tallies = lambda self, position: [{'x': 'many'}] * 2",
    "a tally has a long name": "Higher.tallies = lambda self, position: [{'x' * 33: 1}] * 2",
    "tallies are too few": "Higher.tallies = lambda self, position: [{}]",
}


def errors(caplog):
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


def named(game, name):
    """Return something by its name in a broken game's module."""
    return inspect.unwrap(type(game).start).__globals__[name]


async def begin(evening, game, *people, computers=0, channel=20):
    evening.room.games = {**evening.room.games, game.name: game}
    table = await evening.room.open(game, 10, channel, people[0], computers=computers)
    for user in people[1:]:
        await evening.room.do(table, lobby.join, user)
    await evening.room.do(table, lobby.start, people[0])
    return table


async def go_on(evening, table, rounds=60):
    """Let time pass until the table is closed."""
    for _ in range(rounds):
        if not table.live:
            return
        await evening.run_out(table)


@pytest.mark.parametrize("people", [(LAURA, CLARA), (LAURA,)], ids=["people", "a computer"])
@pytest.mark.parametrize("fault", FAULTS)
async def test_a_table_whose_rules_fail_says_so_and_is_closed(evening, caplog, fault, people):
    table = await begin(evening, broken_game(FAULTS[fault]), *people, computers=2 - len(people))
    seen = []
    evening.changed = lambda table, entry: seen.append((table.failing, entry))
    await go_on(evening, table)
    assert (table.status, table.close_reason) == (Status.ENDED, CloseReason.BROKEN)
    assert (True, Happening.TOUCHED) in seen  # its message is shown again
    saved = await evening.journal.load(table.id)
    assert (saved.status, saved.close_reason) == (Status.ENDED, CloseReason.BROKEN)
    first, *_, last = errors(caplog)
    assert "table 1: the game higher (the bot itself) failed" in first.getMessage()
    assert first.exc_info is not None
    assert last.getMessage() == "table 1: the game higher (the bot itself) cannot go on; closed: broken"
    assert len(errors(caplog)) == len({(record.getMessage()) for record in errors(caplog)})
    assert (await evening.room.open(table.game, 10, 20, LAURA)).live  # the channel is free


async def presses(evening, table, number, move=None):
    """Press a move, the first legal one or another, and return what is said."""
    said = []
    for _ in range(number):
        seat = table.position.to_act[0]
        chosen = move or table.position.legal_moves(seat)[0]
        with pytest.raises(Refusal) as caught:
            await evening.room.play(table, table.seats[seat].user, table.position.turn, chosen)
        said.append(code(caught))
    return said


async def test_five_presses_at_which_the_rules_fail_close_the_table(evening, caplog):
    table = await begin(evening, broken_game(FAULTS["another move is noted"]), LAURA, CLARA)
    for _ in range(3):
        await play_first(evening, table)
    assert await presses(evening, table, 4) == ["broken_rules"] * 4
    assert table.failing
    assert table.live
    assert await presses(evening, table, 1) == ["broken_rules"]
    await evening.pass_seconds(1)
    assert (table.status, table.close_reason) == (Status.ENDED, CloseReason.BROKEN)
    seat = table.position.to_act[0]
    card = table.position.legal_moves(seat)[0]
    name = "table 1: the game higher (the bot itself)"
    assert [record.getMessage() for record in errors(caplog)] == [
        f"{name} failed, its rules: move 4, of seat {seat}, is 'pass'; noted is '{card}'",
        f"{name} cannot go on; closed: broken",
    ]
    assert (await evening.journal.load(table.id)).moves == tuple(table.position.moves)


async def test_rules_that_refuse_what_they_offer_are_told_of(evening, caplog):
    table = await begin(evening, broken_game(FAULTS["play refuses everything"]), LAURA, CLARA)
    while not errors(caplog):
        assert len(table.position.moves) < 10
        with suppress(Refusal):
            await play_first(evening, table)
    (error,) = errors(caplog)
    assert "which is refused: no" in error.getMessage()
    assert await presses(evening, table, 4) == ["broken_rules"] * 4
    await evening.pass_seconds(1)
    assert (table.status, table.close_reason) == (Status.ENDED, CloseReason.BROKEN)


async def test_nobody_ends_a_table_by_sending_moves_that_the_rules_do_not_offer(evening, caplog):
    sloppy = ("        if move not in self.legal_moves(seat):", "        if not 1 <= int(move) <= 40:")
    table = await begin(evening, broken_game("", sloppy), LAURA, CLARA)
    assert await presses(evening, table, 9, "x") == ["broken_rules"] * 9
    assert not table.failing
    assert len(errors(caplog)) == 1
    await go_on(evening, table)
    assert table.status is Status.FINISHED


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ("self.to_act = 0", "of 2 seats, 0 are to act"),
        ("self.to_act = (self.to_act[0],) * 2; self.hands = ((), ())", r"the legal moves of seat 0 are \(\)"),
        ("self.scores = 'lots'", "the scores of 2 seats are 'lots'"),
    ],
)
async def test_a_game_whose_deal_is_broken_does_not_begin(evening, deal, said):
    game = broken_game("", ("        self.moves, self.rounds,", f"        {deal}\n        self.moves, self.rounds,"))
    evening.room.games = {**evening.room.games, game.name: game}
    table = await evening.room.open(game, 10, 20, LAURA, computers=1)
    with pytest.raises(BrokenRules, match=said):
        await evening.room.do(table, lobby.start, LAURA)
    assert table.status is Status.LOBBY


async def test_what_the_rules_do_wrong_is_not_laid_on_the_computer_player(evening, caplog):
    table = await begin(evening, broken_game(FAULTS["the outcome is False"]), LAURA, computers=1)
    await go_on(evening, table)
    assert table.close_reason is CloseReason.BROKEN
    assert "its computer player" not in caplog.text
    assert "failed, its rules: its outcome is False" in caplog.text


@pytest.mark.parametrize("teams", ["[[0]]", "[[0, 1], [1]]", "[[0, 7]]", "[[0, 1], []]", "1 / 0", "None"])
async def test_a_game_whose_teams_are_none_does_not_begin(evening, teams):
    game = broken_game(TEAMS.replace("FAULT", teams))
    evening.room.games = {**evening.room.games, game.name: game}
    table = await evening.room.open(game, 10, 20, LAURA)
    await evening.room.do(table, lobby.join, CLARA)
    with pytest.raises((BrokenRules, ZeroDivisionError, TypeError)):
        await evening.room.do(table, lobby.start, LAURA)
    assert table.status is Status.LOBBY
    other = await begin(evening, evening.room.games["claro"], 8, 9, channel=21)
    assert other.status is Status.PLAYING


async def test_a_game_whose_rules_fail_for_a_while_goes_on(evening):
    game = broken_game("FAILING = [True]\n" + late("change", "if FAILING: raise RuntimeError('x')"))
    table = await begin(evening, game, LAURA, CLARA)
    while not table.failing:
        await evening.run_out(table)
    await evening.pass_seconds(AFTER_ERROR_SECONDS)
    await evening.pass_seconds(AFTER_ERROR_SECONDS)
    assert len(table.position.moves) == 3
    named(game, "FAILING").clear()
    await evening.pass_seconds(AFTER_ERROR_SECONDS)
    await evening.pass_seconds(AFTER_ERROR_SECONDS)
    assert len(table.position.moves) > 3
    assert not table.failing
    await go_on(evening, table)
    assert table.status is Status.FINISHED


@pytest.mark.parametrize(
    "raised", ["SystemExit(3)", "KeyboardInterrupt()", "GeneratorExit()", "RuntimeError('x')", "BaseException('x')"]
)
async def test_a_computer_player_that_raises_anything_is_replaced(evening, raised):
    game = broken_game(f"class Exits:\n    def choose(self, view, chance):\n        raise {raised}\n")
    type(game).players = {"random": named(game, "Exits")()}
    table = await begin(evening, game, LAURA, computers=1)
    await go_on(evening, table)
    assert table.status is Status.FINISHED


def test_what_is_no_exception_becomes_one_in_all_that_rules_do():
    game = broken_game()
    for kind, method in ((type(game), "start"), (type(game), "hand_size")):
        assert hasattr(getattr(kind, method), "__wrapped__")
    spoiled = broken_game("", ("        return HAND", "        raise SystemExit(3)"))
    with pytest.raises(BrokenRules, match="SystemExit: 3"):
        spoiled.hand_size(None, 2)


def test_ctrl_c_raises_nothing_while_the_bot_serves_and_ends_a_command():
    interrupted = broken_game("", ("        return HAND", "        raise KeyboardInterrupt"))
    for handler, raised in ((lambda *_: None, BrokenRules), (signal.default_int_handler, KeyboardInterrupt)):
        before = signal.signal(signal.SIGINT, handler)
        try:
            with pytest.raises(raised):
                interrupted.hand_size(None, 2)
        finally:
            signal.signal(signal.SIGINT, before)


def test_who_presses_is_told_that_the_game_has_a_fault_and_the_host_which(caplog, monkeypatch):
    """It is the same whether the rules do what they may not, or their own code fails where nobody counts on it."""
    monkeypatch.setattr(origins, "PACKAGES", {"claro": Package("claro", "higher", "higher", "claro-cards 1.0")})
    for wrong in ("raise BrokenRules('x')", "raise KeyError('x')"):
        game = broken_game("from bot.games.errors import BrokenRules", ("        return HAND", f"        {wrong}"))
        with pytest.raises((BrokenRules, KeyError)) as raised:
            game.hand_size(None, 2)
        assert sentence(words_for("en"), raised.value, "claro").startswith("This game has a fault")
        assert errors(caplog)[-1].getMessage() == "an interaction failed in the game claro (claro-cards 1.0)"
    assert sentence(words_for("en"), KeyError("x"), "claro").startswith("Something went wrong on my side")
    assert "may be done" in sentence(words_for("en"), KeyError("x"), "claro", done=True)


def test_the_log_tells_an_error_in_one_line_whatever_it_is():
    for raised, said in (
        (UNTOLD, "| E | "),
        ("ValueError('a\\nINFO forged ' * 2)", "| ValueError: a | "),
        ("ValueError(object())", "| ValueError: <object object> | "),
        ("ValueError('x' * 999)", f"| ValueError: {'x' * 299}… | "),
    ):
        game = broken_game("", ("        return HAND", f"        raise {raised}"))
        with pytest.raises(Exception) as caught:  # noqa: PT011 - whatever it is
            game.hand_size(None, 2)
        failed = (caught.type, caught.value, caught.tb)
        line = OneLine("%(message)s").format(logging.makeLogRecord({"msg": "it failed", "exc_info": failed}))
        assert line.startswith(f"it failed {said}")
        assert "higher/game.py" in line


# Endless games


ENDLESS = """
def change(self, seat, move):
    self.moves.append((seat, move))
    self.turn, self.to_act = len(self.moves), (1 - seat,)
    return move

Position.change = change
"""


async def test_an_endless_game_is_closed_with_a_word(evening, caplog, monkeypatch):
    monkeypatch.setattr(turns, "MOST_MOVES", 40)
    table = await begin(evening, broken_game(ENDLESS), LAURA, computers=1)
    for _ in range(200):
        await evening.run_out(table)
        if not table.live:
            break
    assert (table.status, table.close_reason) == (Status.ENDED, CloseReason.ENDLESS)
    assert len(table.position.moves) == 40
    assert [record.getMessage() for record in errors(caplog)] == [
        "table 1: the game higher (the bot itself) cannot go on; closed: endless"
    ]
    assert not evening.clock.is_set((table.id, "limit"))


async def test_closing_is_tried_again_when_the_database_does_not_answer(evening, monkeypatch):
    table = await begin(evening, broken_game(FAULTS["play raises"]), LAURA, CLARA)
    write, refused = evening.journal.write, []

    async def write_at_the_second_try(entry, fence=None):
        if isinstance(entry, Ended) and not refused:
            refused.append(entry)
            raise NotSaved
        await write(entry, fence)

    monkeypatch.setattr(evening.journal, "write", write_at_the_second_try)
    await go_on(evening, table)
    assert len(refused) == 1
    assert table.close_reason is CloseReason.BROKEN


async def test_a_game_that_is_over_is_not_closed(evening):
    table = await evening.start(LAURA, CLARA)
    while table.live:
        await play_first(evening, table)
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, expiry.close_failed, CloseReason.ENDLESS)
    assert code(caught) == "game_over"


# What people see


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_message_says_it_in_every_language(evening, language):
    table, words = await evening.start(LAURA, CLARA), words_for(language)
    playing = _text(table_message(words, Icons(), table))
    table.failing = True
    said = _text(table_message(words, Icons(), table))
    assert words("table-failing") in _plain(said)
    assert said != playing
    await evening.room.do(table, expiry.close_failed, CloseReason.BROKEN)
    assert _plain(words.of("claro", "table-broken")) in _plain(_text(table_message(words, Icons(), table)))
    table.close_reason = CloseReason.ENDLESS
    assert words("table-endless") in _plain(_text(table_message(words, Icons(), table)))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_neither_the_hand_nor_the_list_of_games_tells_whose_turn_it_is(evening, language):
    table, words = await evening.start(LAURA, CLARA), words_for(language)
    user, table.deadline = user_to_act(table), datetime(2999, 1, 1, tzinfo=UTC)

    def shown():
        hand = hand_message(words, Icons(), table, user)
        listed = games_message(words, user, [OwnGame(table, Sight.SEEN, {})], [], [], 1)
        return _plain(_text(hand)), _plain(_text(listed))

    assert "<t:" in shown()[1]
    table.failing = True
    hand, listed = shown()
    assert "<t:" not in hand + listed
    assert words("table-failing") in hand
    assert words("games-failing") in listed


def _text(view):
    shown = [each for top in view.to_components() for each in top.get("components", [top])]
    return "\n".join(each["content"] for each in shown if "content" in each)


def _plain(text):
    return "".join(letter for letter in text if letter not in "\u200f\u202a\u202b\u202c")


# Tables that cannot be rebuilt


async def test_a_game_from_outside_that_cannot_be_rebuilt_waits_for_its_next_version(evening, caplog):
    table = await begin(evening, broken_game(), LAURA, CLARA)
    for _ in range(4):
        await play_first(evening, table)
    for fault in (
        late("view", "raise RuntimeError('x')"),
        AFTER.replace("FAULT", "self.to_act = ()"),
        "Higher.versions = range(2, 3)",
    ):
        game = broken_game(fault)
        await evening.close()
        evening.open_room()
        evening.room.games = {"higher": game}
        assert await evening.room.restore() == 1
        await evening.pass_seconds(1)
        with pytest.raises(Refusal) as caught:
            await evening.room.find(table.id)
        assert code(caught) == "game_missing"
        assert (await evening.journal.load(table.id)).status is Status.PLAYING
    assert "cannot rebuild it" in caplog.text
    await evening.close()
    evening.open_room()
    evening.room.games = {"higher": broken_game()}
    await evening.room.restore()
    found = await evening.room.find(table.id)
    assert found.position.moves == table.position.moves
    await go_on(evening, found)
    assert found.status is Status.FINISHED


async def test_a_lobby_follows_no_version_of_the_rules(evening):
    evening.room.games = {"higher": broken_game()}
    table = await evening.room.open(evening.room.games["higher"], 10, 20, LAURA)
    await evening.close()
    evening.open_room()
    evening.room.games = {"higher": broken_game("Higher.versions = range(2, 3)")}
    await evening.room.restore()
    assert (await evening.room.find(table.id)).status is Status.LOBBY


async def test_a_game_from_outside_that_breaks_while_it_is_read_again_waits(evening):
    table = await begin(evening, broken_game(), LAURA, CLARA)
    async with evening.engine.begin() as connection:
        await connection.exec_driver_sql(SPOILED)
    evening.room._doubt(table.id)
    for look in (lambda: play_first(evening, table), lambda: evening.room.find(table.id)):
        with pytest.raises(Refusal) as caught:
            await look()
        assert code(caught) == "game_missing"
    assert evening.room.unattended == []
    assert (await evening.journal.load(table.id)).status is Status.PLAYING


async def test_an_entry_that_cannot_be_applied_is_read_again(evening, monkeypatch):
    table = await evening.start(LAURA, CLARA)
    with monkeypatch.context() as broken:
        broken.setattr(type(table), "_play", lambda self, seat, move: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await play_first(evening, table)
    with pytest.raises(Refusal) as caught:
        await play_first(evening, table)  # the same move, which had been written down
    assert code(caught) == "stale_button"
    await play_first(evening, table)
    assert len(table.position.moves) == 2
