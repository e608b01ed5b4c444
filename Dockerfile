# The bot in a container; .github/HOSTING.md says how to use it.
FROM python:3.13-slim AS build
# Without docstrings the bot takes 6 MiB less; here they are left out of the compiled code, below of the process.
ENV PYTHONOPTIMIZE=2 UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never
RUN pip install --no-cache-dir uv
WORKDIR /app
COPY pyproject.toml uv.lock README.md LICENSE ./
COPY engine engine
COPY data data
COPY bot bot
COPY cogs cogs
RUN uv sync --locked --no-dev --no-editable

FROM python:3.13-slim
# `unspoken backup` needs these if the database is PostgreSQL.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /data unspoken && install --directory --owner=unspoken /data
COPY --from=build /app/.venv /app/.venv
USER unspoken
# The only folder that the bot writes to.
WORKDIR /data
VOLUME /data
ENV PYTHONOPTIMIZE=2 HOME=/data PATH=/app/.venv/bin:$PATH DATABASE_URL=sqlite+aiosqlite:////data/unspoken.sqlite3
ENTRYPOINT ["unspoken"]
CMD ["run"]
