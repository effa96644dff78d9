"""What BLANKO adds to the server: word lists and the words of the house."""
