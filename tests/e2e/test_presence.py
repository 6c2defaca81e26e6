"""Who is there and who is not: a press in one's own hand is a sign of life, and a table without people waits."""

import pytest

from bot.store.journal.entries import SeatControl
from bot.tables.rules import playing
from tests.e2e.playing import choices, hand_of, more, next_choice, on_turn, started, table_of


def told(house, text):
    """Tell whether the bot has said something, also where it has changed it since."""
    return text in str(house.discord.records.after(0))


async def time_out(house):
    """Let the time of whoever has to act run out."""
    table = table_of(house)
    await house.app.tables.turns.time_is_up(table, table.turn)


async def alone(house, name="Laura", game="claro", **options):
    """Let somebody begin a game against computers, and open their hand when it is their turn; return them."""
    person = await house.person(name)
    await person.slash(f"{game} new", bots=2, **options)
    await person.click("Start")
    await person.click("My hand")
    await person.until(choices)
    return person


async def until_somebody_throws_away(house):
    """Play on until people choose what to throw away, and return the first of them."""
    people = await started(house, "Laura", "Clara", "Armin")
    table = table_of(house)
    while len(table.people_to_act()) < 2:
        seat = table.position.to_act[0]  # perhaps one whose pass the rules force
        await house.app.room.play(table, table.seats[seat].user, None, table.position.legal_moves(seat)[0])
    users = {table.seats[seat].user for seat in table.people_to_act()}
    return next(person for person in people if int(person.id) in users)


async def test_choosing_what_to_throw_away_is_being_there(house):
    person = await until_somebody_throws_away(house)
    table = table_of(house)
    seat = table.seat_of(int(person.id))
    drafts = f"draft:{table.id}:{table.choice}:"  # a hand that is behind may offer some of an earlier turn

    def offered(someone):
        return [each for each in choices(someone) if hand_of(someone).buttons[each]["custom_id"].startswith(drafts)]

    await person.until(offered)
    await person.click(offered(person)[0], on=hand_of(person))
    others = [each for each in table.people_to_act() if each != seat]
    await time_out(house)
    assert table.position.moves[-1][0] in {seat, *others}
    assert not table.missed.get(seat)
    assert all(table.seats[each].away for each in others)


@pytest.mark.parametrize("press", ["a wrong card", "a look at the log", "a look at the rules"])
async def test_any_press_at_the_table_is_being_there(house, press):
    people = await started(house, "Laura", "Clara")
    actor, table = on_turn(people), table_of(house)
    seat = table.seat_of(int(actor.id))
    if press == "a wrong card":
        await actor.send_custom_id(hand_of(actor), f"play:{table.id}:{table.turn}:nonsense")
    else:
        await more(actor, "Log" if press == "a look at the log" else "Rules")
    await time_out(house)
    assert table.automatic == {0}
    assert not table.missed.get(seat)


async def test_the_table_says_what_comes_when_the_time_is_up(house):
    people = await started(house, "Laura", "Clara")
    table, actor = table_of(house), on_turn(people)
    other = next(person for person in people if person is not actor)
    message = str(table.message)
    await actor.until(lambda each: "⏳ <t:" in each.messages[message].text)
    table.seen.clear()  # as if they had opened their hands some moves ago
    await time_out(house)
    await other.until(lambda each: "the game is paused" in each.messages[message].text)
    await more(actor, "Rules")
    await other.until(lambda each: "⏳ <t:" in each.messages[message].text)


async def test_a_game_alone_waits_instead_of_being_played_by_the_computers(house):
    laura = await alone(house)
    table, hand = table_of(house), hand_of(laura)
    moves = len(table.position.moves)
    await time_out(house)
    await laura.until(lambda each: any("Nobody has played for a while" in seen.text for seen in each.messages.values()))
    assert table.paused
    assert len(table.position.moves) == moves
    await laura.click(next_choice(laura), on=hand)  # the fewest presses: the next move lets the game go on
    assert not table.paused
    assert len(table.position.moves) > moves
    assert told(house, "the game goes on")  # until it is somebody's turn


async def test_when_everybody_is_away_nobody_plays_their_game(house):
    people = await started(house, "Laura", "Clara")
    table = table_of(house)
    for _ in range(6):
        await time_out(house)
    assert table.paused
    assert sum(seat.away for seat in table.seats) <= 1
    assert len(table.automatic) <= 2
    assert "It goes on when a player presses **My hand**." in (await people[0].slash("my games")).text
    clara = people[1]
    await clara.click("My hand")
    assert not table.paused
    assert told(house, "the game goes on")


async def test_whoever_leaves_the_others_alone_with_nobody_leaves_a_game_that_waits(house):
    laura, clara = await started(house, "Laura", "Clara", bots=1)
    table = table_of(house)
    await house.app.room.do(table, playing.step_back, table.seat_of(int(clara.id)))
    answer = await more(laura, "Leave")
    assert "Nobody else is there now, so the game waits." in answer.text
    await laura.until(lambda _: table.paused)
    moves = len(table.position.moves)
    await clara.until(lambda each: "I'm back" in hand_of(each).enabled)
    await clara.click("I'm back", on=hand_of(clara))
    assert told(house, "the game goes on")
    assert not table.paused
    assert len(table.position.moves) >= moves


async def test_the_way_out_of_a_game_alone_says_how_it_waits(house):
    laura = await alone(house)
    asked = await more(laura, "Leave")
    assert "the game pauses and waits for you for 7 days" in asked.text


async def test_a_click_at_a_paused_table_is_told_of_the_button_that_resumes_it(house):
    laura, clara = await started(house, "Laura", "Clara")
    actor = on_turn([laura, clara])
    label, hand = next_choice(actor), hand_of(actor)
    custom_id = hand.buttons[label]["custom_id"]
    paused = await more(laura, "Pause")
    assert "**Resume**" in paused.text
    answer = await actor.send_custom_id(hand, custom_id)
    assert "**Resume**" in answer.text
    assert "table resume" not in answer.text
    await laura.click("Resume")
    assert not table_of(house).paused


async def test_nobody_is_welcomed_back_to_a_game_that_is_over(house, monkeypatch):
    _, clara = await started(house, "Laura", "Clara")
    table, do = table_of(house), house.app.room.do
    await do(table, playing.step_back, table.seat_of(int(clara.id)))
    await clara.until(lambda each: "I'm back" in hand_of(each).enabled)

    async def ends_meanwhile(table, command, *arguments):
        entry = await do(table, command, *arguments)
        if isinstance(entry, SeatControl):
            await do(table, playing.close, None)
        return entry

    monkeypatch.setattr(house.app.room, "do", ends_meanwhile)
    answer = await clara.click("I'm back", on=hand_of(clara))
    assert "closed before the end" in answer.text
    assert "Welcome back" not in answer.text
