"""What belongs to the process: clock, tasks, the order of starting and stopping, the engine."""
