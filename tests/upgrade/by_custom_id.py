"""Acting by what buttons carry, not by their labels: labels change with the language and from release to release."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playground.driver import Person, Seen
from playground.world import Json
from tests.e2e.playing import hand_of

GREY = 2
"""The style of a button that says why a card does not fit where another button would lay it."""


def components_of(seen: Seen) -> Iterator[Json]:
    """Yield a message's buttons and selects."""
    return (each for each in seen.components() if each.get("custom_id"))


def custom_ids(seen: Seen) -> set[str]:
    """Return what a message's buttons and selects carry."""
    return {each["custom_id"] for each in components_of(seen)}


def as_before(custom_id: str) -> str:
    """Return a custom_id of a hand as versions wrote it whose buttons said only how many moves there were."""
    return re.sub(r":[0-9]{1,3}([0-9]{6}):", lambda choice: f":{int(choice[1])}:", custom_id, count=1)


def usable(seen: Seen | None, start: str, end: str = "") -> list[str]:
    """Return what begins and ends like this and can be used on a message."""
    offered = [] if seen is None else [each["custom_id"] for each in components_of(seen) if not each.get("disabled")]
    return [each for each in offered if each.startswith(start) and each.endswith(end)]


def offers(person: Person, start: str) -> list[str]:
    """Return what begins like this and can be used in somebody's newest hand."""
    return usable(hand_of(person), start)


async def press(person: Person, start: str, end: str = "") -> Seen:
    """Press the newest button that begins and ends like this, as soon as there is one, and return the answer.

    :raises TimeoutError: there is none for as long as a person would wait.
    """
    await person.until(lambda each: any(usable(seen, start, end) for seen in each.messages.values()))
    seen = next(seen for seen in reversed(person.messages.values()) if usable(seen, start, end))
    return await person.send_custom_id(seen, usable(seen, start, end)[0])


async def lay(person: Person, seen: Seen) -> Seen | None:
    """Play the first move that a game for one offers, or return None at its end; return the game then."""
    if buttons := [*usable(seen, "lay:"), *usable(seen, "play:")]:
        grey = {each["custom_id"] for each in components_of(seen) if each.get("style") == GREY}
        return await person.send_custom_id(seen, min(buttons, key=grey.__contains__))
    for each in components_of(seen):
        if each["custom_id"].startswith(("laypicked:", "pick:")):
            return await person.choose(each["custom_id"], each["options"][0]["value"], on=seen)
    return None
