"""Tables: who sits where, which match is being played, and how it is stored; no Discord in here."""
