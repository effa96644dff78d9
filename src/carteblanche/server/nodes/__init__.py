"""The nodes of one house: which there are, and what they share."""
