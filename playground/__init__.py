"""A local Discord for trying and testing bots that work by interactions: REST, gateway and a web page."""

from playground.driver import InteractionFailed, Person, Refused, Seen, snapshot
from playground.server import Playground
from playground.traffic.faults import Fault, Faults
from playground.world import World

__all__ = ["Fault", "Faults", "InteractionFailed", "Person", "Playground", "Refused", "Seen", "World", "snapshot"]
