"""What every message is made of: layouts, buttons, forms, questions, and the ids of what can be pressed."""
