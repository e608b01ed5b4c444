"""Paging: how many pages there are, and that a page is one of them."""

from data.errors import PageUnknown


def count_pages(total: int, page: int, size: int) -> int:
    """Return how many pages of a size there are, at least one.

    Raises:
        PageUnknown: the wanted page is none of them.
    """
    pages = max(1, -(-total // size))
    if page not in range(1, pages + 1):
        raise PageUnknown(page, pages)
    return pages
