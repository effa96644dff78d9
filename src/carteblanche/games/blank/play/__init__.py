"""BLANK played with meanings of the calculus."""
