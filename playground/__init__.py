"""A local Discord for trying and testing bots that work by interactions: REST, gateway and a web page."""
