"""The pictures of ito."""
