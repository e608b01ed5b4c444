"""ito: how it is shown, written and replayed."""
