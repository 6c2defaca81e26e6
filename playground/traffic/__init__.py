"""Every request on its way: who may ask, faults, rate limits, counts, and the inspector's records."""
