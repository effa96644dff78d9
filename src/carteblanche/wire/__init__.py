"""What goes between server and clients: two sealed families of messages, one codec, and their types in TypeScript."""
