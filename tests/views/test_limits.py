"""Messages and forms stay within Discord's limits, however long the game, in every language."""

from dataclasses import replace
from datetime import UTC, date, datetime
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.faces.catalog import SOLO_FACES
from bot.faces.face import Ask, Icons, Pick
from bot.games.catalog import ALL_GAMES, GAMES, PATIENCES
from bot.games.shuffle import Seeded
from bot.games.stardust.deck import NAMES
from bot.locales.words import LANGUAGES, words_for
from bot.store.export import Part
from bot.store.journal.entries import Seating
from bot.store.settings import GuildSettings, UserSettings
from bot.store.solo import DayPage, Placed, SavedSolo
from bot.store.standings.finished import Past, PastPage
from bot.store.standings.periods import Period, keys_at
from bot.store.standings.ratings import Rating
from bot.store.standings.seasons import Season
from bot.store.standings.standings import Page, RankedBy, Standing
from bot.store.standings.statistics import Duel, Statistics
from bot.tables.computers import COMPUTER_NAMES
from bot.tables.purses import Purse
from bot.tables.solo import Solo
from bot.tables.table import Status, Table
from bot.views.arrangement import arrangement_form
from bot.views.hand import FACES, hand_message
from bot.views.history import HistoryQuery, history_message, replay_message
from bot.views.layout import MAX_TEXT
from bot.views.leaderboard import LeaderboardQuery, leaderboard_message, leaderboard_picture, periods_of
from bot.views.notice import draw_examples, rules_message
from bot.views.question import question_form
from bot.views.record import export_message, record_file, record_message
from bot.views.settings import TURNS, guild_settings_message, user_settings_message
from bot.views.solo import MOST_BUTTONS, MOST_PICKED, day_message, shared_message, solo_message
from bot.views.statistics import rating_picture, statistics_message
from bot.views.table import table_message, who_at
from bot.views.wallet import wallet_message
from tests.views.discord_limits import check_form, check_message

NOW = datetime(2026, 5, 4, tzinfo=UTC)
LARGEST = 2**62
"""An id with as many digits as Discord's have, or more."""


def icons():
    filled = Icons()
    names = [*(f"claro_{name}" for name in (*range(1, 51), "J")), *(f"stardust_{name}" for name in NAMES)]
    filled.fill({name: f"<:{name}_12345678:1234567890123456789>" for name in names})
    return filled


def table_at(position, game, status):
    people = [Seating(LARGEST + seat, None, NOW) for seat in range(len(position.scores) - 1)]
    table = Table(1, game, 1, 1, LARGEST, 6, {}, (*people, Seating(None, "easy", NOW, name=COMPUTER_NAMES[0])))
    table.seed, table.position, table.status, table.deadline = bytes(32), position, status, NOW
    return table


def random_move(position, dice):
    """Play one of the legal moves of one of the seats that are to act."""
    seat = dice.choice(position.to_act)
    legal = position.legal_moves(seat)
    position.play(seat, legal[dice.randrange(len(legal))])


@settings(max_examples=25, deadline=None)
@given(
    st.integers(2, 6), st.integers(0, 2**32), st.booleans(), st.sampled_from(sorted(GAMES)), st.sampled_from(LANGUAGES)
)
def test_tables_and_hands_stay_within_the_limits(seats, chance, with_icons, name, language):
    game, dice, words = GAMES[name], Random(chance), words_for(language)
    shown = icons() if with_icons else Icons()
    seats = max(game.seats.start, min(seats, game.seats.stop - 1))
    options = {"hand": "10"} if name == "claro" and seats == 2 and chance % 2 else {}
    position = game.start(seats, Seeded(dice.randbytes(32)), game.read_options(options))
    table = table_at(position, game, Status.PLAYING)
    while position.to_act:
        check_message(table_message(words, shown, table))
        for person in table.seats:
            if person.user is None:
                continue
            draft = dice.choice([None, "marks 0", "marks 0 1 2 3", "marks x", "zz"])
            check_message(hand_message(words, shown, table, person.user, draft=draft, notice="x"))
        random_move(position, dice)
    table.status = Status.FINISHED
    check_message(table_message(words, shown, table))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_stay_within_the_limits(name, language):
    words = words_for(language)
    pictures = draw_examples(words, name)
    assert pictures
    view = rules_message(words, icons(), name, pictures)
    check_message(view)
    assert view.content_length() < MAX_TEXT  # nothing was cut off


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
                check_message(replay_message(words, shown, table, ply, user))
        file = record_file(table)
        check_message(record_message(words, file))
        check_message(export_message(words, Part(2, b"", LARGEST), file))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("full", [True, False])
def test_histories_stay_within_the_limits(name, language, full):
    game, words = GAMES[name], words_for(language)
    seats = [(LARGEST + seat, None, -99_999, seat + 1) for seat in range(game.seats.stop - 1)]
    seats[-2:] = [(None, max(COMPUTER_NAMES, key=len), 99_999, 1), (None, None, 0, 1)]
    games = [Past(LARGEST + number, LARGEST, NOW, seats) for number in range(5)] if full else []
    for page, user in ((0, 0), (10**6, LARGEST)):
        query = HistoryQuery(name, user=user, page=page)
        check_message(history_message(words, query, PastPage(games, more=full)))


@pytest.mark.parametrize("name", PATIENCES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hand", ["2", "3"])
def test_patiences_stay_within_the_limits(name, language, hand):
    """Also where there are more moves than a list has options."""
    game, words = PATIENCES[name], words_for(language)
    most = 0
    for deal in range(4):
        dice = Random(deal)
        position = game.start(1, Seeded(dice.randbytes(32)), game.read_options({"hand": hand}))
        saved = SavedSolo(LARGEST, name, LARGEST, 1, {"hand": hand}, bytes(32), date(2026, 12, 31), (), None)
        while position.to_act:
            most = max(most, len(position.legal_moves(0)))
            solo = Solo(replace(saved, moves=tuple(move for _, move in position.moves)), game, position)
            check_message(solo_message(words, icons(), solo, notice="x" * 300))
            random_move(position, dice)
        solo = Solo(replace(saved, score=position.scores[0]), game, position, best=position.scores[0])
        check_message(solo_message(words, Icons(), solo))
        check_message(shared_message(words, solo))
    assert most > MOST_BUTTONS


@pytest.mark.parametrize("name", PATIENCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_patience_with_more_moves_than_a_list_has_options_stays_within_the_limits(name, language):
    game, words = PATIENCES[name], words_for(language)
    position, dice, deal = None, Random(1), 0
    while position is None or len(position.legal_moves(0)) <= MOST_PICKED:
        if position is None or not position.to_act:
            deal += 1
            position = game.start(1, Seeded(deal.to_bytes(32)), game.read_options({"hand": "3"}))
        random_move(position, dice)
    saved = SavedSolo(LARGEST, name, LARGEST, 1, {"hand": "3"}, bytes(32), None, ("x",) * 99, None)
    check_message(solo_message(words, icons(), Solo(saved, game, position)))


@pytest.mark.parametrize("name", SOLO_FACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_days_results_stay_within_the_limits(name, language):
    words, day = words_for(language), date(2026, 12, 31)
    lines = [Placed(place, LARGEST + place, place % 9) for place in range(1, 11)]
    for page in (DayPage(lines, 10**6, Placed(10**5, LARGEST, 8)), DayPage([], 0, None)):
        check_message(day_message(words, ALL_GAMES[name], day, page))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("channels", [0, 1, 100])
def test_settings_stay_within_the_limits(language, channels):
    words = words_for(language)
    rules = {game.name: {spec.name: spec.values[-1] for spec in game.option_specs} for game in GAMES.values()}
    everything = GuildSettings(language, max(TURNS.values()), False, tuple(range(LARGEST, LARGEST + channels)), rules)
    for server in (GuildSettings(), everything):
        check_message(guild_settings_message(words, server))
    for person in (UserSettings(), UserSettings(language, reminders=False)):
        check_message(user_settings_message(words, person))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
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
            check_message(leaderboard_message(words, query, full, periods, leaderboard_picture(query, full)))
            empty = LeaderboardQuery(name, what, period)
            check_message(leaderboard_message(words, empty, Page(0, [], more=False, mine=None), periods, None))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics_and_wallets_stay_within_the_limits(name, language):
    game, words = GAMES[name], words_for(language)
    position = game.start(game.seats.start, Seeded(bytes(32)), game.read_options({}))
    while position.to_act:
        random_move(position, Random(1))
    tallies = {key: 10**6 for seat in game.tallies(position) for key in seat}
    course = [(NOW, 1000.0 + number) for number in range(100)]
    many = Statistics(10**6, 10**6, -(10**9), Rating(), 10**6, 10**6, 10**6, tallies, course, Duel(10**6, 10**6, 10**6))
    picture = rating_picture(many)
    check_message(statistics_message(words, icons(), name, LARGEST, many, LARGEST + 1, picture))
    few = Statistics(0, 0, 0, Rating(), 0, 0, 0, {}, [], None)
    check_message(statistics_message(words, icons(), name, LARGEST, few, LARGEST + 1))
    for gift in (None, NOW.date(), date(2026, 12, 31)):
        check_message(wallet_message(words, game, Purse(10**9, 10**9, gift), NOW.date(), notice="x" * 300))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_stay_within_the_limits(name, language):
    game, words, dice, asked = GAMES[name], words_for(language), Random(3), 0
    position = game.start(game.seats.stop - 1, Seeded(bytes(32)), game.read_options({}))
    table = table_at(position, game, Status.LOBBY)
    table.id = LARGEST
    check_form(arrangement_form(words, table))
    while position.to_act:
        seat = position.to_act[0]
        for row in FACES[name].hand(words, icons(), position.view(seat), who_at(words, table), None).rows:
            for ask in () if isinstance(row, Pick) else (each for each in row if isinstance(each, Ask)):
                check_form(question_form(words, table, position.turn, ask))
                asked += 1
        random_move(position, dice)
    assert (asked > 0) == (name == "stardust")
