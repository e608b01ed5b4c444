"""Messages of a table in Discord: the public one and the hands, and what keeps them up to date."""
