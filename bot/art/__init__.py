"""Card faces, drawn by code."""
