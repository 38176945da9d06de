"""What a run found out, as data, and the files and reports made from it."""
