"""The protocol's reference, made from the schema: every value, message, event, structure and HTTP call, with its fields."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, get_args

from cryptonym.languages import LANGUAGES
from cryptonym.protocol import incoming, outgoing
from cryptonym.protocol.schema import protocol_schema
from cryptonym.server.admin import acts
from cryptonym.server.http import drawings, openapi

Json = dict[str, Any]

SEATS: Final = {
    "red-spymaster": "knows the key, gives red's clues",
    "blue-spymaster": "knows the key, gives blue's clues",
    "red-operative": "touches cards for red; several people may sit here",
    "blue-operative": "touches cards for blue; several people may sit here",
    "both-operative": "of three players: touches cards for both teams in turn",
}
ACTIONS: Final = {
    "clue": "`give_clue`, and before it `draft` and `ask_quietly`",
    "guess": "`guess`",
    "stop": "`stop`: end the turn of one's own will",
    "challenge": "`challenge` the clue (PEN)",
    "rule": "`rule_on_challenge`: one decides about it",
    "cover": "`cover_word`: the card of one's own that a penalty covers",
    "decline": "`decline_cover`",
    "hourglass": "`turn_hourglass`",
}
LEVELS: Final = {
    "gentle": "says plain words for one or two cards, and errs now and then",
    "steady": "an even match",
    "sharp": "plays as well as it can",
}
IDENTITIES: Final = {
    "red": "an agent of red",
    "blue": "an agent of blue",
    "bystander": "ends the turn",
    "assassin": "ends the game, or with the assassin ending begins its last stand (FINE)",
}
HTTP_CODES: Final = {
    "bad-message": "the body or the query is not what the call takes; `detail` says where",
    "banned": "the host of this server lets nobody open a table from this address for some time",
    "broken-table": "the table's log cannot be read",
    "failed": "a defect of ours; it is in the log",
    "invitation-needed": "not everybody may open tables here: `invitation`",
    "no-page": "the server was installed without its page",
    "no-review": "the log is not that of a game that is over",
    "no-such-code": "no table has this short code",
    "no-such-game": "the table has had no such game",
    "no-such-method": "the address is right, the method is not",
    "no-such-page": "there is nothing at this address",
    "no-such-picture": "no picture has this name",
    "no-such-puzzle": "this day has no puzzle of this kind",
    "no-such-table": "no table has this link, or not for one who has no place at it",
    "other-host": "the server does not go by this name",
    "other-page": "a page of another server sent this",
    "own-pictures-off": "this server takes no pictures of hosts",
    "password-needed": "the door asks for a password: a replay is for those who are at the table",
    "paused": "the store takes nothing now, or the server has no time for this",
    "token-needed": "the host's token is missing or wrong",
    "too-fast": "come again after `Retry-After` seconds",
    "too-large": "the body is larger than the call takes",
    "too-many-tables": "no more tables today, from this address or at all",
    "wrong-invitation": "this invitation is none, or was used",
}
"""What `code` says over HTTP. A test holds the list to the server's source."""

NAMED: Final[dict[frozenset[str], str]] = {
    frozenset(get_args(incoming.SeatName)): "[seat](#seats)",
    frozenset(get_args(outgoing.IdentityName)): "[identity](#identities)",
    frozenset(get_args(incoming.TeamName)): "`red` or `blue`",
    frozenset(get_args(outgoing.ActionName)): "[action](#actions)",
    frozenset(get_args(incoming.HouseRuleName)): "[house rule](#house-rules)",
    frozenset(LANGUAGES): "[language](#languages)",
}
FORMS: Final = {
    r"^[A-Za-z0-9_-]{22,64}$": "[token](#forms)",
    r"^[A-Za-z0-9_-]{22}$": "[table id](#forms)",
    r"^[!-~]{1,64}$": "[command id](#forms)",
    r"^[!-~]{1,32}$": "[person](#forms)",
    r"^[A-Za-z0-9_-]+$": "a table's id, its first 4 signs or more, or its short code",
    r"^[0-9a-f]{12}$": "what the log calls an address: 12 of `0`–`9` and `a`–`f`",
}
METHODS: Final = ("get", "post", "delete")
WIRE: Final = "messages.md"
"""The page on which forms, seats and the like are."""


# --- what a field may be ---------------------------------------------------------------------------------------------------


def kind_of(schema: Json) -> str:
    """What may stand in a field, in words."""
    if "$ref" in schema:
        name = _name(schema)
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return _either(schema["anyOf"])
    if "enum" in schema:
        return _one_of(schema["enum"])
    match schema.get("type"):
        case "string":
            return _text(schema)
        case "integer" | "number":
            return ("whole number" if schema["type"] == "integer" else "number") + _span(schema)
        case "boolean":
            return "true or false"
        case "null":
            return "null"
        case "array":
            most = f", at most {schema['maxItems']:,}" if "maxItems" in schema else ""
            return f"list of {kind_of(schema['items']) if schema.get('items') else 'anything'}{most}"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"object, each value {kind_of(schema['additionalProperties'])}"
        case "object":
            return "object"
    return "anything"


def _either(kinds: list[Json]) -> str:
    """Enumerations next to each other are one."""
    if len(kinds) > 10:
        return "one of the [events](#events)"
    enums = [value for kind in kinds for value in kind.get("enum", ())]
    others = [kind for kind in kinds if "enum" not in kind]
    words = [_one_of(enums)] if enums else []
    return " or ".join([*words, *map(kind_of, others)])


def _one_of(values: list[Any]) -> str:
    known = next((known for known in NAMED if known <= frozenset(values)), frozenset())
    rest = ", ".join(f"`{value}`" for value in _in_order([value for value in values if value not in known]))
    return " or ".join(filter(None, [NAMED.get(known, ""), rest]))


def _in_order(values: list[Any]) -> list[Any]:
    """As the source has them; the schema has them by the alphabet."""
    for order in ORDERS:
        if order <= set(values):
            return [*ORDERS[order], *(value for value in values if value not in order)]
    return values


def _text(schema: Json) -> str:
    if schema.get("contentEncoding") == "base64":
        return "Base64"
    pattern = schema.get("pattern")
    if pattern:
        return FORMS.get(pattern, f"text like `{pattern}`")
    least, most = schema.get("minLength"), schema.get("maxLength")
    if most and least and least > 0:
        return f"text of {least:,} to {most:,} characters"
    return f"text of at most {most:,} characters" if most else "text"


def _span(schema: Json) -> str:
    least = schema.get("minimum", schema.get("exclusiveMinimum"))
    most = schema.get("maximum", schema.get("exclusiveMaximum"))
    if least is None and most is None:
        return ""
    return f" from {least:,} to {most:,}" if most is not None and least is not None else f" from {least or 0:,}"


def _name(schema: Json) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


# --- tables of fields ------------------------------------------------------------------------------------------------------


def _said() -> dict[str, dict[str, str]]:
    """By structure and field: the words that stand below the field in the source."""
    found: dict[str, dict[str, str]] = {}
    for module in (incoming, outgoing, acts, drawings, openapi):
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                # Where two modules call a structure the same, msgspec keeps the whole name, and neither is described.
                found.setdefault(node.name, {}).update(_below(node))
    return found


def _below(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, words in zip(node.body, node.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(words, ast.Expr)
            and isinstance(words.value, ast.Constant)
        ):
            yield field.target.id, " ".join(str(words.value.value).split())


def _orders() -> dict[frozenset[str], tuple[str, ...]]:
    """Each `Literal[…]` of the source, the longest first."""
    found: set[tuple[str, ...]] = set()
    for module in (incoming, outgoing, openapi):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Literal":
                one = ast.literal_eval(node.slice)
                found.add(one if isinstance(one, tuple) else (one,))
    return {frozenset(one): one for one in sorted(found, key=lambda one: (-len(one), one)) if len(one) > 1}


SAID: Final = _said()
ORDERS: Final = _orders()


def fields(schema: Json, name: str, besides: Iterable[str] = ("type",)) -> str:
    """The fields of a structure as a table; a word instead if it has none."""
    rows = []
    needed = set(schema.get("required", ()))
    for field, what in schema.get("properties", {}).items():
        if field in besides:
            continue
        usual = "needed" if field in needed else _usual(what)
        said = SAID.get(name, {}).get(field, "") or (
            "" if kind_of(what).startswith("[") else what.get("description", "")
        )
        rows.append(f"| `{field}` | {_cell(kind_of(what))} | {usual} | {_cell(said)} |")
    if not rows:
        return "No fields.\n"
    return (
        "\n".join(["| field | what may stand there | if left out | what it is |", "| --- | --- | --- | --- |", *rows])
        + "\n"
    )


def _usual(schema: Json) -> str:
    if "default" not in schema:
        return "not there"
    usual = schema["default"]
    if usual is None:
        return "none"
    if isinstance(usual, bool):
        return "true" if usual else "false"
    if usual in ({}, []):
        return "empty"
    if isinstance(usual, dict):
        return "as usual"
    return f"`{usual}`" if usual != "" else "empty"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _about(schema: Json) -> str:
    """What the source says of a structure, as paragraphs."""
    told = schema.get("description", "")
    return "\n\n".join(" ".join(part.split()) for part in told.split("\n\n")) + "\n" if told else ""


def _tag(schema: Json, field: str = "type") -> str:
    return str(schema["properties"][field]["enum"][0])


# --- the page of messages --------------------------------------------------------------------------------------------------


def values() -> str:
    """Forms of tokens and ids, seats, actions and the rest that messages are made of."""
    parts = [
        "### Forms\n",
        _listed(
            "form",
            {
                "token": "a secret of at least 128 random bits, made and kept by the client: "
                "22 to 64 of `A`–`Z`, `a`–`z`, `0`–`9`, `-` and `_`",
                "table id": "22 of the same signs, as in the table's link `/t/…`; made by the server",
                "command id": "1 to 64 visible ASCII characters, made by the client, each once at a table",
                "person": "1 to 32 visible ASCII characters, made by the server; it names somebody at one table",
            },
            code=False,
        ),
        "### Seats\n",
        _listed("seat", SEATS),
        "A spectator is a `watcher` and has no seat.\n",
        "### Actions\n",
        "What `actions` may hold, and the message that each allows:\n",
        _listed("action", ACTIONS),
        "### Identities\n",
        _listed("identity", IDENTITIES),
        "### Levels\n",
        _listed("level", LEVELS),
        "### House rules\n",
        ", ".join(f"`{rule}`" for rule in get_args(incoming.HouseRuleName))
        + "; [the rules](../rules/en.md) tell of each (HOUSE).\n",
        "### Languages\n",
        ", ".join(f"`{language}`" for language in LANGUAGES) + "\n",
    ]
    return "\n".join(parts)


def _listed(head: str, known: dict[str, str], *, code: bool = True) -> str:
    rows = [f"| {f'`{name}`' if code else name} | {words} |" for name, words in known.items()]
    return "\n".join([f"| {head} | what it is |", "| --- | --- |", *rows]) + "\n"


def messages(way: str) -> str:
    """Every message of one way, each with its fields."""
    schema = protocol_schema()
    parts = []
    for one in schema[way]["anyOf"]:
        message = schema["$defs"][_name(one)]
        parts += [f"### `{_tag(message)}`\n", _about(message), fields(message, _name(one))]
    return "\n".join(part for part in parts if part)


def events() -> str:
    """What an `event` may tell."""
    schema = protocol_schema()
    told = schema["$defs"]["Happened"]["properties"]["event"]["anyOf"]
    rows = ["| `event.type` | with |", "| --- | --- |"]
    for one in told:
        event = schema["$defs"][_name(one)]
        rows.append(f"| `{_tag(event)}` | {_with(event)} |")
    return "\n".join(rows) + "\n"


def _with(schema: Json, tag: str = "type") -> str:
    """The fields of a structure in one line."""
    told = [
        f"`{field}`: {_cell(kind_of(what))}{'' if field in schema.get('required', ()) else ', or left out'}"
        for field, what in schema["properties"].items()
        if field != tag
    ]
    return "; ".join(told) or "–"


def structures() -> str:
    """The view, and what else stands within messages."""
    schema = protocol_schema()
    told = {_name(one) for way in ("incoming", "outgoing") for one in schema[way]["anyOf"]}
    told |= {_name(one) for one in schema["$defs"]["Happened"]["properties"]["event"]["anyOf"]}
    wanted: list[str] = []
    for way in ("incoming", "outgoing"):
        for one in schema[way]["anyOf"]:
            for name in _reached(schema, schema["$defs"][_name(one)]):
                if name not in told and name not in wanted:
                    wanted.append(name)
    parts = []
    for name in sorted(wanted, key=lambda name: (name != "TableSeen", name)):
        parts += [f"### {name}\n", _about(schema["$defs"][name]), fields(schema["$defs"][name], name)]
    return "\n".join(part for part in parts if part)


def _reached(whole: Json, schema: Any, definitions: str = "$defs") -> Iterator[str]:
    """The structures that a schema names, each with those that it names."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            name = _name(schema)
            yield name
            yield from _reached(whole, whole[definitions][name], definitions)
        for value in schema.values():
            yield from _reached(whole, value, definitions)
    elif isinstance(schema, list):
        for value in schema:
            yield from _reached(whole, value, definitions)


# --- the page of calls -----------------------------------------------------------------------------------------------------


def calls() -> str:
    """Every HTTP call: what goes in, and every answer."""
    document = openapi.openapi()
    components = document["components"]["schemas"]
    parts = []
    for path, methods in document["paths"].items():
        for method in sorted(methods, key=METHODS.index):
            call = methods[method]
            parts += [f"### `{method.upper()} {path}`\n", call["summary"] + "\n"]
            parts += _parameters(call)
            if "requestBody" in call:
                parts += _body(call["requestBody"]["content"]["application/json"]["schema"], components)
            parts += _answers(call)
    return _from_elsewhere("\n".join(parts))


def _from_elsewhere(text: str) -> str:
    """Forms, seats and the like are on the page of messages."""
    return re.sub(r"\]\(#(forms|seats|actions|identities|levels|house-rules|languages)\)", rf"]({WIRE}#\1)", text)


def _parameters(call: Json) -> list[str]:
    rows = []
    for parameter in call.get("parameters", ()):
        where = {"path": "in the address", "query": "after `?`", "header": "header"}[parameter["in"]]
        told = parameter.get("description", "")
        needed = "yes" if parameter.get("required") else "no"
        rows.append(f"| `{parameter['name']}` | {where} | {_cell(kind_of(parameter['schema']))} | {needed} | {told} |")
    return [
        "\n".join(
            ["| name | where | what may stand there | needed | what it is |", "| --- | --- | --- | --- | --- |", *rows]
        )
        + "\n"
    ] * bool(rows)


def _body(schema: Json, components: Json) -> list[str]:
    if "anyOf" not in schema:
        name = _name(schema)
        return [f"The body, as JSON:\n\n{fields(components[name], name)}"]
    rows = ["| `act` | with | what it does |", "| --- | --- | --- |"]
    for one in schema["anyOf"]:
        act = components[_name(one)]
        rows.append(f"| `{_tag(act, 'act')}` | {_with(act, 'act')} | {_about(act).strip()} |")
    return ["The body is one of these, as JSON:\n", "\n".join(rows) + "\n"]


def _answers(call: Json) -> list[str]:
    """A row for each answer; those that say no more than what was wrong share one."""
    rows: dict[tuple[str, str], list[str]] = {}
    for status, answer in sorted(call["responses"].items()):
        body = " or ".join(
            kind_of(what["schema"]) if kind == "application/json" and "schema" in what else f"`{kind}`"
            for kind, what in answer.get("content", {}).items()
        )
        rows.setdefault((answer["description"], _cell(body) or "–"), []).append(status)
    told = [f"| {', '.join(which)} | {words} | {body} |" for (words, body), which in rows.items()]
    return ["\n".join(["| answer | what it says | body |", "| --- | --- | --- |", *told]) + "\n"]


def bodies() -> str:
    """The structures in bodies and answers, but for the bodies that stand with their call."""
    document = openapi.openapi()
    components = document["components"]["schemas"]
    told: set[str] = set()
    wanted: list[str] = []
    for methods in document["paths"].values():
        for call in methods.values():
            body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            told |= {_name(one) for one in body.get("anyOf", [body] if body else ())}
            wanted += _reached({"$defs": components}, call)
    parts = []
    for name in sorted(set(wanted) - told):
        parts += [f"### {name}\n", _about(components[name]), fields(components[name], name, besides=())]
    return _from_elsewhere("\n".join(part for part in parts if part))


def codes() -> str:
    return _listed("`code`", HTTP_CODES)


assert SEATS.keys() == set(get_args(incoming.SeatName)), "each seat is told of"
assert ACTIONS.keys() == set(get_args(outgoing.ActionName)), "each action is told of"
assert LEVELS.keys() == set(get_args(incoming.Level)), "each level is told of"
assert IDENTITIES.keys() == set(get_args(outgoing.IdentityName)), "each identity is told of"
