"""Charts of results: what is to be drawn, drawn by a process of its own, so that no table waits for it."""
