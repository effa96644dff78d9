"""How the network that reads card texts is trained: `python -m drivers.reader.train`."""
