"""All checks in one call, and the writing of the lock.

The rule of this file: it only puts the checks in order; each of them has a module of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from quincunx import paths
from quincunx.errors import FaultsError, LocatedError, UsageError
from quincunx.lint.cards import check_cards
from quincunx.lint.coverage import check_coverage
from quincunx.lint.documents import read_documents
from quincunx.lint.entries import check_entries
from quincunx.lint.faults import Faults
from quincunx.lint.links import Links
from quincunx.lint.lock import LockChanges, check_lock, update_lock
from quincunx.lint.rule_lock import check_rule_texts, update_rule_texts
from quincunx.lint.rules import check_rules
from quincunx.lint.rulesets import check_rulesets
from quincunx.lint.scenes import check_scenes
from quincunx.lint.sentences import check_sentences
from quincunx.lint.shape import check_shape
from quincunx.lint.tables import check_orphans, check_tables
from quincunx.lint.tags import check_ids, check_tags
from quincunx.lint.texts import read_texts
from quincunx.spec.rulesets import Ruleset
from quincunx.spec.yaml_files import forget_places

LOCK = "ids.lock"
"""The name of the lock in the folder of the spec."""


def lint(spec: Path | None = None, features: Path | None = None, with_: Sequence[Path] = ()) -> list[LocatedError]:
    """Everything that is wrong with the spec, the features and, if wished, house rules.

    Args:
        spec: the folder of the spec; the suite's own by default.
        features: the folder of the features; the suite's own by default.
        with_: house rules: YAML and feature files, or folders that hold some.

    Returns:
        All faults, in the order of their places.

    Raises:
        UsageError: a path of ``with_`` does not exist.
    """
    spec, features = spec or paths.SPEC, features or paths.FEATURES
    forget_places()
    faults = Faults()
    rulesets_of_house, features_of_house = house_files(with_)
    documents = read_documents(spec, faults, rulesets_of_house)
    links = Links(documents, faults)
    check_entries(documents, faults)
    check_cards(documents, links, faults)
    check_rules(documents, faults)
    rulesets = check_rulesets(documents, faults)
    check_tables(sound(rulesets, spec, faults).values(), spec / "tables", faults)
    check_orphans(documents, spec / "tables", faults)
    texts = read_texts(features, features_of_house, faults)
    check_shape(texts, features, documents, faults)
    check_tags(texts, documents, rulesets, links)
    check_sentences(texts.texts, rulesets, links)
    check_scenes(texts.texts, sound(rulesets, spec, faults))
    check_coverage(documents, texts, rulesets, faults)
    check_lock(texts, spec / LOCK, faults)
    check_rule_texts(documents, faults)
    return faults.in_order()


def sound(rulesets: Mapping[str, Ruleset], spec: Path, faults: Faults) -> dict[str, Ruleset]:
    """The rulesets that nothing has been found against, in their files, their parents', their tables or cards."""
    files = {
        name: [
            ruleset.file,
            *(rulesets[parent].file for parent in ruleset.ancestry if parent in rulesets),
            *(spec / "tables" / f"{table}.csv" for table in ruleset.tables.values()),
            spec / "games" / ruleset.game / "cards.yaml",
        ]
        for name, ruleset in rulesets.items()
    }
    return {name: ruleset for name, ruleset in rulesets.items() if not any(map(faults.about, files[name]))}


def write_lock(spec: Path | None = None, features: Path | None = None) -> LockChanges:
    """Bring ``ids.lock`` and ``rules.lock`` up to date: new ids are added, changed ones accepted, missing ones retired.

    Args:
        spec: the folder of the spec, as in :func:`lint`.
        features: the folder of the features.

    Returns:
        The ids that were added, refreshed and retired, and the rules of which anything is new.

    Raises:
        FaultsError: ids cannot be trusted, because a feature file cannot be read, an id is missing or stands twice, the
            lock is damaged, or a retired id is in use. Nothing is written then.
    """
    spec, features = spec or paths.SPEC, features or paths.FEATURES
    faults = Faults()
    texts = read_texts(features, (), faults)
    check_ids(texts)
    if faults:
        raise FaultsError(faults.in_order())
    return update_rule_texts(read_documents(spec, Faults(), []), update_lock(texts, spec / LOCK))


def house_files(with_: Sequence[Path]) -> tuple[list[Path], list[Path]]:
    """The YAML and the feature files of house rules.

    Raises:
        UsageError: a path does not exist.
    """
    files: list[Path] = []
    for path in with_:
        if not path.exists():
            raise UsageError(f"there is no {path}; expected: a file or a folder of house rules")
        files += sorted(path.rglob("*")) if path.is_dir() else [path]
    rulesets = [file for file in files if file.suffix == ".yaml"]
    return list(dict.fromkeys(rulesets)), list(dict.fromkeys(file for file in files if file.suffix == ".feature"))
