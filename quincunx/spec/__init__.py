"""The rules as data: reading ``spec/`` and house rules into frozen documents."""
