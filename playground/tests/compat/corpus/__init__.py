"""Bots that strangers wrote, unchanged: what people type, and what is in the answers."""
