"""Checks traffic against Discord's own description of its REST API, if that file is at hand."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from playground.tests.description import DESCRIPTION

SNOWFLAKES = re.compile(r"(^|_)id$|^(guild_id|channel_id|message_id)$")


class Description:
    """Discord's description of its API, ready to validate bodies."""

    def __init__(self, file: Path = DESCRIPTION) -> None:
        self._description = json.loads(file.read_text(encoding="utf-8"))
        resource = Resource(contents=self._description, specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource("urn:discord", resource)
        self._paths = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$"), path, item)
            for path, item in self._description["paths"].items()
        ]
        # Literal parts win over parameters: @me and @original over {id}.
        self._paths.sort(key=lambda each: each[1].count("{"))
        self.checked: Counter[str] = Counter()

    def violations(self, method: str, path: str, request: Any, status: int, answer: Any) -> list[str]:
        """Return the errors in a request's body and in the answer to it, as sentences."""
        operation = self._operation(method, path)
        if operation is None:
            return [f"{method} {path}: no such operation"]
        found: list[str] = []
        body = operation.get("requestBody")
        if body is not None and request is not None:
            found += self._check(
                body["content"]["application/json"]["schema"], _spelt(request), "request", method, path
            )
        described = operation["responses"].get(str(status)) or operation["responses"].get(f"{status // 100}XX")
        if described is None:
            return [*found, f"{method} {path}: no status {status} is described"]
        content = described.get("content", {}).get("application/json")
        if content is not None and answer is not None:
            found += self._check(content["schema"], answer, "response", method, path)
        return found

    @property
    def definitions(self) -> dict[str, Any]:
        """The named schemas."""
        schemas: dict[str, Any] = self._description["components"]["schemas"]
        return schemas

    def bodies(self) -> dict[tuple[str, str], Any]:
        """Return the schemas of the bodies in JSON, by method and path."""
        return {
            (method.upper(), path.removeprefix("/")): operation["requestBody"]["content"]["application/json"]["schema"]
            for path, item in self._description["paths"].items()
            for method, operation in item.items()
            if isinstance(operation, dict) and "application/json" in operation.get("requestBody", {}).get("content", {})
        }

    def _operation(self, method: str, path: str) -> dict[str, Any] | None:
        for pattern, _, item in self._paths:
            if pattern.match(path) and method.lower() in item:
                operation: dict[str, Any] = item[method.lower()]
                return operation
        return None

    def _check(self, schema: Any, body: Any, what: str, method: str, path: str) -> list[str]:
        self.checked[what] += 1
        pointed = json.loads(json.dumps(schema).replace('"#/components', '"urn:discord#/components'))
        errors = sorted(
            Draft202012Validator(pointed, registry=self._registry).iter_errors(body), key=lambda e: len(e.path)
        )
        return [f"{method} {path} {what}: {_deepest(error)}" for error in errors[:3]]


def _deepest(error: Any) -> str:
    while error.context:
        error = max(error.context, key=lambda each: len(each.absolute_path))
    return f"{'.'.join(map(str, error.absolute_path))}: {error.message[:300]}"


def _spelt(body: Any) -> Any:
    """Turn ids that were sent as numbers into text, and permissions into numbers, because Discord accepts both."""
    if isinstance(body, dict):
        permissions = body.get("default_member_permissions")
        if isinstance(permissions, str):
            body = {**body, "default_member_permissions": int(permissions)}
        return {
            key: str(value) if SNOWFLAKES.search(key) and isinstance(value, int) and value > 1 << 32 else _spelt(value)
            for key, value in body.items()
        }
    if isinstance(body, list):
        return [str(each) if isinstance(each, int) and each > 1 << 32 else _spelt(each) for each in body]
    return body
