"""Data that outlives the process: the match store, its migrations, and the texts in each language."""
