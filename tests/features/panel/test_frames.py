"""What a page is sent as a table changes: only what has changed, and few bytes on the wire."""

import asyncio
import json
from copy import deepcopy

from hypothesis import given
from hypothesis import strategies as st

from bot.features.panel.session import Session, changes
from tests.e2e.playing import seated, table_of
from tests.features.panel.pages import Page, apply
from tests.features.panel.test_games import gone_on
from tests.patience import LONGEST_SECONDS

MOST_BYTES = 300
"""How many bytes a move costs a person on average, with the headers of frames."""

values = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from("abc"), values), st.dictionaries(st.sampled_from("abc"), values))
def test_changes_make_one_value_the_other(old, new):
    page = deepcopy(old)
    for path, *value in json.loads(json.dumps([*changes(old, new)])):
        place = page
        for key in path[:-1]:
            place = place[key]
        apply(place, path[-1], deepcopy(value))
    assert page == new
    assert (page == old) is not any(True for _ in changes(old, new)) or old == new


def test_what_stays_is_not_told():
    old = {
        "seats": [{"name": "Laura", "cards": 3}, {"name": "Clara", "cards": 3}],
        "hand": None,
        "rounds": [0],
        "was": 1,
    }
    new = {"seats": [{"name": "Laura", "cards": 2}, {"name": "Clara", "cards": 3}], "hand": {}, "rounds": [0, 1]}
    assert [*changes(old, new)] == [[["was"]], [["seats", 0, "cards"], 2], [["hand"], {}], [["rounds", 1], 1]]


class Writes:
    """A socket that takes one frame when it is let, and no more."""

    closed = False

    def __init__(self):
        self.let, self.taken, self.both = asyncio.Semaphore(0), [], asyncio.Event()

    async def send_str(self, text):
        self.taken.append(json.loads(text))
        if len(self.taken) == 2:
            self.both.set()
        await self.let.acquire()


async def test_changes_that_wait_become_one():
    guest = Session(None)
    guest.show_scene({"key": "table 1", "status": "lobby", "turn": 0})
    guest.socket = socket = Writes()
    writing = asyncio.create_task(guest.write(socket, LONGEST_SECONDS))
    for turn in (1, 2, 3):  # the first is being written while the others come
        guest.show_scene({"key": "table 1", "status": "lobby" if turn < 3 else "playing", "turn": turn})
        await asyncio.sleep(0)
    guest.show_scene({"key": "table 1", "status": "playing", "turn": 4})
    socket.let.release()
    socket.let.release()
    await socket.both.wait()
    guest.leave(0)
    assert await writing == 0
    assert [each["set"] for each in socket.taken] == [[[["turn"], 1]], [[["status"], "playing"], [["turn"], 4]]]


class Relay:
    """Stands between a page and the bot, and counts the bytes that go to the page."""

    def __init__(self, port):
        self.port, self.sent = port, 0

    async def serve(self, reader, writer):
        back, forth = await asyncio.open_connection("127.0.0.1", self.port)
        await asyncio.gather(self.pass_on(reader, forth), self.pass_on(back, writer, counted=True))

    async def pass_on(self, reader, writer, *, counted=False):
        while data := await reader.read(65536):
            self.sent += len(data) * counted
            writer.write(data)
        writer.close()


async def through(panel, relay, name):
    """Open a panel through a relay, as a browser does: what is sent may be compressed."""
    session, known = f"session-{name}", await panel.open(name)
    panel.panels._guests[session] = panel.panels._guests.pop(known.session)
    await known.close()
    port = relay.sockets[0].getsockname()[1]
    socket = await panel.http.ws_connect(f"http://127.0.0.1:{port}/panel/socket", compress=15)
    await socket.send_str(json.dumps({"op": "hello", "session": session, "seen": 0}))
    page = Page(socket, name, known.user, session)
    panel._stack.push_async_callback(page.close)
    return page


def may_act(page, plies):
    """Tell whether it is this person's turn after so many moves, or the game has gone on."""
    return gone_on(page, plies) or (page.acts and page.table["plies"] == plies)


async def test_a_move_costs_few_bytes(panel):
    await seated(panel.house, "Laura", "Clara", game="claro", bots=1)
    counting = Relay(int(panel.address.rpartition(":")[2]))
    async with await asyncio.start_server(counting.serve, "127.0.0.1", 0) as relay:
        pages = [await through(panel, relay, name) for name in ("Laura", "Clara")]
        laura = pages[0]
        await laura.until(lambda each: each.table and each.table["status"] == "lobby")
        await laura.press("Start")
        for page in pages:
            await page.until(lambda each: each.table and each.table["status"] == "playing" and each.table["hand"])
        table, begun, moves = table_of(panel.house), counting.sent, len(table_of(panel.house).position.moves)
        while table.position.outcome is None:
            plies = len(table.position.moves)
            waiting = {asyncio.create_task(page.until(lambda each, at=plies: may_act(each, at))) for page in pages}
            _, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for each in others:
                each.cancel()
            for page in pages:
                if page.acts and not gone_on(page, plies) and page.table["plies"] == plies:
                    turn = page.table["turn"]
                    await page.play(page.moves[0])
                    # Others may choose at the same time: it is this press that shall have arrived.
                    await page.until(lambda each, at=turn: not each.acts or each.table["turn"] != at)
                    break
            for page in pages:
                await page.until(lambda each, at=plies: gone_on(each, at))
            spent, moves_made = counting.sent - begun, len(table.position.moves) - moves
        for page in pages:
            await page.until(lambda each: each.table["status"] == "finished")
            ops = [each["op"] for each in page.frames]  # a press that came too late brings the whole table anew
            assert ops.count("table") == 1 + ops.count("said")
            await page.close()
        relay.close()
    print(f"{spent / moves_made / 2:.0f} bytes a move and person, {moves_made} moves")
    assert spent / moves_made / 2 <= MOST_BYTES


async def test_who_has_missed_frames_is_sent_the_whole_table(panel):
    await seated(panel.house, "Laura", "Clara", game="claro", bots=1)
    page = await panel.open("Laura")
    await page.until(lambda each: each.table and each.table["status"] == "lobby")
    await page.press("Start")
    await page.until(lambda each: each.table["status"] == "playing")
    assert page.frames[-1]["op"] == "change"
    await page.close()
    again = await panel.open("Laura", seen=page.frames[-1]["n"], session=page.session)
    await again.until(lambda each: each.table is not None)
    assert [each["op"] for each in again.frames] == ["table"]
    assert again.table["status"] == "playing"
