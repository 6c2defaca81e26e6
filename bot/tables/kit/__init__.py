"""What tables are run with: clocks, background tasks, slow computations, refusals."""
