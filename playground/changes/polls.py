"""What becomes of polls: votes, their end, and the message that tells the result."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from playground.objects.references import reference_json
from playground.world import Json, Message, User, World

RESULT: Final = 46
"""The type of the message that tells how a poll has ended."""


class Polls:
    """Takes votes, and ends polls in time: when their clock has come, or when the clock is moved."""

    def __init__(self, world: World, tell: Callable[[Message, str, Json | str], Awaitable[None]]) -> None:
        """Watch no poll yet.

        :param tell: tells everybody who may see a message of an event: with these data or, if it is about the whole
            message, with the address by which its reader has reached the server.
        """
        self._world = world
        self._tell = tell
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._ending: set[asyncio.Task[None]] = set()

    def watch(self, message: Message, origin: str) -> None:
        """Let a poll end in time."""
        assert message.poll is not None

        def look() -> None:
            timer = self._timers.pop(message.id, None)
            if timer is not None:
                timer.cancel()
            if look in self._world.now.after_advance:
                self._world.now.after_advance.remove(look)
            if message.poll is None or message.poll.over or message.id not in self._world.messages:
                return
            left = message.poll.ends_at - self._world.now()
            if left > 0:
                self._world.now.after_advance.append(look)
                self._timers[message.id] = asyncio.get_running_loop().call_later(left, look)
                return
            ending = asyncio.ensure_future(self.end(message, origin))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

        look()

    def close(self) -> None:
        """Watch no poll any longer."""
        for timer in self._timers.values():
            timer.cancel()
        for ending in self._ending:
            ending.cancel()

    async def vote(self, message: Message, user: User, answers: list[int]) -> None:
        """Let a user vote for these answers and for no others."""
        poll = message.poll
        assert poll is not None
        for answer in range(1, len(poll.answers) + 1):
            voted = poll.votes.setdefault(answer, [])
            if (user.id in voted) == (answer in answers):
                continue
            if answer in answers:
                voted.append(user.id)
            else:
                voted.remove(user.id)
            event = "MESSAGE_POLL_VOTE_ADD" if answer in answers else "MESSAGE_POLL_VOTE_REMOVE"
            about: Json = {"user_id": str(user.id), "message_id": str(message.id), "answer_id": answer}
            await self._tell(message, event, about | {"channel_id": str(message.channel)})

    async def end(self, message: Message, origin: str) -> None:
        """End a poll: its votes are final, and a message tells the result."""
        poll = message.poll
        assert poll is not None
        poll.over, poll.ends_at = True, min(poll.ends_at, self._world.now())
        await self._tell(message, "MESSAGE_UPDATE", origin)
        if message.only_for is not None:
            return
        counts = {answer: poll.count(answer) for answer in range(1, len(poll.answers) + 1)}
        most = max(counts.values())
        first = [answer for answer, count in counts.items() if count == most]
        told = {"poll_question_text": poll.question, "victor_answer_votes": most, "total_votes": sum(counts.values())}
        if len(first) == 1:
            told |= {"victor_answer_id": first[0], "victor_answer_text": poll.answers[first[0] - 1].get("text", "")}
        fields = [{"name": name, "value": str(value), "inline": False} for name, value in told.items()]
        at = datetime.fromtimestamp(self._world.now(), UTC)
        result = Message(self._world.snowflakes.next(), message.channel, message.author, at, type=RESULT)
        result.embeds = [{"type": "poll_result", "fields": fields}]
        result.reference = reference_json(self._world.channels[message.channel], message.id)
        self._world.messages[result.id] = result
        await self._tell(result, "MESSAGE_CREATE", origin)
