"""Two things at once, over the wire: exactly one wins, and the others get a sentence."""

import asyncio

from sqlalchemy import select

from bot.store.engine.models import MoveRow
from tests.conftest import open_house
from tests.e2e.playing import hand_of, more, next_choice, on_turn, play_to_the_end, seated, started, table_of


async def moves_on_disk(house):
    async with house._engine.connect() as connection:
        return (await connection.execute(select(MoveRow.game_id, MoveRow.ply).order_by(MoveRow.ply))).all()


def sentences(house, person):
    """Return everything that was said to a person alone since the playground began, refusals first of all."""
    return [seen.text for seen in person.messages.values() if seen.ephemeral]


async def test_fifty_identical_clicks_are_one_move_and_each_is_answered(house):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    hand = hand_of(actor)
    label = next_choice(actor)
    await asyncio.gather(*(actor.click(label, on=hand) for _ in range(50)))
    assert len(await moves_on_disk(house)) == 1
    assert not [each for each in house.discord.world.interactions.values() if each.failed or not each.answered]
    await actor.until(lambda each: label not in each.messages[hand.id].enabled)


async def test_two_who_want_the_last_seat(house):
    laura, clara, armin = [await house.person(name) for name in ("Laura", "Clara", "Armin")]
    lobby = await laura.slash("claro new", seats=2)
    for person in (clara, armin):
        await person.until(lambda each: lobby.id in each.messages)
    await asyncio.gather(clara.click("Join", on=lobby), armin.click("Join", on=lobby))
    (table,) = house.app.room.tables
    assert len(table.seats) == 2
    (late,) = (person for person in (clara, armin) if not table.is_seated(int(person.id)))
    await late.until(lambda each: any("table is full" in said for said in sentences(house, each)))


async def test_two_clients_of_one_person_play_two_cards(house):
    people = await started(house, "Laura", "Clara")
    actor = on_turn(people)
    hand = hand_of(actor)
    first, second, *_ = hand.enabled
    await asyncio.gather(actor.click(first, on=hand), actor.click(second, on=hand))
    assert len(await moves_on_disk(house)) == 1


async def test_somebody_joins_while_the_game_starts(house):
    armin = await house.person("Armin")
    laura, _ = await seated(house, "Laura", "Clara")
    await laura.until(lambda each: "Start" in each.last.enabled)
    lobby = laura.last
    await armin.until(lambda each: lobby.id in each.messages)
    await asyncio.gather(laura.click("Start", on=lobby), armin.click("Join", on=lobby))
    (table,) = house.app.room.tables
    joined = table.is_seated(int(armin.id))
    assert len(table.seats) == 2 + joined
    await armin.until(lambda each: joined or f"Next game: <@{armin.id}>" in each.find("⋯").text)
    assert len(table.position.view(None).held) == len(table.seats)


async def test_the_timer_rings_while_people_click(tmp_path):
    async with open_house(tmp_path, turn_seconds=0.02, remind_seconds=0) as house:
        laura, clara = await started(house, "Laura", "Clara")
        both = asyncio.gather(play_to_the_end(laura), play_to_the_end(clara))
        await both
        moves = await moves_on_disk(house)
        assert [move.ply for move in moves] == list(range(len(moves)))
        assert not [each for each in house.discord.world.interactions.values() if each.failed or not each.answered]


async def test_a_hand_opened_in_the_lobby_never_shows_who_has_the_seat_later(house):
    laura, clara, armin = await seated(house, "Laura", "Clara", "Armin")
    early = await clara.slash("claro hand")
    await more(clara, "Leave")
    await laura.click("Start")
    table = table_of(house)
    for _ in range(2):  # each has a turn, whoever sits where she sat
        (seat,) = table.position.to_act
        actor = next(person for person in (laura, armin) if int(person.id) == table.seats[seat].user)
        await actor.slash("claro play", move=table.position.legal_moves(seat)[0])
    await house.app.hands.close()  # whatever refreshes are under way
    assert clara.messages[early.id].text == "You have no seat at this table now."
    assert not clara.messages[early.id].buttons


async def test_a_hand_asked_for_while_seats_change_is_ones_own(house):
    laura, clara, armin, _ = await seated(house, "Laura", "Clara", "Armin", "Konrad")
    table = table_of(house)
    house.app.room._seed_of = lambda *_: b"\4" * 32  # it seats Armin first
    async with house.held_database():
        doing = [asyncio.create_task(more(clara, "Leave"))]
        await waiting(house, table, 0)
        doing.append(asyncio.create_task(laura.click("Start")))
        await waiting(house, table, 1)
        doing.append(asyncio.create_task(armin.slash("claro hand")))  # his seat is another one by then
        await waiting(house, table, 2)
    await asyncio.gather(*doing)
    hand = hand_of(armin)
    shown = {button["custom_id"].split(":")[-1] for button in hand.buttons.values()}
    assert shown - {"pass"} == set(table.position.hand(table.seat_of(int(armin.id))))


async def waiting(house, table, others):
    """Wait until somebody's request is at the database, and so many others behind it."""
    while not table.lock.locked() or len(table.lock._waiters or ()) < others:
        await house.discord.person("Konrad").request("GET", "/users/@me")
