"""The live tables of a process: found, opened, rested, and one command at a time at each."""
