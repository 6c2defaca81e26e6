"""Where the application's Activity runs: one instance in a channel, and who takes part in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from playground.world.guild import Channel


@dataclass
class Instance:
    """The Activity as it runs in a channel. It ends when nobody is left."""

    launch: int
    """The id of the launch."""
    channel: Channel
    sessions: dict[str, int] = field(default_factory=dict)
    """Those who take part: the id of each one's user by the session of their client, in the order of coming."""

    @property
    def location(self) -> str:
        """The id of the place."""
        return f"gc-{self.channel.guild}-{self.channel.id}" if self.channel.guild else f"pc-{self.channel.id}"

    @property
    def id(self) -> str:
        """The id of the instance."""
        return f"i-{self.launch}-{self.location}"

    @property
    def users(self) -> list[int]:
        """The ids of the users, in the order of coming."""
        return list(dict.fromkeys(self.sessions.values()))
