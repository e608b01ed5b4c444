"""Discord on this machine: REST and gateway for an unmodified client, and people who play."""
