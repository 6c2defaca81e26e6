"""The database itself: its address, tables, transactions and errors."""
