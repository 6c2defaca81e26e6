"""The board by itself: scenes made by hand, on a page that the panel has served."""

from itertools import pairwise

import pytest
import pytest_asyncio

from playground.tests.browser import DRAWN, pytestmark  # noqa: F401
from tests.e2e.playing import seated
from tests.features.panel import pictures
from tests.features.panel.pages import SECRET, open_panel_house

NAMES = ["Laura", "Clara", "Vega"]


def card(name, **given):
    return {"card": f"claro_{name}", "label": name, **given}


def hand(*cards, **given):
    return {"text": "", "about": "", "cards": [*cards], "pick": None, "lists": [], "buttons": [], "open": True, **given}


def scene(**given):
    """Return a game of Claro at which Laura looks, and Clara is on turn."""
    acting = given.pop("acting", 1)
    seats = [
        {
            "seat": seat, "name": name, "user": None if seat == 2 else str(seat), "avatar": None, "here": seat == 0,
            "agreed": True, "you": seat == 0, "away": False, "acting": seat == acting, "stars": [0, 3], "held": 3,
        }
        for seat, name in enumerate(NAMES)
    ]  # fmt: skip
    pile = {
        "name": "pile",
        "shape": "pile",
        "cards": [{"card": f"claro_{each}", "seat": 1} for each in given.pop("pile", ())],
    }
    deck = {"name": "deck", "shape": "deck", "cards": [], "count": 20}
    return {
        "key": "table 1", "kind": "table", "id": 1, "game": "claro", "title": "CLARO", "stage": "", "status": "playing",
        "accent": "#f5c542", "turn": 1, "plies": 1, "you": 0, "paused": False, "deadline": None, "seconds": 60,
        "now": 0, "seats": seats, "back": "claro_back", "zones": [deck, pile], "drawn": True, "board": "", "state": "",
        "story": [], "hand": hand(card("20"), card("30")), "actions": [], "message": [], "spoken": {}, "names": {},
        **given,
    }  # fmt: skip


SETUP = """async () => {
    const at = (name) => document.querySelector("script[src]").src.replace("main", name)
    const loaded = await Promise.all(["board", "frames", "shapes", "acts"].map((each) => import(at(each))))
    const [{ Board }, { read }, { shapes }, { answered }] = loaded
    answered()
    for (const each of window.boards ?? []) each.close()
    document.getElementById("said").textContent = ""
    window.sent = []
    WebSocket.prototype.send = (text) => sent.push(JSON.parse(text))
    document.getElementById("app").replaceChildren()
    document.getElementById("app").style.display = "flex"
    window.boards = [0, 1].map(() => {
        const root = document.createElement("div")
        root.style.cssText = "flex: 1; height: 100vh"
        document.getElementById("app").append(root)
        return new Board(root, { chair: () => sent.push("chair"), sound() {} })
    })
    window.show = ([place, scene, events]) => {
        const found = read(shapes, scene, events)
        boards[place].show(found.scene, found.events)
    }
    window.one = () => { boards[1].root.remove() }
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def page_of(chromium, tmp_path_factory):
    """Pages for boards, by their size and whether cards fly there. Opening one takes longer than most tests."""
    pages = {}
    async with open_panel_house(tmp_path_factory.mktemp("boards")) as house:
        house.house.discord.world.client_secret = SECRET
        house.house.discord.activity = f"{house.address}/panel/"
        await seated(house.house, "Laura", "Clara")

        async def find(width, height, moves):
            if (width, height, moves) not in pages:
                page = await pictures.opened(chromium, house, "Laura", width, height, moves=moves)
                await page.frames[-1].locator(".card-of-table").wait_for()
                pages[width, height, moves] = page
            return pages[width, height, moves]

        yield find
        for page in pages.values():
            await page.context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def frame(page_of, request):
    """A page with two boards that show nothing yet."""
    frame = (await page_of(*getattr(request, "param", (1200, 800, False)))).frames[-1]
    await frame.evaluate(SETUP)
    return frame


async def show(frame, given, events=(), place=0):
    await frame.evaluate("(given) => show(given)", [place, given, [*events]])


async def test_two_boards_on_one_page_know_nothing_of_each_other(frame):
    playable = hand(card("20", move="20"), card("30", move="30"))
    await show(frame, scene(hand=playable, acting=0, pile=["10"]))
    await show(frame, scene(key="table 2", id=2, turn=7, hand=playable, acting=0, pile=["11"]), place=1)
    first, second = [frame.locator(".board").nth(place) for place in range(2)]
    assert await first.locator(".laid").get_attribute("data-card") == "claro_10"
    assert await second.locator(".laid").get_attribute("data-card") == "claro_11"
    await second.locator(".fan .card").last.click()
    assert await frame.evaluate("sent") == [{"op": "play", "table": 2, "turn": 7, "move": "30"}]
    await show(frame, None, place=1)
    assert await first.locator(".fan .card").count() == 2
    assert await second.locator(".seat").count() == 0


SETTLED = """() => !document.querySelector(".ghost")
    && [...document.querySelectorAll(".laid")].every((each) => getComputedStyle(each).opacity === "1")"""
"""Whether nothing is in the air, and every card is seen where it lies."""


WATCH = """() => {
    window.done = []
    const kept = []
    window.unwatch = () => { for (const [made, name, was] of kept) made.prototype[name] = was }
    for (const [made, name, word] of [
        [Element, "getBoundingClientRect", "measure"], [Element, "animate", "change"], [Element, "append", "change"],
    ]) {
        const was = made.prototype[name]
        kept.push([made, name, was])
        made.prototype[name] = function (...given) {
            if (word === "measure" || name === "animate" || this.matches(".air")) done.push(word)
            return was.apply(this, given)
        }
    }
}"""
"""Notes when something is measured, and when something begins to move."""


@pytest.mark.parametrize("frame", [(1200, 800, True)], indirect=True)
async def test_a_flight_measures_all_before_it_moves_anything(frame):
    await show(frame, scene(pile=["10", "11"]))
    await frame.evaluate(WATCH)
    events = [
        {"kind": "play", "seat": 1, "cards": ["claro_12"], "zone": "pile"},
        {"kind": "sweep", "seat": 1, "zone": "pile"},
        {"kind": "draw", "seat": 2, "amount": 2},
        {"kind": "draw", "seat": 0, "amount": 1},
    ]
    after = scene(plies=2, hand=hand(card("20"), card("30"), card("40")))
    done = await frame.evaluate("(given) => (show(given), unwatch(), done)", [0, after, events])
    assert done.count("change") > 6
    # For each measurement after a change, the browser would lay out the page anew.
    assert sum(pair == ("change", "measure") for pair in pairwise(done)) == 0


@pytest.mark.parametrize("frame", [(1200, 800, True)], indirect=True)
async def test_a_scene_that_comes_in_the_middle_of_a_flight_leaves_nothing_in_the_air(frame):
    await show(frame, scene(pile=["10"]))
    played = {"kind": "play", "seat": 1, "cards": ["claro_11"], "zone": "pile"}
    await show(frame, scene(pile=["10", "11"], plies=2), [played])
    assert await frame.locator(".ghost").count() > 0
    other = {"kind": "play", "seat": 2, "cards": ["claro_12"], "zone": "pile"}
    await show(frame, scene(pile=["10", "11", "12"], plies=3), [other])
    await frame.wait_for_function(SETTLED)
    assert await frame.locator(".laid").count() == 3


@pytest.mark.parametrize("frame", [(1200, 800, True)], indirect=True)
async def test_the_last_card_is_seen_before_the_pile_goes_to_the_winner_and_the_end_covers_the_table(frame):
    await show(frame, scene(pile=["10"]))
    over = scene(status="finished", plies=2, hand=None, podium=[[2], [0, 1]], acting=None)
    events = [
        {"kind": "play", "seat": 1, "cards": ["claro_11"]},
        {"kind": "sweep", "seat": 2},
        {"kind": "star", "seat": 2},
    ]
    await show(frame, over, events)
    assert await frame.locator(".ghost img[src*=claro_11]").count() > 0
    assert await frame.locator(".podium").count() == 0
    await frame.locator(".podium .step").first.wait_for()
    assert await frame.locator(".step").first.locator(".winner").get_attribute("data-seat") == "2"
    await frame.locator(".spark").first.wait_for(state="attached")


@pytest.mark.parametrize("frame", [(1200, 800, True)], indirect=True)
async def test_a_game_that_ends_while_a_star_is_taken_shows_its_last_card(frame):
    await show(frame, scene(pile=["10"]))
    won = [{"kind": "pass", "seat": 1}, {"kind": "sweep", "seat": 2}, {"kind": "star", "seat": 2}]
    await show(frame, scene(plies=2), won)
    over = scene(status="finished", plies=3, hand=None, podium=[[2], [0, 1]], acting=None)
    await show(frame, over, [{"kind": "play", "seat": 1, "cards": ["claro_12"]}, {"kind": "sweep", "seat": 2}])
    assert await frame.locator(".podium").count() == 0
    await frame.locator(".ghost img[src*=claro_12]").wait_for(state="attached")
    await frame.locator(".podium").wait_for()


@pytest.mark.parametrize("frame", [(1200, 800, True)], indirect=True)
async def test_nobody_is_celebrated_where_all_have_lost(frame):
    await show(frame, scene())
    await show(frame, scene(status="finished", plies=2, hand=None, podium=[[0, 1, 2]], lost=True))
    await frame.locator(".podium").wait_for()
    assert await frame.locator(".spark").count() == await frame.locator(".crown").count() == 0


async def test_a_card_chosen_beforehand_is_played_when_its_turn_comes_if_it_can_be(frame):
    await show(frame, scene())
    await frame.locator(".fan .card").first.click()
    await frame.locator(".fan .card.prepared").wait_for()
    await frame.locator(".fan .card").first.click()
    assert await frame.locator(".fan .card.prepared").count() == 0
    await frame.locator(".fan .card").last.click()
    turn = {"acting": 0, "turn": 2, "plies": 2}
    await show(frame, scene(**turn, hand=hand(card("20", move="20"), card("30", move="30"))))
    assert await frame.evaluate("sent") == [{"op": "play", "table": 1, "turn": 2, "move": "30"}]
    await show(frame, scene(plies=3, hand=hand(card("20"))))
    await frame.locator(".fan .card").first.click()
    await show(frame, scene(**turn | {"plies": 4}, hand=hand(card("20", move="20", dim=True))))
    assert len(await frame.evaluate("sent")) == 1


DEALT = [{"kind": "deal", "seat": 0, "amount": 2}]


@pytest.mark.parametrize("between", [{}, {"paused": True}, {"away": True}])
async def test_a_card_chosen_beforehand_is_forgotten_with_its_hand_and_when_nobody_is_there(frame, between):
    await show(frame, scene())
    await frame.locator(".fan .card").last.click()
    await frame.locator(".fan .card.prepared").wait_for()
    given = scene(plies=2, paused="paused" in between)
    given["seats"][0]["away"] = "away" in between
    if between:
        await show(frame, given)
    hand_again = hand(card("20", move="20"), card("30", move="30"))
    await show(frame, scene(acting=0, turn=2, plies=3, hand=hand_again), () if between else DEALT)
    assert await frame.evaluate("sent") == []
    assert await frame.locator(".fan .card.prepared").count() == 0


async def test_after_the_last_card_of_a_hand_the_focus_waits_for_the_next_hand(frame):
    await frame.evaluate("boards[0].given.own = () => document.createElement('button')")
    await show(frame, scene(acting=0, hand=hand(card("20", move="20"))))
    await frame.locator(".fan .card").focus()
    await show(frame, scene(plies=2, hand=hand()))
    assert await frame.evaluate("document.activeElement.matches('.table')")
    await show(frame, scene(acting=0, turn=2, plies=3, hand=hand(card("30", move="30"))))
    assert await frame.evaluate("document.activeElement.matches('.fan .card')")


@pytest.mark.parametrize("frame", [(1200, 800, True)], indirect=True)
async def test_what_is_pressed_in_a_choice_that_is_over_shows_what_there_is_now(frame):
    await show(frame, scene(pile=["10"]))
    won = [{"kind": "pass", "seat": 1}, {"kind": "sweep", "seat": 2}, {"kind": "star", "seat": 2}]
    after = [0, scene(acting=0, plies=2, turn=2, hand=hand(card("20", move="20"))), won]
    over = [0, scene(plies=5, turn=5), [{"kind": "pass", "seat": 0}]]
    pressed = "([after, over]) => { show(after); show(over); document.querySelector('.fan .card').click() }"
    await frame.evaluate(pressed, [after, over])
    assert await frame.evaluate("[sent, boards[0].scene.turn]") == [[], 5]


THROW = """([x, y, steps]) => {
    const card = document.querySelector(".fan .card"), box = card.getBoundingClientRect()
    card.setPointerCapture = () => {}
    let at = 0
    const fire = (name, step, node = card) => {
        const made = new PointerEvent(name, {
            bubbles: true, buttons: name === "pointerup" ? 0 : 1, pointerId: 1,
            clientX: box.left + 20 + (x * step) / steps, clientY: box.top + 20 + (y * step) / steps,
        })
        Object.defineProperty(made, "timeStamp", { value: at })
        at += 16
        node.dispatchEvent(made)
    }
    fire("pointerdown", 0)
    for (let step = 1; step <= steps; step += 1) fire("pointermove", step)
    fire("pointerup", steps)
    return sent.length
}"""
"""Draw the first card by so many pixels in so many steps of 16 milliseconds; return how many moves have been sent."""


@pytest.mark.parametrize(
    ("x", "y", "steps", "plays"),
    [(0, -60, 6, 1), (0, -60, 30, 0), (90, -12, 6, 0), (0, 60, 6, 0), (0, -400, 200, 1)],
    ids=["a flick", "a slow draw that ends in the hand", "sidewards", "downwards", "onto the table"],
)
async def test_a_card_is_thrown_by_a_flick_or_drawn_onto_the_table(frame, x, y, steps, plays):
    await show(frame, scene(acting=0, hand=hand(card("20", move="20"), card("30", move="30"))))
    assert await frame.evaluate(THROW, [x, y, steps]) == plays


HIT = """() => {
    const found = new Map()
    for (let y = 0; y < innerHeight; y += 4) {
        const row = new Map()
        for (let x = 0; x < innerWidth; x += 2) {
            const card = document.elementFromPoint(x, y)?.closest(".fan .card")
            if (card) row.set(card, (row.get(card) ?? 0) + 2)
        }
        for (const [card, wide] of row) {
            const [widest, high] = found.get(card) ?? [0, 0]
            found.set(card, [Math.max(widest, wide), high + 4])
        }
    }
    return [found.size, Math.min(...[...found.values()].flat())]
}"""
"""Return how many cards a finger can hit, and how wide and high is the least of what it can hit of one, in pixels."""


@pytest.mark.parametrize("frame", [(320, 640, False)], indirect=True)
@pytest.mark.parametrize("count", [10, 12])
async def test_fingers_hit_each_card_on_a_narrow_phone(frame, count):
    await frame.evaluate("one()")
    await show(frame, scene(acting=0, hand=hand(*(card(str(each), move=str(each)) for each in range(20, 20 + count)))))
    await frame.wait_for_function("() => document.querySelector('.fan').getAnimations({ subtree: true }).length === 0")
    size, least = await frame.evaluate(HIT)
    assert size == count
    assert least >= 44


async def test_an_empty_chair_is_a_button(frame):
    await show(frame, scene(status="lobby", plies=0, hand=None, acting=None, free=2))
    await frame.get_by_role("button", name="Free seat").click()
    assert await frame.evaluate("sent") == ["chair"]


async def test_a_moment_of_a_game_that_is_over_has_a_slider(frame):
    story = [{"text": f"line {ply}", "ply": ply} for ply in range(1, 4)]
    await frame.evaluate("() => { boards[0].given.moment = (scene, ply) => sent.push(ply) }")
    await show(frame, scene(kind="past", key="past 1", plies=2, moves=9, moment="moment:{ply}", hand=None, story=story))
    assert await frame.locator(".story [aria-current]").inner_text() == "line 2"
    await frame.get_by_role("button", name="line 1").click()
    await frame.get_by_role("button", name="One move on").click()
    await frame.get_by_role("button", name="Now").click()
    assert await frame.evaluate("sent") == [1, 3, 9]


async def test_whoever_looks_back_hears_one_move(frame):
    lines = [{"text": f"Move {ply}", "ply": ply} for ply in range(1, 7)]
    for plies in (6, 4):
        past = scene(kind="past", plies=plies, story=lines[plies - 3 : plies], hand=None, acting=None)
        await frame.evaluate("show", [0, past, []])
    await frame.wait_for_function("() => document.getElementById('said').textContent.includes('Move 4')")
    assert "Move 3" not in await frame.evaluate("document.getElementById('said').textContent")


SIZES = [(390, 750), (844, 346), (768, 970), (1200, 748), (320, 590)]
"""Of windows without the bar, in pixels."""

CROWDED = """() => {
    const table = document.querySelector(".table").getBoundingClientRect(), wrong = []
    const every = ".seats .face, .seats .plate, .seats .zone, .own .zone, .middle .zone, .pot"
    const found = [...document.querySelectorAll(every)].map((node) => [node, node.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height)
    const name = (node) => (node.closest("[data-zone]") ?? node.closest("[data-seat]")?.querySelector(".name") ?? node)
    const told = (node) => `${node.className} ${name(node).dataset.zone ?? name(node).textContent}`
    for (const [place, [node, box]] of found.entries()) {
        const out = [table.left - box.left, box.right - table.right, table.top - box.top, box.bottom - table.bottom]
        if (Math.max(...out) > 4) wrong.push(`${told(node)} is cut: ${out.map(Math.round)}`)
        for (const [other, lies] of found.slice(place + 1)) {
            const wide = Math.min(box.right, lies.right) - Math.max(box.left, lies.left)
            const high = Math.min(box.bottom, lies.bottom) - Math.max(box.top, lies.top)
            const one = node.matches(".face, .plate") && node.parentElement === other.parentElement
            if (!one && wide > 3 && high > 3) wrong.push(`${told(node)} covers ${told(other)}: ${wide}, ${high}`)
        }
    }
    return wrong
}"""
"""Return what of a table lies outside it, or covers something else."""


async def in_every_size(frame, look):
    """Return what a script finds, by the size of the window, where it finds something."""
    found, before = {}, frame.page.viewport_size
    for width, height in SIZES:
        await frame.page.set_viewport_size({"width": width, "height": height})
        await frame.wait_for_function("(width) => innerWidth === width", arg=width)
        await frame.evaluate(DRAWN)
        found[width, height] = await frame.evaluate(look)
    await frame.page.set_viewport_size(before)
    return {size: each for size, each in found.items() if each}


def shown(seat, *cards):
    laid = [{"card": f"stardust_{each}", "seat": seat} for each in cards]
    return {"name": f"shown-{seat}", "shape": "row", "seat": seat, "cards": laid}


@pytest.mark.parametrize(("you", "size"), [(0, 3), (0, 5), (None, 3), (None, 5)])
async def test_hands_that_are_shown_cover_nobody(frame, you, size):
    await frame.evaluate("one()")
    given = scene(
        game="stardust",
        title="Stardust",
        you=you,
        hand=hand(*(card(str(each)) for each in range(20, 25))) if you == 0 else None,
        pot=120,
    )
    names = ["Laura", "Clara", "Vega", "Maximiliane", "Armin"][:size]
    same = {**given["seats"][0], "stars": [], "acting": False, "chips": 180, "held": 5}
    given["seats"] = [
        {**same, "seat": seat, "name": name, "user": str(seat), "you": seat == you} for seat, name in enumerate(names)
    ]
    given["zones"] = [shown(seat, "DL3", "DL4", "FL2", "AL1", "AS2") for seat in range(size)]
    told = [{"kind": "show", "seat": seat, "zone": f"shown-{seat}", "cards": [], "text": "three-system, 10 points"}
            for seat in range(size)]  # fmt: skip
    await show(frame, given)
    await show(frame, {**given, "plies": 2}, told)
    assert await in_every_size(frame, CROWDED) == {}


async def test_what_lies_before_oneself_covers_no_grid(frame):
    await frame.evaluate("one()")
    square = {"name": "square", "shape": "grid", "columns": 5, "cards": [{"card": "claro_30"}] * 25}
    following = [{"name": f"next-{seat}", "shape": "pile", "cards": [{"card": "claro_20"}], "seat": seat, "count": 9}
                 for seat in range(2)]  # fmt: skip
    given = scene(zones=[square, *following])
    given["seats"] = given["seats"][:2]
    await show(frame, given)
    assert await in_every_size(frame, CROWDED) == {}


@pytest.mark.parametrize("sizes", [[3, 2, 4], [1], [9, 8, 12], [4] * 8])
async def test_rows_of_whoever_plays_alone_are_all_seen_and_of_one_size(frame, sizes):
    await frame.evaluate("one()")
    rows = [
        {"name": f"row-{place}", "shape": "row", "label": f"Row {place + 1}", "cards": [{"card": "africa_7R"}] * size}
        for place, size in enumerate(sizes)
    ]
    given = scene(game="patience", kind="alone", acting=0, hand=hand(card("20", move="20")))
    given["zones"] = [*rows, {"name": "deck", "shape": "deck", "cards": [], "count": 20}]
    given["seats"] = [each for each in given["seats"][:1] if each.pop("held")]
    await show(frame, given)
    assert await in_every_size(frame, CROWDED) == {}
    assert (
        len(
            set(
                await frame.evaluate(
                    "() => [...document.querySelectorAll('.laid, .zone.deck .lies')].map(each => each.offsetWidth)"
                )
            )
        )
        == 1
    )


UNSEEN = """() => {
    const table = document.querySelector(".table").getBoundingClientRect()
    const every = [...document.querySelectorAll(".podium h2, .winner, .facts, .next .button, .seats .seat")]
    const out = (box) => box.bottom > table.bottom || box.right > table.right || box.left < table.left
    return every.map((each) => [each.className, each.getBoundingClientRect()])
        .filter(([name, box]) => (name.startsWith("seat") ? box.width : out(box)))
        .map(([name, box]) => `${name} ${box.right} ${box.bottom}`)
}"""
"""Return what of an overview is below the fold or beside the table, and which seats are drawn besides it."""


async def test_the_overview_of_a_review_is_seen_whole(frame):
    await frame.evaluate("one()")
    about = (
        "## CLARO · review\nEverybody's chances to win, from the first move to the last.\n16 choices: 9 best, 3 slips"
    )
    labels = ["Move 51", "Move 68", "Move 80", "My moves", "My costliest move"]
    buttons = [
        {"type": 2, "style": 2, "label": each, "custom_id": f"step:{each}", "disabled": False, "more": False}
        for each in labels
    ]
    story = [{"text": f"line {ply}", "ply": ply} for ply in range(1, 4)]
    await show(frame, scene(
        kind="past", key="past 1", status="finished", plies=9, moves=9, moment="moment:{ply}", hand=None, story=story,
        message=[{"type": 10, "content": about}], actions=buttons, podium=[[1], [0], [2]], acting=None,
    ))  # fmt: skip
    assert await in_every_size(frame, UNSEEN) == {}


PASSED = """() => [...document.querySelectorAll(".acting .ring")]
    .flatMap((ring) => ring.getAnimations({ subtree: true }))
    .map((each) => each.effect.getComputedTiming().progress.toFixed(1))"""
"""Return how much of the time of whoever is on turn has passed, by the halves of their ring."""


async def test_a_ring_begins_with_each_turn_at_the_time_that_is_left(frame):
    for turn, left in enumerate((30, 60, 48), start=1):
        await show(frame, scene(turn=turn, plies=turn, now=0, deadline=left))
        assert await frame.evaluate(PASSED) == [f"{1 - left / 60:.1f}"] * 2


MIDDLES = """() => [".laid", ".label"].map((part) => {
    const box = document.querySelector(`.zone.pile > ${part}, .zone.pile > .lies > ${part}`).getBoundingClientRect()
    return box.left + box.width / 2
})"""


async def test_a_card_that_lies_alone_lies_above_the_middle_of_its_label(frame):
    pile = {"name": "trumps", "shape": "pile", "cards": [{"card": "claro_20"}], "label": "trumps"}
    await show(frame, scene(zones=[pile]))
    card, label = await frame.evaluate(MIDDLES)
    assert card == pytest.approx(label, abs=1)


async def test_a_seat_of_which_much_is_said_is_seen_whole(frame):
    given = scene()
    del given["seats"][2]
    for seat in given["seats"]:
        seat["counts"] = "Team 1 · 20 points · three tricks · and a word"
        del seat["stars"], seat["held"]
    await show(frame, given)
    tops = """() => [...document.querySelectorAll(".seats > * .face")].map((each) => (
        each.getBoundingClientRect().top - each.closest(".table").getBoundingClientRect().top))"""
    assert min(await frame.evaluate(tops)) >= 0


async def test_a_wide_hand_leaves_its_buttons_the_room_that_there_is(frame):
    await frame.evaluate("one()")
    labels = ["Overview", "◀ Mine", "Mine ▶", "Chances", "Play on from here"]
    buttons = [
        {"type": 2, "style": 2, "label": each, "custom_id": f"step:{each}", "disabled": False, "more": False}
        for each in labels
    ]
    given = scene(
        kind="past", key="past 1", moves=9, moment="moment:{ply}", actions=buttons, hand=hand(card("20"), open=False)
    )
    await show(frame, given)
    tops = await frame.locator(".tray .acts .button").evaluate_all("(all) => all.map((each) => each.offsetTop)")
    assert len(tops) == len(labels)
    assert len({*tops}) == 1


LAST_IS_SEEN = """() => {
    const list = document.querySelector(".story ol")
    const [line, room] = [list.lastChild, list].map((each) => each.getBoundingClientRect())
    return room.height < list.scrollHeight && line.bottom <= room.bottom + 8
}"""


async def test_the_last_move_is_seen_when_more_is_said_above_the_story(frame):
    await frame.evaluate("one()")
    story = [{"text": f"line {ply}", "ply": ply} for ply in range(1, 31)]
    await show(frame, scene(story=story, plies=30))
    await frame.wait_for_function(LAST_IS_SEEN)
    said = [{"type": 10, "content": "\n".join(f"A sentence {each}." for each in range(8))}]
    await show(frame, scene(story=story, plies=30, said=said))
    await frame.locator(".said .text").first.wait_for()
    await frame.wait_for_function(LAST_IS_SEEN)
