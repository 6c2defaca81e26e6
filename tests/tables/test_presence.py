"""Who is there: a sign of life moves a deadline a little and costs no absence; without people, a game waits."""

from datetime import UTC, datetime

import pytest

from bot.faces.face import Icons
from bot.features.tournaments.live.table_endings import never_came
from bot.games.catalog import GAMES
from bot.locales.words import words_for
from bot.runtime.refusal import Refusal
from bot.store.engine.status import CloseReason, Verdict
from bot.store.journal.entries import DeadlineSet
from bot.tables.rules import host_tools, lobby, playing
from bot.tables.rules.fairness import taken_away
from bot.tables.rules.moment import Pace
from bot.tables.rules.playing import Back
from bot.tables.rules.table import Status, Table
from bot.tables.views.hand import hand_message
from bot.tables.views.table import table_message
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, code, play_first, user_to_act
from tests.tables.test_fairness import free, stardust
from tests.tables.test_finished_by_computers import text_of
from tests.tables.test_tournament_tables import convened

TURN = 180


def press(evening, table, user):
    """Let somebody press something in their hand that is no move."""
    table.saw(user, evening.time)


def deadline(table):
    return table.deadline.timestamp()


# Signs of life


async def test_who_is_choosing_when_time_is_up_gets_some_more(evening):
    table = await evening.start(LAURA, CLARA)
    began = evening.time
    await evening.pass_seconds(170)
    press(evening, table, user_to_act(table))
    await evening.pass_seconds(10)
    assert table.position.moves == []
    assert deadline(table) == began + 170 + 60
    await evening.pass_seconds(50)
    assert len(table.position.moves) == 1


async def test_a_press_early_in_the_turn_moves_no_deadline(evening):
    table = await evening.start(LAURA, CLARA)
    press(evening, table, user_to_act(table))
    await evening.pass_seconds(TURN)
    assert len(table.position.moves) == 1


async def test_no_turn_that_others_wait_for_lasts_longer_than_two(evening):
    table = await evening.start(LAURA, CLARA)
    began, acts = evening.time, user_to_act(table)
    for _ in range(100):
        if table.position.moves:
            break
        press(evening, table, acts)
        await evening.pass_seconds(5)
    assert evening.time == began + 2 * TURN


async def test_presses_count_for_the_last_third_of_a_short_turn(evening):
    table = await evening.start(LAURA, CLARA, turn_seconds=30)
    began = evening.time
    await evening.pass_seconds(25)
    press(evening, table, user_to_act(table))
    await evening.pass_seconds(5)
    assert deadline(table) == began + 25 + 10


async def test_a_press_of_somebody_else_moves_nothing(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.pass_seconds(179)
    press(evening, table, LAURA if user_to_act(table) == CLARA else CLARA)
    press(evening, table, ARMIN)
    await evening.pass_seconds(1)
    assert len(table.position.moves) == 1
    assert ARMIN not in table.seen


async def test_a_turn_that_ran_out_under_presses_is_not_missed(evening):
    table = await evening.start(LAURA, CLARA)
    acts = user_to_act(table)
    press(evening, table, acts)
    await evening.pass_seconds(TURN)
    assert table.automatic == {0}
    assert not table.missed.get(table.seat_of(acts))


async def test_a_missed_turn_is_the_computers_from_then_on_until_a_press(evening):
    table = await evening.start(LAURA, CLARA)
    acts = user_to_act(table)
    await evening.pass_seconds(TURN)
    assert table.seats[table.seat_of(acts)].away
    assert await evening.room.attend(table, acts) is Back.SEAT
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, host_tools.substitute, 99, acts, moderator=True)
    assert code(caught) == "player_present"


async def presses_through(evening, table, user):
    """Let somebody press something again and again in one turn and choose nothing; return how long it lasted."""
    while user_to_act(table) != user:
        await play_first(evening, table)
    began, ply = evening.time, len(table.position.moves)
    while len(table.position.moves) == ply:
        press(evening, table, user)
        await evening.pass_seconds(20)
    return evening.time - began


async def test_presses_lengthen_two_turns_in_a_row_and_no_more_until_somebody_chooses(evening):
    table = await evening.start(LAURA, CLARA)
    lasted = [await presses_through(evening, table, CLARA) for _ in range(4)]
    assert lasted == [2 * TURN, 2 * TURN, TURN, TURN]
    assert not table.seats[table.seat_of(CLARA)].away
    while user_to_act(table) != CLARA:
        await play_first(evening, table)
    await play_first(evening, table)
    assert await presses_through(evening, table, CLARA) == 2 * TURN


async def test_who_presses_and_never_chooses_can_be_substituted(evening):
    table = await evening.start(LAURA, CLARA)
    await presses_through(evening, table, CLARA)
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, host_tools.substitute, LAURA, CLARA, moderator=False)
    assert code(caught) == "player_present"
    await presses_through(evening, table, CLARA)
    await evening.room.do(table, host_tools.substitute, LAURA, CLARA, moderator=False)
    assert table.seats[table.seat_of(CLARA)].away


async def test_the_moves_tell_after_a_start_who_has_missed_them(evening):
    table = await evening.start(LAURA, CLARA)
    absent = user_to_act(table)
    await evening.pass_seconds(TURN)
    await evening.restart()
    table = await evening.room.find(table.id)
    assert table.missed == table.idle == {table.seat_of(absent): 1}


async def test_a_start_each_day_lets_no_game_go_on_with_nobody_there(evening):
    table = await evening.start(LAURA, CLARA, turn_seconds=86_400)
    for _ in range(4):
        await evening.pass_seconds(86_400)
        await evening.restart()
        table = await evening.room.find(table.id)
    assert table.waits
    assert len(table.automatic) == 2  # at a day's pace a missed day tells who is away, no silence


async def test_what_is_known_of_presses_outlives_a_rest(evening):
    table = await evening.start(LAURA, CLARA, turn_seconds=86_400)
    table.message = 7
    acts = user_to_act(table)
    press(evening, table, acts)
    await evening.pass_seconds(1000)
    assert evening.room.rest(table)
    del table
    await evening.pass_seconds(86_400 - 1000)
    (table,) = evening.room.tables
    assert len(table.position.moves) == 1
    assert not table.missed.get(table.seat_of(acts))


# Nobody there


async def test_a_game_alone_waits_when_time_is_up(evening):
    table = await evening.start(LAURA, computers=2)
    while user_to_act(table) != LAURA:
        await evening.pass_seconds(3)
    moves = len(table.position.moves)
    await evening.pass_seconds(TURN)
    assert table.waits
    await evening.pass_seconds(86_400)
    assert len(table.position.moves) == moves
    assert await evening.room.attend(table, LAURA) is Back.GAME
    assert deadline(table) == evening.time + TURN
    assert not table.seats[table.seat_of(LAURA)].away


async def test_a_game_alone_goes_on_for_as_long_as_its_player_is_choosing(evening):
    table = await evening.start(LAURA, computers=2)
    while user_to_act(table) != LAURA:
        await evening.pass_seconds(3)
    moves = len(table.position.moves)
    for _ in range(100):
        press(evening, table, LAURA)
        await evening.pass_seconds(50)
    assert (table.paused, len(table.position.moves)) == (False, moves)


async def test_nobody_is_reminded_of_a_turn_for_which_nobody_waits(evening):
    table = await evening.start(LAURA, computers=2)
    while user_to_act(table) != LAURA:
        await evening.pass_seconds(3)
    await evening.pass_seconds(150)
    assert evening.reminded == []


async def test_two_who_are_both_away_find_their_game_where_it_was(evening):
    table = await evening.start(LAURA, CLARA)
    for _ in range(10):
        await evening.pass_seconds(TURN + 1)
    assert table.waits
    assert len(table.automatic) == 1
    assert sum(seat.away for seat in table.seats) == 1  # of the other, nobody has waited for a turn


async def test_the_computers_play_for_somebody_while_others_are_there(evening):
    table = await evening.start(LAURA, CLARA)
    while not table.seats[table.seat_of(CLARA)].away:
        if user_to_act(table) == LAURA:
            await play_first(evening, table)
        else:
            await evening.pass_seconds(TURN)
    while table.live and user_to_act(table) == CLARA:
        await evening.pass_seconds(3)
    assert not table.paused
    if table.live:
        await evening.pass_seconds(TURN)
        assert table.waits


@pytest.mark.parametrize("how", ["leave", "stand aside", "substitute"])
async def test_when_the_last_one_goes_the_game_waits_for_those_who_can_come_back(evening, how):
    table = await evening.start(LAURA, CLARA, computers=1)
    await evening.room.do(table, playing.step_back, table.seat_of(CLARA))
    match how:
        case "leave":
            await evening.room.do(table, playing.leave, LAURA)
        case "stand aside":
            await evening.room.do(table, host_tools.stand_aside, LAURA)
        case "substitute":
            table.missed[table.seat_of(LAURA)] = 1
            await evening.room.do(table, host_tools.substitute, 99, LAURA, moderator=True)
    moves = len(table.position.moves)
    await evening.pass_seconds(1000)
    assert table.waits
    assert len(table.position.moves) == moves
    assert await evening.room.attend(table, CLARA) is Back.GAME
    assert [seat.user for seat in table.seats if seat.away] == [LAURA]


async def test_a_computer_that_has_thought_meanwhile_plays_no_move_for_nobody(evening):
    table = await evening.start(LAURA, computers=1)
    while not table.computers_to_act():
        await play_first(evening, table)
    turn = table.computer_turn()
    move = table.position.legal_moves(turn.seat)[0]
    await evening.room.do(table, playing.step_back, table.seat_of(LAURA))
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, playing.computer_move, turn, move)
    assert code(caught) == "nobody_there"


async def test_a_game_of_an_earlier_version_with_everybody_away_is_paused_at_the_start(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, playing.step_back, 0)
    await evening.room.do(table, playing.step_back, 1)
    await evening.restart()  # before the timer has paused it
    table = await evening.room.find(table.id)
    assert not table.paused
    await evening.pass_seconds(1)
    assert table.waits
    await evening.restart()
    table = await evening.room.find(table.id)
    assert table.waits
    assert table.position.moves == []


async def test_only_its_players_let_a_game_go_on_that_waits(evening):
    table = await evening.start(LAURA, computers=2)
    await evening.room.do(table, playing.step_back, table.seat_of(LAURA))
    await evening.pass_seconds(0)
    for command, more in ((host_tools.resume, {}), (host_tools.pause, {})):
        with pytest.raises(Refusal) as caught:
            await evening.room.do(table, command, 99, moderator=True, **more)
        assert code(caught) == "nobody_there"
    with pytest.raises(Refusal) as caught:
        await evening.room.attend(table, CLARA)
    assert code(caught) == "not_in_game"
    assert table.waits


async def test_a_game_that_waits_excuses_nobody(evening):
    table = await evening.start(LAURA, CLARA)
    while not table.waits:
        await evening.pass_seconds(TURN)
    assert await evening.room.attend(table, LAURA) is Back.GAME
    verdicts = {seat.user: seat.verdict for seat in table.seats}
    assert verdicts == {LAURA: Verdict.COUNTS, CLARA: Verdict.GIVEN_UP}
    assert await evening.room.attend(table, CLARA) is Back.SEAT
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.COUNTS
    while not table.seats[table.seat_of(CLARA)].away:
        if user_to_act(table) == LAURA:
            await play_first(evening, table)
        else:
            await evening.pass_seconds(TURN)
    assert table.seats[table.seat_of(CLARA)].verdict is Verdict.GIVEN_UP  # as without the pause


async def test_leaving_a_game_that_waits_is_leaving(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    for seat in range(3):
        await evening.room.do(table, playing.step_back, seat)
    await evening.pass_seconds(0)
    await evening.room.do(table, playing.leave, ARMIN)
    assert table.seats[table.seat_of(ARMIN)].verdict is Verdict.GIVEN_UP


async def test_a_game_that_nobody_comes_back_to_closes_and_counts_for_nobody(evening):
    evening.room.pace = evening.turns._pace = Pace(pause=7 * 86_400)
    table = await evening.start(LAURA, CLARA)
    while not table.waits:
        await evening.pass_seconds(TURN)
    assert table.deadline == datetime.fromtimestamp(evening.time + 7 * 86_400, UTC)
    await evening.pass_seconds(7 * 86_400)
    assert (table.status, table.close_reason) == (Status.ENDED, CloseReason.EXPIRED)


async def test_staying_away_saves_nobody_from_a_bet(evening):
    evening.room.pace = evening.turns._pace = Pace(pause=7 * 86_400)
    table = await stardust(evening, LAURA, CLARA, ARMIN)
    await evening.room.do(table, playing.leave, ARMIN)
    for user in (LAURA, CLARA):
        await evening.room.do(table, playing.step_back, table.seat_of(user))
    await evening.pass_seconds(0)
    paid = dict(zip([seat.user for seat in table.seats], table.position.view(None).paid, strict=True))
    await evening.pass_seconds(7 * 86_400)
    assert table.status is Status.ENDED
    assert min(paid.values()) > 0
    for user in (LAURA, CLARA, ARMIN):
        assert await free(evening, user) == 1000 - paid[user]
        assert taken_away(table, table.seat_of(user)) == -paid[user]


async def test_the_last_one_to_leave_a_game_that_waits_then_saves_no_bet(evening):
    evening.room.pace = evening.turns._pace = Pace(pause=7 * 86_400)
    table = await stardust(evening, LAURA, CLARA, ARMIN)
    for user in (LAURA, CLARA):
        await evening.room.do(table, playing.step_back, table.seat_of(user))
    await evening.room.do(table, playing.leave, ARMIN)
    await evening.pass_seconds(0)
    assert table.waits
    paid = table.position.view(None).paid[table.seat_of(ARMIN)]
    await evening.pass_seconds(7 * 86_400)
    assert await free(evening, ARMIN) == 1000 - paid < 1000


async def test_going_and_coming_back_lengthens_no_turn(evening):
    table = await evening.start(LAURA, CLARA)
    began, acts = evening.time, user_to_act(table)
    while not table.position.moves and evening.time < began + 3 * TURN:
        press(evening, table, LAURA if acts == CLARA else CLARA)
        await evening.pass_seconds(50)
        if not table.position.moves:
            await evening.room.do(table, host_tools.stand_aside, acts)
            await evening.room.attend(table, acts)
    assert table.position.moves
    assert evening.time <= began + 2 * TURN + 50  # the clock moves on by 50 s each time


async def test_nobody_lets_the_computer_play_for_them_at_a_tournaments_table(evening):
    table = await convened(evening, LAURA, CLARA)
    with pytest.raises(Refusal) as refused:
        await evening.room.do(table, host_tools.stand_aside, LAURA)
    assert code(refused) == "tournament_table"


@pytest.mark.parametrize(("turn", "waited"), [(30, 120), (60, 240), (180, 360)])
async def test_at_a_tournaments_table_one_missed_turn_is_enough_too(evening, turn, waited):
    table = await convened(evening, LAURA, CLARA)
    table.turn_seconds, began = turn, evening.time
    await evening.room.do(table, lambda table, moment: DeadlineSet(table.id, table.deadline_after(moment)))
    while table.live and not table.deserted:
        await evening.pass_seconds(10)
    assert evening.time - began == waited


@pytest.mark.parametrize("came", [False, True])
async def test_who_never_chose_anything_at_a_tournaments_table_never_came(evening, came):
    table = await convened(evening, LAURA, CLARA)
    seat = table.seat_of(CLARA)
    while table.live:
        if came and not any(mover == seat for mover, _ in table.position.moves) and user_to_act(table) == CLARA:
            await play_first(evening, table)
            await evening.room.do(table, playing.step_back, seat)
        elif table.people_to_act() == [table.seat_of(LAURA)]:
            await play_first(evening, table)
        else:
            await evening.pass_seconds(TURN)
    assert never_came(table, seat) != came
    assert not never_came(table, table.seat_of(LAURA))
    table = Table.restore(await evening.journal.load(table.id), CLARO)
    assert never_came(table, seat) != came


async def test_a_tournaments_table_comes_to_its_end_without_people(evening):
    table = await convened(evening, LAURA, CLARA, None)
    seen, words = [], words_for("en")
    evening.changed = lambda table, entry: seen.append(text_of(table_message(words, Icons(), table)))
    for _ in range(2000):
        if not table.live:
            break
        await evening.pass_seconds(TURN)
    assert table.status is Status.FINISHED
    assert any("Nobody is there. The computers play this game to its end" in text for text in seen)
    assert {seat.user: seat.verdict for seat in table.seats if seat.user} == {
        LAURA: Verdict.GIVEN_UP,
        CLARA: Verdict.GIVEN_UP,
    }


# What the hand tells


def hand_of(table, user, language="en"):
    return hand_message(words_for(language), Icons(), table, user)


def texts(view):
    return "\n".join(view.texts())


async def test_who_comes_back_reads_the_last_moves_that_were_played_for_them(evening):
    table = await evening.start(LAURA, CLARA)
    seat = table.seat_of(CLARA)
    await evening.room.do(table, playing.step_back, seat)
    while sum(mover == seat for mover, _ in table.position.moves) < 4:
        if table.people_to_act():
            await play_first(evening, table)
        await evening.pass_seconds(3)
    assert await evening.room.attend(table, CLARA) is Back.SEAT
    await evening.room.attend(table, CLARA)
    names = [move for mover, move in table.position.moves if mover == seat]
    told = texts(hand_of(table, CLARA))
    assert told.startswith("🤖 Played for you meanwhile: …, **")
    line = told.split("\n")[0]
    assert line.count("**") == 6
    for name in names[-3:]:
        assert name.split()[0] in line.lower()
    while user_to_act(table) != CLARA:
        await play_first(evening, table)
    await play_first(evening, table)
    assert "Played for you" not in texts(hand_of(table, CLARA))


async def test_the_log_and_the_review_know_which_moves_were_made_for_somebody_after_a_start_too(evening):
    table = await evening.start(LAURA, CLARA)
    seat = table.seat_of(CLARA)
    await evening.room.do(table, playing.step_back, seat)
    while not any(mover == seat for mover, _ in table.position.moves):
        if table.people_to_act():
            await play_first(evening, table)
        await evening.pass_seconds(3)
    theirs = {ply for ply, (mover, _) in enumerate(table.position.moves) if mover == seat}
    assert table.automatic == theirs
    await evening.restart()
    assert (await evening.room.find(table.id)).automatic == theirs


@pytest.mark.parametrize("language", ["en", "de", "fr", "he"])
async def test_a_hand_of_a_game_that_waits_has_a_button_that_lets_it_go_on(evening, language):
    table = await evening.start(LAURA, CLARA)
    while not table.waits:
        await evening.pass_seconds(TURN)
    for user in (LAURA, CLARA):
        view = hand_of(table, user, language)
        usable = [each for each in view.every() if "custom_id" in each and not each.get("disabled")]
        assert usable, texts(view)


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_waits_and_goes_on(evening, name):
    table = await evening.room.open(GAMES[name], 10, 20, LAURA, computers=2)
    await evening.room.do(table, lobby.start, LAURA)
    waited = 0
    for _ in range(60):
        await evening.pass_seconds(TURN)
        if table.waits:
            waited += 1
            await evening.room.attend(table, LAURA)
            await play_first_of(evening, table)
        if not table.live:
            break
    assert waited > 0
    assert not table.automatic


async def play_first_of(evening, table):
    seat = table.people_to_act()[0]
    move = next(iter(table.position.legal_moves(seat)))
    await evening.room.play(table, table.seats[seat].user, table.turn, move)
