"""A clause as a standing change: what is forbidden, required or allowed, who is spared, and how long it holds."""
