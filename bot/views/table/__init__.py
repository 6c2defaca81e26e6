"""The messages of a table: lobby, table, hand, result, and what is behind the button with three dots."""
