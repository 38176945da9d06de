"""Feature files: reading them, naming their scenarios for good, and finding them."""
