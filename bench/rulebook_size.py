"""A rulebook of 150 rules and 600 scenarios, and the same content as plain reStructuredText for Sphinx alone.

The plain version has the same titles, statements, sentences and tables, as sections, lists and tables, with a link from
each scenario to its rule: what somebody would write by hand, without outcomes, dice or folding.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import msgspec
from ruamel.yaml import YAML
from timing import Contender, Verdict, side_by_side, table

from quincunx import paths
from quincunx.features.read import read_feature
from quincunx.results.model import ImplementationInfo, Results, RunInfo, ScenarioResult, SuiteInfo, count, encode

TOPICS, RULES_OF_TOPIC, SCENARIOS_OF_RULE = 10, 15, 4
BUILD = """\
from pathlib import Path
from quincunx.rulebook.build import build
build(Path({out!r}), Path({results!r}), root=Path("."), fresh={fresh})
"""


def _write_rulebook(root: Path) -> None:
    game = root / "spec" / "games" / "toy"
    game.mkdir(parents=True)
    (root / "spec" / "scorecard").mkdir()
    (root / "spec" / "statements").mkdir()
    shutil.copy(paths.SPEC / "suite.yaml", root / "spec" / "suite.yaml")
    shutil.copytree(paths.SPEC / "rulesets", root / "spec" / "rulesets")
    yaml = YAML()
    source = {"id": "toy-source", "title": "A toy", "language": "en", "game": "toy", "authority": "all of it"}
    yaml.dump([source], root / "spec" / "sources.yaml")
    topics = [{"id": f"topic-{number}", "title": f"Topic {number}"} for number in range(TOPICS)]
    document = {
        "id": "toy",
        "title": "Toy",
        "engine": "scorecard",
        "summary": "A game for the clock.",
        "sources": ["toy-source"],
        "rulesets": ["yahtzee"],
        "topics": topics,
    }
    yaml.dump(document, game / "game.yaml")
    rules = [
        {
            "id": f"toy.topic-{topic}.rule-{number}",
            "title": f"Rule {number} of topic {topic} has a title of some length",
            "statement": _statement(topic, number),
            "modality": "must",
            "level": "turn",
            "since": "1.0",
            "sources": [{"source": "toy-source", "section": f"Section {topic}"}],
        }
        for topic in range(TOPICS)
        for number in range(RULES_OF_TOPIC)
    ]
    yaml.dump(rules, game / "rules.yaml")
    (root / "features" / "toy").mkdir(parents=True)
    (root / "docs" / "toy").mkdir(parents=True)
    names = []
    for topic in range(TOPICS):
        for part in range(RULES_OF_TOPIC // 3):
            name = f"topic-{topic}-{part}"
            names.append(name)
            text = _feature(topic, range(part * 3, part * 3 + 3))
            (root / "features" / "toy" / f"{name}.feature").write_text(text, encoding="utf-8")
    listed = "\n".join(f"   ../features/toy/{name}" for name in names)
    index = f"Toy\n===\n\n.. toctree::\n\n   toy/rules\n{listed}\n"
    (root / "docs" / "index.rst").write_text(index, encoding="utf-8")
    (root / "docs" / "toy" / "rules.rst").write_text("Rules\n=====\n\n.. q:rules:: toy\n", encoding="utf-8")


def _statement(topic: int, number: int) -> str:
    return (
        f"In topic {topic}, rule {number} says what has to be done when the dice have been rolled, and what has not. "
        "It goes on for a second sentence, as rules do, and names an exception for a third of the cases."
    )


def _feature(topic: int, rules: range) -> str:
    lines = ["@ruleset:yahtzee @level:turn", f"Feature: Topic {topic}, rules from {rules.start}", ""]
    for rule in rules:
        lines += [
            f"  @rule:toy.topic-{topic}.rule-{rule}",
            f"  Rule: Rule {rule} of topic {topic} has a title of some length",
            "",
        ]
        for number in range(SCENARIOS_OF_RULE):
            lines += [
                f"    @TY-{topic}{rule:02}{number}",
                f"    Scenario: Case {number} of rule {rule} in topic {topic}",
                "      Given a game with Ana and Ben",
                "      And Ana's sheet shows",
                "        | box     | points |",
                "        | Yahtzee | 50     |",
                "      When Ana rolls 4 4 4 4 4",
                '      And Ana scores in "Fours"',
                '      Then Ana has 20 in "Fours"',
                "      And it is Ben's turn",
                "",
            ]
    return "\n".join(lines)


def _write_results(root: Path, file: Path, *, flipped: bool = False) -> None:
    scenarios = [
        ScenarioResult(
            id=scenario.id,
            ruleset="yahtzee",
            name=scenario.name,
            feature=path.relative_to(root / "features").as_posix(),
            line=scenario.line,
            rules=list(scenario.tags.rules),
            level="turn",
            game="toy",
            outcome="passed",
        )
        for path in sorted((root / "features").rglob("*.feature"))
        for scenario in read_feature(path).scenarios
    ]
    if flipped:
        scenarios[0] = msgspec.structs.replace(scenarios[0], outcome="not-applicable", reason="flipped")
    results = Results(
        suite=SuiteInfo(version="1.0.0", digest="0" * 16),
        implementation=ImplementationInfo(name="toy", version="1", language="Python"),
        run=RunInfo(command=["toy"], setup="play", complete=True),
        scenarios=scenarios,
        counts=count(scenarios),
    )
    file.write_bytes(encode(results))


def _write_plain(root: Path, plain: Path) -> None:
    """The same content in reStructuredText, for Sphinx and furo alone."""
    (plain / "toy").mkdir(parents=True)
    (plain / "conf.py").write_text("project = 'Toy'\nhtml_theme = 'furo'\n", encoding="utf-8")
    rules = ["Rules", "=====", ""]
    for topic in range(TOPICS):
        rules += [f"Topic {topic}", "-" * 10, ""]
        for number in range(RULES_OF_TOPIC):
            title = f"Rule {number} of topic {topic} has a title of some length"
            rules += [f".. _r-{topic}-{number}:", "", title, "~" * len(title), "", _statement(topic, number), ""]
            rules += [f"Source: *A toy*, Section {topic}. Level turn, since 1.0.", "", "Proved by:", ""]
            rules += [f"* :ref:`s-{topic}-{number}-{case}`" for case in range(SCENARIOS_OF_RULE)] + [""]
    (plain / "toy" / "rules.rst").write_text("\n".join(rules), encoding="utf-8")
    names = []
    for path in sorted((root / "features" / "toy").glob("*.feature")):
        names.append(path.stem)
        (plain / "toy" / f"{path.stem}.rst").write_text(_plain_feature(path), encoding="utf-8")
    listed = "\n".join(f"   toy/{name}" for name in ["rules", *names])
    (plain / "index.rst").write_text(f"Toy\n===\n\n.. toctree::\n\n{listed}\n", encoding="utf-8")


def _plain_feature(path: Path) -> str:
    feature = read_feature(path)
    lines = [feature.name, "=" * len(feature.name), ""]
    for group in feature.groups:
        lines += [group.title, "-" * len(group.title), ""]
        for scenario in group.scenarios:
            _, topic, rule = scenario.tags.rules[0].split(".")
            topic, rule = topic.removeprefix("topic-"), rule.removeprefix("rule-")
            case = scenario.id[-1]
            lines += [f".. _s-{topic}-{rule}-{case}:", "", scenario.name, "~" * len(scenario.name), ""]
            lines += [f"``{scenario.id}``, rule :ref:`r-{topic}-{rule}`", ""]
            for step in scenario.steps:
                lines += [f"* **{step.keyword}** {step.text}", ""]
                if step.table:
                    rule_line = "  =======  ======"
                    lines += [rule_line, *(f"  {row[0]:7}  {row[1]}" for row in step.table[:1]), rule_line]
                    lines += [*(f"  {row[0]:7}  {row[1]}" for row in step.table[1:]), rule_line, ""]
    return "\n".join(lines)


def rulebook_verdicts(work: Path) -> list[Verdict]:
    """Clean, unchanged, and after one edit of a rule, of a scenario, and of an outcome."""
    root, plain = work / "book", work / "plain"
    root.mkdir()
    _write_rulebook(root)
    _write_plain(root, plain)
    results = work / "toy-results.json"
    _write_results(root, results)

    def ours(name: str, *, fresh: bool) -> Contender:
        code = BUILD.format(out=str(work / "site"), results=str(results), fresh=fresh)
        return Contender(name, [sys.executable, "-c", code], root)

    sphinx = [sys.executable, "-m", "sphinx", "-q", "-E", "-a", "-b", "html", ".", str(work / "plain-site")]
    by_hand = Contender("Sphinx, the same as plain reStructuredText", sphinx, plain)
    clean = ours("rulebook, clean", fresh=True)
    side_by_side([by_hand, clean], runs=3)
    unchanged = ours("rulebook, unchanged", fresh=False)
    side_by_side([unchanged], runs=3)
    edits = [
        _edited(
            ours("rulebook, one rule edited", fresh=False), root / "spec/games/toy/rules.yaml", "In topic 3, rule 4"
        ),
        _edited(
            ours("rulebook, one scenario edited", fresh=False), root / "features/toy/topic-3-1.feature", "Case 2 of"
        ),
    ]
    flip = ours("rulebook, one outcome flipped", fresh=False)
    for turn in range(3):
        _write_results(root, results, flipped=turn % 2 == 0)
        flip.run(counted=True)
    print(
        f"\na rulebook of {TOPICS * RULES_OF_TOPIC} rules and {TOPICS * RULES_OF_TOPIC * SCENARIOS_OF_RULE} scenarios"
    )
    print(table([by_hand, clean, unchanged, *edits, flip]))
    slowest = max(item.seconds for item in [*edits, flip])
    return [
        Verdict("a clean rulebook against plain reStructuredText", clean.seconds / by_hand.seconds, 1.0),
        Verdict("an unchanged rulebook against plain reStructuredText", unchanged.seconds / by_hand.seconds, 0.3),
        Verdict("a rulebook after one edit against plain reStructuredText", slowest / by_hand.seconds, 0.3),
    ]


def _edited(contender: Contender, file: Path, words: str) -> Contender:
    """Build three times, each after a small edit."""
    original = file.read_text(encoding="utf-8")
    for turn in range(3):
        file.write_text(original.replace(words, f"{words} (edit {turn})", 1), encoding="utf-8")
        contender.run(counted=True)
    return contender
