from tests.data.databases import database_url

__all__ = ["database_url"]
