"""For research: games as environments and as data. It needs the extra `research`."""
