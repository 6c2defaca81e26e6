"""Driving the playground over HTTP, for bots that are not written in Python: the paths under ``/control``.

Bodies and answers are JSON. A request that makes no sense is answered with ``{"error": "a sentence"}``.
"""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web

from playground.changes.service import Service
from playground.control import people, places, scenario, whole
from playground.control.reading import unknown
from playground.driver import Person
from playground.traffic.counts import Traffic
from playground.traffic.scenario import Scenario


def routes(
    service: Service, traffic: Traffic, person: Callable[[str], Person], picture: people.Picture, steps: Scenario
) -> list[web.RouteDef]:
    """Return the endpoints.

    :param person: returns a person's client by name.
    :param picture: returns a message as a person sees it.
    :param steps: what people have done.
    """
    parts = (whole.routes(service, traffic), people.routes(service, person, picture), places.routes(service))
    return [*(route for part in parts for route in part), *scenario.routes(steps), *unknown()]
