"""The Mind: how it is shown, taught, replayed and played by companions."""
