"""Rules: state, actions, events and views, with no Discord, no I/O and no clock."""
