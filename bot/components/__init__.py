"""Panels: what one message or one answer shows, and the ways there and back."""
