"""A game that the computer has finished for somebody is told in the same way everywhere: it is nobody's win."""

from datetime import UTC, datetime

from bot.faces.face import Icons
from bot.features.standings.store.finished import History
from bot.features.standings.store.statistics import StatisticsStore
from bot.features.standings.views.history import HistoryQuery, history_message, replay_message
from bot.locales.words import words_for
from bot.store.engine.status import Verdict
from bot.tables.rules import playing
from bot.tables.rules.fairness import result_at
from bot.tables.views.end_card import end_card, shared_card
from bot.tables.views.table import table_message
from bot.tables.views.victory import victory_of
from tests.tables.evening import CLARA, LAURA

WORDS, ICONS, PEOPLE = words_for("en"), Icons(), {LAURA: "Laura", CLARA: "Clara"}


def text_of(view):
    return "\n".join(item["content"] for item in view.every() if "content" in item)


async def won_for_clara(evening):
    """Return the first game that the computer has won in Clara's seat, while she was away."""
    while True:
        table = await evening.start(LAURA, CLARA)
        await evening.room.do(table, playing.step_back, table.seat_of(CLARA))
        while table.live:
            for seat in table.people_to_act():
                await evening.room.play(table, LAURA, table.turn, table.position.automatic(seat))
            await evening.pass_seconds(3)
        if result_at(table).places[table.seat_of(CLARA)] == 1:
            return table


async def test_what_the_computer_has_won_for_somebody_is_told_as_that_wherever_it_is_told(evening):
    table = await won_for_clara(evening)
    verdict, ply = table.seats[table.seat_of(CLARA)].verdict, len(table.position.moves)
    assert verdict is Verdict.GIVEN_UP
    public = text_of(table_message(WORDS, ICONS, table))
    replayed = text_of(replay_message(WORDS.naming(PEOPLE.get), ICONS, table, ply, LAURA))
    assert f"The computer finished this game for <@{CLARA}>, so nobody has won it." in public
    assert f"<@{CLARA}> (played by the computer)" in public
    assert "The computer finished this game for \u2068Clara\u2069, so nobody has won it." in replayed
    for text in (public, replayed):
        assert "🏆" not in text
        assert "Superstar" not in text
    shown = victory_of(WORDS, table)
    assert (shown.ribbons, shown.crowned, shown.cards) == (("Nobody wins.",), False, ())
    card = text_of(end_card(WORDS, ICONS, table, CLARA))
    assert "Finished by the computer" in card
    assert "counts as a loss" in card
    assert "best moment" not in card
    shared = text_of(shared_card(WORDS.naming(PEOPLE.get), ICONS, table, CLARA))
    assert "(played by the computer)" in shared
    for text in (card, shared):
        assert "🏆" not in text


async def test_history_and_statistics_tell_the_same_of_a_game_that_the_computer_has_finished(evening):
    table = await won_for_clara(evening)
    page = await History(evening.engine).of_user(CLARA, 10, "claro", 0)
    newest = page.games[0]
    assert newest.id == table.id
    assert [(seat.user, seat.place, seat.won) for seat in newest.seats] == [(CLARA, 1, False), (LAURA, 2, False)]
    told = text_of(history_message(WORDS.naming(PEOPLE.get), HistoryQuery("claro"), page))
    assert "(played by the computer)" in told
    statistics = await StatisticsStore(evening.engine).of(10, "claro", CLARA, None, datetime.now(UTC))
    assert (statistics.wins, statistics.streak, statistics.tallies) == (0, 0, {})
