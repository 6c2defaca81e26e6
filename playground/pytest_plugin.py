"""Fixtures for the tests of a bot: ``discord``, a local Discord for each test, and ``people``, who use it.

They work in tests that pytest-asyncio or AnyIO run, in each mode of pytest-asyncio and each scope of its loops. What
they do, what the marker takes, and what makes a test red stands in ``docs/first-test.md``.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Mapping
from typing import Any, Final

import pytest

from playground.driver import Person, Seen
from playground.driver.pictures import NoBrowser
from playground.server import Playground
from playground.traffic.troubles import noted
from playground.world import World

PEOPLE: Final = ("Laura", "Clara", "Armin", "Konrad")
"""The people of a test that names none."""

MEANT: Final = ("allow",)
"""The arguments of the marker that are the plugin's own."""

SERVED: Final = ("faults", "rate_limits", "activity", "hand_seconds")
"""The arguments of the marker that are Playground's. The others are World's."""

LAST: Final = 12
"""How many requests a failing test shows."""

TRACEBACK: Final = "Traceback (most recent call last):"

_playground: pytest.StashKey[Playground] = pytest.StashKey()
_passed: pytest.StashKey[bool] = pytest.StashKey()


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker."""
    config.addinivalue_line(
        "markers",
        "discord(people, channels, moderators, locales, …, faults, rate_limits, activity, …): the world of the test, "
        "by the arguments of playground.world.World and playground.server.Playground",
    )


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that writes pictures."""
    parser.addoption("--write-pictures", action="store_true", help="write the pictures of same_picture anew")


def _arguments(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Return the arguments of the nearest marker that says more than what is meant."""
    markers = list(request.node.iter_markers("discord"))
    if wrong := next((marker.args[0] for marker in markers if marker.args), None):
        pytest.fail(f"the marker discord takes arguments by name, such as people=, not {wrong!r}", pytrace=False)
    given = (dict(marker.kwargs) for marker in markers)
    return next((each for each in given if each.keys() - {*MEANT}), {})


@pytest.fixture
def discord_world(request: pytest.FixtureRequest) -> World:
    """Return the world that ``discord`` serves. A suite can override this fixture."""
    arguments = {key: value for key, value in _arguments(request).items() if key not in (*SERVED, *MEANT)}
    return World(**{"people": PEOPLE, **arguments})


Serve = Callable[[pytest.FixtureRequest, World], AsyncIterator[Playground]]


def _server() -> Serve:
    """Return a new function that serves a test's world. pytest-asyncio notes the loop on the function itself."""

    async def serve(request: pytest.FixtureRequest, discord_world: World) -> AsyncIterator[Playground]:
        served = {key: value for key, value in _arguments(request).items() if key in SERVED}
        async with Playground(discord_world, **served) as playground:
            request.node.stash[_playground] = playground
            playground.allow(*_allowed(request.node))
            with noted(playground.records.troubles.note):
                yield playground
                await playground.settled()
            if request.node.stash.get(_passed, False) and playground.troubles:
                pytest.fail(_wrong(playground.troubles), pytrace=False)

    return serve


try:
    from pytest_asyncio import fixture as _asyncio_fixture
except ImportError:
    _WITH_ASYNCIO = False
else:
    _WITH_ASYNCIO = True
    # A fixture's loop is fixed where it is defined, so there is one for each loop that a test can run in.
    for _scope in ("function", "class", "module", "package", "session"):
        globals()[f"_discord_{_scope}"] = _asyncio_fixture(loop_scope=_scope, name=f"_discord_{_scope}")(_server())

_discord_anyio = pytest.fixture(name="_discord_anyio")(_server())


@pytest.fixture
def discord(request: pytest.FixtureRequest) -> Playground:
    """Return a local Discord that is served while the test runs."""
    served: Playground = request.getfixturevalue(_fixture_of(request))
    return served


def _fixture_of(request: pytest.FixtureRequest) -> str:
    """Return the name of the fixture that serves in the loop of the test."""
    if "anyio_backend" in request.fixturenames:
        return "_discord_anyio"
    if not _WITH_ASYNCIO:
        pytest.fail("the fixture 'discord' needs pytest-asyncio, or AnyIO's marker", pytrace=False)
    marker = request.node.get_closest_marker("asyncio")
    chosen: Mapping[str, Any] = {} if marker is None else marker.kwargs
    scope = chosen.get("loop_scope") or chosen.get("scope") or request.config.getini("asyncio_default_test_loop_scope")
    return f"_discord_{scope or 'function'}"


@pytest.fixture
def people(discord: Playground) -> dict[str, Person]:
    """Return the people by name. Each one's client connects on its first use."""
    return {each.name: discord.person(each.name) for each in discord.world.people.values()}


@pytest.fixture
def same_picture(discord: Playground, request: pytest.FixtureRequest) -> Callable[..., Awaitable[None]]:
    """Return a function that compares what a person saw last with a picture in ``pictures/`` beside the test.

    ``await same_picture(laura, "hello")`` fails if they differ, and skips the test where there is no browser.
    """
    write = bool(request.config.getoption("--write-pictures"))

    async def same(person: Person, name: str, message: Seen | None = None, **more: Any) -> None:
        file = request.path.parent / "pictures" / f"{name}.png"
        try:
            await discord.same_picture(person, file, message, write=write, **more)
        except NoBrowser as error:
            pytest.skip(str(error))

    return same


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Add what people saw, and the last requests, to the report of a test that fails."""
    report = yield
    if call.when == "call" and _playground in item.stash:
        playground = item.stash[_playground]
        if report.passed and (playground.troubles or _printed(report, playground)):
            report.outcome, report.longrepr = "failed", _wrong(playground.troubles)
        item.stash[_passed] = report.passed
    if report.failed and _playground in item.stash:
        playground = item.stash[_playground]
        report.sections.append(("what people saw last", _shown(_seen, playground)))
        report.sections.append(("the bot's last requests", _shown(_requests, playground)))
    return report


def _allowed(item: pytest.Item) -> list[Any]:
    """Return what the test's markers allow; ``Playground.allow`` says what of it is no text."""
    given = [marker.kwargs.get("allow", ()) for marker in item.iter_markers("discord")]
    return [text for each in given for text in ([each] if isinstance(each, (str, int)) else each)]


def _wrong(troubles: list[str]) -> str:
    """Return what a test says whose own assertions hold."""
    lines = "\n".join(f"  {each}" for each in troubles)
    return f"something went wrong with the bot (allow= in the marker says what is meant):\n{lines}"


def _printed(report: pytest.TestReport, playground: Playground) -> bool:
    """Note the tracebacks that a bot has printed, where pytest captures them; tell whether one is not allowed."""
    for printed in report.capstderr.split(TRACEBACK)[1:]:
        last = next((line for line in printed.splitlines()[1:] if line and not line.startswith(" ")), "")
        playground.records.troubles.note(f"error: {last} (printed)")
    return bool(playground.troubles)


def _shown(tell: Callable[[Playground], str], playground: Playground) -> str:
    """Return what a function tells. Whatever is wrong with it, the test's own failure is reported."""
    try:
        return tell(playground).encode(errors="backslashreplace").decode()
    except Exception as error:  # noqa: BLE001 - an error here would hide that of the test
        return f"this cannot be shown: {type(error).__name__}"


def _seen(playground: Playground) -> str:
    lines = []
    for person in playground.connected_people():
        if not person.messages:
            lines.append(f"{person.name}: nothing")
            continue
        seen = person.last
        buttons = "".join(f" [{label}]" for label in seen.buttons)
        text = "(thinking)" if seen.loading else seen.named
        lines.append(f"{person.name}{' (only they)' if seen.ephemeral else ''}: {text}{buttons}")
        if person.modal is not None:
            lines.append(f"{person.name} has the form {person.modal.get('title')!r} open")
    return "\n".join(lines) or "nobody looked"


def _requests(playground: Playground) -> str:
    found = [each for each in playground.records.after(0) if each["kind"] == "request" or each["closed"]][-LAST:]
    lines = []
    for each in found:
        if each["kind"] == "frame":
            lines.append(f"{each['who']}: the gateway has closed with {each['closed']} {each['payload']['reason']}")
            continue
        line = f"{each['who']}: {each['method']} {each['path']} {each['status']}"
        if each["status"] >= 400:
            line += f" {each['answer']}"
        lines.append(line)
    return "\n".join(lines) or "none"
