"""Whatever lies where somebody cannot see it, they are shown the same: every word, button, completion and picture.

Random games are played twice, the second time from another deal that looks the same to one person at every moment: only
cards that they never see have changed places. Whatever that person can get must be the same in both games. Records and
seeds are left out: they open the whole game once it is over.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from random import Random

import pytest

from bot.faces.face import Icons, icon_name
from bot.features.panel.scene import PanelIcons, Viewer, events, scene, table_board
from bot.features.reviews import rules as reviewing
from bot.features.reviews.rules import _course, _judged, _pieces, _read
from bot.features.reviews.store import EVERYBODY, ReviewPart
from bot.features.reviews.views import move_message, review_message, review_picture
from bot.features.solo.rules.deals import Besides, DealResult
from bot.features.solo.rules.table import SoloTable
from bot.features.solo.views.computers import against_message, shared_deal_message
from bot.features.standings.rules.rating_change import rating_change
from bot.features.standings.store.ratings import Rating
from bot.features.standings.views.history import replay_message
from bot.games.catalog import GAMES
from bot.games.refused import Refused
from bot.games.shuffle import Seeded
from bot.interactions.routes.route import Malformed
from bot.interactions.routes.routes import HandAct
from bot.locales.words import LANGUAGES, words_for
from bot.store.engine.status import Status
from bot.store.journal.entries import Seating
from bot.tables.rules import dealt as dealt_module
from bot.tables.rules import table as table_module
from bot.tables.rules.dealt import Dealt, replayed
from bot.tables.rules.fairness import result_at
from bot.tables.rules.moment import Pace
from bot.tables.rules.table import Table
from bot.tables.views.end_card import closed_card, end_card, shared_card
from bot.tables.views.hand import advice_text, hand_message
from bot.tables.views.log import fairness_message, log_message
from bot.tables.views.table import table_message, who_at
from bot.tables.views.turn_notices import direct_turn_notice
from bot.tables.views.typed_moves import completions
from bot.tables.views.victory import end_picture
from bot.tables.views.watching import guess_message
from tests.effort import effort, thorough
from tests.routes import parse
from tests.solo_tables import solo_table

DAY = datetime(2026, 10, 1, tzinfo=UTC)
PICTURES = [icon_name(name, card) for name, game in GAMES.items() for card in game.card_names]
USER = 70
SHORT = {"claro": {}, "stardust": {"hands": "3"}, "africa": {"rounds": "1"}}
KINDS = {"claro": "natural", "stardust": "natural", "africa": "careful"}
SEATS = 3
TRIES = 60
"""How often two cards of a shuffle are tried in each other's place."""

EVERY = pytest.mark.parametrize("name", sorted(GAMES))


class Stacked:
    """A dealer whose shuffles are written down, or follow from a seed."""

    def __init__(self, seed: bytes, orders: dict[int, list[int]]) -> None:
        self._seeded = Seeded(seed)
        self._orders = orders
        self.dealt: dict[int, list[int]] = {}

    def shuffle(self, number: int, cards: Sequence[int]) -> list[int]:
        order = self._orders.get(number) or self._seeded.shuffle(number, cards)
        if sorted(order) != sorted(cards):
            raise Refused("another_pile")
        self.dealt[number] = order
        return list(order)


class World:
    """A game as it was played, from shuffles that only this world has."""

    def __init__(self, name: str, seed: bytes, orders: dict[int, list[int]], moves: list[tuple[int, str]]) -> None:
        self.game = GAMES[name]
        self.seed = seed
        self.orders = orders
        self.moves = moves

    def start(self):
        return self.game.start(SEATS, Stacked(self.seed, self.orders), self.game.read_options(SHORT[self.game.name]))

    def table(self, seat: int | None) -> Table:
        """Return the game's table before the first move. ``USER`` has the seat, or none."""
        people = [Seating(USER if seat == each else 80 + each, None, DAY) for each in range(SEATS)]
        table = Table(
            *(5, self.game, 10, 20, 80, SEATS, SHORT[self.game.name], tuple(people), Status.PLAYING),
            seed=self.seed,
            rules=self.game.rules,
            name_of={USER: "Laura", 80: "Clara", 81: "Armin", 82: "Konrad"}.get,
        )
        table.position = table._deal(self.seed)
        return table

    def alone(self, seat: int, ply: int, number: int = 9, **solo: object) -> SoloTable:
        """Return the game, or one that is played on from it, as a game against computers without a table."""
        levels = tuple(None if each == seat else "easy" for each in range(SEATS))
        options, moves = SHORT[self.game.name], self.moves[:ply]
        dealt = {"levels": levels, "options": options, "seed": self.seed, "moves": moves}
        return solo_table(self.game, USER, number=number, **dealt, **solo)


def play(name: str, number: int) -> World:
    """Play a random game, partly as people do."""
    game, chance, seed = GAMES[name], Random(number), number.to_bytes(32, "big")
    dealer = Stacked(seed, {})
    position = game.start(SEATS, dealer, game.read_options(SHORT[name]))
    while position.to_act:
        seat = chance.choice(position.to_act)
        if chance.random() < 0.2:
            move = chance.choice(position.legal_moves(seat))
        else:
            move = position.formality(seat) or game.players[KINDS[name]].choose(position.view(seat), chance)
        position.play(seat, move)
    return World(name, seed, dealer.dealt, list(position.moves))


def disguised(world: World, seat: int | None, chance: Random) -> World | None:
    """Return another game that looks the same from a seat at every moment; None if nothing can be swapped."""
    views, position = [], world.start()
    views.append(position.view(seat))
    for mover, move in world.moves:
        position.play(mover, move)
        views.append(position.view(seat))
    found, changes = world, 0
    for _ in range(TRIES):
        number = chance.choice(sorted(found.orders))
        order = list(found.orders[number])
        first, second = chance.sample(range(len(order)), 2)
        names = [world.game.card_name(order[each]) for each in (first, second)]
        order[first], order[second] = order[second], order[first]
        other = World(world.game.name, world.seed[::-1], {**found.orders, number: order}, [])
        if names[0] != names[1] and _looks_the_same(
            other, found, views, seat, dict(zip(names, names[::-1], strict=True))
        ):
            found, changes = other, changes + 1
    return found if changes else None


def _looks_the_same(other: World, found: World, views: list, seat: int | None, names: dict[str, str]) -> bool:
    """Play the moves in another world, with the names of two cards exchanged where that is needed."""
    position = other.start()
    if position.view(seat) != views[0]:
        return False
    for (mover, move), view in zip(found.moves, views[1:], strict=True):
        exchanged = " ".join(names.get(each, each) for each in move.split())
        for text in (move,) if mover == seat else (move, exchanged):
            try:
                position.play(mover, text)
                break
            except Refused:
                continue
        else:
            return False
        if position.view(seat) != view:
            return False
    other.moves = list(position.moves)
    return True


@cache
def worlds(name: str) -> list[tuple[World, World, int | None]]:
    """Return games in pairs, with the seat from which they look the same; None for somebody who watches."""
    pairs = []
    for number in range(4):
        world = play(name, 100 + number)
        for seat in (*range(SEATS), None):
            other = disguised(world, seat, Random(number))
            if other is not None:
                pairs.append((world, other, seat))
    return pairs


@pytest.fixture(autouse=True)
def dealt(monkeypatch):
    """Deal from the worlds' own shuffles wherever a game is played again."""
    known: dict[bytes, World] = {}

    def dealer(seed: bytes):
        return Stacked(seed, known[seed].orders) if seed in known else Seeded(seed)

    for module in (table_module, dealt_module):
        monkeypatch.setattr(module, "Seeded", dealer)
    return known


def shown(view) -> str:
    """Return all that a message has."""
    return json.dumps(view.to_components(), ensure_ascii=False, default=str)


def drafts(hand: str) -> list[str]:
    """Return the unfinished choices that a hand leads to."""
    found = []
    for part in hand.split('"custom_id": "')[1:]:
        try:
            custom_id = parse(part.split('"')[0])
        except Malformed:
            continue
        if custom_id.route is HandAct.DRAFT:
            found.append(custom_id.parts[2])
    return found


def during(words, table: Table, seat: int | None, ply: int):
    """Yield whatever a person can get of a game in progress."""
    icons, view = Icons(), table.position.view(seat)
    picture = end_picture(words_for("en"), table)
    if picture is not None:
        yield "picture", (picture[0], picture[1]())
    yield "table", shown(table_message(words, icons, table))
    yield "log", shown(log_message(words, icons, table, None))
    yield "first page of the log", shown(log_message(words, icons, table, 0))
    yield "guess", shown(guess_message(words, table, 99, who_at(words, table)))
    yield "seal", shown(fairness_message(words, table))
    yield "notice", direct_turn_notice(words, table)
    yield "panel", panel(words, table, seat, None)
    if seat is not None:
        hand = shown(hand_message(words, icons, table, USER))
        yield "hand", hand
        for draft in drafts(hand):
            yield f"hand with {draft}", shown(hand_message(words, icons, table, USER, draft))
            yield f"panel with {draft}", panel(words, table, seat, draft)
        yield "completions", [*completions(words, icons, table.game.name, view, "")]
        if seat in table.position.to_act and ply % 10 == 0:
            advice = table.game.advise(view, Random(ply))
            yield "advice", advice_text(words, table, USER, advice)
        table.status = Status.ENDED
        yield "closed", shown(closed_card(words, table, USER))
        table.status = Status.PLAYING


def panel(words, table: Table, seat: int | None, draft: str | None) -> str:
    """Return all that the panel gets of a table."""
    look = Viewer(USER if seat is not None else 99, words, PanelIcons(PICTURES), Pace(), 0.0)
    board = table_board(table, look, draft)
    told = events(board, words, {"key": board.key, "status": "playing", "plies": 0})
    return json.dumps([scene(board, look), told], ensure_ascii=False)


def alone(words, world: World, seat: int, ply: int):
    """Yield what a person sees of the same game without a table, and of one that is played on from here."""
    for what, more in (("alone", {}), ("played on", {"began": ply, "origin": 5})):
        table = world.alone(seat, ply, **more)
        yield from numbered(table, [(what, shown(against_message(words, Icons(), table, besides=Besides())))])


def afterwards(words, table: Table, world: World, seat: int | None):
    """Yield whatever a person can get of a finished game whose cards stay hidden."""
    icons = Icons()
    picture = end_picture(words_for("en"), table)
    if picture is not None:
        yield "picture", (picture[0], picture[1]())
    yield "result", shown(table_message(words, icons, table))
    yield "log", [shown(log_message(words, icons, table, page)) for page in range(4)]
    for ply in range(0, len(world.moves) + 1, 3):
        yield f"replay {ply}", shown(replay_message(words, icons, table, ply, USER))
    if seat is not None:
        yield "card", shown(end_card(words, icons, table, USER))
        yield "shared card", shown(shared_card(words, icons, table, USER))
        yield "alone", shown(against_message(words, icons, world.alone(seat, len(world.moves)), besides=Besides()))
    result = result_at(table)
    for each in range(SEATS):
        gains = result.places[each], result.gains[each]
        yield f"card of {each}", (gains, table.seats[each].verdict, rating_change(table, each, [Rating()] * SEATS))


def review(words, table: Table, world: World, seat: int | None):
    """Yield the review of a finished game: its messages and its picture."""
    options = SHORT[table.game.name]
    dealt = Dealt(options, table.rules, world.seed, seats=SEATS)
    played = reviewing.Reviewed(table.game, dealt, tuple(world.moves))
    plies = range(len(world.moves) + 1)
    whose = EVERYBODY if seat is None else seat
    course = _course(table.game.name, dealt, played.moves, plies, whose)
    pieces = [] if seat is None else _pieces(played, ReviewPart.ADVICE, seat)
    yield "own moves", pieces
    advice = [each for (ply,) in pieces[::4] for each in _judged(table.game.name, dealt, played.moves, ply)]
    found = _read(course, advice, played)
    picture = review_picture(words_for("en"), table, found)
    yield "chart", picture.content
    yield "review", shown(review_message(words, Icons(), table, found, USER, picture))
    for ply in range(0, len(world.moves), 2):
        page = move_message(words, Icons(), table, found, ply, USER, chances=True)
        yield f"review {ply}", shown(page)


def numbered(table: Table | SoloTable, things):
    """Yield what is shown without the number of the choice: it follows from the seed, which nobody can work out."""
    for what, shows in things:
        yield what, shows.replace(str(table.choice), "CHOICE") if isinstance(shows, str) else shows


def check_equal(first, second) -> int:
    """Check that two worlds show the same, and return how many things they show."""
    count = 0
    for (what, one), (what_too, other) in zip(first, second, strict=True):
        assert what == what_too
        assert one == other, what
        count += 1
    return count


@EVERY
def test_cards_that_somebody_never_sees_can_be_swapped(name):
    """Otherwise the other tests would compare a game with itself."""
    seats = {seat for _, _, seat in worlds(name)}
    assert seats == {*range(SEATS), None}
    for world, other, _ in worlds(name):
        ends = [each.start() for each in (world, other)]
        assert any(ends[0].hand(seat) != ends[1].hand(seat) for seat in range(SEATS)) or world.orders != other.orders


@EVERY
def test_a_game_in_progress_shows_nothing_hidden(name, dealt):
    chance, compared = Random(name), 0
    for world, other, seat in worlds(name):
        dealt.update({each.seed: each for each in (world, other)})
        tables = [each.table(seat) for each in (world, other)]
        for ply, moves in enumerate(zip(world.moves, other.moves, strict=True)):
            if ply == 0 or chance.random() < effort(0.06, 0.33):
                words = words_for(chance.choice(LANGUAGES))
                compared += check_equal(*(numbered(table, during(words, table, seat, ply)) for table in tables))
                if seat is not None:
                    compared += check_equal(*(alone(words, each, seat, ply) for each in (world, other)))
            for table, move in zip(tables, moves, strict=True):
                table._play(*move)
    assert compared > effort(100, 500)


HIDDEN = pytest.mark.parametrize("name", [name for name, game in GAMES.items() if not game.open_afterwards])


def ended(dealt, world: World, seat: int | None) -> Table:
    dealt[world.seed] = world
    table = world.table(seat)
    for move in world.moves:
        table._play(*move)
    table.status = Status.FINISHED
    return table


@thorough
@HIDDEN
def test_a_game_that_is_over_keeps_what_was_hidden(name, dealt):
    chance, compared = Random(name), 0
    for world, other, seat in worlds(name):
        tables = [ended(dealt, each, seat) for each in (world, other)]
        words = words_for(chance.choice(LANGUAGES))
        shows = (afterwards(words, table, each, seat) for table, each in zip(tables, (world, other), strict=True))
        compared += check_equal(*shows)
    assert compared > 200


@thorough
@HIDDEN
def test_a_review_keeps_what_was_hidden(name, dealt, monkeypatch):
    monkeypatch.setattr(GAMES[name], "samples", 4)
    chance, compared = Random(name), 0
    for world, other, seat in worlds(name)[:4]:
        tables = [ended(dealt, each, seat) for each in (world, other)]
        words = words_for(chance.choice(LANGUAGES))
        shows = (review(words, table, each, seat) for table, each in zip(tables, (world, other), strict=True))
        compared += check_equal(*shows)
    assert compared > 45


@HIDDEN
def test_whoever_plays_on_learns_nothing_that_was_hidden(name, dealt):
    """Whatever the others really held and bet on, they answer the same from there."""
    compared = 0
    for world, other, seat in worlds(name):
        for ply in range(0, len(world.moves), 3) if seat is not None else ():
            seen: list[list[object]] = []
            for each in (world, other):
                dealt[world.seed] = each  # so that what is dealt anew follows from the same seed
                options, moves = SHORT[name], each.moves[:ply]
                position = replayed(each.game, Dealt(options, each.game.rules, world.seed, SEATS, (ply, seat)), moves)
                seen.append([position.view(seat)])
                while position.to_act:
                    mover, number = position.to_act[0], len(position.moves)
                    chosen = each.game.players[KINDS[name]].choose(position.view(mover), Random(number))
                    position.play(mover, position.formality(mover) or chosen)
                    seen[-1].append(position.view(seat))
            assert seen[0] == seen[1]
            compared += len(seen[0])
    assert compared > 200


@EVERY
def test_news_achievements_and_results_follow_from_what_everybody_saw(name, dealt):
    """The news of a week, the pages of achievements and statistics, ratings and tables are made of nothing else."""
    for world, other, seat in worlds(name):
        game = world.game
        ends = [ended(dealt, each, seat).position for each in (world, other)]
        for of in (game.highlights, game.achieved, game.tallies):
            assert of(ends[0]) == of(ends[1]), of
        for each in range(SEATS):
            assert game.daily_score(ends[0], each) == game.daily_score(ends[1], each)
            assert list(game.daily_places(ends[0], each)) == list(game.daily_places(ends[1], each))
        assert ends[0].outcome == ends[1].outcome


@EVERY
def test_the_shared_result_of_a_deal_tells_nothing_of_the_deal(name, dealt):
    """Somebody who has not played it yet may see it, so it is the same whatever was dealt and played."""
    result = DealResult(3, (1, 2, 3), 5, True, True, 2, 4)
    for language in LANGUAGES:
        texts = set()
        for number in (100, 101):
            world = play(name, number)
            dealt[world.seed] = world
            done = world.alone(number % SEATS, len(world.moves), number, day=date(2026, 10, 1), score=3)
            texts.add(shown(shared_deal_message(words_for(language), done, result)))
        assert len(texts) == 1
