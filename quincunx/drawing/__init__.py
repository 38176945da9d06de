"""Dice and marks as small pictures, for the rulebook, the report and the matrix alike."""
