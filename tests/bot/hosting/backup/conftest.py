from tests.data.databases import database_url, empty_database_url

__all__ = ["database_url", "empty_database_url"]
