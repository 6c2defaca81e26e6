"""Choosing settings on their pages, as people do."""

from __future__ import annotations

from typing import Any

from bot.games.catalog import GAMES
from playground.driver import Person, Seen

SERVER_SWITCHES = ("ping", "threads", "reviews", "achievements", "ratings")
MY_SWITCHES = ("listed", "achievements", "reviews", "week")
LISTS = {"your_turn": "your-turn", "notify_in": "where", "turn_time": "turn-time"}
"""The lists that are not called as their settings are."""


def chosen(seen: Seen, custom_id: str) -> list[str]:
    """Return what a list shows as chosen: the labels, or the ids of channels."""
    (made,) = [each for each in seen.components() if each.get("custom_id") == custom_id]
    options = [each["label"] for each in made.get("options", []) if each.get("default")]
    return options + [each["id"] for each in made.get("default_values", [])]


def shown(seen: Seen) -> str:
    """Return the text of a page of settings, with what its lists show as chosen and what they say if nothing is."""
    lists = [each for each in seen.components() if each.get("type") in (3, 8)]
    said = [label for each in lists for label in chosen(seen, each["custom_id"]) or [each.get("placeholder", "")]]
    return "\n".join([seen.text, *said])


async def my_settings(person: Person, **wanted: Any) -> Seen:
    """Choose one's own settings; return the page."""
    return await _choose(person, await person.slash("my settings"), "me", MY_SWITCHES, wanted)


async def server_settings(person: Person, **wanted: Any) -> Seen:
    """Choose settings of the server, channels by their ids; return the page."""
    return await _choose(person, await person.slash("server settings"), "server", SERVER_SWITCHES, wanted)


async def house_rules(person: Person, game: str, **rules: str) -> Seen:
    """Choose house rules of the server's new tables; return the page."""
    seen = await person.choose("settings:house", game, on=await person.slash("server settings"))
    names = [spec.name for spec in GAMES[game].option_specs]
    for name, value in rules.items():
        seen = await person.choose(f"settings:house:{game}:{names.index(name)}", value, on=seen)
    return seen


async def daily_posts(person: Person, **wanted: Any) -> Seen:
    """Choose where and when the deal of the day is posted, here if nothing else is chosen; return the page."""
    return await _posts(person, "daily", **wanted)


async def weekly_posts(person: Person, **wanted: Any) -> Seen:
    """Choose where and when the news of the week are posted, here if nothing else is chosen; return the page."""
    return await _posts(person, "week", **wanted)


async def posts_page(person: Person) -> Seen:
    """Return the page on which people choose what is posted."""
    return await person.send_custom_id(await person.slash("server settings"), "settings:posts")


async def _posts(person: Person, kind: str, zone: str | None = None, *, off: bool = False, **wanted: Any) -> Seen:
    seen = await posts_page(person)
    if zone is not None:
        await person.send_custom_id(seen, "settings:posts:zone")
        await person.until(lambda each: each.modal)
        await person.submit(zone=zone)
        seen = person.messages[seen.id]
    if off or (wanted and not chosen(seen, f"settings:posts:{kind}-channel")):
        wanted = {"channel": None if off else person.channel, **wanted}
    for name, value in wanted.items():
        values = [] if value is None else [str(value)]
        seen = await person.choose(f"settings:posts:{kind}-{name}", *values, on=seen)
    return seen


async def _choose(person: Person, seen: Seen, page: str, switches: tuple[str, ...], wanted: dict[str, Any]) -> Seen:
    for name, value in wanted.items():
        if name in switches:
            (made,) = [each for each in seen.components() if each.get("custom_id") == f"settings:{page}:on"]
            on = {each["value"] for each in made["options"] if each.get("default")}
            on = on | {name} if value else on - {name}
            seen = await person.choose(made["custom_id"], *sorted(on), on=seen)
        else:
            values = value if isinstance(value, list) else [value]
            seen = await person.choose(f"settings:{page}:{LISTS.get(name, name)}", *map(str, values), on=seen)
    return seen


async def asks_for_data(person: Person) -> Seen:
    """Ask for everything that the bot keeps about a person; return the first file's message."""
    page = await person.slash("my privacy")
    answer = await person.send_custom_id(page, "privacy:export:0")
    person.messages.pop(page.id)
    return answer


async def asks_to_be_forgotten(person: Person) -> Seen:
    """Ask the bot to delete what it keeps about a person; return its question."""
    return await person.send_custom_id(await person.slash("my privacy"), "privacy:forget")
