"""What is somebody's own: games, settings, data; the settings of a server; help."""
