"""The Game: how it is shown, taught, replayed and played by companions."""
