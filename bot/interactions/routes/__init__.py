"""What each button, list and form means, and who may use it."""
