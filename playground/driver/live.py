"""What reactions and votes change of a message that a client shows already."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from playground.world import Json


def _react(message: Json, told: Json, me: str, step: int) -> Json:
    """Return a message with one reaction more or less."""
    reactions = list(message.get("reactions", ()))
    place = next((at for at, each in enumerate(reactions) if _same(each["emoji"], told["emoji"])), len(reactions))
    there = reactions[place] if place < len(reactions) else {"emoji": told["emoji"], "count": 0, "me": False}
    mine = step > 0 if told["user_id"] == me else there["me"]
    changed = {**there, "count": there["count"] + step, "me": mine}
    reactions[place : place + 1] = [changed] if changed["count"] > 0 else []
    return {**message, "reactions": reactions}


def _clear(message: Json, told: Json, me: str, step: int) -> Json:
    """Return a message without reactions, or without those with one emoji."""
    emoji = told.get("emoji")
    left = [each for each in message.get("reactions", ()) if emoji is not None and not _same(each["emoji"], emoji)]
    return {**message, "reactions": left}


def _vote(message: Json, told: Json, me: str, step: int) -> Json:
    """Return a message whose poll has one vote more or less."""
    poll = message.get("poll")
    if poll is None:
        return message
    counts = {each["id"]: each for each in poll["results"]["answer_counts"]}
    there = counts.get(told["answer_id"], {"id": told["answer_id"], "count": 0, "me_voted": False})
    mine = step > 0 if told["user_id"] == me else there["me_voted"]
    counts[there["id"]] = {**there, "count": there["count"] + step, "me_voted": mine}
    results = {**poll["results"], "answer_counts": [counts[each] for each in sorted(counts)]}
    return {**message, "poll": {**poll, "results": results}}


def _same(one: Json, other: Json) -> bool:
    return bool((one["id"] or one["name"]) == (other["id"] or other["name"]))


CHANGES: Final[Mapping[str, tuple[Callable[[Json, Json, str, int], Json], int]]] = {
    "MESSAGE_REACTION_ADD": (_react, 1),
    "MESSAGE_REACTION_REMOVE": (_react, -1),
    "MESSAGE_REACTION_REMOVE_ALL": (_clear, 0),
    "MESSAGE_REACTION_REMOVE_EMOJI": (_clear, 0),
    "MESSAGE_POLL_VOTE_ADD": (_vote, 1),
    "MESSAGE_POLL_VOTE_REMOVE": (_vote, -1),
}


def changed_by(event: str, message: Json, told: Any, me: str) -> Json:
    """Return a message as an event of the gateway changes it.

    :param told: the data of the event.
    :param me: the id of the user whose client it is.
    """
    change, step = CHANGES[event]
    return change(message, told, me, step)
