"""Values for a JSON schema, as far as Discord's description of its API uses the language."""

from __future__ import annotations

import re

from hypothesis import strategies as st

TEXT = st.characters(exclude_categories=("Cs",))
FORMATS = {
    "snowflake": st.integers(0, (1 << 63) - 1).map(str),
    "date-time": st.just("2026-11-22T12:00:00+00:00"),
    "date": st.just("2026-11-22"),
    "uri": st.sampled_from(("https://example.org/a", "attachment://a.png")),
    "nonce": st.text(TEXT, max_size=25),
}
KNOWN_PATTERNS = ("0", "5", "a", "aa", "5865F2", "data:image/png;base64,iVBORw0KGgo=", "en-US")
DEEPEST = 6


def values(schema, definitions, depth=0):
    """Return a strategy of values that are valid under a schema, and of a depth that ends."""
    schema = _resolved(schema, definitions)
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    for union in ("oneOf", "anyOf"):
        if union in schema:
            options = [_resolved(each, definitions) for each in schema[union]]
            ending = [each for each in options if each.get("type") not in ("object", "array")]
            chosen = ending if depth > DEEPEST and ending else options
            return st.one_of([values(each, definitions, depth + 1) for each in chosen])
    if "allOf" in schema:
        parts = [_resolved(each, definitions) for each in schema["allOf"]]
        return values({key: value for part in parts for key, value in part.items()}, definitions, depth)
    kinds = schema.get("type", "object")
    kinds = [kinds] if isinstance(kinds, str) else kinds
    return st.one_of([_of_kind(kind, schema, definitions, depth) for kind in kinds])


def _of_kind(kind, schema, definitions, depth):
    match kind:
        case "null":
            return st.none()
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(schema.get("minimum", -(1 << 31)), schema.get("maximum", (1 << 31) - 1))
        case "number":
            least, most = schema.get("minimum", -1e9), schema.get("maximum", 1e9)
            return st.floats(least, most, allow_nan=False, allow_infinity=False)
        case "string":
            return _text(schema)
        case "array":
            least, most = schema.get("minItems", 0), schema.get("maxItems", 4)
            most = max(least, min(most, 0 if depth > DEEPEST else 3))
            unique = {"unique_by": repr} if schema.get("uniqueItems") else {}
            return st.lists(
                values(schema.get("items", {}), definitions, depth + 1), min_size=least, max_size=most, **unique
            )
    fields, required = schema.get("properties", {}), set(schema.get("required", ()))
    if not fields:
        extra = schema.get("additionalProperties")
        inner = values(extra, definitions, depth + 1) if isinstance(extra, dict) else st.text(max_size=5)
        return st.dictionaries(st.sampled_from(("de", "fr", "0", "x")), inner, max_size=2)
    here = {name: st.deferred(lambda each=each: values(each, definitions, depth + 1)) for name, each in fields.items()}
    always = {name: here[name] for name in fields if name in required}
    if depth > DEEPEST:
        return st.fixed_dictionaries(always)
    return st.fixed_dictionaries(always, optional={name: here[name] for name in fields if name not in required})


def _text(schema):
    least, most = schema.get("minLength", 0), schema.get("maxLength", 40)
    if "pattern" in schema:
        fitting = [each for each in KNOWN_PATTERNS if re.search(schema["pattern"], each) and least <= len(each) <= most]
        return st.sampled_from(fitting) if fitting else st.from_regex(schema["pattern"])
    if schema.get("format") in FORMATS:
        return FORMATS[schema["format"]]
    return st.text(TEXT, min_size=least, max_size=max(least, min(most, 40)))


def _resolved(schema, definitions):
    while "$ref" in schema:
        schema = definitions[schema["$ref"].rpartition("/")[2]]
    return schema
