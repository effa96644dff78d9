"""One running game, without I/O: what people do and what time it is come in, the entries of its log come out. Start with `table`."""
