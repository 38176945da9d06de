"""An examination: the handshake, one exchange of each kind, the farewell.

The rule of this file: a fault ends what builds on it and nothing else. After a breakdown the implementation is started
anew, and the next talk begins.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from quincunx.adapters.base import Transport
from quincunx.adapters.stdio import Stdio
from quincunx.doctor.advice import advice_for, in_plain_words
from quincunx.doctor.declared import declared_faults, rulesets_of
from quincunx.doctor.findings import Finding, Kind
from quincunx.doctor.probes import Probe, talks
from quincunx.errors import AdapterError, AnswerFault
from quincunx.protocol import messages as m
from quincunx.results.model import Exchange
from quincunx.results.transcripts import answer_of, brief, compact, cut
from quincunx.run.replay import differences
from quincunx.run.session import Session
from quincunx.run.verdicts import NotApplicable
from quincunx.spec.rulesets import Ruleset, Rulesets

SLOW = 0.5
"""Seconds; a longer wait for an answer is worth a note."""
_SHOWN = 400  # characters of a message
_BREAKDOWNS = 3  # so many, and it is time to mend something first
_FAREWELL = 1.0  # seconds to end after `bye`


@dataclass
class Diagnosis:
    """Everything that was found.

    Attributes:
        findings: in the order in which they were made.
        hello: what the implementation declares; None when there was no handshake.
    """

    findings: list[Finding] = field(default_factory=list)
    hello: m.HelloResult | None = None

    @property
    def faults(self) -> int:
        """How many faults were found."""
        return sum(1 for finding in self.findings if finding.kind == "fault")


class Examination:
    """Examines one implementation.

    Args:
        transport: a way to it, nothing said yet; it is left for the caller to close.
        rulesets: those that can be asked about.
        suite: the version told in the handshake.
        tell: is given each finding at once.
    """

    def __init__(
        self, transport: Transport, rulesets: Rulesets, suite: str, tell: Callable[[Finding], None] = lambda _: None
    ) -> None:
        self._transport = transport
        self._rulesets = rulesets
        self._suite = suite
        self._tell = tell
        self._diagnosis = Diagnosis()
        self._session = Session(transport, suite)
        self._usable = False
        self._breakdowns = 0
        self._told: set[str] = set()

    def run(self) -> Diagnosis:
        """Try everything."""
        hello = self._greet()
        if hello is None:
            return self._diagnosis
        self._diagnosis.hello = hello
        for finding in declared_faults(hello, self._rulesets):
            self._note(finding)
        for ruleset in rulesets_of(hello, self._rulesets):
            self._about(ruleset, hello.games[ruleset.game])
        if self._usable:
            self._take_leave()
        elif self._breakdowns >= _BREAKDOWNS:
            found = f"given up after {_BREAKDOWNS} breakdowns"
            self._note(Finding("note", "the rest", found, "Mend what is above, then come back."))
        return self._diagnosis

    def _note(self, finding: Finding) -> None:
        """Tell of something; advice that was given before is not given again."""
        if finding.kind == "fault" and finding.advice:
            if finding.advice in self._told:
                finding = Finding(finding.kind, finding.tried, finding.found)
            self._told.add(finding.advice)
        self._diagnosis.findings.append(finding)
        self._tell(finding)

    # --- greeting and leaving ---------------------------------------------------------------------------------------

    def _greet(self) -> m.HelloResult | None:
        """The handshake; None when it fails."""
        before = self._diagnosis.hello
        words = "start, and answer `hello`" if before is None else "start anew, and answer `hello`"
        self._session = Session(self._transport, self._suite)
        begun = time.monotonic()
        try:
            hello = self._session.handshake()
        except AdapterError as error:
            self._broken(words, error)
            return None
        took = time.monotonic() - begun
        self._usable = True
        if before is not None and hello != before:
            change = AnswerFault("after a restart, `hello` declares other capabilities than before")
            self._note(self._fault(words, change))
        elif before is None:
            who = hello.implementation
            found = f"{who.name} {who.version} ({who.language}), after {took:.1f} s"
            self._note(Finding("fine", words, found))
        return hello

    def _take_leave(self) -> None:
        words = "answer `bye`, and end"
        try:
            self._session.bye()
        except AdapterError as error:
            self._broken(words, error)
            return
        if isinstance(self._transport, Stdio) and not self._transport.ended(_FAREWELL):
            found = f"still runs {_FAREWELL:g} s after `bye`"
            self._note(Finding("note", words, found, "End after the answer to `bye`; now it is ended by force."))
        else:
            self._note(Finding("fine", words))

    # --- one ruleset ------------------------------------------------------------------------------------------------

    def _about(self, ruleset: Ruleset, support: m.GameSupport) -> None:
        for talk in talks(ruleset, support):
            if not self._usable and (self._breakdowns >= _BREAKDOWNS or self._greet() is None):
                return
            seen: Exchange | None = None
            for probe in talk:
                try:
                    self._session.about(ruleset.game, ruleset.engine)
                except AnswerFault:
                    return  # an unknown field: told already
                exchange = self._try(ruleset, probe, seen)
                if exchange is None:
                    break
                if exchange.response and "observation" in exchange.response.get("result", {}):
                    seen = exchange

    def _try(self, ruleset: Ruleset, probe: Probe, seen: Exchange | None) -> Exchange | None:
        """One probe; None when the talk cannot go on."""
        words = f"{ruleset.id}: {probe.words}"
        begun = time.monotonic()
        try:
            result = self._session.ask(probe.params)
        except NotApplicable as reason:
            self._note(Finding("declined", words, f"unsupported: {reason}"))
            return None if isinstance(probe.params, m.Start) else self._last()
        except AnswerFault as error:
            self._note(self._fault(words, error))
            return None if isinstance(probe.params, m.Start) else self._last()
        except AdapterError as error:
            self._broken(words, error)
            return None
        took = time.monotonic() - begun
        exchange = self._last()
        for kind, found, advice in _judged(probe, result, exchange, seen, took):
            shown = kind == "fault"
            self._note(Finding(kind, words, found, advice, *(_messages(exchange) if shown else ())))
        return None if isinstance(probe.params, m.Start) and result.rejected is not None else exchange

    # --- faults -----------------------------------------------------------------------------------------------------

    def _last(self) -> Exchange:
        return self._session.transcript[-1]

    def _fault(self, words: str, error: AdapterError, stderr: str = "") -> Finding:
        messages = _messages(self._last()) if self._session.transcript else ("", "")
        return Finding("fault", words, in_plain_words(error), advice_for(error), *messages, stderr=stderr)

    def _broken(self, words: str, error: AdapterError) -> None:
        self._transport.restart()
        self._breakdowns += 1
        self._note(self._fault(words, error, self._transport.last_words()))
        self._usable = False


def _judged(
    probe: Probe, result: m.Result, exchange: Exchange, seen: Exchange | None, took: float
) -> Iterator[tuple[Kind, str, str]]:
    """What to say about an answer that is well-formed: kind, what was found, what to do."""
    if took > SLOW:
        yield (
            "note",
            f"answered after {took:.1f} s",
            "The suite asks thousands of times, and waits each time for --timeout.",
        )
    rejected = result.rejected
    if probe.due == "answer" and rejected is not None:
        reason = ": ".join(filter(None, (rejected.rule, rejected.message)))
        found = f"rejected{f' ({reason})' if reason else ''}; the rules allow it"
        yield "fault", found, "Most scenarios stop here. Compare what was sent with what your engine was asked."
    elif probe.due == "rejected" and rejected is None:
        yield "note", "accepted; nobody may do this", "`check` tells under which rule."
    elif probe.unchanged and seen is not None and (changed := differences(seen, exchange)):
        yield (
            "fault",
            f"it sees something else than before: {changed[0]}",
            "`observe` changes nothing, a refusal neither.",
        )
    else:
        yield "fine", "rejected" if rejected is not None else _short(result), ""


def _short(result: m.Result) -> str:
    for name in ("points", "groups", "satisfied"):
        value = getattr(result, name)
        if value is not None:
            return f"{name} {compact(value)}"
    return ""


def _messages(exchange: Exchange) -> tuple[str, str]:
    sent = compact(brief(exchange.request))
    came = "" if exchange.response is None else answer_of(exchange)
    return cut(sent, _SHOWN), cut(came, _SHOWN)
