"""The summary in Markdown."""

from __future__ import annotations

from functools import partial

import pytest

from quincunx.addresses import rule_address
from quincunx.results.markdown import LONGEST, markdown, verdict_of
from quincunx.results.regressions import compare

from .conftest import case, claims, failure, large, run_of

web = partial(rule_address, base="https://rules.example/")


def text_of(results, address=web, **more) -> str:
    return markdown(results, claims(results), {"a.b.one": "The *first* rule"}, address, **more)


def test_the_verdict_comes_first_then_claims_then_failures_by_cause() -> None:
    text = text_of(run_of(case("1"), case("2", "failed"), case("3", "failed"), case("4", "blocked")))
    assert text.startswith("## An engine 2.0: 3 scenarios speak against it\n")
    order = ["| passed | failed | blocked |", "No claim", "| yahtzee | ✗ 0 of 1, 1 broken |", "<details>", "`3`"]
    places = [text.index(part) for part in order]
    assert places == sorted(places)
    assert text.count("<details>") == text.count("</details>") == 2
    assert "[`a.b.one`](https://rules.example/rule/a.b.one.html) The \\*first\\* rule" in text


@pytest.mark.parametrize(
    ("results", "words"),
    [
        (run_of(case("1")), "conforming in everything that was asked"),
        (run_of(case("1"), case("2", "expected-failure")), "nothing unexpected, 1 known failure"),
        (run_of(case("1", "unexpected-pass"), complaints=["x"]), "the list of expected failures is out of date"),
        (run_of(case("1"), complaints=["list.yaml:1: stale"]), "the list of expected failures is out of date"),
        (run_of(case("1", "not-applicable")), "nothing could be asked"),
        (run_of(case("1", "errored"), complete=False, given_up="five crashes"), "not complete"),
    ],
)
def test_the_verdict_in_a_few_words(results, words: str) -> None:
    assert verdict_of(results) == words


def test_a_rulebook_on_this_machine_is_no_link() -> None:
    text = text_of(run_of(case("2", "failed")), address=rule_address)
    assert "- `a.b.one` The" in text
    assert "](" not in text


def test_what_an_implementation_says_is_no_markup() -> None:
    message = "```\n</details><script> @someone | # [x](y)"
    text = text_of(run_of(case("2", "failed", name="<b>@all", failure=failure(message, step=""))))
    before, _, after = text.partition("````text\n")
    assert "@all" not in before.replace("&lt;b&gt;@all", "")
    assert after.partition("\n````\n")[0].startswith("```\n</details>")
    assert text.count("</details>") == 2  # one of them within the fence


def test_regressions_are_the_verdict_when_asked_for() -> None:
    results = run_of(case("1", "failed"), case("2"))
    text = text_of(results, comparison=compare(run_of(case("1"), case("2", "failed")), results))
    assert text.startswith("## An engine 2.0: 1 regression\n")
    assert "**Regressions** (1)\n\n- `1` The case 1 (yahtzee): failed" in text
    assert "**Fixed** (1)" in text


def test_a_summary_fits_into_a_comment() -> None:
    results = large(5000, failing=5000)
    text = text_of(results)
    assert len(text) < LONGEST + 2000 < 65_536
    assert "more causes" in text or text.count("<details>") == 40
