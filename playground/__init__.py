"""A local Discord for trying and testing bots that work by interactions: REST, gateway and a web page."""

from playground.driver import Audience, File, InteractionFailed, Person, Refused, Seen, snapshot
from playground.server import Playground
from playground.traffic.faults import Fault, Faults
from playground.world import World
from playground.world.plan import Channel, Role, Server

__all__ = [
    "Audience",
    "Channel",
    "Fault",
    "Faults",
    "File",
    "InteractionFailed",
    "Person",
    "Playground",
    "Refused",
    "Role",
    "Seen",
    "Server",
    "World",
    "snapshot",
]
