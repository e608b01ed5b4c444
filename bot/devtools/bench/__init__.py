"""What the bot costs on this machine, mostly as ratios, which hold where seconds do not."""
