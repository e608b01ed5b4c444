"""The migrations, run in order by data.migration."""
