"""Who sits with whom, and who goes on."""
