"""The application's commands: where they are kept, where they can be used, and by whom."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from playground.checks.commands import CHAT_INPUT, ENTRY_POINT, MESSAGE, USER, check_command, read_commands
from playground.errors import DiscordError, FormErrors, missing_permissions, unknown
from playground.world import Channel, Json, User, World
from playground.world.installs import BOT_DM, GUILD, PRIVATE, context_of, installs_at
from playground.world.permissions import ADMINISTRATOR, SEND_IN_THREADS, SEND_MESSAGES, USE_APPLICATION_COMMANDS

MOST: Final = {CHAT_INPUT: 100, USER: 15, MESSAGE: 15, ENTRY_POINT: 1}
"""The largest number of commands of each type, in all servers or in a single one."""
MOST_CREATED: Final = 200
"""The largest number of commands that can be created in a day, in all servers or in a single one."""
DAY: Final = 86_400.0
SET: Final = ("name", "name_localizations", "description", "description_localizations", "options", "type", "handler")
"""The fields of a command that come back as they were sent, besides those with a default."""


SAME: Final = 64
"""How many different lists of commands are held, so that one that was accepted is not checked again. A bot sends the
same list each time it starts."""


class Commands:
    """The commands of a bot's application, in all servers and in single ones."""

    def __init__(self, world: World, bot: User) -> None:
        self._world = world
        self._application = str(bot.id)
        self._has_activities = bot is world.bot
        self._created: dict[int, list[float]] = {}
        """When commands were created, by their server's id; 0 for commands of all servers."""

    def of(self, guild: int = 0) -> list[Json]:
        """Return the commands of one server or, for 0, those of all servers."""
        own = (each for each in self._world.commands.values() if each["application_id"] == self._application)
        return [each for each in own if int(each.get("guild_id", 0)) == guild]

    def find(self, command: int, guild: int = 0) -> Json:
        """Return a command of one server or, for 0, of all servers.

        :raises DiscordError: 10063.
        """
        found = self._world.commands.get(command)
        if found is None or (found["application_id"], int(found.get("guild_id", 0))) != (self._application, guild):
            raise unknown("application command")
        return found

    def create(self, given: Json, guild: int = 0) -> tuple[Json, bool]:
        """Create a command, or replace the one with the same name and type; tell whether it is new.

        :raises DiscordError: 50035; 30032 if there are too many commands; 30034 if too many were created today.
        """
        (read,) = self._read([given], [""], guild)
        old = self._same(read, guild)
        if old is None:
            self._count(guild, 1)
            kept = [*self.of(guild), read]
            _check_number(kept)
        return self._store(read, old, guild), old is None

    def edit(self, command: int, given: Json, guild: int = 0) -> Json:
        """Change the fields of a command that are given. Null gives a field its default.

        :raises DiscordError: 10063; 50035; 40041 if another command has the new name.
        """
        old = self.find(command, guild)
        before = {name: value for name, value in old.items() if name not in ("id", "version", "guild_id")}
        (read,) = self._read([{**before, **given, "type": old["type"]}], [""], guild)
        other = self._same(read, guild)
        if other is not None and other is not old:
            raise DiscordError(400, 40041, "An application command with that name already exists")
        return self._store(read, old, guild)

    def delete(self, command: int, guild: int = 0) -> None:
        """Delete a command.

        :raises DiscordError: 10063.
        """
        del self._world.commands[int(self.find(command, guild)["id"])]

    def overwrite(self, given: list[Json], guild: int = 0) -> list[Json]:
        """Replace all commands of one server or, for 0, those of all servers. Nothing changes if one is refused.

        :raises DiscordError: 50035; 10063 if an id is unknown; 30032 if there are too many commands; 30034 if too many
            were created today; 50240 if the Entry Point command is missing.
        """
        paths = [str(number) for number in range(len(given))]
        read = self._read(given, paths, guild)
        errors = FormErrors()
        seen: set[tuple[int, str]] = set()
        for path, command in zip(paths, read, strict=True):
            if (command["type"], command["name"]) in seen:
                message = "Application command names must be unique"
                errors.add(f"{path}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
            seen.add((command["type"], command["name"]))
        errors.check()
        _check_number(read)
        if any(each["type"] == ENTRY_POINT for each in self.of(guild)) and not any(
            each["type"] == ENTRY_POINT for each in read
        ):
            raise _entry_point_missing()
        known = [self.find(int(each["id"]), guild) if "id" in each else self._same(each, guild) for each in read]
        self._count(guild, known.count(None))
        for each in self.of(guild):
            del self._world.commands[int(each["id"])]
        return [self._store(each, old, guild) for each, old in zip(read, known, strict=True)]

    def _read(self, given: list[Json], paths: list[str], guild: int) -> list[Json]:
        installs, activities = (
            frozenset(self._world.integration_types),
            self._has_activities and self._world.has_activities,
        )
        return _checked(json.dumps(given), tuple(paths), installs, guild != 0, activities)

    def _same(self, command: Json, guild: int) -> Json | None:
        key = command["type"], command["name"]
        return next((each for each in self.of(guild) if (each["type"], each["name"]) == key), None)

    def _count(self, guild: int, new: int) -> None:
        """Count the creation of commands.

        :raises DiscordError: 30034.
        """
        now = self._world.now()
        today = [at for at in self._created.get(guild, []) if now - at < DAY]
        if new and len(today) + new > MOST_CREATED:
            message = f"Max number of daily application command creates has been reached ({MOST_CREATED})"
            raise DiscordError(400, 30034, message)
        self._created[guild] = today + [now] * new

    def _store(self, read: Json, old: Json | None, guild: int) -> Json:
        new_id = self._world.snowflakes.next
        allowed = read.get("default_member_permissions")
        stored: Json = {
            "id": old["id"] if old else str(new_id()),
            "application_id": self._application,
            "version": "",
            "default_member_permissions": None if allowed is None else str(allowed),
            "name_localizations": None,
            "description": "",
            "description_localizations": None,
            "nsfw": read.get("nsfw", False),
            **{name: read[name] for name in SET if read.get(name) or name in ("name", "type")},
        }
        if guild:
            stored["guild_id"] = str(guild)
        else:
            stored["integration_types"] = sorted(read.get("integration_types") or self._world.integration_types)
            stored["contexts"] = sorted(read["contexts"]) if "contexts" in read else None
            stored["dm_permission"] = read.get("dm_permission", True)
            if "contexts" in read:
                stored["dm_permission"] = BOT_DM in read["contexts"]
        if read["type"] == ENTRY_POINT:
            stored["handler"] = read.get("handler", 1)
        if old is not None:  # the version changes only with the command
            stored["version"] = old["version"]
        if stored != old:
            stored["version"] = str(new_id())
        self._world.commands[int(stored["id"])] = stored
        return stored


def enable_activities(world: World) -> Json:
    """Let the application have an Activity, as in its settings. Return its Entry Point command, which this creates."""
    world.has_activities = True
    read = {"type": ENTRY_POINT, "name": "launch", "handler": 2}
    command, _ = Commands(world, world.bot).create(read)
    return command


def disable_activities(world: World) -> None:
    """Let the application have no Activity, and so no Entry Point command."""
    world.has_activities = False
    for each in [each for each, command in world.commands.items() if command["type"] == ENTRY_POINT]:
        del world.commands[each]


def usable(world: World, user: User, channel: Channel) -> Iterator[Json]:
    """Yield the commands that a user can use in a channel."""
    for command in world.commands.values():
        if is_there(world, command, user, channel) and is_allowed(world, command, user, channel):
            yield command


def is_there(world: World, command: Json, user: User, channel: Channel) -> bool:
    """Tell whether a command exists for a user in a channel: by its server, its contexts and its installations."""
    if "guild_id" in command and int(command["guild_id"]) != channel.guild:
        return False
    bot = world.bots[int(command["application_id"])]
    context = context_of(world, channel, bot)
    if context not in contexts_of(command):
        return False
    if command["nsfw"] and context == GUILD and not world.ruling(channel).nsfw:
        return False
    return bool(installs_at(world, user, channel, bot) & set(installs_of(command)))


def contexts_of(command: Json) -> list[int]:
    """Return the contexts in which a command can be used."""
    if "guild_id" in command:
        return [GUILD]
    if command.get("contexts") is not None:
        return list(command["contexts"])
    return [GUILD, BOT_DM, PRIVATE] if command.get("dm_permission", True) else [GUILD]


def installs_of(command: Json) -> list[int]:
    """Return the installations that bring a command: 0 in a server, 1 for a user."""
    return [0] if "guild_id" in command else list(command.get("integration_types") or [0])


def is_allowed(world: World, command: Json, user: User, channel: Channel) -> bool:
    """Tell whether a user has the permissions that a command takes."""
    if channel.private:
        return True
    permissions = world.permissions(user, channel)
    if permissions & ADMINISTRATOR:
        return True
    needed = USE_APPLICATION_COMMANDS
    if command["type"] == USER:
        needed |= SEND_MESSAGES if channel.parent is None else SEND_IN_THREADS
    default = command["default_member_permissions"]
    if default is not None:
        needed |= int(default) or ADMINISTRATOR
    return permissions & needed == needed


def check_use(world: World, command: Json, user: User, channel: Channel) -> None:
    """Check that a user may use a command in a channel.

    :raises DiscordError: 10063 if there is no such command; 50013 if a permission is missing.
    """
    if not is_there(world, command, user, channel):
        raise unknown("application command")
    if not is_allowed(world, command, user, channel):
        raise missing_permissions()


def _check_number(commands: list[Json]) -> None:
    for kind, most in MOST.items():
        if sum(each["type"] == kind for each in commands) > most:
            raise DiscordError(400, 30032, f"Maximum number of application commands reached ({most})")


def _entry_point_missing() -> DiscordError:
    what = "You cannot remove this app's Entry Point command in a bulk update operation."
    return DiscordError(
        400, 50240, f"{what} Please include the Entry Point command in your update request or delete it separately."
    )


@lru_cache(SAME)
def _checked(
    given: str, paths: tuple[str, ...], installs: frozenset[int], in_guild: bool, activities: bool
) -> list[Json]:
    """Return commands as Discord stores them, the same ones for every caller: nobody may change them.

    :param given: the commands that were sent, as JSON.
    :raises DiscordError: 50035.
    """
    read = read_commands(json.loads(given), list(paths))
    errors = FormErrors()
    for path, command in zip(paths, read, strict=True):
        check_command(command, path, errors, installs=installs, in_guild=in_guild)
        if command["type"] == ENTRY_POINT and not activities:
            where = f"{path}.type" if path else "type"
            errors.add(where, "APPLICATION_COMMAND_TYPE_INVALID", "The application has no Activity")
    errors.check()
    return read
