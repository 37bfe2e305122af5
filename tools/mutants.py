"""Mutation testing of the engine's rules: change one thing, and see whether a test notices (docs/adr/0018-mutation-testing.md).

pytest collects the tests once. Each mutant is then a fork in which one function gets another code object; the tests that reach the
changed line run, the quickest first, until one fails. No file is changed, so nothing can be left broken.
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import importlib
import inspect
import json
import os
import resource
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES = ("decide", "clock", "evolve", "view", "model")
EQUIVALENTS = ROOT / "tests" / "rules" / "equivalent_mutants.toml"
CACHE = ROOT / "mutants" / "cache.json"
GOAL = 95.0
CPU_SECONDS = 60
"""For one mutant: all of its tests take a fraction of this, so what needs more hangs. Not wall time: neighbours take that."""

SELECTION = ("tests/rules", "tests/engine", "tests/naive")
TOO_SLOW = (
    "tests/engine/test_random_games.py::TestRandomGames",
    *(f"tests/naive/test_agreement.py::test_the_engine_agrees_with_the_naive_rulebook[{n}]" for n in range(3, 10)),
)
"""More of what the others do too: a mutant has to be judged in seconds."""

ENUMS = {"Finding", "Identity", "Mode", "Phase", "RefereeMode", "Role", "Team"}
COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}

BUILTINS = {"len", "set", "type", "max", "tuple"}

Function = ast.FunctionDef


@dataclass(frozen=True)
class Mutant:
    """One change. `before` and `after` are the smallest piece that shows it; with `nth` they name it for good."""

    module: str
    function: str
    before: str
    after: str
    nth: int
    lines: tuple[int, int]
    code: CodeType | None = field(repr=False, default=None)
    constant: object = field(repr=False, default=None)

    @property
    def name(self) -> str:
        again = f" #{self.nth}" if self.nth > 1 else ""
        return f"{self.module}.{self.function}: {self.before} → {self.after}{again}"


# --- what is changed --------------------------------------------------------------------------------------------------


def changes(node: ast.AST, function: Function, names: dict[str, Any]) -> Iterator[ast.AST | None]:
    """What this one node may turn into; None takes a statement away. `names` are those of its module."""
    match node:
        case ast.Compare(ops=ops):
            for i, op in enumerate(ops):
                for other in COMPARISONS[type(op)]:
                    yield _with(node, ops=[*ops[:i], other(), *ops[i + 1 :]])
        case ast.BoolOp(op=op, values=values):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
            for i in range(len(values)):
                rest = values[:i] + values[i + 1 :]
                yield rest[0] if len(rest) == 1 else _with(node, values=rest)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=op) if type(op) in SUMS:
            yield _with(node, op=SUMS[type(op)]())
        case ast.If() | ast.IfExp():
            yield from (_with(node, test=ast.Constant(known)) for known in (True, False))
        case ast.comprehension(ifs=[test]):
            yield _with(node, ifs=[])
            yield _with(node, ifs=[ast.UnaryOp(ast.Not(), test)])
        case ast.Return(value=value) if value is not None:
            yield from (_with(node, value=other) for other in _other_answers(value, function))
        case ast.Call():
            yield from _calls(node, names)
        case ast.Tuple(elts=elements, ctx=ast.Load()) if len(elements) > 1:
            yield from (_with(node, elts=elements[:i] + elements[i + 1 :]) for i in range(len(elements)))
        case ast.Constant(value=value):
            yield from (ast.Constant(other) for other in _other_values(value))
        case ast.Attribute(value=ast.Name(id=enum), attr=member) if enum in ENUMS:
            yield _with(node, attr=_next_member(enum, member))
        case ast.Attribute(value=value, attr="other"):
            yield value
        case ast.Match(cases=cases):
            yield from (_with(node, cases=cases[:i] + cases[i + 1 :]) for i in range(len(cases)))
        case ast.Assert():
            yield None


def _with(node: ast.AST, **fields: Any) -> ast.AST:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def _other_answers(value: ast.expr, function: Function) -> Iterator[ast.expr]:
    """Nothing, in the coin of the function: False and True, None, or () where events are returned."""
    kind = ast.unparse(function.returns) if function.returns else ""
    if kind == "bool":
        yield from (ast.Constant(known) for known in (True, False))
        return
    if not (isinstance(value, ast.Constant) and value.value is None):
        yield ast.Constant(None)
    if ("tuple" in kind or kind == "Decision") and not (isinstance(value, ast.Tuple) and not value.elts):
        yield ast.Tuple([], ast.Load())


def _calls(call: ast.Call, names: dict[str, Any]) -> Iterator[ast.AST]:
    """Arguments that turn into None or go missing: only where that need not break at once, which would flatter the score."""
    func, args, keywords = call.func, call.args, call.keywords
    for i, argument in enumerate(args):
        needless = isinstance(argument, ast.Starred | ast.Call) or ast.unparse(argument) in ("None", "game")
        if not needless and ast.unparse(func) not in BUILTINS:
            yield _with(call, args=[*args[:i], ast.Constant(None), *args[i + 1 :]])
    if isinstance(func, ast.Name) and func.id in names and func.id not in BUILTINS and args:
        parameters = list(inspect.signature(names[func.id]).parameters.values())
        if len(args) <= len(parameters) and parameters[len(args) - 1].default is not inspect.Parameter.empty:
            yield _with(call, args=args[:-1])
    for i in range(len(keywords)):
        yield _with(call, keywords=keywords[:i] + keywords[i + 1 :])
    if isinstance(func, ast.Attribute) and not args and not keywords and func.attr == "strip":
        yield func.value


def _other_values(value: object) -> Iterator[bool | int | str]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        yield value + "X"


def _next_member(enum: str, member: str) -> str:
    model = importlib.import_module("cryptonym.engine.model")
    members: list[str] = [one.name for one in getattr(model, enum)]
    return members[(members.index(member) + 1) % len(members)]


# --- mutants of a module ----------------------------------------------------------------------------------------------

Step = tuple[str, int | None]


def walk(node: ast.AST, path: tuple[Step, ...] = ()) -> Iterator[tuple[ast.AST, tuple[Step, ...]]]:
    """Every node that runs, with the way to it: no annotations, docstrings, f-strings or messages of assertions."""
    yield node, path
    for name, value in ast.iter_fields(node):
        skipped = ("returns", "args", "decorator_list") if isinstance(node, ast.FunctionDef) else ("annotation", "msg")
        if name in skipped and not isinstance(node, ast.Call):
            continue
        children = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
        for i, child in children:
            silent = isinstance(child, ast.JoinedStr) or (
                isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            )
            if isinstance(child, ast.AST) and not silent:
                yield from walk(child, (*path, (name, i)))


def replaced(root: Function, path: tuple[Step, ...], other: ast.AST | None) -> Function:
    """A copy of the function, with another node at the end of the way."""
    function = copy.deepcopy(root)
    holder: Any = function
    for name, i in path[:-1]:
        holder = getattr(holder, name) if i is None else getattr(holder, name)[i]
    name, i = path[-1]
    new = copy.deepcopy(other) if other is not None else ast.Pass()
    if i is None:
        setattr(holder, name, new)
    else:
        getattr(holder, name)[i] = new
    return ast.fix_missing_locations(function)


def _at(root: ast.AST, path: tuple[Step, ...]) -> ast.AST:
    node: Any = root
    for name, i in path:
        node = getattr(node, name) if i is None else getattr(node, name)[i]
    assert isinstance(node, ast.AST)
    return node


def _text(node: ast.AST) -> str:
    """A node on one line; of a compound statement its head alone, unless the change is the loss of a case."""
    if isinstance(node, ast.Match):
        return f"match {ast.unparse(node.subject)} [{', '.join(ast.unparse(case.pattern) for case in node.cases)}]"
    if isinstance(node, ast.If):
        return f"if {ast.unparse(node.test)}"
    if isinstance(node, ast.comprehension):
        return ast.unparse(node).strip()
    return " ".join(ast.unparse(node).split())


def shown(root: Function, path: tuple[Step, ...], mutated: Function) -> tuple[str, str]:
    """The smallest piece around the change that says something by itself, before and after it."""
    end = len(path)
    while end > 1 and not isinstance(_at(root, path[:end]), ast.stmt):
        before = _text(_at(root, path[:end]))
        if len(before) >= 20:
            break
        end -= 1
    return _cut(_text(_at(root, path[:end])), _text(_at(mutated, path[:end])))


def _alike(one: str, other: str) -> int:
    """How many letters they have in common from the start."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _cut(before: str, after: str) -> tuple[str, str]:
    """Of long texts what differs, with a little on either side."""
    if len(before) <= 90:
        return before, after
    start = _alike(before, after)
    end = min(_alike(before[::-1], after[::-1]), len(before) - start, len(after) - start)
    start, end = max(0, start - 30), max(0, end - 30)
    head, tail = "…" * (start > 0), "…" * (end > 0)
    return f"{head}{before[start : len(before) - end]}{tail}", f"{head}{after[start : len(after) - end]}{tail}"


def _lines(root: Function, path: tuple[Step, ...]) -> tuple[int, int]:
    """The lines of the statement, or the head of one, that a change lies in: whoever reaches none of them cannot notice."""
    end = len(path)
    while not isinstance(_at(root, path[:end]), ast.stmt | ast.match_case):
        end -= 1
    statement: Any = _at(root, path[:end])
    if isinstance(statement, ast.match_case):
        return _lines(root, path[: end - 1])  # reached by whoever reaches the match
    if isinstance(statement, ast.If):
        return statement.lineno, statement.test.end_lineno or statement.lineno
    return statement.lineno, statement.end_lineno


def functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from (
                (f"{node.name}.{inner.name}", inner) for inner in node.body if isinstance(inner, ast.FunctionDef)
            )


def compiled(function: Function, filename: str) -> CodeType:
    tree = ast.Module([_with(function, decorator_list=[])], type_ignores=[])  # type: ignore[list-item]
    flags = importlib.import_module("__future__").annotations.compiler_flag
    code = compile(tree, filename, "exec", flags=flags, dont_inherit=True)
    return next(const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == function.name)


def mutants_of(name: str) -> Iterator[Mutant]:
    path = ROOT / "src" / "cryptonym" / "engine" / f"{name}.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = vars(importlib.import_module(f"cryptonym.engine.{name}"))
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=constant)], value=ast.Constant(value=int(number))):
                for nearby in (number + 1, number - 1):
                    yield Mutant(name, constant, str(number), str(nearby), 1, (0, 10**9), constant=nearby)
    for function_name, function in functions(tree):
        seen = {ast.dump(function)}
        nth: Counter[tuple[str, str]] = Counter()
        for node, way in walk(function):
            for other in changes(node, function, names) if way else ():
                mutated = replaced(function, way, other)
                if ast.dump(mutated) in seen:
                    continue
                seen.add(ast.dump(mutated))
                text = shown(function, way, mutated)
                nth[text] += 1
                code = compiled(mutated, str(path))
                yield Mutant(name, function_name, *text, nth[text], _lines(function, way), code)


def found(module: ModuleType, function: str) -> FunctionType:
    thing: Any = module
    for part in function.split("."):
        thing = vars(thing)[part]
    if isinstance(thing, property):
        thing = thing.fget
    elif isinstance(thing, cached_property):
        thing = thing.func
    assert isinstance(thing, FunctionType), function
    return thing


def put_in(mutant: Mutant) -> None:
    """Into this process, for ever: whoever holds the function, a table of functions too, gets the changed one."""
    module = importlib.import_module(f"cryptonym.engine.{mutant.module}")
    if mutant.code is None:
        setattr(module, mutant.function, mutant.constant)
    else:
        found(module, mutant.function).__code__ = mutant.code


# --- judging ----------------------------------------------------------------------------------------------------------


class Runner:
    """A pytest plugin that takes over once all tests are collected."""

    def __init__(self, jobs: int, only: str, use_cache: bool) -> None:
        self.jobs, self.only, self.use_cache = jobs, only, use_cache
        self.failed = False
        self.verdicts: dict[str, str | None] = {}
        """The test that killed each mutant; None for those that live."""
        self.mutants: list[Mutant] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed
        if report.failed:
            self.why = report.longreprtext

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        if session.testsfailed or not self.items:
            pytest.exit("the tests cannot be collected", 1)
        self.mutants = [mutant for module in MODULES for mutant in mutants_of(module)]
        assert len({mutant.name for mutant in self.mutants}) == len(self.mutants)
        imported = importlib.import_module("cryptonym.engine").__file__
        if imported != str(ROOT / "src" / "cryptonym" / "engine" / "__init__.py"):
            pytest.exit(f"the tests import another engine: {imported}", 1)
        state = state_of_the_files()
        cache = json.loads(CACHE.read_text(encoding="utf-8")) if CACHE.exists() else {"state": None, "verdicts": {}}
        known: dict[str, str | None] = cache["verdicts"]
        if self.use_cache and cache["state"] == state:
            self.verdicts = {mutant.name: known[mutant.name] for mutant in self.mutants if mutant.name in known}
        asked = [m for m in self.mutants if self.only in m.name and (self.only or m.name not in self.verdicts)]
        if asked:
            self._measure()
            self._judge(asked, known, state)
            self._remember(state)
        return True

    def _remember(self, state: str) -> None:
        if not self.only:
            CACHE.parent.mkdir(exist_ok=True)
            CACHE.write_text(json.dumps({"state": state, "verdicts": self.verdicts}, indent=0), encoding="utf-8")

    def _measure(self) -> None:
        """Which test reaches which lines, and how long it takes; in a fork, so that no trace of it stays."""
        say(f"{len(self.items)} tests, {len(self.mutants)} mutants; measuring which test reaches which line")
        pid, pipe = self._fork(self._measured)
        with os.fdopen(pipe) as answer:
            text = answer.read()
        os.waitpid(pid, 0)
        if not text:
            pytest.exit("the tests fail without any mutant: see to that first", 1)
        measured = json.loads(text)
        self.reach: dict[str, dict[str, list[int]]] = measured["reach"]
        self.order = sorted(self.items, key=measured["seconds"].__getitem__)

    def _measured(self) -> str:
        files = {str(ROOT / "src" / "cryptonym" / "engine" / f"{name}.py"): name for name in MODULES}
        lines: set[tuple[str, int]] = set()

        def inner(frame: FrameType, event: str, _: object) -> Any:
            lines.add((files[frame.f_code.co_filename], frame.f_lineno))
            return inner

        def outer(frame: FrameType, event: str, _: object) -> Any:
            return inner(frame, event, _) if frame.f_code.co_filename in files else None

        reach: dict[str, dict[str, list[int]]] = {}
        seconds: dict[str, float] = {}
        for nodeid in self.items:
            lines.clear()
            began = time.process_time()
            sys.settrace(outer)
            passed = self._passes([nodeid])
            sys.settrace(None)
            if not passed:
                print(f"fails by itself: {nodeid}\n{self.why}", file=sys.__stderr__)
                return ""
            seconds[nodeid] = time.process_time() - began
            reach[nodeid] = {name: sorted(line for of, line in lines if of == name) for name in files.values()}
        return json.dumps({"reach": reach, "seconds": seconds})

    def _passes(self, nodeids: list[str]) -> bool:
        """Run these in this process until one fails."""
        for i, nodeid in enumerate(nodeids):
            item = self.items[nodeid]
            following = self.items[nodeids[i + 1]] if i + 1 < len(nodeids) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                self.killer = nodeid
                return False
        return True

    def _fork(self, work: Any) -> tuple[int, int]:
        reading, writing = os.pipe()
        sys.stdout.flush()
        pid = os.fork()
        if pid:
            os.close(writing)
            return pid, reading
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        try:
            with os.fdopen(writing, "w") as answer:
                answer.write(work())
        except BaseException as problem:
            print(f"the runner itself failed: {problem!r}", file=sys.__stderr__)
            os._exit(70)
        os._exit(0)

    def _judge(self, mutants: list[Mutant], known: dict[str, str | None], state: str) -> None:
        self._check_that_nothing_dies_of_no_change()
        began, done = time.monotonic(), 0
        waiting = list(reversed(mutants))
        running: dict[int, tuple[int, Mutant]] = {}
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                pid, pipe = self._fork(lambda mutant=mutant: self._killed_by(mutant, known.get(mutant.name)))
                running[pid] = pipe, mutant
            pid, status = os.waitpid(-1, 0)
            pipe, mutant = running.pop(pid)
            with os.fdopen(pipe) as answer:
                killer = answer.read()
            if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 70:
                pytest.exit(f"cannot judge {mutant.name}", 1)
            self.verdicts[mutant.name] = "time" if os.WIFSIGNALED(status) else killer or None
            done += 1
            if self.verdicts[mutant.name] is None:
                say(f"lives: {mutant.name}")
            if done % 100 == 0:
                say(f"{done} of {len(mutants)} judged in {time.monotonic() - began:.0f} s")
                self._remember(state)
        say(f"{len(mutants)} judged in {time.monotonic() - began:.0f} s")

    def _killed_by(self, mutant: Mutant, likely: str | None) -> str:
        """The test that notices; what killed it last time goes first, so that a second run is quick and as honest."""
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        first, last = mutant.lines
        tests = [
            nodeid for nodeid in self.order if any(first <= line <= last for line in self.reach[nodeid][mutant.module])
        ]
        if likely in tests:
            tests.remove(likely)
            tests.insert(0, likely)
        put_in(mutant)
        return "" if self._passes(tests) else self.killer

    def _check_that_nothing_dies_of_no_change(self) -> None:
        """The same code, compiled by us and put in, must live: else the runner and not the change is what kills."""

        def work() -> str:
            for name in MODULES:
                path = ROOT / "src" / "cryptonym" / "engine" / f"{name}.py"
                for function_name, function in functions(ast.parse(path.read_text(encoding="utf-8"))):
                    code = compiled(function, str(path))
                    put_in(Mutant(name, function_name, "", "", 1, (0, 0), code))
            return "" if self._passes(self.order) else self.killer

        pid, pipe = self._fork(work)
        with os.fdopen(pipe) as answer:
            killer = answer.read()
        _, status = os.waitpid(pid, 0)
        if killer or status:
            pytest.exit(f"unchanged code fails {killer}", 1)


def state_of_the_files() -> str:
    """All that a verdict can hang on: the sources, the tests, this file and the Python that runs them."""
    digest = hashlib.sha256(sys.version.encode())
    for folder in ("src/cryptonym", "tests", "tools"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def say(text: str) -> None:
    print(text, flush=True)


# --- the report -------------------------------------------------------------------------------------------------------


def equivalents() -> set[str]:
    """Those that no test can kill, as listed with their reasons."""
    listed = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8")) if EQUIVALENTS.exists() else {}
    names: list[str] = []
    for entry in listed.get("mutant", []):
        if set(entry) != {"names", "reason"} or not entry["reason"].strip():
            raise SystemExit(f"{EQUIVALENTS.name}: each entry has names and a reason: {entry}")
        names += entry["names"]
    if len(set(names)) < len(names):
        raise SystemExit(f"{EQUIVALENTS.name}: listed twice: {[name for name, n in Counter(names).items() if n > 1]}")
    return set(names)


def report(mutants: list[Mutant], verdicts: dict[str, str | None]) -> bool:
    listed = equivalents()
    unknown = listed - {mutant.name for mutant in mutants}
    killed_after_all = {name for name in listed if verdicts.get(name)}
    say(f"\n{'module':<8}{'all':>6}{'killed':>8}{'equivalent':>12}{'alive':>7}{'score':>9}")
    worst = 100.0
    for module in (*MODULES, "all"):
        names = [mutant.name for mutant in mutants if module in (mutant.module, "all")]
        killed = sum(verdicts[name] is not None for name in names)
        equal = sum(name in listed for name in names)
        score = 100 * killed / (len(names) - equal)
        worst = min(worst, score)
        say(f"{module:<8}{len(names):>6}{killed:>8}{equal:>12}{len(names) - killed - equal:>7}{score:>8.1f}%")
    for name in sorted(unknown):
        say(f"listed as equivalent, but there is no such mutant: {name}")
    for name in sorted(killed_after_all):
        say(f"listed as equivalent, but killed by {verdicts[name]}: {name}")
    for mutant in mutants:
        if verdicts[mutant.name] is None and mutant.name not in listed:
            say(f"alive: {mutant.name}")
    return worst >= GOAL and not unknown and not killed_after_all


def main() -> int:
    parser = argparse.ArgumentParser(description="Mutation testing of the engine's rules.")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    parser.add_argument("--only", default="", help="judge only mutants whose name contains this, and print no score")
    parser.add_argument("--fresh", action="store_true", help="judge all, whatever the last run found")
    parser.add_argument("--list", action="store_true", help="print every mutant's name and judge none")
    options = parser.parse_args()
    os.chdir(ROOT)
    os.nice(10)
    if options.list:
        for module in MODULES:
            for mutant in mutants_of(module):
                say(mutant.name)
        return 0
    runner = Runner(options.jobs, options.only, not options.fresh)
    deselected = [f"--deselect={nodeid}" for nodeid in TOO_SLOW]
    settings = ["-p", "no:cacheprovider", "-p", "no:xdist", "-o", "timeout=0", "-m", "not slow", "-q", "--no-header"]
    status = pytest.main([*SELECTION, *deselected, *settings, "--capture=no"], plugins=[runner])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return int(status)
    if options.only:
        return 0
    return 0 if report(runner.mutants, runner.verdicts) else 1


if __name__ == "__main__":
    raise SystemExit(main())
