"""The same scenarios through pytest-bdd, for Python users, CI and authors of house rules.

The rule of this file: one delegating step definition hands every sentence to the registry, so that both ways to run
share one meaning; a step that somebody defines in a nearer module wins. A test module needs two lines::

    from pytest_bdd import scenarios
    scenarios("no-joker.feature")

Rulesets of house rules are found as YAML files beside the feature file, those that they extend beside it too or through
``--quincunx-with``. The plug-in is loaded by pytest itself; without pytest-bdd it does nothing.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from quincunx.paths import REFERENCE

try:
    from pytest_bdd import parsers, step
except ImportError:  # quincunx without its extra `test`, in somebody's pytest
    HAS_BDD = False
else:
    HAS_BDD = True

if TYPE_CHECKING:
    from quincunx.adapters.base import Transport
    from quincunx.features.model import Feature
    from quincunx.run.session import Session
    from quincunx.run.suite import Runnable
    from quincunx.run.world import World
    from quincunx.spec.rulesets import Rulesets

OUTCOME = "quincunx"
"""The name of the user property that holds ``id ruleset outcome`` of a scenario."""

_MARKS = {"rule": "id", "level": "name", "ruleset": "id", "faq": "id"}
_RUNNABLE = pytest.StashKey["Runnable"]()
_WORLD = pytest.StashKey["World"]()
_UNJUDGED = pytest.StashKey[str]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options that name the implementation."""
    options = parser.getgroup("quincunx", "conformance of five-dice games")
    options.addoption("--quincunx-impl", metavar="MODULE:CALLABLE", help=f"the callable to check ({REFERENCE})")
    options.addoption("--quincunx-command", metavar="COMMAND", help="the command to check, over its stdin and stdout")
    options.addoption("--quincunx-with", metavar="PATH", action="append", default=[],
                      help="further house rules: a file or a folder; repeatable")  # fmt: skip
    options.addoption("--quincunx-timeout", type=float, default=10.0, metavar="SECONDS", help="for each answer")
    options.addoption("--quincunx-setup", choices=["play", "position"], default="play", help="how positions come about")


def pytest_configure(config: pytest.Config) -> None:
    """Make the markers known."""
    config.addinivalue_line("markers", "rule(id): the scenario proves this rule")
    config.addinivalue_line("markers", "level(name): scoring, turn, game or keeping")
    config.addinivalue_line("markers", "ruleset(id): the scenario runs under this ruleset")
    config.addinivalue_line("markers", "faq(id): the scenario proves the answer to this question")
    config.addinivalue_line("markers", "scenario(id): the permanent id of the scenario")


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool | None:
    """Turn ``@rule:a.b`` into the marker ``rule(id="a.b")``; other people's tags stay theirs."""
    from quincunx.features.read import ID_TAG  # noqa: PLC0415  only for features

    kind, colon, value = tag.partition(":")
    if colon and kind in _MARKS:
        getattr(pytest.mark, kind)(**{_MARKS[kind]: value})(function)
    elif ID_TAG.fullmatch(tag):
        pytest.mark.scenario(id=tag)(function)
    else:
        return None
    if kind == "ruleset":
        function.quincunx_rulesets = sorted({*getattr(function, "quincunx_rulesets", []), value})
    return True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a scenario once for each of its rulesets."""
    rulesets = getattr(metafunc.function, "quincunx_rulesets", None)
    if rulesets:
        metafunc.fixturenames.append("quincunx_ruleset")
        metafunc.parametrize("quincunx_ruleset", rulesets)


@pytest.fixture(scope="session")
def quincunx_session(request: pytest.FixtureRequest) -> Iterator[Session]:
    """The conversation with the implementation that the options name."""
    from quincunx.run.session import Session  # noqa: PLC0415
    from quincunx.spec.load import load_spec  # noqa: PLC0415

    transport = _transport(request.config)
    try:
        yield Session(transport, load_spec().suite.version)
    finally:
        transport.close()


def _transport(config: pytest.Config) -> Transport:
    from quincunx.adapters.base import STARTING  # noqa: PLC0415
    from quincunx.adapters.in_process import InProcess, import_handler  # noqa: PLC0415
    from quincunx.adapters.stdio import Stdio  # noqa: PLC0415

    command, timeout = config.getoption("--quincunx-command"), config.getoption("--quincunx-timeout")
    if command:
        return Stdio(shlex.split(command), timeout=timeout, start_timeout=max(timeout, STARTING))
    return InProcess(import_handler(config.getoption("--quincunx-impl") or REFERENCE))


@pytest.fixture
def quincunx_world(request: pytest.FixtureRequest) -> World:
    """The table at which the scenario is played; for steps of one's own."""
    world: World = request.node.stash[_WORLD]
    return world


@pytest.fixture
def quincunx_say(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Carry out a sentence of the suite, with the rows of its table if it has one; for steps of one's own."""

    def say(sentence: str, table: list[list[str]] | None = None) -> None:
        __tracebackhide__ = True
        _carry_out(request, sentence, table)

    return say


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """Lay the table for a scenario."""
    from quincunx.errors import QuincunxError  # noqa: PLC0415
    from quincunx.run.playing import Options, world_for  # noqa: PLC0415
    from quincunx.run.verdicts import NotApplicable  # noqa: PLC0415

    __tracebackhide__ = True
    parameters = getattr(request.node, "callspec", None)
    if parameters is None or "quincunx_ruleset" not in parameters.params:
        return
    further = tuple(request.config.getoption("--quincunx-with"))
    fault = ""
    try:
        runnable = _runnable(parameters, Path(feature.filename), scenario.line_number, further)
    except QuincunxError as error:
        fault = str(error)
    if fault:
        pytest.fail(fault, pytrace=False)
    request.node.stash[_RUNNABLE] = runnable
    options = Options(setup=request.config.getoption("--quincunx-setup"))
    try:
        request.node.stash[_WORLD] = world_for(request.getfixturevalue("quincunx_session"), runnable, options)
    except NotApplicable as verdict:
        _note(request, "not-applicable")
        pytest.skip(f"not applicable: {verdict}")


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Note that a scenario passed, or could not be judged, when nothing else has been noted."""
    noted = any(name == OUTCOME for name, _ in request.node.user_properties)
    if _WORLD not in request.node.stash or noted:
        return
    if _UNJUDGED in request.node.stash:
        _note(request, "not-applicable")
        pytest.skip(f"not applicable: {request.node.stash[_UNJUDGED]}")
    _note(request, "passed")


def pytest_bdd_step_error(request: pytest.FixtureRequest, feature: Any, step: Any, exception: Exception) -> None:
    """Say where the sentence stands; a step of somebody's own that fails counts as a failure."""
    if _WORLD in request.node.stash and not any(name == OUTCOME for name, _ in request.node.user_properties):
        _note(request, "failed")
    exception.add_note(f"{feature.filename}:{step.line_number}: {step.keyword} {step.name}")


def _note(request: pytest.FixtureRequest, outcome: str) -> None:
    runnable = request.node.stash[_RUNNABLE]
    request.node.user_properties.append((OUTCOME, f"{runnable.case.id} {runnable.ruleset.id} {outcome}"))


def _runnable(parameters: Any, file: Path, line: int, further: tuple[str, ...]) -> Runnable:
    """What our own reading of the file says of the scenario that starts at a line."""
    from quincunx.run.suite import Runnable  # noqa: PLC0415

    feature = _read(file)
    scenario = next(scenario for scenario in feature.scenarios if scenario.line == line)
    example = parameters.params.get("_pytest_bdd_example")
    rows = [dict(zip(table.header, row, strict=True)) for table in scenario.examples for row in table.rows]
    row = rows.index(example) if example else 0
    ruleset = _rulesets(file.parent, further)[parameters.params["quincunx_ruleset"]]
    return Runnable(scenario.cases[row], ruleset, file.name)


@lru_cache(maxsize=64)
def _read(file: Path) -> Feature:
    from quincunx.features.read import read_feature  # noqa: PLC0415

    return read_feature(file)


@lru_cache(maxsize=64)
def _rulesets(folder: Path, further: tuple[str, ...]) -> Rulesets:
    from quincunx import paths  # noqa: PLC0415
    from quincunx.run.house import house_files  # noqa: PLC0415
    from quincunx.spec.rulesets import Rulesets, base_ruleset_files  # noqa: PLC0415

    beside = (
        []
        if folder.is_relative_to(paths.FEATURES)
        else [file for file in sorted(folder.glob("*.yaml")) if _extends(file)]
    )
    named = house_files([Path(name) for name in further])[0] if further else []
    house = {file.resolve(): file for file in [*beside, *named]}
    return Rulesets([*base_ruleset_files(), *house.values()])


def _extends(file: Path) -> bool:
    """Whether a YAML file is a house ruleset; a project has others too."""
    from quincunx.spec.yaml_files import read_yaml  # noqa: PLC0415

    document = read_yaml(file)
    return isinstance(document, dict) and "extends" in document


def _carry_out(request: pytest.FixtureRequest, sentence: str, table: list[list[str]] | None) -> None:
    """One sentence: bind it, do it, and turn what comes of it into pytest's words."""
    from quincunx.errors import AdapterError, AnswerFault, Timeout  # noqa: PLC0415
    from quincunx.features.model import Step  # noqa: PLC0415
    from quincunx.run.verdicts import Blocked, NotApplicable, StepFailed  # noqa: PLC0415
    from quincunx.steps import registry  # noqa: PLC0415
    from quincunx.steps.registry import UnknownSentence, rows_of  # noqa: PLC0415

    __tracebackhide__ = True
    if _WORLD not in request.node.stash:
        pytest.fail(f"no @ruleset: tag says by which rules this is played: {sentence}", pytrace=False)
    world = request.node.stash[_WORLD]
    rows = None if table is None else tuple(tuple(row) for row in table)
    try:
        bound = registry().bind(sentence)
    except UnknownSentence as verdict:
        pytest.fail(str(verdict), pytrace=False)
    try:
        bound(world, rows_of(Step("", "given", sentence, 0, rows), bound.definition))
    except NotApplicable as verdict:
        if bound.definition.kind == "then":  # a later failure outweighs what cannot be judged
            request.node.stash.setdefault(_UNJUDGED, str(verdict))
            return
        _note(request, "not-applicable")
        pytest.skip(f"not applicable: {verdict}")
    except Blocked as verdict:
        _note(request, "blocked")
        pytest.fail(f"blocked: {verdict}", pytrace=False)
    except StepFailed as verdict:
        _note(request, "failed")
        values = f"\nexpected: {verdict.expected}\nactual:   {verdict.actual}" if verdict.expected is not None else ""
        pytest.fail(f"{verdict.message}{values}", pytrace=False)
    except UnknownSentence as verdict:
        pytest.fail(str(verdict), pytrace=False)
    except AdapterError as error:
        _note(request, "timed-out" if isinstance(error, Timeout) else "errored")
        if not isinstance(error, AnswerFault):
            world.session.transport.restart()
        pytest.fail(f"the implementation did not do what the protocol demands: {error}", pytrace=False)


if HAS_BDD:

    @step(parsers.re(r"(?P<sentence>.+)"))
    def quincunx_sentence(
        request: pytest.FixtureRequest, sentence: str, datatable: list[list[str]] | None = None
    ) -> None:
        """Every sentence that no nearer step definition claims."""
        __tracebackhide__ = True
        _carry_out(request, sentence, datatable)
