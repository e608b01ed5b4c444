"""Tools for contributors: the benchmark, tuning, the training of the watch, the search for slow messages."""
