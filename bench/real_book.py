"""The real rulebook, and what it says as plain reStructuredText for Sphinx alone.

The plain version has every rule, question, term, statement and scenario with its sentences and tables, and the links
between rules and scenarios; it has no outcomes, pictures, tools, search of its own or books.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from timing import Contender, Verdict, side_by_side, table

from quincunx import paths
from quincunx.features.model import Feature, Scenario, Table
from quincunx.features.read import read_feature
from quincunx.spec.load import Spec, load_spec
from quincunx.spec.model import Rule

BUILD = """\
import sys
from pathlib import Path
from quincunx.rulebook.build import build
build(Path({out!r}), Path({results!r}), root=Path({root!r}), fresh={fresh}, jobs={jobs})
"""


def _title(text: str, line: str) -> list[str]:
    return [text, line * len(text), ""]


def _table(rows: Table) -> list[str]:
    lines = [".. list-table::", "   :header-rows: 1", ""]
    for row in rows:
        lines += [f"   {'*' if not number else ' '} - {cell}" for number, cell in enumerate(row)]
    return [*lines, ""]


def _plain(text: str) -> str:
    """Text whose marks mean nothing to Sphinx."""
    return " ".join(text.split()).replace("*", "\\*").replace("`", "'").replace("|", "\\|").replace("_ ", "\\_ ")


def _rule(rule: Rule, proofs: list[str]) -> list[str]:
    lines = [f".. _r-{rule.id}:", "", *_title(rule.title, "~"), _plain(rule.statement), ""]
    if rule.because:
        lines += [_plain(rule.because), ""]
    lines += [f"* {ref.source}, {_plain(ref.section)}" for ref in rule.sources]
    lines += ["", *(f"* :ref:`s-{name}`" for name in proofs), "", f"``{rule.id}``, level {rule.level}", ""]
    return lines


def _scenario(scenario: Scenario) -> list[str]:
    lines = [f".. _s-{scenario.id}:", "", *_title(_plain(scenario.name), "~"), f"``{scenario.id}``", ""]
    lines += [*(f"* :ref:`r-{rule}`" for rule in scenario.tags.rules), ""]
    for step in scenario.steps:
        lines += [f"**{step.keyword}** {_plain(step.text)}", ""]
        lines += _table(step.table) if step.table else []
    for examples in scenario.examples:
        lines += _table((examples.header, *examples.rows))
    return lines


def _feature(feature: Feature) -> str:
    lines = [*_title(feature.name, "="), _plain(feature.description), ""]
    for group in feature.groups:
        lines += _title(group.title, "-")
        for scenario in group.scenarios:
            lines += _scenario(scenario)
    return "\n".join(lines)


def write_plain_book(plain: Path) -> None:
    """Write the plain sources."""
    plain.mkdir(parents=True)
    (plain / "conf.py").write_text("project = 'Plain'\nhtml_theme = 'furo'\n", encoding="utf-8")
    spec = load_spec()
    features = [read_feature(path) for path in sorted(paths.FEATURES.rglob("*.feature"))]
    proofs: dict[str, list[str]] = {}
    names = []
    for feature in features:
        names.append(f"{feature.file.parent.name}-{feature.file.stem}")
        (plain / f"{names[-1]}.rst").write_text(_feature(feature), encoding="utf-8")
        for scenario in feature.scenarios:
            for rule in scenario.tags.rules:
                proofs.setdefault(rule, []).append(scenario.id)
    for chapter in dict.fromkeys(rule.partition(".")[0] for rule in spec.rules):
        names.append(f"rules-{chapter}")
        (plain / f"{names[-1]}.rst").write_text("\n".join(_chapter(spec, chapter, proofs)), encoding="utf-8")
    listed = "\n".join(f"   {name}" for name in names)
    (plain / "index.rst").write_text(f"Plain\n=====\n\n.. toctree::\n\n{listed}\n", encoding="utf-8")


def _chapter(spec: Spec, chapter: str, proofs: dict[str, list[str]]) -> list[str]:
    lines = _title(f"Rules of {chapter}", "=")
    for rule in spec.rules.values():
        if rule.id.startswith(f"{chapter}."):
            lines += _rule(rule, proofs.get(rule.id, []))
    lines += _title("Questions", "-")
    for entry in spec.faq.values():
        if entry.id.startswith(f"{chapter}."):
            lines += [*_title(_plain(entry.question), "~"), _plain(entry.answer), ""]
    lines += _title("Terms", "-")
    for term in spec.terms.get(chapter, []):
        lines += [_plain(term.title), f"   {_plain(term.definition)}", ""]
    return lines


def real_book_verdicts(work: Path) -> list[Verdict]:
    """Clean with one process and with as many as there are processors, unchanged, and after an edit."""
    root, plain, results = work / "real", work / "real-plain", work / "real-results.json"
    for name in ("spec", "features", "docs", "examples"):
        shutil.copytree(paths.ROOT / name, root / name)
    write_plain_book(plain)
    checked = Contender("check", [sys.executable, "-m", "quincunx", "check", "-q", "--json", str(results)], work)
    checked.run(counted=False)

    def ours(name: str, *, fresh: bool, jobs: int = 1) -> Contender:
        code = BUILD.format(out=str(work / "real-site"), results=str(results), root=str(root), fresh=fresh, jobs=jobs)
        return Contender(name, [sys.executable, "-c", code], work)

    sphinx = [sys.executable, "-m", "sphinx", "-q", "-E", "-a", "-b", "html", ".", str(work / "real-plain-site")]
    by_hand = Contender("Sphinx, what it says as plain reStructuredText", sphinx, plain)
    clean = ours("the real rulebook, clean", fresh=True)
    parallel = ours("the real rulebook, clean, two processes", fresh=True, jobs=2)
    side_by_side([by_hand, clean, parallel], runs=3)
    edited = ours("the real rulebook, one scenario edited", fresh=False)
    edited.run(counted=False)
    file = root / "features" / "yahtzee" / "upper-bonus.feature"
    original = file.read_text(encoding="utf-8")
    for turn in range(3):
        file.write_text(original.replace("Exactly 63 earn", f"Exactly 63, in edit {turn}, earn"), encoding="utf-8")
        edited.run(counted=True)
    print("\nthe real rulebook")
    print(table([by_hand, clean, parallel, edited]))
    return [
        Verdict("the real rulebook, clean, against plain reStructuredText", clean.seconds / by_hand.seconds, 1.5),
        Verdict("the real rulebook after one edit", edited.seconds / by_hand.seconds, 0.3),
        Verdict("two processes against one", parallel.seconds / clean.seconds, 1.0),
    ]
