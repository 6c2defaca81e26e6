"""What several people see after a step of a test, and what each of them must not see.

audience = await Audience.of(people.values())
await people["Laura"].slash("deal")
await audience.sees(["Card Bot\\nLaura has dealt"], {"Laura": ["Card Bot (ephemeral)\\nYour hand: 7, 8"]})
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from difflib import ndiff

from playground.driver.person import Person
from playground.driver.snapshot import snapshot
from playground.objects.sight import Sight

Shown = tuple[str, dict[str, str], dict[str, str]]


class Audience:
    """People, each with what they have seen when ``sees`` was called last."""

    def __init__(self, people: Iterable[Person]) -> None:
        """Let nobody have seen anything."""
        self._sights = {person: Sight() for person in people}

    @classmethod
    async def of(cls, people: Iterable[Person]) -> Audience:
        """Open the clients of people, who have seen nothing yet."""
        audience = cls(people)
        for person in audience._sights:
            await person.connect()
        return audience

    async def sees(self, everybody: Sequence[str] = (), only: Mapping[str, Sequence[str]] | None = None) -> None:
        """Wait until each person sees this as news, and nothing else.

        News are messages that are new or look otherwise than before, as ``snapshot`` has them, forms that have opened,
        and messages that are gone, with ``(deleted)`` before their text; all in the channel that the person looks at.

        :param everybody: what is news for everybody.
        :param only: what is news besides for single people, by their names.
        :raises AssertionError: it does not become so within a person's ``patience``; the error shows the difference.
        :raises LookupError: nobody here has such a name.
        """
        __tracebackhide__ = True  # pytest shows the line of the test alone
        only = only or {}
        if strange := only.keys() - {person.name for person in self._sights}:
            raise LookupError(f"nobody here is called {', '.join(sorted(strange))}")
        wrong: list[str] = []
        for person, sight in self._sights.items():
            expected = sorted([*everybody, *only.get(person.name, ())])
            with suppress(TimeoutError):
                await self._come(person, expected, 0 if wrong else None)
            found = sorted(sight.look(*_shown(person)))
            if found != expected:
                difference = ndiff("\n".join(expected).splitlines(), "\n".join(found).splitlines())
                wrong += [f"{person.name} sees other news (- expected, + seen):", *difference]
        if wrong:
            raise AssertionError("\n".join(wrong))

    async def _come(self, person: Person, expected: list[str], patience: float | None) -> None:
        sight = self._sights[person]
        await person.until(lambda me: sorted(sight.news(*_shown(me))) == expected, patience)


def _shown(person: Person) -> Shown:
    forms = {} if person.modal is None else {str(person.modal["id"]): snapshot(person.modal)}
    return person.channel, {key: snapshot(seen) for key, seen in person.messages.items()}, forms
