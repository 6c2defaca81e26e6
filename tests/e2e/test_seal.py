"""The seal binds whoever runs the bot: it stands in the lobby, and the cards follow from where it stands."""

import re
from hashlib import sha256, shake_256

from bot.games.catalog import GAMES
from bot.games.record import replay
from tests.e2e.playing import more, play_out, result_of, seated, started, table_of

HASH = re.compile(r"`([0-9a-f]{64})`")
FROM = re.compile(r"^seed ([0-9a-f]{64})(?: from ([0-9a-f]{64}) (\d+))?$", re.MULTILINE)


def sealed(lobby):
    """Return the seal that a lobby shows, and the last number of its message's link."""
    return HASH.search(lobby.text)[1], int(lobby.id)


def new_game(lobby):
    """Read what everybody sees of a lobby before it begins."""
    return sealed(next(seen for seen in reversed([*lobby.messages.values()]) if "Start" in seen.buttons))


async def record_of(person):
    """Return the record of a game that is over, as text."""
    given = await more(person, "Record", on=result_of(person))
    (shown,) = [each for each in given.components() if each["type"] == 13]
    return await person.download(shown["file"]["url"])


async def play_after_start(house, *people):
    """Begin the game of a lobby and play it to its end; return the hands that were dealt, seat by seat."""
    await people[0].click("Start")
    dealt = [table_of(house).position.hand(seat) for seat in range(len(people))]
    await play_out(house, *people)
    return dealt


def cards_by_hand(secret, message, seats):
    """Deal CLARO as docs/fairness.md says, without the bot's code."""
    seed = sha256(bytes.fromhex(secret) + str(message).encode()).digest()
    number = int.from_bytes(shake_256(seed + b"shuffle 0").digest(64), "big")
    deck = [str(card) for card in range(1, 51)] + ["J"] * 5
    for size in range(len(deck), 1, -1):
        number, place = divmod(number, size)
        deck[size - 1], deck[place] = deck[place], deck[size - 1]
    return [deck[5 * seat : 5 * seat + 5] for seat in range(seats)]


async def test_a_deal_is_checked_by_hand_from_the_messages_link(house):
    laura, clara = await seated(house, "Laura", "Clara")
    seal, message = new_game(laura)
    dealt = await play_after_start(house, laura, clara)
    page = await more(clara, "Fairness", on=result_of(clara))
    assert "✅" in page.text
    assert f"/{message}" in page.text
    seed, secret, said = FROM.search(await record_of(laura)).groups()
    assert (sha256(bytes.fromhex(secret)).hexdigest(), int(said)) == (seal, message)
    assert {seal, secret, seed} == set(HASH.findall(page.text))
    assert [sorted(hand) for hand in dealt] == [sorted(hand) for hand in cards_by_hand(secret, message, 2)]


async def test_the_record_of_a_sealed_lobby_is_replayed_and_another_message_is_found(house):
    people = await started(house, "Laura", "Clara")
    await play_out(house, *people)
    record = await record_of(people[0])
    again = replay(record, GAMES)
    assert again.error is None
    assert again.position.outcome is not None
    other = replay(re.sub(r"(from [0-9a-f]{64}) (\d+)", r"\1 1", record), GAMES)
    assert other.error.code == "not_sealed"


async def test_the_first_message_counts_after_the_lobby_was_posted_anew_and_after_a_restart(house):
    laura, clara = await seated(house, "Laura", "Clara")
    first = new_game(laura)
    await laura.until(lambda each: table_of(house).message == first[1])
    await clara.slash("table show")
    await laura.until(lambda each: str(first[1]) not in each.messages)
    again = new_game(laura)
    assert (again[0], again[1] > first[1]) == (first[0], True)
    await house.stop_bot()
    await house.start_bot()
    await play_after_start(house, laura, clara)
    _, secret, message = FROM.search(await record_of(laura)).groups()
    assert (sha256(bytes.fromhex(secret)).hexdigest(), int(message)) == first
    assert "✅" in (await more(laura, "Fairness", on=result_of(laura))).text


async def test_a_rematch_that_begins_by_itself_has_its_own_seal(house):
    laura, clara = await started(house, "Laura", "Clara")
    await play_out(house, laura, clara)
    before = (await house.app.room.find(1)).seal
    lobby = await laura.click("Rematch", on=result_of(laura))
    seal, message = sealed(lobby)
    assert seal != before
    await clara.click("I'm in", on=clara.messages[lobby.id])
    table = table_of(house)
    assert (table.seal, table.sealed_in) == (seal, message)
    assert table.seed == sha256(table.secret + str(message).encode()).digest()


async def test_a_lobby_of_an_earlier_version_is_sealed_as_before(house):
    laura, clara = await seated(house, "Laura", "Clara")
    await house.stop_bot()
    await house.change("UPDATE games SET secret = NULL, sealed_in = NULL")
    await house.start_bot()
    await play_after_start(house, laura, clara)
    assert FROM.search(await record_of(laura)).groups()[1:] == (None, None)
    page = await more(laura, "Fairness", on=result_of(laura))
    assert "✅" in page.text
    seal, seed = HASH.findall(page.text)
    assert sha256(bytes.fromhex(seed)).hexdigest() == seal
