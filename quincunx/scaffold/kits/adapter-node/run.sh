#!/bin/sh
# Starts the adapter, from whatever folder.
cd "$(dirname "$0")" && exec node adapter.js
