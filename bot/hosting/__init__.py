"""What a host runs and reads: the start and its faults, doctor, backup, monitoring, the invite link."""
