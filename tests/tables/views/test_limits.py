"""Messages and forms stay within Discord's limits, however long the game, in every language."""

from dataclasses import replace
from datetime import UTC, date, datetime
from random import Random

import pytest

from bot.faces.catalog import SOLO_FACES
from bot.faces.drawing import drawings
from bot.faces.face import LISTED, Ask, Icons, Pick
from bot.features.people.store.export import Part
from bot.features.people.views.challenge import challenge_form
from bot.features.people.views.privacy import export_message
from bot.features.people.views.settings_pages import house_page, my_page, posts_page, server_page
from bot.features.posts.schedule import zones_like
from bot.features.solo.rules.deals import Besides
from bot.features.solo.store.solo import DayPage, Placed
from bot.features.solo.views.computers import day_message
from bot.features.solo.views.games import MOST_BUTTONS, shared_message, solo_message, solo_rules_message
from bot.features.standings.store.finished import Past, PastPage, PastSeat
from bot.features.standings.store.guessers import Guesser, GuesserPage
from bot.features.standings.store.ratings import Rating
from bot.features.standings.store.seasons import Season
from bot.features.standings.store.standings import Page, RankedBy, Standing
from bot.features.standings.store.statistics import Duel, Statistics
from bot.features.standings.views.guessers import guessers_message
from bot.features.standings.views.history import HistoryQuery, history_message, replay_message
from bot.features.standings.views.leaderboard import (
    LeaderboardQuery,
    leaderboard_message,
    leaderboard_picture,
    periods_of,
    season_form,
)
from bot.features.standings.views.statistics import rating_picture, statistics_message, wallet_message
from bot.games.catalog import GAMES, PATIENCES
from bot.games.claro.deck import standard_deck
from bot.games.shuffle import Seeded
from bot.interactions.components.form import question_form
from bot.interactions.components.phrases import TURNS
from bot.interactions.routes.routes import HandAct
from bot.locales.words import LANGUAGES, words_for
from bot.store.engine.status import Verdict
from bot.store.journal.entries import Help, Seating
from bot.store.periods import Period, keys_at
from bot.store.settings import GuildSettings, UserSettings, YourTurn
from bot.tables.rules.computers import COMPUTER_NAMES
from bot.tables.rules.purses import Purse
from bot.tables.rules.table import Status, Table
from bot.tables.rules.watching import CHEERS
from bot.tables.views.arrangement import arrangement_form
from bot.tables.views.hand import FACES
from bot.tables.views.log import record_file, record_message
from bot.tables.views.table import table_message, who_at
from bot.tables.views.watching import guess_message
from bot.testkit.limits import check_form, check_message
from tests.cases import for_each
from tests.effort import effort, thorough
from tests.solo_tables import solo_table

NOW = datetime(2026, 5, 4, tzinfo=UTC)
LARGEST = 2**62
"""An id with as many digits as Discord's have, or more."""

PEOPLE = {LARGEST + number: "*" * 32 for number in range(100)}
"""Names that take as much room as any: each of their characters needs a backslash."""


def icons():
    filled = Icons()
    found = drawings(standard_deck())
    filled.fill({each.icon: f"<:{each.emoji}_12345:1234567890123456789>" for each in found})
    return filled


def table_at(position, game, status):
    people = [Seating(LARGEST + seat, None, NOW) for seat in range(len(position.scores) - 1)]
    table = Table(1, game, 1, 1, LARGEST, 6, {}, (*people, Seating(None, "easy", NOW, name=COMPUTER_NAMES[0])))
    table.name_of = PEOPLE.get
    table.cheers = dict.fromkeys(CHEERS, 10**6)
    table.guesses = {LARGEST + 100 + number: number % len(table.seats) for number in range(100)}
    table.seed, table.position, table.status, table.deadline = bytes(32), position, status, NOW
    return table


def random_move(position, dice):
    """Play one of the legal moves of one of the seats that are to act."""
    seat = dice.choice(position.to_act)
    legal = position.legal_moves(seat)
    position.play(seat, legal[dice.randrange(len(legal))])


@thorough
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shown", [Icons(), icons()], ids=["text", "emojis"])
def test_replays_stay_within_the_limits(name, language, shown):
    game, words, dice = GAMES[name], words_for(language), Random(7)
    for seats in (game.seats.start, game.seats.stop - 1):
        position = game.start(seats, Seeded(bytes(32)), game.read_options({}))
        while position.to_act:
            random_move(position, dice)
        table = table_at(position, game, Status.FINISHED)
        table.id = LARGEST
        last = len(position.moves)
        for ply in {0, 1, last // 2, last - 1, last, *dice.sample(range(last), 5)}:
            for user in (LARGEST, 5):  # somebody who played, and somebody who did not
                check_message(replay_message(words.naming(PEOPLE.get), shown, table, ply, user))
        file = record_file(table)
        check_message(record_message(words, file))
        check_message(export_message(words, Part(2, b"", LARGEST), file))


@for_each("name", GAMES)
@for_each("language", LANGUAGES)
@for_each("full", [True, False])
def test_histories_stay_within_the_limits(name, language, full):
    game, words = GAMES[name], words_for(language)
    seats = [PastSeat(LARGEST + seat, None, -99_999, seat + 1, Verdict.GIVEN_UP) for seat in range(game.seats.stop - 1)]
    seats[-2:] = [PastSeat(None, max(COMPUTER_NAMES, key=len), 99_999, 1), PastSeat(None, None, 0, 1)]
    games = [Past(LARGEST + number, LARGEST, NOW, seats) for number in range(5)] if full else []
    for page, user in ((0, 0), (10**6, LARGEST)):
        query = HistoryQuery(name, user=user, page=page)
        check_message(history_message(words.naming(PEOPLE.get), query, PastPage(games, more=full)))


@thorough
@pytest.mark.parametrize("name", PATIENCES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hand", ["2", "3"])
def test_patiences_stay_within_the_limits(name, language, hand):
    """Also where there are more moves than a list has options."""
    game, words = PATIENCES[name], words_for(language)
    most = 0
    for deal in range(effort(2, 4)):
        dice = Random(deal)
        position = game.start(1, Seeded(dice.randbytes(32)), game.read_options({"hand": hand}))
        day, options = date(2026, 12, 31), {"hand": hand}
        table = solo_table(game, LARGEST, 1, number=LARGEST, options=options, position=position, day=day)
        while position.to_act:
            most = max(most, len(position.legal_moves(0)))
            check_message(solo_message(words, icons(), table, notice="x" * 300))
            random_move(position, dice)
        ending = Besides(best=position.scores[0])
        check_message(solo_message(words, Icons(), table, besides=ending))
        check_message(shared_message(words.naming(PEOPLE.get), table, ending))
    assert most > MOST_BUTTONS


@pytest.mark.parametrize("name", PATIENCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_patience_with_more_moves_than_a_list_has_options_stays_within_the_limits(name, language):
    game, words = PATIENCES[name], words_for(language)
    position, dice, deal = None, Random(1), 0
    while position is None or len(position.legal_moves(0)) <= LISTED:
        if position is None or not position.to_act:
            deal += 1
            position = game.start(1, Seeded(deal.to_bytes(32)), game.read_options({"hand": "3"}))
        random_move(position, dice)
    table = solo_table(game, LARGEST, 1, number=LARGEST, options={"hand": "3"}, position=position)
    check_message(solo_message(words, icons(), table))
    check_message(solo_rules_message(words, Icons(), game))


@pytest.mark.parametrize("name", SOLO_FACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_days_results_stay_within_the_limits(name, language):
    words, day = words_for(language), date(2026, 12, 31)
    lines = [Placed(place, LARGEST + place, place % 9, Help(10**6, 10**6)) for place in range(1, 11)]
    for page in (DayPage(lines, 10**6, Placed(10**5, LARGEST, 8)), DayPage([], 0, None)):
        check_message(day_message(words.naming(PEOPLE.get), name, day, page, next_deal=NOW))


@for_each("language", LANGUAGES)
@for_each("channels", [0, 1, 100])
def test_settings_stay_within_the_limits(language, channels):
    words = words_for(language)
    rules = {game.name: {spec.name: spec.values[-1] for spec in game.option_specs} for game in GAMES.values()}
    everything = GuildSettings(language, max(TURNS.values()), False, tuple(range(LARGEST, LARGEST + channels)), rules)
    for server in (GuildSettings(), everything):
        check_message(server_page(words, server, server.channels, GAMES.values(), 180, language))
        posts = replace(server, daily_channel=5, week_channel=6, time_zone="America/Argentina/ComodRivadavia")
        for some in (server, posts):
            zones = zones_like("america", 25)
            check_message(posts_page(words, some, GAMES, (NOW, NOW), zones, words("settings-no-zone", zone="x" * 64)))
    for game in GAMES.values():
        if game.option_specs:
            check_message(house_page(words, game, rules[game.name]))
    told = UserSettings(language, YourTurn.EVERY, direct=True)
    for person in (UserSettings(), UserSettings(language, YourTurn.NEVER), told):
        check_message(my_page(words, person, language))


@for_each("name", GAMES)
@for_each("language", LANGUAGES)
def test_leaderboards_stay_within_the_limits(name, language):
    words = words_for(language)
    lines = [Standing(1, LARGEST + number, -(10**9), 10**6, 10**6, 0.123456, 1e3) for number in range(10)]
    mine = Standing(10**6, LARGEST + 99, 0, 0, 1, None, None)
    seasons = [Season(LARGEST + number, "W" * 50, NOW, None) for number in range(25)]
    periods = periods_of(words, keys_at(NOW, None), seasons)
    for what in RankedBy:
        for period in (keys_at(NOW, None)[Period.TODAY], f"s{LARGEST}"):
            query = LeaderboardQuery(name, what, period, page=10**6)
            full = Page(10**6, lines, more=True, mine=mine)
            picture = leaderboard_picture(words_for("en").naming(PEOPLE.get), query, full)
            check_message(leaderboard_message(words.naming(PEOPLE.get), query, full, periods, picture))
            empty = LeaderboardQuery(name, what, period)
            check_message(
                leaderboard_message(words.naming(PEOPLE.get), empty, Page(0, [], more=False, mine=None), periods)
            )


@for_each("name", GAMES)
@for_each("language", LANGUAGES)
def test_statistics_and_wallets_stay_within_the_limits(name, language):
    game, words = GAMES[name], words_for(language)
    position = game.start(game.seats.start, Seeded(bytes(32)), game.read_options({}))
    while position.to_act:
        random_move(position, Random(1))
    tallies = {key: 10**6 for seat in game.tallies(position) for key in seat}
    course = [(NOW, 1000.0 + number) for number in range(100)]
    many = Statistics(10**6, 10**6, -(10**9), Rating(), 10**6, 10**6, 10**6, tallies, course, Duel(10**6, 10**6, 10**6))
    picture = rating_picture(words_for("fr"), many)
    check_message(statistics_message(words.naming(PEOPLE.get), icons(), name, LARGEST, many, LARGEST + 1, picture))
    check_message(
        statistics_message(words.naming(PEOPLE.get), icons(), name, LARGEST, many, None, picture, list(GAMES))
    )
    few = Statistics(0, 0, 0, Rating(), 0, 0, 0, {}, [], None)
    check_message(statistics_message(words.naming(PEOPLE.get), icons(), name, LARGEST, few, LARGEST + 1))
    for gift in (None, NOW.date(), date(2026, 12, 31)):
        check_message(wallet_message(words, game, Purse(10**9, 10**9, gift), NOW.date(), notice="x" * 300))


@thorough
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_stay_within_the_limits(name, language):
    game, words, dice, asked = GAMES[name], words_for(language), Random(3), 0
    position = game.start(game.seats.stop - 1, Seeded(bytes(32)), game.read_options({}))
    table = table_at(position, game, Status.LOBBY)
    table.id = LARGEST
    check_form(arrangement_form(words, table))
    check_form(challenge_form(words, LARGEST))
    check_form(season_form(words, name, Season(LARGEST, "*" * 50, NOW, None), "*" * 50))
    table.rematch_of, table.last_host = LARGEST, LARGEST - 1
    for agreed in (True, False):
        table.seats = tuple(replace(seat, user=LARGEST + 1, level=None, agreed=agreed) for seat in table.seats)
        check_message(table_message(words, icons(), table))
    while position.to_act:
        seat = position.to_act[0]
        if name != "stardust" and len(position.moves) % effort(9, 1):  # other games have nothing to ask
            random_move(position, dice)
            continue
        for row in (
            FACES[name].hand(words, icons(), position.view(seat), who_at(words, table), lambda seat: None, None).rows
        ):
            for ask in () if isinstance(row, Pick) else (each for each in row if isinstance(each, Ask)):
                check_form(question_form(words, name, HandAct.SAY(LARGEST, position.turn, ask.word), ask))
                asked += 1
        random_move(position, dice)
    assert (asked > 0) == (name == "stardust")


@for_each("name", GAMES)
@for_each("language", LANGUAGES)
def test_guesses_stay_within_the_limits(name, language):
    game, words = GAMES[name], words_for(language)
    position = game.start(game.seats.stop - 1, Seeded(bytes(32)), game.read_options({}))
    table = table_at(position, game, Status.PLAYING)
    table.id = LARGEST
    for user in (LARGEST + 100, 5):  # somebody who has guessed, and somebody who has not
        check_message(guess_message(words, table, user, who_at(words.naming(PEOPLE.get), table)))
    lines = [Guesser(number, LARGEST + number, 10**6, 10**6) for number in range(1, 11)]
    for page in (GuesserPage(lines, True, Guesser(10**6, LARGEST + 99, 0, 10**6)), GuesserPage([], False, None)):
        for number in (0, 10**5):
            check_message(guessers_message(words.naming(PEOPLE.get), name, number, page))
