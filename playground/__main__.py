"""``python -m playground`` serves a local Discord until it is stopped."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import signal
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from playground.checks.operations import coverage
from playground.server import Playground
from playground.traffic.faults import GATEWAY, REST, Fault, Faults
from playground.world import CLIENT_SECRET, World
from playground.world.plan import read_world

CANNOT_START = 2
NAMES = ("people", "channels", "moderators", "managers", "strangers", "privileged_intents", "bots")
"""The options that are lists of names."""


def main(argv: Sequence[str] | None = None) -> int:
    """Serve until stopped; return 2 and print one line with the reason if the port is taken.

    With the word ``coverage``, print what is served of Discord's API, and return.
    """
    if isinstance(sys.stdout, TextIOWrapper):  # whose encoding may lack some of our letters
        sys.stdout.reconfigure(errors="backslashreplace")
    if list(sys.argv[1:] if argv is None else argv) == ["coverage"]:
        print(coverage(Playground(World(["Laura"])).routes()))
        return 0
    parser = argparse.ArgumentParser(
        prog="python -m playground",
        description="A local Discord for one bot.",
        epilog="The only argument coverage prints what is served.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, default=8700, help="port to listen on; 0 lets the system choose (8700)")
    parser.add_argument("--people", default="Laura,Clara,Armin,Konrad", help="the people in the server")
    parser.add_argument("--locales", default="", metavar="NAME=LOCALE,…", help="people's languages, if not en-US")
    parser.add_argument("--moderators", default="", help="the people who may manage messages")
    parser.add_argument("--managers", default="", help="the people who may manage the server and its events")
    parser.add_argument("--strangers", default="", help="more people, who are in no server")
    parser.add_argument("--channels", default="cards,lounge", help="the server's text channels")
    parser.add_argument("--bots", default="", help="other bots, which can log in and write, and have no commands")
    parser.add_argument(
        "--world", type=Path, metavar="FILE", help="the arguments of World in TOML or JSON, such as servers with roles"
    )
    parser.add_argument("--guilds", type=int, default=1, metavar="N", help="the number of servers (1)")
    parser.add_argument("--shards", type=int, default=1, metavar="N", help="the shards that are recommended (1)")
    parser.add_argument(
        "--privileged-intents",
        default="",
        metavar="NAMES",
        help="those that the application may use, of members,presences,message_content; none by default",
    )
    parser.add_argument(
        "--rate-limits",
        type=float,
        nargs="?",
        const=1.0,
        metavar="SCALE",
        help="apply Discord's limits, times a number (1)",
    )
    parser.add_argument("--activity", metavar="URL", help="the address of the application's Activity; none by default")
    parser.add_argument(
        "--activity-port", type=int, default=0, help="port of the Activity's own origin; 0 lets the system choose (0)"
    )
    parser.add_argument(
        "--tls", type=int, nargs="?", const=0, metavar="PORT", help="one more port, for clients that speak TLS only"
    )
    parser.add_argument(
        "--client-secret", default=CLIENT_SECRET, help=f"the application's secret for OAuth2 ({CLIENT_SECRET})"
    )
    parser.add_argument("--faults", type=float, default=0.0, metavar="PERCENT", help="the rate of each fault (0)")
    parser.add_argument(
        "--seed", type=int, default=0, help="seed of the faults; the same seed gives the same faults (0)"
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON with addresses, ids and tokens")
    arguments = parser.parse_args(argv)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    locales = dict(pair.partition("=")[::2] for pair in _names(arguments.locales))
    about: dict[str, Any] = {
        **{name: _names(getattr(arguments, name)) for name in NAMES},
        "locales": locales,
        **{name: getattr(arguments, name) for name in ("guilds", "shards", "client_secret")},
    }
    if arguments.world is not None:
        given = {name: about[name] for name in about if getattr(arguments, name) != parser.get_default(name)}
        try:
            about = {"people": about["people"], **read_world(arguments.world), **given}
            World(**about)
        except (OSError, TypeError, ValueError) as error:
            parser.error(f"--world: {error}")
    try:
        world = World(**about)
    except ValueError as error:
        option, _, reason = str(error).partition(":")
        parser.error(f"--{option.replace('_', '-')}:{reason}")
    faults = Faults(dict.fromkeys((*REST, *GATEWAY, Fault.LOST_ACK), arguments.faults / 100), seed=arguments.seed)
    try:
        playground = Playground(
            world,
            arguments.host,
            arguments.port,
            faults,
            arguments.rate_limits,
            arguments.activity,
            arguments.activity_port,
            arguments.tls,
        )
    except ValueError as error:
        parser.error(f"--{error}")
    try:
        asyncio.run(_serve(playground, arguments.json))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        ports = f"{arguments.port}" + (f" and {arguments.activity_port}" if arguments.activity_port else "")
        print(f"playground: cannot listen on port {ports}: {reason}; choose another --port", file=sys.stderr)
        return CANNOT_START
    return 0


def run() -> None:
    """Run the ``discord-playground`` command."""
    sys.exit(main())


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


async def _serve(playground: Playground, as_json: bool) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stopped.set)
        except NotImplementedError:  # on Windows, whose event loops know no signals
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopped.set))
    async with playground:
        print(json.dumps(playground.description()) if as_json else f"playground: {playground.url}", flush=True)
        if playground.activity is not None and not as_json:
            known = playground.world
            print(f"playground: application {known.application}, client secret {known.client_secret}", flush=True)
        await stopped.wait()


if __name__ == "__main__":
    sys.exit(main())
