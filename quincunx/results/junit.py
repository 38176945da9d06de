"""Results as JUnit XML, as Jenkins, GitLab and the reporters for GitHub read it.

The rule of this file: nothing is counted as passed that did not pass. What could not be asked, was replaced or is
expected to fail is *skipped*; a wrong answer is a *failure*, a breakdown an *error*.

The format has five elements, and the standard library writes them; a package for it would be one more thing to install
for everybody who only wants to check. The tests read the files with one.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence

from quincunx.results.model import Failure, Outcome, Results, ScenarioResult
from quincunx.results.transcripts import told

_KINDS: dict[Outcome, str] = {
    "failed": "failure",
    "blocked": "failure",
    "unexpected-pass": "failure",
    "errored": "error",
    "timed-out": "error",
    "not-applicable": "skipped",
    "superseded": "skipped",
    "not-run": "skipped",
    "expected-failure": "skipped",
}
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML 1.0 cannot hold, not even escaped."""


def junit(results: Results) -> bytes:
    """A JUnit XML document: a test suite for each feature file and ruleset, a test case for each case."""
    root = ET.Element("testsuites", name=f"Quincunx suite {results.suite.version}")
    groups: dict[tuple[str, str], list[ScenarioResult]] = {}
    for result in results.scenarios:
        groups.setdefault((result.ruleset, result.feature), []).append(result)
    properties = _properties(results)
    for (ruleset, feature), members in groups.items():
        suite = ET.SubElement(root, "testsuite", name=f"{ruleset}: {feature}")
        _listed(suite, properties)
        for result in members:
            _case(suite, result)
    if results.run.complaints:
        suite = ET.SubElement(root, "testsuite", name="expected failures")
        _listed(suite, properties)
        for complaint in results.run.complaints:
            place, _, text = complaint.partition(": ")
            case = ET.SubElement(suite, "testcase", classname="expected-failures", name=_clean(place))
            ET.SubElement(case, "failure", type="list", message=_clean(text)).text = _clean(complaint)
    for suite in (*root, root):
        for attribute, tag in (
            ("tests", "testcase"),
            ("failures", "failure"),
            ("errors", "error"),
            ("skipped", "skipped"),
        ):
            suite.set(attribute, str(sum(1 for _ in suite.iter(tag))))
    ET.indent(root, " ")
    return b'<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode").encode() + b"\n"


def _properties(results: Results) -> list[tuple[str, str]]:
    who, run = results.implementation, results.run
    return [
        ("suite.version", results.suite.version),
        ("suite.digest", results.suite.digest),
        ("implementation", f"{who.name} {who.version} ({who.language})"),
        ("setup", run.setup),
        ("complete", "true" if run.complete else "false"),
    ]


def _listed(parent: ET.Element, properties: Sequence[tuple[str, str]]) -> None:
    element = ET.SubElement(parent, "properties")
    for name, value in properties:
        ET.SubElement(element, "property", name=name, value=_clean(value))


def _case(suite: ET.Element, result: ScenarioResult) -> None:
    case = ET.SubElement(
        suite,
        "testcase",
        classname=f"{result.ruleset}.{result.feature.removesuffix('.feature').replace('/', '.')}",
        name=_clean(f"{result.id} {result.name}"),
        file=_clean(result.feature),
        line=str(result.line),
    )
    _listed(case, [*(("rule", rule) for rule in result.rules), ("level", result.level), ("outcome", result.outcome)])
    kind = _KINDS.get(result.outcome)
    if kind is None:
        return
    failure = result.failure
    message = result.reason or (failure.message if failure else result.outcome)
    if kind == "skipped":
        ET.SubElement(case, "skipped", message=_clean(f"{result.outcome}: {message}"))
        return
    element = ET.SubElement(case, kind, type=result.outcome, message=_clean(failure.message if failure else message))
    if failure:
        element.text = _clean(_text(result, failure))
        if failure.stderr:
            ET.SubElement(case, "system-err").text = _clean(failure.stderr)


def _text(result: ScenarioResult, failure: Failure) -> str:
    lines = [f"{result.feature}:{failure.line or result.line}", failure.step, failure.message]
    if failure.expected is not None and failure.actual is not None:
        lines += [f"expected {failure.expected}", f"actual   {failure.actual}"]
    lines += [f"rule {rule}" for rule in result.rules]
    lines += [result.reason]
    for exchange in failure.transcript[-1:]:
        request, answer = told(exchange)
        lines += [f"→ {request}", f"← {answer}"]
    return "\n".join(line for line in lines if line)


def _clean(text: str) -> str:
    return _FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", text)
