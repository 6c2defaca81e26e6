"""What requests change, and whom the gateway tells of it. The endpoints of ``rest`` and ``control`` share this."""
