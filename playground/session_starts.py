"""How often the bot may still identify: 1,000 times in a day that begins with the first time."""

from __future__ import annotations

from playground.world import IDENTIFIES, Json, World

DAY_SECONDS = 86_400.0


def renew(world: World) -> None:
    """Give the bot all its identifies again if the day is over."""
    if world.identifies_reset_at and world.now() >= world.identifies_reset_at:
        world.identifies_left, world.identifies_reset_at = IDENTIFIES, 0.0


def count(world: World) -> None:
    """Count an identify."""
    world.identifies_left -= 1
    world.identifies_reset_at = world.identifies_reset_at or world.now() + DAY_SECONDS


def session_start_limit(world: World) -> Json:
    """Return the limit as ``GET /gateway/bot`` shows it."""
    renew(world)
    left = world.identifies_reset_at - world.now() if world.identifies_reset_at else 0.0
    return {
        "total": IDENTIFIES,
        "remaining": max(0, world.identifies_left),
        "reset_after": int(left * 1000),
        "max_concurrency": world.max_concurrency,
    }
