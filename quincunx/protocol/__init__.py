"""The wire protocol, version 1: JSON-RPC 2.0, one message a line."""
