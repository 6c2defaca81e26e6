"""Any body, query, path, token or file, however broken, gets Discord's answer and never a 500."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playground.tests.description import needs_description
from playground.tests.effort import effort, thorough
from playground.tests.from_schema import values
from playground.tests.fuzzing import fuzzed, problem, requests, run, served, star
from playground.tests.openapi import Description

ROUTES = served()
settings.register_profile("wire", deadline=None, database=None, suppress_health_check=list(HealthCheck))
WIRE = settings.get_profile("wire")


@thorough
@settings(WIRE, max_examples=effort(300, 1500))
@given(st.lists(requests(ROUTES), min_size=1, max_size=20))
def test_no_request_however_broken_gets_a_500(wanted):
    run(carry_out(wanted))


async def carry_out(wanted, description=None):
    async with fuzzed() as playground:
        for request in wanted:
            path, status, headers, text = await playground.carry_out(request)
            found = problem(request[3], request[1], status, headers, text)
            if description is not None and found is None and status == 200:
                found = "; ".join(description.violations(request[0], path, None, status, json.loads(text))) or None
            assert found is None, f"{request[0]} {path} by {request[3]}, as {request[5]} of {request[6]}: {found}"


@needs_description
@thorough
def test_bodies_that_discord_describes_get_answers_that_it_describes():
    description = Description()
    bodies = {star(path): value for path, value in description.bodies().items()}
    described = [(*route, bodies[star(route)]) for route in ROUTES if star(route) in bodies]
    assert len(described) > 5
    definitions = description.definitions

    @settings(WIRE, max_examples=effort(25, 800))
    @given(
        st.lists(
            st.sampled_from(described).flatmap(lambda each: st.tuples(st.just(each), values(each[2], definitions))),
            min_size=1,
            max_size=15,
        )
    )
    def test(drawn):
        requests = [
            (method, path, [], "bot", {}, "json", body, number)
            for number, ((method, path, _), body) in enumerate(drawn)
        ]
        run(carry_out(requests, description))

    test()
