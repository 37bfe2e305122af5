"""No function of the server's middle has so many branches that a reader loses count."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src" / "cryptonym"
ROOMS = ("engine", "table", "protocol", "server")
MOST = 12
EXCEPTIONS = {
    "engine.view.actions": "a list of offers, each with its condition",
    "protocol.outward.told": "one case for each event: a translation, read line by line",
    "protocol.outward._told_of_house": "the rest of the same translation",
    "server.tables.outside._understood": "checks of an answer that can be anything, one after the other",
}
"""Functions with more, and why they may. One that has no more than others has to leave this list."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def branches(node: ast.AST) -> int:
    """How many branches begin in this node and below it, functions inside it left out: they are counted on their own.

    Each of these is one: `if`, `elif`, a conditional expression, `for`, `while`, `except`, a `case` that does not take everything,
    a guard of a `case`, an `if` in a comprehension, and every operand of `and` and `or` after the first. `else`, `finally`, `assert`
    and the `for` of a comprehension are none.
    """
    match node:
        case ast.If() | ast.IfExp() | ast.For() | ast.AsyncFor() | ast.While() | ast.ExceptHandler():
            own = 1
        case ast.match_case(pattern=ast.MatchAs(pattern=None), guard=guard):
            own = 0 if guard is None else 1
        case ast.match_case(guard=guard):
            own = 1 if guard is None else 2
        case ast.comprehension(ifs=conditions):
            own = len(conditions)
        case ast.BoolOp(values=operands):
            own = len(operands) - 1
        case _:
            own = 0
    inner = (child for child in ast.iter_child_nodes(node) if not isinstance(child, Function))
    return own + sum(map(branches, inner))


def functions(node: ast.AST, name: str) -> Iterator[tuple[str, Function]]:
    """The functions in a node that has this name, each with its full name; methods and functions in functions too."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function | ast.ClassDef):
            inner = f"{name}.{child.name}"
            if isinstance(child, Function):
                yield inner, child
            yield from functions(child, inner)
        else:
            yield from functions(child, name)


def test_branches_are_counted_as_their_description_says() -> None:
    """Each line that begins a branch ends with a number sign."""
    program = """
async def function(things):
    if things:  #
        pass
    elif not things:  #
        pass
    else:
        assert things
    for thing in things:  #
        while thing:  #
            pass
    async for thing in things:  #
        pass
    try:
        pass
    except OSError:  #
        pass
    finally:
        pass
    match things:
        case 1 | 2:  #
            pass
        case [_]:  #
            pass
        case other if (
            other  #
        ):
            pass
        case _:
            pass
    def inner():
        if things:
            pass
    return [
        lambda: 1 if things else 2  #
        for thing in things
        if thing  #
        if (  #
            thing
            or thing  #
            or thing  #
        )
    ]
"""
    ((_, outer), (name, _)) = functions(ast.parse(program), "program")
    assert name == "program.function.inner"
    assert branches(outer) == program.count("#")


def test_no_function_has_too_many_branches() -> None:
    many = {
        name: count
        for room in ROOMS
        for path in sorted((SOURCE / room).rglob("*.py"))
        for name, function in functions(
            ast.parse(path.read_text(encoding="utf-8")), ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        )
        if (count := branches(function)) > MOST
    }
    assert {name: count for name, count in many.items() if name not in EXCEPTIONS} == {}
    assert EXCEPTIONS.keys() == many.keys(), "an exception that is none any more"
