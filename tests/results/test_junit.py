"""JUnit XML, read again by the standard library and by a package that others use."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import junitparser
import pytest

from quincunx.results.junit import junit
from quincunx.results.model import OUTCOMES

from .conftest import case, failure, run_of

KINDS = {
    "passed": None,
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


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_each_outcome_has_its_element(outcome) -> None:
    root = ET.fromstring(junit(run_of(case("YZ-1", outcome))))
    (found,) = root.iter("testcase")
    kinds = [element.tag for element in found if element.tag in {"failure", "error", "skipped"}]
    assert kinds == ([KINDS[outcome]] if KINDS[outcome] else [])
    counted = {name: int(root.get(name, "")) for name in ("tests", "failures", "errors", "skipped")}
    expected = {"failure": "failures", "error": "errors", "skipped": "skipped"}.get(KINDS[outcome] or "")
    assert counted == {"tests": 1, "failures": 0, "errors": 0, "skipped": 0} | ({expected: 1} if expected else {})


def test_a_case_has_class_name_file_line_and_rules() -> None:
    (found,) = ET.fromstring(junit(run_of(case("YZ-1/2", rules=["a.b.one", "a.b.two"])))).iter("testcase")
    assert found.get("classname") == "yahtzee.yahtzee.jokers"
    assert found.get("name") == "YZ-1/2 The case YZ-1/2"
    assert (found.get("file"), found.get("line")) == ("yahtzee/jokers.feature", "7")
    rules = [item.get("value") for item in found.iter("property") if item.get("name") == "rule"]
    assert rules == ["a.b.one", "a.b.two"]


def test_a_failure_tells_its_step_and_the_last_exchange_without_the_definition() -> None:
    (found,) = ET.fromstring(junit(run_of(case("YZ-1", "failed")))).iter("failure")
    assert found.get("message") == "Ana's total should be 5"
    for text in ("Then Ana's total is 5", "jokers.feature:12", "expected 5", "rule a.b.one", '"faces":[4,4,4,4,4]'):
        assert text in (found.text or "")
    assert "xxxxx" not in (found.text or "")


def test_whatever_an_implementation_says_the_file_is_xml() -> None:
    nasty = failure("\x00\x1b[31m]]> <&\ud800\ufffe \U0001f3b2", stderr="\x07bell")
    root = ET.fromstring(junit(run_of(case("YZ-1", "errored", failure=nasty, name="<&\"'\x01"))))
    (found,) = root.iter("error")
    assert "\U0001f3b2" in found.get("message", "")
    assert root.find(".//system-err") is not None


def test_faults_of_the_list_of_expected_failures_fail() -> None:
    root = ET.fromstring(junit(run_of(case("1"), complaints=["list.yaml:3: YZ-1 passed"])))
    (found,) = root.iter("failure")
    assert found.get("message") == "YZ-1 passed"
    assert root.get("failures") == "1"


def test_a_package_that_others_use_reads_the_same() -> None:
    results = run_of(
        case("1"), case("2", "failed"), case("3", "errored", ruleset="dice-poker"), case("4", "not-applicable")
    )
    suites = junitparser.JUnitXml.fromstring(junit(results))
    suites.update_statistics()
    assert (suites.tests, suites.failures, suites.errors, suites.skipped) == (4, 1, 1, 1)
    assert [suite.name for suite in suites] == [
        "yahtzee: yahtzee/jokers.feature",
        "dice-poker: yahtzee/jokers.feature",
    ]
    (wrong,) = [
        test for suite in suites for test in suite if test.result and isinstance(test.result[0], junitparser.Failure)
    ]
    assert wrong.name.startswith("2 ")
