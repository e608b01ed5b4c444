"""For the host: the start and its faults, doctor, backup, monitoring, the invite link."""
