#!/bin/sh
# Starts the adapter, from whatever folder. PYTHON names another interpreter.
cd "$(dirname "$0")" && exec "${PYTHON:-python3}" adapter.py
