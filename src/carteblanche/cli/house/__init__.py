"""Commands that copy a whole house."""
