"""Runs the migrations on the connection the program hands over."""

from alembic import context
from sqlalchemy import Connection

from data.schema import metadata

_connection: Connection = context.config.attributes["connection"]

context.configure(
    connection=_connection, target_metadata=metadata, render_as_batch=_connection.dialect.name == "sqlite"
)
with context.begin_transaction():
    context.run_migrations()
