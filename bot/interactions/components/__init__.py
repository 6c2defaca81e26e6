"""What messages and forms are made of, and reading what was chosen in them."""
