"""For the operator: the log, metrics, and pages for health checks."""
