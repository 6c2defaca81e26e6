"""What every command uses: its services, its limits, who may use it and where."""
