"""One running game, without I/O: it is told the time and what people do, and says what follows. Start with `table`."""
