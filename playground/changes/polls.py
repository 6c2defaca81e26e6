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

LOOKS_SECONDS: Final = 0.01
"""How long at least lies between two looks. Where the clock stands still, the end of a poll never comes."""


class Polls:
    """Takes votes, and ends polls in time: when their time has come, or when the clock was moved there."""

    def __init__(self, world: World, tell: Callable[[Message, str, Json | str], Awaitable[None]]) -> None:
        """Watch no poll yet.

        :param tell: tells everybody who may see a message of an event: with these data or, if it is about the whole
            message, with the address by which its reader has reached the server.
        """
        self._world = world
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin to watch the polls that the world has. The loop runs."""
        self._world.now.after_advance.append(self._look)
        self._look()

    def close(self) -> None:
        """Watch no poll any longer."""
        if self._look in self._world.now.after_advance:
            self._world.now.after_advance.remove(self._look)
        if self._timer is not None:
            self._timer.cancel()
        for ending in self._ending:
            ending.cancel()

    def watch(self, message: Message, origin: str) -> None:
        """Let a new poll end in time."""
        self._world.polls[message.id] = origin
        self._look()

    def _look(self) -> None:
        """End the polls whose time has come, and come back when that of the next one has."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        next_end: float | None = None
        for number, origin in list(self._world.polls.items()):
            message = self._world.messages.get(number)
            if message is None or message.poll is None or message.poll.over:
                del self._world.polls[number]
            elif message.poll.ends_at <= self._world.now():
                ending = asyncio.ensure_future(self.end(message, origin))
                self._ending.add(ending)
                ending.add_done_callback(self._ending.discard)
            else:
                next_end = min(next_end or message.poll.ends_at, message.poll.ends_at)
        if next_end is not None:
            seconds = max(next_end - self._world.now(), LOOKS_SECONDS)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._look)

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
        """End a poll: its votes are final, and a message tells the result. Do nothing if it is over."""
        poll = message.poll
        assert poll is not None
        if poll.over:
            return
        poll.over, poll.ends_at = True, min(poll.ends_at, self._world.now())
        self._world.polls.pop(message.id, None)
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
