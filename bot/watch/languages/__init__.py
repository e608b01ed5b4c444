"""What is known of each language: the data, and its reader."""
