"""A local Discord for trying and testing interactions bots: REST, gateway and a web page."""
