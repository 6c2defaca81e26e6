"""The gateway: sockets, sessions, and the events that each client gets."""
