"""The process: child processes, background tasks, exit statuses, its part of a cluster."""
