"""Star of Africa by Kari Mannerla: climbing tricks with lions, a Brigand and the Star; and a patience."""
