"""The face of each game, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.views.africa import AfricaFace
from bot.views.claro import ClaroFace
from bot.views.face import Face
from bot.views.stardust import StardustFace

FACES: Mapping[str, Face] = {"claro": ClaroFace(), "stardust": StardustFace(), "africa": AfricaFace()}
