"""The template's tests belong to the third game; here there is no such game."""

collect_ignore = ["template"]
