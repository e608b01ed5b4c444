"""Reads when a night is to start, as people write it: "Friday 8pm", "morgen halb neun", "明日の夜8時"."""
