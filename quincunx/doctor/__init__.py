"""What is wrong with an adapter, in plain words: one exchange of each kind is tried, and each fault is explained.

The rule of this package: it looks at the form of answers. Whether they are right is for the check to say.
"""
