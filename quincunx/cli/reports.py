"""What `check` makes of a run beside what it prints: lists of expected failures, comparisons, and files."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quincunx.addresses import address_from, rule_address
from quincunx.errors import UsageError

if TYPE_CHECKING:
    from quincunx.results.claims import Claims
    from quincunx.results.expected import Known, Placed
    from quincunx.results.model import Results
    from quincunx.results.regressions import Comparison
    from quincunx.run.suite import Suite
    from quincunx.spec.load import Spec

_Command = Callable[..., int]
_FILES = {
    "json_file": "--json",
    "junit_file": "--junit",
    "html_file": "--html",
    "markdown_file": "--markdown",
    "badge_file": "--badge",
}
_OPTIONS = (
    click.option("--json", "json_file", metavar="FILE", help="Write the results as JSON; - is standard output."),
    click.option("--junit", "junit_file", metavar="FILE", help="Write them as JUnit XML."),
    click.option("--html", "html_file", metavar="FILE", help="Write them as one HTML page."),
    click.option("--markdown", "markdown_file", metavar="FILE",
                 help="Write a summary in Markdown; - is standard output."),
    click.option("--badge", "badge_file", metavar="FILE", help="Draw what may be claimed as an SVG badge."),
    click.option("--expected", "expected_file", metavar="FILE",
                 help="A list of expected failures; whatever is not as it says fails the run."),
    click.option("--update-expected", is_flag=True, help="Put the list of expected failures right."),
    click.option("--against", "against_file", metavar="OLD.json",
                 help="Earlier results: only what has got worse fails the run."),
)  # fmt: skip


def report_options(command: _Command) -> _Command:
    """Add the options of this module to a command."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@dataclass(frozen=True)
class Reports:
    """What was asked for.

    Raises:
        UsageError: it cannot be had.
    """

    json_file: str | None = None
    junit_file: str | None = None
    html_file: str | None = None
    markdown_file: str | None = None
    badge_file: str | None = None
    expected_file: str | None = None
    update_expected: bool = False
    against_file: str | None = None

    def __post_init__(self) -> None:
        if self.update_expected and not self.expected_file:
            raise UsageError("--update-expected needs --expected FILE")
        for name, option in _FILES.items():
            file = getattr(self, name)
            if file and file != "-" and Path(file).is_dir():
                raise UsageError(f"{option} {file}: this is a folder; name a file")
            if file == "-" and name not in {"json_file", "markdown_file"}:
                raise UsageError(f"{option} needs the name of a file; --json and --markdown may go to standard output")
        if self.json_file == self.markdown_file == "-":
            raise UsageError("--json and --markdown cannot both go to standard output")

    @property
    def to_stdout(self) -> bool:
        """Whether standard output belongs to a report."""
        return "-" in {self.json_file, self.markdown_file}

    @property
    def with_claims(self) -> bool:
        """Whether a report tells what may be claimed."""
        return any((self.markdown_file, self.html_file, self.badge_file))

    def prepared(self, spec: Spec, suite: Suite) -> Judge:
        """Read what the run will be judged by, before it starts.

        Raises:
            UsageError: a file is not there or is no results file.
            SpecError: the list of expected failures is malformed.
        """
        from quincunx.results.expected import Known, read_expected
        from quincunx.results.model import read_results

        runnables = suite.runnables() if self.expected_file else []
        known = Known(
            frozenset((item.case.id, item.ruleset.id) for item in runnables),
            frozenset(rule for item in runnables for rule in item.scenario.tags.rules),
        )
        expected: list[Placed] = []
        if self.expected_file and not (self.update_expected and not Path(self.expected_file).is_file()):
            expected = read_expected(Path(self.expected_file))
        earlier = read_results(Path(self.against_file)) if self.against_file else None
        return Judge(self, spec, suite, known, expected, earlier)


@dataclass(frozen=True)
class Judge:
    """Everything that a run is judged by."""

    wanted: Reports
    spec: Spec
    suite: Suite
    known: Known
    expected: list[Placed]
    earlier: Results | None

    @property
    def titles(self) -> dict[str, str]:
        """Rule titles by id, in the order of the rulebook."""
        return {rule.id: rule.title for rule in (*self.spec.rules.values(), *self.suite.house.rules)}

    def judged(self, results: Results) -> tuple[Results, list[str]]:
        """The results as the list of expected failures makes them, and what was changed in that list."""
        from quincunx.results.expected import apply, read_expected
        from quincunx.results.expected_update import update_expected

        file = self.wanted.expected_file
        if not file:
            return results, []
        changes = update_expected(Path(file), results, self.known) if self.wanted.update_expected else []
        entries = read_expected(Path(file)) if self.wanted.update_expected else self.expected
        return apply(results, entries, self.known, file=file), changes

    def compared(self, results: Results) -> Comparison | None:
        """The run beside the earlier one, if there is one."""
        from quincunx.results.regressions import compare

        return compare(self.earlier, results) if self.earlier else None

    def claims(self, results: Results) -> Claims:
        """What the run allows to claim."""
        from quincunx.results.claims import claims_of
        from quincunx.results.model import SuiteInfo
        from quincunx.run.demands import demands

        present = SuiteInfo(version=self.suite.version, digest=self.suite.digest)
        return claims_of(results, demands(self.spec, self.suite), present)

    def write(self, results: Results, claims: Claims | None, comparison: Comparison | None, rulebook: str) -> None:
        """Write every report that was asked for.

        Args:
            results: what came out.
            claims: what it allows to claim; needed by reports :attr:`Reports.with_claims`.
            comparison: the run beside an earlier one.
            rulebook: the address of the rulebook.

        Raises:
            UsageError: a file cannot be written.
        """
        from quincunx.results.model import encode

        wanted = self.wanted
        if wanted.json_file:
            _put(wanted.json_file, encode(results))
        if wanted.junit_file:
            from quincunx.results.junit import junit

            _put(wanted.junit_file, junit(results))
        if claims is not None and wanted.with_claims:
            self._write_with_claims(results, claims, comparison, rulebook)

    def _write_with_claims(
        self, results: Results, claims: Claims, comparison: Comparison | None, rulebook: str
    ) -> None:
        from quincunx.results.badge import badge
        from quincunx.results.html_report import html_report
        from quincunx.results.markdown import markdown

        wanted = self.wanted
        address = partial(rule_address, base=rulebook)
        if wanted.markdown_file:
            _put(wanted.markdown_file, markdown(results, claims, self.titles, address, comparison).encode())
        if wanted.html_file:
            linked = partial(address_from, Path(wanted.html_file), base=rulebook)
            _put(wanted.html_file, html_report(results, claims, self.titles, linked, comparison))
        if wanted.badge_file:
            _put(wanted.badge_file, badge(claims))


def _put(file: str, data: bytes) -> None:
    from quincunx.results.files import write_whole

    if file == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    else:
        write_whole(Path(file), data)
