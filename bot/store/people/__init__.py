"""What is stored about people and servers, exported and deleted."""
