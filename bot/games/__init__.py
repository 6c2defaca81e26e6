"""Cards and rules: pure functions of a seed and a list of moves."""
