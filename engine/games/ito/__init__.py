"""ito by 326 (Mitsuru Nakamura): numbers told by things, and laid in order."""
