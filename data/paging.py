"""Paging: the number of pages, and the check of a page number."""

from data.errors import PageUnknown


def count_pages(total: int, page: int, size: int) -> int:
    """Return the number of pages of a size, at least one.

    Raises:
        PageUnknown: the wanted page is none of them.
    """
    pages = max(1, -(-total // size))
    if page not in range(1, pages + 1):
        raise PageUnknown(page, pages)
    return pages
