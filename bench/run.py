"""The benchmark: ``make bench``.

Every figure is a ratio against a named peer in the same run, medians of runs in turn; the targets stand beside them.
Missing peers (cucumber-js needs npm) are said and left out.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from many_features import write_behave, write_cucumber_js, write_data, write_pytest_bdd  # noqa: E402  beside this file
from real_book import real_book_verdicts  # noqa: E402
from rulebook_size import rulebook_verdicts  # noqa: E402
from timing import Contender, Verdict, side_by_side, table  # noqa: E402

SCENARIOS = 1000
QUINCUNX = [sys.executable, "-m", "quincunx"]


def scenario_verdicts(work: Path) -> list[Verdict]:
    """Running the same feature files: quincunx in-process and over stdio, behave, cucumber-js, pytest-bdd."""
    data = work / "data"
    count = write_data(data, SCENARIOS)
    features = data / "features"
    write_behave(work / "behave", features)
    write_cucumber_js(work / "cucumber", features)
    write_pytest_bdd(work / "pytest", features)
    environment = {"QUINCUNX_DATA": str(data)}
    check = [*QUINCUNX, "check", "-q", "--setup", "position"]
    inside = Contender("quincunx check, in-process", check, work, environment)
    stdio = Contender(
        "quincunx check, over stdio", [*check, "--", sys.executable, "-m", "reference_impl"], work, environment
    )
    behave = Contender(
        "behave, trivial steps", [sys.executable, "-m", "behave", "-f", "null", "--no-summary"], work / "behave"
    )
    contenders = [inside, stdio, behave]
    peers = [behave]
    if (script := _cucumber_js(work / "cucumber")) is not None:
        command = ["node", str(script), "features/**/*.feature", "--require", "steps.js", "--format", "summary:out.txt"]
        peers.append(Contender("cucumber-js, trivial steps", command, work / "cucumber"))
        contenders.append(peers[-1])
    side_by_side(contenders)
    print(f"\n{count} scenarios, process start included")
    print(table(contenders))

    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--quincunx-setup=position"]
    each = Contender("pytest-bdd, a definition a sentence", [*pytest, "test_each.py"], work / "pytest")
    delegating = Contender("pytest-bdd, the delegating definition", [*pytest, "test_delegating.py"], work / "pytest")
    side_by_side([each, delegating], runs=3)
    print(table([each, delegating]))
    quickest = min(peer.seconds for peer in peers)
    return [
        Verdict("in-process against the quicker of behave and cucumber-js", inside.seconds / quickest, 0.5),
        Verdict("over stdio against behave", stdio.seconds / behave.seconds, 1.0),
        Verdict("delegating definition against one for each sentence", delegating.seconds / each.seconds, 0.65),
    ]


def _cucumber_js(folder: Path) -> Path | None:
    """Install cucumber-js with npm; None when there is no npm or no registry."""
    npm = shutil.which("npm")
    if npm is None:
        print("npm is not installed: cucumber-js is left out")
        return None
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), "@cucumber/cucumber@12"]
    if subprocess.run(command, cwd=folder, check=False, capture_output=True).returncode != 0:
        print("npm cannot install cucumber-js: it is left out")
        return None
    return folder / "node_modules" / "@cucumber" / "cucumber" / "bin" / "cucumber.js"


def start_verdict(work: Path) -> Verdict:
    """How long ``--version`` takes."""
    version = Contender("quincunx --version", [*QUINCUNX, "--version"], work)
    side_by_side([version])
    print("\nstart")
    print(table([version]))
    return Verdict("quincunx --version, CPU", version.cpu_seconds, 0.1, " s")


def engine_verdict() -> Verdict:
    """Random solitaire games per CPU second: the reference engine against pyhtzee."""
    ours, theirs = [], []
    for _ in range(5):
        ours.append(_speed(_reference_game()))
        theirs.append(_speed(_pyhtzee_game()))
    mine, peer = sorted(ours)[2], sorted(theirs)[2]
    print(f"\nrandom solitaire games per CPU second\n  reference engine {mine:,.0f}, pyhtzee {peer:,.0f}")
    return Verdict("time of a solitaire game against pyhtzee", peer / mine, 1.0)


def _speed(play: Callable[[random.Random], None], seconds: float = 1.0) -> float:
    dice, games, start = random.Random(7), 0, time.process_time()
    while time.process_time() - start < seconds:
        play(dice)
        games += 1
    return games / (time.process_time() - start)


def _reference_game() -> Callable[[random.Random], None]:
    from quincunx.spec.rulesets import Rulesets, base_ruleset_files
    from reference_impl import scorecard

    rules = scorecard.compile_rules(Rulesets(base_ruleset_files())["yahtzee"].document["definition"])

    def play(dice: random.Random) -> None:
        state = scorecard.new_game(rules, ["Ana"])
        for _ in range(13):
            faces = tuple(dice.randint(1, 6) for _ in range(5))
            state = scorecard.apply(rules, state, scorecard.RollDice("Ana", (), faces))
            for _ in range(2):
                kept = tuple(face for face in faces if dice.random() < 0.5)
                if len(kept) < 5:
                    rolled = tuple(dice.randint(1, 6) for _ in range(5 - len(kept)))
                    state = scorecard.apply(rules, state, scorecard.RollDice("Ana", kept, rolled))
                    faces = kept + rolled
            state = scorecard.apply(
                rules, state, scorecard.FillBox("Ana", dice.choice(list(scorecard.legal(rules, state))))
            )

    return play


def _pyhtzee_game() -> Callable[[random.Random], None]:
    from pyhtzee import Pyhtzee

    def play(dice: random.Random) -> None:
        game = Pyhtzee()
        while not game.is_finished():
            game.take_action(dice.choice(game.get_possible_actions()))

    return play


def main() -> None:
    """Run everything and print the verdicts."""
    with tempfile.TemporaryDirectory(prefix="quincunx-bench-") as name:
        work = Path(name)
        verdicts = scenario_verdicts(work)
        verdicts.append(start_verdict(work))
        verdicts.append(engine_verdict())
        verdicts += rulebook_verdicts(work)
        verdicts += real_book_verdicts(work)
    print("\ntargets")
    for verdict in verdicts:
        print(verdict.line())


if __name__ == "__main__":
    main()
