"""The face of each game, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.faces.africa.face import AfricaFace
from bot.faces.claro.face import ClaroFace
from bot.faces.face import Face
from bot.faces.stardust.face import StardustFace

FACES: Mapping[str, Face] = {"claro": ClaroFace(), "stardust": StardustFace(), "africa": AfricaFace()}
