"""The rulebook: a Sphinx extension that shows rules with the scenarios that prove them, and the build around it.

The way through the modules: :mod:`settings` configures Sphinx, :mod:`extension` registers everything,
:mod:`domain` keeps what the documents define, :mod:`features` reads feature files as documents, :mod:`rules`,
:mod:`sheet`, :mod:`lists` and :mod:`coverage` write the parts that are generated from the spec, :mod:`slots` fills in
whatever comes from outside of a document, :mod:`freshness` decides what has to be read or written again, and
:mod:`build` runs it all from an installed package.
"""
