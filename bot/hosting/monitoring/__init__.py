"""What the process tells its operator: its log, its metrics, and whether it is well."""
